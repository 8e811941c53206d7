import BidiAlgorithm
import Fixing
import Testing

/// Numbers, dates and addresses behind labels, rows, tracks and lines of markup, each with what
/// looks like it and is whole.
@Suite struct RowsAndLabelsTests {
  private static func first(_ pseudo: String, _ direction: TextDirection) -> Candidate? {
    Fixer().fix(BrokenString.scalars(pseudo), direction: .explicit(direction)).candidates.first
  }

  /// From right to left: arguments of Qt, versions behind a label, addresses that begin with the
  /// number of the house, calculations in the digits of Persian, ways to a file.
  @Test(
    arguments: [
      (
        "\u{627}\u{644}\u{646}\u{633}\u{62E}\u{629} %1 (%2)",
        "(%2) %1 \u{629}\u{62E}\u{633}\u{646}\u{644}\u{627}"
      ),
      ("\u{641}\u{627}\u{6CC}\u{644} %1: %2", "%2 :%1 \u{644}\u{6CC}\u{627}\u{641}"),
      ("ABC %{U+004C}1 DEF", "FED %{U+004C}1 CBA"),
      ("ABC ids : 4.33.0", "4.33.0 : ids CBA"),
      ("ABC DEF ids: 2.0.1", "2.0.1 :ids FED CBA"),
      (
        "\u{646}\u{633}\u{62E}\u{629} ids: 10.4.2",
        "10.4.2 :ids \u{629}\u{62E}\u{633}\u{646}"
      ),
      (
        "\u{5DB}\u{5EA}\u{5D5}\u{5D1}\u{5EA}: 12 {U+0048}erzl {U+0054}el {U+0041}viv",
        "12 {U+0048}erzl {U+0054}el {U+0041}viv :\u{5EA}\u{5D1}\u{5D5}\u{5EA}\u{5DB}"
      ),
      (
        "\u{622}\u{62F}\u{631}\u{633}: 4520 {U+004B}ing {U+0057}ay",
        "4520 {U+004B}ing {U+0057}ay :\u{633}\u{631}\u{62F}\u{622}"
      ),
      (
        "\u{62D}\u{627}\u{635}\u{644} \u{6F9} \u{F7} \u{6F3} = \u{6F3}",
        "\u{6F9} \u{F7} \u{6F3} = \u{6F3} \u{644}\u{635}\u{627}\u{62D}"
      ),
      (
        "\u{62C}\u{648}\u{627}\u{628}: \u{6F8} - \u{6F5} = \u{6F3}",
        "\u{6F8} - \u{6F5} = \u{6F3} :\u{628}\u{627}\u{648}\u{62C}"
      ),
      (
        "2023 \u{203A} ABC \u{203A} 05 \u{203A} 7_notes.txt",
        "2023 \u{203A} CBA \u{203A} 05 \u{203A} 7_notes.txt"
      ),
      (
        "7 \u{203A} \u{635}\u{648}\u{631} \u{203A} 2 \u{203A} 5_img.png",
        "7 \u{203A} \u{631}\u{648}\u{635} \u{203A} 2 \u{203A} 5_img.png"
      ),
    ] as [(String, String)])
  func linesFromTheRight(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.right)
  }

  /// Shares, sums, counts, years and ways that may be read as they are drawn.
  @Test(arguments: [
    "\u{628}\u{646}\u{633}\u{628}\u{629} %1", "\u{628}\u{64A}\u{646} %1 \u{648} %2",
    "\u{628}\u{64A}\u{646} %1 - %2", "\u{646}\u{633}\u{628}\u{629} %50 (%60)", "ABC %1 (%2)",
    "ABC ids 4.33.0", "ABC ids: 12",
    "ABC: 250 {U+0047}reen {U+0041}pples",
    "\u{5DC}\u{5D3}\u{5D5}\u{5D2}\u{5DE}\u{5D4}: 5 {U+0042}ig {U+004D}acs",
    "\u{62D}\u{627}\u{635}\u{644} \u{667} - \u{663} = \u{664}",
    "\u{62F}\u{645}\u{627} \u{6F7} - \u{6F3}",
    "ABC \u{203A} DEF \u{203A} GHI", "2023 \u{203A} ABC \u{203A} 05 \u{203A} notes.txt",
    "2023 \u{203A} ABC \u{203A} DEF \u{203A} 05",
  ])
  func wholeLinesFromTheRight(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.right])
  }

  /// From left to right: phones in brackets, dates with months, titles with a number, tracks, cells
  /// before code, markup as its source.
  @Test(
    arguments: [
      ("sender: ABC DEF (0501234567)", "sender: FED CBA (0501234567)"),
      (
        "client: \u{639}\u{645}\u{631} (021112223344)",
        "client: \u{631}\u{645}\u{639} (021112223344)"
      ),
      (
        "due date: 15 \u{5D9}\u{5E0}\u{5D5}\u{5D0}\u{5E8} 2025",
        "due date: 2025 \u{5E8}\u{5D0}\u{5D5}\u{5E0}\u{5D9} 15"
      ),
      (
        "sent 3 \u{645}\u{627}\u{64A}\u{648} 2024",
        "sent 2024 \u{648}\u{64A}\u{627}\u{645} 3"
      ),
      (
        "born 5 \u{5D1}\u{5DE}\u{5D0}\u{5D9} 1990 in x",
        "born 1990 \u{5D9}\u{5D0}\u{5DE}\u{5D1} 5 in x"
      ),
      (
        "playlist: \u{6F5} \u{622}\u{647}\u{646}\u{6AF} \u{62E}\u{648}\u{628} (\u{6F2}\u{6F0}\u{6F1}\u{6F9})",
        "playlist: (\u{6F2}\u{6F0}\u{6F1}\u{6F9}) \u{628}\u{648}\u{62E} \u{6AF}\u{646}\u{647}\u{622} \u{6F5}"
      ),
      (
        "album: \u{6F7} \u{634}\u{639}\u{631} \u{646}\u{648}",
        "album: \u{648}\u{646} \u{631}\u{639}\u{634} \u{6F7}"
      ),
      ("1. ABC DEF \u{2013} 4:32", "1. FED CBA \u{2013} 4:32"),
      ("12) ABC - 3:07", "12) CBA - 3:07"),
      (
        "x,y,\u{645}\u{635}\u{631},5d41402abc4b2a76b9719d911017c592",
        "x,y,\u{631}\u{635}\u{645},5d41402abc4b2a76b9719d911017c592"
      ),
      (
        "x,ABC,5d41402abc4b2a76b9719d911017c592",
        "x,CBA,5d41402abc4b2a76b9719d911017c592"
      ),
      (#"<string name="a">ABC.</string>"#, #"<string name="a">.CBA</string>"#),
      (
        #"<row id="1"><cell name="AB.">CD</cell></row>"#,
        #"<row id="1"><cell name=".BA">DC</cell></row>"#
      ),
    ] as [(String, String)])
  func linesFromTheLeft(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// Other numbers in brackets, a day without a year, a date from left to right, counts, markup and
  /// rows that look right.
  @Test(arguments: [
    "about ABC DEF (0123456)", "due date: 15 \u{5D9}\u{5E0}\u{5D5}\u{5D0}\u{5E8}",
    "due date: 15 \u{2067}\u{5D9}\u{5E0}\u{5D5}\u{5D0}\u{5E8}\u{2069} 2025",
    "messages: \u{6F5} \u{67E}\u{6CC}\u{627}\u{645}", "playlist: 5 ABC DEF",
    #"<string name="a">ABC DEF</string>"#, "| ABC | DEF | GHI |", "| \u{645}\u{635}\u{631} |",
    "*ABC DEF*",
  ])
  func wholeLinesFromTheLeft(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }

  /// An hour behind what a list names goes with it, and no candidate turns an element round.
  @Test func whatIsNoTrackAndWhatIsInAnElement() {
    let hour = Self.first("1. ABC DEF - 4:30", .leftToRight)
    #expect(hour?.display == BrokenString.scalars("4:30 - FED CBA .1"))
    let element = Self.first(
      "<string name=\"n\">\u{639}\u{62F}\u{62F}: %1$d</string>", .leftToRight)
    let display = String(String.UnicodeScalarView(element?.display ?? []))
    #expect(display.hasPrefix("<string name=\"n\">"))
    #expect(display.hasSuffix("</string>"))
  }

  /// What was found says as many problems as judging its own text does.
  @Test(arguments: [
    "due date: 15 \u{5D9}\u{5E0}\u{5D5}\u{5D0}\u{5E8} 2025", "1. ABC DEF - 4:32",
    #"<row id="1"><cell name="AB.">CD</cell></row>"#, "| ABC | DEF", "x,ABC,5d41402abc4b2a76b97",
  ])
  func candidatesCountTheirProblems(_ pseudo: String) {
    let direction = BaseDirection.explicit(.leftToRight)
    for candidate in Fixer().fix(BrokenString.scalars(pseudo), direction: direction).candidates {
      let asked = candidate.direction.map(BaseDirection.explicit) ?? direction
      #expect(Judge().problems(of: candidate.text, direction: asked).count == candidate.problems)
    }
  }
}

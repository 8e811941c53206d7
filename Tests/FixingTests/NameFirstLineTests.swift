import BidiAlgorithm
import Fixing
import Testing
import Wording

/// Lines from left to right that begin with a name in right-to-left letters or with the head of a
/// line of a log, and names of files, each with what looks like it.
@Suite struct NameFirstLineTests {
  private static func problems(_ pseudo: String) -> [Problem] {
    Judge().problems(of: BrokenString.scalars(pseudo), direction: LineExpectations.left)
  }

  /// A date, a length, an address, a picture or code behind a name, drawn in its place.
  @Test(arguments: [
    "ABC (5 {U+004D}ay 2024)", "\u{5D3}\u{5E0}\u{5D4} ({U+004D}arch 12, 2024)",
    "\u{633}\u{627}\u{631}\u{629} (5 min)", "\u{622}\u{631}\u{634} (10 km)",
    "ABC <abc@example.com>", "\u{639}\u{645}\u{631} - omar@example.com", "ABC: www.example.com",
    "\u{631}\u{636}\u{627}: file.pdf", "ABC DEF: foo()", "\u{5D3}\u{5E0}\u{5D4}: \u{1F44D}",
    "\u{645}\u{6CC}\u{646}\u{627}: \u{1F602}\u{1F602}", "ABC: ...", "ABC: :)",
  ])
  func whatIsInItsPlaceIsWhole(_ pseudo: String) {
    #expect(Self.problems(pseudo).isEmpty)
  }

  /// The end of a sentence and of a label are out of place, and a picture behind a sentence is.
  @Test(arguments: [
    "ABC!", "ABC DEF?", "\u{627}\u{644}\u{627}\u{633}\u{645}:", "\u{5D3}\u{5E0}\u{5D4}...",
    "\u{5D0}\u{5E0}\u{5D9} ABC \u{1F44D}", "ABC - 5 reviews", "ABC DEF GHI.",
  ])
  func whatIsOutOfItsPlaceIsTorn(_ pseudo: String) {
    #expect(!Self.problems(pseudo).isEmpty)
  }

  /// Two names with what joins them.
  @Test(arguments: [
    "ABC vs. DEF", "\u{5DE}\u{5DB}\u{5D1}\u{5D9} vs. \u{5D4}\u{5E4}\u{5D5}\u{5E2}\u{5DC}",
    "\u{639}\u{645}\u{631} v. \u{633}\u{627}\u{631}\u{629}", "ABC DEF feat. GHI", "ABC & DEF",
    "ABC vs DEF",
  ])
  func twoNamesAreWhole(_ pseudo: String) {
    #expect(Self.problems(pseudo).isEmpty)
  }

  /// A date in English and a length of time stay behind the name, and a payment behind two.
  @Test(
    arguments: [
      ("ABC \u{2013} 12 {U+004D}ar 2024", "CBA \u{2013} 12 {U+004D}ar 2024"),
      (
        "\u{5D3}\u{5E0}\u{5D4}, 12 {U+004D}ar 2024",
        "\u{5D4}\u{5E0}\u{5D3}, 12 {U+004D}ar 2024"
      ),
      (
        "\u{633}\u{627}\u{631}\u{629} \u{B7} 5 min",
        "\u{629}\u{631}\u{627}\u{633} \u{B7} 5 min"
      ),
      ("\u{622}\u{631}\u{634}, 3h", "\u{634}\u{631}\u{622}, 3h"),
      (
        "ABC \u{2192} DEF: 50 {U+0049}{U+004C}{U+0053}",
        "CBA \u{2192} FED: 50 {U+0049}{U+004C}{U+0053}"
      ),
    ] as [(String, String)])
  func momentsStayBehindTheName(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// A date, a time or a user in brackets begins a line as the name of a level does.
  @Test(arguments: [
    "[2024-03-12] ABC DEF", "[12:30] ABC DEF GHI", "[2024-03-12 10:30] ABC",
    "[2024-03-12] \u{639}\u{645}\u{631}: \u{633}\u{644}\u{627}\u{645}", "<dana> ABC DEF",
    "12:30 <dana> \u{5D0}\u{5D1}\u{5D2} \u{5D3}\u{5D4}\u{5D5} \u{5D6}\u{5D7}\u{5D8}",
    "<reza_k> \u{633}\u{644}\u{627}\u{645} \u{62E}\u{648}\u{628}\u{6CC}",
  ])
  func headsOfLinesAreWhole(_ pseudo: String) {
    #expect(Self.problems(pseudo).isEmpty)
  }

  /// A sentence behind such a head has its own end.
  @Test func endsBehindHeads() {
    LineExpectations.expectFirst(
      pseudo: "[12:30] ABC DEF GHI.", "[12:30] .IHG FED CBA", LineExpectations.left)
    LineExpectations.expectFirst(
      pseudo: "<dana> ABC DEF GHI!", "<dana> !IHG FED CBA", LineExpectations.left)
  }

  /// Names of files, however long they are.
  @Test(arguments: [
    "ABC DEF - GHI JK LMN.mp3", "\u{5D3}\u{5D5}\u{5D7} \u{5E9}\u{5E0}\u{5EA}\u{5D9} DEF GHI.docx",
    "\u{62A}\u{642}\u{631}\u{64A}\u{631} \u{633}\u{646}\u{648}\u{64A} \u{62C}\u{62F}\u{64A}\u{62F}.pdf",
    "ABC DEF GHI 2024.pdf",
  ])
  func filesAreWhole(_ pseudo: String) {
    #expect(Self.problems(pseudo).isEmpty)
  }

  /// The dot of a unit goes with it where right-to-left words follow.
  @Test(
    arguments: [
      ("ABC 2 lb. DEF", "FED 2 lb. CBA"),
      (
        "\u{627}\u{634}\u{62A}\u{631}\u{64A}\u{62A} 5 oz. \u{644}\u{62D}\u{645}",
        "\u{645}\u{62D}\u{644} 5 oz. \u{62A}\u{64A}\u{631}\u{62A}\u{634}\u{627}"
      ),
      (
        "\u{635}\u{641}\u{62D}\u{647} 27 in. \u{646}\u{648}",
        "\u{648}\u{646} 27 in. \u{647}\u{62D}\u{641}\u{635}"
      ),
      ("ABC 10 min. DEF", "FED 10 min. CBA"),
      // At the end the dot is the sentence's.
      ("ABC 2 lb.", ".2 lb CBA"), ("ABC 2 kg. DEF", "FED .2 kg CBA"),
    ] as [(String, String)])
  func shortenedUnits(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, .explicit(.rightToLeft))
  }

  /// What is said of the words in a command of TeX, of a sentence and of a length of time.
  @Test func nouns() {
    let title = Array("\\title{\u{5D0}\u{5D1}, \u{5D2}\u{5D3}!}".unicodeScalars)
    #expect(Judge().problems(of: title, direction: LineExpectations.left).map(\.kind) == [.name])
    #expect(Self.problems("ABC, 3h").map(\.noun.english) == ["time"])
    let footnote = Array("\\footnote{\u{633}\u{644} \u{645}\u{646}.}".unicodeScalars)
    let note = Fixer().fix(footnote, direction: LineExpectations.left)
    #expect(note.candidates.first?.name.english == "FSI and PDI around these words")
  }
}

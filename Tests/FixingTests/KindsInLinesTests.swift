import BidiAlgorithm
import Fixing
import Testing

/// Kinds of pieces in lines of the other direction, each with what looks like it and is whole:
/// commands of TeX, requests to merge, names with a sign or a number, hours behind a name, curly
/// quotation marks.
@Suite struct KindsInLinesTests {
  /// The command stands left of its group, whatever the group holds.
  @Test(
    arguments: [
      (#"ABC \section{DEF} GHI"#, #"IHG \section{FED} CBA"#),
      (#"\section{ABC DEF}"#, #"\section{FED CBA}"#),
      (#"ABC \footnote{DEF 5} GHI"#, #"IHG \footnote{5 FED} CBA"#),
      (#"ABC \textbf{DEF}."#, #".\textbf{FED} CBA"#),
      (#"ABC \item[DEF] GHI"#, #"IHG \item[FED] CBA"#),
      (#"ABC \href{a.org/b}{DEF} GHI"#, #"IHG \href{a.org/b}{FED} CBA"#),
      (#"ABC \cite{key2020} DEF"#, #"FED \cite{key2020} CBA"#),
      (
        "\u{642}\u{627}\u{644} \\emph{\u{645}\u{647}\u{645}} \u{62C}\u{62F}\u{627}",
        "\u{627}\u{62F}\u{62C} \\emph{\u{645}\u{647}\u{645}} \u{644}\u{627}\u{642}"
      ),
    ] as [(String, String)])
  func aCommandStandsLeftOfItsGroup(_ pseudo: String, _ wanted: String) {
    let fixed = Fixer().fix(BrokenString.scalars(pseudo), direction: .explicit(.rightToLeft))
    #expect(fixed.candidates.first?.display == BrokenString.scalars(wanted))
    #expect(fixed.candidates.first?.problems == 0)
    #expect(fixed.candidates.first?.insertions.count == 2)
  }

  /// From left to right the same is whole, and a line of TeX by itself is no sentence.
  @Test(arguments: [
    #"see \textbf{ABC} and \emph{DEF}"#, #"\section{ABC DEF GHI}"#, #"\frac{a}{b} of \emph{AB}"#,
  ])
  func aLineOfTeXIsWhole(_ pseudo: String) {
    #expect(Judge().problems(of: BrokenString.scalars(pseudo)).isEmpty)
  }

  /// The sign of a request to merge stands left of its number, behind a prefix too.
  @Test(
    arguments: [
      ("ABC !123 DEF", "FED !123 CBA"), ("ABC A-!45, DEF", "FED ,!45-A CBA"),
      ("!7 ABC", "CBA !7"), ("ABC (!123)", "(!123) CBA"),
      (
        "\u{62A}\u{645} \u{62F}\u{645}\u{62C} !88 \u{623}\u{645}\u{633}",
        "\u{633}\u{645}\u{623} !88 \u{62C}\u{645}\u{62F} \u{645}\u{62A}"
      ),
    ] as [(String, String)])
  func aRequestToMergeHasItsSignOnItsLeft(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.right)
  }

  /// What ends a sentence before a number, a sum or a share, and tickets beside Hebrew, whose sign
  /// goes with the digits (W5).
  @Test(arguments: [
    "ABC! 123 DEF", "ABC !123\u{20AA}", "ABC !50% DEF", "ABC !50 \u{20AC}", "ABC!5", "ABC !!!1",
    "ABC !0 DEF", "ABC !12345678 DEF", "ABC #123 DEF", "#123 ABC", "ABC A-#45 DEF",
  ])
  func otherMarksBesideNumbersAreWhole(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.right])
  }

  /// A mark belongs to the name before it where the sentence surely goes on.
  @Test(
    arguments: [
      ("ABC {U+004D}amma {U+004D}ia! DEF", "FED {U+004D}amma {U+004D}ia! CBA"),
      ("ABC {U+0059}u-{U+0047}i-{U+004F}h! DEF", "FED {U+0059}u-{U+0047}i-{U+004F}h! CBA"),
      ("ABC {U+0041}irplane!, DEF", "FED ,{U+0041}irplane! CBA"),
      (
        "ABC {U+0042}ig {U+0041}irplane! \u{5E9}\u{5DC} DEF",
        "FED \u{5DC}\u{5E9} {U+0042}ig {U+0041}irplane! CBA"
      ),
      (
        "\u{641}\u{6CC}\u{644}\u{645} {U+0048}elp! \u{631}\u{627} \u{62F}\u{6CC}\u{62F}\u{645}",
        "\u{645}\u{62F}\u{6CC}\u{62F} \u{627}\u{631} {U+0048}elp! \u{645}\u{644}\u{6CC}\u{641}"
      ),
    ] as [(String, String)])
  func aMarkBelongsToAName(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.right)
  }

  /// A mark that may end the sentence, or stands in a name of Latin words.
  @Test(arguments: [
    "ABC {U+0042}utterfly! DEF", "ABC {U+0041}irplane!", "ABC {U+004D}amma {U+004D}ia!",
    "ABC {U+004D}ia! DEF", "ABC {U+0050}anic! at the {U+0044}isco DEF",
    "ABC airplane! DEF", "ABC {U+0053}top! DEF GHI",
  ])
  func aMarkMayEndTheSentence(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.right])
  }

  /// A number begins a name behind the word before a definite object, or a word for who has it.
  @Test(
    arguments: [
      (
        "ABC \u{5D0}\u{5EA} 50 {U+0043}ent DEF",
        "FED 50 {U+0043}ent \u{5EA}\u{5D0} CBA"
      ),
      (
        "ABC \u{5D5}\u{5D0}\u{5EA} 21 {U+0053}avage",
        "21 {U+0053}avage \u{5EA}\u{5D0}\u{5D5} CBA"
      ),
      (
        "\u{645}\u{63A}\u{646}\u{64A} 50 {U+0043}ent \u{623}\u{645}\u{633}",
        "\u{633}\u{645}\u{623} 50 {U+0043}ent \u{64A}\u{646}\u{63A}\u{645}"
      ),
      ("ABC A-7-{U+0045}leven DEF", "FED 7-{U+0045}leven-A CBA"),
    ] as [(String, String)])
  func aNumberBeginsAName(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.right)
  }

  /// A number of things, and a name whose digits stand right beside its letters.
  @Test(arguments: [
    "ABC 5 {U+004D}ac{U+0042}ook DEF", "ABC \u{5D0}\u{5EA} 5 {U+0050}{U+0044}{U+0046} DEF",
    "ABC \u{5D0}\u{5EA} 5 apples DEF", "ABC 3{U+004D} DEF", "ABC A-3{U+004D} DEF",
  ])
  func aNumberOfThingsIsWhole(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.right])
  }

  /// A path of menus is one piece with its dots; without them it is whole.
  @Test func aPathOfMenusKeepsItsDots() {
    let right = BaseDirection.explicit(.rightToLeft)
    let torn = BrokenString.scalars("ABC {U+0046}ile > {U+0053}ave {U+0041}s... DEF")
    let wanted = BrokenString.scalars("FED {U+0046}ile > {U+0053}ave {U+0041}s... CBA")
    #expect(Fixer().fix(torn, direction: right).candidates.first?.display == wanted)
    for whole in [
      "ABC {U+0053}ettings {U+2192} {U+0050}rivacy DEF", "ABC {U+0046}ile > {U+004F}pen DEF",
    ] {
      #expect(Judge().problems(of: BrokenString.scalars(whole), direction: right).isEmpty)
    }
  }

  /// Hours behind somebody in an English line are the line's.
  @Test(
    arguments: [
      ("lunch with ABC 12:00-13:00", "lunch with CBA 12:00-13:00"),
      ("lunch with ABC DEF 12:00\u{2013}13:00", "lunch with FED CBA 12:00\u{2013}13:00"),
      ("meet ABC 9:00 - 10:30", "meet CBA 9:00 - 10:30"),
      ("lunch with ABC 12:00-13:00 at the office", "lunch with CBA 12:00-13:00 at the office"),
      ("coffee with ABC 14:30.", "coffee with CBA 14:30."),
      (
        "lunch with \u{62F}\u{627}\u{646}\u{629} 12:00-13:00",
        "lunch with \u{629}\u{646}\u{627}\u{62F} 12:00-13:00"
      ),
    ] as [(String, String)])
  func hoursBehindSomebodyAreTheLines(_ pseudo: String, _ wanted: String) {
    for direction in [BaseDirection.auto, .explicit(.leftToRight)] {
      LineExpectations.expectFirst(pseudo: pseudo, wanted, direction)
    }
  }

  /// Hours behind what is no person, a day, or the word for when; a house behind its street, which
  /// may be read either way.
  @Test(arguments: [
    "open ABC 10:00-13:00", "due ABC 10:30", "with \u{5D9}\u{5D5}\u{5DD} A 12:00-13:00",
    "lunch with ABC at 12:00-13:00", "ABC DEF 12:00-13:00", "lunch with ABC 12",
    "{U+0052}oom 5, ABC 12, {U+0054}el {U+0041}viv",
  ])
  func otherHoursMayStandEitherWay(_ pseudo: String) {
    #expect(
      Judge().problems(of: BrokenString.scalars(pseudo), direction: .explicit(.leftToRight))
        .isEmpty)
  }

  /// Curly marks have no mirror image: no candidate draws the one that opens behind its quotation
  /// where it stood before it.
  @Test(arguments: ["\u{201C}ABC!\u{201D} he said", "he said \u{201C}ABC!\u{201D} and left"])
  func curlyMarksStayOnTheirSides(_ pseudo: String) throws {
    let fixed = Fixer().fix(BrokenString.scalars(pseudo), direction: .explicit(.leftToRight))
    #expect(!fixed.candidates.isEmpty)
    for candidate in fixed.candidates {
      let opening = try #require(candidate.display.firstIndex(of: "\u{201C}"))
      let closing = try #require(candidate.display.firstIndex(of: "\u{201D}"))
      #expect(opening < closing)
    }
  }
}

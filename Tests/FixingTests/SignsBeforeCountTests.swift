import BidiAlgorithm
import Fixing
import Testing

/// Several signs that end right-to-left words before a number and what it counts.
@Suite struct SignsBeforeCountTests {
  /// They stay together at the end of the words that a label leads to, or that begin the line.
  @Test(
    arguments: [
      (
        "Review: \u{645}\u{646}\u{62A}\u{62C} \u{645}\u{645}\u{62A}\u{627}\u{632}!!! 5/5 stars",
        "Review: !!!\u{632}\u{627}\u{62A}\u{645}\u{645} \u{62C}\u{62A}\u{646}\u{645} 5/5 stars"
      ),
      (
        "Comment: \u{5DE}\u{5D5}\u{5E6}\u{5E8} \u{5DE}\u{5E2}\u{5D5}\u{5DC}\u{5D4}... 3 likes",
        "Comment: ...\u{5D4}\u{5DC}\u{5D5}\u{5E2}\u{5DE} \u{5E8}\u{5E6}\u{5D5}\u{5DE} 3 likes"
      ),
      (
        "\u{6A9}\u{62A}\u{627}\u{628} \u{62E}\u{648}\u{628}?! 2 stars",
        "!?\u{628}\u{648}\u{62E} \u{628}\u{627}\u{62A}\u{6A9} 2 stars"
      ),
    ] as [(String, String)])
  func signsOfWordsStayTogether(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Behind a word of the sentence they are its own.
  @Test func signsOfTheSentenceStayTogether() {
    LineExpectations.expectFirst(
      pseudo: "great ABCD!! 5/5 stars", "great DCBA!! 5/5 stars", LineExpectations.left)
  }

  /// No candidate takes them apart.
  @Test(arguments: ["review: ABC DEF!!! 5 stars", "ABC DEF... 4/5 stars", "great ABC??? 5 stars"])
  func noCandidateTakesThemApart(_ pseudo: String) {
    let text = BrokenString.scalars(pseudo)
    let run = text.filter { ".!?".unicodeScalars.contains($0) }
    let candidates = Fixer().fix(text, direction: LineExpectations.left).candidates
    #expect(!candidates.isEmpty)
    for candidate in candidates {
      let seen = candidate.display.split { !".!?".unicodeScalars.contains($0) }
      #expect(seen == [run[...]])
    }
  }

  /// Where no number follows, they stand where the line puts them.
  @Test(arguments: ["review: ABC DEF!!!", "ABC DEF!!! see you", "ABC!!! (5 stars)"])
  func signsWithoutANumberStay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }
}

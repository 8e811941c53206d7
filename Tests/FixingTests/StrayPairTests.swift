import BidiAlgorithm
import Fixing
import Testing

/// Embeddings and isolates around whole paragraphs: against the words, and with them.
@Suite struct StrayPairTests {
  @Test(
    arguments: [
      ("{LRE}ABCD EF, dana!{PDF}", "!dana ,FE DCBA"),
      ("{LRI}ABC DEF, dana.{PDI}", ".dana ,FED CBA"),
      ("{LRE}ABC x, DEF GHI JKL MNO!{PDF}", "!ONM LKJ IHG FED ,x CBA"),
      ("{LRI}ABC DEF x GHI JKL{PDI}", "LKJ IHG x FED CBA"),
      (
        "{LRE}\u{62E}\u{648}\u{634} \u{622}\u{645}\u{62F}\u{6CC}\u{60C} sara!{PDF}",
        "!sara \u{60C}\u{6CC}\u{62F}\u{645}\u{622} \u{634}\u{648}\u{62E}"
      ),
      (
        "{LRI}\u{623}\u{647}\u{644}\u{627} \u{628}\u{643}\u{60C} sami.{PDI}",
        ".sami \u{60C}\u{643}\u{628} \u{627}\u{644}\u{647}\u{623}"
      ),
    ] as [(String, String)])
  func aPairAgainstItsWordsIsTakenOut(_ pseudo: String, _ wanted: String) throws {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.right)
    let text = BrokenString.scalars(pseudo)
    let first = try #require(Fixer().fix(text, direction: LineExpectations.right).candidates.first)
    #expect(first.edit.removals == [0, text.count - 1])
  }

  @Test func soIsOneAroundEnglish() {
    LineExpectations.expectFirst(
      pseudo: "{RLE}the folder ABC DEF is not empty.{PDF}", "the folder FED CBA is not empty.",
      LineExpectations.left)
  }

  /// A pair that agrees with its words, a label with a name, a file, what ends no sentence, a pair
  /// around a part, and one with the direction of its first letter.
  @Test(arguments: [
    "{RLE}ABCD EF, dana!{PDF}", "{RLI}ABC DEF x GHI JKL{PDI}", "{LRE}ABC: dana!{PDF}",
    "{LRE}ABC.docx{PDF}", "{LRE}ABC, dana{PDF}", "{LRI}dana loves ABC DEF!{PDI}",
    "{FSI}ABCD EF, dana!{PDI}", "{LRI}12 34 56{PDI}", "{LRE}dana{PDF}",
    "{RLE}\u{62E}\u{648}\u{634} \u{622}\u{645}\u{62F}\u{6CC}\u{60C} sara!{PDF}",
  ])
  func otherPairsAreWhole(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.right])
  }

  /// What nothing closes holds all of the line where a Latin word, or all words, ask for that.
  @Test(arguments: [
    "{RLE}google ABC DEF GHI", "{RLI}combobox ABC.", "{RLE}{U+0043}trl ABC DEF-{U+0057}in GHI",
    "{RLE}excel \u{641}\u{627}\u{6CC}\u{644} \u{631}\u{627} \u{628}\u{627}\u{632} \u{6A9}\u{646}\u{6CC}\u{62F}.",
    "{RLI}wifi \u{628}\u{646}\u{62F} \u{6C1}\u{6D2}\u{6D4}",
    "{RLI}instagram \u{62D}\u{633}\u{627}\u{628} \u{62C}\u{62F}\u{64A}\u{62F}.",
    "{RLI}ABC DEF GHI hello JKL.",
  ])
  func whatIsNeverClosedMaySetTheDirection(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto, LineExpectations.left])
  }

  @Test(arguments: ["{FSI}hello world ABC.", "{FSI}she said ABC."])
  func soMayTheFirstLetter(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.right])
  }

  /// English, and a name behind which an end was forgotten.
  @Test(arguments: [
    ("{RLI}the folder ABC DEF is not empty.", "the folder FED CBA is not empty."),
    ("{RLE}the folder ABC DEF is not empty.", "the folder FED CBA is not empty."),
    ("{RLI}ABC hello.", "CBA hello."), ("{RLE}hello.", "hello."),
  ])
  func whatGoesAgainstItsWordsIsMended(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// Where nobody set right to left, the pair gives the direction.
  @Test func aPairAloneSetsTheDirection() {
    LineExpectations.expectNothing(
      pseudo: "{LRE}ABCD EF, dana!{PDF}", [.auto, LineExpectations.left])
    LineExpectations.expectNothing(pseudo: "{RLE}ABCD EF, dana!{PDF}", [LineExpectations.left])
  }

  /// What an attribute of HTML means stays.
  @Test func aPairOfMarkupIsMeant() {
    let text = BrokenString.scalars("{LRI}ABCD EF, dana!{PDI}")
    let fixed = Fixer().fix(
      text, direction: LineExpectations.right, markup: [0, text.count - 1])
    #expect(fixed.problems.isEmpty)
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// Code and English in a paragraph that was set to run from right to left, and what is whole there.
@Suite struct SetFromRightTests {
  /// Code whose right-to-left letters stand in strings, and English sentences with a name.
  @Test(
    arguments: [
      ("print(\"ABC, world!\")", "print(\"CBA, world!\")"),
      ("console.log(\"ABC DEF\");", "console.log(\"FED CBA\");"),
      ("let x = \"ABC\"", "let x = \"CBA\""),
      ("name = 'ABC DEF';", "name = 'FED CBA';"),
      ("return \"ABC\";", "return \"CBA\";"),
      (
        "{U+0049} live in ABC DEF, 12 {U+0048}erzl {U+0053}t.",
        "{U+0049} live in FED CBA, 12 {U+0048}erzl {U+0053}t."
      ),
      ("{U+0053}he works at ABC.", "{U+0053}he works at CBA."),
      ("ABC has 3 cats.", "CBA has 3 cats."),
      ("ABC invited you to \"DEF GHI\".", "CBA invited you to \"IHG FED\"."),
    ] as [(String, String)])
  func codeAndEnglishRunFromLeftToRight(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.right)
    let fixed = Fixer().fix(BrokenString.scalars(pseudo), direction: LineExpectations.right)
    #expect(fixed.candidates.first?.text.first == "\u{2066}")
  }

  /// Quoted words, a value without a declaration, and a formula.
  @Test(arguments: [
    "x = \"ABC\"", "ABC = \"x\"", "the word \"ABC\"", "{U+0044}ana (\"ABC\")", "f(x) = ABC",
  ])
  func whatMayStandEitherWayStays(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.right])
  }
}

import BidiAlgorithm
import Testing

/// Right-to-left sentences with formulas between their words.
struct FormulaSentenceTests {
  /// The sentence runs from right to left.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5EA}\u{5D5}\u{5D7}\u{5DC}\u{5EA} \u{5E9}\u{5DC} Y \u{5D4}\u{5D9}\u{5D0} E[Y] = 3, \u{5D5}\u{5DC}\u{5DB}\u{5DF} Var(Y) = 2.",
        ".Var(Y) = 2 \u{5DF}\u{5DB}\u{5DC}\u{5D5} ,E[Y] = 3 \u{5D0}\u{5D9}\u{5D4} Y \u{5DC}\u{5E9} \u{5EA}\u{5DC}\u{5D7}\u{5D5}\u{5EA}\u{5D4}"
      ),
      (
        "\u{5E0}\u{5E0}\u{5D9}\u{5D7} \u{5DB}\u{5D9} f(x) = 0 \u{5DC}\u{5DB}\u{5DC} x, \u{5D5}\u{5D0}\u{5D6} g(x) = 1.",
        ".g(x) = 1 \u{5D6}\u{5D0}\u{5D5} ,x \u{5DC}\u{5DB}\u{5DC} f(x) = 0 \u{5D9}\u{5DB} \u{5D7}\u{5D9}\u{5E0}\u{5E0}"
      ),
      (
        "\u{62A}\u{648}\u{632}\u{64A}\u{639} X \u{647}\u{648} N(0, 1)\u{60C} \u{644}\u{630}\u{644}\u{643} E[X] = 0.",
        ".E[X] = 0 \u{643}\u{644}\u{630}\u{644} \u{60C}N(0, 1) \u{648}\u{647} X \u{639}\u{64A}\u{632}\u{648}\u{62A}"
      ),
      (
        "\u{625}\u{630}\u{627} \u{643}\u{627}\u{646} f(x) = 0 \u{641}\u{625}\u{646} x = 1.",
        ".x = 1 \u{646}\u{625}\u{641} f(x) = 0 \u{646}\u{627}\u{643} \u{627}\u{630}\u{625}"
      ),
      (
        "\u{641}\u{631}\u{636} \u{6A9}\u{646}\u{6CC}\u{62F} f(x) = 0 \u{648} \u{646}\u{6CC}\u{632} g(x) = 1.",
        ".g(x) = 1 \u{632}\u{6CC}\u{646} \u{648} f(x) = 0 \u{62F}\u{6CC}\u{646}\u{6A9} \u{636}\u{631}\u{641}"
      ),
      (
        "\u{627}\u{6AF}\u{631} P(A) = 1 \u{628}\u{627}\u{634}\u{62F} \u{622}\u{646}\u{6AF}\u{627}\u{647} P(B) = 0.",
        ".P(B) = 0 \u{647}\u{627}\u{6AF}\u{646}\u{622} \u{62F}\u{634}\u{627}\u{628} P(A) = 1 \u{631}\u{6AF}\u{627}"
      ),
      (
        "\u{641}\u{631}\u{636} \u{6A9}\u{631}\u{6CC}\u{6BA} f(x) = 0 \u{627}\u{648}\u{631} \u{67E}\u{6BE}\u{631} g(x) = 1\u{6D4}",
        "\u{6D4}g(x) = 1 \u{631}\u{6BE}\u{67E} \u{631}\u{648}\u{627} f(x) = 0 \u{6BA}\u{6CC}\u{631}\u{6A9} \u{636}\u{631}\u{641}"
      ),
    ] as [(String, String)])
  func aSentenceWithFormulasHasItsOwnDirection(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// What has no end, and code.
  @Test(arguments: [
    "\u{5E2}\u{5E8}\u{5DA} = f(x);"
  ])
  func otherLinesAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}

import BidiAlgorithm
import Testing

/// Code that gives a right-to-left name what a call gives back.
struct AssignedCallTests {
  /// The call stands right of the name.
  @Test(
    arguments: [
      (
        "\u{5E9}\u{5DD} = input(\"Name: \")",
        "\u{5DD}\u{5E9} = input(\"Name: \")"
      ),
      (
        "\u{5D2}\u{5D9}\u{5DC} = int(input(\"Age: \"))",
        "\u{5DC}\u{5D9}\u{5D2} = int(input(\"Age: \"))"
      ),
      (
        "\u{627}\u{644}\u{639}\u{645}\u{631} = int(input(\"Age: \"))",
        "\u{631}\u{645}\u{639}\u{644}\u{627} = int(input(\"Age: \"))"
      ),
      (
        "\u{646}\u{627}\u{645} = input(\"Name: \")",
        "\u{645}\u{627}\u{646} = input(\"Name: \")"
      ),
      (
        "\u{642}\u{6CC}\u{645}\u{62A} = get_price(\"apple\");",
        "\u{62A}\u{645}\u{6CC}\u{642} = get_price(\"apple\");"
      ),
      (
        "\u{631}\u{642}\u{645} = round(max(a, b))",
        "\u{645}\u{642}\u{631} = round(max(a, b))"
      ),
      (
        "\u{639}\u{645}\u{631} = int(input(\"\u{639}\u{645}\u{631}: \"))",
        "\u{631}\u{645}\u{639} = int(input(\"\u{631}\u{645}\u{639}: \"))"
      ),
    ] as [(String, String)])
  func aCallStandsRightOfItsName(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// A formula that a text explains, and one of a table.
  @Test(arguments: [
    "\u{5E2}\u{5E8}\u{5DA} = f(x)",
    "\u{645}\u{62C}\u{645}\u{648}\u{639} = sum(x)",
    "\u{5E1}\u{5DB}\u{5D5}\u{5DD} = SUM(A1:A3)",
    "\u{645}\u{642}\u{62F}\u{627}\u{631} = g(t)",
    "\u{5E2}\u{5E8}\u{5DA} = 5",
  ])
  func aFormulaIsReadEitherWay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }
}

import BidiAlgorithm
import Testing

/// Equations whose result is less than nothing.
struct NegativeResultTests {
  /// The equation is one piece.
  @Test(
    arguments: [
      (
        "\u{5E4}\u{5EA}\u{5E8}\u{5D5}\u{5DF}: 2 - 9 = -7",
        "2 - 9 = -7 :\u{5DF}\u{5D5}\u{5E8}\u{5EA}\u{5E4}"
      ),
      (
        "\u{5D4}\u{5EA}\u{5D5}\u{5E6}\u{5D0}\u{5D4}: 4 \u{D7} 2 - 9 = -1",
        "4 \u{D7} 2 - 9 = -1 :\u{5D4}\u{5D0}\u{5E6}\u{5D5}\u{5EA}\u{5D4}"
      ),
      (
        "\u{67E}\u{627}\u{633}\u{62E}: 3 - 8 = -5",
        "3 - 8 = -5 :\u{62E}\u{633}\u{627}\u{67E}"
      ),
      (
        "\u{686}\u{6CC}\u{6A9} \u{6A9}\u{631}\u{6CC}\u{6BA}: 2 - 6 = -4",
        "2 - 6 = -4 :\u{6BA}\u{6CC}\u{631}\u{6A9} \u{6A9}\u{6CC}\u{686}"
      ),
    ] as [(String, String)])
  func aNegativeResultEndsTheEquation(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// A value that is less than nothing.
  @Test(arguments: [
    "\u{5E2}\u{5E8}\u{5DA} \u{5E9}\u{5DC} timeout=-1 \u{5E4}\u{5D9}\u{5E8}\u{5D5}\u{5E9}\u{5D5} \u{5DC}\u{5DC}\u{5D0} \u{5D4}\u{5D2}\u{5D1}\u{5DC}\u{5D4}"
  ])
  func aValueIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }
}

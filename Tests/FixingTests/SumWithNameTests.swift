import BidiAlgorithm
import Fixing
import Testing

/// Sums with a name that begin with a number, in right-to-left sentences.
@Suite struct SumWithNameTests {
  /// A sum is read from its first number on.
  @Test(
    arguments: [
      (
        "\u{5E4}\u{5EA}\u{5E8}\u{5D5} \u{5D0}\u{5EA} 7 - x = 3 \u{5D1}\u{5D1}\u{5D9}\u{5EA}",
        "\u{5EA}\u{5D9}\u{5D1}\u{5D1} 7 - x = 3 \u{5EA}\u{5D0} \u{5D5}\u{5E8}\u{5EA}\u{5E4}"
      ),
      (
        "\u{5D4}\u{5DE}\u{5E9}\u{5D5}\u{5D5}\u{5D0}\u{5D4} 12 / n = 4 \u{5E7}\u{5DC}\u{5D4}",
        "\u{5D4}\u{5DC}\u{5E7} 12 / n = 4 \u{5D4}\u{5D0}\u{5D5}\u{5D5}\u{5E9}\u{5DE}\u{5D4}"
      ),
      (
        "\u{5D7}\u{5E9}\u{5D1}\u{5D5}: 5-y=1 \u{5E2}\u{5DB}\u{5E9}\u{5D9}\u{5D5}",
        "\u{5D5}\u{5D9}\u{5E9}\u{5DB}\u{5E2} 5-y=1 :\u{5D5}\u{5D1}\u{5E9}\u{5D7}"
      ),
      (
        "\u{62D}\u{644} \u{627}\u{644}\u{645}\u{639}\u{627}\u{62F}\u{644}\u{629} 9 - x = 4 \u{627}\u{644}\u{64A}\u{648}\u{645}",
        "\u{645}\u{648}\u{64A}\u{644}\u{627} 9 - x = 4 \u{629}\u{644}\u{62F}\u{627}\u{639}\u{645}\u{644}\u{627} \u{644}\u{62D}"
      ),
      (
        "\u{645}\u{639}\u{627}\u{62F}\u{644}\u{647}\u{654} 8 - 2x = 2 \u{631}\u{627} \u{62D}\u{644} \u{6A9}\u{646}\u{6CC}\u{62F}",
        "\u{62F}\u{6CC}\u{646}\u{6A9} \u{644}\u{62D} \u{627}\u{631} 8 - 2x = 2 \u{647}\u{654}\u{644}\u{62F}\u{627}\u{639}\u{645}"
      ),
      (
        "\u{628}\u{62A}\u{627}\u{626}\u{6CC}\u{6BA}: 10 - a = 6 \u{62D}\u{644} \u{6A9}\u{631}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{631}\u{6A9} \u{644}\u{62D} 10 - a = 6 :\u{6BA}\u{6CC}\u{626}\u{627}\u{62A}\u{628}"
      ),
    ] as [(String, String)])
  func aSumStaysInOrder(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// The number of an exercise, and sums that begin with their name or are drawn in order.
  @Test(arguments: [
    "\u{5EA}\u{5E8}\u{5D2}\u{5D9}\u{5DC} 5 - x = 2 \u{5E7}\u{5DC}",
    "\u{5E9}\u{5D0}\u{5DC}\u{5D4} 12 - x = 7",
    "\u{62A}\u{645}\u{631}\u{64A}\u{646} 5 - x = 2 \u{633}\u{647}\u{644}",
    "\u{633}\u{648}\u{627}\u{644} 5 - x = 2 \u{622}\u{633}\u{627}\u{646}",
    "\u{5E4}\u{5EA}\u{5E8}\u{5D5} \u{5D0}\u{5EA} x - 5 = 2 \u{5D1}\u{5D1}\u{5D9}\u{5EA}",
    "\u{5D1}\u{5D9}\u{5DF} 5 - x \u{5E9}\u{5E7}\u{5DC}\u{5D9}\u{5DD}",
    "\u{5D4}\u{5DE}\u{5E9}\u{5D5}\u{5D5}\u{5D0}\u{5D4} 2x + 3 = 11 \u{5E7}\u{5DC}\u{5D4}",
    "\u{627}\u{644}\u{645}\u{639}\u{627}\u{62F}\u{644}\u{629} 2x+3=7",
  ])
  func otherTermsStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }
}

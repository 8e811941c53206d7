import BidiAlgorithm
import Fixing
import Testing

/// Names of places before an address in Latin letters, where left to right is set.
@Suite struct PlaceBeforeStreetTests {
  /// Pages of maps and shops put the address behind the name.
  @Test(
    arguments: [
      (
        "\u{5D1}\u{5D9}\u{5EA} \u{5D4}\u{5E7}\u{5E4}\u{5D4}, 15 Main Street",
        "\u{5D4}\u{5E4}\u{5E7}\u{5D4} \u{5EA}\u{5D9}\u{5D1}, 15 Main Street"
      ),
      (
        "\u{5DE}\u{5D0}\u{5E4}\u{5D9}\u{5D9}\u{5EA} \u{5D4}\u{5DB}\u{5E4}\u{5E8} - 7 Baker Street",
        "\u{5E8}\u{5E4}\u{5DB}\u{5D4} \u{5EA}\u{5D9}\u{5D9}\u{5E4}\u{5D0}\u{5DE} - 7 Baker Street"
      ),
      (
        "\u{5D7}\u{5E0}\u{5D5}\u{5EA} \u{5D4}\u{5E1}\u{5E4}\u{5E8}\u{5D9}\u{5DD}, 120 Fifth Avenue, New York",
        "\u{5DD}\u{5D9}\u{5E8}\u{5E4}\u{5E1}\u{5D4} \u{5EA}\u{5D5}\u{5E0}\u{5D7}, 120 Fifth Avenue, New York"
      ),
      (
        "\u{645}\u{637}\u{639}\u{645} \u{627}\u{644}\u{646}\u{62E}\u{64A}\u{644}\u{60C} 5 Main Street",
        "\u{644}\u{64A}\u{62E}\u{646}\u{644}\u{627} \u{645}\u{639}\u{637}\u{645}\u{60C} 5 Main Street"
      ),
      (
        "\u{641}\u{646}\u{62F}\u{642} \u{627}\u{644}\u{634}\u{627}\u{637}\u{626}, 88 Ocean Road",
        "\u{626}\u{637}\u{627}\u{634}\u{644}\u{627} \u{642}\u{62F}\u{646}\u{641}, 88 Ocean Road"
      ),
      (
        "\u{631}\u{633}\u{62A}\u{648}\u{631}\u{627}\u{646} \u{628}\u{627}\u{631}\u{627}\u{646}\u{60C} 14 Baker Street",
        "\u{646}\u{627}\u{631}\u{627}\u{628} \u{646}\u{627}\u{631}\u{648}\u{62A}\u{633}\u{631}\u{60C} 14 Baker Street"
      ),
      (
        "\u{644}\u{627}\u{6C1}\u{648}\u{631} \u{631}\u{6CC}\u{633}\u{62A}\u{648}\u{631}\u{627}\u{646}, 9 Mall Road",
        "\u{646}\u{627}\u{631}\u{648}\u{62A}\u{633}\u{6CC}\u{631} \u{631}\u{648}\u{6C1}\u{627}\u{644}, 9 Mall Road"
      ),
      (
        "\u{644}\u{627}\u{6C1}\u{648}\u{631} \u{631}\u{6CC}\u{633}\u{62A}\u{648}\u{631}\u{627}\u{646}\u{60C} 9 Mall Road",
        "\u{646}\u{627}\u{631}\u{648}\u{62A}\u{633}\u{6CC}\u{631} \u{631}\u{648}\u{6C1}\u{627}\u{644}\u{60C} 9 Mall Road"
      ),
    ] as [(String, String)])
  func thePlaceStandsBeforeItsAddress(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Small words and many words are those of a sentence.
  @Test(
    arguments: [
      (
        "\u{5D0}\u{5E0}\u{5D7}\u{5E0}\u{5D5} \u{5D2}\u{5E8}\u{5D9}\u{5DD} \u{5E2}\u{5DB}\u{5E9}\u{5D9}\u{5D5} \u{5D1}\u{5E8}\u{5D7}\u{5D5}\u{5D1} \u{5D9}\u{5E4}\u{5D4} \u{5DE}\u{5D0}\u{5D5}\u{5D3}, 5 Main Street",
        "5 Main Street ,\u{5D3}\u{5D5}\u{5D0}\u{5DE} \u{5D4}\u{5E4}\u{5D9} \u{5D1}\u{5D5}\u{5D7}\u{5E8}\u{5D1} \u{5D5}\u{5D9}\u{5E9}\u{5DB}\u{5E2} \u{5DD}\u{5D9}\u{5E8}\u{5D2} \u{5D5}\u{5E0}\u{5D7}\u{5E0}\u{5D0}"
      ),
      (
        "\u{5D4}\u{5D5}\u{5D0} \u{5D2}\u{5E8} \u{5DC}\u{5D9}\u{5D3} \u{5D4}\u{5D9}\u{5DD}, 5 Main Street",
        "5 Main Street ,\u{5DD}\u{5D9}\u{5D4} \u{5D3}\u{5D9}\u{5DC} \u{5E8}\u{5D2} \u{5D0}\u{5D5}\u{5D4}"
      ),
    ] as [(String, String)])
  func aSentenceHasItsOwnDirection(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// Sentences of two clauses with a Latin name before their comma.
@Suite struct TwoClausesTests {
  /// However long the name is, the end tells the sentence.
  @Test(
    arguments: [
      (
        "\u{5E0}\u{5DB}\u{5E9}\u{5DC} \u{5D4}\u{5D7}\u{5D9}\u{5D1}\u{5D5}\u{5E8} \u{5DC}\u{5E9}\u{5E8}\u{5EA} Microsoft, \u{5E0}\u{5E1}\u{5D4} \u{5E9}\u{5D5}\u{5D1}.",
        ".\u{5D1}\u{5D5}\u{5E9} \u{5D4}\u{5E1}\u{5E0} ,Microsoft \u{5EA}\u{5E8}\u{5E9}\u{5DC} \u{5E8}\u{5D5}\u{5D1}\u{5D9}\u{5D7}\u{5D4} \u{5DC}\u{5E9}\u{5DB}\u{5E0}"
      ),
      (
        "\u{634}\u{643}\u{631}\u{627} \u{644}\u{627}\u{633}\u{62A}\u{62E}\u{62F}\u{627}\u{645} Telegram\u{60C} \u{623}\u{631}\u{627}\u{643} \u{644}\u{627}\u{62D}\u{642}\u{627}!",
        "!\u{627}\u{642}\u{62D}\u{627}\u{644} \u{643}\u{627}\u{631}\u{623} \u{60C}Telegram \u{645}\u{627}\u{62F}\u{62E}\u{62A}\u{633}\u{627}\u{644} \u{627}\u{631}\u{643}\u{634}"
      ),
      (
        "\u{648}\u{631}\u{648}\u{62F} \u{628}\u{647} \u{62D}\u{633}\u{627}\u{628} Instagram\u{60C} \u{62F}\u{648}\u{628}\u{627}\u{631}\u{647} \u{627}\u{645}\u{62A}\u{62D}\u{627}\u{646} \u{6A9}\u{646}\u{6CC}\u{62F}.",
        ".\u{62F}\u{6CC}\u{646}\u{6A9} \u{646}\u{627}\u{62D}\u{62A}\u{645}\u{627} \u{647}\u{631}\u{627}\u{628}\u{648}\u{62F} \u{60C}Instagram \u{628}\u{627}\u{633}\u{62D} \u{647}\u{628} \u{62F}\u{648}\u{631}\u{648}"
      ),
      (
        "\u{628}\u{631}\u{627}\u{6C1} \u{6A9}\u{631}\u{645} \u{6A9}\u{6BE}\u{648}\u{644}\u{6CC}\u{6BA} Photoshop\u{60C} \u{67E}\u{6BE}\u{631} \u{62F}\u{648}\u{628}\u{627}\u{631}\u{6C1} \u{6A9}\u{648}\u{634}\u{634} \u{6A9}\u{631}\u{6CC}\u{6BA}!",
        "!\u{6BA}\u{6CC}\u{631}\u{6A9} \u{634}\u{634}\u{648}\u{6A9} \u{6C1}\u{631}\u{627}\u{628}\u{648}\u{62F} \u{631}\u{6BE}\u{67E} \u{60C}Photoshop \u{6BA}\u{6CC}\u{644}\u{648}\u{6BE}\u{6A9} \u{645}\u{631}\u{6A9} \u{6C1}\u{627}\u{631}\u{628}"
      ),
    ] as [(String, String)])
  func twoClausesRunFromTheRight(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Somebody, a firm and a town, without the end or with a full stop, and lists of people.
  @Test(arguments: [
    "\u{5D3}\u{5E0}\u{5D4} \u{5DB}\u{5D4}\u{5DF}, Microsoft, \u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1}.",
    "\u{5D9}\u{5D5}\u{5E1}\u{5D9} \u{5DC}\u{5D5}\u{5D9} Microsoft, \u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1}.",
    "\u{5DE}\u{5E0}\u{5D4}\u{5DC}\u{5EA} \u{5D4}\u{5DE}\u{5D5}\u{5E6}\u{5E8} \u{5D4}\u{5E8}\u{5D0}\u{5E9}\u{5D9}\u{5EA} Microsoft, \u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1}",
    "\u{5D3}\u{5E0}\u{5D4} \u{5DB}\u{5D4}\u{5DF} Microsoft, \u{5D9}\u{5D5}\u{5E1}\u{5D9} \u{5DC}\u{5D5}\u{5D9} Facebook, \u{5E8}\u{5D5}\u{5DF} \u{5D1}\u{5E8} Instagram.",
    "\u{634}\u{631}\u{643}\u{629} Microsoft\u{60C} \u{627}\u{644}\u{648}\u{644}\u{627}\u{64A}\u{627}\u{62A} \u{627}\u{644}\u{645}\u{62A}\u{62D}\u{62F}\u{629}.",
  ])
  func placesBehindFirmsStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}

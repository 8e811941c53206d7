import BidiAlgorithm
import Fixing
import Testing

/// Pairs of numbers that say where something is.
@Suite struct PlacePairTests {
  /// A point with a minus is read from left to right inside its brackets.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5E6}\u{5D5}\u{5DE}\u{5EA} (4, -7) \u{5DE}\u{5D7}\u{5D5}\u{5E5} \u{5DC}\u{5DC}\u{5D5}\u{5D7}",
        "\u{5D7}\u{5D5}\u{5DC}\u{5DC} \u{5E5}\u{5D5}\u{5D7}\u{5DE} (4, -7) \u{5EA}\u{5DE}\u{5D5}\u{5E6}\u{5D4}"
      ),
      (
        "\u{627}\u{644}\u{645}\u{62A}\u{62C}\u{647} (-1, 2) \u{62E}\u{627}\u{637}\u{626} \u{647}\u{646}\u{627}",
        "\u{627}\u{646}\u{647} \u{626}\u{637}\u{627}\u{62E} (-1, 2) \u{647}\u{62C}\u{62A}\u{645}\u{644}\u{627}"
      ),
      (
        "\u{646}\u{642}\u{637}\u{647} (-12, -5) \u{628}\u{6CC}\u{631}\u{648}\u{646} \u{627}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{627} \u{646}\u{648}\u{631}\u{6CC}\u{628} (-12, -5) \u{647}\u{637}\u{642}\u{646}"
      ),
      (
        "\u{6A9}\u{631}\u{633}\u{631} (0.5, -3) \u{67E}\u{631} \u{631}\u{6A9}\u{627} \u{6C1}\u{6D2}",
        "\u{6D2}\u{6C1} \u{627}\u{6A9}\u{631} \u{631}\u{67E} (0.5, -3) \u{631}\u{633}\u{631}\u{6A9}"
      ),
    ] as [(String, String)])
  func aPointIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Behind a word for a map or a place, latitude and longitude are, too.
  @Test(
    arguments: [
      (
        "\u{5D1}\u{5DE}\u{5E4}\u{5D4} 32.08, 34.78 \u{5DE}\u{5E1}\u{5D5}\u{5DE}\u{5DF}",
        "\u{5DF}\u{5DE}\u{5D5}\u{5E1}\u{5DE} 32.08, 34.78 \u{5D4}\u{5E4}\u{5DE}\u{5D1}"
      ),
      (
        "\u{5D4}\u{5E7}\u{5D5}\u{5D0}\u{5D5}\u{5E8}\u{5D3}\u{5D9}\u{5E0}\u{5D8}\u{5D5}\u{5EA} 31.77, 35.21 \u{5E9}\u{5D2}\u{5D5}\u{5D9}\u{5D5}\u{5EA}",
        "\u{5EA}\u{5D5}\u{5D9}\u{5D5}\u{5D2}\u{5E9} 31.77, 35.21 \u{5EA}\u{5D5}\u{5D8}\u{5E0}\u{5D9}\u{5D3}\u{5E8}\u{5D5}\u{5D0}\u{5D5}\u{5E7}\u{5D4}"
      ),
      (
        "\u{627}\u{644}\u{62E}\u{631}\u{64A}\u{637}\u{629} 30.04, 31.23 \u{627}\u{644}\u{642}\u{627}\u{647}\u{631}\u{629} \u{647}\u{646}\u{627}",
        "\u{627}\u{646}\u{647} \u{629}\u{631}\u{647}\u{627}\u{642}\u{644}\u{627} 30.04, 31.23 \u{629}\u{637}\u{64A}\u{631}\u{62E}\u{644}\u{627}"
      ),
      (
        "\u{645}\u{62E}\u{62A}\u{635}\u{627}\u{62A} 35.68, 51.38 \u{62F}\u{631}\u{633}\u{62A} \u{627}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{627} \u{62A}\u{633}\u{631}\u{62F} 35.68, 51.38 \u{62A}\u{627}\u{635}\u{62A}\u{62E}\u{645}"
      ),
      (
        "\u{646}\u{642}\u{634}\u{6D2} \u{645}\u{6CC}\u{6BA} 31.55, 74.34 \u{63A}\u{644}\u{637} \u{6C1}\u{6D2}",
        "\u{6D2}\u{6C1} \u{637}\u{644}\u{63A} 31.55, 74.34 \u{6BA}\u{6CC}\u{645} \u{6D2}\u{634}\u{642}\u{646}"
      ),
    ] as [(String, String)])
  func aPlaceOnAMapIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Other pairs, lists of three and prices may be read either way.
  @Test(arguments: [
    "\u{5D4}\u{5E0}\u{5E7}\u{5D5}\u{5D3}\u{5D5}\u{5EA} (3, 2) \u{5E2}\u{5DC} \u{5D4}\u{5DC}\u{5D5}\u{5D7}",
    "\u{627}\u{644}\u{623}\u{632}\u{648}\u{627}\u{62C} (1, 2) \u{648} (3, 4)",
    "\u{642}\u{6CC}\u{645}\u{62A} 24.86, 67.01 \u{627}\u{633}\u{62A}",
    "\u{5D1}\u{5DE}\u{5E4}\u{5D4} 24.86, 67.01, 55.20",
    "\u{5D4}\u{5E6}\u{5D9}\u{5D5}\u{5E0}\u{5D9}\u{5DD} 8.75, 9.50 \u{5D1}\u{5DE}\u{5E4}\u{5D4}",
    "\u{62E}\u{631}\u{64A}\u{637}\u{629} 12.5, 13.5 \u{647}\u{646}\u{627}",
  ])
  func otherPairsStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }
}

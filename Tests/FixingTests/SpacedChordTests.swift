import BidiAlgorithm
import Testing

/// Keys that are pressed together, with blanks around their pluses.
struct SpacedChordTests {
  /// The plus that is pressed is the last one.
  @Test(
    arguments: [
      (
        "\u{5DC}\u{5D7}\u{5E6}\u{5D5} Ctrl + + \u{5DC}\u{5D4}\u{5D2}\u{5D3}\u{5DC}\u{5D4}",
        "\u{5D4}\u{5DC}\u{5D3}\u{5D2}\u{5D4}\u{5DC} Ctrl + + \u{5D5}\u{5E6}\u{5D7}\u{5DC}"
      ),
      (
        "\u{627}\u{636}\u{63A}\u{637} Ctrl + - \u{644}\u{644}\u{62A}\u{635}\u{63A}\u{64A}\u{631}",
        "\u{631}\u{64A}\u{63A}\u{635}\u{62A}\u{644}\u{644} Ctrl + - \u{637}\u{63A}\u{636}\u{627}"
      ),
      (
        "\u{628}\u{631}\u{627}\u{6CC} \u{628}\u{632}\u{631}\u{6AF}\u{646}\u{645}\u{627}\u{6CC}\u{6CC} Ctrl + Shift + + \u{631}\u{627} \u{628}\u{632}\u{646}\u{6CC}\u{62F}",
        "\u{62F}\u{6CC}\u{646}\u{632}\u{628} \u{627}\u{631} Ctrl + Shift + + \u{6CC}\u{6CC}\u{627}\u{645}\u{646}\u{6AF}\u{631}\u{632}\u{628} \u{6CC}\u{627}\u{631}\u{628}"
      ),
      (
        "\u{632}\u{648}\u{645} \u{6A9}\u{6D2} \u{644}\u{6CC}\u{6D2} Cmd + + \u{62F}\u{628}\u{627}\u{626}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{626}\u{627}\u{628}\u{62F} Cmd + + \u{6D2}\u{6CC}\u{644} \u{6D2}\u{6A9} \u{645}\u{648}\u{632}"
      ),
    ] as [(String, String)])
  func aPressedSignEndsTheKeys(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Keys with letters and names.
  @Test(arguments: [
    "\u{5DC}\u{5D7}\u{5E6}\u{5D5} Ctrl + S \u{5DC}\u{5E9}\u{5DE}\u{5D9}\u{5E8}\u{5D4}",
    "\u{627}\u{636}\u{63A}\u{637} Ctrl + F5 \u{644}\u{62A}\u{62D}\u{62F}\u{64A}\u{62B} \u{627}\u{644}\u{635}\u{641}\u{62D}\u{629}",
    "\u{628}\u{631}\u{627}\u{6CC} \u{630}\u{62E}\u{6CC}\u{631}\u{647} Ctrl + Shift + S \u{631}\u{627} \u{628}\u{632}\u{646}\u{6CC}\u{62F}",
    "Ctrl + S \u{62F}\u{628}\u{627} \u{6A9}\u{631} \u{645}\u{62D}\u{641}\u{648}\u{638} \u{6A9}\u{631}\u{6CC}\u{6BA}\u{6D4}",
  ])
  func otherKeysAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// Sentences whose words alone were put into an embedding or an isolate.
@Suite struct EndOutsideTests {
  /// The end goes with the words.
  @Test(
    arguments: [
      (
        "\u{202B}\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5E0}\u{5E9}\u{5DE}\u{5E8} \u{5D1}\u{5D4}\u{5E6}\u{5DC}\u{5D7}\u{5D4}\u{202C}.",
        ".\u{5D4}\u{5D7}\u{5DC}\u{5E6}\u{5D4}\u{5D1} \u{5E8}\u{5DE}\u{5E9}\u{5E0} \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4}"
      ),
      (
        "\u{2067}\u{641}\u{634}\u{644} \u{627}\u{644}\u{627}\u{62A}\u{635}\u{627}\u{644} \u{628}\u{627}\u{644}\u{62E}\u{627}\u{62F}\u{645}\u{2069}!",
        "!\u{645}\u{62F}\u{627}\u{62E}\u{644}\u{627}\u{628} \u{644}\u{627}\u{635}\u{62A}\u{627}\u{644}\u{627} \u{644}\u{634}\u{641}"
      ),
      (
        "\u{202B}\u{622}\u{6CC}\u{627} \u{645}\u{637}\u{645}\u{626}\u{646} \u{647}\u{633}\u{62A}\u{6CC}\u{62F}\u{202C}?",
        "?\u{62F}\u{6CC}\u{62A}\u{633}\u{647} \u{646}\u{626}\u{645}\u{637}\u{645} \u{627}\u{6CC}\u{622}"
      ),
      (
        "\u{2067}\u{641}\u{627}\u{626}\u{644} \u{645}\u{62D}\u{641}\u{648}\u{638} \u{6C1}\u{648} \u{6AF}\u{626}\u{6CC}\u{2069}.",
        ".\u{6CC}\u{626}\u{6AF} \u{648}\u{6C1} \u{638}\u{648}\u{641}\u{62D}\u{645} \u{644}\u{626}\u{627}\u{641}"
      ),
    ] as [(String, String)])
  func theEndOfASentenceGoesWithItsWords(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// So it does behind English in a place from right to left, and where nobody set a direction.
  @Test(
    arguments: [
      (
        "\u{202A}File saved successfully\u{202C}.", "File saved successfully.",
        LineExpectations.right
      ),
      ("\u{2066}Are you sure\u{2069}?", "Are you sure?", LineExpectations.right),
      (
        "\u{2067}\u{5D0}\u{5D1} \u{5D2}\u{5D3} \u{5D4}\u{5D5}\u{2069}.",
        ".\u{5D5}\u{5D4} \u{5D3}\u{5D2} \u{5D1}\u{5D0}", BaseDirection.auto
      ),
    ] as [(String, String, BaseDirection)])
  func soItDoesInOtherDirections(_ text: String, _ wanted: String, _ direction: BaseDirection) {
    LineExpectations.expectFirst(text: text, wanted, direction)
  }

  /// Names and a list of them, what is cut, what FSI holds, and an end that is inside.
  @Test(arguments: [
    "\u{2067}\u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9}\u{2069}.",
    "\u{2067}\u{5D3}\u{5E0}\u{5D4}, \u{5D0}\u{5D1}\u{5D9}, \u{5E8}\u{5D5}\u{5EA}\u{2069}.",
    "\u{202B}\u{5D3}\u{5E0}\u{5D4} \u{5D4}\u{5DC}\u{5DB}\u{5D4} \u{5DC}\u{5D9}\u{5DD}\u{202C}...",
    "\u{2068}\u{5D3}\u{5E0}\u{5D4} \u{5D4}\u{5DC}\u{5DB}\u{5D4} \u{5DC}\u{5D9}\u{5DD}\u{2069}.",
    "\u{202B}\u{5D3}\u{5E0}\u{5D4} \u{5D4}\u{5DC}\u{5DB}\u{5D4} \u{5DC}\u{5D9}\u{5DD}.\u{202C}",
  ])
  func otherPairsStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// Latin names have no other end than the place.
  @Test(arguments: ["\u{2066}Google Chrome\u{2069}.", "\u{202A}Harry Potter Films\u{202C}."])
  func latinNamesStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }
}

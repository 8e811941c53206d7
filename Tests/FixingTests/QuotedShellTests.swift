import BidiAlgorithm
import Fixing
import Testing

/// Commands of a shell in quotation marks.
@Suite struct QuotedShellTests {
  /// The program stands left of what it is given, however few letters it has.
  @Test(arguments: [
    "alias g=\"echo \u{5E9}\u{5DC}\u{5D5}\u{5DD}\"",
    "ssh host \"echo \u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{627}\u{644}\u{639}\u{627}\u{644}\u{645}\"",
    "\"scripts\": \"echo \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF}\"",
    "cmd = \"echo \u{633}\u{644}\u{627}\u{645} \u{62F}\u{646}\u{6CC}\u{627}\"",
    "alias n=\"npm \u{62E}\u{628}\u{631}\u{6CC}\u{6BA}\"",
  ])
  func quotedCommandsStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}

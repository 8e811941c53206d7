import BidiAlgorithm
import Fixing
import Testing

/// Lines of mails in English that say who wrote what follows, laid out from right to left.
@Suite struct MailAttributionTests {
  /// The line is read from left to right.
  @Test(
    arguments: [
      (
        "On Mon 4 Mar, \u{62E}\u{627}\u{644}\u{62F} wrote:",
        "On Mon 4 Mar, \u{62F}\u{644}\u{627}\u{62E} wrote:"
      ),
      (
        "On Sunday, \u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9} <dana@example.com> wrote:",
        "On Sunday, \u{5D9}\u{5D5}\u{5DC} \u{5D4}\u{5E0}\u{5D3} <dana@example.com> wrote:"
      ),
      (
        "On 12 May 2024 at 10:30, \u{633}\u{627}\u{631}\u{627} \u{631}\u{636}\u{627}\u{6CC}\u{6CC} wrote:",
        "On 12 May 2024 at 10:30, \u{6CC}\u{6CC}\u{627}\u{636}\u{631} \u{627}\u{631}\u{627}\u{633} wrote:"
      ),
      (
        "Last night \u{62D}\u{633}\u{646} replied:", "Last night \u{646}\u{633}\u{62D} replied:"
      ),
    ] as [(String, String)])
  func whoWroteIsReadFromLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// A name alone before the verb, a right-to-left sentence, and a label at the end.
  @Test(arguments: [
    "\u{62E}\u{627}\u{644}\u{62F} wrote:",
    "\u{5DE}\u{5D4} \u{5E2}\u{5D5}\u{5E9}\u{5D4} Last wrote:",
    "Dana \u{5DC}\u{5D5}\u{5D9}:",
  ])
  func otherLinesStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }
}

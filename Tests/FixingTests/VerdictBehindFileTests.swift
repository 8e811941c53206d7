import BidiAlgorithm
import Fixing
import Testing

/// What programs that check files say of each, where nobody set a direction.
@Suite struct VerdictBehindFileTests {
  /// The line is read from left to right.
  @Test(
    arguments: [
      (
        "\u{5D3}\u{5D5}\u{5D7}.pdf: FAILED",
        "\u{5D7}\u{5D5}\u{5D3}.pdf: FAILED"
      ),
      (
        "\u{635}\u{648}\u{631}\u{629}.png: OK",
        "\u{629}\u{631}\u{648}\u{635}.png: OK"
      ),
      (
        "\u{6AF}\u{632}\u{627}\u{631}\u{634}_\u{646}\u{647}\u{627}\u{6CC}\u{6CC}.docx: PASSED",
        "\u{6CC}\u{6CC}\u{627}\u{647}\u{646}_\u{634}\u{631}\u{627}\u{632}\u{6AF}.docx: PASSED"
      ),
      (
        "\u{62A}\u{635}\u{648}\u{6CC}\u{631}.jpg: done",
        "\u{631}\u{6CC}\u{648}\u{635}\u{62A}.jpg: done"
      ),
      (
        "\u{5E7}\u{5D5}\u{5D1}\u{5E5}-\u{5D2}\u{5D9}\u{5D1}\u{5D5}\u{5D9}.zip: FAIL",
        "\u{5D9}\u{5D5}\u{5D1}\u{5D9}\u{5D2}-\u{5E5}\u{5D1}\u{5D5}\u{5E7}.zip: FAIL"
      ),
      (
        "\u{5EA}\u{5E7}\u{5E6}\u{5D9}\u{5E8}: No such file or directory",
        "\u{5E8}\u{5D9}\u{5E6}\u{5E7}\u{5EA}: No such file or directory"
      ),
      (
        "\u{62A}\u{642}\u{627}\u{631}\u{64A}\u{631}: Permission denied",
        "\u{631}\u{64A}\u{631}\u{627}\u{642}\u{62A}: Permission denied"
      ),
      (
        "\u{6AF}\u{632}\u{627}\u{631}\u{634}_\u{647}\u{627}: Is a directory",
        "\u{627}\u{647}_\u{634}\u{631}\u{627}\u{632}\u{6AF}: Is a directory"
      ),
      (
        "\u{5E8}\u{5E9}\u{5D9}\u{5DE}\u{5D4}.txt: No such file or directory",
        "\u{5D4}\u{5DE}\u{5D9}\u{5E9}\u{5E8}.txt: No such file or directory"
      ),
    ] as [(String, String)])
  func aVerdictStandsRightOfItsFile(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// A label, a sentence with a file, and other words behind a file.
  @Test(arguments: [
    "\u{5D3}\u{5D5}\u{5D7}: FAILED",
    "\u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D4}: No such file or directory",
    "\u{62E}\u{637}\u{623}: Permission denied",
    "\u{5D3}\u{5D5}\u{5D7}: Permission granted",
    "\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5D3}\u{5D5}\u{5D7}.pdf: OK",
    "\u{635}\u{648}\u{631}\u{629}.png: \u{62C}\u{627}\u{647}\u{632}",
    "\u{6AF}\u{632}\u{627}\u{631}\u{634}.docx: OK \u{627}\u{633}\u{62A}",
    "\u{62A}\u{635}\u{648}\u{6CC}\u{631}.jpg: Dana",
    "\u{5D3}\u{5D5}\u{5D7}.pdf: OK?",
    "\u{62F}\u{644}\u{64A}\u{644}.xyz: OK",
  ])
  func otherLinesWithFilesStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// What a shell says of words that somebody typed.
@Suite struct ShellReportTests {
  /// A sentence that Latin words cut is read as one behind the message.
  @Test(
    arguments: [
      (
        "zsh: command not found: \u{5D6}\u{5D4} \u{5DE}\u{5D1}\u{5D7}\u{5DF} RTL \u{5D0}\u{5E8}\u{5D5}\u{5DA}",
        "zsh: command not found: \u{5DA}\u{5D5}\u{5E8}\u{5D0} RTL \u{5DF}\u{5D7}\u{5D1}\u{5DE} \u{5D4}\u{5D6}"
      ),
      (
        "bash: command not found: \u{647}\u{630}\u{627} \u{627}\u{62E}\u{62A}\u{628}\u{627}\u{631} RTL \u{637}\u{648}\u{64A}\u{644}",
        "bash: command not found: \u{644}\u{64A}\u{648}\u{637} RTL \u{631}\u{627}\u{628}\u{62A}\u{62E}\u{627} \u{627}\u{630}\u{647}"
      ),
      (
        "zsh: no such file or directory: \u{6CC}\u{6C1} \u{645}\u{62A}\u{646} LTR \u{646}\u{6C1}\u{6CC}\u{6BA} \u{6C1}\u{6D2}",
        "zsh: no such file or directory: \u{6D2}\u{6C1} \u{6BA}\u{6CC}\u{6C1}\u{646} LTR \u{646}\u{62A}\u{645} \u{6C1}\u{6CC}"
      ),
      (
        "fish: unknown command: \u{633}\u{646}\u{62F} PDF \u{631}\u{627} \u{628}\u{627}\u{632} \u{6A9}\u{646}",
        "fish: unknown command: \u{646}\u{6A9} \u{632}\u{627}\u{628} \u{627}\u{631} PDF \u{62F}\u{646}\u{633}"
      ),
      (
        "git: not a command: \u{5D2}\u{5E8}\u{5E1}\u{5D4} \u{5E9}\u{5DC} Dana \u{5D7}\u{5D3}\u{5E9}\u{5D4}",
        "git: not a command: \u{5D4}\u{5E9}\u{5D3}\u{5D7} Dana \u{5DC}\u{5E9} \u{5D4}\u{5E1}\u{5E8}\u{5D2}"
      ),
    ] as [(String, String)])
  func whatWasTypedIsASentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Names stay behind the message.
  @Test(arguments: [
    "zsh: command not found: \u{5E9}\u{5DC}\u{5D5}\u{5DD}",
    "zsh: command not found: \u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D9}\u{5EA} \u{5D3}\u{5E0}\u{5D4}",
    "bash: command not found: \u{5D4}\u{5EA}\u{5E7}\u{5DF} Docker",
    "zsh: command not found: \u{633}\u{644}\u{627}\u{645} \u{62F}\u{646}\u{6CC}\u{627}",
    "bash: command not found: \u{6AF}\u{632}\u{627}\u{631}\u{634}",
  ])
  func namesStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}

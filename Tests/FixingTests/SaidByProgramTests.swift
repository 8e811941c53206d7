import BidiAlgorithm
import Fixing
import Testing

/// What programs say in right-to-left words with an end right behind their names.
@Suite struct SaidByProgramTests {
  /// The sign that ends the words stands left of them, and the name of the program stays.
  @Test(
    arguments: [
      (
        "sudo: \u{5E1}\u{5D9}\u{5E1}\u{5DE}\u{5D4} \u{5E9}\u{5D2}\u{5D5}\u{5D9}\u{5D4}, \u{5E0}\u{5E1}\u{5D4} \u{5E9}\u{5D5}\u{5D1}.",
        "sudo: .\u{5D1}\u{5D5}\u{5E9} \u{5D4}\u{5E1}\u{5E0} ,\u{5D4}\u{5D9}\u{5D5}\u{5D2}\u{5E9} \u{5D4}\u{5DE}\u{5E1}\u{5D9}\u{5E1}"
      ),
      (
        "sudo: \u{639}\u{630}\u{631}\u{627}\u{60C} \u{62D}\u{627}\u{648}\u{644} \u{645}\u{631}\u{629} \u{623}\u{62E}\u{631}\u{649}.",
        "sudo: .\u{649}\u{631}\u{62E}\u{623} \u{629}\u{631}\u{645} \u{644}\u{648}\u{627}\u{62D} \u{60C}\u{627}\u{631}\u{630}\u{639}"
      ),
      (
        "bash: \u{62F}\u{633}\u{62A}\u{648}\u{631} \u{67E}\u{6CC}\u{62F}\u{627} \u{646}\u{634}\u{62F}.",
        "bash: .\u{62F}\u{634}\u{646} \u{627}\u{62F}\u{6CC}\u{67E} \u{631}\u{648}\u{62A}\u{633}\u{62F}"
      ),
      (
        "npm: \u{5D4}\u{5D7}\u{5D1}\u{5D9}\u{5DC}\u{5D4} \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0}\u{5D4}!",
        "npm: !\u{5D4}\u{5D0}\u{5E6}\u{5DE}\u{5E0} \u{5D0}\u{5DC} \u{5D4}\u{5DC}\u{5D9}\u{5D1}\u{5D7}\u{5D4}"
      ),
      (
        "npm: \u{62A}\u{639}\u{630}\u{631} \u{627}\u{644}\u{62A}\u{62B}\u{628}\u{64A}\u{62A}!",
        "npm: !\u{62A}\u{64A}\u{628}\u{62B}\u{62A}\u{644}\u{627} \u{631}\u{630}\u{639}\u{62A}"
      ),
      (
        "git: \u{5DC}\u{5DE}\u{5D7}\u{5D5}\u{5E7} \u{5D0}\u{5EA} \u{5D4}\u{5E2}\u{5E0}\u{5E3}?",
        "git: ?\u{5E3}\u{5E0}\u{5E2}\u{5D4} \u{5EA}\u{5D0} \u{5E7}\u{5D5}\u{5D7}\u{5DE}\u{5DC}"
      ),
      (
        "git: \u{641}\u{627}\u{626}\u{644} \u{645}\u{62D}\u{641}\u{648}\u{638} \u{646}\u{6C1}\u{6CC}\u{6BA} \u{6C1}\u{648}\u{626}\u{6CC}.",
        "git: .\u{6CC}\u{626}\u{648}\u{6C1} \u{6BA}\u{6CC}\u{6C1}\u{646} \u{638}\u{648}\u{641}\u{62D}\u{645} \u{644}\u{626}\u{627}\u{641}"
      ),
      (
        "apt: \u{5D4}\u{5D7}\u{5D1}\u{5D9}\u{5DC}\u{5D4} \"\u{5E2}\u{5D5}\u{5E8}\u{5DA}\" \u{5DB}\u{5D1}\u{5E8} \u{5DE}\u{5D5}\u{5EA}\u{5E7}\u{5E0}\u{5EA}.",
        "apt: .\u{5EA}\u{5E0}\u{5E7}\u{5EA}\u{5D5}\u{5DE} \u{5E8}\u{5D1}\u{5DB} \"\u{5DA}\u{5E8}\u{5D5}\u{5E2}\" \u{5D4}\u{5DC}\u{5D9}\u{5D1}\u{5D7}\u{5D4}"
      ),
      (
        "rm: \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5E0}\u{5DE}\u{5D7}\u{5E7}: \u{5D0}\u{5D9}\u{5DF} \u{5D3}\u{5E8}\u{5DA} \u{5D7}\u{5D6}\u{5E8}\u{5D4}.",
        "rm: .\u{5D4}\u{5E8}\u{5D6}\u{5D7} \u{5DA}\u{5E8}\u{5D3} \u{5DF}\u{5D9}\u{5D0} :\u{5E7}\u{5D7}\u{5DE}\u{5E0} \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4}"
      ),
      (
        "ssh: \u{5D4}\u{5D7}\u{5D9}\u{5D1}\u{5D5}\u{5E8} \u{5E0}\u{5E1}\u{5D2}\u{5E8}. \u{5E0}\u{5E1}\u{5D4} \u{5E9}\u{5D5}\u{5D1}.",
        "ssh: .\u{5D1}\u{5D5}\u{5E9} \u{5D4}\u{5E1}\u{5E0} .\u{5E8}\u{5D2}\u{5E1}\u{5E0} \u{5E8}\u{5D5}\u{5D1}\u{5D9}\u{5D7}\u{5D4}"
      ),
      (
        "make: \u{62F}\u{631} \u{62D}\u{627}\u{644} \u{633}\u{627}\u{62E}\u{62A} \u{628}\u{631}\u{646}\u{627}\u{645}\u{647}...",
        "make: ...\u{647}\u{645}\u{627}\u{646}\u{631}\u{628} \u{62A}\u{62E}\u{627}\u{633} \u{644}\u{627}\u{62D} \u{631}\u{62F}"
      ),
      (
        "docker: \u{5D4}\u{5E9}\u{5D9}\u{5E8}\u{5D5}\u{5EA} \u{5E9}\u{5DC} \u{5DE}\u{5E0}\u{5D4}\u{5DC} \u{5D4}\u{5DE}\u{5E2}\u{5E8}\u{5DB}\u{5EA} \u{5D4}\u{5E8}\u{5D0}\u{5E9}\u{5D9} \u{5D1}\u{5DE}\u{5D7}\u{5E9}\u{5D1} \u{5D4}\u{5D6}\u{5D4} \u{5E2}\u{5D3}\u{5D9}\u{5D9}\u{5DF} \u{5DC}\u{5D0} \u{5D4}\u{5D5}\u{5E4}\u{5E2}\u{5DC}.",
        "docker: .\u{5DC}\u{5E2}\u{5E4}\u{5D5}\u{5D4} \u{5D0}\u{5DC} \u{5DF}\u{5D9}\u{5D9}\u{5D3}\u{5E2} \u{5D4}\u{5D6}\u{5D4} \u{5D1}\u{5E9}\u{5D7}\u{5DE}\u{5D1} \u{5D9}\u{5E9}\u{5D0}\u{5E8}\u{5D4} \u{5EA}\u{5DB}\u{5E8}\u{5E2}\u{5DE}\u{5D4} \u{5DC}\u{5D4}\u{5E0}\u{5DE} \u{5DC}\u{5E9} \u{5EA}\u{5D5}\u{5E8}\u{5D9}\u{5E9}\u{5D4}"
      ),
    ] as [(String, String)])
  func aMessageEndsAtItsLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// So it does behind the number of a fault.
  @Test(
    arguments: [
      (
        "curl: (6) \u{5E9}\u{5DD} \u{5D4}\u{5DE}\u{5D0}\u{5E8}\u{5D7} \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0}.",
        "curl: (6) .\u{5D0}\u{5E6}\u{5DE}\u{5E0} \u{5D0}\u{5DC} \u{5D7}\u{5E8}\u{5D0}\u{5DE}\u{5D4} \u{5DD}\u{5E9}"
      ),
      (
        "git: (128) \u{627}\u{644}\u{645}\u{633}\u{62A}\u{648}\u{62F}\u{639} \u{63A}\u{64A}\u{631} \u{645}\u{648}\u{62C}\u{648}\u{62F} \u{647}\u{646}\u{627}.",
        "git: (128) .\u{627}\u{646}\u{647} \u{62F}\u{648}\u{62C}\u{648}\u{645} \u{631}\u{64A}\u{63A} \u{639}\u{62F}\u{648}\u{62A}\u{633}\u{645}\u{644}\u{627}"
      ),
    ] as [(String, String)])
  func aMessageBehindANumberEndsAtItsLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Without an end, with two words and a full stop, with an end that is a letter, cut or parted by
  /// signs of data, with lists, and behind other labels.
  @Test(arguments: [
    "docker: \u{5D4}\u{5EA}\u{5E7}\u{5E0}\u{5D4} \u{5D7}\u{5D3}\u{5E9}\u{5D4} \u{5DE}\u{5D5}\u{5DB}\u{5E0}\u{5D4}",
    "tmux: \u{5D7}\u{5DC}\u{5D5}\u{5DF} \u{5E0}\u{5E1}\u{5D2}\u{5E8}.",
    "rm: \u{5E0}\u{5DB}\u{5E9}\u{5DC}!",
    "curl: \u{645}\u{627} \u{647}\u{630}\u{627} \u{627}\u{644}\u{645}\u{644}\u{641}\u{61F}",
    "git: \u{5D3}\u{5E0}\u{5D4}, \u{5D9}\u{5D5}\u{5E1}\u{5D9}, \u{5DE}\u{5D9}\u{5DB}\u{5DC}.",
    "git: \u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9}, \u{5D9}\u{5D5}\u{5E1}\u{5D9} \u{5DB}\u{5D4}\u{5DF}, \u{5DE}\u{5D9}\u{5DB}\u{5DC} \u{5D1}\u{5E8}.",
    "git: \u{628}\u{62D}\u{62B} x \u{62C}\u{62F}\u{64A}\u{62F}.",
    "ssh: \u{5D1}\u{5D9}\u{5EA} / \u{5D2}\u{5DF} / \u{5D9}\u{5DD}.",
    "bash: \u{5D1}\u{5D9}\u{5EA} -> \u{5D2}\u{5DF} \u{5D9}\u{5DD}.",
    "python: \u{644}\u{63A}\u{629} \u{628}\u{631}\u{645}\u{62C}\u{629}",
    "make: \u{5D1}\u{5E0}\u{5D9}\u{5D9}\u{5D4} \u{5D7}\u{5D3}\u{5E9}\u{5D4}.",
    "guest: \u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9} \u{5DB}\u{5D4}\u{5DF}.",
    "bash: \u{633}\u{643}\u{631}\u{628}\u{62A}: command not found",
  ])
  func otherMessagesStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left, .auto])
  }
}

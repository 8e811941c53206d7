import BidiAlgorithm
import Fixing
import Testing

/// What programs say in right-to-left words with an end, behind two Latin heads.
@Suite struct EndedMessageTests {
  /// The sign that ends the words stands left of them.
  @Test(
    arguments: [
      (
        "bash: foo: \u{5D4}\u{5E4}\u{5E7}\u{5D5}\u{5D3}\u{5D4} \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0}\u{5D4}.",
        "bash: foo: .\u{5D4}\u{5D0}\u{5E6}\u{5DE}\u{5E0} \u{5D0}\u{5DC} \u{5D4}\u{5D3}\u{5D5}\u{5E7}\u{5E4}\u{5D4}"
      ),
      (
        "cat: notes.txt: \u{627}\u{644}\u{645}\u{644}\u{641} \u{63A}\u{64A}\u{631} \u{645}\u{648}\u{62C}\u{648}\u{62F}!",
        "cat: notes.txt: !\u{62F}\u{648}\u{62C}\u{648}\u{645} \u{631}\u{64A}\u{63A} \u{641}\u{644}\u{645}\u{644}\u{627}"
      ),
      (
        "bash: line 3: make: \u{62F}\u{633}\u{62A}\u{648}\u{631} \u{634}\u{646}\u{627}\u{62E}\u{62A}\u{647} \u{646}\u{634}\u{62F}\u{647} \u{627}\u{633}\u{62A}.",
        "bash: line 3: make: .\u{62A}\u{633}\u{627} \u{647}\u{62F}\u{634}\u{646} \u{647}\u{62A}\u{62E}\u{627}\u{646}\u{634} \u{631}\u{648}\u{62A}\u{633}\u{62F}"
      ),
      (
        "ls: docs: \u{627}\u{6CC}\u{633}\u{6CC} \u{6A9}\u{648}\u{626}\u{6CC} \u{641}\u{627}\u{626}\u{644} \u{646}\u{6C1}\u{6CC}\u{6BA}.",
        "ls: docs: .\u{6BA}\u{6CC}\u{6C1}\u{646} \u{644}\u{626}\u{627}\u{641} \u{6CC}\u{626}\u{648}\u{6A9} \u{6CC}\u{633}\u{6CC}\u{627}"
      ),
      (
        "main.c:12:5: error: \u{5D4}\u{5E1}\u{5D5}\u{5D2}\u{5E8} \u{5D4}\u{5D6}\u{5D4} \u{5DC}\u{5D0} \u{5E0}\u{5E1}\u{5D2}\u{5E8}.",
        "main.c:12:5: error: .\u{5E8}\u{5D2}\u{5E1}\u{5E0} \u{5D0}\u{5DC} \u{5D4}\u{5D6}\u{5D4} \u{5E8}\u{5D2}\u{5D5}\u{5E1}\u{5D4}"
      ),
    ] as [(String, String)])
  func aMessageEndsAtItsLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Without such an end, with fewer words, behind one head or an unknown one, and with a list.
  @Test(arguments: [
    "bash: foo: \u{5D4}\u{5E4}\u{5E7}\u{5D5}\u{5D3}\u{5D4} \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0}\u{5D4}",
    "cat: notes.txt: \u{63A}\u{64A}\u{631} \u{645}\u{648}\u{62C}\u{648}\u{62F}.",
    "bash: \u{62F}\u{633}\u{62A}\u{648}\u{631} \u{646}\u{634}\u{62F}.",
    "ls: docs: \u{627}\u{6CC}\u{633}\u{6CC} \u{6A9}\u{648}\u{626}\u{6CC} \u{641}\u{627}\u{626}\u{644} \u{646}\u{6C1}\u{6CC}\u{6BA}\u{6D4}",
    "foo: bar: \u{5D4}\u{5E4}\u{5E7}\u{5D5}\u{5D3}\u{5D4} \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0}\u{5D4}.",
    "bash: foo: \u{5D4}\u{5E4}\u{5E7}\u{5D5}\u{5D3}\u{5D4}, \u{5DC}\u{5D0}, \u{5E0}\u{5DE}\u{5E6}\u{5D0}\u{5D4}.",
  ])
  func otherMessagesStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// What compilers say in right-to-left words, with the name of a check in brackets behind it.
@Suite struct CheckBehindMessageTests {
  /// The message stands between its place and the check, as one sentence.
  @Test(
    arguments: [
      (
        "src/main.c:42:7: \u{5D0}\u{5D6}\u{5D4}\u{5E8}\u{5D4}: \u{5D4}\u{5DE}\u{5E9}\u{5EA}\u{5E0}\u{5D4} 'x' \u{5DC}\u{5D0} \u{5D1}\u{5E9}\u{5D9}\u{5DE}\u{5D5}\u{5E9} [-Wunused]",
        "src/main.c:42:7: \u{5E9}\u{5D5}\u{5DE}\u{5D9}\u{5E9}\u{5D1} \u{5D0}\u{5DC} 'x' \u{5D4}\u{5E0}\u{5EA}\u{5E9}\u{5DE}\u{5D4} :\u{5D4}\u{5E8}\u{5D4}\u{5D6}\u{5D0} [-Wunused]"
      ),
      (
        "main.c:12:5: \u{62A}\u{62D}\u{630}\u{64A}\u{631}: \u{627}\u{644}\u{645}\u{62A}\u{63A}\u{64A}\u{631} 'count' \u{63A}\u{64A}\u{631} \u{645}\u{633}\u{62A}\u{62E}\u{62F}\u{645} [-Wunused-variable]",
        "main.c:12:5: \u{645}\u{62F}\u{62E}\u{62A}\u{633}\u{645} \u{631}\u{64A}\u{63A} 'count' \u{631}\u{64A}\u{63A}\u{62A}\u{645}\u{644}\u{627} :\u{631}\u{64A}\u{630}\u{62D}\u{62A} [-Wunused-variable]"
      ),
      (
        "app.py:10: \u{647}\u{634}\u{62F}\u{627}\u{631}: \u{645}\u{62A}\u{63A}\u{6CC}\u{631} 'name' \u{627}\u{633}\u{62A}\u{641}\u{627}\u{62F}\u{647} \u{646}\u{634}\u{62F}\u{647} \u{627}\u{633}\u{62A} [unused-variable]",
        "app.py:10: \u{62A}\u{633}\u{627} \u{647}\u{62F}\u{634}\u{646} \u{647}\u{62F}\u{627}\u{641}\u{62A}\u{633}\u{627} 'name' \u{631}\u{6CC}\u{63A}\u{62A}\u{645} :\u{631}\u{627}\u{62F}\u{634}\u{647} [unused-variable]"
      ),
      (
        "src/app.ts:3:1: warning: \u{5DE}\u{5E9}\u{5EA}\u{5E0}\u{5D4} 'x' \u{5DC}\u{5D0} \u{5D1}\u{5E9}\u{5D9}\u{5DE}\u{5D5}\u{5E9} [no-unused-vars]",
        "src/app.ts:3:1: warning: \u{5E9}\u{5D5}\u{5DE}\u{5D9}\u{5E9}\u{5D1} \u{5D0}\u{5DC} 'x' \u{5D4}\u{5E0}\u{5EA}\u{5E9}\u{5DE} [no-unused-vars]"
      ),
      (
        "main.cpp:8:2: \u{62E}\u{631}\u{627}\u{628}\u{6CC}: \u{646}\u{627}\u{645} 'total' \u{645}\u{648}\u{62C}\u{648}\u{62F} \u{646}\u{6C1}\u{6CC}\u{6BA} \u{6C1}\u{6D2} [E0425]",
        "main.cpp:8:2: \u{6D2}\u{6C1} \u{6BA}\u{6CC}\u{6C1}\u{646} \u{62F}\u{648}\u{62C}\u{648}\u{645} 'total' \u{645}\u{627}\u{646} :\u{6CC}\u{628}\u{627}\u{631}\u{62E} [E0425]"
      ),
      (
        "main.c:12:5: \u{5D4}\u{5E1}\u{5D5}\u{5D2}\u{5E8} \u{5D4}\u{5D6}\u{5D4} \u{5DC}\u{5D0} \u{5E0}\u{5E1}\u{5D2}\u{5E8}. [-Wparen]",
        "main.c:12:5: .\u{5E8}\u{5D2}\u{5E1}\u{5E0} \u{5D0}\u{5DC} \u{5D4}\u{5D6}\u{5D4} \u{5E8}\u{5D2}\u{5D5}\u{5E1}\u{5D4} [-Wparen]"
      ),
    ] as [(String, String)])
  func aMessageStandsBeforeItsCheck(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// What is drawn in one stretch, what begins with what it quotes, and a name.
  @Test(arguments: [
    "main.c:12:5: \u{5D0}\u{5D6}\u{5D4}\u{5E8}\u{5D4}: \u{5D4}\u{5DE}\u{5E9}\u{5EA}\u{5E0}\u{5D4} \u{5DC}\u{5D0} \u{5D1}\u{5E9}\u{5D9}\u{5DE}\u{5D5}\u{5E9} [-Wunused]",
    "main.c:12:5: warning: \u{627}\u{644}\u{645}\u{62A}\u{63A}\u{64A}\u{631} \u{63A}\u{64A}\u{631} \u{645}\u{633}\u{62A}\u{62E}\u{62F}\u{645} \u{647}\u{646}\u{627} [-Wunused]",
    "main.c:12:5: \u{62E}\u{637}\u{623}: 'x' \u{63A}\u{64A}\u{631} \u{645}\u{639}\u{631}\u{641} [-Wundef]",
    "notes.md:12:\u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9} [draft]",
  ])
  func otherMessagesAreWhole(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}

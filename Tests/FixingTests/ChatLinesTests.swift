import BidiAlgorithm
import Fixing
import Testing

/// Lines of chats in terminals with right-to-left names; each with what looks like it and is whole.
@Suite struct ChatLinesTests {
  /// Who speaks is one piece with its brackets and stands left of what is said.
  @Test(
    arguments: [
      (
        "[12:30] <\u{5E0}\u{5D5}\u{5E2}\u{5D4}> \u{5D1}\u{5D5}\u{5E7}\u{5E8} \u{5D8}\u{5D5}\u{5D1} \u{5DC}\u{5DB}\u{5D5}\u{5DC}\u{5DD}",
        "[12:30] <\u{5D4}\u{5E2}\u{5D5}\u{5E0}> \u{5DD}\u{5DC}\u{5D5}\u{5DB}\u{5DC} \u{5D1}\u{5D5}\u{5D8} \u{5E8}\u{5E7}\u{5D5}\u{5D1}"
      ),
      (
        "<\u{639}\u{644}\u{64A}> \u{643}\u{64A}\u{641} \u{627}\u{644}\u{62D}\u{627}\u{644}",
        "<\u{64A}\u{644}\u{639}> \u{644}\u{627}\u{62D}\u{644}\u{627} \u{641}\u{64A}\u{643}"
      ),
      (
        "[2024-05-01 09:14] <\u{631}\u{636}\u{627}> \u{633}\u{644}\u{627}\u{645} \u{628}\u{647} \u{647}\u{645}\u{647}",
        "[2024-05-01 09:14] <\u{627}\u{636}\u{631}> \u{647}\u{645}\u{647} \u{647}\u{628} \u{645}\u{627}\u{644}\u{633}"
      ),
      (
        "18:05 <@\u{62B}\u{646}\u{627}> \u{622}\u{67E} \u{6A9}\u{6CC}\u{633}\u{6D2} \u{6C1}\u{6CC}\u{6BA}",
        "18:05 <@\u{627}\u{646}\u{62B}> \u{6BA}\u{6CC}\u{6C1} \u{6D2}\u{633}\u{6CC}\u{6A9} \u{67E}\u{622}"
      ),
      (
        "<\u{5D3}\u{5E0}\u{5D4} \u{5DB}\u{5D4}\u{5DF}> \u{5E0}\u{5EA}\u{5E8}\u{5D0}\u{5D4} \u{5DE}\u{5D7}\u{5E8}",
        "<\u{5DF}\u{5D4}\u{5DB} \u{5D4}\u{5E0}\u{5D3}> \u{5E8}\u{5D7}\u{5DE} \u{5D4}\u{5D0}\u{5E8}\u{5EA}\u{5E0}"
      ),
      (
        "[08:00:12] <\u{623}\u{62D}\u{645}\u{62F}> \u{647}\u{644} \u{648}\u{635}\u{644}\u{62A} \u{627}\u{644}\u{631}\u{633}\u{627}\u{644}\u{629}!",
        "[08:00:12] <\u{62F}\u{645}\u{62D}\u{623}> !\u{629}\u{644}\u{627}\u{633}\u{631}\u{644}\u{627} \u{62A}\u{644}\u{635}\u{648} \u{644}\u{647}"
      ),
      (
        "[10:15] <\u{5DE}\u{5D0}\u{5D9}\u{5D4}> \u{5D4}\u{5EA}\u{5E7}\u{5E0}\u{5EA}\u{5D9} \u{5D0}\u{5EA} Ubuntu \u{5D4}\u{5D9}\u{5D5}\u{5DD} \u{5D1}\u{5E2}\u{5E8}\u{5D1}",
        "[10:15] <\u{5D4}\u{5D9}\u{5D0}\u{5DE}> \u{5D1}\u{5E8}\u{5E2}\u{5D1} \u{5DD}\u{5D5}\u{5D9}\u{5D4} Ubuntu \u{5EA}\u{5D0} \u{5D9}\u{5EA}\u{5E0}\u{5E7}\u{5EA}\u{5D4}"
      ),
      (
        "<\u{633}\u{627}\u{631}\u{627}> \u{641}\u{631}\u{62F}\u{627} \u{645}\u{6CC}\u{200C}\u{622}\u{6CC}\u{645}",
        "<\u{627}\u{631}\u{627}\u{633}> \u{645}\u{6CC}\u{622}\u{6CC}\u{645} \u{627}\u{62F}\u{631}\u{641}"
      ),
    ] as [(String, String)])
  func whoSpeaksStandsFirst(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Latin words behind a name, Latin names, a word alone, and what somebody does.
  @Test(arguments: [
    "[12:30] <\u{5E0}\u{5D5}\u{5E2}\u{5D4}> hello all",
    "[12:30] <\u{639}\u{644}\u{64A}> ok thanks",
    "[12:30] <dana> \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5DC}\u{5DB}\u{5D5}\u{5DC}\u{5DD}",
    "<\u{5E9}\u{5DC}\u{5D5}\u{5DD}>",
    "[12:30] * \u{5E0}\u{5D5}\u{5E2}\u{5D4} \u{5D4}\u{5D5}\u{5DC}\u{5DB}\u{5EA} \u{5D4}\u{5D1}\u{5D9}\u{5EA}\u{5D4} \u{5E2}\u{5DB}\u{5E9}\u{5D9}\u{5D5}",
    "18:05 * \u{631}\u{636}\u{627} \u{631}\u{641}\u{62A} \u{628}\u{647} \u{62E}\u{627}\u{646}\u{647}",
    "[09:10] * \u{623}\u{62D}\u{645}\u{62F} \u{62E}\u{631}\u{62C} \u{645}\u{646} \u{627}\u{644}\u{63A}\u{631}\u{641}\u{629} \u{627}\u{644}\u{622}\u{646}",
    "12:30 * \u{62B}\u{646}\u{627} \u{6AF}\u{6BE}\u{631} \u{686}\u{644}\u{6CC} \u{6AF}\u{626}\u{6CC}",
  ])
  func otherLinesOfChatsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}

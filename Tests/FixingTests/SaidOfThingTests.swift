import BidiAlgorithm
import Fixing
import Testing

/// English sentences about a thing whose name begins them in right-to-left letters.
@Suite struct SaidOfThingTests {
  /// A noun without an article behind a name of two words belongs to it.
  @Test(
    arguments: [
      (
        "\u{627}\u{633}\u{644}\u{627}\u{645} \u{622}\u{628}\u{627}\u{62F} office will be closed on Friday.",
        "\u{62F}\u{627}\u{628}\u{622} \u{645}\u{627}\u{644}\u{633}\u{627} office will be closed on Friday."
      ),
      (
        "\u{628}\u{64A}\u{62A} \u{644}\u{62D}\u{645} branch will be open for visitors.",
        "\u{645}\u{62D}\u{644} \u{62A}\u{64A}\u{628} branch will be open for visitors."
      ),
      (
        "\u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1} office will be closed on Friday.",
        "\u{5D1}\u{5D9}\u{5D1}\u{5D0} \u{5DC}\u{5EA} office will be closed on Friday."
      ),
      (
        "\u{5D9}\u{5E8}\u{5D5}\u{5E9}\u{5DC}\u{5D9}\u{5DD} \u{5D4}\u{5E2}\u{5EA}\u{5D9}\u{5E7}\u{5D4} museum is free for the children!",
        "\u{5D4}\u{5E7}\u{5D9}\u{5EA}\u{5E2}\u{5D4} \u{5DD}\u{5D9}\u{5DC}\u{5E9}\u{5D5}\u{5E8}\u{5D9} museum is free for the children!"
      ),
    ] as [(String, String)])
  func aNounBehindANameIsItsThing(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// What may begin a sentence itself, a label, a line without its end, a small word and no verb.
  @Test(arguments: [
    "\u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1} people will be happy to help.",
    "\u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1} offices are closed for the holiday.",
    "\u{5DB}\u{5D5}\u{5EA}\u{5E8}\u{5EA} \u{5D7}\u{5D3}\u{5E9}\u{5D4} office will be closed on Friday.",
    "\u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1} office will be closed on Friday",
    "\u{5D4}\u{5D5}\u{5D0} \u{5DB}\u{5EA}\u{5D1} office will be closed on Friday.",
    "\u{645}\u{62F}\u{6CC}\u{631} \u{641}\u{631}\u{648}\u{634} office chair for the Friday sale.",
  ])
  func otherEnglishStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }
}

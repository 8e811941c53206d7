import BidiAlgorithm
import Fixing
import Testing

/// What is said in English inside a sentence from right to left.
@Suite struct GreetingInSentenceTests {
  /// Its mark is its own: a comma or a second word in small letters tells it from a name.
  @Test(
    arguments: [
      (
        "\u{627}\u{643}\u{62A}\u{628} Hello, world! \u{641}\u{64A} \u{627}\u{644}\u{633}\u{637}\u{631} \u{627}\u{644}\u{623}\u{648}\u{644} \u{645}\u{646} \u{627}\u{644}\u{645}\u{644}\u{641}",
        "\u{641}\u{644}\u{645}\u{644}\u{627} \u{646}\u{645} \u{644}\u{648}\u{623}\u{644}\u{627} \u{631}\u{637}\u{633}\u{644}\u{627} \u{64A}\u{641} Hello, world! \u{628}\u{62A}\u{643}\u{627}"
      ),
      (
        "\u{5DB}\u{5EA}\u{5D1}\u{5D5} Thank you! \u{5D1}\u{5E1}\u{5D5}\u{5E3} \u{5D4}\u{5DE}\u{5DB}\u{5EA}\u{5D1} \u{5E9}\u{5DC}\u{5DB}\u{5DD}",
        "\u{5DD}\u{5DB}\u{5DC}\u{5E9} \u{5D1}\u{5EA}\u{5DB}\u{5DE}\u{5D4} \u{5E3}\u{5D5}\u{5E1}\u{5D1} Thank you! \u{5D5}\u{5D1}\u{5EA}\u{5DB}"
      ),
      (
        "\u{627}\u{648} Welcome back! \u{631}\u{627} \u{631}\u{648}\u{6CC} \u{635}\u{641}\u{62D}\u{647} \u{62F}\u{6CC}\u{62F}",
        "\u{62F}\u{6CC}\u{62F} \u{647}\u{62D}\u{641}\u{635} \u{6CC}\u{648}\u{631} \u{627}\u{631} Welcome back! \u{648}\u{627}"
      ),
      (
        "\u{5D0}\u{5DE}\u{5E8}\u{5D5} Good morning, everyone! \u{5DC}\u{5DB}\u{5DC} \u{5D4}\u{5EA}\u{5DC}\u{5DE}\u{5D9}\u{5D3}\u{5D9}\u{5DD}",
        "\u{5DD}\u{5D9}\u{5D3}\u{5D9}\u{5DE}\u{5DC}\u{5EA}\u{5D4} \u{5DC}\u{5DB}\u{5DC} Good morning, everyone! \u{5D5}\u{5E8}\u{5DE}\u{5D0}"
      ),
    ] as [(String, String)])
  func aGreetingKeepsItsMark(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  /// The mark behind a name, a place, a word alone and the whole sentence is the sentence's.
  @Test(arguments: [
    "\u{5D0}\u{5D4}\u{5D1}\u{5EA}\u{5D9} \u{5D0}\u{5EA} Hello Kitty! \u{5DE}\u{5D4} \u{5D0}\u{5D9}\u{5EA}\u{5DA}",
    "\u{5D2}\u{5E8}\u{5EA} \u{5E4}\u{5E2}\u{5DD} \u{5D1}\u{5E2}\u{5D9}\u{5E8} Paris, France? \u{5D0}\u{5E0}\u{5D9} \u{5DB}\u{5DF}",
    "\u{5EA}\u{5D2}\u{5D9}\u{5D3} Hello! \u{5D5}\u{5D0}\u{5D6} \u{5DC}\u{5DA}",
    "\u{5DB}\u{5EA}\u{5D1}\u{5D5} Thank you!",
    "\u{5E7}\u{5E0}\u{5D9}\u{5EA}\u{5D9} Good Omens! \u{5D5}\u{5D0}\u{5D6} \u{5E7}\u{5E8}\u{5D0}\u{5EA}\u{5D9}",
  ])
  func otherMarksAreTheSentences(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto, LineExpectations.right])
  }
}

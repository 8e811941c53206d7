import BidiAlgorithm
import Fixing
import Testing

/// Lines of chats and prompts where nobody set a direction; each with what looks like it and is
/// whole.
@Suite struct QuestionsAndPromptsTests {
  /// A question to somebody whose name is Latin.
  @Test(
    arguments: [
      (
        "dana: \u{5D0}\u{5D9}\u{5E4}\u{5D4} \u{5D0}\u{5EA}\u{5D4}?",
        "?\u{5D4}\u{5EA}\u{5D0} \u{5D4}\u{5E4}\u{5D9}\u{5D0} :dana"
      ),
      (
        "noa_k: \u{5DE}\u{5EA}\u{5D9} \u{5D4}\u{5E8}\u{5DB}\u{5D1}\u{5EA}?",
        "?\u{5EA}\u{5D1}\u{5DB}\u{5E8}\u{5D4} \u{5D9}\u{5EA}\u{5DE} :noa_k"
      ),
      (
        "ali: \u{645}\u{62A}\u{649} \u{627}\u{644}\u{627}\u{62C}\u{62A}\u{645}\u{627}\u{639}?",
        "?\u{639}\u{627}\u{645}\u{62A}\u{62C}\u{627}\u{644}\u{627} \u{649}\u{62A}\u{645} :ali"
      ),
      (
        "reza: \u{686}\u{631}\u{627} \u{631}\u{641}\u{62A}\u{6CC}?",
        "?\u{6CC}\u{62A}\u{641}\u{631} \u{627}\u{631}\u{686} :reza"
      ),
    ] as [(String, String)])
  func aQuestionToSomebodyEndsAtItsLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// What a program asks of a user.
  @Test(
    arguments: [
      (
        "[sudo] \u{5E1}\u{5D9}\u{5E1}\u{5DE}\u{5D4} \u{5E2}\u{5D1}\u{5D5}\u{5E8} noa:",
        ":noa \u{5E8}\u{5D5}\u{5D1}\u{5E2} \u{5D4}\u{5DE}\u{5E1}\u{5D9}\u{5E1} [sudo]"
      ),
      (
        "[sudo] \u{643}\u{644}\u{645}\u{629} \u{633}\u{631} dana:",
        ":dana \u{631}\u{633} \u{629}\u{645}\u{644}\u{643} [sudo]"
      ),
      (
        "[sudo] \u{6AF}\u{630}\u{631}\u{648}\u{627}\u{698}\u{647} \u{628}\u{631}\u{627}\u{6CC} reza:",
        ":reza \u{6CC}\u{627}\u{631}\u{628} \u{647}\u{698}\u{627}\u{648}\u{631}\u{630}\u{6AF} [sudo]"
      ),
      (
        "[su] \u{67E}\u{627}\u{633} \u{648}\u{631}\u{688} \u{628}\u{631}\u{627}\u{626}\u{6D2} ali:",
        ":ali \u{6D2}\u{626}\u{627}\u{631}\u{628} \u{688}\u{631}\u{648} \u{633}\u{627}\u{67E} [su]"
      ),
    ] as [(String, String)])
  func aPromptEndsAtItsLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// The same where a terminal lays it out.
  @Test(
    arguments: [
      (
        "[sudo] \u{5E1}\u{5D9}\u{5E1}\u{5DE}\u{5D4} \u{5E2}\u{5D1}\u{5D5}\u{5E8} yael:",
        ":yael \u{5E8}\u{5D5}\u{5D1}\u{5E2} \u{5D4}\u{5DE}\u{5E1}\u{5D9}\u{5E1} [sudo]"
      ),
      (
        "[sudo] \u{643}\u{644}\u{645}\u{629} \u{645}\u{631}\u{648}\u{631} omar:",
        ":omar \u{631}\u{648}\u{631}\u{645} \u{629}\u{645}\u{644}\u{643} [sudo]"
      ),
      (
        "[sudo] \u{6AF}\u{630}\u{631}\u{648}\u{627}\u{698}\u{647} \u{628}\u{631}\u{627}\u{6CC} sara:",
        ":sara \u{6CC}\u{627}\u{631}\u{628} \u{647}\u{698}\u{627}\u{648}\u{631}\u{630}\u{6AF} [sudo]"
      ),
      (
        "[su] \u{67E}\u{627}\u{633} \u{648}\u{631}\u{688} \u{628}\u{631}\u{627}\u{626}\u{6D2} hamza:",
        ":hamza \u{6D2}\u{626}\u{627}\u{631}\u{628} \u{688}\u{631}\u{648} \u{633}\u{627}\u{67E} [su]"
      ),
    ] as [(String, String)])
  func aPromptThatIsSetEndsAtItsLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Who came into a chat or went.
  @Test(
    arguments: [
      (
        "\u{5D3}\u{5E0}\u{5D4} has quit (Quit: leaving)",
        "\u{5D4}\u{5E0}\u{5D3} has quit (Quit: leaving)"
      ),
      (
        "\u{646}\u{648}\u{631} has quit (Ping timeout: 240 seconds)",
        "\u{631}\u{648}\u{646} has quit (Ping timeout: 240 seconds)"
      ),
      (
        "\u{631}\u{636}\u{627} has joined #linux",
        "\u{627}\u{636}\u{631} has joined #linux"
      ),
      (
        "\u{62F}\u{646}\u{627} [~dana@example.com] has left #linux",
        "\u{627}\u{646}\u{62F} [~dana@example.com] has left #linux"
      ),
      (
        "\u{5E1}\u{5D1}\u{5D0} \u{5D9}\u{5D5}\u{5E1}\u{5D9} has disconnected (Connection reset by peer)",
        "\u{5D9}\u{5E1}\u{5D5}\u{5D9} \u{5D0}\u{5D1}\u{5E1} has disconnected (Connection reset by peer)"
      ),
    ] as [(String, String)])
  func whoCameOrWentIsToldInEnglish(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// Labels with a title, and words before Latin ones.
  @Test(arguments: [
    "title: \u{5DE}\u{5D4} \u{5D7}\u{5D3}\u{5E9}?",
    "question: \u{645}\u{62A}\u{649} \u{627}\u{644}\u{627}\u{62C}\u{62A}\u{645}\u{627}\u{639}?",
    "dana: \u{5DB}\u{5DF}",
    "dana: \u{5D4}\u{5E4}\u{5D2}\u{5D9}\u{5E9}\u{5D4} \u{5D1}\u{5E9}\u{5DE}\u{5D5}\u{5E0}\u{5D4}",
    "[sudo] dana:",
    "\u{5D4}\u{5E1}\u{5D9}\u{5E1}\u{5DE}\u{5D4} \u{5E9}\u{5DC} dana:",
  ])
  func otherLinesOfChatsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }
}

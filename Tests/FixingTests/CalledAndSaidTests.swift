import BidiAlgorithm
import Fixing
import Testing

/// Sentences that lines from left to right tear behind what is called out, behind who said them and
/// with their end in front; each with what looks like it and is whole.
@Suite struct CalledAndSaidTests {
  /// The end stays where it is drawn.
  @Test(
    arguments: [
      (
        ".\u{5E9}\u{5DC}\u{5D7}\u{5EA}\u{5D9} \u{5DC}\u{5DA} \u{5D1}-WhatsApp",
        ".WhatsApp-\u{5D1} \u{5DA}\u{5DC} \u{5D9}\u{5EA}\u{5D7}\u{5DC}\u{5E9}"
      ),
      (
        "?\u{5E8}\u{5D0}\u{5D9}\u{5EA} \u{5D0}\u{5EA} \u{5D4}\u{5E1}\u{5D3}\u{5E8}\u{5D4} \u{5D1}-Netflix",
        "?Netflix-\u{5D1} \u{5D4}\u{5E8}\u{5D3}\u{5E1}\u{5D4} \u{5EA}\u{5D0} \u{5EA}\u{5D9}\u{5D0}\u{5E8}"
      ),
      (
        "!\u{5D0}\u{5E0}\u{5D9} \u{5D0}\u{5D5}\u{5D4}\u{5D1} \u{5D0}\u{5EA} Python \u{5DE}\u{5D0}\u{5D5}\u{5D3}",
        "!\u{5D3}\u{5D5}\u{5D0}\u{5DE} Python \u{5EA}\u{5D0} \u{5D1}\u{5D4}\u{5D5}\u{5D0} \u{5D9}\u{5E0}\u{5D0}"
      ),
      (
        ".\u{645}\u{646} \u{62F}\u{631} Instagram \u{6A9}\u{627}\u{631} \u{645}\u{6CC} \u{6A9}\u{646}\u{645}",
        ".\u{645}\u{646}\u{6A9} \u{6CC}\u{645} \u{631}\u{627}\u{6A9} Instagram \u{631}\u{62F} \u{646}\u{645}"
      ),
      (
        "!\u{623}\u{646}\u{627} \u{623}\u{639}\u{645}\u{644} \u{641}\u{64A} Google \u{645}\u{646}\u{630} \u{633}\u{646}\u{629}",
        "!\u{629}\u{646}\u{633} \u{630}\u{646}\u{645} Google \u{64A}\u{641} \u{644}\u{645}\u{639}\u{623} \u{627}\u{646}\u{623}"
      ),
      (
        ".\u{645}\u{6CC}\u{6BA} \u{646}\u{6D2} Google \u{67E}\u{631} \u{6A9}\u{627}\u{645} \u{6A9}\u{6CC}\u{627}",
        ".\u{627}\u{6CC}\u{6A9} \u{645}\u{627}\u{6A9} \u{631}\u{67E} Google \u{6D2}\u{646} \u{6BA}\u{6CC}\u{645}"
      ),
    ] as [(String, String)])
  func tornWordsBehindTheirEndArePutRight(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// A name at the end, or none, may be read as it is drawn.
  @Test(arguments: [
    ".\u{5D0}\u{5E0}\u{5D9} \u{5D0}\u{5D5}\u{5D4}\u{5D1} Python",
    "!\u{5EA}\u{5D5}\u{5D3}\u{5D4} Dana",
    ".\u{643}\u{62A}\u{628}\u{646}\u{627} \u{631}\u{633}\u{627}\u{644}\u{629}",
    "!\u{645}\u{631}\u{62D}\u{628}\u{627} Dana",
    ".\u{6A9}\u{62A}\u{627}\u{628} \u{631}\u{627} \u{62E}\u{648}\u{627}\u{646}\u{62F}\u{645}",
    "!\u{634}\u{6A9}\u{631}\u{6CC}\u{6C1} Dana",
  ])
  func wholeWordsBehindTheirEndStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// The first word keeps its mark.
  @Test(
    arguments: [
      (
        "OK? \u{5D0}\u{5EA}\u{5D4} \u{5D1}\u{5D0}?",
        "?\u{5D0}\u{5D1} \u{5D4}\u{5EA}\u{5D0} OK?"
      ),
      (
        "Zoom? \u{5DE}\u{5EA}\u{5D9}?",
        "?\u{5D9}\u{5EA}\u{5DE} Zoom?"
      ),
      (
        "Why? \u{5DC}\u{5DE}\u{5D4} \u{5DC}\u{5D0}?",
        "?\u{5D0}\u{5DC} \u{5D4}\u{5DE}\u{5DC} Why?"
      ),
      (
        "OK! \u{5D0}\u{5E0}\u{5D9} \u{5D1}\u{5D0}!",
        "!\u{5D0}\u{5D1} \u{5D9}\u{5E0}\u{5D0} OK!"
      ),
      (
        "Please! \u{5EA}\u{5E2}\u{5E0}\u{5D4} \u{5DC}\u{5D9}",
        "\u{5D9}\u{5DC} \u{5D4}\u{5E0}\u{5E2}\u{5EA} Please!"
      ),
      (
        "Wow! \u{5D0}\u{5D9}\u{5D6}\u{5D4} \u{5D9}\u{5D5}\u{5E4}\u{5D9}",
        "\u{5D9}\u{5E4}\u{5D5}\u{5D9} \u{5D4}\u{5D6}\u{5D9}\u{5D0} Wow!"
      ),
      (
        "Wow! \u{5DE}\u{5D3}\u{5D4}\u{5D9}\u{5DD}",
        "\u{5DD}\u{5D9}\u{5D4}\u{5D3}\u{5DE} Wow!"
      ),
      (
        "Stop! \u{5D3}\u{5D9} \u{5DB}\u{5D1}\u{5E8}",
        "\u{5E8}\u{5D1}\u{5DB} \u{5D9}\u{5D3} Stop!"
      ),
      (
        "Wow! \u{62C}\u{645}\u{64A}\u{644} \u{62C}\u{62F}\u{627}",
        "\u{627}\u{62F}\u{62C} \u{644}\u{64A}\u{645}\u{62C} Wow!"
      ),
      (
        "Please! \u{633}\u{627}\u{639}\u{62F}\u{648}\u{646}\u{64A}",
        "\u{64A}\u{646}\u{648}\u{62F}\u{639}\u{627}\u{633} Please!"
      ),
      (
        "OK? \u{627}\u{646}\u{62A} \u{62C}\u{627}\u{64A}?",
        "?\u{64A}\u{627}\u{62C} \u{62A}\u{646}\u{627} OK?"
      ),
      (
        "Wow! \u{62E}\u{6CC}\u{644}\u{6CC} \u{642}\u{634}\u{646}\u{6AF}\u{647}",
        "\u{647}\u{6AF}\u{646}\u{634}\u{642} \u{6CC}\u{644}\u{6CC}\u{62E} Wow!"
      ),
      (
        "OK? \u{62A}\u{648} \u{645}\u{6CC}\u{627}\u{6CC}?",
        "?\u{6CC}\u{627}\u{6CC}\u{645} \u{648}\u{62A} OK?"
      ),
      (
        "Please! \u{632}\u{646}\u{6AF} \u{628}\u{632}\u{646}",
        "\u{646}\u{632}\u{628} \u{6AF}\u{646}\u{632} Please!"
      ),
      (
        "Nice! \u{628}\u{6C1}\u{62A} \u{62E}\u{648}\u{628}",
        "\u{628}\u{648}\u{62E} \u{62A}\u{6C1}\u{628} Nice!"
      ),
      (
        "OK? \u{62A}\u{645} \u{622}\u{624} \u{6AF}\u{6D2}?",
        "?\u{6D2}\u{6AF} \u{624}\u{622} \u{645}\u{62A} OK?"
      ),
    ] as [(String, String)])
  func aSentenceBehindACallIsTurned(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// Names with a mark, and the same in two languages.
  @Test(arguments: [
    "Walla! \u{5D7}\u{5D3}\u{5E9}\u{5D5}\u{5EA}",
    "Cheers! \u{5D3}\u{5E0}\u{5D4} \u{5DB}\u{5D4}\u{5DF}",
    "OK! \u{5DE}\u{5D2}\u{5D6}\u{5D9}\u{5DF}",
    "Stop! \u{5E2}\u{5E6}\u{5D5}\u{5E8}!",
    "Ready? \u{5DE}\u{5D5}\u{5DB}\u{5E0}\u{5D9}\u{5DD}?",
    "Where? \u{623}\u{64A}\u{646}\u{61F}",
    "Hooray! \u{633}\u{627}\u{631}\u{627}",
    "Yahoo! \u{623}\u{62E}\u{628}\u{627}\u{631}",
    "Welcome! \u{62E}\u{648}\u{634} \u{622}\u{645}\u{62F}\u{6CC}\u{62F}!",
    "Bravo! \u{631}\u{636}\u{627} \u{6A9}\u{631}\u{6CC}\u{645}\u{6CC}",
    "Hello! \u{633}\u{644}\u{627}\u{645}!",
    "Welcome! \u{62E}\u{648}\u{634} \u{622}\u{645}\u{62F}\u{6CC}\u{62F}",
    "Which? \u{6A9}\u{648}\u{646}\u{61F}",
  ])
  func namesAndWhatIsSaidTwiceAreWhole(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  /// The mark is of what is said, and the line is of the chat.
  @Test(
    arguments: [
      (
        "Dana: \u{5D0}\u{5E0}\u{5D9} \u{5D1}\u{5D3}\u{5E8}\u{5DA}!",
        "Dana: !\u{5DA}\u{5E8}\u{5D3}\u{5D1} \u{5D9}\u{5E0}\u{5D0}"
      ),
      (
        "Yossi Levi: \u{5DE}\u{5D4} \u{5D4}\u{5DE}\u{5E6}\u{5D1}?",
        "Yossi Levi: ?\u{5D1}\u{5E6}\u{5DE}\u{5D4} \u{5D4}\u{5DE}"
      ),
      (
        "12/05/24, 10:30 - Dana: \u{5D1}\u{5D5}\u{5E7}\u{5E8} \u{5D8}\u{5D5}\u{5D1}!",
        "12/05/24, 10:30 - Dana: !\u{5D1}\u{5D5}\u{5D8} \u{5E8}\u{5E7}\u{5D5}\u{5D1}"
      ),
      (
        "[10:30] Dana: \u{5E9}\u{5D1}\u{5EA} \u{5E9}\u{5DC}\u{5D5}\u{5DD}!",
        "[10:30] Dana: !\u{5DD}\u{5D5}\u{5DC}\u{5E9} \u{5EA}\u{5D1}\u{5E9}"
      ),
      (
        "[Dana] \u{5D0}\u{5E0}\u{5D9} \u{5D1}\u{5D3}\u{5E8}\u{5DA}!",
        "[Dana] !\u{5DA}\u{5E8}\u{5D3}\u{5D1} \u{5D9}\u{5E0}\u{5D0}"
      ),
      (
        "Omar: \u{623}\u{646}\u{627} \u{62C}\u{627}\u{647}\u{632}!",
        "Omar: !\u{632}\u{647}\u{627}\u{62C} \u{627}\u{646}\u{623}"
      ),
      (
        "[10:30] Omar: \u{635}\u{628}\u{627}\u{62D} \u{627}\u{644}\u{62E}\u{64A}\u{631}!",
        "[10:30] Omar: !\u{631}\u{64A}\u{62E}\u{644}\u{627} \u{62D}\u{627}\u{628}\u{635}"
      ),
      (
        "Reza: \u{6A9}\u{62C}\u{627} \u{647}\u{633}\u{62A}\u{6CC}?",
        "Reza: ?\u{6CC}\u{62A}\u{633}\u{647} \u{627}\u{62C}\u{6A9}"
      ),
      (
        "10:30 - Reza: \u{634}\u{628} \u{628}\u{62E}\u{6CC}\u{631}!",
        "10:30 - Reza: !\u{631}\u{6CC}\u{62E}\u{628} \u{628}\u{634}"
      ),
      (
        "Ali: \u{645}\u{6CC}\u{6BA} \u{646}\u{6C1}\u{6CC}\u{6BA}!",
        "Ali: !\u{6BA}\u{6CC}\u{6C1}\u{646} \u{6BA}\u{6CC}\u{645}"
      ),
      (
        "[10:30] Ali: \u{628}\u{6C1}\u{62A} \u{634}\u{6A9}\u{631}\u{6CC}\u{6C1}!",
        "[10:30] Ali: !\u{6C1}\u{6CC}\u{631}\u{6A9}\u{634} \u{62A}\u{6C1}\u{628}"
      ),
    ] as [(String, String)])
  func aShortSentenceOfAChatHasItsMarkAtItsLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Names and titles, and marks that are drawn where they belong.
  @Test(arguments: [
    "Winner: \u{5D3}\u{5E0}\u{5D4} \u{5DB}\u{5D4}\u{5DF}!",
    "Movie: \u{5D0}\u{5D9}\u{5E4}\u{5D4} \u{5D3}\u{5D5}\u{5E8}\u{5D9}?",
    "Dana: \u{5D0}\u{5E0}\u{5D9} \u{5D1}\u{5D3}\u{5E8}\u{5DA}",
    "Ali: \u{643}\u{64A}\u{641} \u{62D}\u{627}\u{644}\u{643}\u{61F}",
    "Winner: \u{627}\u{62D}\u{645}\u{62F} \u{62E}\u{627}\u{646}!",
    "Host: \u{631}\u{636}\u{627} \u{6A9}\u{631}\u{6CC}\u{645}\u{6CC}!",
    "Reza: \u{6A9}\u{62C}\u{627} \u{647}\u{633}\u{62A}\u{6CC}\u{61F}",
    "Guest: \u{639}\u{644}\u{6CC} \u{62E}\u{627}\u{646}!",
  ])
  func namesBehindALabelStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// Nothing in such a string has a direction but the names.
  @Test(arguments: [
    "print(f\"{\u{5E9}\u{5DD}}: {\u{5D2}\u{5D9}\u{5DC}}\")",
    "print(f\"{\u{5D9}\u{5D5}\u{5DD}}/{\u{5D7}\u{5D5}\u{5D3}\u{5E9}}/{\u{5E9}\u{5E0}\u{5D4}}\")",
    "print(f\"{\u{5E1}\u{5DB}\u{5D5}\u{5DD}}\u{20AA}\")",
    "x = f\"{\u{627}\u{644}\u{627}\u{633}\u{645}}: {\u{627}\u{644}\u{639}\u{645}\u{631}}\"",
    "return f\"{\u{646}\u{627}\u{645}} {\u{633}\u{646}}\"",
    "x = f'{\u{646}\u{627}\u{645}}, {\u{639}\u{645}\u{631}}'",
  ])
  func namesOfCodeInBracesStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}

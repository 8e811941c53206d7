import BidiAlgorithm
import Fixing
import Testing

/// Sentences, phrases and messages that look like the rows of a list, and the rows that stay.
@Suite struct MessagesAndRowsTests {
  /// Who typed the end in front put the picture where it is seen, too.
  @Test(arguments: [
    "!\u{5DB}\u{5DC} \u{5D4}\u{5DB}\u{5D1}\u{5D5}\u{5D3} \u{1F388}",
    ".\u{5D0}\u{5E0}\u{5D7}\u{5E0}\u{5D5} \u{5D1}\u{5D1}\u{5D9}\u{5EA} \u{1F3E0}",
    "!\u{645}\u{628}\u{631}\u{648}\u{643} \u{627}\u{644}\u{646}\u{62C}\u{627}\u{62D} \u{1F388}",
    ".\u{646}\u{62D}\u{646} \u{647}\u{646}\u{627} \u{1F3E0}",
    "!\u{62F}\u{633}\u{62A}\u{62A} \u{62F}\u{631}\u{62F} \u{646}\u{6A9}\u{646}\u{647} \u{1F337}",
    ".\u{645}\u{627} \u{631}\u{633}\u{6CC}\u{62F}\u{6CC}\u{645} \u{1F3E0}",
    "!\u{628}\u{6C1}\u{62A} \u{62E}\u{648}\u{628} \u{1F388}",
  ])
  func aPictureBehindATurnedEndStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// So it is from right to left.
  @Test(arguments: [
    "!Well done \u{1F388}",
    ".See you there \u{1F3E0}",
  ])
  func aPictureBehindATurnedLatinEndStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  /// A unit right behind its number stays with it, right of the name.
  @Test(
    arguments: [
      (
        "\u{5D7}\u{5D9}\u{5E4}\u{5D4} 19\u{B0}C",
        "\u{5D4}\u{5E4}\u{5D9}\u{5D7} 19\u{B0}C"
      ),
      (
        "\u{5DE}\u{5D8}\u{5D1}\u{5D7}: 22.5\u{B0}F",
        "\u{5D7}\u{5D1}\u{5D8}\u{5DE}: 22.5\u{B0}F"
      ),
      (
        "\u{5D0}\u{5E9}\u{5D3}\u{5D5}\u{5D3} 40km",
        "\u{5D3}\u{5D5}\u{5D3}\u{5E9}\u{5D0} 40km"
      ),
      (
        "\u{639}\u{645}\u{627}\u{646} 31\u{B0}C",
        "\u{646}\u{627}\u{645}\u{639} 31\u{B0}C"
      ),
      (
        "\u{625}\u{631}\u{628}\u{62F} 85km",
        "\u{62F}\u{628}\u{631}\u{625} 85km"
      ),
      (
        "\u{634}\u{6CC}\u{631}\u{627}\u{632} 24\u{B0}C",
        "\u{632}\u{627}\u{631}\u{6CC}\u{634} 24\u{B0}C"
      ),
      (
        "\u{642}\u{645}: 140km",
        "\u{645}\u{642}: 140km"
      ),
      (
        "\u{644}\u{627}\u{6C1}\u{648}\u{631} 33\u{B0}C",
        "\u{631}\u{648}\u{6C1}\u{627}\u{644} 33\u{B0}C"
      ),
      (
        "\u{645}\u{644}\u{62A}\u{627}\u{646} 340km",
        "\u{646}\u{627}\u{62A}\u{644}\u{645} 340km"
      ),
    ] as [(String, String)])
  func aMeasureWithoutABlankStaysBehindItsName(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// A star and the one sign for degrees would leave their number.
  @Test(arguments: [
    "\u{5D1}\u{5D9}\u{5EA} \u{5E7}\u{5E4}\u{5D4} 4.5\u{2605}",
    "\u{5D7}\u{5D9}\u{5E4}\u{5D4} 19\u{2103}",
    "\u{645}\u{637}\u{639}\u{645} 5\u{2605}",
    "\u{634}\u{6CC}\u{631}\u{627}\u{632} 24\u{2103}",
    "\u{6C1}\u{648}\u{679}\u{644} 4\u{2605}",
  ])
  func aStarStaysRightOfItsNumber(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// Thanks, greetings and reports before a picture are no names, nor is what asks.
  @Test(arguments: [
    "\u{5EA}\u{5D5}\u{5D3}\u{5D4} \u{5DC}\u{5DB}\u{5D5}\u{5DC}\u{5DD} \u{1F337}",
    "\u{5E2}\u{5E8}\u{5D1} \u{5D8}\u{5D5}\u{5D1} \u{1F319}",
    "\u{5E4}\u{5D5}\u{5D2}\u{5E9} \u{5D0}\u{5D5}\u{5EA}\u{5DA} \u{1F60A}",
    "\u{5D4}\u{5D3}\u{5D5}\u{5D7} \u{5E0}\u{5E9}\u{5DC}\u{5D7} \u{2713}",
    "\u{634}\u{643}\u{631}\u{627} \u{62C}\u{632}\u{64A}\u{644}\u{627} \u{1F337}",
    "\u{645}\u{633}\u{627}\u{621} \u{627}\u{644}\u{62E}\u{64A}\u{631} \u{1F319}",
    "\u{62A}\u{645} \u{627}\u{644}\u{625}\u{631}\u{633}\u{627}\u{644} \u{2713}",
    "\u{645}\u{62A}\u{649} \u{627}\u{644}\u{639}\u{648}\u{62F}\u{629}\u{61F} \u{1F60A}",
    "\u{638}\u{647}\u{631} \u{628}\u{62E}\u{6CC}\u{631} \u{2600}",
    "\u{62F}\u{648}\u{633}\u{62A} \u{62F}\u{627}\u{631}\u{645} \u{1F337}",
    "\u{67E}\u{6CC}\u{627}\u{645} \u{641}\u{631}\u{633}\u{62A}\u{627}\u{62F}\u{647} \u{634}\u{62F} \u{2713}",
    "\u{634}\u{6A9}\u{631}\u{6CC}\u{6C1} \u{62F}\u{648}\u{633}\u{62A} \u{1F337}",
    "\u{67E}\u{6CC}\u{63A}\u{627}\u{645} \u{628}\u{6BE}\u{6CC}\u{62C}\u{627} \u{6AF}\u{6CC}\u{627} \u{2713}",
  ])
  func aMessageBeforeAPictureIsFound(_ text: String) {
    LineExpectations.expectSomething(text: text, LineExpectations.left)
  }

  /// Names of several words, and one word, stay.
  @Test(arguments: [
    "\u{5E0}\u{5D5}\u{5E2}\u{5D4} \u{5DB}\u{5D4}\u{5DF} \u{1F337}",
    "\u{5EA}\u{5D5}\u{5D3}\u{5D4} \u{1F337}",
    "\u{633}\u{627}\u{631}\u{629} \u{62D}\u{633}\u{646} \u{1F337}",
    "\u{634}\u{643}\u{631}\u{627} \u{1F337}",
    "\u{644}\u{6CC}\u{644}\u{627} \u{6A9}\u{631}\u{6CC}\u{645}\u{6CC} \u{1F337}",
    "\u{645}\u{645}\u{646}\u{648}\u{646} \u{1F337}",
    "\u{628}\u{644}\u{627}\u{644} \u{62E}\u{627}\u{646} \u{1F337}",
    "\u{634}\u{6A9}\u{631}\u{6CC}\u{6C1} \u{1F337}",
  ])
  func aNameBeforeAPictureStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// What people say behind a picture is found.
  @Test(arguments: [
    "\u{2611} \u{5D0}\u{5E0}\u{5D9} \u{5DE}\u{5D0}\u{5E9}\u{5E8} \u{5D0}\u{5EA} \u{5D4}\u{5EA}\u{5E7}\u{5E0}\u{5D5}\u{5DF}",
    "\u{1F6AB} \u{5D0}\u{5E1}\u{5D5}\u{5E8} \u{5DC}\u{5D4}\u{5D9}\u{5DB}\u{5E0}\u{5E1}",
    "\u{1F499} \u{5DE}\u{5D7}\u{5DB}\u{5D4} \u{5D0}\u{5DC}\u{5D9}\u{5DA}",
    "[ ] \u{5D0}\u{5E0}\u{5D9} \u{5DE}\u{5D0}\u{5E9}\u{5E8} \u{5D4}\u{5DB}\u{5D5}\u{5DC}",
    "\u{1F6AB} \u{645}\u{645}\u{646}\u{648}\u{639} \u{627}\u{644}\u{648}\u{642}\u{648}\u{641}",
    "\u{1F319} \u{645}\u{633}\u{627}\u{621} \u{627}\u{644}\u{62E}\u{64A}\u{631}",
    "\u{1F6AB} \u{648}\u{631}\u{648}\u{62F} \u{645}\u{645}\u{646}\u{648}\u{639}",
    "\u{1F319} \u{634}\u{628} \u{628}\u{62E}\u{6CC}\u{631}",
    "\u{1F6AB} \u{67E}\u{627}\u{631}\u{6A9}\u{646}\u{6AF} \u{645}\u{645}\u{646}\u{648}\u{639}",
    "\u{1F337} \u{628}\u{6C1}\u{62A} \u{634}\u{6A9}\u{631}\u{6CC}\u{6C1}",
  ])
  func aMessageBehindAPictureIsFound(_ text: String) {
    LineExpectations.expectSomething(text: text, LineExpectations.left)
  }

  /// Titles and what is to be done are not.
  @Test(arguments: [
    "\u{1F3B5} \u{5D0}\u{5E0}\u{5D9} \u{5D5}\u{5D0}\u{5EA}\u{5D4}",
    "\u{2610} \u{5DC}\u{5E7}\u{5E0}\u{5D5}\u{5EA} \u{5D7}\u{5DC}\u{5D1}",
    "\u{1F382} \u{5D9}\u{5D5}\u{5DD} \u{5D4}\u{5D5}\u{5DC}\u{5D3}\u{5EA} \u{5DC}\u{5E0}\u{5D5}\u{5E2}\u{5D4}",
    "\u{1F3B5} \u{623}\u{646}\u{627} \u{648}\u{623}\u{646}\u{62A}",
    "\u{1F4DA} \u{645}\u{645}\u{646}\u{648}\u{639} \u{627}\u{644}\u{644}\u{645}\u{633}",
    "\u{1F3B5} \u{634}\u{628} \u{628}\u{62E}\u{6CC}\u{631}",
    "\u{2610} \u{62E}\u{631}\u{6CC}\u{62F} \u{646}\u{627}\u{646}",
    "\u{1F3B5} \u{634}\u{6A9}\u{631}\u{6CC}\u{6C1} \u{62F}\u{648}\u{633}\u{62A}",
  ])
  func aTitleBehindAPictureStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// What is left or how far it is from somebody is no name behind an amount.
  @Test(arguments: [
    "8 GB \u{5E4}\u{5E0}\u{5D5}\u{5D9}\u{5D9}\u{5DD}",
    "6 km \u{5DE}\u{5DE}\u{5DA}",
    "3 kg \u{5E9}\u{5DC} \u{5E2}\u{5E0}\u{5D1}\u{5D9}\u{5DD}",
    "30' \u{5D2}\u{5D5}\u{5DC} \u{5DC}\u{5D7}\u{5D9}\u{5E4}\u{5D4}",
    "8 GB \u{645}\u{62A}\u{627}\u{62D}\u{629}",
    "6 km \u{645}\u{646}\u{643}",
    "3 kg \u{645}\u{646} \u{627}\u{644}\u{639}\u{646}\u{628}",
    "30' \u{647}\u{62F}\u{641} \u{62C}\u{645}\u{64A}\u{644}",
    "3 kg \u{627}\u{632} \u{627}\u{646}\u{6AF}\u{648}\u{631}",
    "8 GB \u{62F}\u{633}\u{62A}\u{6CC}\u{627}\u{628}",
    "2 kg \u{628}\u{627}\u{642}\u{6CC}\u{645}\u{627}\u{646}\u{62F}\u{647}",
  ])
  func aPhraseBehindAnAmountIsFound(_ text: String) {
    LineExpectations.expectSomething(text: text, LineExpectations.left)
  }

  /// What a number or an address is for is no name.
  @Test(arguments: [
    "03-7654321 \u{5DC}\u{5D4}\u{5D6}\u{5DE}\u{5E0}\u{5D5}\u{5EA}",
    "noa@example.org \u{5DC}\u{5E4}\u{5E0}\u{5D9}\u{5D5}\u{5EA}",
    "06-7654321 \u{644}\u{644}\u{62D}\u{62C}\u{632}",
    "sara@example.com \u{62A}\u{648}\u{627}\u{635}\u{644} \u{645}\u{639}\u{646}\u{627}",
    "021-88776655 \u{62A}\u{645}\u{627}\u{633} \u{628}\u{6AF}\u{6CC}\u{631}\u{6CC}\u{62F}",
    "021-35761234 \u{631}\u{627}\u{628}\u{637}\u{6C1} \u{6A9}\u{631}\u{6CC}\u{6BA}",
  ])
  func aCallBehindAContactIsFound(_ text: String) {
    LineExpectations.expectSomething(text: text, LineExpectations.left)
  }

  /// English with small letters says something, also without an end.
  @Test(arguments: [
    "I miss you \u{2764}\u{FE0F}",
    "Where is it \u{1F621}",
    "Please hold on \u{23F3}",
    "Message sent \u{2713}",
    "Upload failed \u{274C}",
  ])
  func anEnglishMessageIsFound(_ text: String) {
    LineExpectations.expectSomething(text: text, LineExpectations.right)
  }

  /// A title and a wish stay.
  @Test(arguments: [
    "Call Me Maybe \u{1F3B5}",
    "Happy birthday \u{1F382}",
    "Good luck \u{1F340}",
    "Well done \u{1F44F}",
  ])
  func aLatinTitleStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  /// A small word behind a command says something of it.
  @Test(arguments: [
    "/users-list \u{5DC}\u{5D0} \u{5E0}\u{5E4}\u{5EA}\u{5D7}",
    "/begin \u{5DB}\u{5D3}\u{5D9} \u{5DC}\u{5E6}\u{5D0}\u{5EA} \u{5DC}\u{5D3}\u{5E8}\u{5DA}",
    "/signup \u{644}\u{627} \u{64A}\u{639}\u{645}\u{644}",
    "/begin \u{628}\u{631}\u{627}\u{6CC} \u{634}\u{631}\u{648}\u{639}",
    "/signup \u{646}\u{6C1}\u{6CC}\u{6BA} \u{686}\u{644}\u{627}",
  ])
  func aCommandIsASubject(_ text: String) {
    LineExpectations.expectSomething(text: text, LineExpectations.left)
  }

  /// A command that is given a message takes any word.
  @Test(arguments: [
    "/me \u{5DC}\u{5D0} \u{5DE}\u{5D1}\u{5D9}\u{5DF}",
    "/away \u{5DC}\u{5D0} \u{5DC}\u{5D9}\u{5D3} \u{5D4}\u{5DE}\u{5D7}\u{5E9}\u{5D1}",
    "/msg \u{644}\u{627} \u{62A}\u{646}\u{633}",
    "/me \u{644}\u{645} \u{64A}\u{641}\u{647}\u{645}",
    "/say \u{646}\u{6C1}\u{6CC}\u{6BA} \u{622}\u{6CC}\u{627}",
  ])
  func aCommandWithAMessageStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// A word that leads to the number makes a sentence.
  @Test(arguments: [
    "\u{5D4}\u{5E1}\u{5D5}\u{5DC}\u{5DC}\u{5D4} \u{5E2}\u{5DC}\u{200E} 45",
    "\u{648}\u{635}\u{644}\u{646}\u{627} \u{625}\u{644}\u{649}\u{200E} 30",
    "\u{631}\u{633}\u{6CC}\u{62F}\u{6CC}\u{645} \u{628}\u{647}\u{200E} 30",
  ])
  func aMarkBehindALeadingWordHoldsNothing(_ text: String) {
    LineExpectations.expectSomething(text: text, LineExpectations.left)
  }
}

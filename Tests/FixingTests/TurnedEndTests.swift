import BidiAlgorithm
import Fixing
import Testing

/// Ends of sentences that were typed in front of them, where the screen draws them at their end,
/// and what a line begins with in one piece.
@Suite struct TurnedEndTests {
  @Test(arguments: [
    ".\u{5D4}\u{5E1}\u{5E4}\u{5E8} \u{5E0}\u{5DE}\u{5E6}\u{5D0} \u{5E2}\u{5DC} \u{5D4}\u{5DE}\u{5D3}\u{5E3}",
    "?\u{5DE}\u{5EA}\u{5D9} \u{5DE}\u{5EA}\u{5D7}\u{5D9}\u{5DC} \u{5D4}\u{5E9}\u{5D9}\u{5E2}\u{5D5}\u{5E8}",
    "!\u{5EA}\u{5D5}\u{5D3}\u{5D4} \u{5E8}\u{5D1}\u{5D4}",
    "- ?\u{5DE}\u{5D9} \u{5D3}\u{5D5}\u{5E4}\u{5E7} \u{5D1}\u{5D3}\u{5DC}\u{5EA}",
    "- .\u{5D0}\u{5E3} \u{5D0}\u{5D7}\u{5D3}",
    "?!\u{5D1}\u{5D0}\u{5DE}\u{5EA}",
    ".\u{627}\u{644}\u{633}\u{64A}\u{627}\u{631}\u{629} \u{641}\u{64A} \u{627}\u{644}\u{645}\u{631}\u{622}\u{628}",
    "!\u{635}\u{628}\u{627}\u{62D} \u{627}\u{644}\u{62E}\u{64A}\u{631}",
    "?\u{645}\u{646} \u{647}\u{646}\u{627}\u{643}",
    "- !\u{62A}\u{639}\u{627}\u{644} \u{647}\u{646}\u{627}",
    ".\u{6A9}\u{62A}\u{627}\u{628} \u{631}\u{648}\u{6CC} \u{645}\u{6CC}\u{632} \u{627}\u{633}\u{62A}",
    "?\u{686}\u{631}\u{627} \u{646}\u{6CC}\u{627}\u{645}\u{62F}\u{6CC}",
    "!\u{62E}\u{6CC}\u{644}\u{6CC} \u{645}\u{645}\u{646}\u{648}\u{646}",
    ".\u{6A9}\u{62A}\u{627}\u{628} \u{645}\u{6CC}\u{632} \u{67E}\u{631} \u{6C1}\u{6D2}",
    "?\u{622}\u{67E} \u{6A9}\u{648}\u{646} \u{6C1}\u{6CC}\u{6BA}",
    "!\u{628}\u{6C1}\u{62A} \u{634}\u{6A9}\u{631}\u{6CC}\u{6C1}",
    "<p>!\u{5D1}\u{5E8}\u{5D5}\u{5DA} \u{5D4}\u{5D1}\u{5D0}</p>",
    "<i>.\u{633}\u{646}\u{639}\u{648}\u{62F} \u{63A}\u{62F}\u{627}</i>",
    "Comment: \"!\u{5DB}\u{5DC} \u{5D4}\u{5DB}\u{5D1}\u{5D5}\u{5D3}\"",
    "\"text\": \"?\u{6A9}\u{62C}\u{627} \u{628}\u{648}\u{62F}\u{6CC}\"",
    "(!\u{645}\u{628}\u{627}\u{631}\u{6A9} \u{6C1}\u{648})",
    "00:01:15 ?\u{5D0}\u{5D9}\u{5E4}\u{5D4} \u{5D4}\u{5D9}\u{5D9}\u{5EA} \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
  ])
  func anEndInFrontOfARightToLeftSentenceIsWhole(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// Dots that go on, and ends where they are read.
  @Test(arguments: [
    "...\u{5D5}\u{5D0}\u{5D6} \u{5D4}\u{5DC}\u{5DB}\u{5E0}\u{5D5} \u{5D4}\u{5D1}\u{5D9}\u{5EA}\u{5D4}",
    "...\u{62B}\u{645} \u{646}\u{627}\u{645} \u{627}\u{644}\u{648}\u{644}\u{62F}",
    "...\u{648} \u{628}\u{639}\u{62F} \u{631}\u{641}\u{62A}",
    "...\u{627}\u{648}\u{631} \u{67E}\u{6BE}\u{631} \u{686}\u{644}\u{627} \u{6AF}\u{6CC}\u{627}",
    "\u{5E1}\u{5E4}\u{5E8} \u{5D8}\u{5D5}\u{5D1} \u{5DE}\u{5D0}\u{5D5}\u{5D3}!",
    "!\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5DC}\u{5DB}\u{5DD}.",
    "\u{5DB}\u{5EA}\u{5D1}\u{5EA}\u{5D9} \u{5E7}\u{5D5}\u{5D3} \u{5D1}-Python \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}.",
  ])
  func otherEndsAreTorn(_ text: String) {
    LineExpectations.expectSomething(text: text, LineExpectations.left)
  }

  /// Words that are torn are put right without their end.
  @Test(
    arguments: [
      (
        ".\u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC} \u{5E7}\u{5E0}\u{5D9}\u{5E0}\u{5D5} \u{5E1}\u{5E4}\u{5E8} \u{5D7}\u{5D3}\u{5E9} \u{5E2}\u{5DC} Python \u{5D5}\u{5D0}\u{5D7}\u{5E8} \u{5DB}\u{5DA} \u{5D7}\u{5D6}\u{5E8}\u{5E0}\u{5D5} \u{5D4}\u{5D1}\u{5D9}\u{5EA}\u{5D4}",
        ".\u{5D4}\u{5EA}\u{5D9}\u{5D1}\u{5D4} \u{5D5}\u{5E0}\u{5E8}\u{5D6}\u{5D7} \u{5DA}\u{5DB} \u{5E8}\u{5D7}\u{5D0}\u{5D5} Python \u{5DC}\u{5E2} \u{5E9}\u{5D3}\u{5D7} \u{5E8}\u{5E4}\u{5E1} \u{5D5}\u{5E0}\u{5D9}\u{5E0}\u{5E7} \u{5DC}\u{5D5}\u{5DE}\u{5EA}\u{5D0}"
      ),
      (
        "!\u{634}\u{627}\u{647}\u{62F}\u{646}\u{627} \u{627}\u{644}\u{628}\u{627}\u{631}\u{62D}\u{629} \u{641}\u{64A}\u{644}\u{645} Inception \u{641}\u{64A} \u{627}\u{644}\u{633}\u{64A}\u{646}\u{645}\u{627} \u{627}\u{644}\u{62C}\u{62F}\u{64A}\u{62F}\u{629} \u{645}\u{639} \u{627}\u{644}\u{623}\u{635}\u{62F}\u{642}\u{627}\u{621}",
        "!\u{621}\u{627}\u{642}\u{62F}\u{635}\u{623}\u{644}\u{627} \u{639}\u{645} \u{629}\u{62F}\u{64A}\u{62F}\u{62C}\u{644}\u{627} \u{627}\u{645}\u{646}\u{64A}\u{633}\u{644}\u{627} \u{64A}\u{641} Inception \u{645}\u{644}\u{64A}\u{641} \u{629}\u{62D}\u{631}\u{627}\u{628}\u{644}\u{627} \u{627}\u{646}\u{62F}\u{647}\u{627}\u{634}"
      ),
      (
        "?\u{627}\u{645}\u{631}\u{648}\u{632} \u{635}\u{628}\u{62D} \u{62F}\u{631} \u{62E}\u{627}\u{646}\u{647} \u{6A9}\u{62A}\u{627}\u{628} Python \u{631}\u{627} \u{628}\u{627} \u{62F}\u{648}\u{633}\u{62A}\u{62A} \u{62E}\u{648}\u{627}\u{646}\u{62F}\u{6CC}",
        "?\u{6CC}\u{62F}\u{646}\u{627}\u{648}\u{62E} \u{62A}\u{62A}\u{633}\u{648}\u{62F} \u{627}\u{628} \u{627}\u{631} Python \u{628}\u{627}\u{62A}\u{6A9} \u{647}\u{646}\u{627}\u{62E} \u{631}\u{62F} \u{62D}\u{628}\u{635} \u{632}\u{648}\u{631}\u{645}\u{627}"
      ),
      (
        ".\u{645}\u{6CC}\u{6BA} \u{646}\u{6D2} \u{622}\u{62C} \u{635}\u{628}\u{62D} \u{62F}\u{641}\u{62A}\u{631} \u{645}\u{6CC}\u{6BA} Google \u{67E}\u{631} \u{6CC}\u{6C1} \u{628}\u{627}\u{62A} \u{62A}\u{644}\u{627}\u{634} \u{6A9}\u{6CC} \u{62A}\u{6BE}\u{6CC}",
        ".\u{6CC}\u{6BE}\u{62A} \u{6CC}\u{6A9} \u{634}\u{627}\u{644}\u{62A} \u{62A}\u{627}\u{628} \u{6C1}\u{6CC} \u{631}\u{67E} Google \u{6BA}\u{6CC}\u{645} \u{631}\u{62A}\u{641}\u{62F} \u{62D}\u{628}\u{635} \u{62C}\u{622} \u{6D2}\u{646} \u{6BA}\u{6CC}\u{645}"
      ),
    ] as [(String, String)])
  func anEndStaysWhereItIsDrawn(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  @Test(arguments: [
    "?Where do you live",
    ".See you next week",
    "!Congratulations",
    ".Good night",
    "\u{5D7}\u{5D1}\u{5E8}\u{5EA} .Acme Ltd \u{5E4}\u{5E8}\u{5E1}\u{5DE}\u{5D4} \u{5D3}\u{5D5}\u{5D7}",
    "\u{5D4}\u{5E1}\u{5E0}\u{5D9}\u{5E3} \u{5E9}\u{5DC} .Intel Corp",
    "\u{5D4}\u{5D5}\u{5D0} \u{5D2}\u{5E8} \u{5D1}-.Portland O.R",
    "\u{5D4}\u{5DD} \u{5D7}\u{5D6}\u{5E8}\u{5D5} \u{5DE}-.U.S.A",
    "\u{5D4}\u{5D9}\u{5D0} \u{5E2}\u{5E0}\u{5EA}\u{5D4} .OK",
    "\u{642}\u{627}\u{644} .OK",
    "\u{634}\u{631}\u{643}\u{629} .Acme Inc",
    "\u{646}\u{641}\u{62A}\u{62D} \u{627}\u{644}\u{633}\u{627}\u{639}\u{629} 7 .p.m",
    "\u{634}\u{631}\u{6A9}\u{62A} .Acme Co",
    "\u{627}\u{648} \u{6AF}\u{641}\u{62A} .Yes",
    "\u{6A9}\u{645}\u{67E}\u{646}\u{6CC} .Acme Ltd",
    "\u{627}\u{633} \u{646}\u{6D2} \u{6A9}\u{6C1}\u{627} .No",
  ])
  func anEndInFrontOfLatinWordsIsWhole(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  /// Names with a dot or a mark of their own, and ends where they are read.
  @Test(arguments: [
    "\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} .Config",
    "\u{5E1}\u{5D1}\u{5D9}\u{5D1}\u{5EA} .NET 6 \u{5D5}\u{5DE}\u{5E2}\u{5DC}\u{5D4}",
    "\u{5E2}\u{5D3}\u{5DB}\u{5E0}\u{5D5} \u{5D0}\u{5EA} .gitignore \u{5D4}\u{5D9}\u{5D5}\u{5DD}",
    "\u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D4} \u{5D1}-.env \u{5D4}\u{5DE}\u{5E7}\u{5D5}\u{5DE}\u{5D9}",
    "\u{5D4}\u{5DB}\u{5E4}\u{5EA}\u{5D5}\u{5E8} .Banner \u{5E0}\u{5E2}\u{5DC}\u{5DD}",
    "\u{627}\u{644}\u{645}\u{62C}\u{644}\u{62F} .Config",
    "\u{627}\u{633}\u{62A}\u{62E}\u{62F}\u{645} .NET \u{641}\u{64A} \u{627}\u{644}\u{639}\u{645}\u{644}",
    "\u{641}\u{627}\u{6CC}\u{644} .Config",
    "\u{627}\u{632} .NET \u{627}\u{633}\u{62A}\u{641}\u{627}\u{62F}\u{647} \u{6A9}\u{646}\u{6CC}\u{62F}",
    "\u{641}\u{627}\u{626}\u{644} .Config",
    "\u{633}\u{648}\u{641}\u{679} \u{648}\u{6CC}\u{626}\u{631} .NET \u{67E}\u{631} \u{6C1}\u{6D2}",
    "Where do you live?",
    "!important",
  ])
  func otherSignsBeforeLatinWordsAreTorn(_ text: String) {
    LineExpectations.expectSomething(text: text, LineExpectations.right)
  }

  @Test(
    arguments: [
      (
        "Look! \u{5EA}\u{5E8}\u{5D0}\u{5D4} \u{5D0}\u{5EA} \u{5D6}\u{5D4}.",
        ".\u{5D4}\u{5D6} \u{5EA}\u{5D0} \u{5D4}\u{5D0}\u{5E8}\u{5EA} Look!"
      ),
      (
        "P.S. \u{5EA}\u{5D6}\u{5DB}\u{5D5}\u{5E8}",
        "\u{5E8}\u{5D5}\u{5DB}\u{5D6}\u{5EA} P.S."
      ),
      (
        "C.S. \u{644}\u{648}\u{64A}\u{633}",
        "\u{633}\u{64A}\u{648}\u{644} C.S."
      ),
      (
        "Wait! \u{627}\u{646}\u{62A}\u{638}\u{631} \u{642}\u{644}\u{64A}\u{644}\u{627}.",
        ".\u{627}\u{644}\u{64A}\u{644}\u{642} \u{631}\u{638}\u{62A}\u{646}\u{627} Wait!"
      ),
      (
        "7 Shawwal \u{634}\u{648}\u{627}\u{644}",
        "\u{644}\u{627}\u{648}\u{634} 7 Shawwal"
      ),
      (
        "J.K. \u{631}\u{648}\u{644}\u{6CC}\u{646}\u{6AF}",
        "\u{6AF}\u{646}\u{6CC}\u{644}\u{648}\u{631} J.K."
      ),
      (
        "Hurry! \u{632}\u{648}\u{62F} \u{628}\u{6CC}\u{627}.",
        ".\u{627}\u{6CC}\u{628} \u{62F}\u{648}\u{632} Hurry!"
      ),
      (
        "J.K. \u{631}\u{648}\u{644}\u{646}\u{6AF}",
        "\u{6AF}\u{646}\u{644}\u{648}\u{631} J.K."
      ),
      (
        "Run! \u{62C}\u{644}\u{62F}\u{6CC} \u{6A9}\u{631}\u{648}.",
        ".\u{648}\u{631}\u{6A9} \u{6CC}\u{62F}\u{644}\u{62C} Run!"
      ),
    ] as [(String, String)])
  func whatALineBeginsWithStaysWhole(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  @Test(arguments: [
    "Who? \u{5DE}\u{5D9}?",
    "Go! \u{5E7}\u{5D3}\u{5D9}\u{5DE}\u{5D4}!",
    "When? \u{645}\u{62A}\u{649}\u{61F}",
    "Help! \u{6A9}\u{645}\u{6A9}!",
    "Why? \u{6A9}\u{6CC}\u{648}\u{6BA}\u{61F}",
  ])
  func whatIsSaidTwiceIsTwo(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  @Test(arguments: [
    "12' \u{5D3}\u{5E0}\u{5D4} \u{5DB}\u{5D4}\u{5DF}",
    "45' \u{643}\u{631}\u{64A}\u{645} \u{628}\u{646}\u{632}\u{64A}\u{645}\u{627}",
    "90+3' \u{633}\u{631}\u{62F}\u{627}\u{631} \u{622}\u{632}\u{645}\u{648}\u{646}",
    "67' \u{6A9}\u{644}\u{6CC}\u{645} \u{627}\u{644}\u{644}\u{6C1}",
    "30' \u{26BD} \u{5E2}\u{5E8}\u{5DF} \u{5D6}\u{5D4}\u{5D1}\u{5D9}",
    "88' \u{1F7E8} \u{633}\u{639}\u{64A}\u{62F}",
  ])
  func theMinuteOfAMatchStandsBeforeAName(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// A longer sentence is put right, and its minute stays whole.
  @Test(
    arguments: [
      (
        "45' \u{5D3}\u{5E0}\u{5D4} \u{5DB}\u{5D4}\u{5DF} \u{5DE}\u{5D1}\u{5E7}\u{5D9}\u{5E2}\u{5D4} \u{5E9}\u{5E2}\u{5E8} \u{5D2}\u{5D3}\u{5D5}\u{5DC} \u{5DE}\u{5E8}\u{5D7}\u{5D5}\u{5E7}.",
        ".\u{5E7}\u{5D5}\u{5D7}\u{5E8}\u{5DE} \u{5DC}\u{5D5}\u{5D3}\u{5D2} \u{5E8}\u{5E2}\u{5E9} \u{5D4}\u{5E2}\u{5D9}\u{5E7}\u{5D1}\u{5DE} \u{5DF}\u{5D4}\u{5DB} \u{5D4}\u{5E0}\u{5D3} 45'"
      ),
      (
        "45' \u{645}\u{62D}\u{645}\u{62F} \u{635}\u{644}\u{627}\u{62D} \u{64A}\u{633}\u{62C}\u{644} \u{647}\u{62F}\u{641}\u{627} \u{631}\u{627}\u{626}\u{639}\u{627}.",
        ".\u{627}\u{639}\u{626}\u{627}\u{631} \u{627}\u{641}\u{62F}\u{647} \u{644}\u{62C}\u{633}\u{64A} \u{62D}\u{627}\u{644}\u{635} \u{62F}\u{645}\u{62D}\u{645} 45'"
      ),
      (
        "12' \u{628}\u{627}\u{632}\u{6CC}\u{6A9}\u{646} \u{645}\u{627} \u{6AF}\u{644} \u{632}\u{6CC}\u{628}\u{627}\u{6CC}\u{6CC} \u{645}\u{6CC} \u{632}\u{646}\u{62F}.",
        ".\u{62F}\u{646}\u{632} \u{6CC}\u{645} \u{6CC}\u{6CC}\u{627}\u{628}\u{6CC}\u{632} \u{644}\u{6AF} \u{627}\u{645} \u{646}\u{6A9}\u{6CC}\u{632}\u{627}\u{628} 12'"
      ),
      (
        "67' \u{6C1}\u{645}\u{627}\u{631}\u{6D2} \u{6A9}\u{6BE}\u{644}\u{627}\u{691}\u{6CC} \u{646}\u{6D2} \u{634}\u{627}\u{646}\u{62F}\u{627}\u{631} \u{6AF}\u{648}\u{644} \u{6A9}\u{6CC}\u{627}\u{6D4}",
        "\u{6D4}\u{627}\u{6CC}\u{6A9} \u{644}\u{648}\u{6AF} \u{631}\u{627}\u{62F}\u{646}\u{627}\u{634} \u{6D2}\u{646} \u{6CC}\u{691}\u{627}\u{644}\u{6BE}\u{6A9} \u{6D2}\u{631}\u{627}\u{645}\u{6C1} 67'"
      ),
    ] as [(String, String)])
  func aMinuteStaysWholeInASentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }
}

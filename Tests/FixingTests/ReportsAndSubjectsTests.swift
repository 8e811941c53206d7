import BidiAlgorithm
import Fixing
import Testing

/// Reports with their numbers, subjects of mails with an hour, and English behind a name in a chat.
@Suite struct ReportsAndSubjectsTests {
  /// The label stays at the left, the sentence behind it is one by itself.
  @Test(
    arguments: [
      (
        "Bug #12: \u{5D4}\u{5DB}\u{5E4}\u{5EA}\u{5D5}\u{5E8} \"Print\" \u{5DC}\u{5D0} \u{5E2}\u{5D5}\u{5D1}\u{5D3}.",
        "Bug #12: .\u{5D3}\u{5D1}\u{5D5}\u{5E2} \u{5D0}\u{5DC} \"Print\" \u{5E8}\u{5D5}\u{5EA}\u{5E4}\u{5DB}\u{5D4}"
      ),
      (
        "Bug: \u{5D4}\u{5DB}\u{5E4}\u{5EA}\u{5D5}\u{5E8} \"Print\" \u{5DC}\u{5D0} \u{5E2}\u{5D5}\u{5D1}\u{5D3}.",
        "Bug: .\u{5D3}\u{5D1}\u{5D5}\u{5E2} \u{5D0}\u{5DC} \"Print\" \u{5E8}\u{5D5}\u{5EA}\u{5E4}\u{5DB}\u{5D4}"
      ),
      (
        "Ticket 7: \u{627}\u{644}\u{632}\u{631} Print \u{644}\u{627} \u{64A}\u{639}\u{645}\u{644} \u{641}\u{64A} \u{627}\u{644}\u{635}\u{641}\u{62D}\u{629}.",
        "Ticket 7: .\u{629}\u{62D}\u{641}\u{635}\u{644}\u{627} \u{64A}\u{641} \u{644}\u{645}\u{639}\u{64A} \u{627}\u{644} Print \u{631}\u{632}\u{644}\u{627}"
      ),
      (
        "Feature request #5: \u{627}\u{641}\u{632}\u{648}\u{62F}\u{646} \u{62F}\u{6A9}\u{645}\u{647} Print \u{628}\u{647} \u{635}\u{641}\u{62D}\u{647}.",
        "Feature request #5: .\u{647}\u{62D}\u{641}\u{635} \u{647}\u{628} Print \u{647}\u{645}\u{6A9}\u{62F} \u{646}\u{62F}\u{648}\u{632}\u{641}\u{627}"
      ),
      (
        "Issue #31: \u{635}\u{641}\u{62D}\u{647} \u{627}\u{635}\u{644}\u{6CC} \u{628}\u{627}\u{632} \u{646}\u{645}\u{6CC}\u{200C}\u{634}\u{648}\u{62F}.",
        "Issue #31: .\u{62F}\u{648}\u{634}\u{6CC}\u{645}\u{646} \u{632}\u{627}\u{628} \u{6CC}\u{644}\u{635}\u{627} \u{647}\u{62D}\u{641}\u{635}"
      ),
      (
        "PR #9: \u{62F}\u{6A9}\u{645}\u{647} \"Print\" \u{6A9}\u{627}\u{631} \u{646}\u{645}\u{6CC}\u{200C}\u{6A9}\u{646}\u{62F}.",
        "PR #9: .\u{62F}\u{646}\u{6A9}\u{6CC}\u{645}\u{646} \u{631}\u{627}\u{6A9} \"Print\" \u{647}\u{645}\u{6A9}\u{62F}"
      ),
      (
        "Task: \u{628}\u{679}\u{646} Print \u{6A9}\u{627}\u{645} \u{646}\u{6C1}\u{6CC}\u{6BA} \u{6A9}\u{631} \u{631}\u{6C1}\u{627} \u{6C1}\u{6D2}\u{6D4}",
        "Task: \u{6D4}\u{6D2}\u{6C1} \u{627}\u{6C1}\u{631} \u{631}\u{6A9} \u{6BA}\u{6CC}\u{6C1}\u{646} \u{645}\u{627}\u{6A9} Print \u{646}\u{679}\u{628}"
      ),
      (
        "yael: \u{5D4}\u{5DB}\u{5E4}\u{5EA}\u{5D5}\u{5E8} \"Print\" \u{5DC}\u{5D0} \u{5E2}\u{5D5}\u{5D1}\u{5D3}.",
        "yael: .\u{5D3}\u{5D1}\u{5D5}\u{5E2} \u{5D0}\u{5DC} \"Print\" \u{5E8}\u{5D5}\u{5EA}\u{5E4}\u{5DB}\u{5D4}"
      ),
    ] as [(String, String)])
  func aReportLeadsASentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Titles in their own order, lists, and a name.
  @Test(arguments: [
    "Bug #12: \u{5D4}\u{5DB}\u{5E4}\u{5EA}\u{5D5}\u{5E8} \u{5DC}\u{5D0} \u{5E2}\u{5D5}\u{5D1}\u{5D3}",
    "Issue #31: \u{635}\u{641}\u{62D}\u{647} \u{627}\u{635}\u{644}\u{6CC}",
    "Task: \u{5DC}\u{5E7}\u{5E0}\u{5D5}\u{5EA} \u{5D7}\u{5DC}\u{5D1}, \u{5DC}\u{5D7}\u{5DD}",
    "Ticket #7: \u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9}",
    "PR #9: \u{625}\u{635}\u{644}\u{627}\u{62D} \u{627}\u{644}\u{635}\u{641}\u{62D}\u{629} \u{627}\u{644}\u{631}\u{626}\u{64A}\u{633}\u{64A}\u{629}",
    "Feature: \u{62E}\u{627}\u{645}\u{648}\u{634} \u{6A9}\u{631}\u{62F}\u{646} \u{635}\u{62F}\u{627}",
  ])
  func whatAReportNamesIsWhole(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// A list of names behind such a label is no sentence.
  @Test(
    arguments: [
      (
        "Task: \u{5D3}\u{5E0}\u{5D4}, \u{5D9}\u{5D5}\u{5E1}\u{5D9}, Google, \u{5E8}\u{5D5}\u{5DF}.",
        "Task: \u{5D4}\u{5E0}\u{5D3}, \u{5D9}\u{5E1}\u{5D5}\u{5D9}, Google, \u{5DF}\u{5D5}\u{5E8}."
      )
    ] as [(String, String)])
  func aListBehindAReportHasItsNames(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// The subject of a mail is one stretch in its own order, with commas, dashes and numbers in it.
  @Test(arguments: [
    "Re: \u{5D9}\u{5E9}\u{5D9}\u{5D1}\u{5EA} \u{5E6}\u{5D5}\u{5D5}\u{5EA} \u{5D1}\u{5D9}\u{5D5}\u{5DD} \u{5E8}\u{5D0}\u{5E9}\u{5D5}\u{5DF}, 9:15",
    "Fwd: \u{62A}\u{62F}\u{631}\u{64A}\u{628} \u{627}\u{644}\u{641}\u{631}\u{64A}\u{642} \u{64A}\u{648}\u{645} \u{627}\u{644}\u{62E}\u{645}\u{64A}\u{633}\u{60C} 16:00",
    "FW: \u{62C}\u{644}\u{633}\u{647} \u{62A}\u{6CC}\u{645} \u{631}\u{648}\u{632} \u{634}\u{646}\u{628}\u{647}\u{60C} \u{6F1}\u{6F0}:\u{6F3}\u{6F0}",
    "RE: \u{645}\u{6CC}\u{679}\u{646}\u{6AF} \u{6A9}\u{644} \u{634}\u{627}\u{645} \u{6A9}\u{648}\u{60C} 5:30",
    "Re: \u{5D4}\u{5D6}\u{5DE}\u{5E0}\u{5EA} \u{5E6}\u{5D9}\u{5D5}\u{5D3} \u{5DC}\u{5DE}\u{5E9}\u{5E8}\u{5D3}, \u{5D2}\u{5E8}\u{5E1}\u{5D4} 3",
    "Re: \u{5D8}\u{5D9}\u{5E1}\u{5D4} \u{5DC}\u{5D0}\u{5EA}\u{5D5}\u{5E0}\u{5D4} \u{5D1}\u{5EA}\u{5D0}\u{5E8}\u{5D9}\u{5DA}, 12/05/2024",
    "Fwd: \u{62C}\u{644}\u{633}\u{647} \u{62A}\u{6CC}\u{645} \u{631}\u{648}\u{632} \u{634}\u{646}\u{628}\u{647} \u{2013} 10:30",
    "Subject: \u{5D9}\u{5E9}\u{5D9}\u{5D1}\u{5EA} \u{5E6}\u{5D5}\u{5D5}\u{5EA} \u{5D1}\u{5D9}\u{5D5}\u{5DD} \u{5E8}\u{5D0}\u{5E9}\u{5D5}\u{5DF} - 9:15",
  ])
  func anHourEndsASubject(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// Where nobody set a direction, too.
  @Test(arguments: [
    "Re: \u{5D9}\u{5E9}\u{5D9}\u{5D1}\u{5EA} \u{5E6}\u{5D5}\u{5D5}\u{5EA} \u{5D1}\u{5D9}\u{5D5}\u{5DD} \u{5E8}\u{5D0}\u{5E9}\u{5D5}\u{5DF}, 9:15",
    "Fwd: \u{62A}\u{62F}\u{631}\u{64A}\u{628} \u{627}\u{644}\u{641}\u{631}\u{64A}\u{642} \u{64A}\u{648}\u{645} \u{627}\u{644}\u{62E}\u{645}\u{64A}\u{633}\u{60C} 16:00",
    "FW: \u{62C}\u{644}\u{633}\u{647} \u{62A}\u{6CC}\u{645} \u{631}\u{648}\u{632} \u{634}\u{646}\u{628}\u{647}\u{60C} 10:30",
  ])
  func soItDoesWhereNobodySetADirection(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  /// A mark at the end is out of place: it is the subject's, which stays behind what programs put.
  @Test(
    arguments: [
      (
        "Re: \u{5D9}\u{5E9}\u{5D9}\u{5D1}\u{5EA} \u{5E6}\u{5D5}\u{5D5}\u{5EA} \u{5D1}\u{5D9}\u{5D5}\u{5DD} \u{5E8}\u{5D0}\u{5E9}\u{5D5}\u{5DF}, 9:15!",
        "Re: !9:15 ,\u{5DF}\u{5D5}\u{5E9}\u{5D0}\u{5E8} \u{5DD}\u{5D5}\u{5D9}\u{5D1} \u{5EA}\u{5D5}\u{5D5}\u{5E6} \u{5EA}\u{5D1}\u{5D9}\u{5E9}\u{5D9}"
      )
    ] as [(String, String)])
  func aMarkEndsASubjectAtItsLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// What stands behind somebody is the line's.
  @Test(
    arguments: [
      (
        "From: \u{5D2}\u{5D9}\u{5DC} \u{5DB}\u{5D4}\u{5DF} \u{5DC}\u{5D5}\u{5D9}, 9:15",
        "From: \u{5D9}\u{5D5}\u{5DC} \u{5DF}\u{5D4}\u{5DB} \u{5DC}\u{5D9}\u{5D2}, 9:15"
      ),
      (
        "Meeting with \u{6AF}\u{6CC}\u{644} \u{631}\u{636}\u{627} \u{627}\u{62D}\u{645}\u{62F}\u{6CC}, 9:15",
        "Meeting with \u{6CC}\u{62F}\u{645}\u{62D}\u{627} \u{627}\u{636}\u{631} \u{644}\u{6CC}\u{6AF}, 9:15"
      ),
    ] as [(String, String)])
  func aNumberBehindAPersonIsTheLines(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// A question with numbers and names of code has its end at its right.
  @Test(
    arguments: [
      (
        "\u{5D9}\u{5E2}\u{5DC}: did you restart it at 17:30?",
        "did you restart it at 17:30? :\u{5DC}\u{5E2}\u{5D9}"
      ),
      (
        "\u{643}\u{631}\u{64A}\u{645}: can you look at main.c before 4 PM?",
        "can you look at main.c before 4 PM? :\u{645}\u{64A}\u{631}\u{643}"
      ),
      (
        "\u{645}\u{6CC}\u{646}\u{627}: are you free on 12/05/2024?",
        "are you free on 12/05/2024? :\u{627}\u{646}\u{6CC}\u{645}"
      ),
      (
        "\u{641}\u{627}\u{637}\u{645}\u{6C1}: where is version 2.5?",
        "where is version 2.5? :\u{6C1}\u{645}\u{637}\u{627}\u{641}"
      ),
    ] as [(String, String)])
  func aQuestionWithNumbersIsEnglish(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  /// So has a request, which nobody gives as a title.
  @Test(
    arguments: [
      (
        "\u{5D9}\u{5E2}\u{5DC}: please send me the report.",
        "please send me the report. :\u{5DC}\u{5E2}\u{5D9}"
      ),
      (
        "\u{643}\u{631}\u{64A}\u{645}: let me know when it is done.",
        "let me know when it is done. :\u{645}\u{64A}\u{631}\u{643}"
      ),
    ] as [(String, String)])
  func aRequestIsEnglish(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  /// Where nobody set a direction the line is English.
  @Test(
    arguments: [
      (
        "\u{5D9}\u{5E2}\u{5DC}: please send me the report.",
        "\u{5DC}\u{5E2}\u{5D9}: please send me the report."
      ),
      (
        "\u{645}\u{6CC}\u{646}\u{627}: sorry, we moved it to 5 PM.",
        "\u{627}\u{646}\u{6CC}\u{645}: sorry, we moved it to 5 PM."
      ),
      (
        "\u{641}\u{627}\u{637}\u{645}\u{6C1}: thanks for the quick answer.",
        "\u{6C1}\u{645}\u{637}\u{627}\u{641}: thanks for the quick answer."
      ),
    ] as [(String, String)])
  func aRequestIsReadFromTheLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// Titles, labels, requests without an end.
  @Test(arguments: [
    "\u{5D4}\u{5E1}\u{5E8}\u{5D8}: Who Framed Roger Rabbit 2?",
    "\u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D4}: please send me the report.",
    "\u{5D9}\u{5E2}\u{5DC}: please send me the report",
    "\u{5E9}\u{5D9}\u{5E8}: Let It Be.",
    "\u{639}\u{646}\u{648}\u{627}\u{646}: thanks for the quick answer.",
  ])
  func whatALabelHasStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }
}

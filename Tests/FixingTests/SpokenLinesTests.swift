import BidiAlgorithm
import Fixing
import Testing

/// Sentences that one name cuts, calls in chats, questions of dialogs and labels of forms, each
/// with what looks like it and is whole.
@Suite struct SpokenLinesTests {
  /// Where one name cuts a right-to-left sentence, a word that asks or its end tells it.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5D0}\u{5DD} \u{5DC}\u{5DE}\u{5D7}\u{5D5}\u{5E7} telegram \u{5DE}\u{5D4}\u{5DE}\u{5DB}\u{5E9}\u{5D9}\u{5E8} \u{5E9}\u{5DC}\u{5DA}?",
        "?\u{5DA}\u{5DC}\u{5E9} \u{5E8}\u{5D9}\u{5E9}\u{5DB}\u{5DE}\u{5D4}\u{5DE} telegram \u{5E7}\u{5D5}\u{5D7}\u{5DE}\u{5DC} \u{5DD}\u{5D0}\u{5D4}"
      ),
      (
        "\u{623}\u{631}\u{64A}\u{62F} \u{62A}\u{62B}\u{628}\u{64A}\u{62A} Firefox \u{641}\u{648}\u{642} \u{62D}\u{627}\u{633}\u{648}\u{628}\u{643} \u{627}\u{644}\u{62C}\u{62F}\u{64A}\u{62F}!",
        "!\u{62F}\u{64A}\u{62F}\u{62C}\u{644}\u{627} \u{643}\u{628}\u{648}\u{633}\u{627}\u{62D} \u{642}\u{648}\u{641} Firefox \u{62A}\u{64A}\u{628}\u{62B}\u{62A} \u{62F}\u{64A}\u{631}\u{623}"
      ),
      (
        "\u{644}\u{637}\u{641}\u{627} \u{628}\u{631}\u{646}\u{627}\u{645}\u{647} Telegram \u{62E}\u{648}\u{62F} \u{62F}\u{648}\u{628}\u{627}\u{631}\u{647} \u{628}\u{628}\u{646}\u{62F}\u{6CC}\u{62F}.",
        ".\u{62F}\u{6CC}\u{62F}\u{646}\u{628}\u{628} \u{647}\u{631}\u{627}\u{628}\u{648}\u{62F} \u{62F}\u{648}\u{62E} Telegram \u{647}\u{645}\u{627}\u{646}\u{631}\u{628} \u{627}\u{641}\u{637}\u{644}"
      ),
      (
        "\u{627}\u{628}\u{6BE}\u{6CC} \u{641}\u{648}\u{646} \u{67E}\u{631} Zoom \u{6A9}\u{6BE}\u{648}\u{644} \u{644}\u{6CC}\u{6BA}\u{60C} \u{67E}\u{6BE}\u{631} \u{628}\u{627}\u{62A} \u{6C1}\u{648}\u{6AF}\u{6CC}\u{6D4}",
        "\u{6D4}\u{6CC}\u{6AF}\u{648}\u{6C1} \u{62A}\u{627}\u{628} \u{631}\u{6BE}\u{67E} \u{60C}\u{6BA}\u{6CC}\u{644} \u{644}\u{648}\u{6BE}\u{6A9} Zoom \u{631}\u{67E} \u{646}\u{648}\u{641} \u{6CC}\u{6BE}\u{628}\u{627}"
      ),
    ] as [(String, String)])
  func aSentenceCutByOneNameIsRightToLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Names with a verb or without an end.
  @Test(arguments: [
    "\u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9} liked \u{5D9}\u{5D5}\u{5E1}\u{5D9} \u{5DB}\u{5D4}\u{5DF}.",
    "\u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9} Cohen \u{5D9}\u{5D5}\u{5E1}\u{5D9} \u{5E9}\u{5E8}\u{5D5}\u{5DF}",
    "\u{633}\u{645}\u{64A}\u{631} \u{62E}\u{627}\u{644}\u{62F} joined \u{646}\u{627}\u{62F}\u{631} \u{639}\u{645}\u{631}.",
  ])
  func namesAroundAWordAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// What somebody calls or asks in a chat stands right of the name.
  @Test(
    arguments: [
      (
        "\u{5E8}\u{5D5}\u{5EA}\u{5D9}: great work everyone!",
        "\u{5D9}\u{5EA}\u{5D5}\u{5E8}: great work everyone!"
      ),
      (
        "\u{643}\u{631}\u{64A}\u{645}: thank you!",
        "\u{645}\u{64A}\u{631}\u{643}: thank you!"
      ),
      (
        "\u{633}\u{627}\u{631}\u{627}: happy birthday to you!!",
        "\u{627}\u{631}\u{627}\u{633}: happy birthday to you!!"
      ),
      (
        "\u{639}\u{644}\u{6CC}: you coming, or not?",
        "\u{6CC}\u{644}\u{639}: you coming, or not?"
      ),
    ] as [(String, String)])
  func aCallBehindANameIsEnglish(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// Without an end, behind a label, in titles and offers.
  @Test(arguments: [
    "\u{5E8}\u{5D5}\u{5EA}\u{5D9}: great work",
    "\u{5E1}\u{5D9}\u{5E1}\u{5DE}\u{5D4}: great work!",
    "\u{5E8}\u{5D5}\u{5EA}\u{5D9} \u{5D0}\u{5DE}\u{5E8}\u{5D4}: well done!",
    "\u{62E}\u{628}\u{631}: windows update!",
    "\u{5E8}\u{5D5}\u{5EA}\u{5D9}: Great Expectations!",
    "\u{633}\u{627}\u{631}\u{627}: new arrivals!",
  ])
  func aCallWithoutAnEndIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }

  /// A question of a dialog in English about what it quotes runs from left to right.
  @Test(
    arguments: [
      (
        "Remove \"\u{5D3}\u{5D5}\u{5D7}\"?",
        "Remove \"\u{5D7}\u{5D5}\u{5D3}\"?"
      ),
      (
        "Replace the file \"\u{635}\u{648}\u{631}\u{629}.png\"?",
        "Replace the file \"\u{629}\u{631}\u{648}\u{635}.png\"?"
      ),
      (
        "Open \"\u{6AF}\u{632}\u{627}\u{631}\u{634}\" now?",
        "Open \"\u{634}\u{631}\u{627}\u{632}\u{6AF}\" now?"
      ),
    ] as [(String, String)])
  func aQuestionAboutAQuotationIsEnglish(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// A name, a right-to-left question.
  @Test(arguments: [
    "\u{5DE}\u{5D7}\u{5E7} \"report\"?",
    "Photoshop \"\u{5D3}\u{5D5}\u{5D7}\"?",
    "\u{62D}\u{630}\u{641} \"report\"\u{61F}",
  ])
  func aQuestionAboutLatinIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// A label of a form with its Latin term in brackets.
  @Test(
    arguments: [
      (
        "\u{5DB}\u{5EA}\u{5D5}\u{5D1}\u{5EA} (URL):",
        ":(URL) \u{5EA}\u{5D1}\u{5D5}\u{5EA}\u{5DB}"
      ),
      (
        "\u{631}\u{642}\u{645} \u{627}\u{644}\u{647}\u{627}\u{62A}\u{641} (Mobile):",
        ":(Mobile) \u{641}\u{62A}\u{627}\u{647}\u{644}\u{627} \u{645}\u{642}\u{631}"
      ),
      (
        "\u{646}\u{634}\u{627}\u{646}\u{6CC} (IP):",
        ":(IP) \u{6CC}\u{646}\u{627}\u{634}\u{646}"
      ),
      (
        "\u{67E}\u{62A}\u{6C1} (Email):",
        ":(Email) \u{6C1}\u{62A}\u{67E}"
      ),
    ] as [(String, String)])
  func aLabelWithATermIsRightToLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Somebody's name with a word for them.
  @Test(arguments: [
    "\u{5D3}\u{5E0}\u{5D9} (Admin):",
    "\u{643}\u{631}\u{64A}\u{645} (Owner):",
    "\u{645}\u{631}\u{6CC}\u{645} \u{62E}\u{627}\u{646} (HR):",
  ])
  func aNameWithAWordForItIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}

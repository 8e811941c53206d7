import BidiAlgorithm
import Fixing
import Testing

/// Messages and their senders, codes that services send, labels of forms, what is somebody's, and
/// references that are one too many.
@Suite struct MessagesAndCodesTests {
  /// A message ends at its left, right of who sent it.
  @Test(
    arguments: [
      (
        "New reply from \u{5D3}\u{5E0}\u{5D4}: \u{5DE}\u{5EA}\u{5D9} \u{5D1}\u{5D0}\u{5D9}\u{5DD}?",
        "New reply from \u{5D4}\u{5E0}\u{5D3}: ?\u{5DD}\u{5D9}\u{5D0}\u{5D1} \u{5D9}\u{5EA}\u{5DE}"
      ),
      (
        "New comment by \u{645}\u{62D}\u{645}\u{62F} \u{639}\u{644}\u{64A}: \u{62C}\u{645}\u{64A}\u{644} \u{62C}\u{62F}\u{627}!",
        "New comment by \u{64A}\u{644}\u{639} \u{62F}\u{645}\u{62D}\u{645}: !\u{627}\u{62F}\u{62C} \u{644}\u{64A}\u{645}\u{62C}"
      ),
      (
        "Message from \u{631}\u{636}\u{627}: \u{641}\u{631}\u{62F}\u{627} \u{645}\u{6CC}\u{627}\u{645}.",
        "Message from \u{627}\u{636}\u{631}: .\u{645}\u{627}\u{6CC}\u{645} \u{627}\u{62F}\u{631}\u{641}"
      ),
      (
        "New review by \u{639}\u{644}\u{6CC}: \u{628}\u{6C1}\u{62A} \u{62E}\u{648}\u{628}!",
        "New review by \u{6CC}\u{644}\u{639}: !\u{628}\u{648}\u{62E} \u{62A}\u{6C1}\u{628}"
      ),
      (
        "New message from \u{5D3}\u{5E0}\u{5D4}: \u{5DB}\u{5DF}, \u{5D0}\u{5E0}\u{5D9} \u{5DB}\u{5D0}\u{5DF}!",
        "New message from \u{5D4}\u{5E0}\u{5D3}: !\u{5DF}\u{5D0}\u{5DB} \u{5D9}\u{5E0}\u{5D0} ,\u{5DF}\u{5DB}"
      ),
    ] as [(String, String)])
  func aMessageEndsAtItsLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// No end, that of an English question or a title, and an isolate around the message.
  @Test(
    arguments: [
      "New message from \u{5D3}\u{5E0}\u{5D4}: \u{5DE}\u{5EA}\u{5D9} \u{5D1}\u{5D0}\u{5D9}\u{5DD}",
      "Did you get the message from \u{5D3}\u{5E0}\u{5D4}: \u{5DE}\u{5EA}\u{5D9} \u{5D1}\u{5D0}\u{5D9}\u{5DD}?",
      "Novel by \u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9}: \u{5D0}\u{5E8}\u{5E5} \u{5D0}\u{5D7}\u{5E8}\u{5EA}!",
      "Message from \u{5D3}\u{5E0}\u{5D4}: \u{5E9}\u{5DC}\u{5D5}\u{5DD}.",
      "New message from \u{5D3}\u{5E0}\u{5D4}: \u{2067}\u{5DE}\u{5EA}\u{5D9} \u{5D1}\u{5D0}\u{5D9}\u{5DD}?\u{2069}",
    ])
  func whatHasAnotherEndStays(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// An ending of English behind a name makes the line English.
  @Test(
    arguments: [
      (
        "\u{5D3}\u{5E0}\u{5D9}\u{5D0}\u{5DC}'s car is here",
        "\u{5DC}\u{5D0}\u{5D9}\u{5E0}\u{5D3}'s car is here"
      ),
      ("\u{633}\u{627}\u{631}\u{629}'s new phone", "\u{629}\u{631}\u{627}\u{633}'s new phone"),
      ("\u{5E8}\u{5D5}\u{5EA}\u{5DD}'s cat", "\u{5DD}\u{5EA}\u{5D5}\u{5E8}'s cat"),
      (
        "\u{631}\u{636}\u{627}\u{2019}s flight lands at nine",
        "\u{627}\u{636}\u{631}\u{2019}s flight lands at nine"
      ),
      ("\u{639}\u{644}\u{6CC}'s party!", "\u{6CC}\u{644}\u{639}'s party!"),
      (
        "\u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9}'s photo was removed",
        "\u{5D9}\u{5D5}\u{5DC} \u{5D4}\u{5E0}\u{5D3}'s photo was removed"
      ),
    ] as [(String, String)])
  func whatIsSomebodysIsEnglish(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// Nothing behind it, a sentence that ends in the name of a place or goes on, another apostrophe.
  @Test(
    arguments: [
      "\u{5D3}\u{5E0}\u{5D9}\u{5D0}\u{5DC}'s",
      "\u{5D0}\u{5DB}\u{5DC}\u{5E0}\u{5D5} \u{5D0}\u{5E6}\u{5DC} \u{5DE}\u{5E7}\u{5D3}\u{5D5}\u{5E0}\u{5DC}\u{5D3}'s burger",
      "\u{5DE}\u{5E7}\u{5D3}\u{5D5}\u{5E0}\u{5DC}\u{5D3}'s burger \u{5D8}\u{5E2}\u{5D9}\u{5DD}",
      "\u{5D2}'\u{5D9}\u{5E8}\u{5E4}\u{5D4} small",
    ])
  func anApostropheAloneIsNone(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }

  /// A label around a Latin name has its number at its left.
  @Test(
    arguments: [
      (
        "\u{5E1}\u{5D9}\u{5E1}\u{5DE}\u{5D4} Wi-Fi \u{5D1}\u{5D9}\u{5EA}\u{5D9}\u{5EA}: 44556677",
        "44556677 :\u{5EA}\u{5D9}\u{5EA}\u{5D9}\u{5D1} Wi-Fi \u{5D4}\u{5DE}\u{5E1}\u{5D9}\u{5E1}"
      ),
      (
        "\u{631}\u{642}\u{645} WhatsApp \u{627}\u{644}\u{62C}\u{62F}\u{64A}\u{62F}: 0551234567",
        "0551234567 :\u{62F}\u{64A}\u{62F}\u{62C}\u{644}\u{627} WhatsApp \u{645}\u{642}\u{631}"
      ),
      (
        "\u{634}\u{645}\u{627}\u{631}\u{647} Telegram \u{645}\u{646}: 09123456",
        "09123456 :\u{646}\u{645} Telegram \u{647}\u{631}\u{627}\u{645}\u{634}"
      ),
      (
        "\u{646}\u{645}\u{628}\u{631} WhatsApp \u{62F}\u{641}\u{62A}\u{631}: 03001234567",
        "03001234567 :\u{631}\u{62A}\u{641}\u{62F} WhatsApp \u{631}\u{628}\u{645}\u{646}"
      ),
    ] as [(String, String)])
  func aLabelStandsAroundAName(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Names, labels that end in the Latin name or have none, and values that are no number.
  @Test(
    arguments: [
      "\u{5D3}\u{5E0}\u{5D4} Wi-Fi \u{5DC}\u{5D5}\u{5D9}: 12",
      "\u{5E1}\u{5D9}\u{5E1}\u{5DE}\u{5D4} Wi-Fi: 44556677",
      "\u{5E9}\u{5DD} dana \u{5DB}\u{5D4}\u{5DF}: 12",
      "\u{631}\u{642}\u{645} WhatsApp: 055123",
      "\u{631}\u{642}\u{645} WhatsApp \u{627}\u{644}\u{62C}\u{62F}\u{64A}\u{62F}: abc",
    ])
  func otherLabelsStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// A sentence with its end behind a code.
  @Test(
    arguments: [
      (
        "7741 \u{6CC}\u{6C1} \u{622}\u{67E} \u{6A9}\u{627} Visa \u{6A9}\u{648}\u{688} \u{6C1}\u{6D2}\u{6D4}",
        "\u{6D4}\u{6D2}\u{6C1} \u{688}\u{648}\u{6A9} Visa \u{627}\u{6A9} \u{67E}\u{622} \u{6C1}\u{6CC} 7741"
      ),
      (
        "118204 \u{647}\u{648} \u{631}\u{645}\u{632} Uber \u{627}\u{644}\u{62E}\u{627}\u{635} \u{628}\u{643}.",
        ".\u{643}\u{628} \u{635}\u{627}\u{62E}\u{644}\u{627} Uber \u{632}\u{645}\u{631} \u{648}\u{647} 118204"
      ),
      (
        "55021 \u{6A9}\u{62F} \u{648}\u{631}\u{648}\u{62F} Snapp \u{634}\u{645}\u{627} \u{627}\u{633}\u{62A}.",
        ".\u{62A}\u{633}\u{627} \u{627}\u{645}\u{634} Snapp \u{62F}\u{648}\u{631}\u{648} \u{62F}\u{6A9} 55021"
      ),
      (
        "9021 \u{5D4}\u{5D5}\u{5D0} \u{5E7}\u{5D5}\u{5D3} Bit \u{5E9}\u{5DC}\u{5DA}.",
        ".\u{5DA}\u{5DC}\u{5E9} Bit \u{5D3}\u{5D5}\u{5E7} \u{5D0}\u{5D5}\u{5D4} 9021"
      ),
    ] as [(String, String)])
  func aCodeLeadsASentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Rows of a number and names.
  @Test(
    arguments: [
      "2024 \u{5D3}\u{5E0}\u{5D4} Levi \u{5DB}\u{5D4}\u{5DF}",
      "118204 \u{639}\u{644}\u{64A} Visa \u{62D}\u{633}\u{646}",
      "482913 \u{5D3}\u{5E0}\u{5D4} Levi \u{5DB}\u{5D4}\u{5DF}",
    ])
  func numbersBeforeNamesStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// A reference to a blank that a word calls superfluous is spoken of.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5D3}\u{5E3} \u{5DB}\u{5D5}\u{5DC}\u{5DC} &nbsp; \u{5DE}\u{5D9}\u{5D5}\u{5EA}\u{5E8}",
        "\u{5E8}\u{5EA}\u{5D5}\u{5D9}\u{5DE} &nbsp; \u{5DC}\u{5DC}\u{5D5}\u{5DB} \u{5E3}\u{5D3}\u{5D4}"
      ),
      (
        "\u{641}\u{64A} \u{627}\u{644}\u{639}\u{646}\u{648}\u{627}\u{646} &nbsp; \u{632}\u{627}\u{626}\u{62F}",
        "\u{62F}\u{626}\u{627}\u{632} &nbsp; \u{646}\u{627}\u{648}\u{646}\u{639}\u{644}\u{627} \u{64A}\u{641}"
      ),
      (
        "\u{62F}\u{631} \u{645}\u{62A}\u{646} &nbsp; \u{627}\u{636}\u{627}\u{641}\u{6CC} \u{627}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{627} \u{6CC}\u{641}\u{627}\u{636}\u{627} &nbsp; \u{646}\u{62A}\u{645} \u{631}\u{62F}"
      ),
      (
        "\u{627}\u{633} \u{645}\u{6CC}\u{6BA} &nbsp; \u{641}\u{627}\u{644}\u{62A}\u{648} \u{6C1}\u{6D2}",
        "\u{6D2}\u{6C1} \u{648}\u{62A}\u{644}\u{627}\u{641} &nbsp; \u{6BA}\u{6CC}\u{645} \u{633}\u{627}"
      ),
    ] as [(String, String)])
  func aReferenceTooManyIsCode(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Inside a word, between words that it parts, in markup, and signs, where somebody renders them.
  @Test(
    arguments: [
      "\u{5D0}\u{5D1}\u{5D2}&nbsp;\u{5D3}\u{5D4}\u{5D5}",
      "\u{5E9}\u{5DC}\u{5D5}\u{5DD} &nbsp; \u{5E2}\u{5D5}\u{5DC}\u{5DD}",
      "<p>\u{5D4}\u{5D3}\u{5E3} &nbsp; \u{5DE}\u{5D9}\u{5D5}\u{5EA}\u{5E8}</p>",
      "\u{5E9}\u{5DC}\u{5D5}\u{5DD} & \u{5D1}\u{5E8}\u{5DB}\u{5D4}",
      "\u{639}\u{644}\u{64A} &amp; \u{62D}\u{633}\u{646}",
    ])
  func aReferenceThatIsMeantStays(_ text: String) {
    let problems = Judge().problems(
      of: Array(text.unicodeScalars), direction: LineExpectations.right, seesTags: false)
    #expect(problems.isEmpty)
  }

  /// The number of what a server answers stands left of its words, also in brackets.
  @Test(
    arguments: [
      (
        "(404) Not Found \u{2013} \u{5D0}\u{5D5}\u{5E4}\u{5E1}",
        "\u{5E1}\u{5E4}\u{5D5}\u{5D0} \u{2013} (404) Not Found"
      ),
      (
        "\u{62E}\u{637}\u{623}: (500) Internal Server Error \u{641}\u{642}\u{637}",
        "\u{637}\u{642}\u{641} (500) Internal Server Error :\u{623}\u{637}\u{62E}"
      ),
    ] as [(String, String)])
  func anAnswerKeepsItsNumber(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  /// Right behind a word brackets may be the word's.
  @Test func aNumberBehindAWordStays() {
    LineExpectations.expectNothing(
      text: "\u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D4} (404) Not Found", [LineExpectations.right])
  }
}

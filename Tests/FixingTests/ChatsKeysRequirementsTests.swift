import BidiAlgorithm
import Fixing
import Testing

/// Exported chats, greetings, English at the end of a line, folders with blanks, requirements and
/// keys in groups; each with what looks like it and is whole.
@Suite struct ChatsKeysRequirementsTests {
  /// What is said is a sentence of its own, and the line is of the chat, whoever set the direction.
  @Test(
    arguments: [
      (
        "12/03/2024, 21:14 - Noa: \u{5EA}\u{5D5}\u{5D3}\u{5D4} \u{5E8}\u{5D1}\u{5D4} \u{5E2}\u{5DC} \u{5D4}\u{5E2}\u{5D6}\u{5E8}\u{5D4}!",
        "12/03/2024, 21:14 - Noa: !\u{5D4}\u{5E8}\u{5D6}\u{5E2}\u{5D4} \u{5DC}\u{5E2} \u{5D4}\u{5D1}\u{5E8} \u{5D4}\u{5D3}\u{5D5}\u{5EA}"
      ),
      (
        "[12/03/2024, 21:14:05] Noa: \u{5DE}\u{5EA}\u{5D9} \u{5D0}\u{5EA}\u{5DD} \u{5DE}\u{5D2}\u{5D9}\u{5E2}\u{5D9}\u{5DD} \u{5D4}\u{5D1}\u{5D9}\u{5EA}\u{5D4}?",
        "[12/03/2024, 21:14:05] Noa: ?\u{5D4}\u{5EA}\u{5D9}\u{5D1}\u{5D4} \u{5DD}\u{5D9}\u{5E2}\u{5D9}\u{5D2}\u{5DE} \u{5DD}\u{5EA}\u{5D0} \u{5D9}\u{5EA}\u{5DE}"
      ),
      (
        "12.3.2024, 9:14 PM - Dana Levi: \u{5D0}\u{5E0}\u{5D9} \u{5D1}\u{5D3}\u{5E8}\u{5DA}, \u{5E9}\u{5DE}\u{5E8}\u{5D5} \u{5DC}\u{5D9} \u{5DE}\u{5E7}\u{5D5}\u{5DD}.",
        "12.3.2024, 9:14 PM - Dana Levi: .\u{5DD}\u{5D5}\u{5E7}\u{5DE} \u{5D9}\u{5DC} \u{5D5}\u{5E8}\u{5DE}\u{5E9} ,\u{5DA}\u{5E8}\u{5D3}\u{5D1} \u{5D9}\u{5E0}\u{5D0}"
      ),
      (
        "2024-03-12 21:14 - Omar: \u{634}\u{643}\u{631}\u{627} \u{62C}\u{632}\u{64A}\u{644}\u{627} \u{644}\u{643}!",
        "2024-03-12 21:14 - Omar: !\u{643}\u{644} \u{627}\u{644}\u{64A}\u{632}\u{62C} \u{627}\u{631}\u{643}\u{634}"
      ),
    ] as [(String, String)])
  func whatAnExportedChatSaysIsASentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// A right-to-left name is one stretch with what it says, right of the point of time.
  @Test(
    arguments: [
      ("12/03/2024, 18:05 - ABC: DEF GHI?", "12/03/2024, 18:05 - ?IHG FED :CBA"),
      ("12/03/2024, 18:05 - ABC DEF: GHI!", "12/03/2024, 18:05 - !IHG :FED CBA"),
      ("12/03/2024, 18:05 - ABC: DEF zoom GHI", "12/03/2024, 18:05 - IHG zoom FED :CBA"),
      ("[12/03/2024, 18:05] ABC: DEF, GHI JK.", "[12/03/2024, 18:05] .KJ IHG ,FED :CBA"),
    ] as [(String, String)])
  func whoSpeaksIsOneWithWhatIsSaid(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// Such a line without an end, with a picture, Latin words or a number behind the name.
  @Test(arguments: [
    "12/03/2024, 18:05 - ABC: DEF GHI", "12/03/2024, 18:05 - ABC DEF: GHI",
    "[12/03/2024, 18:05:11] ABC: DEF GHI", "2024-03-12 21:14 - ABC: DEF",
    "12/03/2024, 18:05 - ABC: {U+1F600}", "12/03/2024, 18:05 - ABC: DEF {U+1F600}",
    "12/03/2024, 18:05 - ABC: ok", "12/03/2024, 18:05 - ABC: https://a.bc",
    "12/03/2024, 18:05 - ABC: 5", "12/03/2024, 18:05 - dana: ABC",
    "12.3.2024, 9:14 {U+0050}{U+004D} - ABC: DEF",
  ])
  func aRightToLeftNameWithWhatItSaysStays(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }

  /// Without an end, with pictures behind the words, a word, and Latin words.
  @Test(arguments: [
    "12/03/2024, 21:14 - Noa: \u{5EA}\u{5D5}\u{5D3}\u{5D4} \u{5E8}\u{5D1}\u{5D4} \u{5E2}\u{5DC} \u{5D4}\u{5E2}\u{5D6}\u{5E8}\u{5D4}",
    "12/03/2024, 21:14 - Noa: \u{5E9}\u{5DC}\u{5D5}\u{5DD}",
    "[12/03/2024, 21:14:05] Noa: \u{5EA}\u{5D5}\u{5D3}\u{5D4} \u{5E8}\u{5D1}\u{5D4} \u{5DC}\u{5DB}\u{5DD} \u{1F64F}",
    "12/03/2024, 21:14 - Omar: \u{627}\u{647}\u{644}\u{627} \u{648}\u{633}\u{647}\u{644}\u{627} \u{628}\u{643}\u{645}",
    "12/03/2024, 21:14 - Noa: ok, see you!",
  ])
  func otherLinesOfAnExportedChatStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto, LineExpectations.left])
  }

  /// The end is of the English words, which are one piece at the end of a right-to-left line.
  @Test(
    arguments: [
      (
        "\u{5EA}\u{5D5}\u{5D3}\u{5D4} \u{5E9}\u{5E7}\u{5E0}\u{5D9}\u{5EA}\u{5DD} \u{5D0}\u{5E6}\u{5DC}\u{5E0}\u{5D5} - Thank you!",
        "Thank you! - \u{5D5}\u{5E0}\u{5DC}\u{5E6}\u{5D0} \u{5DD}\u{5EA}\u{5D9}\u{5E0}\u{5E7}\u{5E9} \u{5D4}\u{5D3}\u{5D5}\u{5EA}"
      ),
      (
        "\u{5E9}\u{5D1}\u{5EA} \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5DC}\u{5DB}\u{5D5}\u{5DC}\u{5DD} | Have a nice weekend!",
        "Have a nice weekend! | \u{5DD}\u{5DC}\u{5D5}\u{5DB}\u{5DC} \u{5DD}\u{5D5}\u{5DC}\u{5E9} \u{5EA}\u{5D1}\u{5E9}"
      ),
      (
        "\u{634}\u{643}\u{631}\u{627} \u{644}\u{632}\u{64A}\u{627}\u{631}\u{62A}\u{643}\u{645} \u{2013} See you soon!",
        "See you soon! \u{2013} \u{645}\u{643}\u{62A}\u{631}\u{627}\u{64A}\u{632}\u{644} \u{627}\u{631}\u{643}\u{634}"
      ),
      (
        "\u{5D1}\u{5E8}\u{5D5}\u{5DB}\u{5D9}\u{5DD} \u{5D4}\u{5D1}\u{5D0}\u{5D9}\u{5DD} - How can we help?",
        "How can we help? - \u{5DD}\u{5D9}\u{5D0}\u{5D1}\u{5D4} \u{5DD}\u{5D9}\u{5DB}\u{5D5}\u{5E8}\u{5D1}"
      ),
    ] as [(String, String)])
  func whatIsSaidInEnglishBehindADashHasItsEnd(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// Names and titles, a question about one, one word, and no end.
  @Test(arguments: [
    "\u{5E0}\u{5E4}\u{5D2}\u{5E9}\u{5D9}\u{5DD} \u{5DE}\u{5D7}\u{5E8} \u{5D0}\u{5E6}\u{5DC} Dana!",
    "\u{5D4}\u{5D7}\u{5D5}\u{5DC}\u{5E6}\u{5D4} \u{5D4}\u{5D7}\u{5D3}\u{5E9}\u{5D4} \u{5E9}\u{5DC} \u{5D4}\u{5E9}\u{5E0}\u{5D4} - Levi!",
    "\u{5E9}\u{5DE}\u{5E2}\u{5EA}\u{5DD} \u{5D0}\u{5EA} \u{5D4}\u{5E9}\u{5D9}\u{5E8} \u{5D4}\u{5D7}\u{5D3}\u{5E9} - Dancing Queen!",
    "\u{5DE}\u{5D4} \u{5D3}\u{5E2}\u{5EA}\u{5DB}\u{5DD} \u{5E2}\u{5DC} \u{5D4}\u{5E9}\u{5D9}\u{5E8} - Are you lonesome?",
    "\u{5EA}\u{5D5}\u{5D3}\u{5D4} \u{5E9}\u{5E7}\u{5E0}\u{5D9}\u{5EA}\u{5DD} \u{5D0}\u{5E6}\u{5DC}\u{5E0}\u{5D5} - Thanks!",
    "\u{5EA}\u{5D5}\u{5D3}\u{5D4} \u{5E9}\u{5E7}\u{5E0}\u{5D9}\u{5EA}\u{5DD} \u{5D0}\u{5E6}\u{5DC}\u{5E0}\u{5D5} - Thank you",
    "\u{5D4}\u{5DE}\u{5D1}\u{5E6}\u{5E2} \u{5D4}\u{5D7}\u{5D3}\u{5E9} \u{5E9}\u{5DC}\u{5E0}\u{5D5} - Happy Hour!",
  ])
  func otherLatinWordsBehindADashStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto, LineExpectations.right])
  }

  /// The greeting, the name and what goes on are one sentence, however long the name is.
  @Test(
    arguments: [
      (
        "\u{5E9}\u{5DC}\u{5D5}\u{5DD} Dana Levi, \u{5E0}\u{5E9}\u{5DE}\u{5D7} \u{5DC}\u{5E8}\u{5D0}\u{5D5}\u{5EA}\u{5DA} \u{5E9}\u{5D5}\u{5D1}!",
        "!\u{5D1}\u{5D5}\u{5E9} \u{5DA}\u{5EA}\u{5D5}\u{5D0}\u{5E8}\u{5DC} \u{5D7}\u{5DE}\u{5E9}\u{5E0} ,Dana Levi \u{5DD}\u{5D5}\u{5DC}\u{5E9}"
      ),
      (
        "\u{5D1}\u{5D5}\u{5E7}\u{5E8} \u{5D8}\u{5D5}\u{5D1} Jonathan Livingston, \u{5D4}\u{5D4}\u{5D6}\u{5DE}\u{5E0}\u{5D4} \u{5DE}\u{5D5}\u{5DB}\u{5E0}\u{5D4}.",
        ".\u{5D4}\u{5E0}\u{5DB}\u{5D5}\u{5DE} \u{5D4}\u{5E0}\u{5DE}\u{5D6}\u{5D4}\u{5D4} ,Jonathan Livingston \u{5D1}\u{5D5}\u{5D8} \u{5E8}\u{5E7}\u{5D5}\u{5D1}"
      ),
      (
        "\u{645}\u{631}\u{62D}\u{628}\u{627} Christopher Brown\u{60C} \u{637}\u{644}\u{628}\u{643} \u{62C}\u{627}\u{647}\u{632}.",
        ".\u{632}\u{647}\u{627}\u{62C} \u{643}\u{628}\u{644}\u{637} \u{60C}Christopher Brown \u{627}\u{628}\u{62D}\u{631}\u{645}"
      ),
      (
        "\u{633}\u{644}\u{627}\u{645} Alexander\u{60C} \u{633}\u{641}\u{627}\u{631}\u{634} \u{634}\u{645}\u{627} \u{622}\u{645}\u{627}\u{62F}\u{647} \u{627}\u{633}\u{62A}!",
        "!\u{62A}\u{633}\u{627} \u{647}\u{62F}\u{627}\u{645}\u{622} \u{627}\u{645}\u{634} \u{634}\u{631}\u{627}\u{641}\u{633} \u{60C}Alexander \u{645}\u{627}\u{644}\u{633}"
      ),
    ] as [(String, String)])
  func aGreetingWithALatinNameIsASentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// A greeting alone, a list, and what has no end.
  @Test(arguments: [
    "\u{5E9}\u{5DC}\u{5D5}\u{5DD} Dana Levi",
    "\u{5E9}\u{5DC}\u{5D5}\u{5DD} Jonathan Livingston, \u{5D3}\u{5E0}\u{5D4}",
  ])
  func otherNamesBehindAGreetingStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// A folder or a file with a blank in its name is one behind what git says of a file.
  @Test(
    arguments: [
      (
        "modified: \u{5DE}\u{5E1}\u{5DE}\u{5DB}\u{5D9}\u{5DD}/\u{5E9}\u{5D9}\u{5E2}\u{5D5}\u{5E8} 1/\u{5EA}\u{5E8}\u{5D2}\u{5D9}\u{5DC}.md",
        "modified: \u{5DD}\u{5D9}\u{5DB}\u{5DE}\u{5E1}\u{5DE}/1 \u{5E8}\u{5D5}\u{5E2}\u{5D9}\u{5E9}/\u{5DC}\u{5D9}\u{5D2}\u{5E8}\u{5EA}.md"
      ),
      (
        "new file:   \u{627}\u{644}\u{62F}\u{631}\u{648}\u{633}/\u{627}\u{644}\u{62F}\u{631}\u{633} \u{627}\u{644}\u{623}\u{648}\u{644}/\u{645}\u{642}\u{62F}\u{645}\u{629}.txt",
        "new file:   \u{633}\u{648}\u{631}\u{62F}\u{644}\u{627}/\u{644}\u{648}\u{623}\u{644}\u{627} \u{633}\u{631}\u{62F}\u{644}\u{627}/\u{629}\u{645}\u{62F}\u{642}\u{645}.txt"
      ),
      (
        "deleted: docs/\u{5E4}\u{5E8}\u{5E7} 2/\u{5E1}\u{5D9}\u{5DB}\u{5D5}\u{5DD}.md",
        "deleted: docs/2 \u{5E7}\u{5E8}\u{5E4}/\u{5DD}\u{5D5}\u{5DB}\u{5D9}\u{5E1}.md"
      ),
    ] as [(String, String)])
  func aFolderWithABlankIsOneName(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// An Arabic end, which is a letter to UAX #9, tells a sentence that Latin words cut.
  @Test(
    arguments: [
      (
        "[12:40] \u{633}\u{627}\u{631}\u{629}: \u{647}\u{644} \u{648}\u{635}\u{644} build 17 \u{625}\u{644}\u{64A}\u{643}\u{61F}",
        "[12:40] \u{61F}\u{643}\u{64A}\u{644}\u{625} build 17 \u{644}\u{635}\u{648} \u{644}\u{647} :\u{629}\u{631}\u{627}\u{633}"
      ),
      (
        "[12:40] \u{631}\u{636}\u{627}: \u{641}\u{627}\u{6CC}\u{644} config \u{631}\u{633}\u{6CC}\u{62F}\u{61F}",
        "[12:40] \u{61F}\u{62F}\u{6CC}\u{633}\u{631} config \u{644}\u{6CC}\u{627}\u{641} :\u{627}\u{636}\u{631}"
      ),
    ] as [(String, String)])
  func anArabicEndTellsAMessageInAChat(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// The letter of an item of three words or more does not give the line its direction.
  @Test(
    arguments: [
      (
        "a) \u{627}\u{641}\u{62A}\u{62D} \u{645}\u{644}\u{641} \u{627}\u{644}\u{625}\u{639}\u{62F}\u{627}\u{62F}\u{627}\u{62A}",
        "\u{62A}\u{627}\u{62F}\u{627}\u{62F}\u{639}\u{625}\u{644}\u{627} \u{641}\u{644}\u{645} \u{62D}\u{62A}\u{641}\u{627} (a"
      ),
      (
        "b) \u{5E4}\u{5EA}\u{5D7}\u{5D5} \u{5D0}\u{5EA} \u{5D4}\u{5D4}\u{5D2}\u{5D3}\u{5E8}\u{5D5}\u{5EA}",
        "\u{5EA}\u{5D5}\u{5E8}\u{5D3}\u{5D2}\u{5D4}\u{5D4} \u{5EA}\u{5D0} \u{5D5}\u{5D7}\u{5EA}\u{5E4} (b"
      ),
      (
        "c. \u{5E4}\u{5EA}\u{5D7}\u{5D5} \u{5D0}\u{5EA} \u{5D4}\u{5D4}\u{5D2}\u{5D3}\u{5E8}\u{5D5}\u{5EA}",
        "\u{5EA}\u{5D5}\u{5E8}\u{5D3}\u{5D2}\u{5D4}\u{5D4} \u{5EA}\u{5D0} \u{5D5}\u{5D7}\u{5EA}\u{5E4} .c"
      ),
    ] as [(String, String)])
  func aLetteredItemOfThreeWordsIsASentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// A sign that compares, a blank and the number of a version are one piece.
  @Test(
    arguments: [
      (
        "\u{64A}\u{62A}\u{637}\u{644}\u{628} \u{647}\u{630}\u{627} \u{627}\u{644}\u{628}\u{631}\u{646}\u{627}\u{645}\u{62C} \u{646}\u{648}\u{627}\u{629} \u{644}\u{64A}\u{646}\u{643}\u{633} >= 3.8",
        ">= 3.8 \u{633}\u{643}\u{646}\u{64A}\u{644} \u{629}\u{627}\u{648}\u{646} \u{62C}\u{645}\u{627}\u{646}\u{631}\u{628}\u{644}\u{627} \u{627}\u{630}\u{647} \u{628}\u{644}\u{637}\u{62A}\u{64A}"
      ),
      (
        "\u{5E0}\u{5D3}\u{5E8}\u{5E9}\u{5EA} \u{5D2}\u{5E8}\u{5E1}\u{5D4} \u{5E9}\u{5DC} \u{5D4}\u{5EA}\u{5D5}\u{5DB}\u{5E0}\u{5D4} <= 4",
        "<= 4 \u{5D4}\u{5E0}\u{5DB}\u{5D5}\u{5EA}\u{5D4} \u{5DC}\u{5E9} \u{5D4}\u{5E1}\u{5E8}\u{5D2} \u{5EA}\u{5E9}\u{5E8}\u{5D3}\u{5E0}"
      ),
      (
        "\u{5D4}\u{5EA}\u{5E7}\u{5E0}\u{5EA} \u{5D4}\u{5D7}\u{5D1}\u{5D9}\u{5DC}\u{5D4} ~> 2.0",
        "~> 2.0 \u{5D4}\u{5DC}\u{5D9}\u{5D1}\u{5D7}\u{5D4} \u{5EA}\u{5E0}\u{5E7}\u{5EA}\u{5D4}"
      ),
      (
        "\u{5D3}\u{5D5}\u{5E8}\u{5E9} \u{5D2}\u{5E8}\u{5E1}\u{5EA} \u{5DC}\u{5D9}\u{5D1}\u{5D4} > 1.2 \u{5D1}\u{5DC}\u{5D1}\u{5D3}",
        "\u{5D3}\u{5D1}\u{5DC}\u{5D1} > 1.2 \u{5D4}\u{5D1}\u{5D9}\u{5DC} \u{5EA}\u{5E1}\u{5E8}\u{5D2} \u{5E9}\u{5E8}\u{5D5}\u{5D3}"
      ),
      (
        "\u{5E0}\u{5D3}\u{5E8}\u{5E9}\u{5EA} \u{5D2}\u{5E8}\u{5E1}\u{5D4} >= 1.0, < 2.0",
        ">= 1.0, < 2.0 \u{5D4}\u{5E1}\u{5E8}\u{5D2} \u{5EA}\u{5E9}\u{5E8}\u{5D3}\u{5E0}"
      ),
    ] as [(String, String)])
  func aRequirementIsReadFromTheLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  /// A formula in words, a name in it, and a single sign before a number.
  @Test(arguments: [
    "\u{5D4}\u{5D2}\u{5D9}\u{5DC} >= 18",
    "\u{64A}\u{62A}\u{637}\u{644}\u{628} Python >= 3.8 \u{644}\u{644}\u{62A}\u{634}\u{63A}\u{64A}\u{644}",
    "\u{5D4}\u{5E6}\u{5D9}\u{5D5}\u{5DF} \u{5E9}\u{5DC}\u{5D5} > 85",
    "\u{5D4}\u{5D8}\u{5DE}\u{5E4}\u{5E8}\u{5D8}\u{5D5}\u{5E8}\u{5D4} \u{5D4}\u{5D9}\u{5D5}\u{5DD} > 37.5",
    "\u{5DE}\u{5D7}\u{5D9}\u{5E8} + \u{5DE}\u{5E9}\u{5DC}\u{5D5}\u{5D7} >= 3.5",
  ])
  func otherComparisonsMayBeReadEitherWay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  /// Groups of a key or a card follow each other from left to right behind Arabic letters, too.
  @Test(
    arguments: [
      (
        "\u{631}\u{642}\u{645} \u{627}\u{644}\u{628}\u{637}\u{627}\u{642}\u{629}: 1234-5678-9012",
        "1234-5678-9012 :\u{629}\u{642}\u{627}\u{637}\u{628}\u{644}\u{627} \u{645}\u{642}\u{631}"
      ),
      (
        "\u{645}\u{641}\u{62A}\u{627}\u{62D} \u{627}\u{644}\u{62A}\u{631}\u{62E}\u{64A}\u{635}: 12345-67890-12346-67890-12347",
        "12345-67890-12346-67890-12347 :\u{635}\u{64A}\u{62E}\u{631}\u{62A}\u{644}\u{627} \u{62D}\u{627}\u{62A}\u{641}\u{645}"
      ),
      (
        "\u{6A9}\u{644}\u{6CC}\u{62F} 4821-7730-9915 \u{641}\u{639}\u{627}\u{644} \u{634}\u{62F}",
        "\u{62F}\u{634} \u{644}\u{627}\u{639}\u{641} 4821-7730-9915 \u{62F}\u{6CC}\u{644}\u{6A9}"
      ),
    ] as [(String, String)])
  func aKeyInGroupsOfDigitsIsReadFromTheLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// Years, round numbers and two groups may be read either way.
  @Test(arguments: [
    "\u{627}\u{644}\u{633}\u{646}\u{648}\u{627}\u{62A} 2019-2020-2021",
    "\u{627}\u{644}\u{623}\u{633}\u{639}\u{627}\u{631} 1000-2000-3000",
    "\u{627}\u{644}\u{635}\u{641}\u{62D}\u{627}\u{62A} 021-123",
  ])
  func yearsAndTwoGroupsStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto, LineExpectations.right])
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// Names with nicknames, numbers, prices and stars, addresses, and English around names and behind
/// greetings.
@Suite struct NamesAndGreetingsTests {
  /// A nickname in quotation marks and the Latin name behind it are one name.
  @Test(
    arguments: [
      (
        "\u{5E4}\u{5D2}\u{5E9}\u{5E0}\u{5D5} \u{5D0}\u{5EA} \"Magic\" Johnson \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
        "\u{5DC}\u{5D5}\u{5DE}\u{5EA}\u{5D0} \"Magic\" Johnson \u{5EA}\u{5D0} \u{5D5}\u{5E0}\u{5E9}\u{5D2}\u{5E4}"
      ),
      (
        "\u{642}\u{627}\u{628}\u{644}\u{62A} \"Magic\" Johnson \u{623}\u{645}\u{633}",
        "\u{633}\u{645}\u{623} \"Magic\" Johnson \u{62A}\u{644}\u{628}\u{627}\u{642}"
      ),
      (
        "\u{62F}\u{6CC}\u{62F}\u{627}\u{631} \u{628}\u{627} \"Big Sam\" Allardyce \u{62F}\u{631} \u{644}\u{646}\u{62F}\u{646}",
        "\u{646}\u{62F}\u{646}\u{644} \u{631}\u{62F} \"Big Sam\" Allardyce \u{627}\u{628} \u{631}\u{627}\u{62F}\u{6CC}\u{62F}"
      ),
    ] as [(String, String)])
  func aNicknameGoesWithTheName(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Towns and codes behind a street go with it, also behind the label of an address.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5DB}\u{5EA}\u{5D5}\u{5D1}\u{5EA}: 1600 Grand Ave, New Orleans, LA 70112",
        "1600 Grand Ave, New Orleans, LA 70112 :\u{5EA}\u{5D1}\u{5D5}\u{5EA}\u{5DB}\u{5D4}"
      ),
      (
        "\u{627}\u{644}\u{645}\u{648}\u{642}\u{639}: 221 Baker Street, New Haven, CT 06511",
        "221 Baker Street, New Haven, CT 06511 :\u{639}\u{642}\u{648}\u{645}\u{644}\u{627}"
      ),
      (
        "\u{622}\u{62F}\u{631}\u{633}: 45 Park Rd, New Town",
        "45 Park Rd, New Town :\u{633}\u{631}\u{62F}\u{622}"
      ),
    ] as [(String, String)])
  func anAddressBehindALabelIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Behind a word for a concert a number and a word in the singular are a name.
  @Test(
    arguments: [
      (
        "\u{62D}\u{641}\u{644} 21 Savage \u{641}\u{64A} \u{627}\u{644}\u{631}\u{64A}\u{627}\u{636}",
        "\u{636}\u{627}\u{64A}\u{631}\u{644}\u{627} \u{64A}\u{641} 21 Savage \u{644}\u{641}\u{62D}"
      ),
      (
        "\u{62D}\u{641}\u{644}\u{629} 50 Cent \u{641}\u{64A} \u{628}\u{64A}\u{631}\u{648}\u{62A}",
        "\u{62A}\u{648}\u{631}\u{64A}\u{628} \u{64A}\u{641} 50 Cent \u{629}\u{644}\u{641}\u{62D}"
      ),
      (
        "\u{5D4}\u{5D5}\u{5E4}\u{5E2}\u{5EA} 50 Cent \u{5D1}\u{5E2}\u{5E8}\u{5D1}",
        "\u{5D1}\u{5E8}\u{5E2}\u{5D1} 50 Cent \u{5EA}\u{5E2}\u{5E4}\u{5D5}\u{5D4}"
      ),
    ] as [(String, String)])
  func whoSingsMayHaveANameWithANumber(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// A number of stars stands behind the name of a place.
  @Test(
    arguments: [
      (
        "\u{5DE}\u{5E1}\u{5E2}\u{5D3}\u{5EA} \u{5D4}\u{5D2}\u{5DF} 4.7 \u{2605} \u{B7} Open now",
        "\u{5DF}\u{5D2}\u{5D4} \u{5EA}\u{5D3}\u{5E2}\u{5E1}\u{5DE} 4.7 \u{2605} \u{B7} Open now"
      ),
      (
        "\u{645}\u{642}\u{647}\u{649} \u{627}\u{644}\u{631}\u{643}\u{646} 4 \u{2605} \u{B7} Closed until 9:00",
        "\u{646}\u{643}\u{631}\u{644}\u{627} \u{649}\u{647}\u{642}\u{645} 4 \u{2605} \u{B7} Closed until 9:00"
      ),
      (
        "\u{6A9}\u{627}\u{641}\u{647} \u{646}\u{627}\u{62F}\u{631}\u{6CC} 4,5\u{2605} \u{B7} Open until 22:00",
        "\u{6CC}\u{631}\u{62F}\u{627}\u{646} \u{647}\u{641}\u{627}\u{6A9} 4,5\u{2605} \u{B7} Open until 22:00"
      ),
    ] as [(String, String)])
  func aRatingStandsBehindItsName(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// What was done begins an English sentence around a name, whatever direction was set.
  @Test(
    arguments: [
      (
        "Logged in as \u{633}\u{627}\u{631}\u{629} \u{639}\u{644}\u{64A}, not you?",
        "Logged in as \u{64A}\u{644}\u{639} \u{629}\u{631}\u{627}\u{633}, not you?"
      ),
      (
        "Shared with \u{5D3}\u{5E0}\u{5D4} by the team.",
        "Shared with \u{5D4}\u{5E0}\u{5D3} by the team."
      ),
      (
        "Invited by \u{645}\u{6CC}\u{646}\u{627} \u{631}\u{636}\u{627}\u{6CC}\u{6CC} to your group!",
        "Invited by \u{6CC}\u{6CC}\u{627}\u{636}\u{631} \u{627}\u{646}\u{6CC}\u{645} to your group!"
      ),
    ] as [(String, String)])
  func whatWasDoneIsEnglishAroundAName(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// English behind a right-to-left greeting makes an English sentence.
  @Test(
    arguments: [
      (
        "\u{5D7}\u{5D2} \u{5E9}\u{5DE}\u{5D7} to you and your family!",
        "\u{5D7}\u{5DE}\u{5E9} \u{5D2}\u{5D7} to you and your family!"
      ),
      (
        "\u{645}\u{628}\u{631}\u{648}\u{643} to all of you!",
        "\u{643}\u{648}\u{631}\u{628}\u{645} to all of you!"
      ),
      (
        "\u{639}\u{6CC}\u{62F} \u{645}\u{628}\u{627}\u{631}\u{6A9} to my friends and their families!",
        "\u{6A9}\u{631}\u{627}\u{628}\u{645} \u{62F}\u{6CC}\u{639} to my friends and their families!"
      ),
      (
        "\u{62C}\u{645}\u{639}\u{6C1} \u{645}\u{628}\u{627}\u{631}\u{6A9} from all of us!",
        "\u{6A9}\u{631}\u{627}\u{628}\u{645} \u{6C1}\u{639}\u{645}\u{62C} from all of us!"
      ),
    ] as [(String, String)])
  func englishBehindAGreeting(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// In a line from right to left the star may stand on either side.
  @Test(arguments: [
    "\u{5DE}\u{5E1}\u{5E2}\u{5D3}\u{5EA} \u{5D4}\u{5D2}\u{5DF} 4.7 \u{2605} \u{B7} \u{5E4}\u{5EA}\u{5D5}\u{5D7}",
    "\u{645}\u{642}\u{647}\u{649} \u{627}\u{644}\u{631}\u{643}\u{646} 4 \u{2605}",
    "\u{5DE}\u{5E1}\u{5E2}\u{5D3}\u{5EA} \u{5D4}\u{5D2}\u{5DF} 4.7 \u{2605} \u{B7} Open now",
    "\u{6A9}\u{627}\u{641}\u{647} \u{646}\u{627}\u{62F}\u{631}\u{6CC} 4.5 \u{2605}",
  ])
  func otherNumbersWithStarsAreWhole(_ text: String) {
    LineExpectations.expectNothing(
      Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// Counts, days, money and products in the plural.
  @Test(arguments: [
    "\u{62D}\u{641}\u{644} 5 Friends \u{641}\u{64A} \u{627}\u{644}\u{628}\u{64A}\u{62A}",
    "\u{643}\u{648}\u{646}\u{633}\u{631}\u{62A} 20 Euro \u{641}\u{64A} \u{62F}\u{628}\u{64A}",
    "\u{5D4}\u{5D5}\u{5E4}\u{5E2}\u{5D4} \u{5E9}\u{5DC} 2 Hours \u{5D1}\u{5E2}\u{5E8}\u{5D1}",
    "\u{5E9}\u{5D9}\u{5DC}\u{5DE}\u{5EA}\u{5D9} 50 Cent \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
    "\u{5D4}\u{5DB}\u{5EA}\u{5D5}\u{5D1}\u{5EA}: 12 Unread Messages",
    "\u{62D}\u{641}\u{644} 12 May \u{641}\u{64A} \u{62F}\u{628}\u{64A}",
  ])
  func otherNumbersBeforeNamesAreWhole(_ text: String) {
    LineExpectations.expectNothing(
      Array(text.unicodeScalars), [LineExpectations.right, .auto])
  }

  /// A thing that is for somebody, and a greeting with a place.
  @Test(arguments: [
    "\u{5E1}\u{5E4}\u{5E8} \u{5D8}\u{5D5}\u{5D1} for the whole family",
    "\u{5E9}\u{5D1}\u{5EA} \u{5E9}\u{5DC}\u{5D5}\u{5DD} from Israel",
    "\u{643}\u{62A}\u{627}\u{628} \u{62C}\u{62F}\u{64A}\u{62F} for the family",
  ])
  func otherWordsBeforeEnglishAreWhole(_ text: String) {
    LineExpectations.expectNothing(
      Array(text.unicodeScalars), [.auto])
  }

  /// A currency that a blank parts from its number stands beside it, behind the name or before it
  /// as the line is read.
  @Test(
    arguments: [
      (
        "\u{5E7}\u{5E0}\u{5D9}\u{5EA}\u{5D9} Netflix 30 \u{20AA} \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
        [
          "\u{5DC}\u{5D5}\u{5DE}\u{5EA}\u{5D0} Netflix 30 \u{20AA} \u{5D9}\u{5EA}\u{5D9}\u{5E0}\u{5E7}",
          "\u{5DC}\u{5D5}\u{5DE}\u{5EA}\u{5D0} \u{20AA} 30 Netflix \u{5D9}\u{5EA}\u{5D9}\u{5E0}\u{5E7}",
        ]
      ),
      (
        "\u{627}\u{634}\u{62A}\u{631}\u{64A}\u{62A} AirPods 499 \u{20AC} \u{623}\u{645}\u{633}",
        [
          "\u{633}\u{645}\u{623} AirPods 499 \u{20AC} \u{62A}\u{64A}\u{631}\u{62A}\u{634}\u{627}",
          "\u{633}\u{645}\u{623} \u{20AC} 499 AirPods \u{62A}\u{64A}\u{631}\u{62A}\u{634}\u{627}",
        ]
      ),
    ] as [(String, [String])])
  func aPriceKeepsItsCurrency(_ text: String, _ wanted: [String]) throws {
    let fixed = Fixer().fix(Array(text.unicodeScalars), direction: LineExpectations.right)
    let first = try #require(fixed.candidates.first)
    #expect(wanted.contains { Array($0.unicodeScalars) == first.display })
    #expect(first.problems == 0)
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// What English lines tell of a name: when somebody is met, what guests gave, and what may be seen
/// now; and right-to-left sentences that say more of a program in brackets.
@Suite struct TimesAndRatingsTests {
  /// A time between commas is the sentence's, also where it goes on.
  @Test(
    arguments: [
      (
        "Call with \u{5D3}\u{5E0}\u{5D4}, 14:30, room 2",
        "Call with \u{5D4}\u{5E0}\u{5D3}, 14:30, room 2"
      ),
      (
        "Meet \u{64A}\u{648}\u{633}\u{641} \u{639}\u{644}\u{64A}, 9:00, main gate",
        "Meet \u{64A}\u{644}\u{639} \u{641}\u{633}\u{648}\u{64A}, 9:00, main gate"
      ),
      (
        "Lunch with \u{631}\u{636}\u{627}, 12/05/2024, our usual place",
        "Lunch with \u{627}\u{636}\u{631}, 12/05/2024, our usual place"
      ),
      (
        "Visited by \u{639}\u{644}\u{6CC}, 10:15, desk 4",
        "Visited by \u{6CC}\u{644}\u{639}, 10:15, desk 4"
      ),
    ] as [(String, String)])
  func aTimeBetweenCommasIsTheSentences(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Behind a label, a capital or a word for a time nobody can tell.
  @Test(
    arguments: [
      "Next train to: \u{5D7}\u{5D9}\u{5E4}\u{5D4}, 14:30, track 2",
      "Meeting \u{5D3}\u{5E0}\u{5D4}, 14:30, room 2",
      "Call with \u{2068}\u{5D3}\u{5E0}\u{5D4}\u{2069}, 14:30, room 2",
      "Departure time \u{5D7}\u{5D9}\u{5E4}\u{5D4}, 14:30, gate 2",
    ])
  func otherTimesStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// Points out of the most that are given stand behind the name, where English follows.
  @Test(
    arguments: [
      (
        "Hotel \u{5D3}\u{5E0}\u{5D4} 4.5/5 (210 reviews)",
        "Hotel \u{5D4}\u{5E0}\u{5D3} 4.5/5 (210 reviews)"
      ),
      (
        "Cafe \u{627}\u{644}\u{631}\u{643}\u{646} 8.7/10 on Booking",
        "Cafe \u{646}\u{643}\u{631}\u{644}\u{627} 8.7/10 on Booking"
      ),
      (
        "Restaurant \u{6A9}\u{627}\u{641}\u{647} \u{646}\u{627}\u{62F}\u{631}\u{6CC} 4,5/5 \u{B7} open now",
        "Restaurant \u{6CC}\u{631}\u{62F}\u{627}\u{646} \u{647}\u{641}\u{627}\u{6A9} 4,5/5 \u{B7} open now"
      ),
      (
        "Hotel \u{634}\u{627}\u{644}\u{6CC}\u{645}\u{627}\u{631} 3.9/5 from 80 guests",
        "Hotel \u{631}\u{627}\u{645}\u{6CC}\u{644}\u{627}\u{634} 3.9/5 from 80 guests"
      ),
    ] as [(String, String)])
  func pointsStandBehindTheName(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Points of a right-to-left word, at the end, without a decimal, or behind an isolate.
  @Test(
    arguments: [
      "Guide: \u{5D3}\u{5D9}\u{5E8}\u{5D5}\u{5D2} 4.5/5 by guests",
      "\u{5DE}\u{5DC}\u{5D5}\u{5DF} \u{5D3}\u{5E0}\u{5D4} 4.5/5",
      "Hotel \u{5D3}\u{5E0}\u{5D4} 4/5 now",
      "Hotel \u{2068}\u{62F}\u{627}\u{646}\u{627}\u{2069} 4.5/5 (210 reviews)",
      "Score: \u{62A}\u{642}\u{64A}\u{64A}\u{645} 4.5/5 by guests",
    ])
  func otherPointsStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// Brackets with right-to-left words behind a name at the end.
  @Test(
    arguments: [
      (
        "\u{627}\u{644}\u{62A}\u{62D}\u{62F}\u{64A}\u{62B} \u{62C}\u{627}\u{647}\u{632} \u{641}\u{64A} Google Chrome (\u{627}\u{644}\u{625}\u{635}\u{62F}\u{627}\u{631} 120).",
        ".(120 \u{631}\u{627}\u{62F}\u{635}\u{625}\u{644}\u{627}) Google Chrome \u{64A}\u{641} \u{632}\u{647}\u{627}\u{62C} \u{62B}\u{64A}\u{62F}\u{62D}\u{62A}\u{644}\u{627}"
      ),
      (
        "\u{5D4}\u{5E2}\u{5D3}\u{5DB}\u{5D5}\u{5DF} \u{5D6}\u{5DE}\u{5D9}\u{5DF} \u{5E2}\u{5DB}\u{5E9}\u{5D9}\u{5D5} \u{5E2}\u{5DD} Google Chrome (\u{5D2}\u{5E8}\u{5E1}\u{5D4} 120).",
        ".(120 \u{5D4}\u{5E1}\u{5E8}\u{5D2}) Google Chrome \u{5DD}\u{5E2} \u{5D5}\u{5D9}\u{5E9}\u{5DB}\u{5E2} \u{5DF}\u{5D9}\u{5DE}\u{5D6} \u{5DF}\u{5D5}\u{5DB}\u{5D3}\u{5E2}\u{5D4}"
      ),
      (
        "\u{628}\u{647}\u{200C}\u{631}\u{648}\u{632}\u{631}\u{633}\u{627}\u{646}\u{6CC} \u{62C}\u{62F}\u{6CC}\u{62F} \u{628}\u{631}\u{627}\u{6CC} Google Chrome (\u{646}\u{633}\u{62E}\u{647} 120).",
        ".(120 \u{647}\u{62E}\u{633}\u{646}) Google Chrome \u{6CC}\u{627}\u{631}\u{628} \u{62F}\u{6CC}\u{62F}\u{62C} \u{6CC}\u{646}\u{627}\u{633}\u{631}\u{632}\u{648}\u{631}\u{647}\u{628}"
      ),
    ] as [(String, String)])
  func aNameAtTheEndMayHaveBrackets(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Without an end, and without a small word before the name.
  @Test(
    arguments: [
      "\u{5D4}\u{5E2}\u{5D3}\u{5DB}\u{5D5}\u{5DF} \u{5D6}\u{5DE}\u{5D9}\u{5DF} \u{5E2}\u{5DB}\u{5E9}\u{5D9}\u{5D5} \u{5E2}\u{5DD} Google Chrome (\u{5D2}\u{5E8}\u{5E1}\u{5D4} 120)",
      "\u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9} Google Chrome (\u{5D2}\u{5E8}\u{5E1}\u{5D4} 120).",
    ])
  func whatHasNoEndStays(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// What may be seen of a title now.
  @Test(
    arguments: [
      (
        "\u{5E0}\u{5E2}\u{5D5}\u{5E8}\u{5D9}\u{5DD}: Episode 12 is now streaming.",
        "\u{5DD}\u{5D9}\u{5E8}\u{5D5}\u{5E2}\u{5E0}: Episode 12 is now streaming."
      ),
      (
        "\u{628}\u{627}\u{628} \u{627}\u{644}\u{62D}\u{627}\u{631}\u{629}: Season 2 is available on Shahid!",
        "\u{629}\u{631}\u{627}\u{62D}\u{644}\u{627} \u{628}\u{627}\u{628}: Season 2 is available on Shahid!"
      ),
      (
        "\u{62F}\u{644} \u{634}\u{6A9}\u{633}\u{62A}\u{647}: All parts are finally out.",
        "\u{647}\u{62A}\u{633}\u{6A9}\u{634} \u{644}\u{62F}: All parts are finally out."
      ),
    ] as [(String, String)])
  func aTitleIsSaidToBeOut(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// Behind a label, without an end, and another sentence, which may be a quotation.
  @Test(
    arguments: [
      "\u{5DB}\u{5D5}\u{5EA}\u{5E8}\u{5EA}: Season 2 is now streaming.",
      "\u{5E0}\u{5E2}\u{5D5}\u{5E8}\u{5D9}\u{5DD}: Season 2 is now streaming",
      "\u{639}\u{646}\u{648}\u{627}\u{646}: Episode 3 is out!",
    ])
  func otherSentencesBehindColonsStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }
}

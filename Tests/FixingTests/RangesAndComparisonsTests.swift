import BidiAlgorithm
import Fixing
import Testing

/// Ranges of dates, numbers with a plus and lines of comparisons, each with what looks like it.
@Suite struct RangesAndComparisonsTests {
  /// Two words and one word of a language, in Hebrew, Arabic, Persian and Urdu.
  private static let phrases = [
    "\u{5DC}\u{5D5}\u{5D7} \u{5D7}\u{5D5}\u{5E4}\u{5E9}\u{5D5}\u{5EA}",
    "\u{62C}\u{62F}\u{648}\u{644} \u{627}\u{644}\u{639}\u{645}\u{644}",
    "\u{641}\u{647}\u{631}\u{633}\u{62A} \u{6A9}\u{62A}\u{627}\u{628}",
    "\u{646}\u{626}\u{6CC} \u{62E}\u{628}\u{631}",
  ]
  private static let words = [
    "\u{5E4}\u{5E8}\u{5D7}\u{5D9}\u{5DD}", "\u{632}\u{647}\u{648}\u{631}",
    "\u{6AF}\u{644}", "\u{67E}\u{6BE}\u{648}\u{644}",
  ]

  // MARK: - Dates

  /// Two dates, or two months of years, with a hyphen or a slash alone between them.
  @Test(arguments: [
    "\u{5D4}\u{5EA}\u{5E2}\u{5E8}\u{5D5}\u{5DB}\u{5D4} 3.6.2024-9.6.2024",
    "\u{5D4}\u{5D7}\u{5D5}\u{5E4}\u{5E9} 3/6/2024-9/6/2024, \u{5D1}\u{5DB}\u{5DC} \u{5D4}\u{5D0}\u{5E8}\u{5E5}",
    "\u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9} (2.3.1931-4.5.2011)",
    "\u{5D4}\u{5E7}\u{5D5}\u{5E8}\u{5E1} 3.6.2024-9.6",
    "\u{5D4}\u{5EA}\u{5E2}\u{5E8}\u{5D5}\u{5DB}\u{5D4} 2024-06-03/2024-06-09",
    "2024/06/03-2024/06/09 \u{5D7}\u{5D5}\u{5E4}\u{5E9}",
    "\u{627}\u{644}\u{645}\u{639}\u{631}\u{636} 3/6/2024-9/6/2024",
    "3/6/2024-9/6/2024 \u{627}\u{644}\u{645}\u{639}\u{631}\u{636}",
    "\u{6F1}\u{6F4}\u{6F0}\u{6F3}/\u{6F0}\u{6F4}/\u{6F0}\u{6F1}-\u{6F1}\u{6F4}\u{6F0}\u{6F3}/\u{6F0}\u{6F4}/\u{6F0}\u{6F9} \u{6A9}\u{644}\u{627}\u{633}",
    "3.6.2024-9.6.2024 \u{686}\u{6BE}\u{679}\u{6CC}",
    "\u{5E2}\u{5D1}\u{5D3}\u{5EA}\u{5D9} 02/2018-11/2023 \u{5D1}\u{5D1}\u{5E0}\u{5E7}",
    "\u{627}\u{644}\u{62E}\u{628}\u{631}\u{629} 02/2018-11/2023",
    "\u{633}\u{627}\u{628}\u{642}\u{647} \u{6F1}\u{6F3}\u{6F9}\u{6F7}/\u{6F0}\u{6F2}-\u{6F1}\u{6F4}\u{6F0}\u{6F1}/\u{6F1}\u{6F1}",
    "\u{62A}\u{62C}\u{631}\u{628}\u{6C1} 2018/02-2023/11",
  ])
  func aRangeOfDatesMayBeReadEitherWay(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto, LineExpectations.right])
  }

  /// Behind a name where left to right is set, a range is one number.
  @Test(arguments: ["Event: {1} 3.6.2024-9.6.2024", "Sale: {1} 3/6/2024-9/6/2024"])
  func aRangeOfDatesGoesWithItsName(_ template: String) {
    for line in LineExpectations.lines(template, Self.phrases, Self.words) {
      LineExpectations.expectNothing(line, [LineExpectations.left])
    }
  }

  /// Dates that hyphens make others of, a range of days with their months, a phone.
  @Test(
    arguments: [
      (
        "\u{627}\u{644}\u{645}\u{639}\u{631}\u{636} 03-06-2024 - 09-06-2024",
        "09-06-2024 - 03-06-2024 \u{636}\u{631}\u{639}\u{645}\u{644}\u{627}"
      ),
      (
        "\u{646}\u{645}\u{627}\u{626}\u{634} 03-06-2024 - 09-06-2024",
        "09-06-2024 - 03-06-2024 \u{634}\u{626}\u{627}\u{645}\u{646}"
      ),
      (
        "\u{5E0}\u{5E4}\u{5EA}\u{5D7} 1 \u{5D1}\u{5DE}\u{5D0}\u{5D9} 2024-5 \u{5D1}\u{5DE}\u{5D0}\u{5D9} 2024",
        "2024 \u{5D9}\u{5D0}\u{5DE}\u{5D1} 5-2024 \u{5D9}\u{5D0}\u{5DE}\u{5D1} 1 \u{5D7}\u{5EA}\u{5E4}\u{5E0}"
      ),
      (
        "\u{647}\u{627}\u{62A}\u{641} 01/264099-03",
        "01/264099-03 \u{641}\u{62A}\u{627}\u{647}"
      ),
    ] as [(String, String)])
  func otherDatesWithHyphensAreTorn(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  // MARK: - Numbers

  /// An age alone or of what is only for some, and what is counted.
  @Test(arguments: [
    "+16",
    "(+18)",
    "+\u{6F1}\u{6F8}",
    "\u{5D4}\u{5E1}\u{5E8}\u{5D8} +16 \u{5D1}\u{5E7}\u{5D5}\u{5DC}\u{5E0}\u{5D5}\u{5E2}",
    "\u{5EA}\u{5D5}\u{5DB}\u{5DF} \u{5DC}\u{5DE}\u{5D1}\u{5D5}\u{5D2}\u{5E8}\u{5D9}\u{5DD} (+18)",
    "+1000 \u{5DC}\u{5E7}\u{5D5}\u{5D7}\u{5D5}\u{5EA}",
    "+50 \u{5D0}\u{5DC}\u{5E3} \u{5D4}\u{5D5}\u{5E8}\u{5D3}\u{5D5}\u{5EA}",
    "+10K \u{5D4}\u{5D5}\u{5E8}\u{5D3}\u{5D5}\u{5EA}",
    "\u{5D9}\u{5E9} \u{5DC}\u{5E0}\u{5D5} +1,200 \u{5DE}\u{5EA}\u{5DB}\u{5D5}\u{5E0}\u{5D9}\u{5DD}",
    "\u{645}\u{633}\u{644}\u{633}\u{644} +16",
    "\u{644}\u{644}\u{628}\u{627}\u{644}\u{63A}\u{64A}\u{646} +18",
    "+500 \u{639}\u{645}\u{64A}\u{644}",
    "+5 \u{645}\u{644}\u{627}\u{64A}\u{64A}\u{646} \u{645}\u{633}\u{62A}\u{62E}\u{62F}\u{645}",
    "\u{641}\u{6CC}\u{644}\u{645} +\u{6F1}\u{6F6}",
    "\u{628}\u{627}\u{644}\u{627}\u{6CC} +\u{6F1}\u{6F5}",
    "+\u{6F2}\u{6F0}\u{6F0} \u{645}\u{62D}\u{635}\u{648}\u{644}",
    "\u{628}\u{627}\u{644}\u{63A}\u{648}\u{6BA} \u{6A9}\u{6D2} \u{644}\u{6CC}\u{6D2} +18",
    "\u{635}\u{631}\u{641} +21",
    "+300 \u{6AF}\u{627}\u{6C1}\u{6A9}",
  ])
  func asManyOrMoreOfThingsIsDrawnAsItsSign(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  /// What was gained, how warm it is, a change of what is counted.
  @Test(
    arguments: [
      (
        "\u{62F}\u{631}\u{62C}\u{629} \u{627}\u{644}\u{62D}\u{631}\u{627}\u{631}\u{629} +18",
        "+18 \u{629}\u{631}\u{627}\u{631}\u{62D}\u{644}\u{627} \u{629}\u{62C}\u{631}\u{62F}"
      ),
      (
        "\u{5D2}\u{5D9}\u{5D3}\u{5D5}\u{5DC} \u{5E9}\u{5DC} +30 \u{5E2}\u{5D5}\u{5E7}\u{5D1}\u{5D9}\u{5DD}",
        "\u{5DD}\u{5D9}\u{5D1}\u{5E7}\u{5D5}\u{5E2} +30 \u{5DC}\u{5E9} \u{5DC}\u{5D5}\u{5D3}\u{5D9}\u{5D2}"
      ),
      (
        "\u{62F}\u{645}\u{627} +\u{6F1}\u{6F5}",
        "+\u{6F1}\u{6F5} \u{627}\u{645}\u{62F}"
      ),
      (
        "+50 \u{67E}\u{648}\u{627}\u{626}\u{646}\u{679}\u{633}",
        "\u{633}\u{679}\u{646}\u{626}\u{627}\u{648}\u{67E} +50"
      ),
      (
        "+50 \u{5DE}\u{5D8}\u{5D1}\u{5E2}\u{5D5}\u{5EA}",
        "\u{5EA}\u{5D5}\u{5E2}\u{5D1}\u{5D8}\u{5DE} +50"
      ),
      (
        "\u{62A}\u{63A}\u{64A}\u{64A}\u{631} +30 \u{645}\u{62A}\u{627}\u{628}\u{639}",
        "\u{639}\u{628}\u{627}\u{62A}\u{645} +30 \u{631}\u{64A}\u{64A}\u{63A}\u{62A}"
      ),
    ] as [(String, String)])
  func aGainHasItsPlusAtItsLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  /// The letter of a class, a date behind a cut word for number, what an
  /// abbreviation in the plural counts.
  @Test(arguments: [
    "\u{5DB}\u{5D9}\u{5EA}\u{5D4} 8 B \u{5D1}\u{5E7}\u{5D5}\u{5DE}\u{5D4} 2",
    "\u{63A}\u{631}\u{641}\u{629} 8 B",
    "\u{6A9}\u{644}\u{627}\u{633} 8 B",
    "\u{62C}\u{645}\u{627}\u{639}\u{62A} 8 B",
    "\u{5D0}\u{5E1}\u{5D9}\u{5E4}\u{5D4} \u{5DE}\u{5E1}' 2 1/3 \u{5D1}\u{5D0}\u{5D5}\u{5DC}\u{5DD}",
    "\u{5D4}\u{5D5}\u{5E4}\u{5E2}\u{5D4} \u{5E9}\u{5DC} 3 DJs \u{5D1}\u{5DE}\u{5D5}\u{5E2}\u{5D3}\u{5D5}\u{5DF}",
  ])
  func numbersOfThingsStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  /// Bytes.
  @Test(
    arguments: [
      (
        "\u{5D2}\u{5D5}\u{5D3}\u{5DC} 8 B \u{5D1}\u{5E7}\u{5D5}\u{5D1}\u{5E5}",
        "\u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D1} 8 B \u{5DC}\u{5D3}\u{5D5}\u{5D2}"
      ),
      (
        "\u{62D}\u{62C}\u{645} 8 B",
        "8 B \u{645}\u{62C}\u{62D}"
      ),
    ] as [(String, String)])
  func aUnitStandsRightOfItsNumber(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  // MARK: - Lines of developers

  /// Lines of comparisons, items of YAML and of tasks, marks at both ends, and a word to somebody
  /// stay where left to right is set.
  @Test(arguments: [
    "+[{}]", "-({})", "+**{}**", "+*{1}*", "+> {}", "+| {1} | {1} |", "+1. {}", "-2) {}",
    "+ {1}, {1}", "-  {1}, {1}", "+<!-- {} -->", "+/* {} */", "+% {}", "+- [ ] {}", "+- {1}: {1}",
    "< {}", "< {1}: {1}", "--- {}", "<<<<<<< {1}", ">>>>>>> {}", "- {1}: {1}", "+ {1}: {}",
    "* {1}: 30", "1. {1}: {}", "- [ ] {}", "- **{}**", "1. **{1}**", "@dana {1}", "@dana, {1}",
    "title: \"*{}*\"", "see (**{}**) now", "x = \"-{1}-\"", "print(\"--- {} ---\")", "{+{1}+}",
  ])
  func aLineOfAComparisonStays(_ template: String) {
    for line in LineExpectations.lines(template, Self.phrases, Self.words) {
      LineExpectations.expectNothing(line, [LineExpectations.left])
    }
  }

  /// Sentences with their ends, a number, an arrow, a mark at one end, more words to somebody.
  @Test(arguments: [
    "+{}!", "-{}!", "- {1}: {1}!", "--- {}!", "< {}!", "+ {1}, {1}!", "- [ ] {}!", "-> {}",
    "@dana {1}!", "@dana {}", "title: \"*{}!*\"", "see (*{}) now", "see (**{}!**) now",
  ])
  func whatEndsOrIsCutIsStillFound(_ template: String) {
    for line in LineExpectations.lines(template, Self.phrases, Self.words) {
      LineExpectations.expectSomething(line, LineExpectations.left)
    }
  }
}

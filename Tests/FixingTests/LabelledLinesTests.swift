import BidiAlgorithm
import Fixing
import Testing

/// Short things in lines of labels and lists: sizes of screens, times with what they differ from
/// UTC by, names with a plus, English behind a colon and numbered items, each with what looks like
/// it and is whole.
@Suite struct LabelledLinesTests {
  /// The width of a screen or a picture stands left of its height, in Arabic, too.
  @Test(
    arguments: [
      (
        "\u{62F}\u{642}\u{629} \u{627}\u{644}\u{635}\u{648}\u{631}\u{629} 640\u{D7}480 \u{641}\u{642}\u{637}",
        "\u{637}\u{642}\u{641} 640\u{D7}480 \u{629}\u{631}\u{648}\u{635}\u{644}\u{627} \u{629}\u{642}\u{62F}"
      ),
      (
        "\u{635}\u{641}\u{62D}\u{647}: 2560\u{D7}1440",
        "2560\u{D7}1440 :\u{647}\u{62D}\u{641}\u{635}"
      ),
      (
        "\u{5D2}\u{5D5}\u{5D3}\u{5DC} \u{5D4}\u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D4} 300\u{D7}250 \u{5E4}\u{5D9}\u{5E7}\u{5E1}\u{5DC}\u{5D9}\u{5DD}",
        "\u{5DD}\u{5D9}\u{5DC}\u{5E1}\u{5E7}\u{5D9}\u{5E4} 300\u{D7}250 \u{5D4}\u{5E0}\u{5D5}\u{5DE}\u{5EA}\u{5D4} \u{5DC}\u{5D3}\u{5D5}\u{5D2}"
      ),
      (
        "\u{62A}\u{635}\u{648}\u{6CC}\u{631} 1280\u{D7}720 \u{645}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{645} 1280\u{D7}720 \u{631}\u{6CC}\u{648}\u{635}\u{62A}"
      ),
    ] as [(String, String)])
  func aSizeInPixelsRunsFromLeftToRight(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  @Test(arguments: [
    "\u{635} 6\u{D7}9 \u{635}",
    "\u{635} 30\u{D7}40 \u{635}",
    "\u{635} 1920x1080 \u{635}",
    "\u{635} 600 \u{D7} 100 \u{635}",
    "\u{635} 120\u{D7}150=18000",
  ])
  func otherProductsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// A time and what it differs from UTC by are one piece.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5D8}\u{5D9}\u{5E1}\u{5D4} \u{5D1} 21:40 +02:00 \u{5D1}\u{5E2}\u{5E8}\u{5D1}",
        "\u{5D1}\u{5E8}\u{5E2}\u{5D1} 21:40 +02:00 \u{5D1} \u{5D4}\u{5E1}\u{5D9}\u{5D8}\u{5D4}"
      ),
      (
        "\u{67E}\u{631}\u{648}\u{627}\u{632}: 09:15 +03:30",
        "09:15 +03:30 :\u{632}\u{627}\u{648}\u{631}\u{67E}"
      ),
      (
        "\u{627}\u{644}\u{645}\u{648}\u{639}\u{62F} 18:00+04:00 \u{645}\u{633}\u{627}\u{621}",
        "\u{621}\u{627}\u{633}\u{645} 18:00+04:00 \u{62F}\u{639}\u{648}\u{645}\u{644}\u{627}"
      ),
    ] as [(String, String)])
  func aTimeKeepsItsOffset(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  @Test(arguments: [
    "\u{5D4}\u{5E9}\u{5E2}\u{5D5}\u{5DF} GMT+3 \u{5DB}\u{5D0}\u{5DF}",
    "\u{5D4}\u{5D4}\u{5E4}\u{5E8}\u{5E9} UTC+05:30 \u{5DB}\u{5D0}\u{5DF}",
    "\u{5D0}\u{5D1}\u{5D2} 14:05 + 15:00 \u{5D3}\u{5D4}\u{5D5}",
    "\u{5D4}\u{5E9}\u{5E2}\u{5D4} 14:05 \u{5D1}\u{5E6}\u{5D4}\u{5E8}\u{5D9}\u{5D9}\u{5DD}",
  ])
  func otherTimesAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// A plus is a part of the name of what a digit and a capital name.
  @Test(
    arguments: [
      (
        "\u{5D7}\u{5D9}\u{5D1}\u{5D5}\u{5E8} 5G+ \u{5DE}\u{5D4}\u{5D9}\u{5E8}",
        "\u{5E8}\u{5D9}\u{5D4}\u{5DE} 5G+ \u{5E8}\u{5D5}\u{5D1}\u{5D9}\u{5D7}"
      ),
      (
        "\u{634}\u{628}\u{643}\u{629} 4G+ \u{633}\u{631}\u{64A}\u{639}\u{629}",
        "\u{629}\u{639}\u{64A}\u{631}\u{633} 4G+ \u{629}\u{643}\u{628}\u{634}"
      ),
      (
        "\u{628}\u{627} 5G+ \u{648}\u{635}\u{644} \u{634}\u{62F}",
        "\u{62F}\u{634} \u{644}\u{635}\u{648} 5G+ \u{627}\u{628}"
      ),
      (
        "\u{5D9}\u{5E1}\u{5D5}\u{5D3} H2+ \u{5D1}\u{5DE}\u{5E2}\u{5D1}\u{5D3}\u{5D4}",
        "\u{5D4}\u{5D3}\u{5D1}\u{5E2}\u{5DE}\u{5D1} H2+ \u{5D3}\u{5D5}\u{5E1}\u{5D9}"
      ),
    ] as [(String, String)])
  func aNameOfADigitKeepsItsPlus(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  @Test(arguments: [
    "\u{5D0}\u{5D1}\u{5D2} 5K+ \u{5D3}\u{5D4}\u{5D5}",
    "\u{5D0}\u{5D1}\u{5D2} 5G + \u{5D3}\u{5D4}\u{5D5}",
  ])
  func otherPlusSignsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// A question of English behind a colon keeps its mark.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5D5}\u{5D0} \u{5E9}\u{5D0}\u{5DC}: What is it?",
        "What is it? :\u{5DC}\u{5D0}\u{5E9} \u{5D0}\u{5D5}\u{5D4}"
      ),
      (
        "\u{633}\u{623}\u{644}\u{646}\u{64A}: Where do you live?",
        "Where do you live? :\u{64A}\u{646}\u{644}\u{623}\u{633}"
      ),
      (
        "\u{62F}\u{627}\u{646}\u{627} \u{67E}\u{631}\u{633}\u{6CC}\u{62F}: Can I help?",
        "Can I help? :\u{62F}\u{6CC}\u{633}\u{631}\u{67E} \u{627}\u{646}\u{627}\u{62F}"
      ),
      (
        "\u{627}\u{633} \u{646}\u{6D2} \u{6A9}\u{6C1}\u{627}: Who is there?",
        "Who is there? :\u{627}\u{6C1}\u{6A9} \u{6D2}\u{646} \u{633}\u{627}"
      ),
    ] as [(String, String)])
  func anEnglishQuestionKeepsItsMark(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  @Test(arguments: [
    "\u{5D4}\u{5D5}\u{5D0} \u{5E9}\u{5D0}\u{5DC}: What Is Love?",
    "\u{5D4}\u{5D0}\u{5DD} \u{5D6}\u{5D4}: what is it?",
    "\u{5D0}\u{5D1}\u{5D2}: apple store?",
    "\u{5D0}\u{5D1}\u{5D2}: How?",
    "\u{5D0}\u{5D1}\u{5D2} \u{5D3}\u{5D4}\u{5D5}: buy milk?",
  ])
  func aMarkMayBeOfTheWholeLine(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// A tag in square brackets and the Latin words behind it are one subject.
  @Test(
    arguments: [
      (
        "\u{631}\u{62F}: [Urgent] Server is down",
        "[Urgent] Server is down :\u{62F}\u{631}"
      ),
      (
        "\u{5E9}\u{5D0}\u{5DC}\u{5D4}: [Beta] two words",
        "[Beta] two words :\u{5D4}\u{5DC}\u{5D0}\u{5E9}"
      ),
      (
        "\u{67E}\u{627}\u{633}\u{62E}: [FIXED] Login page broken",
        "[FIXED] Login page broken :\u{62E}\u{633}\u{627}\u{67E}"
      ),
    ] as [(String, String)])
  func aTagStandsLeftOfItsSubject(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  @Test(arguments: [
    "\u{5D0}\u{5D1}\u{5D2}: [Save] twice",
    "\u{5D0}\u{5D1}\u{5D2} \u{5D3}\u{5D4}\u{5D5}: [Save] [Cancel] now",
    "\u{5D0}\u{5D1}\u{5D2} [SOLVED] crash on start",
  ])
  func otherTagsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// A numbered item that a line from left to right draws in one stretch, where that was set.
  @Test(arguments: [
    "3. \u{64A}\u{648}\u{633}\u{641} \u{634}\u{627}\u{647}\u{64A}\u{646}",
    "12) \u{5E9}\u{5E8}\u{5D4} \u{5DB}\u{5D4}\u{5DF}",
    "2. \u{62E}\u{631}\u{6CC}\u{62F} \u{646}\u{627}\u{646}",
    "7. \u{627}\u{631}\u{62F}\u{648} \u{644}\u{63A}\u{62A}",
  ])
  func anItemOfOneStretchIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  @Test(arguments: [
    "1. \u{5D0}\u{5D1}\u{5D2} \u{5D3}\u{5D4}\u{5D5} \u{5D6}\u{5D7}\u{5D8} 5 \u{5D9}\u{5DB}\u{5DC}.",
    "2) \u{5D0}\u{5D1}\u{5D2} \u{5D3}\u{5D4}\u{5D5} \u{5D6}\u{5D7}\u{5D8} \u{5D9}\u{5DB}\u{5DC}!",
    "7. \u{5D0}\u{5D1}\u{5D2}, \u{5D3}\u{5D4}\u{5D5}, \u{5D6}\u{5D7}\u{5D8}",
    "4. \u{5D0}\u{5D1}\u{5D2} \u{5D3}\u{5D4}\u{5D5} Zoom \u{5D6}\u{5D7}\u{5D8} \u{5D9}\u{5DB}\u{5DC} \u{5DE}\u{5E0}\u{5E1}",
  ])
  func otherItemsAreTurned(_ text: String) {
    let problems = Judge().problems(
      of: Array(text.unicodeScalars), direction: LineExpectations.left)
    #expect(problems.first?.kind == .paragraph)
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// Measures, files, messages and what tags keep in order, with what looks like them and is whole.
@Suite struct TagsAndMeasuresTests {
  /// What a Latin unit is equal to stands right of it.
  @Test(arguments: [
    "1 kg = 1000 \u{5D2}\u{5E8}\u{5DD}",
    "1 USD = 3.65 \u{5E9}\"\u{5D7}",
    "1 EUR = 45000 \u{62A}\u{648}\u{645}\u{627}\u{646}",
  ])
  func equationsOfUnitsThatBeginWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  /// The end behind a title is the line's.
  @Test(arguments: [
    "\u{5E1}\u{5E4}\u{5E8}: The world is flat.",
    "\u{5E9}\u{5D9}\u{5E8}: All you need is love.",
    "\u{623}\u{63A}\u{646}\u{64A}\u{629}: We are the champions!",
  ])
  func titlesBehindWordsForWorksWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  /// A measure in two units is one number.
  @Test(
    arguments: [
      (
        "\u{5DE}\u{5E9}\u{5DA}: 2 hr 5 min",
        "\u{5DA}\u{5E9}\u{5DE}: 2 hr 5 min"
      ),
      (
        "\u{5D4}\u{5DE}\u{5E9}\u{5DA}: 1 h 20 min",
        "\u{5DA}\u{5E9}\u{5DE}\u{5D4}: 1 h 20 min"
      ),
      (
        "\u{5E9}\u{5E2}\u{5D5}\u{5EA}: 9 AM - 5 PM",
        "\u{5EA}\u{5D5}\u{5E2}\u{5E9}: 9 AM - 5 PM"
      ),
    ] as [(String, String)])
  func measuresInTwoUnits(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// The full stop of a half of the day is its own.
  @Test(
    arguments: [
      (
        "\u{5E9}\u{5E2}\u{5D4}: 10 a.m.",
        "10 a.m. :\u{5D4}\u{5E2}\u{5E9}"
      ),
      (
        "\u{5D4}\u{5E4}\u{5D2}\u{5D9}\u{5E9}\u{5D4} \u{5D1}-10 a.m. \u{5DE}\u{5D7}\u{5E8}",
        "\u{5E8}\u{5D7}\u{5DE} 10 a.m.-\u{5D1} \u{5D4}\u{5E9}\u{5D9}\u{5D2}\u{5E4}\u{5D4}"
      ),
    ] as [(String, String)])
  func stopsOfHalves(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// What is the least has its plus behind the unit.
  @Test(
    arguments: [
      (
        "\u{5D3}\u{5D5}\u{5E8}\u{5E9}\u{5EA} 4 GB+ \u{5D6}\u{5D9}\u{5DB}\u{5E8}\u{5D5}\u{5DF}",
        "\u{5DF}\u{5D5}\u{5E8}\u{5DB}\u{5D9}\u{5D6} 4 GB+ \u{5EA}\u{5E9}\u{5E8}\u{5D5}\u{5D3}"
      )
    ] as [(String, String)])
  func leastMeasures(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// A path stays behind its program.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5E4}\u{5E7}\u{5D5}\u{5D3}\u{5D4} ls -la ~/ \u{5DC}\u{5D0} \u{5DE}\u{5E6}\u{5D9}\u{5D2}\u{5D4} \u{5DB}\u{5DC}\u{5D5}\u{5DD}",
        "\u{5DD}\u{5D5}\u{5DC}\u{5DB} \u{5D4}\u{5D2}\u{5D9}\u{5E6}\u{5DE} \u{5D0}\u{5DC} ls -la ~/ \u{5D4}\u{5D3}\u{5D5}\u{5E7}\u{5E4}\u{5D4}"
      )
    ] as [(String, String)])
  func pathsOfPrograms(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// The name of a file goes on as it began.
  @Test(
    arguments: [
      (
        "Lesson 4 - \u{5DE}\u{5D1}\u{5D5}\u{5D0} (1) - final.pptx",
        "Lesson 4 - \u{5D0}\u{5D5}\u{5D1}\u{5DE} (1) - final.pptx"
      )
    ] as [(String, String)])
  func filesThatBeginInLatin(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  @Test(arguments: [
    "Lesson 4 - \u{5DE}\u{5D1}\u{5D5}\u{5D0}.pptx"
  ])
  func filesThatBeginInLatinWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  /// The mark of a message is its own.
  @Test(
    arguments: [
      (
        "\u{638}\u{647}\u{631}\u{62A} \u{631}\u{633}\u{627}\u{644}\u{629} Aw, Snap! \u{639}\u{646}\u{62F} \u{641}\u{62A}\u{62D} \u{627}\u{644}\u{635}\u{641}\u{62D}\u{629}",
        "\u{629}\u{62D}\u{641}\u{635}\u{644}\u{627} \u{62D}\u{62A}\u{641} \u{62F}\u{646}\u{639} Aw, Snap! \u{629}\u{644}\u{627}\u{633}\u{631} \u{62A}\u{631}\u{647}\u{638}"
      )
    ] as [(String, String)])
  func messagesInEnglish(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  @Test(arguments: [
    "\u{5E8}\u{5D0}\u{5D9}\u{5EA}\u{5D9} Foo Bar \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}"
  ])
  func messagesInEnglishWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  /// A line of a listing runs from left to right.
  @Test(
    arguments: [
      (
        "-rw-r--r-- 1 sara sara 512 \u{62A}\u{642}\u{631}\u{64A}\u{631}.txt",
        "-rw-r--r-- 1 sara sara 512 \u{631}\u{64A}\u{631}\u{642}\u{62A}.txt"
      )
    ] as [(String, String)])
  func listingsOfFiles(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  /// An end that its tag keeps in order is whole.
  @Test(arguments: [
    "<h1>Hello!</h1>",
    "<p>Is this OK?</p>",
  ])
  func englishInTagsWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  /// A value that its tag keeps in order is whole.
  @Test(arguments: [
    "<p>\u{5D8}\u{5DC}\u{5E4}\u{5D5}\u{5DF}: <b>+972-50-1234567</b></p>",
    "<p>\u{5D2}\u{5D5}\u{5D3}\u{5DC}: <b>5 MB</b></p>",
  ])
  func valuesInTagsWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}

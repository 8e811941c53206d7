import BidiAlgorithm
import Fixing
import Testing

/// Labels in two languages, sizes behind the name of who makes something, and words of tasks.
@Suite struct LabelsSizesTasksTests {
  /// The colon and the number behind a label in two languages.
  @Test(
    arguments: [
      (
        "Phone / \u{5D8}\u{5DC}\u{5E4}\u{5D5}\u{5DF}: 03-6409999",
        "Phone / \u{5DF}\u{5D5}\u{5E4}\u{5DC}\u{5D8}: 03-6409999"
      ),
      (
        "Tel / \u{5D4}\u{5D8}\u{5DC}\u{5E4}\u{5D5}\u{5DF} \u{5D4}\u{5E0}\u{5D9}\u{5D9}\u{5D3}: 050-1234567",
        "Tel / \u{5D3}\u{5D9}\u{5D9}\u{5E0}\u{5D4} \u{5DF}\u{5D5}\u{5E4}\u{5DC}\u{5D8}\u{5D4}: 050-1234567"
      ),
      (
        "Date / \u{5EA}\u{5D0}\u{5E8}\u{5D9}\u{5DA}: 12/05/2024",
        "Date / \u{5DA}\u{5D9}\u{5E8}\u{5D0}\u{5EA}: 12/05/2024"
      ),
      (
        "Price / \u{627}\u{644}\u{633}\u{639}\u{631}: 50",
        "Price / \u{631}\u{639}\u{633}\u{644}\u{627}: 50"
      ),
      (
        "Phone / \u{62A}\u{644}\u{641}\u{646}: 021-1234567",
        "Phone / \u{646}\u{641}\u{644}\u{62A}: 021-1234567"
      ),
      (
        "Mobile / \u{645}\u{648}\u{628}\u{627}\u{626}\u{644}: 0300-1234567",
        "Mobile / \u{644}\u{626}\u{627}\u{628}\u{648}\u{645}: 0300-1234567"
      ),
      (
        "Invoice No. / \u{5DE}\u{5E1}\u{5E4}\u{5E8} \u{5D7}\u{5E9}\u{5D1}\u{5D5}\u{5E0}\u{5D9}\u{5EA}: 12345",
        "Invoice No. / \u{5EA}\u{5D9}\u{5E0}\u{5D5}\u{5D1}\u{5E9}\u{5D7} \u{5E8}\u{5E4}\u{5E1}\u{5DE}: 12345"
      ),
    ] as [(String, String)])
  func theValueOfALabelInTwoLanguagesStandsBehindBoth(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Words that are no label of a number, and values in letters.
  @Test(
    arguments: [
      "Chicago / \u{5E9}\u{5D9}\u{5E7}\u{5D2}\u{5D5}: 5",
      "Name / \u{5E9}\u{5DD}: Dana Levi",
      "Phone (\u{5D8}\u{5DC}\u{5E4}\u{5D5}\u{5DF}): 03-6409999",
      "Name / \u{5E9}\u{5DD}: \u{5D3}\u{5E0}\u{5D4}",
      "Home / \u{5D8}\u{5DC}\u{5E4}\u{5D5}\u{5DF}: 5 \u{5D3}\u{5E7}\u{5D5}\u{5EA}",
      "Docs / \u{645}\u{633}\u{62A}\u{646}\u{62F}\u{627}\u{62A}: 12",
    ])
  func otherWordsBehindASlashMayOwnTheNumber(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// The size of a screen behind the name of who makes it.
  @Test(
    arguments: [
      (
        "\u{62A}\u{644}\u{648}\u{6CC}\u{632}\u{6CC}\u{648}\u{646} LG 43 \u{627}\u{6CC}\u{646}\u{686} \u{645}\u{648}\u{62C}\u{648}\u{62F} \u{627}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{627} \u{62F}\u{648}\u{62C}\u{648}\u{645} \u{686}\u{646}\u{6CC}\u{627} 43 LG \u{646}\u{648}\u{6CC}\u{632}\u{6CC}\u{648}\u{644}\u{62A}"
      ),
      (
        "\u{5DE}\u{5E1}\u{5DA} Dell 27 \u{5D0}\u{5D9}\u{5E0}\u{5E5} \u{5D7}\u{5D3}\u{5E9}",
        "\u{5E9}\u{5D3}\u{5D7} \u{5E5}\u{5E0}\u{5D9}\u{5D0} 27 Dell \u{5DA}\u{5E1}\u{5DE}"
      ),
      (
        "\u{634}\u{627}\u{634}\u{629} TCL 55 \u{628}\u{648}\u{635}\u{629} \u{644}\u{644}\u{628}\u{64A}\u{639}",
        "\u{639}\u{64A}\u{628}\u{644}\u{644} \u{629}\u{635}\u{648}\u{628} 55 TCL \u{629}\u{634}\u{627}\u{634}"
      ),
      (
        "\u{62A}\u{644}\u{641}\u{632}\u{64A}\u{648}\u{646} Sony 65 \u{625}\u{646}\u{634} \u{62C}\u{62F}\u{64A}\u{62F}",
        "\u{62F}\u{64A}\u{62F}\u{62C} \u{634}\u{646}\u{625} 65 Sony \u{646}\u{648}\u{64A}\u{632}\u{641}\u{644}\u{62A}"
      ),
      (
        "\u{679}\u{6CC} \u{648}\u{6CC} Haier 32 \u{627}\u{646}\u{686} \u{62F}\u{633}\u{62A}\u{6CC}\u{627}\u{628} \u{6C1}\u{6D2}",
        "\u{6D2}\u{6C1} \u{628}\u{627}\u{6CC}\u{62A}\u{633}\u{62F} \u{686}\u{646}\u{627} 32 Haier \u{6CC}\u{648} \u{6CC}\u{679}"
      ),
      (
        "\u{5DE}\u{5E1}\u{5DA} Samsung 27 \u{5D0}\u{5D9}\u{5E0}\u{5E5}\u{5F3} \u{5DC}\u{5DE}\u{5DB}\u{5D9}\u{5E8}\u{5D4}",
        "\u{5D4}\u{5E8}\u{5D9}\u{5DB}\u{5DE}\u{5DC} \u{5F3}\u{5E5}\u{5E0}\u{5D9}\u{5D0} 27 Samsung \u{5DA}\u{5E1}\u{5DE}"
      ),
    ] as [(String, String)])
  func aSizeInInchesIsNotItsMakers(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// Other measures, a name at the start of the line, and a size that is drawn beside its unit.
  @Test(
    arguments: [
      "\u{62B}\u{644}\u{627}\u{62C}\u{629} LG 500 \u{644}\u{62A}\u{631}",
      "\u{62F}\u{633}\u{62A}\u{6AF}\u{627}\u{647} LG 55 \u{628}\u{627} \u{6AF}\u{627}\u{631}\u{627}\u{646}\u{62A}\u{6CC}",
      "\u{5E7}\u{5E0}\u{5D9}\u{5EA}\u{5D9} \u{5D8}\u{5DC}\u{5D5}\u{5D5}\u{5D9}\u{5D6}\u{5D9}\u{5D4} 55 \u{5D0}\u{5D9}\u{5E0}\u{5E5}\u{5F3} LG",
      "\u{5DE}\u{5E7}\u{5E8}\u{5E8} Bosch 500 \u{5DC}\u{5D9}\u{5D8}\u{5E8} \u{5D1}\u{5DE}\u{5D1}\u{5E6}\u{5E2}",
      "\u{6AF}\u{648}\u{634}\u{6CC} Nokia 3310 \u{642}\u{62F}\u{6CC}\u{645}\u{6CC}",
    ])
  func anotherMeasureMayBeOfTheName(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }

  /// Names at the start of a line.
  @Test(
    arguments: [
      "Nescafe Gold 200 \u{5D2}\u{5E8}\u{5DD}",
      "Coca-Cola 1.5 \u{5DC}\u{5D9}\u{5D8}\u{5E8}",
      "LG 55 \u{5D0}\u{5D9}\u{5E0}\u{5E5}\u{5F3}",
      "LG 43 \u{627}\u{6CC}\u{646}\u{686}",
    ])
  func aSizeAtTheStartMayBeOfTheName(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// A word in capitals that says how far a task is, before one right-to-left stretch.
  @Test(
    arguments: [
      "TODO \u{5DC}\u{5E7}\u{5E0}\u{5D5}\u{5EA} \u{5D7}\u{5DC}\u{5D1} (2 \u{5DC}\u{5D9}\u{5D8}\u{5E8})",
      "FIXME \u{5DC}\u{5EA}\u{5E7}\u{5DF} \u{5D0}\u{5EA} \u{5D4}\u{5DB}\u{5E4}\u{5EA}\u{5D5}\u{5E8} (3 \u{5E4}\u{5E2}\u{5DE}\u{5D9}\u{5DD})",
      "WIP \u{5D3}\u{5E3} \u{5D4}\u{5D1}\u{5D9}\u{5EA} \u{5D4}\u{5D7}\u{5D3}\u{5E9}",
      "DONE \u{644}\u{634}\u{631}\u{627}\u{621} \u{627}\u{644}\u{62E}\u{628}\u{632} (2 \u{643}\u{64A}\u{644}\u{648})",
      "TODO \u{62F}\u{648}\u{62F}\u{6BE} \u{62E}\u{631}\u{6CC}\u{62F}\u{646}\u{627} \u{6C1}\u{6D2} (2 \u{644}\u{6CC}\u{679}\u{631})",
      "- TODO \u{62E}\u{631}\u{6CC}\u{62F} \u{646}\u{627}\u{646} (2 \u{639}\u{62F}\u{62F})",
      "NOTE \u{5DC}\u{5D4}\u{5D2}\u{5D9}\u{5E2} \u{5D1}\u{5D6}\u{5DE}\u{5DF} \u{5DC}\u{5E4}\u{5D2}\u{5D9}\u{5E9}\u{5D4} (10:30)",
    ])
  func aTaskStaysBehindItsWord(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// The end of a sentence, commas and names in capitals are more than that.
  @Test(
    arguments: [
      "TODO \u{5DC}\u{5E7}\u{5E0}\u{5D5}\u{5EA} \u{5D7}\u{5DC}\u{5D1} \u{5D5}\u{5DC}\u{5D7}\u{5DD} \u{5DC}\u{5E9}\u{5D1}\u{5EA}.",
      "NASA \u{5E9}\u{5D9}\u{5D2}\u{5E8}\u{5D4} \u{5DC}\u{5D5}\u{5D5}\u{5D9}\u{5D9}\u{5DF} (2 \u{5D8}\u{5D5}\u{5DF})",
      "TODO \u{5DC}\u{5E7}\u{5E0}\u{5D5}\u{5EA} \u{5D7}\u{5DC}\u{5D1} (2 \u{5DC}\u{5D9}\u{5D8}\u{5E8}), \u{5DC}\u{5D7}\u{5DD}",
    ])
  func aSentenceBehindATasksWordIsTurned(_ text: String) {
    let problems = Judge().problems(
      of: Array(text.unicodeScalars), direction: LineExpectations.left)
    #expect(problems.first?.kind == .paragraph)
  }
}

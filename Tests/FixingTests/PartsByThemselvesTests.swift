import BidiAlgorithm
import Fixing
import Testing

/// Names of a list, two dates, cells of a row, answers of a chat and notes behind files, each with
/// what looks like it and is whole.
@Suite struct PartsByThemselvesTests {
  /// Names of persons behind a word that leads to them, or before others, follow each other from
  /// right to left.
  @Test(
    arguments: [
      (
        "\u{5E4}\u{5D2}\u{5D9}\u{5E9}\u{5D4} \u{5E2}\u{5DD} Ron Black, Jane Green \u{5D1}\u{5E9}\u{5E2}\u{5D4} \u{5D8}\u{5D5}\u{5D1}\u{5D4}",
        "\u{5D4}\u{5D1}\u{5D5}\u{5D8} \u{5D4}\u{5E2}\u{5E9}\u{5D1} Jane Green ,Ron Black \u{5DD}\u{5E2} \u{5D4}\u{5E9}\u{5D9}\u{5D2}\u{5E4}"
      ),
      (
        "\u{635}\u{648}\u{631}\u{629} \u{645}\u{639} Paul White, Mark Stone \u{623}\u{645}\u{633}",
        "\u{633}\u{645}\u{623} Mark Stone ,Paul White \u{639}\u{645} \u{629}\u{631}\u{648}\u{635}"
      ),
      (
        "\u{639}\u{6A9}\u{633} \u{628}\u{627} Sara Lund, Eva Holm \u{62F}\u{631} \u{67E}\u{627}\u{631}\u{6A9}",
        "\u{6A9}\u{631}\u{627}\u{67E} \u{631}\u{62F} Eva Holm ,Sara Lund \u{627}\u{628} \u{633}\u{6A9}\u{639}"
      ),
      (
        "\u{5E9}\u{5D5}\u{5EA}\u{5E3} \u{5D0}\u{5DC} Ron Black, Jane Green \u{5D5}\u{5D0}\u{5D7}\u{5E8}\u{5D9}\u{5DD}",
        "\u{5DD}\u{5D9}\u{5E8}\u{5D7}\u{5D0}\u{5D5} Jane Green ,Ron Black \u{5DC}\u{5D0} \u{5E3}\u{5EA}\u{5D5}\u{5E9}"
      ),
      (
        "\u{5D0}\u{5D4}\u{5D1}\u{5D5} Ron, Jane \u{5D5}\u{5E2}\u{5D5}\u{5D3} 4",
        "4 \u{5D3}\u{5D5}\u{5E2}\u{5D5} Jane ,Ron \u{5D5}\u{5D1}\u{5D4}\u{5D0}"
      ),
    ] as [(String, String)])
  func eachOfSeveralNamesIsByItself(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Places, titles, and names behind no such word.
  @Test(arguments: [
    "\u{5E2}\u{5DD} Paris, France \u{5D1}\u{5E7}\u{5D9}\u{5E5}",
    "\u{5E2}\u{5DD} Los Angeles, United States \u{5D1}\u{5DE}\u{5E4}\u{5D4}",
    "\u{5D4}\u{5E1}\u{5E8}\u{5D8} Eat, Pray, Love \u{5DE}\u{5E2}\u{5D5}\u{5DC}\u{5D4}",
    "\u{5E7}\u{5E8}\u{5D0}\u{5EA}\u{5D9} Ron Black, Jane Green \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
    "\u{645}\u{639} Springfield, Illinois \u{647}\u{646}\u{627}",
  ])
  func aCommaInsideANameIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// From one date to another, with a hyphen between the year and the day.
  @Test(
    arguments: [
      (
        "3 \u{5D1}\u{5DE}\u{5E8}\u{5E5} 1920-17 \u{5D1}\u{5D9}\u{5E0}\u{5D5}\u{5D0}\u{5E8} 1921",
        "1921 \u{5E8}\u{5D0}\u{5D5}\u{5E0}\u{5D9}\u{5D1} 17-1920 \u{5E5}\u{5E8}\u{5DE}\u{5D1} 3"
      ),
      (
        "\u{5DE}-8 \u{5D1}\u{5DE}\u{5D0}\u{5D9} 2019-9 \u{5D1}\u{5D9}\u{5D5}\u{5E0}\u{5D9} 2020",
        "2020 \u{5D9}\u{5E0}\u{5D5}\u{5D9}\u{5D1} 9-2019 \u{5D9}\u{5D0}\u{5DE}\u{5D1} 8-\u{5DE}"
      ),
    ] as [(String, String)])
  func aYearAndADayAreOfTwoDates(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// Other ranges beside a month, dashes that are drawn so, and Arabic letters.
  @Test(arguments: [
    "\u{5D1}\u{5E9}\u{5E0}\u{5D9}\u{5DD} 1945-15 \u{5D1}\u{5E2}\u{5E8}\u{5DA}",
    "12-15 \u{5D1}\u{5DE}\u{5D0}\u{5D9} 2020",
    "3 \u{5D1}\u{5DE}\u{5E8}\u{5E5} 1920\u{2013}17 \u{5D1}\u{5D9}\u{5E0}\u{5D5}\u{5D0}\u{5E8} 1921",
    "3 \u{5D1}\u{5DE}\u{5E8}\u{5E5} - 17 \u{5D1}\u{5D9}\u{5E0}\u{5D5}\u{5D0}\u{5E8} 1921",
    "\u{645}\u{646} 3 \u{645}\u{627}\u{631}\u{633} 1920-17 \u{64A}\u{646}\u{627}\u{64A}\u{631} 1921",
  ])
  func otherRangesOfNumbersAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }

  /// A date with a right-to-left month and signs between its parts.
  @Test(
    arguments: [
      (
        "Seen: 1401/\u{622}\u{628}\u{627}\u{646}/12",
        "Seen: 12/\u{646}\u{627}\u{628}\u{622}/1401"
      ),
      (
        "Paid on 7-\u{5D1}\u{5DE}\u{5E8}\u{5E5}-2021 in cash",
        "Paid on 2021-\u{5E5}\u{5E8}\u{5DE}\u{5D1}-7 in cash"
      ),
      (
        "Due 30/\u{64A}\u{648}\u{646}\u{64A}\u{648}/2022",
        "Due 2022/\u{648}\u{64A}\u{646}\u{648}\u{64A}/30"
      ),
    ] as [(String, String)])
  func aDateWithSignsIsOne(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Each cell of a row of columns is by itself.
  @Test(
    arguments: [
      (
        "2021-03-04  \u{5E8}\u{5D5}\u{5DF} \u{5DB}\u{5D4}\u{5DF}  \u{5D1}\u{5E8}\u{5DB}\u{5D5}\u{5EA} \u{5DC}\u{5DB}\u{5D5}\u{5DC}\u{5DD}",
        "2021-03-04  \u{5DF}\u{5D4}\u{5DB} \u{5DF}\u{5D5}\u{5E8}  \u{5DD}\u{5DC}\u{5D5}\u{5DB}\u{5DC} \u{5EA}\u{5D5}\u{5DB}\u{5E8}\u{5D1}"
      ),
      (
        "08:15   \u{645}\u{646}\u{649} \u{639}\u{644}\u{64A}   \u{62A}\u{642}\u{631}\u{64A}\u{631} \u{627}\u{644}\u{634}\u{647}\u{631}",
        "08:15   \u{64A}\u{644}\u{639} \u{649}\u{646}\u{645}   \u{631}\u{647}\u{634}\u{644}\u{627} \u{631}\u{64A}\u{631}\u{642}\u{62A}"
      ),
    ] as [(String, String)])
  func aRowOfColumnsStays(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Tabs keep cells apart.
  @Test(arguments: [
    "2021-03-04\t\u{5E8}\u{5D5}\u{5DF} \u{5DB}\u{5D4}\u{5DF}\t\u{5D1}\u{5E8}\u{5DB}\u{5D5}\u{5EA} \u{5DC}\u{5DB}\u{5D5}\u{5DC}\u{5DD}"
  ])
  func cellsBehindTabsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// What somebody answers in English in a chat stands right of the name.
  @Test(
    arguments: [
      (
        "\u{5D9}\u{5E2}\u{5DC}: LGTM, will merge tomorrow (after lunch).",
        "\u{5DC}\u{5E2}\u{5D9}: LGTM, will merge tomorrow (after lunch)."
      ),
      (
        "\u{633}\u{645}\u{64A}\u{631}: thanks, that fixed it!",
        "\u{631}\u{64A}\u{645}\u{633}: thanks, that fixed it!"
      ),
      (
        "\u{646}\u{627}\u{62F}\u{631}: Yes, I'll send it.",
        "\u{631}\u{62F}\u{627}\u{646}: Yes, I'll send it."
      ),
      (
        "\u{641}\u{627}\u{637}\u{645}\u{6C1}: ok, see you then",
        "\u{6C1}\u{645}\u{637}\u{627}\u{641}: ok, see you then"
      ),
    ] as [(String, String)])
  func anAnswerBehindANameIsEnglish(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// Labels, titles, and short answers.
  @Test(arguments: [
    "\u{5DB}\u{5D5}\u{5EA}\u{5E8}\u{5EA}: thanks, that fixed it",
    "\u{5D4}\u{5E1}\u{5E8}\u{5D8}: Yes, Minister",
    "\u{639}\u{646}\u{648}\u{627}\u{646}: ok, see you then",
    "\u{5D3}\u{5E0}\u{5D4}: ok",
    "\u{5E2}\u{5E0}\u{5EA}: Hello world example",
    "\u{646}\u{627}\u{645}: no, it works so",
  ])
  func aLabelBeforeEnglishIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }

  /// What English in brackets says of a file stands right of its ending.
  @Test(
    arguments: [
      (
        "\u{5E1}\u{5D9}\u{5DB}\u{5D5}\u{5DD}.docx (Last saved by user)",
        "\u{5DD}\u{5D5}\u{5DB}\u{5D9}\u{5E1}.docx (Last saved by user)"
      ),
      (
        "\u{642}\u{627}\u{626}\u{645}\u{629}.xlsx [Read-Only]",
        "\u{629}\u{645}\u{626}\u{627}\u{642}.xlsx [Read-Only]"
      ),
      (
        "\u{6CC}\u{627}\u{62F}\u{62F}\u{627}\u{634}\u{62A} \u{647}\u{627}.txt (Copy)",
        "\u{627}\u{647} \u{62A}\u{634}\u{627}\u{62F}\u{62F}\u{627}\u{6CC}.txt (Copy)"
      ),
    ] as [(String, String)])
  func aNoteBehindAFileStandsRightOfIt(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// From left to right such a file is drawn so, and one alone.
  @Test(arguments: [
    "\u{5E1}\u{5D9}\u{5DB}\u{5D5}\u{5DD}.docx (Last saved by user)",
    "\u{5E7}\u{5D5}\u{5D1}\u{5E5}.pdf",
  ])
  func aFileFromTheLeftIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}

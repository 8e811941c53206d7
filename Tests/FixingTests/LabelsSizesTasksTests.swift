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
}

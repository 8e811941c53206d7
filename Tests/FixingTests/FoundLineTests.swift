import BidiAlgorithm
import Fixing
import Testing

/// What was found in files, behind the file and the number of the line.
@Suite struct FoundLineTests {
  /// Latin words cut what stands in the line: it is one sentence, right of file and number.
  @Test(
    arguments: [
      (
        "notes.txt:12:\u{5E4}\u{5D2}\u{5D9}\u{5E9}\u{5D4} \u{5E2}\u{5DD} Dana \u{5D1}\u{5D9}\u{5D5}\u{5DD} \u{5E9}\u{5E0}\u{5D9}",
        "notes.txt:12:\u{5D9}\u{5E0}\u{5E9} \u{5DD}\u{5D5}\u{5D9}\u{5D1} Dana \u{5DD}\u{5E2} \u{5D4}\u{5E9}\u{5D9}\u{5D2}\u{5E4}"
      ),
      (
        "docs/a.md:7: \u{5D4}\u{5D5}\u{5E8}\u{5D3}\u{5D4} \u{5E9}\u{5DC} Chrome \u{5DC}\u{5DE}\u{5D7}\u{5E9}\u{5D1} \u{5D7}\u{5D3}\u{5E9}",
        "docs/a.md:7: \u{5E9}\u{5D3}\u{5D7} \u{5D1}\u{5E9}\u{5D7}\u{5DE}\u{5DC} Chrome \u{5DC}\u{5E9} \u{5D4}\u{5D3}\u{5E8}\u{5D5}\u{5D4}"
      ),
      (
        "log.txt:3:\u{62A}\u{645} \u{62A}\u{634}\u{63A}\u{64A}\u{644} Docker \u{639}\u{644}\u{649} \u{627}\u{644}\u{62E}\u{627}\u{62F}\u{645}",
        "log.txt:3:\u{645}\u{62F}\u{627}\u{62E}\u{644}\u{627} \u{649}\u{644}\u{639} Docker \u{644}\u{64A}\u{63A}\u{634}\u{62A} \u{645}\u{62A}"
      ),
      (
        "src/app.py:40:5: \u{62E}\u{637}\u{623} \u{641}\u{64A} Python \u{639}\u{646}\u{62F} \u{627}\u{644}\u{62A}\u{634}\u{63A}\u{64A}\u{644}",
        "src/app.py:40:5: \u{644}\u{64A}\u{63A}\u{634}\u{62A}\u{644}\u{627} \u{62F}\u{646}\u{639} Python \u{64A}\u{641} \u{623}\u{637}\u{62E}"
      ),
      (
        "12:\u{628}\u{627}\u{6CC}\u{62F} Firefox \u{631}\u{627} \u{62F}\u{648}\u{628}\u{627}\u{631}\u{647} \u{646}\u{635}\u{628} \u{6A9}\u{646}\u{6CC}\u{62F}",
        "12:\u{62F}\u{6CC}\u{646}\u{6A9} \u{628}\u{635}\u{646} \u{647}\u{631}\u{627}\u{628}\u{648}\u{62F} \u{627}\u{631} Firefox \u{62F}\u{6CC}\u{627}\u{628}"
      ),
      (
        "a.md-13-\u{628}\u{631}\u{646}\u{627}\u{645}\u{647} Word \u{631}\u{627} \u{628}\u{627}\u{632} \u{6A9}\u{646}\u{6CC}\u{62F}",
        "a.md-13-\u{62F}\u{6CC}\u{646}\u{6A9} \u{632}\u{627}\u{628} \u{627}\u{631} Word \u{647}\u{645}\u{627}\u{646}\u{631}\u{628}"
      ),
      (
        "list.txt:9:\u{646}\u{626}\u{6CC} Android \u{627}\u{6CC}\u{67E} \u{62F}\u{633}\u{62A}\u{6CC}\u{627}\u{628} \u{6C1}\u{6D2}",
        "list.txt:9:\u{6D2}\u{6C1} \u{628}\u{627}\u{6CC}\u{62A}\u{633}\u{62F} \u{67E}\u{6CC}\u{627} Android \u{6CC}\u{626}\u{646}"
      ),
    ] as [(String, String)])
  func whatWasFoundIsOneSentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// What nothing cuts stands in its own order, also behind the sign of an item.
  @Test(arguments: [
    "notes.txt:12:\u{5E4}\u{5D2}\u{5D9}\u{5E9}\u{5D4} \u{5D1}\u{5D9}\u{5D5}\u{5DD} \u{5E9}\u{5E0}\u{5D9} \u{5D1}\u{5D1}\u{5D5}\u{5E7}\u{5E8}",
    "a.md-3-\u{5D4}\u{5D5}\u{5E8}\u{5D3}\u{5D4} \u{5E9}\u{5DC} \u{5E7}\u{5D1}\u{5E6}\u{5D9}\u{5DD} \u{5D7}\u{5D3}\u{5E9}\u{5D9}\u{5DD}",
    "12:\u{5D4}\u{5D5}\u{5E8}\u{5D3}\u{5D4} \u{5E9}\u{5DC} \u{5E7}\u{5D1}\u{5E6}\u{5D9}\u{5DD} \u{5D7}\u{5D3}\u{5E9}\u{5D9}\u{5DD}",
    "README.md:5:- \u{5D4}\u{5D5}\u{5E8}\u{5D3}\u{5D4} \u{5E9}\u{5DC} \u{5E7}\u{5D1}\u{5E6}\u{5D9}\u{5DD}: \u{5E4}\u{5EA}\u{5D9}\u{5D7}\u{5D4}",
    "log.txt:3:\u{62A}\u{645} \u{62A}\u{634}\u{63A}\u{64A}\u{644} \u{627}\u{644}\u{62E}\u{627}\u{62F}\u{645} \u{627}\u{644}\u{62C}\u{62F}\u{64A}\u{62F} \u{627}\u{644}\u{622}\u{646}",
    "a.md-3-\u{628}\u{631}\u{646}\u{627}\u{645}\u{647} \u{631}\u{627} \u{62F}\u{648}\u{628}\u{627}\u{631}\u{647} \u{628}\u{627}\u{632} \u{6A9}\u{646}\u{6CC}\u{62F}",
    "list.txt:9:\u{646}\u{626}\u{6CC} \u{627}\u{6CC}\u{67E} \u{627}\u{628} \u{62F}\u{633}\u{62A}\u{6CC}\u{627}\u{628} \u{6C1}\u{6D2}",
    "app.py:7:    print(\"\u{5E9}\u{5DC}\u{5D5}\u{5DD}\")",
  ])
  func whatIsDrawnInOrderStays(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// Nobody has to set the direction behind a file.
  @Test(arguments: [
    "notes.txt:12:\u{5E4}\u{5D2}\u{5D9}\u{5E9}\u{5D4} \u{5D1}\u{5D9}\u{5D5}\u{5DD} \u{5E9}\u{5E0}\u{5D9} \u{5D1}\u{5D1}\u{5D5}\u{5E7}\u{5E8}",
    "log.txt:3: \u{62A}\u{645} \u{62A}\u{634}\u{63A}\u{64A}\u{644} \u{627}\u{644}\u{62E}\u{627}\u{62F}\u{645} \u{627}\u{644}\u{62C}\u{62F}\u{64A}\u{62F} \u{627}\u{644}\u{622}\u{646}",
  ])
  func linesOfFilesStayAlsoWhereNothingIsSet(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }

  /// A path without an ending that begins with a right-to-left folder runs from left to right, too,
  /// with the number of the line and what was found behind it.
  @Test(
    arguments: [
      (
        "\u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D4}/\u{5E7}\u{5D5}\u{5D1}\u{5E5}:12:\u{5DE}\u{5E6}\u{5D0}\u{5EA}\u{5D9} \u{5D0}\u{5EA} \u{5D6}\u{5D4}",
        "\u{5D4}\u{5D9}\u{5E7}\u{5D9}\u{5EA}/\u{5E5}\u{5D1}\u{5D5}\u{5E7}:12:\u{5D4}\u{5D6} \u{5EA}\u{5D0} \u{5D9}\u{5EA}\u{5D0}\u{5E6}\u{5DE}"
      ),
      (
        "\u{5DE}\u{5E1}\u{5DE}\u{5DB}\u{5D9}\u{5DD}/\u{5E2}\u{5D1}\u{5D5}\u{5D3}\u{5D4}/\u{5D3}\u{5D5}\u{5D7}:140:\u{5E1}\u{5D9}\u{5DB}\u{5D5}\u{5DD}",
        "\u{5DD}\u{5D9}\u{5DB}\u{5DE}\u{5E1}\u{5DE}/\u{5D4}\u{5D3}\u{5D5}\u{5D1}\u{5E2}/\u{5D7}\u{5D5}\u{5D3}:140:\u{5DD}\u{5D5}\u{5DB}\u{5D9}\u{5E1}"
      ),
      (
        "\u{645}\u{644}\u{641}/\u{646}\u{635}:3:\u{643}\u{644}\u{645}\u{629} \u{623}\u{62E}\u{631}\u{649} \u{647}\u{646}\u{627}",
        "\u{641}\u{644}\u{645}/\u{635}\u{646}:3:\u{627}\u{646}\u{647} \u{649}\u{631}\u{62E}\u{623} \u{629}\u{645}\u{644}\u{643}"
      ),
      (
        "\u{67E}\u{648}\u{634}\u{647}/\u{6AF}\u{632}\u{627}\u{631}\u{634}:7:\u{642}\u{6CC}\u{645}\u{62A} \u{6A9}\u{644}",
        "\u{647}\u{634}\u{648}\u{67E}/\u{634}\u{631}\u{627}\u{632}\u{6AF}:7:\u{644}\u{6A9} \u{62A}\u{645}\u{6CC}\u{642}"
      ),
      (
        "\u{641}\u{648}\u{644}\u{688}\u{631}/\u{641}\u{6C1}\u{631}\u{633}\u{62A}:9:\u{646}\u{627}\u{645} \u{627}\u{648}\u{631} \u{67E}\u{62A}\u{6C1}",
        "\u{631}\u{688}\u{644}\u{648}\u{641}/\u{62A}\u{633}\u{631}\u{6C1}\u{641}:9:\u{6C1}\u{62A}\u{67E} \u{631}\u{648}\u{627} \u{645}\u{627}\u{646}"
      ),
    ] as [(String, String)])
  func aRightToLeftPathLeadsToWhatWasFound(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
    LineExpectations.expectNothing(text: text, [.auto, LineExpectations.right])
  }

  /// Hours, verses, choices, labels and dates are no such lines.
  @Test(arguments: [
    "\u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D4}/\u{5E7}\u{5D5}\u{5D1}\u{5E5}:12:30",
    "\u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D4}/\u{5E7}\u{5D5}\u{5D1}\u{5E5}: 12",
    "\u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D4}/\u{5E7}\u{5D5}\u{5D1}\u{5E5}:12: \u{5E2}\u{5E8}\u{5DA}",
    "\u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D4}/\u{5E7}\u{5D5}\u{5D1}\u{5E5} 12:30 \u{5E2}\u{5E8}\u{5DA}",
    "\u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D4}/\u{5E7}\u{5D5}\u{5D1}\u{5E5}:12 \u{5E2}\u{5E8}\u{5DA}",
    "\u{5E1}\u{5E4}\u{5E8}/\u{5E4}\u{5E8}\u{5E7}:5:12",
    "\u{5E9}\u{5DD} \u{5D4}\u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D4}/\u{5E7}\u{5D5}\u{5D1}\u{5E5}:12:\u{5E2}\u{5E8}\u{5DA}",
    "12/05/2024:\u{5E9}\u{5DC}\u{5D5}\u{5DD}:\u{5E2}\u{5E8}\u{5DA}",
    "\u{5DB}\u{5DF}/\u{5DC}\u{5D0}:\u{5DB}\u{5DF}:12",
    "\u{5E9}\u{5E2}\u{5D4}/12:\u{5E2}\u{5E8}\u{5DA}",
    "\u{645}\u{644}\u{641}/\u{646}\u{635}:12",
    "\u{67E}\u{648}\u{634}\u{647}/\u{6AF}\u{632}\u{627}\u{631}\u{634}:\u{642}\u{6CC}\u{645}\u{62A}:12",
  ])
  func numbersBehindSlashesStay(_ text: String) {
    LineExpectations.expectNothing(
      text: text, [.auto, LineExpectations.left, LineExpectations.right])
  }
}

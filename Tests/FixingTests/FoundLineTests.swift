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
}

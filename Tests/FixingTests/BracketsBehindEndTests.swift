import BidiAlgorithm
import Fixing
import Testing

/// Right-to-left sentences behind something in Latin letters, with Latin brackets behind their end.
@Suite struct BracketsBehindEndTests {
  /// The mark before the brackets stands left of the words, and the brackets right of them.
  @Test(
    arguments: [
      (
        "Comment: \u{628}\u{633}\u{62A}\u{647} \u{67E}\u{627}\u{631}\u{647} \u{634}\u{62F}\u{647} \u{628}\u{648}\u{62F}! (rated 1 of 5)",
        "Comment: !\u{62F}\u{648}\u{628} \u{647}\u{62F}\u{634} \u{647}\u{631}\u{627}\u{67E} \u{647}\u{62A}\u{633}\u{628} (rated 1 of 5)"
      ),
      (
        "Feedback: \u{5D4}\u{5E9}\u{5DC}\u{5D9}\u{5D7} \u{5D4}\u{5D2}\u{5D9}\u{5E2} \u{5E9}\u{5E2}\u{5D4} \u{5DE}\u{5D0}\u{5D5}\u{5D7}\u{5E8} \u{5DE}\u{5D3}\u{5D9}! (order 1182) [open]",
        "Feedback: !\u{5D9}\u{5D3}\u{5DE} \u{5E8}\u{5D7}\u{5D5}\u{5D0}\u{5DE} \u{5D4}\u{5E2}\u{5E9} \u{5E2}\u{5D9}\u{5D2}\u{5D4} \u{5D7}\u{5D9}\u{5DC}\u{5E9}\u{5D4} (order 1182) [open]"
      ),
      (
        "Q3: \u{5DE}\u{5D4}\u{5D9} \u{5D1}\u{5D9}\u{5E8}\u{5EA} \u{5E6}\u{5E8}\u{5E4}\u{5EA}? (2 points)",
        "Q3: ?\u{5EA}\u{5E4}\u{5E8}\u{5E6} \u{5EA}\u{5E8}\u{5D9}\u{5D1} \u{5D9}\u{5D4}\u{5DE} (2 points)"
      ),
      (
        "Question 12: \u{627}\u{643}\u{62A}\u{628} \u{639}\u{627}\u{635}\u{645}\u{629} \u{641}\u{631}\u{646}\u{633}\u{627} \u{627}\u{644}\u{642}\u{62F}\u{64A}\u{645}\u{629}? (1 point)",
        "Question 12: ?\u{629}\u{645}\u{64A}\u{62F}\u{642}\u{644}\u{627} \u{627}\u{633}\u{646}\u{631}\u{641} \u{629}\u{645}\u{635}\u{627}\u{639} \u{628}\u{62A}\u{643}\u{627} (1 point)"
      ),
      (
        "User comment: \u{6A9}\u{6BE}\u{627}\u{646}\u{627} \u{628}\u{627}\u{644}\u{6A9}\u{644} \u{679}\u{6BE}\u{646}\u{688}\u{627} \u{645}\u{644}\u{627} \u{62A}\u{6BE}\u{627}! [edited]",
        "User comment: !\u{627}\u{6BE}\u{62A} \u{627}\u{644}\u{645} \u{627}\u{688}\u{646}\u{6BE}\u{679} \u{644}\u{6A9}\u{644}\u{627}\u{628} \u{627}\u{646}\u{627}\u{6BE}\u{6A9} [edited]"
      ),
      (
        "Note: \u{5DC}\u{5D0} \u{5DC}\u{5E4}\u{5EA}\u{5D5}\u{5D7} \u{5D0}\u{5EA} \u{5D4}\u{5D3}\u{5DC}\u{5EA}. (from Dana)",
        "Note: .\u{5EA}\u{5DC}\u{5D3}\u{5D4} \u{5EA}\u{5D0} \u{5D7}\u{5D5}\u{5EA}\u{5E4}\u{5DC} \u{5D0}\u{5DC} (from Dana)"
      ),
      (
        "ERROR: \u{62A}\u{639}\u{630}\u{631} \u{62D}\u{641}\u{638} \u{627}\u{644}\u{645}\u{644}\u{641}! (code E12)",
        "ERROR: !\u{641}\u{644}\u{645}\u{644}\u{627} \u{638}\u{641}\u{62D} \u{631}\u{630}\u{639}\u{62A} (code E12)"
      ),
      (
        "@dana: \u{5EA}\u{5D5}\u{5D3}\u{5D4} \u{5E8}\u{5D1}\u{5D4}! (via web)",
        "@dana: !\u{5D4}\u{5D1}\u{5E8} \u{5D4}\u{5D3}\u{5D5}\u{5EA} (via web)"
      ),
      (
        "Title: \u{5D1}\u{5D5}\u{5D0} \u{5D4}\u{5E0}\u{5D4} \u{5DE}\u{5D4}\u{5E8}! (live)",
        "Title: !\u{5E8}\u{5D4}\u{5DE} \u{5D4}\u{5E0}\u{5D4} \u{5D0}\u{5D5}\u{5D1} (live)"
      ),
      (
        "Dana: \u{5D0}\u{5E0}\u{5D9} \u{5DC}\u{5D0} \u{5D1}\u{5D0}\u{5D4}! (edited)",
        "Dana: !\u{5D4}\u{5D0}\u{5D1} \u{5D0}\u{5DC} \u{5D9}\u{5E0}\u{5D0} (edited)"
      ),
      (
        "Comment: \u{5D4}\u{5DE}\u{5E9}\u{5DC}\u{5D5}\u{5D7} \u{5E9}\u{5DC} Amazon \u{5DC}\u{5D0} \u{5D4}\u{5D2}\u{5D9}\u{5E2}! (rated 2 of 5)",
        "Comment: !\u{5E2}\u{5D9}\u{5D2}\u{5D4} \u{5D0}\u{5DC} Amazon \u{5DC}\u{5E9} \u{5D7}\u{5D5}\u{5DC}\u{5E9}\u{5DE}\u{5D4} (rated 2 of 5)"
      ),
    ] as [(String, String)])
  func aMarkBeforeBracketsIsTheSentences(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// A word or two may name somebody, a mark may ask about what is named or belong to English, and
  /// dots cut a sentence.
  @Test(arguments: [
    "Status: \u{5DE}\u{5D5}\u{5DB}\u{5DF}! (ok)",
    "Winner: \u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9}! (5 points)",
    "Winners: \u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9} \u{5D5}\u{5E8}\u{5D5}\u{5DF} \u{5DB}\u{5D4}\u{5DF}! (prize A)",
    "Guest: \u{633}\u{627}\u{631}\u{629} \u{646}\u{627}\u{635}\u{631}! (table B)",
    "Thanks \u{5D3}\u{5E0}\u{5D4} \u{5D5}\u{5E8}\u{5D5}\u{5DF}! (see you)",
    "Comment: \u{628}\u{633}\u{62A}\u{647} \u{67E}\u{627}\u{631}\u{647} \u{634}\u{62F}\u{647} \u{628}\u{648}\u{62F} (rated 1 of 5)",
    "Delete: \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA} \u{5E7}\u{5D9}\u{5E5} \u{5D9}\u{5E9}\u{5E0}\u{5D5}\u{5EA}? (no undo)",
    "Delete: \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA} \u{5E7}\u{5D9}\u{5E5} \u{5D9}\u{5E9}\u{5E0}\u{5D5}\u{5EA} \u{5DE}\u{5D0}\u{5D5}\u{5D3}? [y/N]",
    "Song: \u{5D9}\u{5D5}\u{5DD} \u{5D4}\u{5D5}\u{5DC}\u{5D3}\u{5EA}! (live)",
    "Comment: \u{5D4}\u{5DE}\u{5E9}\u{5DC}\u{5D5}\u{5D7} \u{5D4}\u{5D2}\u{5D9}\u{5E2} \u{5DE}\u{5D0}\u{5D5}\u{5D7}\u{5E8}... (more)",
  ])
  func aMarkBehindANameStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// The brackets may be read with the sentence, left of it.
  @Test(arguments: [
    "Comment: \u{2067}\u{628}\u{633}\u{62A}\u{647} \u{67E}\u{627}\u{631}\u{647} \u{634}\u{62F}\u{647} \u{628}\u{648}\u{62F}!\u{2069} (rated 1 of 5)",
    "Dana: \u{2067}\u{5D0}\u{5E0}\u{5D9} \u{5DC}\u{5D0} \u{5D1}\u{5D0}\u{5D4}!\u{2069} (edited)",
    "Comment: \u{2067}\u{628}\u{633}\u{62A}\u{647} \u{67E}\u{627}\u{631}\u{647} \u{634}\u{62F}\u{647} \u{628}\u{648}\u{62F}! (rated 1 of 5)\u{2069}",
    "Dana: \u{2067}\u{5D0}\u{5E0}\u{5D9} \u{5DC}\u{5D0} \u{5D1}\u{5D0}\u{5D4}! (edited)\u{2069}",
  ])
  func whatIsIsolatedIsWhole(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// Rows of commits, remarks behind settings and choices in one line, from left to right.
@Suite struct CommitsRemarksChoicesTests {
  /// A commit, who made it, when, and its subject.
  @Test(
    arguments: [
      (
        "7be4d02 \u{5E0}\u{5D5}\u{5E2}\u{5D4} \u{5DC}\u{5D5}\u{5D9} 2023-02-08 \u{5D4}\u{5E1}\u{5E8}\u{5EA} \u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5D9}\u{5E9}\u{5DF}",
        "7be4d02 \u{5D9}\u{5D5}\u{5DC} \u{5D4}\u{5E2}\u{5D5}\u{5E0} 2023-02-08 \u{5DF}\u{5E9}\u{5D9} \u{5E5}\u{5D1}\u{5D5}\u{5E7} \u{5EA}\u{5E8}\u{5E1}\u{5D4}"
      ),
      (
        "c41f9ae \u{644}\u{64A}\u{644}\u{649} \u{62D}\u{633}\u{646} 2022-07-19 \u{62A}\u{62D}\u{633}\u{64A}\u{646} \u{633}\u{631}\u{639}\u{629} \u{627}\u{644}\u{628}\u{62D}\u{62B}",
        "c41f9ae \u{646}\u{633}\u{62D} \u{649}\u{644}\u{64A}\u{644} 2022-07-19 \u{62B}\u{62D}\u{628}\u{644}\u{627} \u{629}\u{639}\u{631}\u{633} \u{646}\u{64A}\u{633}\u{62D}\u{62A}"
      ),
      (
        "9d03b7f \u{646}\u{6AF}\u{627}\u{631} \u{635}\u{627}\u{62F}\u{642}\u{6CC} (2020-12-01) \u{67E}\u{627}\u{6A9} \u{6A9}\u{631}\u{62F}\u{646} \u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647}",
        "9d03b7f \u{6CC}\u{642}\u{62F}\u{627}\u{635} \u{631}\u{627}\u{6AF}\u{646} (2020-12-01) \u{647}\u{62F}\u{646}\u{648}\u{631}\u{67E} \u{646}\u{62F}\u{631}\u{6A9} \u{6A9}\u{627}\u{67E}"
      ),
      (
        "a5510ce \u{639}\u{644}\u{6CC} \u{631}\u{636}\u{627} 2024-03-30 \u{62A}\u{644}\u{627}\u{634} \u{6A9}\u{627} \u{635}\u{641}\u{62D}\u{6C1} \u{628}\u{6C1}\u{62A}\u{631}",
        "a5510ce \u{627}\u{636}\u{631} \u{6CC}\u{644}\u{639} 2024-03-30 \u{631}\u{62A}\u{6C1}\u{628} \u{6C1}\u{62D}\u{641}\u{635} \u{627}\u{6A9} \u{634}\u{627}\u{644}\u{62A}"
      ),
      (
        "* 0ab93c1 - \u{5D9}\u{5E2}\u{5DC}, 3 weeks ago : \u{5E0}\u{5D9}\u{5E7}\u{5D5}\u{5D9} \u{5D4}\u{5E7}\u{5D5}\u{5D3} \u{5D4}\u{5D9}\u{5E9}\u{5DF}",
        "* 0ab93c1 - \u{5DC}\u{5E2}\u{5D9}, 3 weeks ago : \u{5DF}\u{5E9}\u{5D9}\u{5D4} \u{5D3}\u{5D5}\u{5E7}\u{5D4} \u{5D9}\u{5D5}\u{5E7}\u{5D9}\u{5E0}"
      ),
    ] as [(String, String)])
  func theDayOfACommitStandsBehindItsAuthor(_ text: String, _ wanted: String) {
    for direction in [BaseDirection.auto, LineExpectations.left] {
      LineExpectations.expectFirst(text: text, wanted, direction)
    }
  }

  /// A day in a subject, behind words for a change or before a small word, a row without a column
  /// for its author, and what begins with the author.
  @Test(arguments: [
    "7be4d02 \u{5E2}\u{5D3}\u{5DB}\u{5D5}\u{5DF} \u{5E0}\u{5EA}\u{5D5}\u{5E0}\u{5D9}\u{5DD} 2023-02-08 \u{5DC}\u{5E4}\u{5E0}\u{5D9} \u{5D4}\u{5E4}\u{5E6}\u{5D4}",
    "7be4d02 \u{5D2}\u{5D9}\u{5D1}\u{5D5}\u{5D9} 2023-02-08 \u{5E9}\u{5DC} \u{5D4}\u{5DE}\u{5E1}\u{5D3}",
    "7be4d02 2023-02-08 \u{5E0}\u{5D5}\u{5E2}\u{5D4} \u{5DC}\u{5D5}\u{5D9} \u{5D4}\u{5E1}\u{5E8}\u{5EA} \u{5E7}\u{5D5}\u{5D1}\u{5E5}",
    "7be4d02 - \u{5D4}\u{5E1}\u{5E8}\u{5EA} \u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5D9}\u{5E9}\u{5DF}",
    "\u{5E0}\u{5D5}\u{5E2}\u{5D4} \u{5DC}\u{5D5}\u{5D9} <noa@example.com> 2023-02-08 \u{5D4}\u{5E1}\u{5E8}\u{5EA} \u{5E7}\u{5D5}\u{5D1}\u{5E5}",
    "7be4d02 \u{2068}\u{5E0}\u{5D5}\u{5E2}\u{5D4} \u{5DC}\u{5D5}\u{5D9}\u{2069} 2023-02-08 \u{5D4}\u{5E1}\u{5E8}\u{5EA} \u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5D9}\u{5E9}\u{5DF}",
  ])
  func otherDaysStayWhereTheyAre(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// The sign of a remark stands between it and the value.
  @Test(
    arguments: [
      (
        "city: \u{5D7}\u{5D9}\u{5E4}\u{5D4}  # \u{5DE}\u{5E7}\u{5D5}\u{5DD} \u{5D4}\u{5DE}\u{5E9}\u{5E8}\u{5D3}",
        "city: \u{5D4}\u{5E4}\u{5D9}\u{5D7}  # \u{5D3}\u{5E8}\u{5E9}\u{5DE}\u{5D4} \u{5DD}\u{5D5}\u{5E7}\u{5DE}"
      ),
      (
        "label: \u{645}\u{631}\u{62D}\u{628}\u{627} # \u{646}\u{635} \u{627}\u{644}\u{632}\u{631}",
        "label: \u{627}\u{628}\u{62D}\u{631}\u{645} # \u{631}\u{632}\u{644}\u{627} \u{635}\u{646}"
      ),
      (
        "unit = \u{645}\u{62A}\u{631}  ; \u{648}\u{627}\u{62D}\u{62F} \u{637}\u{648}\u{644}",
        "unit = \u{631}\u{62A}\u{645}  ; \u{644}\u{648}\u{637} \u{62F}\u{62D}\u{627}\u{648}"
      ),
      (
        "- title: \u{67E}\u{6C1}\u{644}\u{627} \u{635}\u{641}\u{62D}\u{6C1}  # \u{633}\u{631}\u{62E}\u{6CC}",
        "- title: \u{6C1}\u{62D}\u{641}\u{635} \u{627}\u{644}\u{6C1}\u{67E}  # \u{6CC}\u{62E}\u{631}\u{633}"
      ),
      (
        "TITLE=\u{5E9}\u{5DC}\u{5D5}\u{5DD} # \u{5DB}\u{5D5}\u{5EA}\u{5E8}\u{5EA}",
        "TITLE=\u{5DD}\u{5D5}\u{5DC}\u{5E9} # \u{5EA}\u{5E8}\u{5EA}\u{5D5}\u{5DB}"
      ),
      (
        "mode: \u{5DB}\u{5D4}\u{5D4}  // \u{5E2}\u{5E8}\u{5DB}\u{5EA} \u{5E6}\u{5D1}\u{5E2}\u{5D9}\u{5DD}",
        "mode: \u{5D4}\u{5D4}\u{5DB}  // \u{5DD}\u{5D9}\u{5E2}\u{5D1}\u{5E6} \u{5EA}\u{5DB}\u{5E8}\u{5E2}"
      ),
    ] as [(String, String)])
  func aRemarkStandsBehindItsValue(_ text: String, _ wanted: String) {
    for direction in [BaseDirection.auto, LineExpectations.left] {
      LineExpectations.expectFirst(text: text, wanted, direction)
    }
  }

  /// A tag, a label of a text, a number, and slashes between blanks alone.
  @Test(arguments: [
    "tag: \u{5D7}\u{5D9}\u{5E4}\u{5D4} #\u{5E0}\u{5DE}\u{5DC}",
    "Guest: \u{5D3}\u{5E0}\u{5D4} # \u{5D6}\u{5DE}\u{5E8}\u{5EA}",
    "room: \u{5D7}\u{5D3}\u{5E8} # 5",
    "name: \u{5D3}\u{5E0}\u{5D4} // \u{5D6}\u{5DE}\u{5E8}\u{5EA}",
    "link: \u{643}\u{62A}\u{627}\u{628} #\u{642}\u{631}\u{627}\u{621}\u{629}",
    "city: \u{5D7}\u{5D9}\u{5E4}\u{5D4}  # \u{2067}\u{5DE}\u{5E7}\u{5D5}\u{5DD} \u{5D4}\u{5DE}\u{5E9}\u{5E8}\u{5D3}\u{2069}",
  ])
  func otherSignsGoWithTheWords(_ text: String) {
    LineExpectations.expectNothing(text: text, [BaseDirection.auto, LineExpectations.left])
  }

  /// Each number in brackets leads its choice.
  @Test(
    arguments: [
      (
        "Pick one: (1) \u{5EA}\u{5D4} (2) \u{5E7}\u{5E4}\u{5D4}",
        "Pick one: (1) \u{5D4}\u{5EA} (2) \u{5D4}\u{5E4}\u{5E7}"
      ),
      (
        "Menu: [1] \u{622}\u{634} [2] \u{6A9}\u{628}\u{627}\u{628} [3] Tea",
        "Menu: [1] \u{634}\u{622} [2] \u{628}\u{627}\u{628}\u{6A9} [3] Tea"
      ),
      (
        "Which one do you like? (1) \u{686}\u{627}\u{626}\u{6D2} (2) \u{6A9}\u{627}\u{641}\u{6CC}",
        "Which one do you like? (1) \u{6D2}\u{626}\u{627}\u{686} (2) \u{6CC}\u{641}\u{627}\u{6A9}"
      ),
      (
        "Colors: (1) \u{623}\u{62D}\u{645}\u{631} (2) \u{623}\u{632}\u{631}\u{642} \u{62F}\u{627}\u{643}\u{646} (3) \u{623}\u{62E}\u{636}\u{631}",
        "Colors: (1) \u{631}\u{645}\u{62D}\u{623} (2) \u{646}\u{643}\u{627}\u{62F} \u{642}\u{631}\u{632}\u{623} (3) \u{631}\u{636}\u{62E}\u{623}"
      ),
    ] as [(String, String)])
  func aNumberInBracketsLeadsItsChoice(_ text: String, _ wanted: String) {
    for direction in [BaseDirection.auto, LineExpectations.left] {
      LineExpectations.expectFirst(text: text, wanted, direction)
    }
  }

  /// What a number counts, one alone, and choices that are read from right to left.
  @Test(arguments: [
    "Fruit: \u{5EA}\u{5D5}\u{5EA} (1) \u{5D0}\u{5E4}\u{5E8}\u{5E1}\u{5E7} (2) \u{5E9}\u{5D6}\u{5D9}\u{5E3}",
    "See (1) \u{5EA}\u{5D4}",
    "Pick: (1) \u{5EA}\u{5D4} (3) \u{5E7}\u{5E4}\u{5D4}",
  ])
  func otherNumbersInBracketsStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  @Test func choicesInARightToLeftLineStay() {
    LineExpectations.expectNothing(
      text: "\u{5D1}\u{5D7}\u{5E8}\u{5D5}: (1) \u{5EA}\u{5D4} (2) \u{5E7}\u{5E4}\u{5D4}",
      [.auto, LineExpectations.right])
  }
}

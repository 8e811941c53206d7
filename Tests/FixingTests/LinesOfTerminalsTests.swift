import BidiAlgorithm
import Fixing
import Testing

/// Lines of terminals and sentences about shells: redirections, modes, folders that are arguments,
/// chats, logs and messages of programs; each with what looks like it and is whole.
@Suite struct LinesOfTerminalsTests {
  /// Redirections and modes are one piece each, and so is a label with its dots.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5E4}\u{5E0}\u{5D5} \u{5D0}\u{5EA} \u{5D4}\u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D5}\u{5EA} \u{5E2}\u{5DD} 2>&1 \u{5DC}\u{5E7}\u{5D5}\u{5D1}\u{5E5}",
        "\u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5DC} 2>&1 \u{5DD}\u{5E2} \u{5EA}\u{5D5}\u{5D0}\u{5D9}\u{5D2}\u{5E9}\u{5D4} \u{5EA}\u{5D0} \u{5D5}\u{5E0}\u{5E4}\u{5D4}"
      ),
      (
        "\u{622}\u{62E}\u{631} \u{645}\u{6CC}\u{6BA} >/dev/null 2>&1 \u{644}\u{6A9}\u{6BE}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{6BE}\u{6A9}\u{644} >/dev/null 2>&1 \u{6BA}\u{6CC}\u{645} \u{631}\u{62E}\u{622}"
      ),
      (
        "\u{5D4}\u{5E6}\u{5D9}\u{5E0}\u{5D5}\u{5E8} |& \u{5DE}\u{5E2}\u{5D1}\u{5D9}\u{5E8} \u{5D2}\u{5DD} \u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D5}\u{5EA}",
        "\u{5EA}\u{5D5}\u{5D0}\u{5D9}\u{5D2}\u{5E9} \u{5DD}\u{5D2} \u{5E8}\u{5D9}\u{5D1}\u{5E2}\u{5DE} |& \u{5E8}\u{5D5}\u{5E0}\u{5D9}\u{5E6}\u{5D4}"
      ),
      (
        "\u{5D4}\u{5D5}\u{5E1}\u{5D9}\u{5E4}\u{5D5} \u{5D4}\u{5E8}\u{5E9}\u{5D0}\u{5EA} +x \u{5DC}\u{5E7}\u{5D5}\u{5D1}\u{5E5}",
        "\u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5DC} +x \u{5EA}\u{5D0}\u{5E9}\u{5E8}\u{5D4} \u{5D5}\u{5E4}\u{5D9}\u{5E1}\u{5D5}\u{5D4}"
      ),
      (
        "\u{623}\u{636}\u{641} \u{635}\u{644}\u{627}\u{62D}\u{64A}\u{629} +rw \u{644}\u{644}\u{645}\u{644}\u{641}",
        "\u{641}\u{644}\u{645}\u{644}\u{644} +rw \u{629}\u{64A}\u{62D}\u{627}\u{644}\u{635} \u{641}\u{636}\u{623}"
      ),
      (
        "\u{641}\u{627}\u{626}\u{644} \u{6A9}\u{648} +x \u{62F}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{62F} +x \u{648}\u{6A9} \u{644}\u{626}\u{627}\u{641}"
      ),
      (
        "\u{645}\u{62C}\u{648}\u{632} +w \u{631}\u{627} \u{628}\u{62F}\u{647}\u{6CC}\u{62F}",
        "\u{62F}\u{6CC}\u{647}\u{62F}\u{628} \u{627}\u{631} +w \u{632}\u{648}\u{62C}\u{645}"
      ),
      (
        "\u{5D4}\u{5D0}\u{5E4}\u{5E9}\u{5E8}\u{5D5}\u{5EA} Page Setup... \u{5DE}\u{5D5}\u{5E4}\u{5D9}\u{5E2}\u{5D4} \u{5DB}\u{5D0}\u{5DF}",
        "\u{5DF}\u{5D0}\u{5DB} \u{5D4}\u{5E2}\u{5D9}\u{5E4}\u{5D5}\u{5DE} Page Setup... \u{5EA}\u{5D5}\u{5E8}\u{5E9}\u{5E4}\u{5D0}\u{5D4}"
      ),
      (
        "\u{622}\u{67E}\u{634}\u{646} Save As... \u{67E}\u{631} \u{62C}\u{627}\u{626}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{626}\u{627}\u{62C} \u{631}\u{67E} Save As... \u{646}\u{634}\u{67E}\u{622}"
      ),
    ] as [(String, String)])
  func whatASentenceSpeaksOfIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Behind a word of Persian that leads to its neighbour, with a mark or a letter behind a joiner.
  @Test(arguments: [
    "\u{62F}\u{6A9}\u{645}\u{647}\u{654} Print... \u{631}\u{627} \u{628}\u{632}\u{646}\u{6CC}\u{62F}",
    "\u{6AF}\u{632}\u{6CC}\u{646}\u{647}\u{200C}\u{6CC} Export... \u{631}\u{627} \u{628}\u{632}\u{646}\u{6CC}\u{62F}",
  ])
  func aLabelBehindALinkedWordIsOnePiece(_ text: String) {
    let problems = Judge().problems(
      of: Array(text.unicodeScalars), direction: LineExpectations.right)
    #expect(problems.map(\.kind) == [.name])
  }

  /// Comparisons, other letters behind a plus, and a pause behind a name.
  @Test(arguments: [
    "\u{5D0}\u{5DD} 2>1 \u{5D0}\u{5D6}", "\u{5E2}\u{5DD} +K \u{5D5}\u{5E2}\u{5D5}\u{5D3}",
    "\u{642}\u{627}\u{644} Dana... \u{62B}\u{645}",
    "\u{5E7}\u{5E0}\u{5D9}\u{5EA}\u{5D9} Galaxy... \u{5D0}\u{5D1}\u{5DC}",
  ])
  func otherSignsMayStandAsTheyAreDrawn(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// Folders that are arguments, what is said in a chat, and messages behind a level.
  @Test(
    arguments: [
      (
        "cp -r \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}/ \u{5D2}\u{5D9}\u{5D1}\u{5D5}\u{5D9}/",
        "cp -r \u{5EA}\u{5D5}\u{5E0}\u{5D5}\u{5DE}\u{5EA}/ \u{5D9}\u{5D5}\u{5D1}\u{5D9}\u{5D2}/"
      ),
      (
        "mv \u{648}\u{62B}\u{627}\u{626}\u{642}/ \u{623}\u{631}\u{634}\u{64A}\u{641}/",
        "mv \u{642}\u{626}\u{627}\u{62B}\u{648}/ \u{641}\u{64A}\u{634}\u{631}\u{623}/"
      ),
      (
        "rsync -av \u{639}\u{6A9}\u{633}/ \u{67E}\u{634}\u{62A}\u{6CC}\u{628}\u{627}\u{646}/",
        "rsync -av \u{633}\u{6A9}\u{639}/ \u{646}\u{627}\u{628}\u{6CC}\u{62A}\u{634}\u{67E}/"
      ),
      (
        "<noa> \u{5E0}\u{5D9}\u{5E4}\u{5D2}\u{5E9} \u{5D1}\u{5E9}\u{5E2}\u{5D4} 9!",
        "<noa> !9 \u{5D4}\u{5E2}\u{5E9}\u{5D1} \u{5E9}\u{5D2}\u{5E4}\u{5D9}\u{5E0}"
      ),
      (
        "<ali_k> \u{646}\u{644}\u{62A}\u{642}\u{64A} \u{641}\u{64A} \u{627}\u{644}\u{633}\u{627}\u{639}\u{629} 8:30.",
        "<ali_k> .8:30 \u{629}\u{639}\u{627}\u{633}\u{644}\u{627} \u{64A}\u{641} \u{64A}\u{642}\u{62A}\u{644}\u{646}"
      ),
      (
        "<reza> \u{62C}\u{644}\u{633}\u{647} \u{633}\u{627}\u{639}\u{62A} 10?",
        "<reza> ?10 \u{62A}\u{639}\u{627}\u{633} \u{647}\u{633}\u{644}\u{62C}"
      ),
      (
        "12:30 <sara> \u{645}\u{644}\u{627}\u{642}\u{627}\u{62A} \u{6A9}\u{644} 5!",
        "12:30 <sara> !5 \u{644}\u{6A9} \u{62A}\u{627}\u{642}\u{627}\u{644}\u{645}"
      ),
      (
        "[INFO] \u{5D4}\u{5D7}\u{5D9}\u{5D1}\u{5D5}\u{5E8} \u{5D0}\u{5DC} \u{5D4}\u{5E9}\u{5E8}\u{5EA} backup02 \u{5D4}\u{5E1}\u{5EA}\u{5D9}\u{5D9}\u{5DD} \u{5D1}\u{5D4}\u{5E6}\u{5DC}\u{5D7}\u{5D4}",
        "[INFO] \u{5D4}\u{5D7}\u{5DC}\u{5E6}\u{5D4}\u{5D1} \u{5DD}\u{5D9}\u{5D9}\u{5EA}\u{5E1}\u{5D4} backup02 \u{5EA}\u{5E8}\u{5E9}\u{5D4} \u{5DC}\u{5D0} \u{5E8}\u{5D5}\u{5D1}\u{5D9}\u{5D7}\u{5D4}"
      ),
      (
        "[WARN] \u{62A}\u{639}\u{630}\u{631} \u{627}\u{644}\u{648}\u{635}\u{648}\u{644} \u{625}\u{644}\u{649} nginx \u{628}\u{639}\u{62F} \u{627}\u{644}\u{645}\u{62D}\u{627}\u{648}\u{644}\u{629}",
        "[WARN] \u{629}\u{644}\u{648}\u{627}\u{62D}\u{645}\u{644}\u{627} \u{62F}\u{639}\u{628} nginx \u{649}\u{644}\u{625} \u{644}\u{648}\u{635}\u{648}\u{644}\u{627} \u{631}\u{630}\u{639}\u{62A}"
      ),
      (
        "[DEBUG] \u{627}\u{62A}\u{635}\u{627}\u{644} \u{628}\u{647} \u{633}\u{631}\u{648}\u{631} node7 \u{628}\u{631}\u{642}\u{631}\u{627}\u{631} \u{634}\u{62F}",
        "[DEBUG] \u{62F}\u{634} \u{631}\u{627}\u{631}\u{642}\u{631}\u{628} node7 \u{631}\u{648}\u{631}\u{633} \u{647}\u{628} \u{644}\u{627}\u{635}\u{62A}\u{627}"
      ),
    ] as [(String, String)])
  func partsOfALineStandByThemselves(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Messages of programs with the number of a fault, one folder, a chat without an end, and a
  /// short message or one with English behind a level.
  @Test(arguments: [
    "curl: (28) \u{5D4}\u{5D6}\u{5DE}\u{5DF} \u{5E9}\u{5D4}\u{5D5}\u{5E7}\u{5E6}\u{5D1} \u{5DC}\u{5D1}\u{5E7}\u{5E9}\u{5D4} \u{5E2}\u{5D1}\u{5E8}",
    "wget: (4) \u{641}\u{634}\u{644} \u{627}\u{644}\u{627}\u{62A}\u{635}\u{627}\u{644} \u{628}\u{627}\u{644}\u{634}\u{628}\u{643}\u{629} \u{627}\u{644}\u{622}\u{646}",
    "git: (128) \u{645}\u{62E}\u{632}\u{646} \u{62F}\u{631} \u{627}\u{6CC}\u{646} \u{67E}\u{648}\u{634}\u{647} \u{646}\u{6CC}\u{633}\u{62A}",
    "psql: (2) \u{633}\u{631}\u{648}\u{631} \u{633}\u{6D2} \u{631}\u{627}\u{628}\u{637}\u{6C1} \u{646}\u{6C1}\u{6CC}\u{6BA} \u{6C1}\u{648}\u{627}",
    "cp -r src/ \u{5D2}\u{5D9}\u{5D1}\u{5D5}\u{5D9}/", "rm -r \u{635}\u{648}\u{631}/",
    "see \u{5DB}\u{5DF}/ \u{5DC}\u{5D0}/",
    "<noa> \u{5E0}\u{5D9}\u{5E4}\u{5D2}\u{5E9} \u{5D1}\u{5E9}\u{5E2}\u{5D4} 9",
    "[INFO] \u{5D3}\u{5E0}\u{5D4} admin \u{5DB}\u{5D4}\u{5DF}",
    "[INFO] \u{5D3}\u{5E0}\u{5D4} \u{5DB}\u{5D4}\u{5DF} liked \u{5E0}\u{5D5}\u{5E2}\u{5D4} \u{5DC}\u{5D5}\u{5D9}",
  ])
  func otherLinesAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// An override in a string of code that makes its end look like a comment is taken out.
  @Test func anOverrideInAStringIsTakenOut() {
    let text =
      "if (name == \"root\u{202E} \u{2066}// \u{5D1}\u{5D3}\u{5D9}\u{5E7}\u{5D4} \u{5D1}\u{5DC}\u{5D1}\u{5D3}\u{2069} \u{2066}\") {"
    let wanted =
      "if (name == \"root // \u{5D3}\u{5D1}\u{5DC}\u{5D1} \u{5D4}\u{5E7}\u{5D9}\u{5D3}\u{5D1} \") {"
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }
}

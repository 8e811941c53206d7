import BidiAlgorithm
import Fixing
import Testing

/// Paths that are a whole line, what programs say of what happened, how a command went, and
/// versions with a revision; each with what looks like it and is whole.
@Suite struct PathsEventsOutcomesTests {
  /// The end of the line closes the name of the last folder or file.
  @Test(
    arguments: [
      (
        "C:\\Users\\dana\\\u{5DE}\u{5E1}\u{5DE}\u{5DB}\u{5D9}\u{5DD}\\\u{5D7}\u{5E9}\u{5D1}\u{5D5}\u{5E0}\u{5D9}\u{5D5}\u{5EA} \u{5E9}\u{5E0}\u{5EA}\u{5D9}\u{5D5}\u{5EA}",
        "C:\\Users\\dana\\\u{5DD}\u{5D9}\u{5DB}\u{5DE}\u{5E1}\u{5DE}\\\u{5EA}\u{5D5}\u{5D9}\u{5EA}\u{5E0}\u{5E9} \u{5EA}\u{5D5}\u{5D9}\u{5E0}\u{5D5}\u{5D1}\u{5E9}\u{5D7}"
      ),
      (
        "/home/ali/\u{645}\u{633}\u{62A}\u{646}\u{62F}\u{627}\u{62A}/\u{635}\u{648}\u{631} \u{627}\u{644}\u{639}\u{627}\u{626}\u{644}\u{629}",
        "/home/ali/\u{62A}\u{627}\u{62F}\u{646}\u{62A}\u{633}\u{645}/\u{629}\u{644}\u{626}\u{627}\u{639}\u{644}\u{627} \u{631}\u{648}\u{635}"
      ),
      (
        "D:\\\u{627}\u{633}\u{646}\u{627}\u{62F}\\\u{639}\u{6A9}\u{633} \u{62E}\u{627}\u{646}\u{648}\u{627}\u{62F}\u{647} \u{628}\u{632}\u{631}\u{6AF}",
        "D:\\\u{62F}\u{627}\u{646}\u{633}\u{627}\\\u{6AF}\u{631}\u{632}\u{628} \u{647}\u{62F}\u{627}\u{648}\u{646}\u{627}\u{62E} \u{633}\u{6A9}\u{639}"
      ),
      (
        "~/\u{62F}\u{633}\u{62A}\u{627}\u{648}\u{6CC}\u{632}\u{627}\u{62A}/\u{67E}\u{631}\u{627}\u{646}\u{6CC} \u{62A}\u{635}\u{627}\u{648}\u{6CC}\u{631}",
        "~/\u{62A}\u{627}\u{632}\u{6CC}\u{648}\u{627}\u{62A}\u{633}\u{62F}/\u{631}\u{6CC}\u{648}\u{627}\u{635}\u{62A} \u{6CC}\u{646}\u{627}\u{631}\u{67E}"
      ),
      (
        "/home/dana/\u{5DE}\u{5E1}\u{5DE}\u{5DB}\u{5D9}\u{5DD}/\u{5D3}\u{5D5}\u{5D7} \u{5E9}\u{5E0}\u{5EA}\u{5D9}.docx",
        "/home/dana/\u{5DD}\u{5D9}\u{5DB}\u{5DE}\u{5E1}\u{5DE}/\u{5D9}\u{5EA}\u{5E0}\u{5E9} \u{5D7}\u{5D5}\u{5D3}.docx"
      ),
    ] as [(String, String)])
  func aPathIsTheWholeLine(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// What says something of a path is none of its name.
  @Test func aSentenceBehindAPathStays() {
    LineExpectations.expectFirst(
      text:
        "/home/dana/\u{5D0}\u{5D1}\u{5D2}/\u{5D3}\u{5D4}\u{5D5} \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0}",
      "\u{5D0}\u{5E6}\u{5DE}\u{5E0} \u{5D0}\u{5DC} /home/dana/\u{5D2}\u{5D1}\u{5D0}/\u{5D5}\u{5D4}\u{5D3}",
      LineExpectations.left)
  }

  /// Numbers and brackets with an end tell what happened to a program.
  @Test(
    arguments: [
      (
        "tmux: \u{5D7}\u{5DC}\u{5D5}\u{5DF} 3 (\u{5E2}\u{5D5}\u{5E8}\u{5DA}) \u{5E0}\u{5E1}\u{5D2}\u{5E8}.",
        "tmux: .\u{5E8}\u{5D2}\u{5E1}\u{5E0} (\u{5DA}\u{5E8}\u{5D5}\u{5E2}) 3 \u{5DF}\u{5D5}\u{5DC}\u{5D7}"
      ),
      (
        "git: \u{62A}\u{645} \u{62D}\u{630}\u{641} 3 \u{641}\u{631}\u{648}\u{639}.",
        "git: .\u{639}\u{648}\u{631}\u{641} 3 \u{641}\u{630}\u{62D} \u{645}\u{62A}"
      ),
      (
        "npm: \u{628}\u{633}\u{62A}\u{647} 3 (\u{627}\u{635}\u{644}\u{6CC}) \u{646}\u{635}\u{628} \u{634}\u{62F}.",
        "npm: .\u{62F}\u{634} \u{628}\u{635}\u{646} (\u{6CC}\u{644}\u{635}\u{627}) 3 \u{647}\u{62A}\u{633}\u{628}"
      ),
      (
        "apt: \u{5D4}\u{5D5}\u{5EA}\u{5E7}\u{5E0}\u{5D5} 12 \u{5D7}\u{5D1}\u{5D9}\u{5DC}\u{5D5}\u{5EA} \u{5D7}\u{5D3}\u{5E9}\u{5D5}\u{5EA}.",
        "apt: .\u{5EA}\u{5D5}\u{5E9}\u{5D3}\u{5D7} \u{5EA}\u{5D5}\u{5DC}\u{5D9}\u{5D1}\u{5D7} 12 \u{5D5}\u{5E0}\u{5E7}\u{5EA}\u{5D5}\u{5D4}"
      ),
    ] as [(String, String)])
  func anEventOfAProgramIsASentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// A file and a comma or a number cut a message behind a level.
  @Test(
    arguments: [
      (
        "[ERROR] \u{5E4}\u{5EA}\u{5D9}\u{5D7}\u{5EA} \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} report.odt \u{5E0}\u{5DB}\u{5E9}\u{5DC}\u{5D4}, \u{5E7}\u{5D5}\u{5D3} 404",
        "[ERROR] 404 \u{5D3}\u{5D5}\u{5E7} ,\u{5D4}\u{5DC}\u{5E9}\u{5DB}\u{5E0} report.odt \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4} \u{5EA}\u{5D7}\u{5D9}\u{5EA}\u{5E4}"
      ),
      (
        "ERROR: \u{62A}\u{639}\u{630}\u{631} \u{641}\u{62A}\u{62D} report.odt \u{62A}\u{645}\u{627}\u{645}\u{627}\u{60C} \u{631}\u{645}\u{632} 404",
        "ERROR: 404 \u{632}\u{645}\u{631} \u{60C}\u{627}\u{645}\u{627}\u{645}\u{62A} report.odt \u{62D}\u{62A}\u{641} \u{631}\u{630}\u{639}\u{62A}"
      ),
      (
        "[WARN] \u{628}\u{627}\u{631}\u{6AF}\u{630}\u{627}\u{631}\u{6CC} data.csv \u{646}\u{627}\u{62A}\u{645}\u{627}\u{645}\u{60C} \u{6A9}\u{62F} 12",
        "[WARN] 12 \u{62F}\u{6A9} \u{60C}\u{645}\u{627}\u{645}\u{62A}\u{627}\u{646} data.csv \u{6CC}\u{631}\u{627}\u{630}\u{6AF}\u{631}\u{627}\u{628}"
      ),
      (
        "[INFO] \u{5E4}\u{5EA}\u{5D9}\u{5D7}\u{5EA} \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} report.odt \u{5E0}\u{5DB}\u{5E9}\u{5DC}\u{5D4}, \u{5E7}\u{5D5}\u{5D3} 404.",
        "[INFO] .404 \u{5D3}\u{5D5}\u{5E7} ,\u{5D4}\u{5DC}\u{5E9}\u{5DB}\u{5E0} report.odt \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4} \u{5EA}\u{5D7}\u{5D9}\u{5EA}\u{5E4}"
      ),
    ] as [(String, String)])
  func aFileCutsAMessage(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// A sentence says how its command went.
  @Test(
    arguments: [
      (
        "npm install \u{5E0}\u{5DB}\u{5E9}\u{5DC} \u{5E2}\u{5DD} \u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D4} 13",
        "13 \u{5D4}\u{5D0}\u{5D9}\u{5D2}\u{5E9} \u{5DD}\u{5E2} \u{5DC}\u{5E9}\u{5DB}\u{5E0} npm install"
      ),
      (
        "docker build \u{641}\u{634}\u{644} \u{628}\u{633}\u{628}\u{628} \u{62E}\u{637}\u{623} 5",
        "5 \u{623}\u{637}\u{62E} \u{628}\u{628}\u{633}\u{628} \u{644}\u{634}\u{641} docker build"
      ),
      (
        "cargo build \u{646}\u{627}\u{645}\u{648}\u{641}\u{642} \u{628}\u{648}\u{62F} \u{6A9}\u{62F} 12",
        "12 \u{62F}\u{6A9} \u{62F}\u{648}\u{628} \u{642}\u{641}\u{648}\u{645}\u{627}\u{646} cargo build"
      ),
      (
        "git push \u{5E0}\u{5DB}\u{5E9}\u{5DC}\u{5D4} \u{5D1}\u{5D2}\u{5DC}\u{5DC} \u{5D1}\u{5E2}\u{5D9}\u{5D4}",
        "\u{5D4}\u{5D9}\u{5E2}\u{5D1} \u{5DC}\u{5DC}\u{5D2}\u{5D1} \u{5D4}\u{5DC}\u{5E9}\u{5DB}\u{5E0} git push"
      ),
      (
        "pip install \u{646}\u{627}\u{6A9}\u{627}\u{645} \u{631}\u{6C1}\u{627} \u{6A9}\u{648}\u{688} 3",
        "3 \u{688}\u{648}\u{6A9} \u{627}\u{6C1}\u{631} \u{645}\u{627}\u{6A9}\u{627}\u{646} pip install"
      ),
    ] as [(String, String)])
  func aCommandFailed(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// A version and its revision are one.
  @Test(
    arguments: [
      (
        "\u{627}\u{644}\u{625}\u{635}\u{62F}\u{627}\u{631} 128.0-2 \u{645}\u{62A}\u{627}\u{62D} \u{644}\u{644}\u{62A}\u{646}\u{632}\u{64A}\u{644}",
        "\u{644}\u{64A}\u{632}\u{646}\u{62A}\u{644}\u{644} \u{62D}\u{627}\u{62A}\u{645} 128.0-2 \u{631}\u{627}\u{62F}\u{635}\u{625}\u{644}\u{627}"
      ),
      (
        "\u{646}\u{633}\u{62E}\u{647} 128.0-2 \u{645}\u{646}\u{62A}\u{634}\u{631} \u{634}\u{62F}",
        "\u{62F}\u{634} \u{631}\u{634}\u{62A}\u{646}\u{645} 128.0-2 \u{647}\u{62E}\u{633}\u{646}"
      ),
      (
        "\u{648}\u{631}\u{698}\u{646} 12.4-10 \u{62F}\u{633}\u{62A}\u{6CC}\u{627}\u{628}",
        "\u{628}\u{627}\u{6CC}\u{62A}\u{633}\u{62F} 12.4-10 \u{646}\u{698}\u{631}\u{648}"
      ),
      (
        "\u{646}\u{6AF}\u{627}\u{631}\u{634} 2.0-3 \u{622}\u{645}\u{627}\u{62F}\u{647}",
        "\u{647}\u{62F}\u{627}\u{645}\u{622} 2.0-3 \u{634}\u{631}\u{627}\u{6AF}\u{646}"
      ),
    ] as [(String, String)])
  func aRevisionStandsBehindItsVersion(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  /// Without an end, a known program or words on both sides lines stay as they are drawn.
  @Test(arguments: [
    "tmux: \u{5D7}\u{5DC}\u{5D5}\u{5DF} \u{5E0}\u{5E1}\u{5D2}\u{5E8}.",
    "tmux: \u{5D7}\u{5DC}\u{5D5}\u{5DF} 3 (\u{5E2}\u{5D5}\u{5E8}\u{5DA})",
    "foo: \u{5D7}\u{5DC}\u{5D5}\u{5DF} 3 \u{5E0}\u{5E1}\u{5D2}\u{5E8} \u{5E2}\u{5DB}\u{5E9}\u{5D9}\u{5D5}.",
    "[ERROR] \u{5E4}\u{5EA}\u{5D9}\u{5D7}\u{5EA} \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5E0}\u{5DB}\u{5E9}\u{5DC}\u{5D4}, \u{5E7}\u{5D5}\u{5D3} 404",
    "[ERROR] \u{5E4}\u{5EA}\u{5D9}\u{5D7}\u{5D4} report.odt, \u{5E7}\u{5D5}\u{5D3} 404",
  ])
  func otherLinesOfProgramsStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// One word behind a command, a branch and the value of a flag stay.
  @Test(arguments: [
    "npm install \u{5E0}\u{5DB}\u{5E9}\u{5DC}",
    "git checkout \u{5E2}\u{5E0}\u{5E3} \u{5D2}\u{5D3}\u{5D5}\u{5DC} \u{5D7}\u{5D3}\u{5E9}",
    "git push -m \u{5E0}\u{5DB}\u{5E9}\u{5DC} \u{5D1}\u{5D2}\u{5DC}\u{5DC} \u{5D1}\u{5E2}\u{5D9}\u{5D4}",
  ])
  func otherCommandsStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  /// Other numbers may be from one to the other.
  @Test(arguments: [
    "\u{627}\u{644}\u{639}\u{62F}\u{62F} 128.0-2 \u{645}\u{62A}\u{627}\u{62D} \u{644}\u{644}\u{62A}\u{646}\u{632}\u{64A}\u{644}",
    "\u{627}\u{644}\u{625}\u{635}\u{62F}\u{627}\u{631} 128-2 \u{645}\u{62A}\u{627}\u{62D}",
    "\u{5D4}\u{5D2}\u{5E8}\u{5E1}\u{5D4} 128.0-2 \u{5D6}\u{5DE}\u{5D9}\u{5E0}\u{5D4}",
  ])
  func otherNumbersStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }
}

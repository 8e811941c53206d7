import BidiAlgorithm
import Fixing
import Testing

/// Lines in which a program names something right-to-left, and says something of it.
@Suite struct NamesInOutputTests {
  /// Items of a list of tasks are sentences also where two words lead to a Latin name or stand
  /// around it.
  @Test(
    arguments: [
      (
        "- [x] \u{5DC}\u{5E2}\u{5D3}\u{5DB}\u{5DF} \u{5D0}\u{5EA} CHANGELOG.md",
        "CHANGELOG.md \u{5EA}\u{5D0} \u{5DF}\u{5DB}\u{5D3}\u{5E2}\u{5DC} [x] -"
      ),
      (
        "- [x] \u{62A}\u{631}\u{62C}\u{645} \u{625}\u{644}\u{649} Python",
        "Python \u{649}\u{644}\u{625} \u{645}\u{62C}\u{631}\u{62A} [x] -"
      ),
      (
        "* [x] \u{645}\u{647}\u{627}\u{62C}\u{631}\u{62A} \u{628}\u{647} PostgreSQL",
        "PostgreSQL \u{647}\u{628} \u{62A}\u{631}\u{62C}\u{627}\u{647}\u{645} [x] *"
      ),
      (
        "- [X] \u{635}\u{641}\u{62D}\u{6C1} README \u{62F}\u{631}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{631}\u{62F} README \u{6C1}\u{62D}\u{641}\u{635} [X] -"
      ),
    ] as [(String, String)])
  func aSentenceBehindATickRunsFromTheRight(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// What a compiler says of a right-to-left file runs from left to right.
  @Test(
    arguments: [
      (
        "\u{5D7}\u{5D9}\u{5E9}\u{5D5}\u{5D1}.c:40:9: warning: unused variable",
        "\u{5D1}\u{5D5}\u{5E9}\u{5D9}\u{5D7}.c:40:9: warning: unused variable"
      ),
      (
        "\u{645}\u{62B}\u{627}\u{644}.java:3: error: cannot find symbol",
        "\u{644}\u{627}\u{62B}\u{645}.java:3: error: cannot find symbol"
      ),
      (
        "\u{6AF}\u{632}\u{627}\u{631}\u{634}.py:7: SyntaxError: invalid syntax",
        "\u{634}\u{631}\u{627}\u{632}\u{6AF}.py:7: SyntaxError: invalid syntax"
      ),
      (
        "\u{641}\u{6C1}\u{631}\u{633}\u{62A}.ts:5:1: error: Cannot find name 'x'.",
        "\u{62A}\u{633}\u{631}\u{6C1}\u{641}.ts:5:1: error: Cannot find name 'x'."
      ),
    ] as [(String, String)])
  func aMessageOnAFileRunsFromTheLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// The tag of an image and the port of a server stand right of a right-to-left name.
  @Test(
    arguments: [
      (
        "docker pull \u{5DE}\u{5E1}\u{5D3}:2.1",
        "docker pull \u{5D3}\u{5E1}\u{5DE}:2.1"
      ),
      (
        "Error: manifest for '\u{62E}\u{627}\u{62F}\u{645}:3.2' not found",
        "Error: manifest for '\u{645}\u{62F}\u{627}\u{62E}:3.2' not found"
      ),
      (
        "Connecting to \u{633}\u{631}\u{648}\u{631}:8080...",
        "Connecting to \u{631}\u{648}\u{631}\u{633}:8080..."
      ),
      (
        "Failed to connect to \"\u{62E}\u{62F}\u{645}\u{62A}:443\"",
        "Failed to connect to \"\u{62A}\u{645}\u{62F}\u{62E}:443\""
      ),
    ] as [(String, String)])
  func aTagStandsRightOfItsImage(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// The bar of what is done, and its share, stand right of its name.
  @Test(
    arguments: [
      (
        "(3/7) upgrading \u{5D7}\u{5D1}\u{5D9}\u{5DC}\u{5D4} [####----] 50%",
        "(3/7) upgrading \u{5D4}\u{5DC}\u{5D9}\u{5D1}\u{5D7} [####----] 50%"
      ),
      (
        "Downloading \u{635}\u{648}\u{631}\u{629} [#####...] 60%",
        "Downloading \u{629}\u{631}\u{648}\u{635} [#####...] 60%"
      ),
      (
        "(1/2) installing \u{6A9}\u{62A}\u{627}\u{628}\u{62E}\u{627}\u{646}\u{647} [##########] 100%",
        "(1/2) installing \u{647}\u{646}\u{627}\u{62E}\u{628}\u{627}\u{62A}\u{6A9} [##########] 100%"
      ),
      (
        "Copying \u{62A}\u{635}\u{648}\u{6CC}\u{631}\u{6CC}\u{6BA}: [####    ] 45%",
        "Copying \u{6BA}\u{6CC}\u{631}\u{6CC}\u{648}\u{635}\u{62A}: [####    ] 45%"
      ),
    ] as [(String, String)])
  func aBarStandsBehindTheName(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// The parts of a module that a statement or a message names follow each other as code.
  @Test(
    arguments: [
      (
        "No module named '\u{5DB}\u{5DC}\u{5D9}\u{5DD}.\u{5E8}\u{5E9}\u{5EA}'",
        "No module named '\u{5DD}\u{5D9}\u{5DC}\u{5DB}.\u{5EA}\u{5E9}\u{5E8}'"
      ),
      (
        "import \u{623}\u{62F}\u{648}\u{627}\u{62A}.\u{645}\u{644}\u{641}\u{627}\u{62A}",
        "import \u{62A}\u{627}\u{648}\u{62F}\u{623}.\u{62A}\u{627}\u{641}\u{644}\u{645}"
      ),
      (
        "from \u{627}\u{628}\u{632}\u{627}\u{631}.\u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647} import x",
        "from \u{631}\u{627}\u{632}\u{628}\u{627}.\u{647}\u{62F}\u{646}\u{648}\u{631}\u{67E} import x"
      ),
      (
        "Cannot find module \"\u{627}\u{648}\u{632}\u{627}\u{631}.\u{641}\u{627}\u{626}\u{644}\".",
        "Cannot find module \"\u{631}\u{627}\u{632}\u{648}\u{627}.\u{644}\u{626}\u{627}\u{641}\"."
      ),
    ] as [(String, String)])
  func theNameOfAModuleRunsFromTheLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// What an option does is a sentence with its end.
  @Test(
    arguments: [
      (
        "-q, --quiet   \u{5D0}\u{5DC} \u{5EA}\u{5E6}\u{5D9}\u{5D2} \u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D5}\u{5EA}.",
        "-q, --quiet   .\u{5EA}\u{5D5}\u{5E2}\u{5D3}\u{5D5}\u{5D4} \u{5D2}\u{5D9}\u{5E6}\u{5EA} \u{5DC}\u{5D0}"
      ),
      (
        "  --force      \u{62D}\u{630}\u{641} \u{627}\u{644}\u{645}\u{644}\u{641}\u{627}\u{62A} \u{62F}\u{648}\u{646} \u{633}\u{624}\u{627}\u{644}.",
        "  --force      .\u{644}\u{627}\u{624}\u{633} \u{646}\u{648}\u{62F} \u{62A}\u{627}\u{641}\u{644}\u{645}\u{644}\u{627} \u{641}\u{630}\u{62D}"
      ),
      (
        "-n, --new     \u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647}\u{654} \u{62A}\u{627}\u{632}\u{647} \u{628}\u{633}\u{627}\u{632}.",
        "-n, --new     .\u{632}\u{627}\u{633}\u{628} \u{647}\u{632}\u{627}\u{62A} \u{647}\u{654}\u{62F}\u{646}\u{648}\u{631}\u{67E}"
      ),
    ] as [(String, String)])
  func theEndOfTheHelpOfAnOption(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// English sentences with a name at their start and a quoted title are read from left to right.
  @Test(
    arguments: [
      (
        "\u{5E2}\u{5D5}\u{5DE}\u{5E8} invited you to \u{201C}\u{5DE}\u{5E1}\u{5D9}\u{5D1}\u{5EA} \u{5E7}\u{5D9}\u{5E5}\u{201D}.",
        "\u{5E8}\u{5DE}\u{5D5}\u{5E2} invited you to \u{201C}\u{5E5}\u{5D9}\u{5E7} \u{5EA}\u{5D1}\u{5D9}\u{5E1}\u{5DE}\u{201D}."
      ),
      (
        "\u{633}\u{627}\u{631}\u{629} shared \"\u{62E}\u{637}\u{629} \u{627}\u{644}\u{639}\u{645}\u{644}\" with you.",
        "\u{629}\u{631}\u{627}\u{633} shared \"\u{644}\u{645}\u{639}\u{644}\u{627} \u{629}\u{637}\u{62E}\" with you."
      ),
      (
        "\u{631}\u{636}\u{627} invited you to \u{AB}\u{628}\u{631}\u{646}\u{627}\u{645}\u{647} \u{633}\u{641}\u{631}\u{BB}.",
        "\u{627}\u{636}\u{631} invited you to \u{AB}\u{631}\u{641}\u{633} \u{647}\u{645}\u{627}\u{646}\u{631}\u{628}\u{BB}."
      ),
      (
        "\u{639}\u{645}\u{631} commented on your post \"\u{646}\u{626}\u{6CC} \u{6A9}\u{62A}\u{627}\u{628}\".",
        "\u{631}\u{645}\u{639} commented on your post \"\u{628}\u{627}\u{62A}\u{6A9} \u{6CC}\u{626}\u{646}\"."
      ),
    ] as [(String, String)])
  func aSentenceAboutATitleRunsFromTheLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// The value of a key is a sentence also where a placeholder is its second word.
  @Test(
    arguments: [
      (
        "title=\u{5D1}\u{5E8}\u{5D5}\u{5DA} {0}!",
        "title=!{0} \u{5DA}\u{5D5}\u{5E8}\u{5D1}"
      ),
      (
        "welcome=\u{623}\u{647}\u{644}\u{627} {name}!",
        "welcome=!{name} \u{627}\u{644}\u{647}\u{623}"
      ),
      (
        "bye=\u{62E}\u{62F}\u{627}\u{62D}\u{627}\u{641}\u{638} %s.",
        "bye=.%s \u{638}\u{641}\u{627}\u{62D}\u{627}\u{62F}\u{62E}"
      ),
    ] as [(String, String)])
  func aPlaceholderIsAWordOfItsValue(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// Where nobody set a direction, names alone, lines of one number and words cut short stay.
  @Test(arguments: [
    "- [x] \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} app.ts",
    "- [x] \u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9} README.md",
    "\u{5D7}\u{5D9}\u{5E9}\u{5D5}\u{5D1}.txt:12: meeting notes",
    "-q   \u{5E9}\u{5E7}\u{5D8}.",
    "\u{5D4}\u{5E9}\u{5DD} updated by \"\u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9}\"",
    "greeting=\u{633}\u{644}\u{627}\u{645}",
  ])
  func othersStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  /// From left to right, chapters, words and initials with a sign between them are no code.
  @Test(arguments: [
    "Error: \"\u{5E4}\u{5E8}\u{5E7}:3\" not found",
    "Reply to \u{5D3}\u{5E0}\u{5D4}:12",
    "Image \"\u{5E9}\u{5E7}\u{5D5}\u{5E4}\u{5D9}\u{5EA}:3\" is missing",
    "He said '\u{5E9}\u{5DC}\u{5D5}\u{5DD}.\u{5EA}\u{5D5}\u{5D3}\u{5D4}' twice",
    "Cannot find name '\u{5D0}\u{5D1}\u{5D0}.\u{5D0}\u{5DE}\u{5D0}'.",
    "Class '\u{5D9}.\u{5D1}' is full",
    "-h, --help    \u{5D4}\u{5E6}\u{5D2}\u{5EA} \u{5E2}\u{5D6}\u{5E8}\u{5D4} \u{5D6}\u{5D5}",
    "\u{633}\u{631}\u{648}\u{631}:8080",
  ])
  func fromTheLeftOthersStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}

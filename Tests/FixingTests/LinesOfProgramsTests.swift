import BidiAlgorithm
import Fixing
import Testing

/// Lines of programs and beside them: what somebody did, subjects of changes, messages behind tags,
/// statements and resources, each with what looks like it and is whole.
@Suite struct LinesOfProgramsTests {
  /// A short sentence of English behind a name, told by what somebody did.
  @Test(
    arguments: [
      (
        "\u{5D3}\u{5E0}\u{5D4} reached level 12",
        "\u{5D4}\u{5E0}\u{5D3} reached level 12"
      ),
      (
        "\u{64A}\u{648}\u{633}\u{641} won two medals",
        "\u{641}\u{633}\u{648}\u{64A} won two medals"
      ),
      (
        "\u{646}\u{648}\u{631} \u{639}\u{644}\u{6CC} sent 3 photos",
        "\u{6CC}\u{644}\u{639} \u{631}\u{648}\u{646} sent 3 photos"
      ),
      (
        "\u{62B}\u{646}\u{627} uploaded 5 files",
        "\u{627}\u{646}\u{62B} uploaded 5 files"
      ),
      (
        "\u{5DE}\u{5E9}\u{5D4} \u{5DB}\u{5D4}\u{5DF} got 20 points",
        "\u{5DF}\u{5D4}\u{5DB} \u{5D4}\u{5E9}\u{5DE} got 20 points"
      ),
    ] as [(String, String)])
  func whatSomebodyDid(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  @Test(arguments: [
    "\u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D9}\u{5EA} shared files 2",
    "\u{5DE}\u{5D4}\u{5D3}\u{5D5}\u{5E8}\u{5EA} limited edition 2024",
    "\u{5DE}\u{5D5}\u{5E6}\u{5E8} made in China",
    "\u{5E2}\u{5DE}\u{5D5}\u{5D3} left to right",
    "\u{5DE}\u{5E4}\u{5EA}\u{5D7} left arrow key",
    "\u{5D4}\u{5D2}\u{5E8}\u{5E1}\u{5D4} sent items folder",
    "\u{5D3}\u{5E0}\u{5D4} reached",
    "\u{5DE}\u{5D5}\u{5E2}\u{5D3}\u{5D5}\u{5DF} won",
    "\u{5E7}\u{5E8}\u{5D0}\u{5EA}\u{5D9} got it \u{5E9}\u{5D5}\u{5D1} \u{5D5}\u{5E9}\u{5D5}\u{5D1}",
  ])
  func nounsBehindANameAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }

  /// The subject of a change that a Latin word cuts; its ticket is at the end.
  @Test(
    arguments: [
      (
        "fix: \u{627}\u{635}\u{644}\u{627}\u{62D} README \u{648} \u{62A}\u{633}\u{62A}\u{647}\u{627} (#42)",
        "fix: \u{627}\u{647}\u{62A}\u{633}\u{62A} \u{648} README \u{62D}\u{627}\u{644}\u{635}\u{627} (#42)"
      ),
      (
        "feat(ui): \u{5E2}\u{5D3}\u{5DB}\u{5D5}\u{5DF} makefile \u{5DC}\u{5E4}\u{5D9} \u{5D4}\u{5DB}\u{5DC}\u{5DC}\u{5D9}\u{5DD} (#42)",
        "feat(ui): \u{5DD}\u{5D9}\u{5DC}\u{5DC}\u{5DB}\u{5D4} \u{5D9}\u{5E4}\u{5DC} makefile \u{5DF}\u{5D5}\u{5DB}\u{5D3}\u{5E2} (#42)"
      ),
      (
        "docs: \u{627}\u{641}\u{632}\u{648}\u{62F}\u{646} docker \u{628}\u{647} \u{67E}\u{631}\u{648}\u{698}\u{647} (#42)",
        "docs: \u{647}\u{698}\u{648}\u{631}\u{67E} \u{647}\u{628} docker \u{646}\u{62F}\u{648}\u{632}\u{641}\u{627} (#42)"
      ),
    ] as [(String, String)])
  func aSubjectOfAChangeIsASentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  @Test(arguments: [
    "fix: \u{5E2}\u{5D3}\u{5DB}\u{5D5}\u{5DF} makefile \u{5DB}\u{5DC}\u{5DC}\u{5D9}\u{5DD}",
    "feat: \u{5D3}\u{5E0}\u{5D4} and \u{5DE}\u{5E9}\u{5D4} \u{5DB}\u{5D4}\u{5DF}",
    "fix: \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} \u{5D1}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5E9}\u{5DC} makefile",
    "fix: \u{5E2}\u{5D3}\u{5DB}\u{5D5}\u{5DF} \u{5E7}\u{5D1}\u{5E6}\u{5D9}\u{5DD}",
  ])
  func otherSubjectsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// A message behind a tag in square brackets, which stays at the left.
  @Test(
    arguments: [
      (
        "[app] \u{645}\u{62A}\u{63A}\u{64A}\u{631} x \u{641}\u{64A} \u{627}\u{644}\u{645}\u{644}\u{641} \u{63A}\u{64A}\u{631} \u{645}\u{639}\u{631}\u{648}\u{641}",
        "[app] \u{641}\u{648}\u{631}\u{639}\u{645} \u{631}\u{64A}\u{63A} \u{641}\u{644}\u{645}\u{644}\u{627} \u{64A}\u{641} x \u{631}\u{64A}\u{63A}\u{62A}\u{645}"
      ),
      (
        "[my-service] \u{5D4}\u{5DE}\u{5E9}\u{5EA}\u{5E0}\u{5D4} x \u{5DC}\u{5D0} \u{5D4}\u{5D5}\u{5D2}\u{5D3}\u{5E8} \u{5D1}\u{5E7}\u{5D5}\u{5D1}\u{5E5}",
        "[my-service] \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D1} \u{5E8}\u{5D3}\u{5D2}\u{5D5}\u{5D4} \u{5D0}\u{5DC} x \u{5D4}\u{5E0}\u{5EA}\u{5E9}\u{5DE}\u{5D4}"
      ),
      (
        "[db2] \u{67E}\u{648}\u{634}\u{647} cache \u{62F}\u{631} \u{633}\u{631}\u{648}\u{631} \u{67E}\u{631} \u{627}\u{633}\u{62A}",
        "[db2] \u{62A}\u{633}\u{627} \u{631}\u{67E} \u{631}\u{648}\u{631}\u{633} \u{631}\u{62F} cache \u{647}\u{634}\u{648}\u{67E}"
      ),
    ] as [(String, String)])
  func aMessageBehindATag(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  @Test(arguments: [
    "[app] \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD} \u{5D8}\u{5D5}\u{5D1}",
    "[app] \u{5D3}\u{5E0}\u{5D4} x \u{5DE}\u{5E9}\u{5D4}",
    "[app] \u{5D3}\u{5E0}\u{5D4} and \u{5DE}\u{5E9}\u{5D4} \u{5E2}\u{5DD} \u{5D0}\u{5D7}\u{5E8}\u{5D9}\u{5DD}",
  ])
  func otherTagsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// A right-to-left name and what it is given is a statement of code.
  @Test(
    arguments: [
      (
        "\u{5E9}\u{5DD} = \"\u{5E9}\u{5E8}\u{5D4}\"",
        "\u{5DD}\u{5E9} = \"\u{5D4}\u{5E8}\u{5E9}\""
      ),
      (
        "\u{627}\u{633}\u{645} = '\u{633}\u{627}\u{631}\u{629}'",
        "\u{645}\u{633}\u{627} = '\u{629}\u{631}\u{627}\u{633}'"
      ),
      (
        "\u{646}\u{627}\u{645} = \"\u{633}\u{627}\u{631}\u{627}\";",
        "\u{645}\u{627}\u{646} = \"\u{627}\u{631}\u{627}\u{633}\";"
      ),
      (
        "let \u{5DE}\u{5E1}\u{5E4}\u{5E8} = 5;",
        "let \u{5E8}\u{5E4}\u{5E1}\u{5DE} = 5;"
      ),
      (
        "let \u{5E9}\u{5DD} = \"\u{5E9}\u{5E8}\u{5D4}\";",
        "let \u{5DD}\u{5E9} = \"\u{5D4}\u{5E8}\u{5E9}\";"
      ),
    ] as [(String, String)])
  func aNameIsGivenAString(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  @Test(arguments: [
    "user = \"\u{5E9}\u{5E8}\u{5D4}\"",
    "\u{5E9}\u{5DD} == 5",
    "\u{5E9}\u{5DD} = 5",
    "let x = \"\u{5E9}\u{5E8}\u{5D4}\";",
  ])
  func otherStatementsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// The value of a line of a resource that goes on behind its placeholder.
  @Test(
    arguments: [
      (
        "\"welcome\": \"\u{623}\u{647}\u{644}\u{627} {user}!\"",
        "\"welcome\": \"!{user} \u{627}\u{644}\u{647}\u{623}\""
      ),
      (
        "\"hi\" = \"\u{5E9}\u{5DC}\u{5D5}\u{5DD} {customer}!\";",
        "\"hi\" = \"!{customer} \u{5DD}\u{5D5}\u{5DC}\u{5E9}\";"
      ),
      (
        "\"bye\" = \"\u{645}\u{639} \u{627}\u{644}\u{633}\u{644}\u{627}\u{645}\u{629} {user}!\";",
        "\"bye\" = \"!{user} \u{629}\u{645}\u{627}\u{644}\u{633}\u{644}\u{627} \u{639}\u{645}\";"
      ),
      (
        "\"greet\" = \"\u{62E}\u{648}\u{634} \u{622}\u{645}\u{62F}\u{6CC}\u{62F} {username}!\";",
        "\"greet\" = \"!{username} \u{62F}\u{6CC}\u{62F}\u{645}\u{622} \u{634}\u{648}\u{62E}\";"
      ),
      (
        "bye: \"\u{62E}\u{62F}\u{627}\u{62D}\u{627}\u{641}\u{638} {username}!\"",
        "bye: \"!{username} \u{638}\u{641}\u{627}\u{62D}\u{627}\u{62F}\u{62E}\""
      ),
      (
        "\"count\": \"\u{5D9}\u{5E9} {count} \u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D5}\u{5EA}\"",
        "\"count\": \"\u{5EA}\u{5D5}\u{5E2}\u{5D3}\u{5D5}\u{5D4} {count} \u{5E9}\u{5D9}\""
      ),
      (
        "\"new\": \"\u{644}\u{62F}\u{649} {username} \u{631}\u{633}\u{627}\u{626}\u{644}\",",
        "\"new\": \"\u{644}\u{626}\u{627}\u{633}\u{631} {username} \u{649}\u{62F}\u{644}\","
      ),
    ] as [(String, String)])
  func aValueOfAResourceIsASentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  @Test(arguments: [
    "\"welcome\": \"\u{623}\u{647}\u{644}\u{627} {username}\"",
    "name = \"\u{623}\u{647}\u{644}\u{627} {username}!\"",
    "\"welcome\": \"\u{5E9}\u{5DC}\u{5D5}\u{5DD}\"",
    "\"a\": \"\u{5D1}\u{5D9}\u{5EA} house!\"",
    "\"hi\": \"Hello {user}!\"",
    "\"hi\" = \"\u{5E9}\u{5DC}\u{5D5}\u{5DD} {customer}\";",
    "d[\"hi\"] = \"\u{5E9}\u{5DC}\u{5D5}\u{5DD} {customer}!\";",
  ])
  func otherValuesAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// Names that are written with an exclamation mark.
  @Test(
    arguments: [
      (
        "\u{5DB}\u{5E8}\u{5D8}\u{5D9}\u{5E1}\u{5D9}\u{5DD} \u{5DC}-Wham! \u{5D1}\u{5E4}\u{5D0}\u{5E8}\u{5E7}",
        "\u{5E7}\u{5E8}\u{5D0}\u{5E4}\u{5D1} Wham!-\u{5DC} \u{5DD}\u{5D9}\u{5E1}\u{5D9}\u{5D8}\u{5E8}\u{5DB}"
      ),
      (
        "\u{634}\u{627}\u{647}\u{62F}\u{62A} Moulin Rouge! \u{623}\u{645}\u{633}",
        "\u{633}\u{645}\u{623} Moulin Rouge! \u{62A}\u{62F}\u{647}\u{627}\u{634}"
      ),
      (
        "\u{5E4}\u{5D2}\u{5E9}\u{5EA}\u{5D9} \u{5D0}\u{5EA} Los Campesinos! \u{5D1}\u{5D1}\u{5E8}\u{5DC}\u{5D9}\u{5DF}",
        "\u{5DF}\u{5D9}\u{5DC}\u{5E8}\u{5D1}\u{5D1} Los Campesinos! \u{5EA}\u{5D0} \u{5D9}\u{5EA}\u{5E9}\u{5D2}\u{5E4}"
      ),
      (
        "\u{641}\u{6CC}\u{644}\u{645} Airplane! \u{631}\u{627} \u{62F}\u{6CC}\u{62F}\u{645}",
        "\u{645}\u{62F}\u{6CC}\u{62F} \u{627}\u{631} Airplane! \u{645}\u{644}\u{6CC}\u{641}"
      ),
    ] as [(String, String)])
  func namesWithAMark(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  @Test(arguments: [
    "\u{5E8}\u{5D0}\u{5D9}\u{5EA}\u{5D9} \u{5D0}\u{5EA} Tokyo! \u{5D4}\u{5D9}\u{5D4} \u{5D9}\u{5E4}\u{5D4}"
  ])
  func aMarkMayBeTheSentences(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }
}

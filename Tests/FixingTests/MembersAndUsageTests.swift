import BidiAlgorithm
import Fixing
import Testing

/// Members of data, reported paths, joined strings, how programs are called, and sentences behind
/// bullets.
struct MembersAndUsageTests {
  // MARK: - Members of data

  /// What a key is given is a sentence around a name, however long the name is.
  @Test(
    arguments: [
      (
        "\"message\": \"\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} config.json \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0}\"",
        "\"message\": \"\u{5D0}\u{5E6}\u{5DE}\u{5E0} \u{5D0}\u{5DC} config.json \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4}\""
      ),
      (
        "\"error\": \"\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} settings.local.json \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0} \u{5D1}\u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D9}\u{5D4}\"",
        "\"error\": \"\u{5D4}\u{5D9}\u{5D9}\u{5E7}\u{5D9}\u{5EA}\u{5D1} \u{5D0}\u{5E6}\u{5DE}\u{5E0} \u{5D0}\u{5DC} settings.local.json \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4}\""
      ),
      (
        "\"title\": \"\u{62A}\u{639}\u{630}\u{631} \u{641}\u{62A}\u{62D} \u{627}\u{644}\u{645}\u{644}\u{641} package-lock.json \u{627}\u{644}\u{622}\u{646}\"",
        "\"title\": \"\u{646}\u{622}\u{644}\u{627} package-lock.json \u{641}\u{644}\u{645}\u{644}\u{627} \u{62D}\u{62A}\u{641} \u{631}\u{630}\u{639}\u{62A}\""
      ),
      (
        "\"error\": \"\u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647} docker-compose.yml \u{67E}\u{6CC}\u{62F}\u{627} \u{646}\u{634}\u{62F}.\",",
        "\"error\": \".\u{62F}\u{634}\u{646} \u{627}\u{62F}\u{6CC}\u{67E} docker-compose.yml \u{647}\u{62F}\u{646}\u{648}\u{631}\u{67E}\","
      ),
      (
        "\"msg\": \"\u{641}\u{648}\u{644}\u{688}\u{631} README.md \u{63A}\u{627}\u{626}\u{628}\"",
        "\"msg\": \"\u{628}\u{626}\u{627}\u{63A} README.md \u{631}\u{688}\u{644}\u{648}\u{641}\""
      ),
      (
        "{\"code\": 404, \"message\": \"\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} docker-compose.yml \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0}\"}",
        "{\"code\": 404, \"message\": \"\u{5D0}\u{5E6}\u{5DE}\u{5E0} \u{5D0}\u{5DC} docker-compose.yml \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4}\"}"
      ),
      (
        "'error': '\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} docker-compose.yml \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0}'",
        "'error': '\u{5D0}\u{5E6}\u{5DE}\u{5E0} \u{5D0}\u{5DC} docker-compose.yml \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4}'"
      ),
      (
        "message: \"\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} docker-compose.yml \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0}\"",
        "message: \"\u{5D0}\u{5E6}\u{5DE}\u{5E0} \u{5D0}\u{5DC} docker-compose.yml \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4}\""
      ),
      (
        "\"desc\": \"\u{5DE}\u{5D1}\u{5D5}\u{5E1}\u{5E1} \u{5E2}\u{5DC} Visual Studio Code \u{5D5}\u{5E2}\u{5DC} \u{5D2}\u{5D9}\u{5D8}\"",
        "\"desc\": \"\u{5D8}\u{5D9}\u{5D2} \u{5DC}\u{5E2}\u{5D5} Visual Studio Code \u{5DC}\u{5E2} \u{5E1}\u{5E1}\u{5D5}\u{5D1}\u{5DE}\""
      ),
    ] as [(String, String)])
  func aMemberIsASentenceAroundAName(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A member is code where nobody set a direction, too.
  @Test(
    arguments: [
      (
        "\"message\": \"\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} config.json \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0} \u{5D1}\u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D9}\u{5D4} \u{5D4}\u{5E8}\u{5D0}\u{5E9}\u{5D9}\u{5EA}\"",
        "\"message\": \"\u{5EA}\u{5D9}\u{5E9}\u{5D0}\u{5E8}\u{5D4} \u{5D4}\u{5D9}\u{5D9}\u{5E7}\u{5D9}\u{5EA}\u{5D1} \u{5D0}\u{5E6}\u{5DE}\u{5E0} \u{5D0}\u{5DC} config.json \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4}\""
      ),
      (
        "\"error\": \"\u{62A}\u{639}\u{630}\u{631} \u{641}\u{62A}\u{62D} \u{627}\u{644}\u{645}\u{644}\u{641} app.log \u{627}\u{644}\u{622}\u{646} \u{645}\u{646} \u{627}\u{644}\u{642}\u{631}\u{635}\",",
        "\"error\": \"\u{635}\u{631}\u{642}\u{644}\u{627} \u{646}\u{645} \u{646}\u{622}\u{644}\u{627} app.log \u{641}\u{644}\u{645}\u{644}\u{627} \u{62D}\u{62A}\u{641} \u{631}\u{630}\u{639}\u{62A}\","
      ),
    ] as [(String, String)])
  func aMemberKeepsItsDirection(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// Names, lists of them, and English.
  @Test(arguments: [
    "\"name\": \"\u{5D3}\u{5E0}\u{5D4} Levi\"",
    "\"file\": \"\u{5D3}\u{5D5}\u{5D7} config.json\"",
    "\"cities\": \"\u{5D7}\u{5D9}\u{5E4}\u{5D4}, International Village, \u{5E8}\u{5DE}\u{5DC}\u{5D4}\"",
    "\"cast\": \"\u{5D3}\u{5E0}\u{5D4}, Elizabeth and \u{5DE}\u{5E9}\u{5D4}\"",
    "\"title\": \"\u{5E9}\u{5DC}\u{5D5}\u{5DD} Elizabeth \u{5E2}\u{5D5}\u{5DC}\u{5DD}\"",
  ])
  func otherMembersAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  // MARK: - Paths in curly marks

  /// An isolate around the quotation would let the folders follow each other from right to left.
  @Test(
    arguments: [
      (
        "mkdir: cannot create directory \u{2018}\u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}/\u{5E7}\u{5D9}\u{5E5}/\u{5D9}\u{5DD}\u{2019}: File exists",
        "mkdir: cannot create directory \u{2018}\u{5EA}\u{5D5}\u{5E0}\u{5D5}\u{5DE}\u{5EA}/\u{5E5}\u{5D9}\u{5E7}/\u{5DD}\u{5D9}\u{2019}: File exists"
      ),
      (
        "rm: cannot remove \u{2018}\u{635}\u{648}\u{631}/\u{635}\u{64A}\u{641}/\u{628}\u{62D}\u{631}\u{2019}: No such file or directory",
        "rm: cannot remove \u{2018}\u{631}\u{648}\u{635}/\u{641}\u{64A}\u{635}/\u{631}\u{62D}\u{628}\u{2019}: No such file or directory"
      ),
      (
        "ls: cannot access \u{201C}\u{62A}\u{635}\u{627}\u{648}\u{6CC}\u{631}/\u{6AF}\u{631}\u{645}\u{6CC}/\u{633}\u{645}\u{646}\u{62F}\u{631}\u{201D}: No such file or directory",
        "ls: cannot access \u{201C}\u{631}\u{6CC}\u{648}\u{627}\u{635}\u{62A}/\u{6CC}\u{645}\u{631}\u{6AF}/\u{631}\u{62F}\u{646}\u{645}\u{633}\u{201D}: No such file or directory"
      ),
    ] as [(String, String)])
  func foldersInCurlyMarksFollowEachOther(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  // MARK: - Joined strings

  /// The sign and the blank that end a string stand where code has them, before the name.
  @Test(
    arguments: [
      (
        "print(\"\u{5E9}\u{5DC}\u{5D5}\u{5DD}, \" + \u{5E9}\u{5DD} + \"!\")",
        "print(\"\u{5DD}\u{5D5}\u{5DC}\u{5E9}, \" + \u{5DD}\u{5E9} + \"!\")"
      ),
      (
        "print(\"\u{5E9}\u{5DC}\u{5D5}\u{5DD} \" + \u{5E9}\u{5DD} + \"!\")",
        "print(\"\u{5DD}\u{5D5}\u{5DC}\u{5E9} \" + \u{5DD}\u{5E9} + \"!\")"
      ),
      (
        "print('\u{5E9}\u{5DC}\u{5D5}\u{5DD}, ' + \u{5E9}\u{5DD} + '!')",
        "print('\u{5DD}\u{5D5}\u{5DC}\u{5E9}, ' + \u{5DD}\u{5E9} + '!')"
      ),
      (
        "print(\"\u{645}\u{631}\u{62D}\u{628}\u{627}\u{60C} \" + \u{627}\u{633}\u{645} + \"!\")",
        "print(\"\u{627}\u{628}\u{62D}\u{631}\u{645}\u{60C} \" + \u{645}\u{633}\u{627} + \"!\")"
      ),
      (
        "log(\"\u{627}\u{644}\u{645}\u{62F}\u{64A}\u{646}\u{629}: \" + \u{645}\u{62F}\u{64A}\u{646}\u{629})",
        "log(\"\u{629}\u{646}\u{64A}\u{62F}\u{645}\u{644}\u{627}: \" + \u{629}\u{646}\u{64A}\u{62F}\u{645})"
      ),
      (
        "let x = \"\u{633}\u{644}\u{627}\u{645}\u{60C} \" + \u{646}\u{627}\u{645} + \"!\";",
        "let x = \"\u{645}\u{627}\u{644}\u{633}\u{60C} \" + \u{645}\u{627}\u{646} + \"!\";"
      ),
      (
        "return \"\u{646}\u{62A}\u{6CC}\u{62C}\u{6C1}, \" + \u{639}\u{62F}\u{62F}",
        "return \"\u{6C1}\u{62C}\u{6CC}\u{62A}\u{646}, \" + \u{62F}\u{62F}\u{639}"
      ),
    ] as [(String, String)])
  func aJoinedStringKeepsItsEnd(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Strings before a Latin name are drawn so.
  @Test(arguments: [
    "print(\"\u{5E9}\u{5DC}\u{5D5}\u{5DD}, \" + name + \"!\")",
    "print(\"\u{633}\u{644}\u{627}\u{645}\u{60C} \" + name)",
    "x = \"\u{645}\u{631}\u{62D}\u{628}\u{627}, \" + y",
    "print('\u{5E9}\u{5DC}\u{5D5}\u{5DD}, ' + name + '!')",
  ])
  func stringsBeforeALatinNameAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  // MARK: - How programs are called

  /// Dots, brackets and signs that end how a program is called are its own.
  @Test(
    arguments: [
      (
        "\u{627}\u{644}\u{627}\u{633}\u{62A}\u{62E}\u{62F}\u{627}\u{645}: tar [OPTION]... [FILE]...",
        "tar [OPTION]... [FILE]... :\u{645}\u{627}\u{62F}\u{62E}\u{62A}\u{633}\u{627}\u{644}\u{627}"
      ),
      (
        "\u{5E9}\u{5D9}\u{5DE}\u{5D5}\u{5E9}: ls [OPTION]... [FILE]...",
        "ls [OPTION]... [FILE]... :\u{5E9}\u{5D5}\u{5DE}\u{5D9}\u{5E9}"
      ),
      (
        "\u{5E9}\u{5D9}\u{5DE}\u{5D5}\u{5E9}: cp [-r] <from> <to>",
        "cp [-r] <from> <to> :\u{5E9}\u{5D5}\u{5DE}\u{5D9}\u{5E9}"
      ),
      (
        "\u{6A9}\u{627}\u{631}\u{628}\u{631}\u{62F}: grep [OPTION]... PATTERN [FILE]...",
        "grep [OPTION]... PATTERN [FILE]... :\u{62F}\u{631}\u{628}\u{631}\u{627}\u{6A9}"
      ),
      (
        "\u{627}\u{633}\u{62A}\u{639}\u{645}\u{627}\u{644}: rm [OPTION]... FILE...",
        "rm [OPTION]... FILE... :\u{644}\u{627}\u{645}\u{639}\u{62A}\u{633}\u{627}"
      ),
      (
        "\u{5E9}\u{5D9}\u{5DE}\u{5D5}\u{5E9}: %s [OPTION]... [FILE]...",
        "%s [OPTION]... [FILE]... :\u{5E9}\u{5D5}\u{5DE}\u{5D9}\u{5E9}"
      ),
      (
        "\u{5E9}\u{5D9}\u{5DE}\u{5D5}\u{5E9}: foo --color=[always|never] [-v] FILE...",
        "foo --color=[always|never] [-v] FILE... :\u{5E9}\u{5D5}\u{5DE}\u{5D9}\u{5E9}"
      ),
      (
        "\u{62A}\u{62D}\u{631}\u{6CC}\u{631}: make [target ...] [options]...",
        "make [target ...] [options]... :\u{631}\u{6CC}\u{631}\u{62D}\u{62A}"
      ),
      (
        "\u{5D4}\u{5E4}\u{5E7}\u{5D5}\u{5D3}\u{5D4} tar [OPTION]... [FILE]... \u{5D9}\u{5D5}\u{5E6}\u{5E8}\u{5EA} \u{5D0}\u{5E8}\u{5DB}\u{5D9}\u{5D5}\u{5DF}",
        "\u{5DF}\u{5D5}\u{5D9}\u{5DB}\u{5E8}\u{5D0} \u{5EA}\u{5E8}\u{5E6}\u{5D5}\u{5D9} tar [OPTION]... [FILE]... \u{5D4}\u{5D3}\u{5D5}\u{5E7}\u{5E4}\u{5D4}"
      ),
    ] as [(String, String)])
  func howAProgramIsCalledIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Dots that end a sentence, and notes in brackets.
  @Test(arguments: [
    "\u{5D3}\u{5E0}\u{5D4}: see [1] and [2]...",
    "\u{5EA}\u{5D2}\u{5D5}\u{5D1}\u{5D4}: thanks [edited]",
    "\u{634}\u{631}\u{62D}: Windows (64-bit)...",
    "\u{5E9}\u{5D9}\u{5DE}\u{5D5}\u{5E9}: git commit [-m <msg>] [--amend]",
    "\u{627}\u{633}\u{62A}\u{641}\u{627}\u{62F}\u{647}: app.py [-h] [--name NAME] file",
    "\u{5E9}\u{5D9}\u{5DE}\u{5D5}\u{5E9}: sort [\u{5D0}\u{5E4}\u{5E9}\u{5E8}\u{5D5}\u{5EA}]... [\u{5E7}\u{5D5}\u{5D1}\u{5E5}]...",
    "\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} main.c \u{5E0}\u{5DE}\u{5E6}\u{5D0}...",
  ])
  func otherBracketsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  // MARK: - Sentences around commands behind bullets

  /// A command is one name of the sentence, whose bullet goes with it.
  @Test(
    arguments: [
      (
        "\u{25CF} \u{5D4}\u{5E8}\u{5E6}\u{5EA}\u{5D9} \u{5D0}\u{5EA} npm test \u{5D5}\u{5E0}\u{5DE}\u{5E6}\u{5D0}\u{5D5} 3 \u{5DB}\u{5E9}\u{5DC}\u{5D9}\u{5DD}.",
        ".\u{5DD}\u{5D9}\u{5DC}\u{5E9}\u{5DB} 3 \u{5D5}\u{5D0}\u{5E6}\u{5DE}\u{5E0}\u{5D5} npm test \u{5EA}\u{5D0} \u{5D9}\u{5EA}\u{5E6}\u{5E8}\u{5D4} \u{25CF}"
      ),
      (
        "- \u{5D4}\u{5E8}\u{5E6}\u{5EA}\u{5D9} \u{5D0}\u{5EA} npm test \u{5D5}\u{5E0}\u{5DE}\u{5E6}\u{5D0}\u{5D5} 3 \u{5DB}\u{5E9}\u{5DC}\u{5D9}\u{5DD}.",
        ".\u{5DD}\u{5D9}\u{5DC}\u{5E9}\u{5DB} 3 \u{5D5}\u{5D0}\u{5E6}\u{5DE}\u{5E0}\u{5D5} npm test \u{5EA}\u{5D0} \u{5D9}\u{5EA}\u{5E6}\u{5E8}\u{5D4} -"
      ),
      (
        "\u{2713} \u{5D4}\u{5E8}\u{5E6}\u{5EA}\u{5D9} \u{5D0}\u{5EA} npm test \u{5D5}\u{5D4}\u{5DB}\u{5D5}\u{5DC} \u{5E2}\u{5D1}\u{5E8}.",
        ".\u{5E8}\u{5D1}\u{5E2} \u{5DC}\u{5D5}\u{5DB}\u{5D4}\u{5D5} npm test \u{5EA}\u{5D0} \u{5D9}\u{5EA}\u{5E6}\u{5E8}\u{5D4} \u{2713}"
      ),
      (
        "\u{23FA} \u{5D4}\u{5E8}\u{5E6}\u{5EA}\u{5D9} \u{5D0}\u{5EA} git push \u{5D5}\u{5E0}\u{5DE}\u{5E6}\u{5D0}\u{5D5} 3 \u{5DB}\u{5E9}\u{5DC}\u{5D9}\u{5DD}.",
        ".\u{5DD}\u{5D9}\u{5DC}\u{5E9}\u{5DB} 3 \u{5D5}\u{5D0}\u{5E6}\u{5DE}\u{5E0}\u{5D5} git push \u{5EA}\u{5D0} \u{5D9}\u{5EA}\u{5E6}\u{5E8}\u{5D4} \u{23FA}"
      ),
      (
        "\u{5D4}\u{5E8}\u{5E6}\u{5EA}\u{5D9} \u{5D0}\u{5EA} npm test \u{5D5}\u{5E0}\u{5DE}\u{5E6}\u{5D0}\u{5D5} 3 \u{5DB}\u{5E9}\u{5DC}\u{5D9}\u{5DD}",
        "\u{5DD}\u{5D9}\u{5DC}\u{5E9}\u{5DB} 3 \u{5D5}\u{5D0}\u{5E6}\u{5DE}\u{5E0}\u{5D5} npm test \u{5EA}\u{5D0} \u{5D9}\u{5EA}\u{5E6}\u{5E8}\u{5D4}"
      ),
      (
        "\u{25CF} \u{634}\u{63A}\u{651}\u{644}\u{62A} \u{627}\u{644}\u{623}\u{645}\u{631} npm install \u{648}\u{648}\u{62C}\u{62F}\u{62A} 12 \u{62A}\u{62D}\u{630}\u{64A}\u{631}\u{64B}\u{627}.",
        ".\u{627}\u{631}\u{64B}\u{64A}\u{630}\u{62D}\u{62A} 12 \u{62A}\u{62F}\u{62C}\u{648}\u{648} npm install \u{631}\u{645}\u{623}\u{644}\u{627} \u{62A}\u{644}\u{63A}\u{651}\u{634} \u{25CF}"
      ),
      (
        "\u{2022} \u{62F}\u{633}\u{62A}\u{648}\u{631} git status \u{631}\u{627} \u{627}\u{62C}\u{631}\u{627} \u{6A9}\u{631}\u{62F}\u{645} \u{648} 2 \u{641}\u{627}\u{6CC}\u{644} \u{645}\u{627}\u{646}\u{62F}.",
        ".\u{62F}\u{646}\u{627}\u{645} \u{644}\u{6CC}\u{627}\u{641} 2 \u{648} \u{645}\u{62F}\u{631}\u{6A9} \u{627}\u{631}\u{62C}\u{627} \u{627}\u{631} git status \u{631}\u{648}\u{62A}\u{633}\u{62F} \u{2022}"
      ),
      (
        "* \u{645}\u{6CC}\u{6BA} \u{646}\u{6D2} cargo test \u{686}\u{644}\u{627}\u{6CC}\u{627} \u{627}\u{648}\u{631} 5 \u{679}\u{6CC}\u{633}\u{679} \u{646}\u{627}\u{6A9}\u{627}\u{645} \u{6C1}\u{648}\u{626}\u{6D2}\u{6D4}",
        "\u{6D4}\u{6D2}\u{626}\u{648}\u{6C1} \u{645}\u{627}\u{6A9}\u{627}\u{646} \u{679}\u{633}\u{6CC}\u{679} 5 \u{631}\u{648}\u{627} \u{627}\u{6CC}\u{627}\u{644}\u{686} cargo test \u{6D2}\u{646} \u{6BA}\u{6CC}\u{645} *"
      ),
    ] as [(String, String)])
  func aSentenceAroundACommandIsOne(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// An arrow points to the sentence from where it stands.
  @Test(
    arguments: [
      (
        "\u{2192} \u{5D4}\u{5E8}\u{5E6}\u{5EA}\u{5D9} \u{5D0}\u{5EA} npm test \u{5D5}\u{5E0}\u{5DE}\u{5E6}\u{5D0}\u{5D5} 3 \u{5DB}\u{5E9}\u{5DC}\u{5D9}\u{5DD}.",
        "\u{2192} .\u{5DD}\u{5D9}\u{5DC}\u{5E9}\u{5DB} 3 \u{5D5}\u{5D0}\u{5E6}\u{5DE}\u{5E0}\u{5D5} npm test \u{5EA}\u{5D0} \u{5D9}\u{5EA}\u{5E6}\u{5E8}\u{5D4}"
      ),
      (
        "> \u{5D4}\u{5E8}\u{5E6}\u{5EA}\u{5D9} \u{5D0}\u{5EA} npm test \u{5D5}\u{5E0}\u{5DE}\u{5E6}\u{5D0}\u{5D5} 3 \u{5DB}\u{5E9}\u{5DC}\u{5D9}\u{5DD}.",
        "> .\u{5DD}\u{5D9}\u{5DC}\u{5E9}\u{5DB} 3 \u{5D5}\u{5D0}\u{5E6}\u{5DE}\u{5E0}\u{5D5} npm test \u{5EA}\u{5D0} \u{5D9}\u{5EA}\u{5E6}\u{5E8}\u{5D4}"
      ),
    ] as [(String, String)])
  func anArrowStaysBeforeItsSentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Items with names, tests with how long they took, and steps.
  @Test(arguments: [
    "\u{25CF} \u{5D3}\u{5E0}\u{5D4} Levi \u{5DE}\u{5E9}\u{5D4} Cohen \u{5D9}\u{5D5}\u{5E1}\u{5D9}",
    "- \u{5D3}\u{5E0}\u{5D4} Liverpool \u{5DE}\u{5E9}\u{5D4}",
    "\u{2192} \u{5D4}\u{5D2}\u{5D3}\u{5E8}\u{5D5}\u{5EA} Wi-Fi \u{5DE}\u{5EA}\u{5E7}\u{5D3}\u{5DD}",
    "\u{25CF} \u{5D4}\u{5E8}\u{5E6}\u{5EA}\u{5D9} npm",
    "- \u{627}\u{644}\u{625}\u{639}\u{62F}\u{627}\u{62F}\u{627}\u{62A} git \u{645}\u{62A}\u{642}\u{62F}\u{645}",
  ])
  func otherItemsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}

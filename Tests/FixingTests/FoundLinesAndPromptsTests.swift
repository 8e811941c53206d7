import BidiAlgorithm
import Fixing
import Testing

/// Lines that programs find, prompts, commits, and what programs say of files.
struct FoundLinesAndPromptsTests {
  // MARK: - Lines that were found in files

  /// The number of a line stands right of a right-to-left file, before the code of that line or
  /// what a program says of it.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5E2}\u{5E8}\u{5D5}\u{5EA}:7:x = 5",
        "\u{5EA}\u{5D5}\u{5E8}\u{5E2}\u{5D4}:7:x = 5"
      ),
      (
        "\u{645}\u{644}\u{627}\u{62D}\u{638}\u{627}\u{62A}:12:import os",
        "\u{62A}\u{627}\u{638}\u{62D}\u{627}\u{644}\u{645}:12:import os"
      ),
      (
        "\u{6CC}\u{627}\u{62F}\u{62F}\u{627}\u{634}\u{62A}:3:    return x",
        "\u{62A}\u{634}\u{627}\u{62F}\u{62F}\u{627}\u{6CC}:3:    return x"
      ),
      (
        "\u{641}\u{6C1}\u{631}\u{633}\u{62A}:40:#define N 5",
        "\u{62A}\u{633}\u{631}\u{6C1}\u{641}:40:#define N 5"
      ),
      (
        "\u{5DE}\u{5D3}\u{5E8}\u{5D9}\u{5DA}:12: *** missing separator.  Stop.",
        "\u{5DA}\u{5D9}\u{5E8}\u{5D3}\u{5DE}:12: *** missing separator.  Stop."
      ),
      (
        "\u{645}\u{644}\u{627}\u{62D}\u{638}\u{627}\u{62A}:7: warning: unused variable",
        "\u{62A}\u{627}\u{638}\u{62D}\u{627}\u{644}\u{645}:7: warning: unused variable"
      ),
    ] as [(String, String)])
  func aLineOfCodeStandsBehindItsNumber(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Labels with an hour, and files with an ending.
  @Test(arguments: [
    "\u{5E9}\u{5E2}\u{5D4}:12: x",
    "\u{5E9}\u{5E2}\u{5D4}:12: no meeting today",
    "\u{645}\u{644}\u{641}.txt:12:return 0",
    "\u{5E7}\u{5D5}\u{5D1}\u{5E5}:12",
  ])
  func otherNumbersBehindColonsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// What was found is a sentence of its own behind the Latin file and the line.
  @Test(
    arguments: [
      (
        "notes.md:12:\u{5E4}\u{5D2}\u{5D9}\u{5E9}\u{5D4} \u{5E2}\u{5DD} Dana \u{5D1}\u{5D9}\u{5D5}\u{5DD} \u{5E9}\u{5E0}\u{5D9}",
        "notes.md:12:\u{5D9}\u{5E0}\u{5E9} \u{5DD}\u{5D5}\u{5D9}\u{5D1} Dana \u{5DD}\u{5E2} \u{5D4}\u{5E9}\u{5D9}\u{5D2}\u{5E4}"
      ),
      (
        "readme.txt:3:\u{627}\u{644}\u{627}\u{62C}\u{62A}\u{645}\u{627}\u{639} \u{645}\u{639} Ahmed \u{64A}\u{648}\u{645} \u{627}\u{644}\u{623}\u{62D}\u{62F}",
        "readme.txt:3:\u{62F}\u{62D}\u{623}\u{644}\u{627} \u{645}\u{648}\u{64A} Ahmed \u{639}\u{645} \u{639}\u{627}\u{645}\u{62A}\u{62C}\u{627}\u{644}\u{627}"
      ),
      (
        "todo.md:8:\u{62C}\u{644}\u{633}\u{647} \u{628}\u{627} Sara \u{62F}\u{631} \u{631}\u{648}\u{632} \u{634}\u{646}\u{628}\u{647}",
        "todo.md:8:\u{647}\u{628}\u{646}\u{634} \u{632}\u{648}\u{631} \u{631}\u{62F} Sara \u{627}\u{628} \u{647}\u{633}\u{644}\u{62C}"
      ),
      (
        "a.txt:5:\u{645}\u{644}\u{627}\u{642}\u{627}\u{62A} Ali \u{6A9}\u{6D2} \u{633}\u{627}\u{62A}\u{6BE} \u{6A9}\u{644} \u{634}\u{627}\u{645}",
        "a.txt:5:\u{645}\u{627}\u{634} \u{644}\u{6A9} \u{6BE}\u{62A}\u{627}\u{633} \u{6D2}\u{6A9} Ali \u{62A}\u{627}\u{642}\u{627}\u{644}\u{645}"
      ),
      (
        "notes.md:12:- \u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5E9}\u{5DC} Chrome \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0} \u{5DB}\u{5D0}\u{5DF}",
        "notes.md:12:- \u{5DF}\u{5D0}\u{5DB} \u{5D0}\u{5E6}\u{5DE}\u{5E0} \u{5D0}\u{5DC} Chrome \u{5DC}\u{5E9} \u{5E5}\u{5D1}\u{5D5}\u{5E7}"
      ),
      (
        "app.js:7:// \u{627}\u{6CC}\u{646} \u{62A}\u{627}\u{628}\u{639} \u{646}\u{627}\u{645} Linux \u{631}\u{627} \u{645}\u{6CC} \u{62E}\u{648}\u{627}\u{646}\u{62F}",
        "app.js:7:// \u{62F}\u{646}\u{627}\u{648}\u{62E} \u{6CC}\u{645} \u{627}\u{631} Linux \u{645}\u{627}\u{646} \u{639}\u{628}\u{627}\u{62A} \u{646}\u{6CC}\u{627}"
      ),
      (
        "log.txt:9:\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5DB}\u{5D1}\u{5E8} \u{5E0}\u{5DE}\u{5D7}\u{5E7}.",
        "log.txt:9:.\u{5E7}\u{5D7}\u{5DE}\u{5E0} \u{5E8}\u{5D1}\u{5DB} \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4}"
      ),
    ] as [(String, String)])
  func aFoundSentenceIsOne(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Drawn in one stretch it is in its place.
  @Test(arguments: [
    "notes.md:12:\u{5E9}\u{5D5}\u{5E8}\u{5D4} 5 \u{5DC}\u{5D0} \u{5EA}\u{5E7}\u{5D9}\u{5E0}\u{5D4}",
    "main.c:12:5: error: \u{627}\u{644}\u{645}\u{62A}\u{63A}\u{64A}\u{631} \u{63A}\u{64A}\u{631} \u{645}\u{639}\u{631}\u{641} \u{641}\u{64A} \u{627}\u{644}\u{645}\u{644}\u{641}",
    "a.py:3: \u{62E}\u{637} \u{633}\u{648}\u{645} \u{62E}\u{627}\u{644}\u{6CC} \u{627}\u{633}\u{62A}",
    "todo.txt:4:\u{6CC}\u{6C1} \u{633}\u{637}\u{631} \u{62E}\u{627}\u{644}\u{6CC} \u{6C1}\u{6D2}",
    "main.c:12:5: \u{62E}\u{637}\u{623}: 'x' \u{63A}\u{64A}\u{631} \u{645}\u{639}\u{631}\u{641}",
    "notes.md:12:- \u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0} \u{5DB}\u{5D0}\u{5DF} \u{5D4}\u{5D9}\u{5D5}\u{5DD}",
    "readme.md:3:# \u{639}\u{646}\u{648}\u{627}\u{646} \u{645}\u{646} \u{62B}\u{644}\u{627}\u{62B} \u{643}\u{644}\u{645}\u{627}\u{62A}",
  ])
  func aFoundStretchIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  // MARK: - Prompts

  /// Who works on which machine is one piece.
  @Test(
    arguments: [
      (
        "\u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9}@\u{5E9}\u{5E8}\u{5EA}:~$ ls -la",
        "\u{5E9}\u{5DE}\u{5EA}\u{5E9}\u{5DE}@\u{5EA}\u{5E8}\u{5E9}:~$ ls -la"
      ),
      (
        "\u{645}\u{633}\u{62A}\u{62E}\u{62F}\u{645}@\u{62C}\u{647}\u{627}\u{632}:/var/log# tail -f syslog",
        "\u{645}\u{62F}\u{62E}\u{62A}\u{633}\u{645}@\u{632}\u{627}\u{647}\u{62C}:/var/log# tail -f syslog"
      ),
      (
        "\u{6A9}\u{627}\u{631}\u{628}\u{631}@\u{631}\u{627}\u{6CC}\u{627}\u{646}\u{647}:~$ git pull",
        "\u{631}\u{628}\u{631}\u{627}\u{6A9}@\u{647}\u{646}\u{627}\u{6CC}\u{627}\u{631}:~$ git pull"
      ),
      (
        "\u{635}\u{627}\u{631}\u{641}@\u{633}\u{631}\u{648}\u{631} ~ % ls",
        "\u{641}\u{631}\u{627}\u{635}@\u{631}\u{648}\u{631}\u{633} ~ % ls"
      ),
    ] as [(String, String)])
  func theHostOfAPromptIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A Latin name on either side keeps them apart.
  @Test(arguments: [
    "\u{5D3}\u{5E0}\u{5D4}@mac:~$ ls",
    "dana@\u{5E9}\u{5E8}\u{5EA}:~$ ls",
    "\u{633}\u{627}\u{631}\u{629}@host:~$ pwd",
  ])
  func otherHostsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// A ticket behind the words of a commit may be drawn with them.
  @Test(arguments: [
    "a1b2c3d (HEAD -> main) \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} \u{5D4}\u{5DB}\u{5D5}\u{5EA}\u{5E8}\u{5EA} (#482)",
    "* 9f8e7d6 \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} \u{5D4}\u{5D3}\u{5E3} (#57)",
    "0a1b2c3 \u{5E2}\u{5D3}\u{5DB}\u{5D5}\u{5DF} \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} (#9)",
    "| * 4e5f6a7 \u{5E2}\u{5DE}\u{5D5}\u{5D3} \u{5D7}\u{5D3}\u{5E9} (#123)",
  ])
  func aTicketOfACommitIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// Behind another word it belongs to the line; behind Arabic letters its sign has to be put
  /// right.
  @Test(
    arguments: [
      (
        "Dana \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} \u{5D4}\u{5DB}\u{5D5}\u{5EA}\u{5E8}\u{5EA} (#482)",
        "Dana \u{5EA}\u{5E8}\u{5EA}\u{5D5}\u{5DB}\u{5D4} \u{5DF}\u{5D5}\u{5E7}\u{5D9}\u{5EA} (#482)"
      ),
      (
        "9f8e7d6 \u{625}\u{635}\u{644}\u{627}\u{62D} \u{627}\u{644}\u{635}\u{641}\u{62D}\u{629} (#57)",
        "9f8e7d6 (#57) \u{629}\u{62D}\u{641}\u{635}\u{644}\u{627} \u{62D}\u{627}\u{644}\u{635}\u{625}"
      ),
    ] as [(String, String)])
  func anotherTicketBelongsToTheLine(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// What a program says of a file with two endings is drawn part by part.
  @Test(arguments: [
    "tar: \u{5D0}\u{5E8}\u{5DB}\u{5D9}\u{5D5}\u{5DF}.tar.gz: \u{5DC}\u{5D0} \u{5E0}\u{5D9}\u{5EA}\u{5DF} \u{5DC}\u{5E4}\u{5EA}\u{5D5}\u{5D7}",
    "unzip: \u{645}\u{644}\u{641}.tar.gz: \u{644}\u{627} \u{64A}\u{645}\u{643}\u{646} \u{627}\u{644}\u{641}\u{62A}\u{62D} \u{627}\u{644}\u{622}\u{646}",
    "cp: \u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647}.conf.bak: \u{628}\u{627}\u{632} \u{646}\u{634}\u{62F} \u{648} \u{645}\u{627}\u{646}\u{62F}",
    "mv: \u{641}\u{627}\u{626}\u{644}.tar.xz: \u{646}\u{6C1}\u{6CC}\u{6BA} \u{6A9}\u{6BE}\u{644} \u{633}\u{6A9}\u{6CC}",
  ])
  func aFileWithTwoEndingsIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// Right-to-left messages behind the name of a program, or the file and the line that a compiler
/// speaks of; each with what looks like it and is whole.
@Suite struct MessagesOfProgramsTests {
  /// Quoted Latin words cut a message, which is one sentence from right to left.
  @Test(
    arguments: [
      (
        "ls: \u{5DC}\u{5D0} \u{5E0}\u{5D9}\u{5EA}\u{5DF} \u{5DC}\u{5D2}\u{5E9}\u{5EA} \u{5D0}\u{5DC} 'docs': \u{5D0}\u{5D9}\u{5DF} \u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D9}\u{5D4} \u{5DB}\u{5D6}\u{5D5}",
        "ls: \u{5D5}\u{5D6}\u{5DB} \u{5D4}\u{5D9}\u{5D9}\u{5E7}\u{5D9}\u{5EA} \u{5DF}\u{5D9}\u{5D0} :'docs' \u{5DC}\u{5D0} \u{5EA}\u{5E9}\u{5D2}\u{5DC} \u{5DF}\u{5EA}\u{5D9}\u{5E0} \u{5D0}\u{5DC}"
      ),
      (
        "rm: \u{62A}\u{639}\u{630}\u{631} \u{62D}\u{630}\u{641} \u{627}\u{644}\u{645}\u{644}\u{641} 'old.log': \u{627}\u{644}\u{635}\u{644}\u{627}\u{62D}\u{64A}\u{629} \u{645}\u{631}\u{641}\u{648}\u{636}\u{629}",
        "rm: \u{629}\u{636}\u{648}\u{641}\u{631}\u{645} \u{629}\u{64A}\u{62D}\u{627}\u{644}\u{635}\u{644}\u{627} :'old.log' \u{641}\u{644}\u{645}\u{644}\u{627} \u{641}\u{630}\u{62D} \u{631}\u{630}\u{639}\u{62A}"
      ),
      (
        "mkdir: \u{633}\u{627}\u{62E}\u{62A} \u{67E}\u{648}\u{634}\u{647}\u{654} 'build' \u{645}\u{645}\u{6A9}\u{646} \u{646}\u{6CC}\u{633}\u{62A}: \u{641}\u{636}\u{627}\u{6CC} \u{6A9}\u{627}\u{641}\u{6CC} \u{646}\u{6CC}\u{633}\u{62A}",
        "mkdir: \u{62A}\u{633}\u{6CC}\u{646} \u{6CC}\u{641}\u{627}\u{6A9} \u{6CC}\u{627}\u{636}\u{641} :\u{62A}\u{633}\u{6CC}\u{646} \u{646}\u{6A9}\u{645}\u{645} 'build' \u{647}\u{654}\u{634}\u{648}\u{67E} \u{62A}\u{62E}\u{627}\u{633}"
      ),
      (
        "cat: \u{641}\u{627}\u{626}\u{644} \"todo\" \u{646}\u{6C1}\u{6CC}\u{6BA} \u{6A9}\u{6BE}\u{644}\u{6CC}: \u{627}\u{62C}\u{627}\u{632}\u{62A} \u{646}\u{6C1}\u{6CC}\u{6BA} \u{6C1}\u{6D2}",
        "cat: \u{6D2}\u{6C1} \u{6BA}\u{6CC}\u{6C1}\u{646} \u{62A}\u{632}\u{627}\u{62C}\u{627} :\u{6CC}\u{644}\u{6BE}\u{6A9} \u{6BA}\u{6CC}\u{6C1}\u{646} \"todo\" \u{644}\u{626}\u{627}\u{641}"
      ),
      (
        "app.c:40:7: error: \u{5D4}\u{5E4}\u{5D5}\u{5E0}\u{5E7}\u{5E6}\u{5D9}\u{5D4} 'run' \u{5DC}\u{5D0} \u{5D4}\u{5D5}\u{5D2}\u{5D3}\u{5E8}\u{5D4}",
        "app.c:40:7: error: \u{5D4}\u{5E8}\u{5D3}\u{5D2}\u{5D5}\u{5D4} \u{5D0}\u{5DC} 'run' \u{5D4}\u{5D9}\u{5E6}\u{5E7}\u{5E0}\u{5D5}\u{5E4}\u{5D4}"
      ),
      (
        "lib/a.py:3: warning: \u{627}\u{644}\u{645}\u{62A}\u{63A}\u{64A}\u{631} 'x' \u{63A}\u{64A}\u{631} \u{645}\u{633}\u{62A}\u{62E}\u{62F}\u{645} \u{647}\u{646}\u{627}",
        "lib/a.py:3: warning: \u{627}\u{646}\u{647} \u{645}\u{62F}\u{62E}\u{62A}\u{633}\u{645} \u{631}\u{64A}\u{63A} 'x' \u{631}\u{64A}\u{63A}\u{62A}\u{645}\u{644}\u{627}"
      ),
      (
        "make: \u{5D0}\u{5D9}\u{5DF} \u{5DB}\u{5DC}\u{5DC} \u{5DC}\u{5D9}\u{5E6}\u{5D9}\u{5E8}\u{5EA} \u{5D4}\u{5D9}\u{5E2}\u{5D3} 'all', \u{5E2}\u{5D5}\u{5E6}\u{5E8}\u{5D9}\u{5DD}",
        "make: \u{5DD}\u{5D9}\u{5E8}\u{5E6}\u{5D5}\u{5E2} ,'all' \u{5D3}\u{5E2}\u{5D9}\u{5D4} \u{5EA}\u{5E8}\u{5D9}\u{5E6}\u{5D9}\u{5DC} \u{5DC}\u{5DC}\u{5DB} \u{5DF}\u{5D9}\u{5D0}"
      ),
    ] as [(String, String)])
  func aQuotationCutsAMessage(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Messages in parts of one direction, in one stretch, in English, or that begin with what they
  /// quote.
  @Test(arguments: [
    "cat: notes.txt: \u{5D0}\u{5D9}\u{5DF} \u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5D0}\u{5D5} \u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D9}\u{5D4} \u{5DB}\u{5D0}\u{5DC}\u{5D4} \u{5DB}\u{5D0}\u{5DF}",
    "bash: cd: docs: \u{644}\u{627} \u{64A}\u{648}\u{62C}\u{62F} \u{645}\u{644}\u{641} \u{623}\u{648} \u{62F}\u{644}\u{64A}\u{644} \u{628}\u{647}\u{630}\u{627} \u{627}\u{644}\u{627}\u{633}\u{645}",
    "gcc: \u{62E}\u{637}\u{627}: main.c: \u{686}\u{646}\u{6CC}\u{646} \u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647}\u{200C}\u{627}\u{6CC} \u{648}\u{62C}\u{648}\u{62F} \u{646}\u{62F}\u{627}\u{631}\u{62F}",
    "ls: cannot access '\u{5E6}\u{5D9}\u{5DC}\u{5D5}\u{5DE}\u{5D9}\u{5DD}': No such file or directory",
    "rm: \u{62A}\u{639}\u{630}\u{631} \u{62D}\u{630}\u{641} '\u{62A}\u{642}\u{631}\u{64A}\u{631}': \u{627}\u{644}\u{635}\u{644}\u{627}\u{62D}\u{64A}\u{629} \u{645}\u{631}\u{641}\u{648}\u{636}\u{629}",
    "app.c:40:7: error: \u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0}",
    "git: 'foo' \u{5D0}\u{5D9}\u{5E0}\u{5D4} \u{5E4}\u{5E7}\u{5D5}\u{5D3}\u{5D4} \u{5E9}\u{5DC} git",
    "main.c:12:5: \u{62E}\u{637}\u{623}: 'x' \u{63A}\u{64A}\u{631} \u{645}\u{639}\u{631}\u{641}",
    "zsh: command not found: \u{633}\u{644}\u{627}\u{645}",
    "touch: \u{641}\u{627}\u{626}\u{644} \u{646}\u{6C1}\u{6CC}\u{6BA} \u{628}\u{646}\u{6CC}",
  ])
  func otherMessagesAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// Right-to-left names of files, folders and branches in commands and in what git says; each with
/// what looks like it and is whole.
@Suite struct NamesInCommandsTests {
  /// Each argument is a piece by itself, with its folder or its ending.
  @Test(
    arguments: [
      (
        "mv \u{5D3}\u{5D5}\u{5D7}\u{5D5}\u{5EA} \u{5D9}\u{5E9}\u{5E0}\u{5D9}\u{5DD}/",
        "mv \u{5EA}\u{5D5}\u{5D7}\u{5D5}\u{5D3} \u{5DD}\u{5D9}\u{5E0}\u{5E9}\u{5D9}/"
      ),
      (
        "cp \u{635}\u{648}\u{631} \u{646}\u{633}\u{62E}\u{629}.zip",
        "cp \u{631}\u{648}\u{635} \u{629}\u{62E}\u{633}\u{646}.zip"
      ),
      (
        "$ mv \u{639}\u{6A9}\u{633}\u{200C}\u{647}\u{627}/ \u{67E}\u{634}\u{62A}\u{6CC}\u{628}\u{627}\u{646}",
        "$ mv \u{627}\u{647}\u{633}\u{6A9}\u{639}/ \u{646}\u{627}\u{628}\u{6CC}\u{62A}\u{634}\u{67E}"
      ),
      (
        "cp -r \u{641}\u{627}\u{626}\u{644}\u{6CC}\u{6BA} \u{67E}\u{631}\u{627}\u{646}\u{6CC}/",
        "cp -r \u{6BA}\u{6CC}\u{644}\u{626}\u{627}\u{641} \u{6CC}\u{646}\u{627}\u{631}\u{67E}/"
      ),
      (
        "mv \u{5E9}\u{5D9}\u{5E8} \u{5E1}\u{5E8}\u{5D8} \u{5D2}\u{5D9}\u{5D1}\u{5D5}\u{5D9}/",
        "mv \u{5E8}\u{5D9}\u{5E9} \u{5D8}\u{5E8}\u{5E1} \u{5D9}\u{5D5}\u{5D1}\u{5D9}\u{5D2}/"
      ),
      (
        "$ ls \u{635}\u{648}\u{631} \u{623}\u{641}\u{644}\u{627}\u{645}/",
        "$ ls \u{631}\u{648}\u{635} \u{645}\u{627}\u{644}\u{641}\u{623}/"
      ),
      (
        "dana@pc:~$ cat \u{5D4}\u{5E2}\u{5E8}\u{5D5}\u{5EA} \u{5E8}\u{5E9}\u{5D9}\u{5DE}\u{5D4}.txt",
        "dana@pc:~$ cat \u{5EA}\u{5D5}\u{5E8}\u{5E2}\u{5D4} \u{5D4}\u{5DE}\u{5D9}\u{5E9}\u{5E8}.txt"
      ),
      (
        "diff \u{646}\u{633}\u{62E}\u{647}-\u{6F1} \u{646}\u{633}\u{62E}\u{647}-\u{6F2}",
        "diff \u{6F1}-\u{647}\u{62E}\u{633}\u{646} \u{6F2}-\u{647}\u{62E}\u{633}\u{646}"
      ),
      (
        "scp \u{62F}\u{633}\u{62A}\u{627}\u{648}\u{6CC}\u{632} ./\u{628}\u{6CC}\u{6A9}_\u{627}\u{67E}/",
        "scp \u{632}\u{6CC}\u{648}\u{627}\u{62A}\u{633}\u{62F} ./\u{67E}\u{627}_\u{6A9}\u{6CC}\u{628}/"
      ),
    ] as [(String, String)])
  func argumentsFollowEachOther(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// The folders in the name of a branch, and those behind `cd`, follow each other.
  @Test(
    arguments: [
      (
        "On branch \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF}/\u{5EA}\u{5E4}\u{5E8}\u{5D9}\u{5D8}-\u{5E8}\u{5D0}\u{5E9}\u{5D9}",
        "On branch \u{5DF}\u{5D5}\u{5E7}\u{5D9}\u{5EA}/\u{5D9}\u{5E9}\u{5D0}\u{5E8}-\u{5D8}\u{5D9}\u{5E8}\u{5E4}\u{5EA}"
      ),
      (
        "On branch \u{645}\u{64A}\u{632}\u{629}/\u{627}\u{644}\u{62F}\u{62E}\u{648}\u{644}",
        "On branch \u{629}\u{632}\u{64A}\u{645}/\u{644}\u{648}\u{62E}\u{62F}\u{644}\u{627}"
      ),
      (
        "Switched to branch '\u{648}\u{6CC}\u{698}\u{6AF}\u{6CC}/\u{62C}\u{633}\u{62A}\u{62C}\u{648}'",
        "Switched to branch '\u{6CC}\u{6AF}\u{698}\u{6CC}\u{648}/\u{648}\u{62C}\u{62A}\u{633}\u{62C}'"
      ),
      (
        "git checkout \u{62F}\u{631}\u{633}\u{62A}\u{6CC}/\u{644}\u{627}\u{6AF}-\u{627}\u{646}",
        "git checkout \u{6CC}\u{62A}\u{633}\u{631}\u{62F}/\u{646}\u{627}-\u{6AF}\u{627}\u{644}"
      ),
      (
        "$ git switch -c \u{5EA}\u{5DB}\u{5D5}\u{5E0}\u{5D4}/\u{5D7}\u{5D9}\u{5E4}\u{5D5}\u{5E9}",
        "$ git switch -c \u{5D4}\u{5E0}\u{5D5}\u{5DB}\u{5EA}/\u{5E9}\u{5D5}\u{5E4}\u{5D9}\u{5D7}"
      ),
      (
        "git push -u origin \u{625}\u{635}\u{644}\u{627}\u{62D}/\u{627}\u{644}\u{642}\u{627}\u{626}\u{645}\u{629}",
        "git push -u origin \u{62D}\u{627}\u{644}\u{635}\u{625}/\u{629}\u{645}\u{626}\u{627}\u{642}\u{644}\u{627}"
      ),
      (
        "cd \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}/\u{5D8}\u{5D9}\u{5D5}\u{5DC}",
        "cd \u{5EA}\u{5D5}\u{5E0}\u{5D5}\u{5DE}\u{5EA}/\u{5DC}\u{5D5}\u{5D9}\u{5D8}"
      ),
      (
        "user@pc:~$ cd \u{635}\u{648}\u{631}/2024",
        "user@pc:~$ cd \u{631}\u{648}\u{635}/2024"
      ),
      (
        "cd \u{627}\u{633}\u{646}\u{627}\u{62F}/\u{6A9}\u{627}\u{631}/",
        "cd \u{62F}\u{627}\u{646}\u{633}\u{627}/\u{631}\u{627}\u{6A9}/"
      ),
    ] as [(String, String)])
  func foldersOfABranchFollowEachOther(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Names that are drawn in order, one name, words that no command is told by, and words to choose
  /// from.
  @Test(arguments: [
    "mv \u{5D3}\u{5D5}\u{5D7}.docx \u{5D3}\u{5D5}\u{5D7}_\u{5D9}\u{5E9}\u{5DF}.docx",
    "cp \u{645}\u{644}\u{641}.txt \u{646}\u{633}\u{62E}\u{629}.txt",
    "mv \u{5D3}\u{5D5}\u{5D7}\u{5D5}\u{5EA} \u{5D9}\u{5E9}\u{5E0}\u{5D9}\u{5DD} \u{5DE}\u{5D0}\u{5D5}\u{5D3}",
    "$ ls \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}",
    "cd \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}/",
    "git checkout \u{645}\u{64A}\u{632}\u{629}",
    "On branch \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF}",
    "On branch feature/\u{5D7}\u{5D9}\u{5E4}\u{5D5}\u{5E9}",
    "see \u{5DB}\u{5DF}/\u{5DC}\u{5D0}",
    "Yes or no \u{5DB}\u{5DF}/\u{5DC}\u{5D0}",
    "du \u{62A}\u{635}\u{627}\u{648}\u{6CC}\u{631} \u{628}\u{632}\u{631}\u{6AF}",
    "ls \u{5E7}\u{5D1}\u{5E6}\u{5D9}\u{5DD} \u{5D9}\u{5E9}\u{5E0}\u{5D9}\u{5DD}",
    "Open \u{5E7}\u{5D5}\u{5D1}\u{5E5}/\u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D9}\u{5D4}",
    "git branch \u{5E9}\u{5DD}",
  ])
  func otherNamesAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}

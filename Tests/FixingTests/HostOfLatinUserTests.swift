import BidiAlgorithm
import Fixing
import Testing

/// Prompts that begin with a Latin user, and go on with a right-to-left machine.
@Suite struct HostOfLatinUserTests {
  /// The machine stands right of its user, before the folder.
  @Test(
    arguments: [
      (
        "dana@\u{5E9}\u{5E8}\u{5EA}:~/\u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}$ git status",
        "dana@\u{5EA}\u{5E8}\u{5E9}:~/\u{5EA}\u{5D5}\u{5E0}\u{5D5}\u{5DE}\u{5EA}$ git status"
      ),
      (
        "root@\u{62E}\u{627}\u{62F}\u{645}:~/\u{645}\u{644}\u{641}\u{627}\u{62A}# ls",
        "root@\u{645}\u{62F}\u{627}\u{62E}:~/\u{62A}\u{627}\u{641}\u{644}\u{645}# ls"
      ),
      (
        "sara.k@\u{631}\u{627}\u{6CC}\u{627}\u{646}\u{647}:~/\u{639}\u{6A9}\u{633}$ pwd",
        "sara.k@\u{647}\u{646}\u{627}\u{6CC}\u{627}\u{631}:~/\u{633}\u{6A9}\u{639}$ pwd"
      ),
      (
        "ali_2@\u{633}\u{631}\u{648}\u{631}:~/\u{62A}\u{635}\u{627}\u{648}\u{6CC}\u{631}$ make",
        "ali_2@\u{631}\u{648}\u{631}\u{633}:~/\u{631}\u{6CC}\u{648}\u{627}\u{635}\u{62A}$ make"
      ),
      (
        "noa@\u{5DE}\u{5D7}\u{5E9}\u{5D1}-\u{5D1}\u{5D9}\u{5EA}:~/\u{5E7}\u{5D1}\u{5E6}\u{5D9}\u{5DD}/\u{5D9}\u{5E9}\u{5E0}\u{5D9}\u{5DD}$ ls",
        "noa@\u{5EA}\u{5D9}\u{5D1}-\u{5D1}\u{5E9}\u{5D7}\u{5DE}:~/\u{5DD}\u{5D9}\u{5E6}\u{5D1}\u{5E7}/\u{5DD}\u{5D9}\u{5E0}\u{5E9}\u{5D9}$ ls"
      ),
    ] as [(String, String)])
  func theMachineStandsBeforeItsFolder(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Latin letters of a folder, or none in it, keep them apart.
  @Test(arguments: [
    "root@\u{62E}\u{627}\u{62F}\u{645}:/srv/\u{645}\u{644}\u{641}\u{627}\u{62A}# ls",
    "dana@\u{5E9}\u{5E8}\u{5EA}:~$ ls",
    "root@\u{62E}\u{627}\u{62F}\u{645}:/srv/www# ls",
    "sara@mac:~/\u{639}\u{6A9}\u{633}$ pwd",
    "ali@\u{633}\u{631}\u{648}\u{631}:~/src/\u{62A}\u{635}\u{627}\u{648}\u{6CC}\u{631}$ make",
    "dana@\u{5E9}\u{5E8}\u{5EA}:~/src$ ls",
  ])
  func otherPromptsAreWhole(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// Paths and mappings with right-to-left names as programs write and take them; each with what
/// looks like it and is whole.
@Suite struct PathsInMessagesTests {
  /// Where something was found: a path, a line of it, and what stands there.
  @Test(
    arguments: [
      (
        "src/\u{5E8}\u{5E9}\u{5D9}\u{5DE}\u{5D4}:7:\u{5DC}\u{5E7}\u{5E0}\u{5D5}\u{5EA} \u{5DC}\u{5D7}\u{5DD}",
        "src/\u{5D4}\u{5DE}\u{5D9}\u{5E9}\u{5E8}:7:\u{5DD}\u{5D7}\u{5DC} \u{5EA}\u{5D5}\u{5E0}\u{5E7}\u{5DC}"
      ),
      (
        "docs/\u{642}\u{627}\u{626}\u{645}\u{629}:3:\u{634}\u{631}\u{627}\u{621} \u{627}\u{644}\u{62E}\u{628}\u{632}",
        "docs/\u{629}\u{645}\u{626}\u{627}\u{642}:3:\u{632}\u{628}\u{62E}\u{644}\u{627} \u{621}\u{627}\u{631}\u{634}"
      ),
      (
        "./\u{6CC}\u{627}\u{62F}\u{62F}\u{627}\u{634}\u{62A}:120:\u{62E}\u{631}\u{6CC}\u{62F} \u{646}\u{627}\u{646}",
        "./\u{62A}\u{634}\u{627}\u{62F}\u{62F}\u{627}\u{6CC}:120:\u{646}\u{627}\u{646} \u{62F}\u{6CC}\u{631}\u{62E}"
      ),
      (
        "notes/\u{641}\u{6C1}\u{631}\u{633}\u{62A}:4:\u{62F}\u{648}\u{62F}\u{6BE} \u{644}\u{627}\u{646}\u{627}",
        "notes/\u{62A}\u{633}\u{631}\u{6C1}\u{641}:4:\u{627}\u{646}\u{627}\u{644} \u{6BE}\u{62F}\u{648}\u{62F}"
      ),
      (
        "src/\u{5D4}\u{5E2}\u{5E8}\u{5D5}\u{5EA}:12:5:\u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5EA} \u{5EA}\u{5D7}\u{5D1}\u{5D9}\u{5E8}",
        "src/\u{5EA}\u{5D5}\u{5E8}\u{5E2}\u{5D4}:12:5:\u{5E8}\u{5D9}\u{5D1}\u{5D7}\u{5EA} \u{5EA}\u{5D0}\u{5D9}\u{5D2}\u{5E9}"
      ),
    ] as [(String, String)])
  func aLineOfAFileStandsBehindItsName(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Folders with right-to-left names in what programs say of files.
  @Test(
    arguments: [
      (
        "tar: lib/\u{5E6}\u{5DC}\u{5DE}\u{5D9}\u{5DD}/\u{5D7}\u{5D3}\u{5E9}: Cannot open: No such file or directory",
        "tar: lib/\u{5DD}\u{5D9}\u{5DE}\u{5DC}\u{5E6}/\u{5E9}\u{5D3}\u{5D7}: Cannot open: No such file or directory"
      ),
      (
        "cp: cannot stat 'src/\u{5DE}\u{5E1}\u{5DE}\u{5DB}\u{5D9}\u{5DD}/\u{5D9}\u{5E9}\u{5DF}': No such file or directory",
        "cp: cannot stat 'src/\u{5DD}\u{5D9}\u{5DB}\u{5DE}\u{5E1}\u{5DE}/\u{5DF}\u{5E9}\u{5D9}': No such file or directory"
      ),
      (
        "ls: src/\u{627}\u{633}\u{646}\u{627}\u{62F}/\u{642}\u{62F}\u{6CC}\u{645}\u{6CC}: No such file or directory",
        "ls: src/\u{62F}\u{627}\u{646}\u{633}\u{627}/\u{6CC}\u{645}\u{6CC}\u{62F}\u{642}: No such file or directory"
      ),
      (
        "  inflating: data/\u{635}\u{648}\u{631}/\u{635}\u{64A}\u{641}",
        "  inflating: data/\u{631}\u{648}\u{635}/\u{641}\u{64A}\u{635}"
      ),
      (
        "?? docs/\u{62A}\u{635}\u{627}\u{648}\u{6CC}\u{631}/\u{646}\u{626}\u{6CC}",
        "?? docs/\u{631}\u{6CC}\u{648}\u{627}\u{635}\u{62A}/\u{6CC}\u{626}\u{646}"
      ),
      (
        "+++ b/\u{5DE}\u{5E1}\u{5DE}\u{5DB}\u{5D9}\u{5DD}/\u{5D9}\u{5E9}\u{5DF}",
        "+++ b/\u{5DD}\u{5D9}\u{5DB}\u{5DE}\u{5E1}\u{5DE}/\u{5DF}\u{5E9}\u{5D9}"
      ),
      (
        "create mode 100644 src/\u{5E6}\u{5DC}\u{5DE}\u{5D9}\u{5DD}/\u{5D7}\u{5D3}\u{5E9}",
        "create mode 100644 src/\u{5DD}\u{5D9}\u{5DE}\u{5DC}\u{5E6}/\u{5E9}\u{5D3}\u{5D7}"
      ),
    ] as [(String, String)])
  func foldersFollowEachOtherInAMessage(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Folders of containers, a host with its folder, an owner and a group.
  @Test(
    arguments: [
      (
        "docker run -v \u{5E0}\u{5EA}\u{5D5}\u{5E0}\u{5D9}\u{5DD}:/\u{5D0}\u{5EA}\u{5E8}:ro nginx",
        "docker run -v \u{5DD}\u{5D9}\u{5E0}\u{5D5}\u{5EA}\u{5E0}:/\u{5E8}\u{5EA}\u{5D0}:ro nginx"
      ),
      (
        "podman run -v \u{628}\u{64A}\u{627}\u{646}\u{627}\u{62A}:/\u{645}\u{648}\u{642}\u{639} nginx",
        "podman run -v \u{62A}\u{627}\u{646}\u{627}\u{64A}\u{628}:/\u{639}\u{642}\u{648}\u{645} nginx"
      ),
      (
        "scp \u{633}\u{631}\u{648}\u{631}:/\u{67E}\u{634}\u{62A}\u{6CC}\u{628}\u{627}\u{646} .",
        "scp \u{631}\u{648}\u{631}\u{633}:/\u{646}\u{627}\u{628}\u{6CC}\u{62A}\u{634}\u{67E} ."
      ),
      (
        "sudo chown -R \u{5D3}\u{5E0}\u{5D4}:\u{5E6}\u{5D5}\u{5D5}\u{5EA} notes.txt",
        "sudo chown -R \u{5D4}\u{5E0}\u{5D3}:\u{5EA}\u{5D5}\u{5D5}\u{5E6} notes.txt"
      ),
      (
        "chown \u{633}\u{627}\u{631}\u{6C1}:\u{639}\u{645}\u{644}\u{6C1} report.pdf",
        "chown \u{6C1}\u{631}\u{627}\u{633}:\u{6C1}\u{644}\u{645}\u{639} report.pdf"
      ),
    ] as [(String, String)])
  func partsOfAMappingFollowEachOther(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Ports with an arrow and their protocol.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5E4}\u{5D5}\u{5E8}\u{5D8} 8080->80/tcp \u{5EA}\u{5E4}\u{5D5}\u{5E1}.",
        ".\u{5E1}\u{5D5}\u{5E4}\u{5EA} 8080->80/tcp \u{5D8}\u{5E8}\u{5D5}\u{5E4}\u{5D4}"
      ),
      (
        "\u{627}\u{644}\u{642}\u{64A}\u{645}\u{629} 0.0.0.0:8080->80/tcp \u{63A}\u{64A}\u{631} \u{635}\u{627}\u{644}\u{62D}\u{629}.",
        ".\u{629}\u{62D}\u{644}\u{627}\u{635} \u{631}\u{64A}\u{63A} 0.0.0.0:8080->80/tcp \u{629}\u{645}\u{64A}\u{642}\u{644}\u{627}"
      ),
      (
        "\u{646}\u{6AF}\u{627}\u{634}\u{62A} 127.0.0.1:5000-5010->5000-5010/udp \u{628}\u{631}\u{642}\u{631}\u{627}\u{631} \u{634}\u{62F}.",
        ".\u{62F}\u{634} \u{631}\u{627}\u{631}\u{642}\u{631}\u{628} 127.0.0.1:5000-5010->5000-5010/udp \u{62A}\u{634}\u{627}\u{6AF}\u{646}"
      ),
      (
        "\u{67E}\u{648}\u{631}\u{679} 53->53/udp \u{6A9}\u{6BE}\u{644}\u{627} \u{6C1}\u{6D2}\u{6D4}",
        "\u{6D4}\u{6D2}\u{6C1} \u{627}\u{644}\u{6BE}\u{6A9} 53->53/udp \u{679}\u{631}\u{648}\u{67E}"
      ),
    ] as [(String, String)])
  func aMappingOfPortsIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Paths with one right-to-left folder, words for the same in several languages, files with Latin
  /// endings, and names between marks.
  @Test(arguments: [
    "src/\u{5D4}\u{5E2}\u{5E8}\u{5D5}\u{5EA}.txt:12:\u{5DC}\u{5E7}\u{5E0}\u{5D5}\u{5EA} \u{5D7}\u{5DC}\u{5D1}",
    "cat: ./\u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}: Is a directory",
    "Yes/\u{5DB}\u{5DF}/\u{646}\u{639}\u{645}",
    "docker run -v \u{5E0}\u{5EA}\u{5D5}\u{5E0}\u{5D9}\u{5DD}:/data nginx",
    "find: './\u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}': Permission denied",
    "find: './\u{635}\u{648}\u{631}': Permission denied",
    "ls: cannot access '../\u{639}\u{6A9}\u{633}': No such file or directory",
    "find: \u{2018}./\u{62A}\u{635}\u{627}\u{648}\u{6CC}\u{631}\u{2019}: Permission denied",
    "docker run -v /home/\u{5D3}\u{5E0}\u{5D4}:/data nginx",
  ])
  func otherPathsMayStandAsTheyAreDrawn(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// A folder with a dot in a sentence from right to left.
  @Test(arguments: [
    "\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} './\u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}' \u{5E0}\u{5DE}\u{5D7}\u{5E7}.",
    "\u{627}\u{644}\u{645}\u{644}\u{641} './\u{635}\u{648}\u{631}' \u{645}\u{62D}\u{630}\u{648}\u{641}.",
    "\u{641}\u{627}\u{6CC}\u{644} './\u{639}\u{6A9}\u{633}' \u{67E}\u{627}\u{6A9} \u{634}\u{62F}.",
  ])
  func aDotMayStandRightOfAName(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }
}

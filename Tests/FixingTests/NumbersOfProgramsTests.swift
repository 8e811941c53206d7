import BidiAlgorithm
import Fixing
import Testing

/// Numbers that programs write behind right-to-left names into a terminal: progress, addresses of
/// hosts, lengths of tasks, changed lines; each with what looks like it and is whole.
@Suite struct NumbersOfProgramsTests {
  /// A share, a size, a rate and a time behind the name of a file that is copied or loaded.
  @Test(
    arguments: [
      (
        "\u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}   100% 2048     2.4MB/s   00:01",
        "\u{5EA}\u{5D5}\u{5E0}\u{5D5}\u{5DE}\u{5EA}   100% 2048     2.4MB/s   00:01"
      ),
      (
        "\u{5E0}\u{5E1}\u{5D9}\u{5E2}\u{5D4} \u{5DC}\u{5D2}\u{5DC}\u{5D9}\u{5DC}    45%   12MB   1.2MB/s   00:10 ETA",
        "\u{5DC}\u{5D9}\u{5DC}\u{5D2}\u{5DC} \u{5D4}\u{5E2}\u{5D9}\u{5E1}\u{5E0}    45%   12MB   1.2MB/s   00:10 ETA"
      ),
      (
        "\u{635}\u{648}\u{631}   100% 512     1.1KB/s   00:00",
        "\u{631}\u{648}\u{635}   100% 512     1.1KB/s   00:00"
      ),
      (
        "\u{639}\u{6A9}\u{633}   73%   12.4MB   1.3MB/s   00:10",
        "\u{633}\u{6A9}\u{639}   73%   12.4MB   1.3MB/s   00:10"
      ),
      (
        "\u{641}\u{627}\u{626}\u{644}   100%[===================>]   1.20M  3.40MB/s    in 0.4s",
        "\u{644}\u{626}\u{627}\u{641}   100%[===================>]   1.20M  3.40MB/s    in 0.4s"
      ),
    ] as [(String, String)])
  func numbersOfProgressAreTheLines(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// The address of a host in brackets behind its name.
  @Test(
    arguments: [
      (
        "PING \u{5E9}\u{5E2}\u{5E8}-\u{5E6}\u{5E4}\u{5D5}\u{5DF} (10.0.0.7) 56(84) bytes of data.",
        "PING \u{5DF}\u{5D5}\u{5E4}\u{5E6}-\u{5E8}\u{5E2}\u{5E9} (10.0.0.7) 56(84) bytes of data."
      ),
      (
        "64 bytes from \u{5E9}\u{5E8}\u{5EA} (10.0.0.5): icmp_seq=1 ttl=64 time=0.3 ms",
        "64 bytes from \u{5EA}\u{5E8}\u{5E9} (10.0.0.5): icmp_seq=1 ttl=64 time=0.3 ms"
      ),
      (
        " 1  \u{5E9}\u{5E2}\u{5E8} (10.0.0.1)  0.5 ms  0.4 ms  0.4 ms",
        " 1  \u{5E8}\u{5E2}\u{5E9} (10.0.0.1)  0.5 ms  0.4 ms  0.4 ms"
      ),
      (
        "Nmap scan report for \u{62E}\u{627}\u{62F}\u{645} (10.0.0.5)",
        "Nmap scan report for \u{645}\u{62F}\u{627}\u{62E} (10.0.0.5)"
      ),
      (
        "Connected to \u{633}\u{631}\u{648}\u{631} (192.168.1.4) port 80",
        "Connected to \u{631}\u{648}\u{631}\u{633} (192.168.1.4) port 80"
      ),
      (
        "traceroute to \u{645}\u{6CC}\u{632}\u{628}\u{627}\u{646} (10.1.2.3), 30 hops max",
        "traceroute to \u{646}\u{627}\u{628}\u{632}\u{6CC}\u{645} (10.1.2.3), 30 hops max"
      ),
    ] as [(String, String)])
  func addressesOfHostsAreTheLines(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// How long a task or a test took.
  @Test(
    arguments: [
      (
        "\u{2714} \u{5D1}\u{5D3}\u{5D9}\u{5E7}\u{5D5}\u{5EA} \u{5D9}\u{5D7}\u{5D9}\u{5D3}\u{5D4} 350ms",
        "\u{2714} \u{5D4}\u{5D3}\u{5D9}\u{5D7}\u{5D9} \u{5EA}\u{5D5}\u{5E7}\u{5D9}\u{5D3}\u{5D1} 350ms"
      ),
      (
        "\u{2713} \u{628}\u{646}\u{627}\u{621} \u{627}\u{644}\u{645}\u{648}\u{642}\u{639} 2.1s",
        "\u{2713} \u{639}\u{642}\u{648}\u{645}\u{644}\u{627} \u{621}\u{627}\u{646}\u{628} 2.1s"
      ),
      (
        "\u{2717} \u{633}\u{627}\u{62E}\u{62A} \u{67E}\u{631}\u{648}\u{698}\u{647} 1m 12s",
        "\u{2717} \u{647}\u{698}\u{648}\u{631}\u{67E} \u{62A}\u{62E}\u{627}\u{633} 1m 12s"
      ),
      (
        "\u{2714} \u{62C}\u{627}\u{646}\u{686} 0.8s",
        "\u{2714} \u{686}\u{646}\u{627}\u{62C} 0.8s"
      ),
      (
        "\u{280B} \u{5D4}\u{5D5}\u{5E8}\u{5D3}\u{5EA} \u{5D7}\u{5D1}\u{5D9}\u{5DC}\u{5D5}\u{5EA} 12 ms",
        "\u{280B} \u{5EA}\u{5D5}\u{5DC}\u{5D9}\u{5D1}\u{5D7} \u{5EA}\u{5D3}\u{5E8}\u{5D5}\u{5D4} 12 ms"
      ),
    ] as [(String, String)])
  func aLengthEndsItsTask(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// How many lines of a file changed.
  @Test(
    arguments: [
      (
        "\u{5EA}\u{5E8}\u{5D2}\u{5D5}\u{5DD} | 7 +++++--",
        "\u{5DD}\u{5D5}\u{5D2}\u{5E8}\u{5EA} | 7 +++++--"
      ),
      (
        " \u{635}\u{648}\u{631} | 3 ++-",
        " \u{631}\u{648}\u{635} | 3 ++-"
      ),
      (
        " docs/\u{631}\u{627}\u{647}\u{646}\u{645}\u{627} | 120 ++++++++++-----",
        " docs/\u{627}\u{645}\u{646}\u{647}\u{627}\u{631} | 120 ++++++++++-----"
      ),
      (
        "\u{641}\u{6C1}\u{631}\u{633}\u{62A} | 1 -",
        "\u{62A}\u{633}\u{631}\u{6C1}\u{641} | 1 -"
      ),
    ] as [(String, String)])
  func linesOfChangedFilesRunFromTheLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Files with Latin endings, an address behind a Latin name, and lengths in brackets.
  @Test(arguments: [
    "\u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}.zip   45%   12MB   1.2MB/s   00:10 ETA",
    "\u{2714} 12.4s",
    "\u{2714} \u{5D1}\u{5E0}\u{5D9}\u{5D9}\u{5EA} \u{5D4}\u{5D0}\u{5EA}\u{5E8} (2.1s)",
    "PING localhost (127.0.0.1) 56(84) bytes of data.",
    " \u{5EA}\u{5E8}\u{5D2}\u{5D5}\u{5DD}.txt | 12 +++++---",
    " \u{6AF}\u{632}\u{627}\u{631}\u{634} | Bin 0 -> 1234 bytes",
  ])
  func otherNumbersMayStandAsTheyAreDrawn(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// Groups of digits, and then one that goes on with letters, are one key: in Hebrew it is drawn
  /// as it is read, in Arabic its groups are drawn from the right.
  @Test(arguments: ["1234-5678-90AB", "12-34-5x-7", "2024-05-1a", "20-30-40x"])
  func aKeyInGroupsIsOne(_ key: String) {
    LineExpectations.expectNothing(
      text: "\u{5DE}\u{5E4} \(key) \u{5DB}\u{5DF}", [.auto, LineExpectations.right])
    LineExpectations.expectFirst(
      text: "\u{645}\u{641} \(key) \u{647}\u{646}", "\u{646}\u{647} \(key) \u{641}\u{645}",
      LineExpectations.right)
  }
}

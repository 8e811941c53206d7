import BidiAlgorithm
import Fixing
import Testing

/// Columns that single blanks part, topics of channels, and amounts behind the name of a file.
@Suite struct ProcessRowTests {
  /// Who runs a program is a column, and so is each number behind that.
  @Test(
    arguments: [
      (
        "\u{5D3}\u{5E0}\u{5D4} 1234 0.0 0.1 22552 5244 pts/0 Ss 10:30 0:00 bash",
        "\u{5D4}\u{5E0}\u{5D3} 1234 0.0 0.1 22552 5244 pts/0 Ss 10:30 0:00 bash"
      ),
      (
        " 1234 \u{62F}\u{627}\u{646}\u{627} 20 0 412M 12M S 0.3 python3",
        " 1234 \u{627}\u{646}\u{627}\u{62F} 20 0 412M 12M S 0.3 python3"
      ),
      (
        "2207 \u{5E8}\u{5D5}\u{5EA}\u{5DD} 20 0 160M 8M R 12.5 node",
        "2207 \u{5DD}\u{5EA}\u{5D5}\u{5E8} 20 0 160M 8M R 12.5 node"
      ),
      (
        "  871 \u{641}\u{627}\u{637}\u{645}\u{629} 20 0 98M 4M S 0.0 bash",
        "  871 \u{629}\u{645}\u{637}\u{627}\u{641} 20 0 98M 4M S 0.0 bash"
      ),
      (
        "  871 \u{639}\u{644}\u{6CC} 20 0 98M 4M S 0.0 bash",
        "  871 \u{6CC}\u{644}\u{639} 20 0 98M 4M S 0.0 bash"
      ),
    ] as [(String, String)])
  func columnsOfProcessesStandAtTheirPlaces(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A row with a Latin name, and one with Latin letters right behind the name.
  @Test(arguments: [
    "1234 dana 20 0 412M 12M S 0.3 python3",
    "\u{5D3}\u{5E0}\u{5D4} pts/0 S+ 1234 0.0 0.1 22552 5244 bash",
  ])
  func rowsThatAreDrawnAtTheirPlacesStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// An owner and a group of a file are two columns.
  @Test(
    arguments: [
      (
        "-rw-r--r-- 1 \u{5D3}\u{5E0}\u{5D4} \u{5E6}\u{5D5}\u{5D5}\u{5EA} 4096 May  3 12:04 notes.txt",
        "-rw-r--r-- 1 \u{5D4}\u{5E0}\u{5D3} \u{5EA}\u{5D5}\u{5D5}\u{5E6} 4096 May  3 12:04 notes.txt"
      ),
      (
        "-rwxr-xr-x 1 \u{633}\u{627}\u{631}\u{629} \u{641}\u{631}\u{64A}\u{642} 120 Jan 12 10:30 run.sh",
        "-rwxr-xr-x 1 \u{629}\u{631}\u{627}\u{633} \u{642}\u{64A}\u{631}\u{641} 120 Jan 12 10:30 run.sh"
      ),
      (
        "drwxr-xr-x 2 \u{639}\u{644}\u{6CC} \u{6AF}\u{631}\u{648}\u{647} 4096 Jan 12 10:30 src",
        "drwxr-xr-x 2 \u{6CC}\u{644}\u{639} \u{647}\u{648}\u{631}\u{6AF} 4096 Jan 12 10:30 src"
      ),
    ] as [(String, String)])
  func ownerAndGroupAreTwoColumns(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// So they are where no hour is shown, or no day.
  @Test(
    arguments: [
      (
        "drwxr-xr-x 2 \u{5D3}\u{5E0}\u{5D4} \u{5E6}\u{5D5}\u{5D5}\u{5EA} 4096 backup",
        "drwxr-xr-x 2 \u{5D4}\u{5E0}\u{5D3} \u{5EA}\u{5D5}\u{5D5}\u{5E6} 4096 backup"
      ),
      (
        "-rw-r--r-- 1 dan \u{5DE}\u{5D5}\u{5E8}\u{5D9}\u{5DD} 120 \u{5E7}\u{5D5}\u{5D1}\u{5E5}",
        "-rw-r--r-- 1 dan \u{5DD}\u{5D9}\u{5E8}\u{5D5}\u{5DE} 120 \u{5E5}\u{5D1}\u{5D5}\u{5E7}"
      ),
      (
        "drwxr-x--- 3 \u{633}\u{627}\u{631}\u{629} \u{641}\u{631}\u{64A}\u{642} 4096 docs",
        "drwxr-x--- 3 \u{629}\u{631}\u{627}\u{633} \u{642}\u{64A}\u{631}\u{641} 4096 docs"
      ),
      (
        "-rw-r--r-- 1 \u{631}\u{636}\u{627} \u{6AF}\u{631}\u{648}\u{647} 88 Mar 7 notes.txt",
        "-rw-r--r-- 1 \u{627}\u{636}\u{631} \u{647}\u{648}\u{631}\u{6AF} 88 Mar 7 notes.txt"
      ),
      (
        "-rwxr-xr-x 1 \u{639}\u{644}\u{6CC} \u{679}\u{6CC}\u{645} 512 2024-05-03 \u{631}\u{67E}\u{648}\u{631}\u{679}",
        "-rwxr-xr-x 1 \u{6CC}\u{644}\u{639} \u{645}\u{6CC}\u{679} 512 2024-05-03 \u{679}\u{631}\u{648}\u{67E}\u{631}"
      ),
    ] as [(String, String)])
  func ownerAndGroupWithoutAnHour(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// A single owner, Latin owners, and a line without a size.
  @Test(arguments: [
    "drwxr-xr-x 2 \u{5D3}\u{5E0}\u{5D4} dan 4096 backup",
    "drwxr-xr-x 2 dan dan 4096 \u{5D2}\u{5D9}\u{5D1}\u{5D5}\u{5D9} \u{5D9}\u{5E9}\u{5DF}",
    "drwxr-xr-x \u{633}\u{627}\u{631}\u{629} \u{641}\u{631}\u{64A}\u{642} backup",
  ])
  func otherOwnersStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// The colon parts the name of a channel from its topic.
  @Test(
    arguments: [
      (
        "Topic for #\u{5E2}\u{5D1}\u{5E8}\u{5D9}\u{5EA}: \u{5D1}\u{5E8}\u{5D5}\u{5DB}\u{5D9}\u{5DD} \u{5D4}\u{5D1}\u{5D0}\u{5D9}\u{5DD}! 12 \u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9}\u{5D9}\u{5DD}",
        "Topic for #\u{5EA}\u{5D9}\u{5E8}\u{5D1}\u{5E2}: \u{5DD}\u{5D9}\u{5E9}\u{5DE}\u{5EA}\u{5E9}\u{5DE} 12 !\u{5DD}\u{5D9}\u{5D0}\u{5D1}\u{5D4} \u{5DD}\u{5D9}\u{5DB}\u{5D5}\u{5E8}\u{5D1}"
      ),
      (
        "Topic for #\u{628}\u{631}\u{645}\u{62C}\u{629}: \u{623}\u{647}\u{644}\u{64B}\u{627} \u{648}\u{633}\u{647}\u{644}\u{64B}\u{627}",
        "Topic for #\u{629}\u{62C}\u{645}\u{631}\u{628}: \u{627}\u{644}\u{64B}\u{647}\u{633}\u{648} \u{627}\u{644}\u{64B}\u{647}\u{623}"
      ),
      (
        "Topic on #\u{641}\u{627}\u{631}\u{633}\u{6CC}: \u{62E}\u{648}\u{634} \u{622}\u{645}\u{62F}\u{6CC}\u{62F}",
        "Topic on #\u{6CC}\u{633}\u{631}\u{627}\u{641}: \u{62F}\u{6CC}\u{62F}\u{645}\u{622} \u{634}\u{648}\u{62E}"
      ),
    ] as [(String, String)])
  func theTopicStandsBehindTheChannel(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Each amount with a unit stands in its place behind the file.
  @Test(
    arguments: [
      (
        "\u{5DE}\u{5D5}\u{5E8}\u{5D9}\u{5D3} \u{5D0}\u{5EA} ubuntu-24.04.iso: 1.9 GB \u{5DE}\u{5EA}\u{5D5}\u{5DA} 5.7 GB",
        "5.7 GB \u{5DA}\u{5D5}\u{5EA}\u{5DE} 1.9 GB :ubuntu-24.04.iso \u{5EA}\u{5D0} \u{5D3}\u{5D9}\u{5E8}\u{5D5}\u{5DE}"
      ),
      (
        "\u{62A}\u{646}\u{632}\u{64A}\u{644} setup.exe: 12 MB \u{645}\u{646} 80 MB",
        "80 MB \u{646}\u{645} 12 MB :setup.exe \u{644}\u{64A}\u{632}\u{646}\u{62A}"
      ),
    ] as [(String, String)])
  func theFileIsPartedFromAmountsWithUnits(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// Rows of values with one right-to-left name, and files that are listed with numbers in their
/// names.
@Suite struct ValueRowTests {
  /// A program that runs, with its number, what it takes and how long.
  @Test(
    arguments: [
      (
        "1042 \u{62E}\u{627}\u{62F}\u{645} 98% 3:15 mysqld",
        "1042 \u{645}\u{62F}\u{627}\u{62E} 98% 3:15 mysqld"
      ),
      (
        "2207 \u{5D9}\u{5D5}\u{5E1}\u{5D9} 12.5% 0:42 node",
        "2207 \u{5D9}\u{5E1}\u{5D5}\u{5D9} 12.5% 0:42 node"
      ),
      (
        "871 \u{639}\u{644}\u{6CC} 0.7 3.1 10:05 bash",
        "871 \u{6CC}\u{644}\u{639} 0.7 3.1 10:05 bash"
      ),
      (
        "1842 \u{5E0}\u{5D5}\u{5E2}\u{5D4}  20  0  12.5  3.1  0:42.17 python3",
        "1842 \u{5D4}\u{5E2}\u{5D5}\u{5E0}  20  0  12.5  3.1  0:42.17 python3"
      ),
      (
        "\u{631}\u{636}\u{627} 4211 1.5 S 0:09 nginx",
        "\u{627}\u{636}\u{631} 4211 1.5 S 0:09 nginx"
      ),
      (
        "3120 \u{635}\u{627}\u{631}\u{641} 2% 64M 1:12 /usr/bin/vim",
        "3120 \u{641}\u{631}\u{627}\u{635} 2% 64M 1:12 /usr/bin/vim"
      ),
    ] as [(String, String)])
  func valuesOfProgramsStandAtTheirPlaces(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// A folder with its size, the day and the hour.
  @Test(
    arguments: [
      (
        "\u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA} 4096 Jan 12 18:04",
        "\u{5EA}\u{5D5}\u{5E0}\u{5D5}\u{5DE}\u{5EA} 4096 Jan 12 18:04"
      ),
      (
        "\u{645}\u{633}\u{62A}\u{646}\u{62F}\u{627}\u{62A} 8192 Mar  3 09:30",
        "\u{62A}\u{627}\u{62F}\u{646}\u{62A}\u{633}\u{645} 8192 Mar  3 09:30"
      ),
      (
        "\u{639}\u{6A9}\u{633}\u{200C}\u{647}\u{627} 4096 12 Feb 11:20",
        "\u{627}\u{647}\u{633}\u{6A9}\u{639} 4096 12 Feb 11:20"
      ),
      (
        "\u{5D3}\u{5D5}\u{5D7}\u{5D5}\u{5EA} \u{5D9}\u{5E9}\u{5E0}\u{5D9}\u{5DD} 4096 May 7 12:23",
        "\u{5DD}\u{5D9}\u{5E0}\u{5E9}\u{5D9} \u{5EA}\u{5D5}\u{5D7}\u{5D5}\u{5D3} 4096 May 7 12:23"
      ),
      (
        "\u{631}\u{67E}\u{648}\u{631}\u{679}\u{6CC}\u{6BA} 512 Nov 27 16:45",
        "\u{6BA}\u{6CC}\u{679}\u{631}\u{648}\u{67E}\u{631} 512 Nov 27 16:45"
      ),
    ] as [(String, String)])
  func sizesAndDaysStandAtTheirPlaces(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Numbers of things, sums, hours that are spoken of, and rows that are drawn in order.
  @Test(arguments: [
    "\u{5D3}\u{5E0}\u{5D4} 12 34",
    "\u{5E9}\u{5D9}\u{5E2}\u{5D5}\u{5E8} 5 Jan 12 18:04",
    "\u{5D7}\u{5D3}\u{5E8} 204 Jan 12 18:04",
    "\u{5D4}\u{5D6}\u{5DE}\u{5E0}\u{5D4} 4096 Jan 12 18:04",
    "\u{67E}\u{631}\u{648}\u{627}\u{632} 4096 Jan 12 18:04",
    "\u{62D}\u{644}\u{642}\u{629} 120 Mar 3 09:30",
    "\u{5D5}\u{5E2}\u{5D9}\u{5D3}\u{5D4} 2024 Jan 12 18:04",
    "\u{5DE}\u{5E9}\u{5D4} 1234 Jan 12 2024",
    "12 \u{5D3}\u{5E0}\u{5D4} 10:30 Zoom",
    "12 \u{5E0}\u{5D5}\u{5E2}\u{5D4} 3 10:30 Zoom",
    "1842 dana 20 0 12.5 3.1 0:42.17 python3",
    "mysql pts/0 4096 Jan 12 18:04 \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}",
    "1042 mysqld 98% 3:15 \u{62E}\u{627}\u{62F}\u{645}",
    "1 \u{5D3}\u{5E0}\u{5D4} 12 34 10:30 bash",
  ])
  func otherNumbersStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// The number that ends the name of a listed file stands before its ending.
  @Test(
    arguments: [
      (
        "-rw-r--r-- 1 dana dana 1842 Jan  5 \u{5D3}\u{5D5}\u{5D7} 2024.pdf",
        "-rw-r--r-- 1 dana dana 1842 Jan  5 \u{5D7}\u{5D5}\u{5D3} 2024.pdf"
      ),
      (
        "-rw-r--r-- 1 noa noa 77 Mar 12 09:30 \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D4} 12.jpg",
        "-rw-r--r-- 1 noa noa 77 Mar 12 09:30 \u{5D4}\u{5E0}\u{5D5}\u{5DE}\u{5EA} 12.jpg"
      ),
      (
        "-rw-r--r-- 1 ali ali 512 Apr 3 \u{62A}\u{642}\u{631}\u{64A}\u{631} 7.docx",
        "-rw-r--r-- 1 ali ali 512 Apr 3 \u{631}\u{64A}\u{631}\u{642}\u{62A} 7.docx"
      ),
      (
        "-rw-r--r-- 1 reza reza 9 Feb 8 11:15 \u{6AF}\u{632}\u{627}\u{631}\u{634} 1403.txt",
        "-rw-r--r-- 1 reza reza 9 Feb 8 11:15 \u{634}\u{631}\u{627}\u{632}\u{6AF} 1403.txt"
      ),
      (
        "-rw-r--r-- 1 sara sara 812 May 12 2023 \u{631}\u{67E}\u{648}\u{631}\u{679} 15.pdf",
        "-rw-r--r-- 1 sara sara 812 May 12 2023 \u{679}\u{631}\u{648}\u{67E}\u{631} 15.pdf"
      ),
    ] as [(String, String)])
  func numbersOfListedFilesStandBeforeTheEnding(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Names without such a number.
  @Test(arguments: [
    "-rw-r--r-- 1 dana dana 1842 Jan  5 \u{5D3}\u{5D5}\u{5D7} \u{5E9}\u{5E0}\u{5EA}\u{5D9}.pdf",
    "-rw-r--r-- 1 noa noa 77 Mar 12 09:30 report 12.jpg",
    "-rw-r--r-- 1 noa noa 77 Mar 12 09:30 \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D4}-12.jpg",
    "-rw-r--r-- 1 ali ali 512 Apr 3 \u{635}\u{648}\u{631}.zip",
  ])
  func otherListedFilesStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// Rows that programs print in columns, set from left to right: listings of files, tables of
/// databases, and what wide gaps part; each with what looks like it and is whole.
@Suite struct PrintedRowsTests {
  /// The month, the owner and the name of a file are columns of a listing.
  @Test(
    arguments: [
      (
        "-rw-r--r-- 1 noa noa 812 \u{5D9}\u{5E0}\u{5D5} 3 09:15 \u{5E1}\u{5D9}\u{5DB}\u{5D5}\u{5DD}",
        "-rw-r--r-- 1 noa noa 812 \u{5D5}\u{5E0}\u{5D9} 3 09:15 \u{5DD}\u{5D5}\u{5DB}\u{5D9}\u{5E1}"
      ),
      (
        "drwxr-x--- 5 ali ali 4096 \u{645}\u{627}\u{64A}\u{648} 17 22:04 \u{645}\u{633}\u{62A}\u{646}\u{62F}\u{627}\u{62A}",
        "drwxr-x--- 5 ali ali 4096 \u{648}\u{64A}\u{627}\u{645} 17 22:04 \u{62A}\u{627}\u{62F}\u{646}\u{62A}\u{633}\u{645}"
      ),
      (
        "-rwxr-xr-x 1 reza staff 1.2K \u{645}\u{647}\u{631} 8 2021 \u{6AF}\u{632}\u{627}\u{631}\u{634}",
        "-rwxr-xr-x 1 reza staff 1.2K \u{631}\u{647}\u{645} 8 2021 \u{634}\u{631}\u{627}\u{632}\u{6AF}"
      ),
      (
        "lrwxrwxrwx 1 sana users 11 \u{62C}\u{648}\u{646} 2 18:40 \u{62A}\u{635}\u{648}\u{6CC}\u{631}",
        "lrwxrwxrwx 1 sana users 11 \u{646}\u{648}\u{62C} 2 18:40 \u{631}\u{6CC}\u{648}\u{635}\u{62A}"
      ),
      (
        "-rw-r--r--  1 dan  staff  4096 12 \u{5D0}\u{5D5}\u{5D2} 10:30 \u{5E8}\u{5E9}\u{5D9}\u{5DE}\u{5D4}",
        "-rw-r--r--  1 dan  staff  4096 12 \u{5D2}\u{5D5}\u{5D0} 10:30 \u{5D4}\u{5DE}\u{5D9}\u{5E9}\u{5E8}"
      ),
      (
        "-rw-r--r-- 1 \u{5D3}\u{5E0}\u{5D4} \u{5DE}\u{5D5}\u{5E8}\u{5D9}\u{5DD} 120 Mar 12 10:30 a.txt",
        "-rw-r--r-- 1 \u{5D4}\u{5E0}\u{5D3} \u{5DD}\u{5D9}\u{5E8}\u{5D5}\u{5DE} 120 Mar 12 10:30 a.txt"
      ),
      (
        "drwxr-xr-x 2 \u{633}\u{627}\u{631}\u{629} \u{645}\u{62F}\u{631}\u{633}\u{648}\u{646} 4096 Jan 3 2021 b.pdf",
        "drwxr-xr-x 2 \u{629}\u{631}\u{627}\u{633} \u{646}\u{648}\u{633}\u{631}\u{62F}\u{645} 4096 Jan 3 2021 b.pdf"
      ),
      (
        "-rw-r--r-- 1 \u{645}\u{631}\u{6CC}\u{645} \u{6A9}\u{627}\u{631}\u{628}\u{631}\u{627}\u{646} 120 \u{645}\u{647}\u{631} 12 10:30 \u{6AF}\u{632}\u{627}\u{631}\u{634}",
        "-rw-r--r-- 1 \u{645}\u{6CC}\u{631}\u{645} \u{646}\u{627}\u{631}\u{628}\u{631}\u{627}\u{6A9} 120 \u{631}\u{647}\u{645} 12 10:30 \u{634}\u{631}\u{627}\u{632}\u{6AF}"
      ),
    ] as [(String, String)])
  func columnsOfAListingFollowEachOther(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Numbers and Latin cells behind a right-to-left name, and how many lines of a file changed.
  @Test(
    arguments: [
      (
        "\u{5E7}\u{5E8}\u{5DF} \u{5DC}\u{5D5}\u{5D9} | 87 | 4.5% | open",
        "\u{5D9}\u{5D5}\u{5DC} \u{5DF}\u{5E8}\u{5E7} | 87 | 4.5% | open"
      ),
      (
        "\u{646}\u{648}\u{631} | 12 | 300 | paid",
        "\u{631}\u{648}\u{646} | 12 | 300 | paid"
      ),
      (
        "\u{645}\u{631}\u{6CC}\u{645} | \u{634}\u{6CC}\u{631}\u{627}\u{632} | 40 | ok",
        "\u{645}\u{6CC}\u{631}\u{645} | \u{632}\u{627}\u{631}\u{6CC}\u{634} | 40 | ok"
      ),
      (
        "\u{6A9}\u{631}\u{627}\u{686}\u{6CC} | 7 | new",
        "\u{6CC}\u{686}\u{627}\u{631}\u{6A9} | 7 | new"
      ),
      (
        "\u{5D4}\u{5E2}\u{5E8}\u{5D5}\u{5EA} | 12 ++--",
        "\u{5EA}\u{5D5}\u{5E8}\u{5E2}\u{5D4} | 12 ++--"
      ),
      (
        "\u{645}\u{644}\u{627}\u{62D}\u{638}\u{627}\u{62A} | 3 +++",
        "\u{62A}\u{627}\u{638}\u{62D}\u{627}\u{644}\u{645} | 3 +++"
      ),
    ] as [(String, String)])
  func cellsBetweenBarsFollowEachOther(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Sizes and numbers that wide gaps part from a right-to-left name.
  @Test(
    arguments: [
      (
        "\u{5D3}\u{5D9}\u{5E1}\u{5E7}-\u{5E8}\u{5D0}\u{5E9}\u{5D9}  80G  35G  45G  44%",
        "\u{5D9}\u{5E9}\u{5D0}\u{5E8}-\u{5E7}\u{5E1}\u{5D9}\u{5D3}  80G  35G  45G  44%"
      ),
      (
        "\u{646}\u{633}\u{62E}\u{629}   500M   20M   480M",
        "\u{629}\u{62E}\u{633}\u{646}   500M   20M   480M"
      ),
      (
        "\u{67E}\u{634}\u{62A}\u{6CC}\u{628}\u{627}\u{646}      1234  0.0  0.1  bash",
        "\u{646}\u{627}\u{628}\u{6CC}\u{62A}\u{634}\u{67E}      1234  0.0  0.1  bash"
      ),
      (
        "\u{633}\u{631}\u{648}\u{631}  2.5T  1.1T  44% /mnt/data",
        "\u{631}\u{648}\u{631}\u{633}  2.5T  1.1T  44% /mnt/data"
      ),
    ] as [(String, String)])
  func columnsBetweenGapsFollowEachOther(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Rows that are drawn in order, rows without Latin letters, which may be read from the right,
  /// names in two languages with a number, and sizes before a name.
  @Test(arguments: [
    "-rw-r--r-- 1 noa noa 812 Jan 3 09:15 \u{5E1}\u{5D9}\u{5DB}\u{5D5}\u{5DD} \u{5E9}\u{5E0}\u{5EA}\u{5D9}",
    "drwxr-xr-x 2 ali ali 4096 Jan 3 2021 \u{635}\u{648}\u{631}",
    "Lahore | \u{644}\u{627}\u{6C1}\u{648}\u{631} | 13,000,000",
    "\u{5E0}\u{5D5}\u{5E2}\u{5D4} | Haifa | 12",
    "\u{639}\u{644}\u{6CC} | done | 7",
    "\u{5E9}\u{5DD} | \u{5D2}\u{5D9}\u{5DC} | 12",
    "\u{645}\u{644}\u{641} | \u{646}\u{648}\u{639} | 30",
    "/dev/sda1  80G  35G  45G  44% /mnt/\u{5D2}\u{5D9}\u{5D1}\u{5D5}\u{5D9}",
    "4.0K  \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA} \u{5DE}\u{5D4}\u{5D8}\u{5D9}\u{5D5}\u{5DC}",
    "12M  \u{635}\u{648}\u{631}",
    "1.5G  \u{639}\u{6A9}\u{633}\u{200C}\u{647}\u{627}",
    "\u{5D3}\u{5D5}\u{5D7}.py | 12 ++++",
  ])
  func otherRowsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// Prose with wide gaps between its sentences is no row.
  @Test(arguments: [
    "\u{5D4}\u{5D1}\u{5D9}\u{5EA} \u{5E9}\u{5DC}\u{5D9}.  \u{5D2}\u{5DD} 5 \u{5D9}\u{5DC}\u{5D3}\u{5D9}\u{5DD}  \u{5D5}\u{5DB}\u{5DC}\u{5D1}  Rex",
    "\u{627}\u{644}\u{62C}\u{648} \u{62C}\u{645}\u{64A}\u{644}.  \u{639}\u{646}\u{62F}\u{64A} 3 \u{643}\u{62A}\u{628}  \u{648}\u{642}\u{644}\u{645}  Bic",
  ])
  func proseIsNoRow(_ text: String) {
    let problems = Judge().problems(
      of: Array(text.unicodeScalars), direction: LineExpectations.left)
    #expect(problems.map(\.kind) == [.paragraph])
  }
}

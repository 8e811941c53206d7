import BidiAlgorithm
import Fixing
import Testing

/// Lines that a calendar, a program or a shop writes, each with what looks like it and is whole.
@Suite struct EntriesAndReportsTests {
  /// From when to when stands behind what an entry of an English calendar says is on.
  @Test(
    arguments: [
      (
        "Thu 12 \u{B7} \u{5D1}\u{5D9}\u{5E7}\u{5D5}\u{5E8} \u{5D0}\u{5E6}\u{5DC} \u{5D4}\u{5E8}\u{5D5}\u{5E4}\u{5D0} 18:00\u{2013}20:00",
        "Thu 12 \u{B7} \u{5D0}\u{5E4}\u{5D5}\u{5E8}\u{5D4} \u{5DC}\u{5E6}\u{5D0} \u{5E8}\u{5D5}\u{5E7}\u{5D9}\u{5D1} 18:00\u{2013}20:00"
      ),
      (
        "Mon, 3 June | \u{645}\u{648}\u{639}\u{62F} \u{645}\u{639} \u{627}\u{644}\u{645}\u{62F}\u{631}\u{633} 10:30\u{2013}11:45",
        "Mon, 3 June | \u{633}\u{631}\u{62F}\u{645}\u{644}\u{627} \u{639}\u{645} \u{62F}\u{639}\u{648}\u{645} 10:30\u{2013}11:45"
      ),
      (
        "Fri 21 \u{2013} \u{62C}\u{644}\u{633}\u{647} \u{628}\u{627} \u{645}\u{62F}\u{6CC}\u{631} 9:15\u{2013}10:00",
        "Fri 21 \u{2013} \u{631}\u{6CC}\u{62F}\u{645} \u{627}\u{628} \u{647}\u{633}\u{644}\u{62C} 9:15\u{2013}10:00"
      ),
      (
        "Sun \u{B7} \u{62F}\u{648}\u{633}\u{62A}\u{648}\u{6BA} \u{633}\u{6D2} \u{645}\u{644}\u{627}\u{642}\u{627}\u{62A} 16:00-17:30",
        "Sun \u{B7} \u{62A}\u{627}\u{642}\u{627}\u{644}\u{645} \u{6D2}\u{633} \u{6BA}\u{648}\u{62A}\u{633}\u{648}\u{62F} 16:00-17:30"
      ),
      (
        "7 Aug 2024 \u{B7} \u{5D8}\u{5D9}\u{5D5}\u{5DC} 8:00 \u{2013} 12:00",
        "7 Aug 2024 \u{B7} \u{5DC}\u{5D5}\u{5D9}\u{5D8} 8:00 \u{2013} 12:00"
      ),
    ] as [(String, String)])
  func hoursStandBehindWhatIsOn(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Without such hours an entry is whole, however many words it has; one hour may stand before
  /// them.
  @Test(arguments: [
    "Thu 12 \u{B7} \u{5D1}\u{5D9}\u{5E7}\u{5D5}\u{5E8} \u{5D0}\u{5E6}\u{5DC} \u{5D4}\u{5E8}\u{5D5}\u{5E4}\u{5D0} \u{5D1}\u{5E2}\u{5D9}\u{5E8}",
    "Mon 3 \u{B7} \u{645}\u{648}\u{639}\u{62F} \u{645}\u{639} \u{637}\u{628}\u{64A}\u{628} \u{627}\u{644}\u{623}\u{633}\u{646}\u{627}\u{646} 10:30",
    "Sat, 8 June \u{B7} \u{639}\u{631}\u{648}\u{633}\u{6CC} \u{67E}\u{633}\u{631} \u{62E}\u{648}\u{627}\u{647}\u{631} \u{645}\u{627}",
    "Wed 18:00 \u{B7} \u{633}\u{627}\u{644}\u{627}\u{646}\u{6C1} \u{627}\u{62C}\u{644}\u{627}\u{633} \u{6A9}\u{6CC} \u{62A}\u{6CC}\u{627}\u{631}\u{6CC}",
    "Tue 9 \u{B7} \u{5D9}\u{5E9}\u{5D9}\u{5D1}\u{5D4} (\u{5D7}\u{5D3}\u{5E8} 4)",
    "Fri 7 \u{B7} \u{5D8}\u{5D9}\u{5D5}\u{5DC}",
    "Fri 7 \u{B7} \u{62C}\u{644}\u{633}\u{647} \u{6F1}\u{6F4}:\u{6F0}\u{6F0}\u{2013}\u{6F1}\u{6F5}:\u{6F0}\u{6F0}",
  ])
  func anEntryIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// What is no day leads to nothing: there most words tell.
  @Test func aNameIsNoDay() {
    let text =
      "Zoom 5 \u{B7} \u{5D1}\u{5D9}\u{5E7}\u{5D5}\u{5E8} \u{5D0}\u{5E6}\u{5DC} \u{5D4}\u{5E8}\u{5D5}\u{5E4}\u{5D0} \u{5D1}\u{5E2}\u{5D9}\u{5E8} \u{5E9}\u{5DC}\u{5D9}"
    let kinds = Judge().problems(of: Array(text.unicodeScalars), direction: LineExpectations.left)
      .map(\.kind)
    #expect(kinds == [.paragraph])
  }

  // MARK: - Paths in messages

  /// The folders of a path that a program names in English follow each other from left to right.
  /// So do the parts of the name of a branch.
  @Test(
    arguments: [
      (
        "cat: cannot open '\u{5DE}\u{5E1}\u{5DE}\u{5DB}\u{5D9}\u{5DD}/\u{5D7}\u{5D5}\u{5D6}\u{5D4}': Permission denied",
        "cat: cannot open '\u{5DD}\u{5D9}\u{5DB}\u{5DE}\u{5E1}\u{5DE}/\u{5D4}\u{5D6}\u{5D5}\u{5D7}': Permission denied"
      ),
      (
        "error: pathspec '\u{5EA}\u{5E7}\u{5DC}\u{5D4}/31' did not match any file(s) known to git",
        "error: pathspec '\u{5D4}\u{5DC}\u{5E7}\u{5EA}/31' did not match any file(s) known to git"
      ),
      (
        "Switched to a new branch '\u{625}\u{635}\u{644}\u{627}\u{62D}/\u{62C}\u{62F}\u{64A}\u{62F}'",
        "Switched to a new branch '\u{62D}\u{627}\u{644}\u{635}\u{625}/\u{62F}\u{64A}\u{62F}\u{62C}'"
      ),
      (
        "mv: cannot move '\u{648}\u{62B}\u{627}\u{626}\u{642}/\u{642}\u{62F}\u{64A}\u{645}\u{629}' to '\u{648}\u{62B}\u{627}\u{626}\u{642}/\u{623}\u{631}\u{634}\u{64A}\u{641}': File exists",
        "mv: cannot move '\u{642}\u{626}\u{627}\u{62B}\u{648}/\u{629}\u{645}\u{64A}\u{62F}\u{642}' to '\u{642}\u{626}\u{627}\u{62B}\u{648}/\u{641}\u{64A}\u{634}\u{631}\u{623}': File exists"
      ),
      (
        "FileNotFoundError: [Errno 2] No such file or directory: '\u{67E}\u{631}\u{648}\u{698}\u{647}/\u{62F}\u{627}\u{62F}\u{647}'",
        "FileNotFoundError: [Errno 2] No such file or directory: '\u{647}\u{698}\u{648}\u{631}\u{67E}/\u{647}\u{62F}\u{627}\u{62F}'"
      ),
      (
        "mkdir: cannot create directory \u{2018}\u{639}\u{6A9}\u{633}/\u{633}\u{641}\u{631}\u{2019}: File exists",
        "mkdir: cannot create directory \u{2018}\u{633}\u{6A9}\u{639}/\u{631}\u{641}\u{633}\u{2019}: File exists"
      ),
      (
        "fatal: couldn't read ref \"\u{62F}\u{631}\u{633}\u{62A}\u{6CC}/\u{646}\u{6CC}\u{627}\"",
        "fatal: couldn't read ref \"\u{6CC}\u{62A}\u{633}\u{631}\u{62F}/\u{627}\u{6CC}\u{646}\""
      ),
      (
        "The folder \"\u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}/\u{5E7}\u{5D9}\u{5E5} 2019\" is not empty",
        "The folder \"\u{5EA}\u{5D5}\u{5E0}\u{5D5}\u{5DE}\u{5EA}/2019 \u{5E5}\u{5D9}\u{5E7}\" is not empty"
      ),
      (
        "bash: cd: \u{62F}\u{633}\u{62A}\u{627}\u{648}\u{6CC}\u{632}\u{627}\u{62A}/\u{6AF}\u{6BE}\u{631}: No such file or directory",
        "bash: cd: \u{62A}\u{627}\u{632}\u{6CC}\u{648}\u{627}\u{62A}\u{633}\u{62F}/\u{631}\u{6BE}\u{6AF}: No such file or directory"
      ),
    ] as [(String, String)])
  func foldersOfAReportFollowEachOther(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Words to choose from, and a single folder.
  @Test(arguments: [
    "Type '\u{5DB}\u{5DF}/\u{5DC}\u{5D0}' to go on",
    "The switch '\u{62A}\u{634}\u{63A}\u{64A}\u{644}/\u{625}\u{64A}\u{642}\u{627}\u{641}' is not set",
    "Choose \"\u{628}\u{644}\u{647}/\u{62E}\u{6CC}\u{631}\" and press Enter",
    "note: the word '\u{6C1}\u{627}\u{6BA}/\u{646}\u{6C1}\u{6CC}\u{6BA}' is shown",
    "rm: cannot remove '\u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}': No such file or directory",
    "Please open '\u{5D4}\u{5D2}\u{5D3}\u{5E8}\u{5D5}\u{5EA}/\u{5EA}\u{5E6}\u{5D5}\u{5D2}\u{5D4}' in the menu",
    "Already on branch '\u{5E2}\u{5E0}\u{5E3}'",
  ])
  func wordsToChooseFromAreNoPath(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  // MARK: - Names of files

  /// The date or the version of a file without blanks stands right of its name, and the ending
  /// behind that.
  @Test(
    arguments: [
      (
        "\u{5E1}\u{5D9}\u{5DB}\u{5D5}\u{5DD}_\u{5D9}\u{5E9}\u{5D9}\u{5D1}\u{5D4}_2023-11-02.docx",
        "\u{5D4}\u{5D1}\u{5D9}\u{5E9}\u{5D9}_\u{5DD}\u{5D5}\u{5DB}\u{5D9}\u{5E1}_2023-11-02.docx"
      ),
      (
        "\u{62E}\u{637}\u{627}\u{628}_\u{631}\u{633}\u{645}\u{64A}_2021-07-30.pdf",
        "\u{64A}\u{645}\u{633}\u{631}_\u{628}\u{627}\u{637}\u{62E}_2021-07-30.pdf"
      ),
      (
        "\u{641}\u{627}\u{6A9}\u{62A}\u{648}\u{631}_1402-05-12.xlsx",
        "\u{631}\u{648}\u{62A}\u{6A9}\u{627}\u{641}_1402-05-12.xlsx"
      ),
      (
        "\u{631}\u{633}\u{6CC}\u{62F}_\u{628}\u{62C}\u{644}\u{6CC}_2022-01-09.pdf",
        "\u{6CC}\u{644}\u{62C}\u{628}_\u{62F}\u{6CC}\u{633}\u{631}_2022-01-09.pdf"
      ),
      (
        "\u{5D2}\u{5D9}\u{5D1}\u{5D5}\u{5D9}-\u{5D0}\u{5EA}\u{5E8}_2.4.1.tar.gz",
        "\u{5E8}\u{5EA}\u{5D0}-\u{5D9}\u{5D5}\u{5D1}\u{5D9}\u{5D2}_2.4.1.tar.gz"
      ),
      (
        "\u{646}\u{633}\u{62E}\u{629}_3.0.2.zip",
        "\u{629}\u{62E}\u{633}\u{646}_3.0.2.zip"
      ),
      (
        "Open \u{5D3}\u{5D5}\u{5D7}_2023-11-02.csv now",
        "Open \u{5D7}\u{5D5}\u{5D3}_2023-11-02.csv now"
      ),
    ] as [(String, String)])
  func aDateStandsBehindTheNameOfItsFile(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// From right to left they stand left of the name, and the ending right of the number.
  @Test(
    arguments: [
      (
        "\u{5E1}\u{5D9}\u{5DB}\u{5D5}\u{5DD}_\u{5D9}\u{5E9}\u{5D9}\u{5D1}\u{5D4}_2023-11-02.docx",
        "2023-11-02.docx_\u{5D4}\u{5D1}\u{5D9}\u{5E9}\u{5D9}_\u{5DD}\u{5D5}\u{5DB}\u{5D9}\u{5E1}"
      ),
      (
        "\u{62E}\u{637}\u{627}\u{628}_\u{631}\u{633}\u{645}\u{64A}_2021-07-30.pdf",
        "2021-07-30.pdf_\u{64A}\u{645}\u{633}\u{631}_\u{628}\u{627}\u{637}\u{62E}"
      ),
      (
        "\u{641}\u{627}\u{6CC}\u{644} \u{6AF}\u{632}\u{627}\u{631}\u{634}_1402-05-12.xlsx \u{631}\u{633}\u{6CC}\u{62F}",
        "\u{62F}\u{6CC}\u{633}\u{631} 1402-05-12.xlsx_\u{634}\u{631}\u{627}\u{632}\u{6AF} \u{644}\u{6CC}\u{627}\u{641}"
      ),
      (
        "\u{645}\u{6CC}\u{6BA} \u{646}\u{6D2} \u{631}\u{633}\u{6CC}\u{62F}_2022-01-09.pdf \u{628}\u{6BE}\u{6CC}\u{62C}\u{6CC}",
        "\u{6CC}\u{62C}\u{6CC}\u{6BE}\u{628} 2022-01-09.pdf_\u{62F}\u{6CC}\u{633}\u{631} \u{6D2}\u{646} \u{6BA}\u{6CC}\u{645}"
      ),
      (
        "\u{5DE}\u{5E6}\u{5D5}\u{5E8}\u{5E3} \u{5E0}\u{5E1}\u{5E4}\u{5D7}_1.2.zip",
        "1.2.zip_\u{5D7}\u{5E4}\u{5E1}\u{5E0} \u{5E3}\u{5E8}\u{5D5}\u{5E6}\u{5DE}"
      ),
    ] as [(String, String)])
  func aDateStandsBeforeItsEnding(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// With hyphens or blanks, plain numbers or no ending a date that is drawn whole may stand where
  /// it is.
  @Test(arguments: [
    "\u{5E1}\u{5D9}\u{5DB}\u{5D5}\u{5DD}-\u{5D9}\u{5E9}\u{5D9}\u{5D1}\u{5D4}-2023-11-02.docx",
    "\u{5E1}\u{5D9}\u{5DB}\u{5D5}\u{5DD}_\u{5D9}\u{5E9}\u{5D9}\u{5D1}\u{5D4}_2023.docx",
    "\u{5E1}\u{5D9}\u{5DB}\u{5D5}\u{5DD} \u{5D9}\u{5E9}\u{5D9}\u{5D1}\u{5D4} 2023-11-02.docx",
    "\u{5D3}\u{5D5}\u{5D7}_2023-11-02_\u{5E1}\u{5D5}\u{5E4}\u{5D9}.pdf",
    "\u{5D3}\u{5D5}\u{5D7}_2023-11-02",
    "\u{62E}\u{637}\u{627}\u{628}_\u{631}\u{633}\u{645}\u{64A}_2021.pdf",
    "\u{5D2}\u{5D9}\u{5D1}\u{5D5}\u{5D9}_2.4",
    "\"\u{5E0}\u{5E1}\u{5E4}\u{5D7}_12.jpg\"",
    "\u{631}\u{633}\u{6CC}\u{62F}_12.jpg",
  ])
  func aFileMayLookOtherwise(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// So may a range, which a low line makes no name in code.
  @Test(arguments: [
    "\u{5D9}\u{5E9} \u{5DC}\u{5D9} \u{5EA}\u{5D9}\u{5E7}_2023-24 \u{5D7}\u{5D3}\u{5E9}",
    "\u{5E1}\u{5D9}\u{5DB}\u{5D5}\u{5DD}_\u{5D9}\u{5E9}\u{5D9}\u{5D1}\u{5D4}_2023.docx",
    "\u{62F}\u{648}\u{631}\u{647}_2023-24 \u{622}\u{63A}\u{627}\u{632} \u{634}\u{62F}",
  ])
  func aRangeBehindALowLineMayLookOtherwise(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  // MARK: - Initials

  /// What nothing closes ends behind a name with its initial, whose full stop is not the
  /// sentence's.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5D6}\u{5DE}\u{5E0}\u{5EA}\u{5D9} \u{5D0}\u{5EA} \u{2066}Noam R. \u{5DC}\u{5D0}\u{5E8}\u{5D5}\u{5D7}\u{5D4}.",
        ".\u{5D4}\u{5D7}\u{5D5}\u{5E8}\u{5D0}\u{5DC} Noam R. \u{5EA}\u{5D0} \u{5D9}\u{5EA}\u{5E0}\u{5DE}\u{5D6}\u{5D4}"
      ),
      (
        "\u{648}\u{635}\u{644}\u{62A} \u{2066}Sami H. \u{631}\u{633}\u{627}\u{644}\u{629} \u{62B}\u{627}\u{646}\u{64A}\u{629}.",
        ".\u{629}\u{64A}\u{646}\u{627}\u{62B} \u{629}\u{644}\u{627}\u{633}\u{631} Sami H. \u{62A}\u{644}\u{635}\u{648}"
      ),
      (
        "\u{646}\u{627}\u{645}\u{647}\u{6CC} \u{2066}Sara M. \u{631}\u{633}\u{6CC}\u{62F}.",
        ".\u{62F}\u{6CC}\u{633}\u{631} Sara M. \u{6CC}\u{647}\u{645}\u{627}\u{646}"
      ),
      (
        "\u{6A9}\u{644} \u{202A}Bilal A. \u{645}\u{644}\u{627} \u{62A}\u{6BE}\u{627}\u{6D4}",
        "\u{6D4}\u{627}\u{6BE}\u{62A} \u{627}\u{644}\u{645} Bilal A. \u{644}\u{6A9}"
      ),
      (
        "\u{5DB}\u{5EA}\u{5D1}\u{5EA}\u{5D9} \u{5DC}-\u{2066}Ruth B., \u{5D0}\u{5D1}\u{5DC} \u{5DC}\u{5D0} \u{5E2}\u{5E0}\u{5EA}\u{5D4}.",
        ".\u{5D4}\u{5EA}\u{5E0}\u{5E2} \u{5D0}\u{5DC} \u{5DC}\u{5D1}\u{5D0} ,Ruth B.-\u{5DC} \u{5D9}\u{5EA}\u{5D1}\u{5EA}\u{5DB}"
      ),
    ] as [(String, String)])
  func anInitialKeepsItsFullStop(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// A letter that numbers something, and a name without an initial, end their sentence.
  @Test(
    arguments: [
      (
        "\u{5E7}\u{5E8}\u{5D0}\u{5EA}\u{5D9} \u{5E2}\u{5DC} \u{2066}Vitamin K. \u{5D4}\u{5D5}\u{5D0} \u{5D7}\u{5E9}\u{5D5}\u{5D1}.",
        ".\u{5D1}\u{5D5}\u{5E9}\u{5D7} \u{5D0}\u{5D5}\u{5D4} .Vitamin K \u{5DC}\u{5E2} \u{5D9}\u{5EA}\u{5D0}\u{5E8}\u{5E7}"
      ),
      (
        "\u{5E4}\u{5D2}\u{5E9}\u{5EA}\u{5D9} \u{5D0}\u{5EA} \u{2066}Noam. \u{5D0}\u{5D7}\u{5E8} \u{5DB}\u{5DA} \u{5D4}\u{5DC}\u{5DB}\u{5EA}\u{5D9}.",
        ".\u{5D9}\u{5EA}\u{5DB}\u{5DC}\u{5D4} \u{5DA}\u{5DB} \u{5E8}\u{5D7}\u{5D0} .Noam \u{5EA}\u{5D0} \u{5D9}\u{5EA}\u{5E9}\u{5D2}\u{5E4}"
      ),
    ] as [(String, String)])
  func aFullStopBehindALetterMayEndASentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  // MARK: - Powers

  /// A product with a power in it is one number, with its unit.
  @Test(
    arguments: [
      (
        "\u{5D0}\u{5D5}\u{5E8}\u{5DA} \u{5D4}\u{5D2}\u{5DC} 5\u{D7}10^-7 m \u{5D1}\u{5E2}\u{5E8}\u{5DA}",
        "\u{5DA}\u{5E8}\u{5E2}\u{5D1} 5\u{D7}10^-7 m \u{5DC}\u{5D2}\u{5D4} \u{5DA}\u{5E8}\u{5D5}\u{5D0}"
      ),
      (
        "\u{5D4}\u{5DE}\u{5E1}\u{5D4} \u{5D4}\u{5D9}\u{5D0} 2.5*10^4 kg \u{5DB}\u{5D0}\u{5DF}",
        "\u{5DF}\u{5D0}\u{5DB} 2.5*10^4 kg \u{5D0}\u{5D9}\u{5D4} \u{5D4}\u{5E1}\u{5DE}\u{5D4}"
      ),
      (
        "\u{5E0}\u{5DE}\u{5D3}\u{5D3}\u{5D5} 7 \u{D7} 10^5 Hz \u{5D1}\u{5DE}\u{5E2}\u{5D1}\u{5D3}\u{5D4}",
        "\u{5D4}\u{5D3}\u{5D1}\u{5E2}\u{5DE}\u{5D1} 7 \u{D7} 10^5 Hz \u{5D5}\u{5D3}\u{5D3}\u{5DE}\u{5E0}"
      ),
      (
        "\u{5D1}\u{5D2}\u{5E8}\u{5DD} \u{5D9}\u{5E9} 4\u{B7}10^21 \u{5D0}\u{5D8}\u{5D5}\u{5DE}\u{5D9}\u{5DD}",
        "\u{5DD}\u{5D9}\u{5DE}\u{5D5}\u{5D8}\u{5D0} 4\u{B7}10^21 \u{5E9}\u{5D9} \u{5DD}\u{5E8}\u{5D2}\u{5D1}"
      ),
      (
        "\u{5DE}\u{5EA}\u{5E7}\u{5D1}\u{5DC} 2\u{D7}5^2 = 50 \u{5D1}\u{5E1}\u{5D5}\u{5E3}",
        "\u{5E3}\u{5D5}\u{5E1}\u{5D1} 2\u{D7}5^2 = 50 \u{5DC}\u{5D1}\u{5E7}\u{5EA}\u{5DE}"
      ),
      (
        "\u{5DB}\u{5D5}\u{5D7} \u{5E9}\u{5DC} 9 \u{D7} 10^3 \u{5DE}\u{5D8}\u{5E8}",
        "\u{5E8}\u{5D8}\u{5DE} 9 \u{D7} 10^3 \u{5DC}\u{5E9} \u{5D7}\u{5D5}\u{5DB}"
      ),
      (
        "\u{634}\u{62D}\u{646}\u{629} \u{627}\u{644}\u{62C}\u{633}\u{64A}\u{645} 1.6\u{D7}10^-19 \u{62A}\u{642}\u{631}\u{64A}\u{628}\u{627}",
        "\u{627}\u{628}\u{64A}\u{631}\u{642}\u{62A} 1.6\u{D7}10^-19 \u{645}\u{64A}\u{633}\u{62C}\u{644}\u{627} \u{629}\u{646}\u{62D}\u{634}"
      ),
      (
        "\u{643}\u{62A}\u{644}\u{62A}\u{647} 6\u{D7}10^24 kg \u{643}\u{645}\u{627} \u{646}\u{639}\u{644}\u{645}",
        "\u{645}\u{644}\u{639}\u{646} \u{627}\u{645}\u{643} 6\u{D7}10^24 kg \u{647}\u{62A}\u{644}\u{62A}\u{643}"
      ),
      (
        "\u{62C}\u{631}\u{645} \u{622}\u{646} 9\u{D7}10^-31 kg \u{627}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{627} 9\u{D7}10^-31 kg \u{646}\u{622} \u{645}\u{631}\u{62C}"
      ),
      (
        "\u{627}\u{633} \u{6A9}\u{6CC} \u{6A9}\u{645}\u{6CC}\u{62A} 2\u{D7}10^30 kg \u{6C1}\u{6D2}",
        "\u{6D2}\u{6C1} 2\u{D7}10^30 kg \u{62A}\u{6CC}\u{645}\u{6A9} \u{6CC}\u{6A9} \u{633}\u{627}"
      ),
    ] as [(String, String)])
  func aProductWithAPowerIsOneNumber(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// An exponent behind a circumflex belongs to its unit.
  @Test(
    arguments: [
      (
        "\u{5EA}\u{5D0}\u{5D5}\u{5E6}\u{5D4} \u{5E9}\u{5DC} 9.8 m/s^2 \u{5D1}\u{5E0}\u{5E4}\u{5D9}\u{5DC}\u{5D4}",
        "\u{5D4}\u{5DC}\u{5D9}\u{5E4}\u{5E0}\u{5D1} 9.8 m/s^2 \u{5DC}\u{5E9} \u{5D4}\u{5E6}\u{5D5}\u{5D0}\u{5EA}"
      ),
      (
        "\u{5E6}\u{5E4}\u{5D9}\u{5E4}\u{5D5}\u{5EA} 19 kg/m^3 \u{5D1}\u{5DC}\u{5D1}\u{5D3}",
        "\u{5D3}\u{5D1}\u{5DC}\u{5D1} 19 kg/m^3 \u{5EA}\u{5D5}\u{5E4}\u{5D9}\u{5E4}\u{5E6}"
      ),
      (
        "\u{634}\u{62A}\u{627}\u{628} 3 m/s^2 \u{627}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{627} 3 m/s^2 \u{628}\u{627}\u{62A}\u{634}"
      ),
    ] as [(String, String)])
  func aUnitKeepsItsExponent(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// What keeps together by itself, and plain products.
  @Test(arguments: [
    "\u{5D4}\u{5DE}\u{5D4}\u{5D9}\u{5E8}\u{5D5}\u{5EA} 3e8 m/s \u{5DB}\u{5D0}\u{5DF}",
    "\u{5D9}\u{5E9} 3x10^8 \u{5DB}\u{5D5}\u{5DB}\u{5D1}\u{5D9}\u{5DD}",
    "\u{627}\u{644}\u{645}\u{633}\u{627}\u{62D}\u{629} 3\u{D7}4 \u{62A}\u{642}\u{631}\u{64A}\u{628}\u{627}",
  ])
  func aProductIsWholeByItself(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  // MARK: - Scores

  /// What is said of a match at its end leaves the score between its teams.
  @Test(
    arguments: [
      (
        "\u{5D1}\u{5E0}\u{5D9} \u{5E1}\u{5DB}\u{5E0}\u{5D9}\u{5DF} 4 - 2 Ajax (FT)",
        "\u{5DF}\u{5D9}\u{5E0}\u{5DB}\u{5E1} \u{5D9}\u{5E0}\u{5D1} 4 - 2 Ajax (FT)"
      ),
      (
        "\u{627}\u{644}\u{647}\u{644}\u{627}\u{644} 2 - 2 Porto (HT)",
        "\u{644}\u{627}\u{644}\u{647}\u{644}\u{627} 2 - 2 Porto (HT)"
      ),
      (
        "\u{62A}\u{631}\u{627}\u{6A9}\u{62A}\u{648}\u{631} 1 \u{2013} 0 Al Sadd (AET)",
        "\u{631}\u{648}\u{62A}\u{6A9}\u{627}\u{631}\u{62A} 1 \u{2013} 0 Al Sadd (AET)"
      ),
      (
        "\u{644}\u{627}\u{6C1}\u{648}\u{631} \u{642}\u{644}\u{646}\u{62F}\u{631}\u{632} 3 - 1 Kings XI, FT",
        "\u{632}\u{631}\u{62F}\u{646}\u{644}\u{642} \u{631}\u{648}\u{6C1}\u{627}\u{644} 3 - 1 Kings XI, FT"
      ),
      (
        "Live: \u{5D4}\u{5E4}\u{5D5}\u{5E2}\u{5DC} 2 - 0 Lyon | 90'",
        "Live: \u{5DC}\u{5E2}\u{5D5}\u{5E4}\u{5D4} 2 - 0 Lyon | 90'"
      ),
      (
        "\u{627}\u{644}\u{632}\u{645}\u{627}\u{644}\u{643} 1 : 3 Roma (agg. 2-5)",
        "\u{643}\u{644}\u{627}\u{645}\u{632}\u{644}\u{627} 1 : 3 Roma (agg. 2-5)"
      ),
    ] as [(String, String)])
  func aScoreStaysBetweenItsTeams(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// So it does from right to left.
  @Test(
    arguments: [
      (
        "Porto 2 - 1 \u{5D4}\u{5E4}\u{5D5}\u{5E2}\u{5DC}, \u{5E1}\u{5D9}\u{5D5}\u{5DD}",
        "\u{5DD}\u{5D5}\u{5D9}\u{5E1} ,\u{5DC}\u{5E2}\u{5D5}\u{5E4}\u{5D4} 1 - 2 Porto"
      ),
      (
        "Lyon 3 - 0 \u{627}\u{644}\u{623}\u{647}\u{644}\u{64A} (\u{646}\u{647}\u{627}\u{64A}\u{629})",
        "(\u{629}\u{64A}\u{627}\u{647}\u{646}) \u{64A}\u{644}\u{647}\u{623}\u{644}\u{627} 0 - 3 Lyon"
      ),
    ] as [(String, String)])
  func aScoreStaysBetweenItsTeamsFromTheRight(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// Lines that programs begin with signs, numbers and words of theirs, set from left to right; each
/// with what looks like it.
@Suite struct LeadsOfProgramsTests {
  /// The former name of a file, the other one, and the share of it that stayed.
  @Test(
    arguments: [
      (
        "renamed:    \u{5D8}\u{5D9}\u{5D5}\u{5D8}\u{5D4} -> \u{5E1}\u{5D5}\u{5E4}\u{5D9}",
        "renamed:    \u{5D4}\u{5D8}\u{5D5}\u{5D9}\u{5D8} -> \u{5D9}\u{5E4}\u{5D5}\u{5E1}"
      ),
      (
        "\trenamed:    \u{645}\u{633}\u{648}\u{62F}\u{629} -> \u{646}\u{647}\u{627}\u{626}\u{64A}",
        "\u{21E5}renamed:    \u{629}\u{62F}\u{648}\u{633}\u{645} -> \u{64A}\u{626}\u{627}\u{647}\u{646}"
      ),
      (
        " rename \u{6AF}\u{632}\u{627}\u{631}\u{634} => \u{67E}\u{6CC}\u{648}\u{633}\u{62A} (100%)",
        " rename \u{634}\u{631}\u{627}\u{632}\u{6AF} => \u{62A}\u{633}\u{648}\u{6CC}\u{67E} (100%)"
      ),
      (
        "rename \u{5D8}\u{5D9}\u{5D5}\u{5D8}\u{5D4} \u{2192} \u{5E1}\u{5D5}\u{5E4}\u{5D9} (100%)",
        "rename \u{5D4}\u{5D8}\u{5D5}\u{5D9}\u{5D8} \u{2192} \u{5D9}\u{5E4}\u{5D5}\u{5E1} (100%)"
      ),
      (
        "copied:     \u{67E}\u{631}\u{627}\u{646}\u{6CC} -> \u{646}\u{626}\u{6CC}",
        "copied:     \u{6CC}\u{646}\u{627}\u{631}\u{67E} -> \u{6CC}\u{626}\u{646}"
      ),
    ] as [(String, String)])
  func namesAroundAnArrowFollowEachOther(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Cells that semicolons part.
  @Test(
    arguments: [
      (
        "1042;\u{5DB}\u{5D4}\u{5DF};\u{5D3}\u{5D5}\u{5D3};310,50",
        "1042;\u{5DF}\u{5D4}\u{5DB};\u{5D3}\u{5D5}\u{5D3};310,50"
      ),
      (
        "17;\u{623}\u{62D}\u{645}\u{62F};24;ok",
        "17;\u{62F}\u{645}\u{62D}\u{623};24;ok"
      ),
      (
        "\u{5E9}\u{5E8}\u{5D4};\u{5D7}\u{5D9}\u{5E4}\u{5D4};yes;45",
        "\u{5D4}\u{5E8}\u{5E9};\u{5D4}\u{5E4}\u{5D9}\u{5D7};yes;45"
      ),
      (
        "9;\u{645}\u{631}\u{6CC}\u{645};12;tehran",
        "9;\u{645}\u{6CC}\u{631}\u{645};12;tehran"
      ),
    ] as [(String, String)])
  func cellsBetweenSemicolonsFollowEachOther(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Folders behind what git says of a file.
  @Test(
    arguments: [
      (
        "\tdeleted:    \u{5D9}\u{5E9}\u{5DF}/\u{5E8}\u{5E9}\u{5D9}\u{5DE}\u{5D4}",
        "\u{21E5}deleted:    \u{5DF}\u{5E9}\u{5D9}/\u{5D4}\u{5DE}\u{5D9}\u{5E9}\u{5E8}"
      ),
      (
        "?? \u{635}\u{648}\u{631}/\u{62C}\u{62F}\u{64A}\u{62F}/",
        "?? \u{631}\u{648}\u{635}/\u{62F}\u{64A}\u{62F}\u{62C}/"
      ),
      (
        "new file:   \u{627}\u{633}\u{646}\u{627}\u{62F}/\u{6A9}\u{627}\u{631}",
        "new file:   \u{62F}\u{627}\u{646}\u{633}\u{627}/\u{631}\u{627}\u{6A9}"
      ),
    ] as [(String, String)])
  func foldersOfAFileFollowEachOther(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A name behind what is quoted in a command.
  @Test(
    arguments: [
      (
        "grep -r \"\u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D4}\" \u{5D9}\u{5D5}\u{5DE}\u{5E0}\u{5D9}\u{5DD}",
        "grep -r \"\u{5D4}\u{5D0}\u{5D9}\u{5D2}\u{5E9}\" \u{5DD}\u{5D9}\u{5E0}\u{5DE}\u{5D5}\u{5D9}"
      ),
      (
        "grep -n \"\u{62E}\u{637}\u{623}\" \u{633}\u{62C}\u{644}",
        "grep -n \"\u{623}\u{637}\u{62E}\" \u{644}\u{62C}\u{633}"
      ),
      (
        "grep -i \"\u{62E}\u{637}\u{627}\" \u{6AF}\u{632}\u{627}\u{631}\u{634}",
        "grep -i \"\u{627}\u{637}\u{62E}\" \u{634}\u{631}\u{627}\u{632}\u{6AF}"
      ),
    ] as [(String, String)])
  func aNameStandsBehindAQuotation(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Branches of a tree, unknown files, heads of hunks, counts, lines that were found, and what is
  /// drawn in order.
  @Test(arguments: [
    "\u{251C}\u{2500}\u{2500} \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}",
    "\u{2502}   \u{251C}\u{2500}\u{2500} \u{635}\u{648}\u{631}/",
    "\u{2514}\u{2500}\u{2500} \u{6AF}\u{632}\u{627}\u{631}\u{634}",
    "|-- \u{642}\u{627}\u{626}\u{645}\u{629} \u{627}\u{644}\u{645}\u{644}\u{641}\u{627}\u{62A}",
    "\u{251C}\u{2500}\u{2500} \u{5D3}\u{5D5}\u{5D7} \u{5E9}\u{5E0}\u{5EA}\u{5D9} 2",
    "?? \u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D9}\u{5D4} \u{5D7}\u{5D3}\u{5E9}\u{5D4}",
    "?? \u{635}\u{648}\u{631}/",
    "!! \u{641}\u{627}\u{6CC}\u{644}",
    "@@ -1,3 +1,4 @@ \u{5E4}\u{5D5}\u{5E0}\u{5E7}\u{5E6}\u{5D9}\u{5D4} \u{5E8}\u{5D0}\u{5E9}\u{5D9}\u{5EA}",
    "@@ -10 +12 @@ \u{62F}\u{627}\u{644}\u{629}",
    "   12 \u{5EA}\u{5E4}\u{5D5}\u{5D7}\u{5D9}\u{5DD}",
    "      3 \u{643}\u{644}\u{645}\u{629} \u{623}\u{62E}\u{631}\u{649}",
    "  4  18 120 \u{6AF}\u{632}\u{627}\u{631}\u{634}",
    "\u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D9}\u{5D4}/a.py:12: \u{5D4}\u{5E2}\u{5E8}\u{5D4} \u{5D0}\u{5E8}\u{5D5}\u{5DB}\u{5D4} \u{5DE}\u{5D0}\u{5D5}\u{5D3}",
    "\u{645}\u{644}\u{641}\u{627}\u{62A}/b.txt:3: \u{633}\u{637}\u{631} \u{637}\u{648}\u{64A}\u{644} \u{641}\u{64A} \u{627}\u{644}\u{645}\u{644}\u{641}",
    "renamed:    \u{5D8}\u{5D9}\u{5D5}\u{5D8}\u{5D4}.txt -> \u{5E1}\u{5D5}\u{5E4}\u{5D9}.txt",
    "grep \"\u{5E9}\u{5DC}\u{5D5}\u{5DD}\" file.txt",
    "git commit -m \"\u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D4} \u{5D0}\u{5E8}\u{5D5}\u{5DB}\u{5D4} \u{5DE}\u{5D0}\u{5D5}\u{5D3} \u{5E2}\u{5DC} \u{5D4}\u{5E9}\u{5D9}\u{5E0}\u{5D5}\u{5D9}\"",
    "1;\u{5D3}\u{5E0}\u{5D4}",
    "7;\u{633}\u{627}\u{631}\u{629}",
  ])
  func leadsOfProgramsStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// Sentences that begin with a number are no rows.
  @Test(arguments: [
    "  5 \u{5E7}\u{5D1}\u{5E6}\u{5D9}\u{5DD} \u{5E0}\u{5D1}\u{5D7}\u{5E8}\u{5D5} \u{5D5}\u{5E0}\u{5DE}\u{5D7}\u{5E7}\u{5D5}.",
    "12 \u{5EA}\u{5E4}\u{5D5}\u{5D7}\u{5D9}\u{5DD} \u{5E0}\u{5DE}\u{5DB}\u{5E8}\u{5D5} \u{5D4}\u{5D9}\u{5D5}\u{5DD}",
  ])
  func sentencesAreTurned(_ text: String) {
    let problems = Judge().problems(
      of: Array(text.unicodeScalars), direction: LineExpectations.left)
    #expect(problems.map(\.kind) == [.paragraph])
  }
}

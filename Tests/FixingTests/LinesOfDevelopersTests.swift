import BidiAlgorithm
import Fixing
import Testing

/// Lines that run from left to right with right-to-left names in them: prompts, paths, rows of
/// data, tracks, labels, the help of programs and comments; each with what looks like it and is
/// whole.
@Suite struct LinesOfDevelopersTests {
  /// The folders of a prompt of a shell, with the command behind it.
  @Test(
    arguments: [
      (
        "noa@srv:~/\u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D9}\u{5D4}/2023$ make",
        "noa@srv:~/\u{5D4}\u{5D9}\u{5D9}\u{5E7}\u{5D9}\u{5EA}/2023$ make"
      ),
      (
        "root@box:/srv/\u{5E0}\u{5EA}\u{5D5}\u{5E0}\u{5D9}\u{5DD}/7# ls",
        "root@box:/srv/\u{5DD}\u{5D9}\u{5E0}\u{5D5}\u{5EA}\u{5E0}/7# ls"
      ),
      (
        "ali@pc:~/\u{645}\u{634}\u{631}\u{648}\u{639}/2024$ git status",
        "ali@pc:~/\u{639}\u{648}\u{631}\u{634}\u{645}/2024$ git status"
      ),
      (
        "sara@mac:~/\u{67E}\u{631}\u{648}\u{698}\u{647}/\u{62A}\u{633}\u{62A}% ls",
        "sara@mac:~/\u{647}\u{698}\u{648}\u{631}\u{67E}/\u{62A}\u{633}\u{62A}% ls"
      ),
    ] as [(String, String)])
  func theStepsOfAPromptStayInOrder(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// One right-to-left folder, also at the end.
  @Test(arguments: [
    "noa@srv:~/\u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D9}\u{5D4}$ make",
    "noa@srv:~/\u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D9}\u{5D4}$",
    "ali@pc:/srv/\u{645}\u{634}\u{631}\u{648}\u{639}# ls",
    "sara@mac:~/work/\u{67E}\u{631}\u{648}\u{698}\u{647}% git pull",
    "noa@srv:~/src/\u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D9}\u{5D4}/docs$ ls -la",
  ])
  func aPromptWithOneFolderIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// A Latin folder first and a file with its ending: what a list of changes shows.
  @Test(
    arguments: [
      (
        "+++ b/\u{5D4}\u{5D5}\u{5E8}\u{5D0}\u{5D5}\u{5EA}/\u{5D4}\u{5EA}\u{5E7}\u{5E0}\u{5D4}.md",
        "+++ b/\u{5EA}\u{5D5}\u{5D0}\u{5E8}\u{5D5}\u{5D4}/\u{5D4}\u{5E0}\u{5E7}\u{5EA}\u{5D4}.md"
      ),
      (
        "modified: docs/\u{634}\u{631}\u{62D}/\u{62A}\u{62B}\u{628}\u{64A}\u{62A}.txt",
        "modified: docs/\u{62D}\u{631}\u{634}/\u{62A}\u{64A}\u{628}\u{62B}\u{62A}.txt"
      ),
      (
        "src/\u{631}\u{627}\u{628}\u{637}/\u{62F}\u{6A9}\u{645}\u{647}.html deleted",
        "src/\u{637}\u{628}\u{627}\u{631}/\u{647}\u{645}\u{6A9}\u{62F}.html deleted"
      ),
      (
        "Renamed assets/\u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}/3/\u{5DC}\u{5D5}\u{5D2}\u{5D5}.png to logo.png",
        "Renamed assets/\u{5EA}\u{5D5}\u{5E0}\u{5D5}\u{5DE}\u{5EA}/3/\u{5D5}\u{5D2}\u{5D5}\u{5DC}.png to logo.png"
      ),
    ] as [(String, String)])
  func theFoldersOfAFileStayInOrder(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// One right-to-left name, names without an ending, and words to choose from.
  @Test(arguments: [
    "+++ b/docs/\u{5D4}\u{5EA}\u{5E7}\u{5E0}\u{5D4}.md",
    "src/\u{5E8}\u{5DB}\u{5D9}\u{5D1}\u{5D9}\u{5DD}/index.html",
    "Yes/\u{5DB}\u{5DF}/\u{646}\u{639}\u{645}",
    "he/ar/\u{5E2}\u{5D1}\u{5E8}\u{5D9}\u{5EA}",
    "a/\u{5DE}\u{5E1}\u{5DE}\u{5DA}.txt b/\u{5DE}\u{5E1}\u{5DE}\u{5DA}.txt",
  ])
  func foldersWithOneRightToLeftNameAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// Cells of data with one right-to-left name.
  @Test(
    arguments: [
      (
        "42,\u{5D0}\u{5D1}\u{5E8}\u{5D4}\u{5DD},2023-11-02,active",
        "42,\u{5DD}\u{5D4}\u{5E8}\u{5D1}\u{5D0},2023-11-02,active"
      ),
      (
        "7,\u{633}\u{639}\u{627}\u{62F} \u{62E}\u{627}\u{644}\u{62F},1990,yes",
        "7,\u{62F}\u{644}\u{627}\u{62E} \u{62F}\u{627}\u{639}\u{633},1990,yes"
      ),
      (
        "1001,\u{62A}\u{647}\u{631}\u{627}\u{646},8.5",
        "1001,\u{646}\u{627}\u{631}\u{647}\u{62A},8.5"
      ),
      (
        "id7,ok,\u{644}\u{627}\u{6C1}\u{648}\u{631},55",
        "id7,ok,\u{631}\u{648}\u{6C1}\u{627}\u{644},55"
      ),
      (
        "3,\"\u{5D7}\u{5D9}\u{5E4}\u{5D4}\",2024-01-15,done",
        "3,\"\u{5D4}\u{5E4}\u{5D9}\u{5D7}\",2024-01-15,done"
      ),
    ] as [(String, String)])
  func aRowWithOneNameStaysInOrder(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Groups of digits, and text with blanks behind its commas.
  @Test(arguments: [
    "Sold 1,250,000 \u{5D9}\u{5D7}\u{5D9}\u{5D3}\u{5D5}\u{5EA}",
    "5, \u{5DB}\u{5D4}\u{5DF}, OK",
    "Size 12,500 \u{5D1}\u{5D9}\u{5E7}\u{5D5}\u{5E8}\u{5D5}\u{5EA}",
    "OK,\u{5DB}\u{5D4}\u{5DF},done",
  ])
  func numbersWithGroupsAreNoRow(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// The name of a file with the number of a track, who plays and the title.
  @Test(
    arguments: [
      (
        "07 - \u{5D0}\u{5E8}\u{5D9}\u{5E7} - \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5D7}\u{5D1}\u{5E8}.mp3",
        "07 - \u{5E7}\u{5D9}\u{5E8}\u{5D0} - \u{5E8}\u{5D1}\u{5D7} \u{5DD}\u{5D5}\u{5DC}\u{5E9}.mp3"
      ),
      (
        "12 - \u{641}\u{64A}\u{631}\u{648}\u{632} - \u{632}\u{647}\u{631}\u{629} \u{627}\u{644}\u{645}\u{62F}\u{627}\u{626}\u{646}.flac",
        "12 - \u{632}\u{648}\u{631}\u{64A}\u{641} - \u{646}\u{626}\u{627}\u{62F}\u{645}\u{644}\u{627} \u{629}\u{631}\u{647}\u{632}.flac"
      ),
      (
        "3 \u{2013} \u{6AF}\u{648}\u{6AF}\u{648}\u{634} \u{2013} \u{645}\u{646} \u{648} \u{62A}\u{648}.m4a",
        "3 \u{2013} \u{634}\u{648}\u{6AF}\u{648}\u{6AF} \u{2013} \u{648}\u{62A} \u{648} \u{646}\u{645}.m4a"
      ),
      (
        "02 - \u{5E2}\u{5D9}\u{5D3}\u{5DF} \u{5E8}\u{5D9}\u{5D9}\u{5DB}\u{5DC} - \u{5DE}\u{5DE}\u{5E2}\u{5DE}\u{5E7}\u{5D9}\u{5DD} (Live).mp3",
        "02 - \u{5DC}\u{5DB}\u{5D9}\u{5D9}\u{5E8} \u{5DF}\u{5D3}\u{5D9}\u{5E2} - \u{5DD}\u{5D9}\u{5E7}\u{5DE}\u{5E2}\u{5DE}\u{5DE} (Live).mp3"
      ),
    ] as [(String, String)])
  func thePartsOfATrackStayInOrder(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A title alone, a year, no number, and endings of other files.
  @Test(arguments: [
    "07 - \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5D7}\u{5D1}\u{5E8}.mp3",
    "\u{5D0}\u{5E8}\u{5D9}\u{5E7} - \u{5E9}\u{5DC}\u{5D5}\u{5DD}.mp3",
    "2023 - \u{5D7}\u{5E9}\u{5D1}\u{5D5}\u{5DF} - \u{5D7}\u{5E9}\u{5DE}\u{5DC}.pdf",
    "01. \u{5E4}\u{5EA}\u{5D9}\u{5D7}\u{5D4}.mp3",
  ])
  func otherFilesWithDashesAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// The number behind the full stop of a value is the line's.
  @Test(
    arguments: [
      (
        "Editor: \u{5E0}\u{5D5}\u{5E2}\u{5D4} \u{5DB}\u{5D4}\u{5DF}. Book: \u{5D4}\u{5E9}\u{5D1}\u{5D9}\u{5DC}. 1984, Haifa.",
        "Editor: \u{5DF}\u{5D4}\u{5DB} \u{5D4}\u{5E2}\u{5D5}\u{5E0}. Book: \u{5DC}\u{5D9}\u{5D1}\u{5E9}\u{5D4}. 1984, Haifa."
      ),
      (
        "Author: \u{646}\u{62C}\u{64A}\u{628} \u{645}\u{62D}\u{641}\u{648}\u{638}. Title: \u{627}\u{644}\u{62D}\u{631}\u{627}\u{641}\u{64A}\u{634}. 1977, Cairo.",
        "Author: \u{638}\u{648}\u{641}\u{62D}\u{645} \u{628}\u{64A}\u{62C}\u{646}. Title: \u{634}\u{64A}\u{641}\u{627}\u{631}\u{62D}\u{644}\u{627}. 1977, Cairo."
      ),
      (
        "By: Sara. Title: \u{634}\u{647}\u{631} \u{642}\u{635}\u{647}. 2011, Tehran.",
        "By: Sara. Title: \u{647}\u{635}\u{642} \u{631}\u{647}\u{634}. 2011, Tehran."
      ),
    ] as [(String, String)])
  func aFullStopEndsTheValueOfALabel(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Abbreviations, houses, and numbers without a full stop.
  @Test(arguments: [
    "Source: \u{5E1}\u{5E4}\u{5E8} \u{5E2}\u{5DE}. 12, Haifa",
    "Address: \u{5D4}\u{5E8}\u{5E6}\u{5DC} 12, Haifa",
    "Title: \u{627}\u{644}\u{62D}\u{631}\u{627}\u{641}\u{64A}\u{634}. Cairo, 1977.",
    "Author: \u{5E0}\u{5D5}\u{5E2}\u{5D4} \u{5DB}\u{5D4}\u{5DF}. Book: \u{5D4}\u{5E9}\u{5D1}\u{5D9}\u{5DC}.",
  ])
  func otherNumbersBehindValuesAreTheirs(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// The help of a program: options, a wide gap, and a sentence that Latin letters cut or end.
  @Test(
    arguments: [
      (
        "  -f, --file PATH    \u{5E9}\u{5DD} \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5DC}\u{5E4}\u{5DC}\u{5D8} (\u{5D1}\u{5E8}\u{5D9}\u{5E8}\u{5EA} \u{5DE}\u{5D7}\u{5D3}\u{5DC}: a.out)",
        "  -f, --file PATH    (a.out :\u{5DC}\u{5D3}\u{5D7}\u{5DE} \u{5EA}\u{5E8}\u{5D9}\u{5E8}\u{5D1}) \u{5D8}\u{5DC}\u{5E4}\u{5DC} \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4} \u{5DD}\u{5E9}"
      ),
      (
        "-q, --quiet  \u{628}\u{62F}\u{648}\u{646} \u{67E}\u{6CC}\u{627}\u{645} \u{62F}\u{631} stderr",
        "-q, --quiet  stderr \u{631}\u{62F} \u{645}\u{627}\u{6CC}\u{67E} \u{646}\u{648}\u{62F}\u{628}"
      ),
      (
        "  --color=WHEN   \u{62A}\u{644}\u{648}\u{64A}\u{646} \u{627}\u{644}\u{62E}\u{631}\u{62C} (auto \u{623}\u{648} \u{62F}\u{627}\u{626}\u{645}\u{627})",
        "  --color=WHEN   (\u{627}\u{645}\u{626}\u{627}\u{62F} \u{648}\u{623} auto) \u{62C}\u{631}\u{62E}\u{644}\u{627} \u{646}\u{64A}\u{648}\u{644}\u{62A}"
      ),
      (
        "  -v   \u{632}\u{6CC}\u{627}\u{62F}\u{6C1} \u{645}\u{639}\u{644}\u{648}\u{645}\u{627}\u{62A} stdout \u{67E}\u{631} \u{644}\u{6A9}\u{6BE}\u{6CC}\u{6BA}",
        "  -v   \u{6BA}\u{6CC}\u{6BE}\u{6A9}\u{644} \u{631}\u{67E} stdout \u{62A}\u{627}\u{645}\u{648}\u{644}\u{639}\u{645} \u{6C1}\u{62F}\u{627}\u{6CC}\u{632}"
      ),
    ] as [(String, String)])
  func whatAnOptionDoesIsASentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Without Latin letters the line draws the sentence in its own order.
  @Test(arguments: [
    "  -h, --help   \u{5D4}\u{5E6}\u{5D2}\u{5EA} \u{5D4}\u{5E2}\u{5D6}\u{5E8}\u{5D4} \u{5D5}\u{5D9}\u{5E6}\u{5D9}\u{5D0}\u{5D4}",
    "  -V  \u{646}\u{645}\u{627}\u{6CC}\u{634} \u{646}\u{633}\u{62E}\u{647} \u{648} \u{62E}\u{631}\u{648}\u{62C}",
    "  --list  \u{639}\u{631}\u{636} \u{643}\u{644} \u{627}\u{644}\u{645}\u{644}\u{641}\u{627}\u{62A}",
    "  -x NAME   \u{627}\u{633}\u{645}",
  ])
  func anOptionWithItsOwnWordsIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// A comment that says what is left to do.
  @Test(
    arguments: [
      (
        "// TODO: \u{5DC}\u{5D1}\u{5D3}\u{5D5}\u{5E7} \u{5D0}\u{5EA} init() \u{5DC}\u{5E4}\u{5E0}\u{5D9} \u{5D4}\u{5D4}\u{5E8}\u{5E6}\u{5D4}",
        "// TODO: \u{5D4}\u{5E6}\u{5E8}\u{5D4}\u{5D4} \u{5D9}\u{5E0}\u{5E4}\u{5DC} init() \u{5EA}\u{5D0} \u{5E7}\u{5D5}\u{5D3}\u{5D1}\u{5DC}"
      ),
      (
        "# FIXME: \u{625}\u{635}\u{644}\u{627}\u{62D} \u{627}\u{644}\u{62F}\u{627}\u{644}\u{629} main() \u{641}\u{64A} \u{627}\u{644}\u{645}\u{644}\u{641}.",
        "# FIXME: .\u{641}\u{644}\u{645}\u{644}\u{627} \u{64A}\u{641} main() \u{629}\u{644}\u{627}\u{62F}\u{644}\u{627} \u{62D}\u{627}\u{644}\u{635}\u{625}"
      ),
      (
        "-- TODO: \u{633}\u{62A}\u{648}\u{646} user_id \u{631}\u{627} \u{628}\u{647} \u{62C}\u{62F}\u{648}\u{644} \u{627}\u{636}\u{627}\u{641}\u{647} \u{6A9}\u{646}",
        "-- TODO: \u{646}\u{6A9} \u{647}\u{641}\u{627}\u{636}\u{627} \u{644}\u{648}\u{62F}\u{62C} \u{647}\u{628} \u{627}\u{631} user_id \u{646}\u{648}\u{62A}\u{633}"
      ),
      (
        "# TODO(noa): \u{5DC}\u{5DE}\u{5D7}\u{5D5}\u{5E7} \u{5D0}\u{5EA} parse() \u{5D0}\u{5D7}\u{5E8}\u{5D9} \u{5D4}\u{5D2}\u{5E8}\u{5E1}\u{5D4}",
        "# TODO(noa): \u{5D4}\u{5E1}\u{5E8}\u{5D2}\u{5D4} \u{5D9}\u{5E8}\u{5D7}\u{5D0} parse() \u{5EA}\u{5D0} \u{5E7}\u{5D5}\u{5D7}\u{5DE}\u{5DC}"
      ),
    ] as [(String, String)])
  func whatIsLeftToDoIsASentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Without Latin letters the line draws it in its own order.
  @Test(arguments: [
    "// TODO: \u{5DC}\u{5D1}\u{5D3}\u{5D5}\u{5E7} \u{5DC}\u{5E4}\u{5E0}\u{5D9} \u{5D4}\u{5D4}\u{5E8}\u{5E6}\u{5D4}",
    "-- FIXME: \u{628}\u{631}\u{631}\u{633}\u{6CC} \u{62C}\u{62F}\u{648}\u{644}",
    "// NOTE: \u{645}\u{644}\u{627}\u{62D}\u{638}\u{629} \u{642}\u{635}\u{64A}\u{631}\u{629}",
  ])
  func whatIsLeftToDoInOrderIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// The number of a ticket, a commit or a test, and a title in its own order.
  @Test(arguments: [
    "#57 \u{5E9}\u{5D9}\u{5E4}\u{5D5}\u{5E8} \u{5D4}\u{5D1}\u{5D9}\u{5E6}\u{5D5}\u{5E2}\u{5D9}\u{5DD}",
    "WEB-31 \u{5E9}\u{5D9}\u{5E4}\u{5D5}\u{5E8} \u{5D4}\u{5D1}\u{5D9}\u{5E6}\u{5D5}\u{5E2}\u{5D9}\u{5DD} \u{5D1}\u{5D0}\u{5EA}\u{5E8}",
    "3f2a1bc \u{5E9}\u{5D9}\u{5E4}\u{5D5}\u{5E8} \u{5D1}\u{5D9}\u{5E6}\u{5D5}\u{5E2}\u{5D9}\u{5DD} #57",
    "\u{2713} \u{5D1}\u{5D3}\u{5D9}\u{5E7}\u{5EA} \u{5D9}\u{5E6}\u{5D9}\u{5D0}\u{5D4} (8 ms)",
    "\u{2717} \u{628}\u{631}\u{631}\u{633}\u{6CC} \u{648}\u{631}\u{648}\u{62F} \u{6A9}\u{627}\u{631}\u{628}\u{631} (120 ms)",
    "#9 \u{625}\u{635}\u{644}\u{627}\u{62D} \u{62A}\u{633}\u{62C}\u{64A}\u{644} \u{627}\u{644}\u{62F}\u{62E}\u{648}\u{644}",
    "APP-7 \u{644}\u{627}\u{6AF} \u{627}\u{646} \u{6A9}\u{6CC} \u{62E}\u{631}\u{627}\u{628}\u{6CC}",
  ])
  func aTicketWithItsTitleIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// What a key is given without quotation marks, with its end.
  @Test(
    arguments: [
      (
        "login.failed=\u{5D4}\u{5DB}\u{5E0}\u{5D9}\u{5E1}\u{5D4} \u{5E0}\u{5DB}\u{5E9}\u{5DC}\u{5D4}, \u{5E0}\u{5E1}\u{5D5} \u{5E9}\u{5D5}\u{5D1}!",
        "login.failed=!\u{5D1}\u{5D5}\u{5E9} \u{5D5}\u{5E1}\u{5E0} ,\u{5D4}\u{5DC}\u{5E9}\u{5DB}\u{5E0} \u{5D4}\u{5E1}\u{5D9}\u{5E0}\u{5DB}\u{5D4}"
      ),
      (
        "file_missing = \u{627}\u{644}\u{645}\u{644}\u{641} {0} \u{63A}\u{64A}\u{631} \u{645}\u{648}\u{62C}\u{648}\u{62F}.",
        "file_missing = .\u{62F}\u{648}\u{62C}\u{648}\u{645} \u{631}\u{64A}\u{63A} {0} \u{641}\u{644}\u{645}\u{644}\u{627}"
      ),
      (
        "copy.done=\u{686}\u{646}\u{62F} \u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647} \u{6A9}\u{67E}\u{6CC} \u{634}\u{62F}.",
        "copy.done=.\u{62F}\u{634} \u{6CC}\u{67E}\u{6A9} \u{647}\u{62F}\u{646}\u{648}\u{631}\u{67E} \u{62F}\u{646}\u{686}"
      ),
      (
        "bye=\u{62E}\u{62F}\u{627} \u{62D}\u{627}\u{641}\u{638} %s\u{60C} \u{67E}\u{6BE}\u{631} \u{645}\u{644}\u{6CC}\u{6BA} \u{6AF}\u{6D2}!",
        "bye=!\u{6D2}\u{6AF} \u{6BA}\u{6CC}\u{644}\u{645} \u{631}\u{6BE}\u{67E} \u{60C}%s \u{638}\u{641}\u{627}\u{62D} \u{627}\u{62F}\u{62E}"
      ),
    ] as [(String, String)])
  func theValueOfAPropertyIsASentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Names without an end, several keys, and values of one word.
  @Test(arguments: [
    "app.title=\u{5E2}\u{5D5}\u{5E8}\u{5DA} \u{5D4}\u{5D8}\u{5E7}\u{5E1}\u{5D8}",
    "loading=\u{5D8}\u{5D5}\u{5E2}\u{5DF}...",
    "name=\u{633}\u{627}\u{631}\u{627}, city=\u{62A}\u{647}\u{631}\u{627}\u{646}",
  ])
  func thePlainValueOfAPropertyIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// Words behind a label with a count among them, in their own order.
  @Test(arguments: [
    "Sprint 4: \u{5DB}\u{5E0}\u{5D9}\u{5E1}\u{5D4}, \u{5D7}\u{5D9}\u{5E4}\u{5D5}\u{5E9}, 5 \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5E0}\u{5D9}\u{5DD}",
    "Order: \u{62E}\u{628}\u{632}\u{60C} \u{62D}\u{644}\u{64A}\u{628}\u{60C} 3 \u{628}\u{64A}\u{636}\u{627}\u{62A}",
    "Buy: \u{646}\u{627}\u{646}\u{60C} \u{634}\u{6CC}\u{631}\u{60C} \u{6F2} \u{62A}\u{62E}\u{645}\u{200C}\u{645}\u{631}\u{63A}",
    "Shopping: \u{5DC}\u{5D7}\u{5DD}, \u{5D7}\u{5DC}\u{5D1}, 6 \u{5D1}\u{5D9}\u{5E6}\u{5D9}\u{5DD}",
  ])
  func aCountInAListIsReadWithIt(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}

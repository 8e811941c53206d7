import BidiAlgorithm
import Fixing
import Testing

/// Lengths of what is played and codes behind messages, in brackets, and the months of files; each
/// with what looks like it and is whole.
@Suite struct LengthsCodesMonthsTests {
  /// How long it is, how much of it is over, and which of how many, behind a title or a file.
  @Test(
    arguments: [
      (
        "Now playing: \u{5E9}\u{5D3}\u{5D5}\u{5EA} \u{5E9}\u{5DC} \u{5D6}\u{5D4}\u{5D1} (4:12)",
        "Now playing: \u{5D1}\u{5D4}\u{5D6} \u{5DC}\u{5E9} \u{5EA}\u{5D5}\u{5D3}\u{5E9} (4:12)"
      ),
      (
        "Track 7: \u{646}\u{633}\u{64A}\u{645} \u{627}\u{644}\u{635}\u{628}\u{627}\u{62D} (2:08)",
        "Track 7: \u{62D}\u{627}\u{628}\u{635}\u{644}\u{627} \u{645}\u{64A}\u{633}\u{646} (2:08)"
      ),
      (
        "Up next: \u{628}\u{627}\u{631}\u{627}\u{646} \u{628}\u{647}\u{627}\u{631}\u{6CC} (3/8)",
        "Up next: \u{6CC}\u{631}\u{627}\u{647}\u{628} \u{646}\u{627}\u{631}\u{627}\u{628} (3/8)"
      ),
      (
        "Episode: \u{686}\u{627}\u{646}\u{62F}\u{646}\u{6CC} \u{631}\u{627}\u{62A} (1:02:33) - live",
        "Episode: \u{62A}\u{627}\u{631} \u{6CC}\u{646}\u{62F}\u{646}\u{627}\u{686} (1:02:33) - live"
      ),
      (
        "Listening to \u{5DB}\u{5D1}\u{5D9}\u{5E9} \u{5D4}\u{5D7}\u{5D5}\u{5E3} (0:45 / 3:10)",
        "Listening to \u{5E3}\u{5D5}\u{5D7}\u{5D4} \u{5E9}\u{5D9}\u{5D1}\u{5DB} (0:45 / 3:10)"
      ),
      (
        "Uploading: \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA} \u{5DE}\u{5D4}\u{5D8}\u{5D9}\u{5D5}\u{5DC} (3/8)",
        "Uploading: \u{5DC}\u{5D5}\u{5D9}\u{5D8}\u{5D4}\u{5DE} \u{5EA}\u{5D5}\u{5E0}\u{5D5}\u{5DE}\u{5EA} (3/8)"
      ),
    ] as [(String, String)])
  func aLengthStandsBehindItsTitle(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Verses, hours, years, scores and days may be read with the words before them.
  @Test(arguments: [
    "Verse: \u{5D1}\u{5E8}\u{5D0}\u{5E9}\u{5D9}\u{5EA} (3:16)",
    "Psalm: \u{62A}\u{647}\u{644}\u{64A}\u{645} (3:16)",
    "Meeting: \u{5D9}\u{5E9}\u{5D9}\u{5D1}\u{5EA} \u{5E6}\u{5D5}\u{5D5}\u{5EA} (10:30)",
    "Song: \u{5E9}\u{5D3}\u{5D5}\u{5EA} \u{5E9}\u{5DC} \u{5D6}\u{5D4}\u{5D1} (1998)",
    "Now playing: \u{5E9}\u{5D3}\u{5D5}\u{5EA} \u{5E9}\u{5DC} \u{5D6}\u{5D4}\u{5D1} (Live)",
    "Score: \u{5D4}\u{5E4}\u{5D5}\u{5E2}\u{5DC} (3/8)",
    "Part: \u{5E4}\u{5E8}\u{5E7} (8/3)",
    "Date: \u{5D9}\u{5D5}\u{5DD} \u{5D4}\u{5D5}\u{5DC}\u{5D3}\u{5EA} (3/8)",
    "Loading: \u{5E1}\u{5E4}\u{5E8} \u{5D9}\u{5E9}\u{5DF} (2008)",
    "Selling: \u{5DB}\u{5E8}\u{5D8}\u{5D9}\u{5E1}\u{5D9}\u{5DD} (3/8)",
    "Video: \u{5DB}\u{5D1}\u{5D9}\u{5E9} \u{5D4}\u{5D7}\u{5D5}\u{5E3} (75:99)",
  ])
  func otherNumbersInBracketsStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// A number in brackets behind a message: the line's at its right, or the message's at its left.
  /// Candidates have both, that of the line first.
  @Test(
    arguments: [
      (
        "Error: \u{5D4}\u{5E9}\u{5E8}\u{5EA} \"api\" \u{5DC}\u{5D0} \u{5D6}\u{5DE}\u{5D9}\u{5DF} (503)",
        "Error: \u{5DF}\u{5D9}\u{5DE}\u{5D6} \u{5D0}\u{5DC} \"api\" \u{5EA}\u{5E8}\u{5E9}\u{5D4} (503)",
        "Error: (503) \u{5DF}\u{5D9}\u{5DE}\u{5D6} \u{5D0}\u{5DC} \"api\" \u{5EA}\u{5E8}\u{5E9}\u{5D4}"
      ),
      (
        "Warning: \u{627}\u{644}\u{62E}\u{62F}\u{645}\u{629} nginx \u{644}\u{645} \u{62A}\u{633}\u{62A}\u{62C}\u{628} \u{628}\u{639}\u{62F} (504)",
        "Warning: \u{62F}\u{639}\u{628} \u{628}\u{62C}\u{62A}\u{633}\u{62A} \u{645}\u{644} nginx \u{629}\u{645}\u{62F}\u{62E}\u{644}\u{627} (504)",
        "Warning: (504) \u{62F}\u{639}\u{628} \u{628}\u{62C}\u{62A}\u{633}\u{62A} \u{645}\u{644} nginx \u{629}\u{645}\u{62F}\u{62E}\u{644}\u{627}"
      ),
      (
        "ERROR: \u{641}\u{627}\u{6CC}\u{644} \"a.csv\" \u{67E}\u{6CC}\u{62F}\u{627} \u{646}\u{634}\u{62F} [12]",
        "ERROR: \u{62F}\u{634}\u{646} \u{627}\u{62F}\u{6CC}\u{67E} \"a.csv\" \u{644}\u{6CC}\u{627}\u{641} [12]",
        "ERROR: [12] \u{62F}\u{634}\u{646} \u{627}\u{62F}\u{6CC}\u{67E} \"a.csv\" \u{644}\u{6CC}\u{627}\u{641}"
      ),
      (
        "Error: \u{641}\u{627}\u{626}\u{644} \"b.csv\" \u{646}\u{6C1}\u{6CC}\u{6BA} \u{645}\u{644}\u{6CC} (404)",
        "Error: \u{6CC}\u{644}\u{645} \u{6BA}\u{6CC}\u{6C1}\u{646} \"b.csv\" \u{644}\u{626}\u{627}\u{641} (404)",
        "Error: (404) \u{6CC}\u{644}\u{645} \u{6BA}\u{6CC}\u{6C1}\u{646} \"b.csv\" \u{644}\u{626}\u{627}\u{641}"
      ),
    ] as [(String, String, String)])
  func aCodeBehindAMessageMayBeRead(_ text: String, _ outside: String, _ inside: String) {
    let fixed = Fixer().fix(Array(text.unicodeScalars), direction: LineExpectations.left)
    let displays = fixed.candidates.map(\.display)
    #expect(displays.first == Array(inside.unicodeScalars))
    #expect(displays.contains(Array(outside.unicodeScalars)))
    #expect(fixed.candidates.allSatisfy { $0.problems == 0 })
  }

  /// Both are whole where somebody has isolated them.
  @Test(arguments: [
    "Error: \u{2067}\u{5D4}\u{5E9}\u{5E8}\u{5EA} \"api\" \u{5DC}\u{5D0} \u{5D6}\u{5DE}\u{5D9}\u{5DF}\u{2069} (503)",
    "Error: \u{2067}\u{5D4}\u{5E9}\u{5E8}\u{5EA} \"api\" \u{5DC}\u{5D0} \u{5D6}\u{5DE}\u{5D9}\u{5DF} (503)\u{2069}",
    "Warning: \u{2067}\u{627}\u{644}\u{62E}\u{62F}\u{645}\u{629} nginx \u{644}\u{645} \u{62A}\u{633}\u{62A}\u{62C}\u{628} \u{628}\u{639}\u{62F} (504)\u{2069}",
    "ERROR: \u{2067}\u{641}\u{627}\u{6CC}\u{644} \"a.csv\" \u{67E}\u{6CC}\u{62F}\u{627} \u{646}\u{634}\u{62F}\u{2069} [12]",
  ])
  func bothReadingsOfACodeAreWhole(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// A year and a month in the name of a file with Arabic letters.
  @Test(
    arguments: [
      (
        "\u{645}\u{64A}\u{632}\u{627}\u{646}\u{64A}\u{629}-2023-04.xlsx",
        "\u{629}\u{64A}\u{646}\u{627}\u{632}\u{64A}\u{645}-2023-04.xlsx"
      ),
      (
        "\u{635}\u{648}\u{631}\u{62A}\u{62D}\u{633}\u{627}\u{628}-2022-11.pdf",
        "\u{628}\u{627}\u{633}\u{62D}\u{62A}\u{631}\u{648}\u{635}-2022-11.pdf"
      ),
      (
        "\u{631}\u{633}\u{6CC}\u{62F}_2021-09.docx",
        "\u{62F}\u{6CC}\u{633}\u{631}_2021-09.docx"
      ),
      (
        "open \u{62D}\u{636}\u{648}\u{631}-2024-02.csv now",
        "open \u{631}\u{648}\u{636}\u{62D}-2024-02.csv now"
      ),
    ] as [(String, String)])
  func aMonthOfAFileIsOneDate(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Its base name may as well be one stretch from right to left.
  @Test func theNameOfAFileMayBeOneStretch() {
    let text = Array(
      "\u{645}\u{64A}\u{632}\u{627}\u{646}\u{64A}\u{629}-2023-04.xlsx".unicodeScalars)
    let fixed = Fixer().fix(text, direction: LineExpectations.left)
    #expect(
      fixed.candidates.prefix(3).contains {
        $0.display
          == Array("2023-04-\u{629}\u{64A}\u{646}\u{627}\u{632}\u{64A}\u{645}.xlsx".unicodeScalars)
      })
  }

  /// Behind Hebrew letters a hyphen holds the two together. Ranges of years, single numbers and
  /// versions are no months.
  @Test(arguments: [
    "\u{5EA}\u{5E7}\u{5E6}\u{5D9}\u{5D1}-2023-04.xlsx",
    "\u{645}\u{64A}\u{632}\u{627}\u{646}\u{64A}\u{629}-2004-05.xlsx",
    "\u{645}\u{64A}\u{632}\u{627}\u{646}\u{64A}\u{629}-2023.xlsx",
    "\u{635}\u{648}\u{631}\u{629}-12.jpg",
    "\u{645}\u{64A}\u{632}\u{627}\u{646}\u{64A}\u{629}-2023-04",
    "\u{645}\u{64A}\u{632}\u{627}\u{646}\u{64A}\u{629}-2023-25.pdf",
    "\u{5EA}\u{5E7}\u{5E6}\u{5D9}\u{5D1}_v2.docx",
    "\u{5D3}\u{5D5}\u{5D7}-12-\u{5D8}\u{5D9}\u{5D5}\u{5D8}\u{5D4}.txt",
  ])
  func otherNumbersOfFilesStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// Right-to-left words that ask for a command with right-to-left names, where left to right is set.
@Suite struct TypedCommandTests {
  /// A plain name and the file behind it would change places, in Hebrew, Arabic and Persian.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5E8}\u{5E5} grep \u{5E9}\u{5DD} \u{5E7}\u{5D5}\u{5D1}\u{5E5}.txt",
        "txt.\u{5E5}\u{5D1}\u{5D5}\u{5E7} \u{5DD}\u{5E9} grep \u{5E5}\u{5E8}\u{5D4}"
      ),
      (
        "\u{5D4}\u{5E7}\u{5DC}\u{5D9}\u{5D3}\u{5D5} \u{5D0}\u{5EA} \u{5D4}\u{5E4}\u{5E7}\u{5D5}\u{5D3}\u{5D4} grep -r \u{5E9}\u{5DD} \u{5E7}\u{5D5}\u{5D1}\u{5E5}.txt",
        "txt.\u{5E5}\u{5D1}\u{5D5}\u{5E7} \u{5DD}\u{5E9} grep -r \u{5D4}\u{5D3}\u{5D5}\u{5E7}\u{5E4}\u{5D4} \u{5EA}\u{5D0} \u{5D5}\u{5D3}\u{5D9}\u{5DC}\u{5E7}\u{5D4}"
      ),
      (
        "\u{646}\u{641}\u{630} grep \u{627}\u{633}\u{645} \u{645}\u{644}\u{641}.txt",
        "txt.\u{641}\u{644}\u{645} \u{645}\u{633}\u{627} grep \u{630}\u{641}\u{646}"
      ),
      (
        "\u{627}\u{62C}\u{631}\u{627}\u{6CC} grep \u{627}\u{633}\u{645} \u{645}\u{644}\u{641}.txt",
        "txt.\u{641}\u{644}\u{645} \u{645}\u{633}\u{627} grep \u{6CC}\u{627}\u{631}\u{62C}\u{627}"
      ),
    ] as [(String, String)])
  func whoAsksForACommandIsReadFromTheRight(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
    LineExpectations.expectNothing(text: text, [.auto, LineExpectations.right])
  }

  /// No verb, one name, files that stay beside each other, a label, no file, Latin alone, and no
  /// program.
  @Test(arguments: [
    "\u{5E9}\u{5DD} grep \u{5E9}\u{5DD} \u{5E7}\u{5D5}\u{5D1}\u{5E5}.txt",
    "\u{5D4}\u{5E8}\u{5E5} grep \u{5E7}\u{5D5}\u{5D1}\u{5E5}.txt",
    "\u{5D4}\u{5E8}\u{5E5} cp \u{5E7}\u{5D5}\u{5D1}\u{5E5}.txt \u{5E9}\u{5DD}.txt",
    "\u{5D4}\u{5E8}\u{5E5}: grep \u{5E9}\u{5DD} \u{5E7}\u{5D5}\u{5D1}\u{5E5}.txt",
    "\u{5D4}\u{5E8}\u{5E5} grep \u{5E9}\u{5DD} \u{5E7}\u{5D5}\u{5D1}\u{5E5}",
    "\u{5D4}\u{5E8}\u{5E5} npm install",
    "\u{5D4}\u{5E8}\u{5E5} photo \u{5E9}\u{5DD} \u{5E7}\u{5D5}\u{5D1}\u{5E5}.txt",
  ])
  func otherLinesWithProgramsStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}

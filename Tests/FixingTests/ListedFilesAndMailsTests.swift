import BidiAlgorithm
import Fixing
import Testing

/// Rows of files with their sizes and of mails, as terminals show them from left to right; and what
/// begins like them and is whole.
@Suite struct ListedFilesAndMailsTests {
  /// Each size stands before its own file.
  @Test(
    arguments: [
      (
        "4 \u{5DE}\u{5D5}\u{5D6}\u{5D9}\u{5E7}\u{5D4}   8 \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}  12 \u{5E1}\u{5E8}\u{5D8}\u{5D9}\u{5DD}",
        "4 \u{5D4}\u{5E7}\u{5D9}\u{5D6}\u{5D5}\u{5DE}   8 \u{5EA}\u{5D5}\u{5E0}\u{5D5}\u{5DE}\u{5EA}  12 \u{5DD}\u{5D9}\u{5D8}\u{5E8}\u{5E1}"
      ),
      (
        "120 \u{627}\u{644}\u{642}\u{627}\u{626}\u{645}\u{629}  8 \u{627}\u{644}\u{639}\u{62F}\u{62F}   4 \u{627}\u{644}\u{635}\u{648}\u{631}  16 notes.md",
        "120 \u{629}\u{645}\u{626}\u{627}\u{642}\u{644}\u{627}  8 \u{62F}\u{62F}\u{639}\u{644}\u{627}   4 \u{631}\u{648}\u{635}\u{644}\u{627}  16 notes.md"
      ),
      (
        "4.0K \u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647}   12K \u{62A}\u{635}\u{648}\u{6CC}\u{631}",
        "4.0K \u{647}\u{62F}\u{646}\u{648}\u{631}\u{67E}   12K \u{631}\u{6CC}\u{648}\u{635}\u{62A}"
      ),
      (
        "  4 \u{686}\u{648}\u{691}\u{627}\u{626}\u{6CC}   8 \u{67E}\u{6A9}\u{633}\u{644}-\u{6A9}\u{62A}\u{627}\u{628}\u{6CC}\u{6BA}   12 \u{62A}\u{635}\u{648}\u{6CC}\u{631}\u{6CC}\u{6BA}",
        "  4 \u{6CC}\u{626}\u{627}\u{691}\u{648}\u{686}   8 \u{6BA}\u{6CC}\u{628}\u{627}\u{62A}\u{6A9}-\u{644}\u{633}\u{6A9}\u{67E}   12 \u{6BA}\u{6CC}\u{631}\u{6CC}\u{648}\u{635}\u{62A}"
      ),
    ] as [(String, String)])
  func aSizeStandsBeforeItsFile(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// The sender, the length and the subject of a mail follow each other.
  @Test(
    arguments: [
      (
        "14 Mar \u{5DE}\u{5D5}\u{5D6}\u{5D9}\u{5E7}\u{5D4} \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA} (12) \u{5E1}\u{5E8}\u{5D8}\u{5D9}\u{5DD}: \u{5DE}\u{5E1}\u{5DE}\u{5DB}\u{5D9}\u{5DD} \u{5EA}\u{5E9}\u{5D5}\u{5D1}\u{5D4}",
        "14 Mar \u{5EA}\u{5D5}\u{5E0}\u{5D5}\u{5DE}\u{5EA} \u{5D4}\u{5E7}\u{5D9}\u{5D6}\u{5D5}\u{5DE} (12) \u{5D4}\u{5D1}\u{5D5}\u{5E9}\u{5EA} \u{5DD}\u{5D9}\u{5DB}\u{5DE}\u{5E1}\u{5DE} :\u{5DD}\u{5D9}\u{5D8}\u{5E8}\u{5E1}"
      ),
      (
        "3 N Mar 14 \u{627}\u{644}\u{642}\u{627}\u{626}\u{645}\u{629} (12) \u{627}\u{644}\u{639}\u{62F}\u{62F} \u{627}\u{644}\u{635}\u{648}\u{631}",
        "3 N Mar 14 \u{629}\u{645}\u{626}\u{627}\u{642}\u{644}\u{627} (12) \u{631}\u{648}\u{635}\u{644}\u{627} \u{62F}\u{62F}\u{639}\u{644}\u{627}"
      ),
      (
        "  7 5 May \u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647} \u{62A}\u{635}\u{648}\u{6CC}\u{631} (34) Re: \u{646}\u{627}\u{645}\u{647}!",
        "  7 5 May \u{631}\u{6CC}\u{648}\u{635}\u{62A} \u{647}\u{62F}\u{646}\u{648}\u{631}\u{67E} (34) Re: !\u{647}\u{645}\u{627}\u{646}"
      ),
      (
        "Jun 02 10:15 \u{686}\u{648}\u{691}\u{627}\u{626}\u{6CC}      ( 8) \u{67E}\u{6A9}\u{633}\u{644} \u{62A}\u{635}\u{648}\u{6CC}\u{631}\u{6CC}\u{6BA}",
        "Jun 02 10:15 \u{6CC}\u{626}\u{627}\u{691}\u{648}\u{686}      ( 8) \u{6BA}\u{6CC}\u{631}\u{6CC}\u{648}\u{635}\u{62A} \u{644}\u{633}\u{6A9}\u{67E}"
      ),
    ] as [(String, String)])
  func aSubjectStandsBehindItsSender(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// One day or file with nothing that could change places with it, and a row that is drawn right.
  @Test(arguments: [
    "12 Mar \u{5DE}\u{5D5}\u{5D6}\u{5D9}\u{5E7}\u{5D4}",
    "Mar 14 \u{627}\u{644}\u{642}\u{627}\u{626}\u{645}\u{629}",
    "5 N Mar 14 \u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647} (1.2K) \u{62A}\u{635}\u{648}\u{6CC}\u{631} \u{646}\u{627}\u{645}\u{647}",
    "notes  4 \u{686}\u{648}\u{691}\u{627}\u{626}\u{6CC}",
  ])
  func oneOfThemStays(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}

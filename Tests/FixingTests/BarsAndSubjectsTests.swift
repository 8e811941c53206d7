import BidiAlgorithm
import Fixing
import Testing

/// Lines of chats with a bar, subjects of changes that are quoted, and folders in brackets.
@Suite struct BarsAndSubjectsTests {
  /// Its end stands left of it, and what Latin words cut goes on to the left.
  @Test(
    arguments: [
      (
        "dana | \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5DC}\u{5DB}\u{5D5}\u{5DC}\u{5DD}!",
        "dana | !\u{5DD}\u{5DC}\u{5D5}\u{5DB}\u{5DC} \u{5DD}\u{5D5}\u{5DC}\u{5E9}"
      ),
      (
        "sara_k | \u{627}\u{644}\u{633}\u{64A}\u{631}\u{641}\u{631} \u{64A}\u{639}\u{645}\u{644} \u{627}\u{644}\u{622}\u{646}.",
        "sara_k | .\u{646}\u{622}\u{644}\u{627} \u{644}\u{645}\u{639}\u{64A} \u{631}\u{641}\u{631}\u{64A}\u{633}\u{644}\u{627}"
      ),
      (
        "12:30 omid | \u{633}\u{631}\u{648}\u{631} \u{62F}\u{648}\u{628}\u{627}\u{631}\u{647} \u{6A9}\u{627}\u{631} \u{6A9}\u{631}\u{62F}.",
        "12:30 omid | .\u{62F}\u{631}\u{6A9} \u{631}\u{627}\u{6A9} \u{647}\u{631}\u{627}\u{628}\u{648}\u{62F} \u{631}\u{648}\u{631}\u{633}"
      ),
      (
        "dana \u{2502} \u{5E6}\u{5E8}\u{5D9}\u{5DA} \u{5DC}\u{5E2}\u{5D3}\u{5DB}\u{5DF} Docker \u{5D1}\u{5E9}\u{5E8}\u{5EA}",
        "dana \u{2502} \u{5EA}\u{5E8}\u{5E9}\u{5D1} Docker \u{5DF}\u{5DB}\u{5D3}\u{5E2}\u{5DC} \u{5DA}\u{5D9}\u{5E8}\u{5E6}"
      ),
      (
        "ali | \u{6CC}\u{6C1} \u{633}\u{631}\u{648}\u{631} \u{627}\u{628} \u{686}\u{644} \u{631}\u{6C1}\u{627} \u{6C1}\u{6D2}!",
        "ali | !\u{6D2}\u{6C1} \u{627}\u{6C1}\u{631} \u{644}\u{686} \u{628}\u{627} \u{631}\u{648}\u{631}\u{633} \u{6C1}\u{6CC}"
      ),
    ] as [(String, String)])
  func whatIsSaidBehindABarIsOneSentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// An end that is a right-to-left letter, names in cells, and rows.
  @Test(arguments: [
    "sara | \u{623}\u{647}\u{644}\u{64B}\u{627}! \u{643}\u{64A}\u{641} \u{62D}\u{627}\u{644} \u{627}\u{644}\u{633}\u{64A}\u{631}\u{641}\u{631}\u{61F}",
    "Tom | \u{5D3}\u{5E0}\u{5D4}",
    "dana | \u{5DE}\u{5E9}\u{5D4}",
    "dana | 30 | \u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1} | Paid",
  ])
  func whatIsDrawnAsItIsReadStays(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// The ticket of a change that is reverted stands right of its words.
  @Test(
    arguments: [
      (
        "Revert \"feat: \u{5D4}\u{5D5}\u{5E1}\u{5E4}\u{5EA} \u{5DE}\u{5E1}\u{5DA} \u{5DB}\u{5E0}\u{5D9}\u{5E1}\u{5D4} (#12)\"",
        "Revert \"feat: \u{5D4}\u{5E1}\u{5D9}\u{5E0}\u{5DB} \u{5DA}\u{5E1}\u{5DE} \u{5EA}\u{5E4}\u{5E1}\u{5D5}\u{5D4} (#12)\""
      ),
      (
        "Revert \"fix(ui): \u{625}\u{635}\u{644}\u{627}\u{62D} \u{632}\u{631} \u{627}\u{644}\u{62D}\u{641}\u{638} (#7)\"",
        "Revert \"fix(ui): \u{638}\u{641}\u{62D}\u{644}\u{627} \u{631}\u{632} \u{62D}\u{627}\u{644}\u{635}\u{625} (#7)\""
      ),
      (
        "Revert \"docs: \u{627}\u{635}\u{644}\u{627}\u{62D} \u{631}\u{627}\u{647}\u{646}\u{645}\u{627} (#31)\"",
        "Revert \"docs: \u{627}\u{645}\u{646}\u{647}\u{627}\u{631} \u{62D}\u{627}\u{644}\u{635}\u{627} (#31)\""
      ),
    ] as [(String, String)])
  func aQuotedSubjectRunsFromLeftToRight(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// What a change says is one sentence, however short it is.
  @Test(
    arguments: [
      (
        "docs: \u{5E2}\u{5D3}\u{5DB}\u{5D5}\u{5DF} README.md \u{5D1}\u{5E2}\u{5D1}\u{5E8}\u{5D9}\u{5EA}",
        "docs: \u{5EA}\u{5D9}\u{5E8}\u{5D1}\u{5E2}\u{5D1} README.md \u{5DF}\u{5D5}\u{5DB}\u{5D3}\u{5E2}"
      ),
      (
        "fix: \u{625}\u{635}\u{644}\u{627}\u{62D} Safari \u{645}\u{624}\u{642}\u{62A}",
        "fix: \u{62A}\u{642}\u{624}\u{645} Safari \u{62D}\u{627}\u{644}\u{635}\u{625}"
      ),
      (
        "chore(deps): \u{627}\u{631}\u{62A}\u{642}\u{627}\u{6CC} React \u{62C}\u{62F}\u{6CC}\u{62F}",
        "chore(deps): \u{62F}\u{6CC}\u{62F}\u{62C} React \u{6CC}\u{627}\u{642}\u{62A}\u{631}\u{627}"
      ),
    ] as [(String, String)])
  func twoWordsAroundAFileAreOneSubject(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// What nothing cuts is drawn in its place.
  @Test(arguments: [
    "fix: \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} \u{5DE}\u{5E1}\u{5DA} \u{5D4}\u{5DB}\u{5E0}\u{5D9}\u{5E1}\u{5D4}",
    "feat(ui): \u{625}\u{636}\u{627}\u{641}\u{629} \u{632}\u{631} \u{627}\u{644}\u{62D}\u{641}\u{638}",
    "Revert \"\u{62A}\u{6CC}\u{6A9} \u{646}\u{6CC}\u{627} \u{635}\u{641}\u{62D}\u{6C1}\"",
    "Revert \"feat: \u{5D4}\u{5D5}\u{5E1}\u{5E4}\u{5EA} \u{5DE}\u{5E1}\u{5DA} \u{5DB}\u{5E0}\u{5D9}\u{5E1}\u{5D4}\"",
  ])
  func subjectsThatNothingCutsStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// A slash, or a tilde or dots with one, stands left of the name of a folder.
  @Test(arguments: [
    "notes.txt (~/\u{5DE}\u{5E1}\u{5DE}\u{5DB}\u{5D9}\u{5DD}) - VIM",
    "saved (~/\u{648}\u{62B}\u{627}\u{626}\u{642}) now",
    "open (/\u{62F}\u{633}\u{62A}\u{648}\u{631}) here",
    "list (../\u{5E4}\u{5E8}\u{5D5}\u{5D9}\u{5E7}\u{5D8}) first",
  ])
  func foldersInBracketsStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// Files with what is said of them in brackets.
@Suite struct NotedFileTests {
  /// The file stays at the left, and what is said of it is one text.
  @Test(
    arguments: [
      (
        "search.log (7 \u{5EA}\u{5D5}\u{5E6}\u{5D0}\u{5D5}\u{5EA} \u{5D1}-3 \u{5E7}\u{5D1}\u{5E6}\u{5D9}\u{5DD})",
        "search.log (\u{5DD}\u{5D9}\u{5E6}\u{5D1}\u{5E7} 3-\u{5D1} \u{5EA}\u{5D5}\u{5D0}\u{5E6}\u{5D5}\u{5EA} 7)"
      ),
      (
        "main.py (12 \u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D5}\u{5EA})",
        "main.py (\u{5EA}\u{5D5}\u{5D0}\u{5D9}\u{5D2}\u{5E9} 12)"
      ),
      (
        "index.html (5 \u{646}\u{62A}\u{627}\u{626}\u{62C} \u{641}\u{64A} 2 \u{645}\u{644}\u{641}\u{627}\u{62A})",
        "index.html (\u{62A}\u{627}\u{641}\u{644}\u{645} 2 \u{64A}\u{641} \u{62C}\u{626}\u{627}\u{62A}\u{646} 5)"
      ),
      (
        "notes.md (\u{6F5} \u{646}\u{62A}\u{6CC}\u{62C}\u{647} \u{62F}\u{631} \u{6F2} \u{62E}\u{637})",
        "notes.md (\u{637}\u{62E} \u{6F2} \u{631}\u{62F} \u{647}\u{62C}\u{6CC}\u{62A}\u{646} \u{6F5})"
      ),
      (
        "My Report.docx (3 \u{635}\u{641}\u{62D}\u{627}\u{62A})",
        "My Report.docx (\u{62A}\u{627}\u{62D}\u{641}\u{635} 3)"
      ),
    ] as [(String, String)])
  func whatBracketsHoldIsOneText(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// What is drawn in its own order.
  @Test(arguments: [
    "report.pdf (\u{5E2}\u{5D5}\u{5EA}\u{5E7})",
    "notes.md (\u{622}\u{62E}\u{631} \u{62A}\u{639}\u{62F}\u{64A}\u{644} \u{627}\u{644}\u{64A}\u{648}\u{645})",
    "photo.jpg (\u{62A}\u{635}\u{648}\u{6CC}\u{631} \u{627}\u{648}\u{644})",
    "data.csv (\u{646}\u{626}\u{6CC} \u{641}\u{627}\u{626}\u{644})",
    "report.pdf (\u{5E2}\u{5D5}\u{5EA}\u{5E7} 2)",
  ])
  func notesInTheirPlaceStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// Names of files with the number of a copy, of which an isolate holds a part.
@Suite struct CutFileTests {
  /// The isolate ends before the number or before the ending.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5DE}\u{5E1}\u{5DE}\u{5DA} \u{2068}summary\u{2069} (2).docx \u{5E0}\u{5E9}\u{5DE}\u{5E8}",
        "\u{5E8}\u{5DE}\u{5E9}\u{5E0} summary (2).docx \u{5DA}\u{5DE}\u{5E1}\u{5DE}\u{5D4}"
      ),
      (
        "\u{5DE}\u{5D7}\u{5E7}\u{5E0}\u{5D5} \u{5D0}\u{5EA} \u{2066}photo\u{2069} (12).jpg \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
        "\u{5DC}\u{5D5}\u{5DE}\u{5EA}\u{5D0} photo (12).jpg \u{5EA}\u{5D0} \u{5D5}\u{5E0}\u{5E7}\u{5D7}\u{5DE}"
      ),
      (
        "\u{5D4}\u{5DE}\u{5E6}\u{5D2}\u{5EA} \u{2068}final deck\u{2069} (3).pptx \u{5DE}\u{5D5}\u{5DB}\u{5E0}\u{5D4}",
        "\u{5D4}\u{5E0}\u{5DB}\u{5D5}\u{5DE} final deck (3).pptx \u{5EA}\u{5D2}\u{5E6}\u{5DE}\u{5D4}"
      ),
      (
        "\u{5E0}\u{5E9}\u{5DE}\u{5E8} \u{5D1}\u{5E9}\u{5DD} \u{2068}my-notes (1)\u{2069}.txt \u{5D4}\u{5D9}\u{5D5}\u{5DD}",
        "\u{5DD}\u{5D5}\u{5D9}\u{5D4} my-notes (1).txt \u{5DD}\u{5E9}\u{5D1} \u{5E8}\u{5DE}\u{5E9}\u{5E0}"
      ),
      (
        "\u{62A}\u{645} \u{62D}\u{641}\u{638} \u{2068}invoice\u{2069} (1).pdf \u{628}\u{646}\u{62C}\u{627}\u{62D}",
        "\u{62D}\u{627}\u{62C}\u{646}\u{628} invoice (1).pdf \u{638}\u{641}\u{62D} \u{645}\u{62A}"
      ),
      (
        "\u{627}\u{644}\u{635}\u{648}\u{631}\u{629} \u{2066}IMG_20\u{2069} (4).png \u{62A}\u{627}\u{644}\u{641}\u{629}",
        "\u{629}\u{641}\u{644}\u{627}\u{62A} IMG_20 (4).png \u{629}\u{631}\u{648}\u{635}\u{644}\u{627}"
      ),
      (
        "\u{641}\u{627}\u{6CC}\u{644} \u{2068}budget\u{2069} (2).xlsx \u{628}\u{627}\u{632} \u{646}\u{634}\u{62F}",
        "\u{62F}\u{634}\u{646} \u{632}\u{627}\u{628} budget (2).xlsx \u{644}\u{6CC}\u{627}\u{641}"
      ),
      (
        "\u{641}\u{627}\u{626}\u{644} \u{2068}resume\u{2069} (1).pdf \u{62D}\u{630}\u{641} \u{6C1}\u{648} \u{6AF}\u{626}\u{6CC}",
        "\u{6CC}\u{626}\u{6AF} \u{648}\u{6C1} \u{641}\u{630}\u{62D} resume (1).pdf \u{644}\u{626}\u{627}\u{641}"
      ),
    ] as [(String, String)])
  func aCutNameIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Without an isolate, with one around all of it, and what is no file.
  @Test(arguments: [
    "\u{5D4}\u{5DE}\u{5E1}\u{5DE}\u{5DA} summary (2).docx \u{5E0}\u{5E9}\u{5DE}\u{5E8}",
    "\u{5D4}\u{5DE}\u{5E1}\u{5DE}\u{5DA} \u{2068}summary (2).docx\u{2069} \u{5E0}\u{5E9}\u{5DE}\u{5E8}",
    "\u{5E4}\u{5EA}\u{5D7}\u{5D5} \u{5D0}\u{5EA} \u{2068}summary\u{2069} (2) \u{5D4}\u{5D9}\u{5D5}\u{5DD}",
    "\u{5D4}\u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9}\u{5EA} \u{2068}Dana\u{2069} (2).",
    "\u{627}\u{644}\u{645}\u{644}\u{641} \u{2066}invoice (1).pdf\u{2069} \u{645}\u{62D}\u{641}\u{648}\u{638}",
    "\u{5E4}\u{5D2}\u{5E9}\u{5EA}\u{5D9} \u{5D0}\u{5EA} \u{2068}Dana\u{2069} (24).",
  ])
  func wholeNamesStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }
}

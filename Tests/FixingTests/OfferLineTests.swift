import BidiAlgorithm
import Fixing
import Testing

/// Right-to-left lines of shops that end in a Latin name, where left to right is set.
@Suite struct OfferLineTests {
  /// However long the name is, the word before it leads to it.
  @Test(
    arguments: [
      (
        "20% \u{5D4}\u{5E0}\u{5D7}\u{5D4} \u{5E2}\u{5DC} Galaxy S24!",
        "!Galaxy S24 \u{5DC}\u{5E2} \u{5D4}\u{5D7}\u{5E0}\u{5D4} 20%"
      ),
      (
        "\u{5D4}\u{5E0}\u{5D7}\u{5D4} \u{5E9}\u{5DC} 50% \u{5E2}\u{5DC} iPad Air 5!",
        "!iPad Air 5 \u{5DC}\u{5E2} 50% \u{5DC}\u{5E9} \u{5D4}\u{5D7}\u{5E0}\u{5D4}"
      ),
      (
        "\u{20AA}30 \u{5DE}\u{5EA}\u{5E0}\u{5D4} \u{5E2}\u{5DD} Kindle Fire!",
        "!Kindle Fire \u{5DD}\u{5E2} \u{5D4}\u{5E0}\u{5EA}\u{5DE} \u{20AA}30"
      ),
      (
        "15% \u{5D4}\u{5E0}\u{5D7}\u{5D4} \u{5D1}-Amazon",
        "Amazon-\u{5D1} \u{5D4}\u{5D7}\u{5E0}\u{5D4} 15%"
      ),
      (
        "25% \u{62E}\u{635}\u{645} \u{639}\u{644}\u{649} Surface Pro 9!",
        "!Surface Pro 9 \u{649}\u{644}\u{639} \u{645}\u{635}\u{62E} 25%"
      ),
      (
        "\u{62E}\u{635}\u{645} 40% \u{639}\u{644}\u{649} Xbox Series!",
        "!Xbox Series \u{649}\u{644}\u{639} %40 \u{645}\u{635}\u{62E}"
      ),
      (
        "30\u{66A} \u{62A}\u{62E}\u{641}\u{6CC}\u{641} \u{628}\u{631}\u{627}\u{6CC} Pixel 8 Pro!",
        "!Pixel 8 Pro \u{6CC}\u{627}\u{631}\u{628} \u{641}\u{6CC}\u{641}\u{62E}\u{62A} 30\u{66A}"
      ),
    ] as [(String, String)])
  func anOfferIsReadFromTheRight(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Without such a word or an end the parts may be the page's.
  @Test(arguments: [
    "20% \u{5D4}\u{5E0}\u{5D7}\u{5D4} Galaxy S24",
    "\u{5D4}\u{5E0}\u{5D7}\u{5D4} Galaxy Watch 20%",
    "50% Sale on \u{5D3}\u{5D2}\u{5E0}\u{5D9}\u{5DD}!",
    "3 \u{5E1}\u{5E4}\u{5E8}\u{5D9}\u{5DD} \u{5E9}\u{5DC} Tolkien",
    "30% \u{5EA}\u{5E7}\u{5E6}\u{5D9}\u{5D1}: IBM",
  ])
  func aRowOfPartsStays(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}

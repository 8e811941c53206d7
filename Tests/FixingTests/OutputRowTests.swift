import BidiAlgorithm
import Fixing
import Testing

/// Columns with numbers that have a comma.
@Suite struct OutputRowTests {
  /// A place in a text and a number of thousands are columns as others are.
  @Test(
    arguments: [
      (
        "\u{5D3}\u{5D5}\u{5D7} \u{5DE}\u{5DB}\u{5D9}\u{5E8}\u{5D5}\u{5EA}   12,5   Top",
        "\u{5EA}\u{5D5}\u{5E8}\u{5D9}\u{5DB}\u{5DE} \u{5D7}\u{5D5}\u{5D3}   12,5   Top"
      ),
      (
        "-- INSERT --  \u{62A}\u{642}\u{631}\u{64A}\u{631}  12,5",
        "-- INSERT --  \u{631}\u{64A}\u{631}\u{642}\u{62A}  12,5"
      ),
      (
        "\u{6AF}\u{632}\u{627}\u{631}\u{634}  1,234  USD",
        "\u{634}\u{631}\u{627}\u{632}\u{6AF}  1,234  USD"
      ),
      (
        "\u{641}\u{631}\u{648}\u{62E}\u{62A}   4,500   kg",
        "\u{62A}\u{62E}\u{648}\u{631}\u{641}   4,500   kg"
      ),
    ] as [(String, String)])
  func aCommaBetweenDigitsIsTheirs(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A comma that parts words is of a text, and a row in order stays.
  @Test(arguments: [
    "\u{5D3}\u{5D5}\u{5D7}, \u{5DE}\u{5DB}\u{5D9}\u{5E8}\u{5D5}\u{5EA}  12  Top",
    "Ln 5, Col 3  \u{5D3}\u{5D5}\u{5D7}  UTF-8",
    "Ln 5, Col 3  \u{62A}\u{642}\u{631}\u{64A}\u{631}  UTF-8",
    "\u{631}\u{67E}\u{648}\u{631}\u{679}  UTF-8  4,500",
  ])
  func otherCommasStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}

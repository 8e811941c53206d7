import BidiAlgorithm
import Fixing
import Testing

/// Latin entries of menus with their dots, and what they are called in right-to-left words.
@Suite struct GlossedEntryTests {
  // To print, options, open with, find and replace, in Hebrew, Arabic and Persian.
  @Test(
    arguments: [
      (
        "Print... \u{2192} \u{5D4}\u{5D3}\u{5E4}\u{5E1}\u{5D4}",
        "\u{5D4}\u{5E1}\u{5E4}\u{5D3}\u{5D4} \u{2192} Print..."
      ),
      (
        "Options\u{2026}: \u{62E}\u{64A}\u{627}\u{631}\u{627}\u{62A}",
        "\u{62A}\u{627}\u{631}\u{627}\u{64A}\u{62E} :Options\u{2026}"
      ),
      (
        "Open with\u{2026} = \u{628}\u{627}\u{632} \u{6A9}\u{631}\u{62F}\u{646} \u{628}\u{627}\u{2026}",
        "\u{2026}\u{627}\u{628} \u{646}\u{62F}\u{631}\u{6A9} \u{632}\u{627}\u{628} = Open with\u{2026}"
      ),
      (
        "Find and replace... - \u{5D7}\u{5D9}\u{5E4}\u{5D5}\u{5E9} \u{5D5}\u{5D4}\u{5D7}\u{5DC}\u{5E4}\u{5D4}",
        "\u{5D4}\u{5E4}\u{5DC}\u{5D7}\u{5D4}\u{5D5} \u{5E9}\u{5D5}\u{5E4}\u{5D9}\u{5D7} - Find and replace..."
      ),
    ] as [(String, String)])
  func theDotsOfAnEntryAreItsOwn(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  /// A full stop, what somebody says, and an entry without dots.
  @Test(arguments: [
    "Print. = \u{5D4}\u{5D3}\u{5E4}\u{5E1}\u{5D4}",
    "Well... - \u{5D0}\u{5E0}\u{5D9} \u{5DC}\u{5D0} \u{5D1}\u{5D8}\u{5D5}\u{5D7} \u{5E9}\u{5D6}\u{5D4} \u{5E0}\u{5DB}\u{5D5}\u{5DF}.",
    "Save = \u{5E9}\u{5DE}\u{5D9}\u{5E8}\u{5D4}",
  ])
  func anotherEndStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }
}

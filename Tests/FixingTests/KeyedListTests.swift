import BidiAlgorithm
import Fixing
import Testing

/// Lists of right-to-left names in square brackets behind a Latin key, and sentences that stand so.
@Suite struct KeyedListTests {
  /// The items follow each other from left to right, each by itself.
  @Test(
    arguments: [
      (
        "branches: [\u{627}\u{644}\u{631}\u{64A}\u{627}\u{636}, \u{62C}\u{62F}\u{629}, \u{627}\u{644}\u{62F}\u{645}\u{627}\u{645}]",
        "branches: [\u{636}\u{627}\u{64A}\u{631}\u{644}\u{627}, \u{629}\u{62F}\u{62C}, \u{645}\u{627}\u{645}\u{62F}\u{644}\u{627}]"
      ),
      (
        "colors = [\u{5D0}\u{5D3}\u{5D5}\u{5DD}, \u{5DB}\u{5D7}\u{5D5}\u{5DC}]",
        "colors = [\u{5DD}\u{5D5}\u{5D3}\u{5D0}, \u{5DC}\u{5D5}\u{5D7}\u{5DB}]"
      ),
      (
        "  - cities: [\u{62A}\u{647}\u{631}\u{627}\u{646}, \u{634}\u{6CC}\u{631}\u{627}\u{632}]",
        "  - cities: [\u{646}\u{627}\u{631}\u{647}\u{62A}, \u{632}\u{627}\u{631}\u{6CC}\u{634}]"
      ),
      (
        "\"tags\": [\u{62E}\u{628}\u{631}\u{6CC}\u{6BA}, \u{6A9}\u{6BE}\u{6CC}\u{644}],",
        "\"tags\": [\u{6BA}\u{6CC}\u{631}\u{628}\u{62E}, \u{644}\u{6CC}\u{6BE}\u{6A9}],"
      ),
      (
        "names: [\u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9}, \u{5E8}\u{5D5}\u{5DF}]",
        "names: [\u{5D9}\u{5D5}\u{5DC} \u{5D4}\u{5E0}\u{5D3}, \u{5DF}\u{5D5}\u{5E8}]"
      ),
      (
        "let towns = [\u{5D9}\u{5E4}\u{5D5}, \u{5E2}\u{5DB}\u{5D5}]",
        "let towns = [\u{5D5}\u{5E4}\u{5D9}, \u{5D5}\u{5DB}\u{5E2}]"
      ),
    ] as [(String, String)])
  func itemsFollowEachOther(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// However long the items are, the line is its key's.
  @Test func longItemsDoNotTurnTheLine() {
    LineExpectations.expectFirst(
      pseudo: "tags: [ABCDEFG HIJKLM, NOPQRST UVWXYZ]", "tags: [MLKJIH GFEDCBA, ZYXWVU TSRQPON]",
      LineExpectations.left)
  }

  /// A sentence in brackets, one name, a list with Arabic commas, and items that Latin ones part.
  @Test(arguments: [
    "note: [\u{5D6}\u{5D4} \u{5DC}\u{5D0} \u{5E0}\u{5DB}\u{5D5}\u{5DF}, \u{5DB}\u{5D3}\u{5D0}\u{5D9} \u{5DC}\u{5D1}\u{5D3}\u{5D5}\u{5E7}]",
    "note: [\u{647}\u{630}\u{627} \u{635}\u{62D}\u{64A}\u{62D}, \u{634}\u{643}\u{631}\u{627}]",
    "Note: [\u{628}\u{644}\u{647}, \u{645}\u{645}\u{646}\u{648}\u{646}]",
    "tags: [\u{5D7}\u{5D3}\u{5E9}]",
    "tags: [\u{623}\u{62E}\u{628}\u{627}\u{631}\u{60C} \u{637}\u{642}\u{633}]",
    "tags: [\u{5D7}\u{5D3}\u{5E9}, sale, \u{5D7}\u{5D5}\u{5E8}\u{5E3}]",
    "see [\u{5DB}\u{5D4}\u{5DF}, \u{5DC}\u{5D5}\u{5D9}]",
  ])
  func otherBracketsStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}

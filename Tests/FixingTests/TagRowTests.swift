import BidiAlgorithm
import Fixing
import Testing

/// Hashtags and names of users side by side.
@Suite struct TagRowTests {
  /// In the order of a right-to-left sentence.
  @Test(
    arguments: [
      (
        "\u{5EA}\u{5D5}\u{5D3}\u{5D4} \u{5DC} @dana_k @yossi \u{5E2}\u{5DC} \u{5D4}\u{5DB}\u{5D5}\u{5DC}",
        "\u{5DC}\u{5D5}\u{5DB}\u{5D4} \u{5DC}\u{5E2} @yossi @dana_k \u{5DC} \u{5D4}\u{5D3}\u{5D5}\u{5EA}"
      ),
      (
        "\u{5E9}\u{5DE}\u{5D7}\u{5E0}\u{5D5} \u{5DC}\u{5E8}\u{5D0}\u{5D5}\u{5EA} \u{5D0}\u{5EA}\u{5DB}\u{5DD} #swift #bidi",
        "#bidi #swift \u{5DD}\u{5DB}\u{5EA}\u{5D0} \u{5EA}\u{5D5}\u{5D0}\u{5E8}\u{5DC} \u{5D5}\u{5E0}\u{5D7}\u{5DE}\u{5E9}"
      ),
      (
        "\u{5E0}\u{5D0} \u{5DC}\u{5D1}\u{5D3}\u{5D5}\u{5E7}: @dana @gal @noa \u{5DE}\u{5D7}\u{5E8}",
        "\u{5E8}\u{5D7}\u{5DE} @noa @gal @dana :\u{5E7}\u{5D5}\u{5D3}\u{5D1}\u{5DC} \u{5D0}\u{5E0}"
      ),
      (
        "\u{5E6}\u{5D9}\u{5DC}\u{5D5}\u{5DD} \u{5E9}\u{5DC} @levi #haifa \u{5D1}\u{5D1}\u{5D5}\u{5E7}\u{5E8}",
        "\u{5E8}\u{5E7}\u{5D5}\u{5D1}\u{5D1} #haifa @levi \u{5DC}\u{5E9} \u{5DD}\u{5D5}\u{5DC}\u{5D9}\u{5E6}"
      ),
      (
        "\u{645}\u{639} @sami @rana \u{641}\u{64A} \u{627}\u{644}\u{645}\u{642}\u{647}\u{649}",
        "\u{649}\u{647}\u{642}\u{645}\u{644}\u{627} \u{64A}\u{641} @rana @sami \u{639}\u{645}"
      ),
      (
        "\u{635}\u{628}\u{627}\u{62D} \u{627}\u{644}\u{62E}\u{64A}\u{631} #cairo #giza",
        "#giza #cairo \u{631}\u{64A}\u{62E}\u{644}\u{627} \u{62D}\u{627}\u{628}\u{635}"
      ),
      (
        "\u{645}\u{645}\u{646}\u{648}\u{646} \u{627}\u{632} @sara @reza \u{639}\u{632}\u{6CC}\u{632}",
        "\u{632}\u{6CC}\u{632}\u{639} @reza @sara \u{632}\u{627} \u{646}\u{648}\u{646}\u{645}\u{645}"
      ),
      (
        "\u{639}\u{6A9}\u{633} \u{62A}\u{627}\u{632}\u{647} #tehran #spring.",
        ".#spring #tehran \u{647}\u{632}\u{627}\u{62A} \u{633}\u{6A9}\u{639}"
      ),
      (
        "\u{634}\u{6A9}\u{631}\u{6CC}\u{6C1} @asif @hina \u{628}\u{6C1}\u{62A} \u{645}\u{632}\u{6C1} \u{622}\u{6CC}\u{627}",
        "\u{627}\u{6CC}\u{622} \u{6C1}\u{632}\u{645} \u{62A}\u{6C1}\u{628} @hina @asif \u{6C1}\u{6CC}\u{631}\u{6A9}\u{634}"
      ),
      (
        "\u{646}\u{626}\u{6CC} \u{62A}\u{635}\u{648}\u{6CC}\u{631} #lahore #winter \u{62F}\u{6CC}\u{6A9}\u{6BE}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{6BE}\u{6A9}\u{6CC}\u{62F} #winter #lahore \u{631}\u{6CC}\u{648}\u{635}\u{62A} \u{6CC}\u{626}\u{646}"
      ),
    ] as [(String, String)])
  func eachTagIsByItself(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Isolated ones, those in right-to-left letters, and a row behind a Latin word.
  @Test(arguments: [
    "\u{5EA}\u{5D5}\u{5D3}\u{5D4} \u{2066}@dana\u{2069} \u{2066}@yossi\u{2069} \u{5E2}\u{5DC} \u{5D4}\u{5DB}\u{5D5}\u{5DC}",
    "\u{5EA}\u{5D5}\u{5D3}\u{5D4} @\u{5D3}\u{5E0}\u{5D4} @\u{5D9}\u{5D5}\u{5E1}\u{5D9}",
    "RT @dana @yossi",
    "\u{62A}\u{645} \u{646}\u{634}\u{631}\u{647}\u{627} #\u{642}\u{647}\u{648}\u{629} #\u{635}\u{628}\u{627}\u{62D}",
  ])
  func wholeTagsStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }
}

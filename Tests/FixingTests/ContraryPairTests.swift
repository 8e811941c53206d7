import BidiAlgorithm
import Fixing
import Testing

/// Isolates and embeddings from left to right around right-to-left sentences.
@Suite struct ContraryPairTests {
  /// The end of the sentence stands at its left, what is around it stays.
  @Test(
    arguments: [
      (
        "Answer by staff: \u{2066}\u{5E0}\u{5EA}\u{5E8}\u{5D0}\u{5D4} \u{5DE}\u{5D7}\u{5E8}!\u{2069}",
        "Answer by staff: !\u{5E8}\u{5D7}\u{5DE} \u{5D4}\u{5D0}\u{5E8}\u{5EA}\u{5E0}"
      ),
      (
        "Answer by staff: \u{202A}\u{5D4}\u{5D1}\u{5E0}\u{5E7} \u{5E0}\u{5E1}\u{5D2}\u{5E8} \u{5DE}\u{5D5}\u{5E7}\u{5D3}\u{5DD} \u{5D4}\u{5D9}\u{5D5}\u{5DD}.\u{202C}",
        "Answer by staff: .\u{5DD}\u{5D5}\u{5D9}\u{5D4} \u{5DD}\u{5D3}\u{5E7}\u{5D5}\u{5DE} \u{5E8}\u{5D2}\u{5E1}\u{5E0} \u{5E7}\u{5E0}\u{5D1}\u{5D4}"
      ),
      (
        "omar wrote \u{2066}\u{623}\u{631}\u{627}\u{643} \u{63A}\u{62F}\u{627}!\u{2069} yesterday",
        "omar wrote !\u{627}\u{62F}\u{63A} \u{643}\u{627}\u{631}\u{623} yesterday"
      ),
      (
        "Review: \u{2066}\u{62E}\u{6CC}\u{644}\u{6CC} \u{62E}\u{648}\u{628} \u{628}\u{648}\u{62F}!\u{2069}",
        "Review: !\u{62F}\u{648}\u{628} \u{628}\u{648}\u{62E} \u{6CC}\u{644}\u{6CC}\u{62E}"
      ),
      (
        "Latest post: \u{2066}\u{6A9}\u{644} \u{645}\u{644}\u{627}\u{642}\u{627}\u{62A} \u{6C1}\u{648}\u{6AF}\u{6CC}!\u{2069}",
        "Latest post: !\u{6CC}\u{6AF}\u{648}\u{6C1} \u{62A}\u{627}\u{642}\u{627}\u{644}\u{645} \u{644}\u{6A9}"
      ),
      (
        "Last note by staff: \u{2066}\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} main.c \u{5E0}\u{5DE}\u{5D7}\u{5E7} \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC} \u{5D1}\u{5E2}\u{5E8}\u{5D1}.\u{2069}",
        "Last note by staff: .\u{5D1}\u{5E8}\u{5E2}\u{5D1} \u{5DC}\u{5D5}\u{5DE}\u{5EA}\u{5D0} \u{5E7}\u{5D7}\u{5DE}\u{5E0} main.c \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4}"
      ),
    ] as [(String, String)])
  func aSentenceInAPairEndsAtItsLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// So it does in a line from right to left, where the pair turned its parts, too.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5E2}\u{5E8}\u{5D4}: \u{2066}\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} main.c \u{5E0}\u{5DE}\u{5D7}\u{5E7} \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC} \u{5D1}\u{5E2}\u{5E8}\u{5D1}.\u{2069}",
        ".\u{5D1}\u{5E8}\u{5E2}\u{5D1} \u{5DC}\u{5D5}\u{5DE}\u{5EA}\u{5D0} \u{5E7}\u{5D7}\u{5DE}\u{5E0} main.c \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4} :\u{5D4}\u{5E8}\u{5E2}\u{5D4}"
      ),
      (
        "\u{631}\u{62F} \u{62C}\u{62F}\u{64A}\u{62F}: \u{2066}\u{627}\u{644}\u{645}\u{644}\u{641} main.c \u{63A}\u{64A}\u{631} \u{645}\u{648}\u{62C}\u{648}\u{62F} \u{647}\u{646}\u{627}.\u{2069}",
        ".\u{627}\u{646}\u{647} \u{62F}\u{648}\u{62C}\u{648}\u{645} \u{631}\u{64A}\u{63A} main.c \u{641}\u{644}\u{645}\u{644}\u{627} :\u{62F}\u{64A}\u{62F}\u{62C} \u{62F}\u{631}"
      ),
    ] as [(String, String)])
  func soItDoesFromRightToLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  /// Names, what is cut, an abbreviation, and sentences that are drawn in order.
  @Test(arguments: [
    "Answer by \u{2066}\u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9}\u{2069}",
    "Title: \u{2066}\u{5D4}\u{5D1}\u{5D9}\u{5EA} \u{5DC}\u{5D9}\u{5D3} \u{5D4}\u{5DE}\u{5E1}\u{5D9}\u{5DC}\u{5D4}...\u{2069}",
    "Sold by \u{2066}\u{634}\u{631}\u{643}\u{629} \u{627}\u{644}\u{646}\u{648}\u{631}.\u{2069}",
    "Answer by staff: \u{2067}\u{5E0}\u{5EA}\u{5E8}\u{5D0}\u{5D4} \u{5DE}\u{5D7}\u{5E8}!\u{2069}",
    "Answer by staff: \u{2066}\u{2067}\u{5E0}\u{5EA}\u{5E8}\u{5D0}\u{5D4} \u{5DE}\u{5D7}\u{5E8}!\u{2069}\u{2069}",
    "Answer by staff: \u{2066}\u{643}\u{64A}\u{641} \u{627}\u{644}\u{62D}\u{627}\u{644}\u{61F}\u{2069}",
    "File \u{2066}\u{5D2}\u{5D9}\u{5D1}\u{5D5}\u{5D9}.zip\u{2069} saved",
    "Review by \u{2066}\u{633}\u{627}\u{631}\u{627}\u{2069}: great!",
  ])
  func namesInPairsAreWhole(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// Sentences behind a few capitals and a colon, where nobody set a direction.
@Suite struct TopicLeadTests {
  /// An abbreviation says what a sentence is about, and begins it.
  @Test(
    arguments: [
      (
        "RTL: \u{5D4}\u{5DB}\u{5E4}\u{5EA}\u{5D5}\u{5E8} \"Back\" \u{5DE}\u{5E6}\u{5D1}\u{5D9}\u{5E2} \u{5DC}\u{5DB}\u{5D9}\u{5D5}\u{5D5}\u{5DF} \u{5D4}\u{5DC}\u{5D0} \u{5E0}\u{5DB}\u{5D5}\u{5DF}.",
        ".\u{5DF}\u{5D5}\u{5DB}\u{5E0} \u{5D0}\u{5DC}\u{5D4} \u{5DF}\u{5D5}\u{5D5}\u{5D9}\u{5DB}\u{5DC} \u{5E2}\u{5D9}\u{5D1}\u{5E6}\u{5DE} \"Back\" \u{5E8}\u{5D5}\u{5EA}\u{5E4}\u{5DB}\u{5D4} :RTL"
      ),
      (
        "API: \u{627}\u{644}\u{637}\u{644}\u{628} \u{64A}\u{639}\u{64A}\u{62F} null \u{639}\u{646}\u{62F} \u{63A}\u{64A}\u{627}\u{628} \u{627}\u{644}\u{645}\u{641}\u{62A}\u{627}\u{62D}.",
        ".\u{62D}\u{627}\u{62A}\u{641}\u{645}\u{644}\u{627} \u{628}\u{627}\u{64A}\u{63A} \u{62F}\u{646}\u{639} null \u{62F}\u{64A}\u{639}\u{64A} \u{628}\u{644}\u{637}\u{644}\u{627} :API"
      ),
      (
        "GPU: \u{628}\u{631}\u{646}\u{627}\u{645}\u{647} Blender \u{6A9}\u{627}\u{631}\u{62A} \u{631}\u{627} \u{67E}\u{6CC}\u{62F}\u{627} \u{646}\u{6A9}\u{631}\u{62F}.",
        ".\u{62F}\u{631}\u{6A9}\u{646} \u{627}\u{62F}\u{6CC}\u{67E} \u{627}\u{631} \u{62A}\u{631}\u{627}\u{6A9} Blender \u{647}\u{645}\u{627}\u{646}\u{631}\u{628} :GPU"
      ),
      (
        "UX: \u{5DE}\u{5E1}\u{5DA} Login \u{5E0}\u{5E8}\u{5D0}\u{5D4} \u{5D4}\u{5E4}\u{5D5}\u{5DA} \u{5DC}\u{5D2}\u{5DE}\u{5E8}\u{5D9} \u{5D1}\u{5E2}\u{5D1}\u{5E8}\u{5D9}\u{5EA}.",
        ".\u{5EA}\u{5D9}\u{5E8}\u{5D1}\u{5E2}\u{5D1} \u{5D9}\u{5E8}\u{5DE}\u{5D2}\u{5DC} \u{5DA}\u{5D5}\u{5E4}\u{5D4} \u{5D4}\u{5D0}\u{5E8}\u{5E0} Login \u{5DA}\u{5E1}\u{5DE} :UX"
      ),
    ] as [(String, String)])
  func anAbbreviationBeginsItsSentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// A name, what is left to do and an answer stand left of it.
  @Test(
    arguments: [
      (
        "Dana: \u{5D4}\u{5DB}\u{5E4}\u{5EA}\u{5D5}\u{5E8} \"Back\" \u{5DE}\u{5E6}\u{5D1}\u{5D9}\u{5E2} \u{5DC}\u{5DB}\u{5D9}\u{5D5}\u{5D5}\u{5DF} \u{5D4}\u{5DC}\u{5D0} \u{5E0}\u{5DB}\u{5D5}\u{5DF}.",
        "Dana: .\u{5DF}\u{5D5}\u{5DB}\u{5E0} \u{5D0}\u{5DC}\u{5D4} \u{5DF}\u{5D5}\u{5D5}\u{5D9}\u{5DB}\u{5DC} \u{5E2}\u{5D9}\u{5D1}\u{5E6}\u{5DE} \"Back\" \u{5E8}\u{5D5}\u{5EA}\u{5E4}\u{5DB}\u{5D4}"
      ),
      (
        "TODO: \u{627}\u{644}\u{637}\u{644}\u{628} \u{64A}\u{639}\u{64A}\u{62F} null \u{639}\u{646}\u{62F} \u{63A}\u{64A}\u{627}\u{628} \u{627}\u{644}\u{645}\u{641}\u{62A}\u{627}\u{62D}.",
        "TODO: .\u{62D}\u{627}\u{62A}\u{641}\u{645}\u{644}\u{627} \u{628}\u{627}\u{64A}\u{63A} \u{62F}\u{646}\u{639} null \u{62F}\u{64A}\u{639}\u{64A} \u{628}\u{644}\u{637}\u{644}\u{627}"
      ),
      (
        "RE: \u{5DE}\u{5E1}\u{5DA} Login \u{5E0}\u{5E8}\u{5D0}\u{5D4} \u{5D4}\u{5E4}\u{5D5}\u{5DA} \u{5DC}\u{5D2}\u{5DE}\u{5E8}\u{5D9} \u{5D1}\u{5E2}\u{5D1}\u{5E8}\u{5D9}\u{5EA}.",
        "RE: .\u{5EA}\u{5D9}\u{5E8}\u{5D1}\u{5E2}\u{5D1} \u{5D9}\u{5E8}\u{5DE}\u{5D2}\u{5DC} \u{5DA}\u{5D5}\u{5E4}\u{5D4} \u{5D4}\u{5D0}\u{5E8}\u{5E0} Login \u{5DA}\u{5E1}\u{5DE}"
      ),
    ] as [(String, String)])
  func aNameStandsLeftOfItsSentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// Right-to-left sentences with a quotation that end in a Latin name, where left to right is set.
@Suite struct NameBehindQuotationTests {
  /// Quoted words are words of the sentence, to whose name a small word leads, or one for what
  /// something is done to.
  @Test(
    arguments: [
      (
        "\u{5D7}\u{5E4}\u{5E9} \u{5D0}\u{5EA} \"\u{5D4}\u{5D1}\u{5D9}\u{5EA}\" \u{5D1}\u{5D0}\u{5DE}\u{5E6}\u{5E2}\u{5D5}\u{5EA} Google Maps",
        "Google Maps \u{5EA}\u{5D5}\u{5E2}\u{5E6}\u{5DE}\u{5D0}\u{5D1} \"\u{5EA}\u{5D9}\u{5D1}\u{5D4}\" \u{5EA}\u{5D0} \u{5E9}\u{5E4}\u{5D7}"
      ),
      (
        "\u{5D0}\u{5E4}\u{5E9}\u{5E8} \u{5DC}\u{5DE}\u{5E6}\u{5D5}\u{5D0} \u{5D0}\u{5EA} \"\u{5D4}\u{5D1}\u{5D9}\u{5EA} \u{5D4}\u{5E7}\u{5D8}\u{5DF}\" \u{5D1}\u{5DE}\u{5E4}\u{5D5}\u{5EA} Google Maps",
        "Google Maps \u{5EA}\u{5D5}\u{5E4}\u{5DE}\u{5D1} \"\u{5DF}\u{5D8}\u{5E7}\u{5D4} \u{5EA}\u{5D9}\u{5D1}\u{5D4}\" \u{5EA}\u{5D0} \u{5D0}\u{5D5}\u{5E6}\u{5DE}\u{5DC} \u{5E8}\u{5E9}\u{5E4}\u{5D0}"
      ),
      (
        "\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \"\u{5D3}\u{5D5}\u{5D7}\" \u{5E0}\u{5E4}\u{5EA}\u{5D7} \u{5E2}\u{5DD} Google Docs",
        "Google Docs \u{5DD}\u{5E2} \u{5D7}\u{5EA}\u{5E4}\u{5E0} \"\u{5D7}\u{5D5}\u{5D3}\" \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4}"
      ),
      (
        "\u{627}\u{628}\u{62D}\u{62B} \u{639}\u{646} \"\u{627}\u{644}\u{645}\u{642}\u{647}\u{649}\" \u{628}\u{627}\u{633}\u{62A}\u{62E}\u{62F}\u{627}\u{645} Google Maps",
        "Google Maps \u{645}\u{627}\u{62F}\u{62E}\u{62A}\u{633}\u{627}\u{628} \"\u{649}\u{647}\u{642}\u{645}\u{644}\u{627}\" \u{646}\u{639} \u{62B}\u{62D}\u{628}\u{627}"
      ),
      (
        "\u{641}\u{627}\u{6CC}\u{644} \u{AB}\u{6AF}\u{632}\u{627}\u{631}\u{634}\u{BB} \u{631}\u{627} \u{62F}\u{631} Google Drive",
        "Google Drive \u{631}\u{62F} \u{627}\u{631} \u{AB}\u{634}\u{631}\u{627}\u{632}\u{6AF}\u{BB} \u{644}\u{6CC}\u{627}\u{641}"
      ),
      (
        "\u{642}\u{631}\u{623}\u{62A} \"\u{627}\u{644}\u{643}\u{62A}\u{627}\u{628}\" \u{639}\u{644}\u{649} Google Books.",
        ".Google Books \u{649}\u{644}\u{639} \"\u{628}\u{627}\u{62A}\u{643}\u{644}\u{627}\" \u{62A}\u{623}\u{631}\u{642}"
      ),
      (
        "\"\u{5D4}\u{5E9}\u{5D9}\u{5E8}\" \u{5E9}\u{5DC}\u{5E0}\u{5D5} \u{5DE}\u{5D5}\u{5E4}\u{5D9}\u{5E2} \u{5D4}\u{5D9}\u{5D5}\u{5DD} \u{5D0}\u{5E6}\u{5DC}\u{5E0}\u{5D5} \u{5E2}\u{5DC} Apple Music",
        "Apple Music \u{5DC}\u{5E2} \u{5D5}\u{5E0}\u{5DC}\u{5E6}\u{5D0} \u{5DD}\u{5D5}\u{5D9}\u{5D4} \u{5E2}\u{5D9}\u{5E4}\u{5D5}\u{5DE} \u{5D5}\u{5E0}\u{5DC}\u{5E9} \"\u{5E8}\u{5D9}\u{5E9}\u{5D4}\""
      ),
      (
        "\u{628}\u{631}\u{627}\u{6C1} \u{6A9}\u{631}\u{645} \"\u{62F}\u{641}\u{62A}\u{631}\" \u{6A9}\u{648} \u{6A9}\u{6BE}\u{648}\u{644}\u{6CC}\u{6BA} Google Maps",
        "Google Maps \u{6BA}\u{6CC}\u{644}\u{648}\u{6BE}\u{6A9} \u{648}\u{6A9} \"\u{631}\u{62A}\u{641}\u{62F}\" \u{645}\u{631}\u{6A9} \u{6C1}\u{627}\u{631}\u{628}"
      ),
    ] as [(String, String)])
  func aSentenceIsReadFromTheRight(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Titles and names, also of whose they are, fewer words, an item, and a name in small letters.
  @Test(arguments: [
    "\u{5E7}\u{5E4}\u{5D4} \"\u{5E0}\u{5D7}\u{5EA}\" \u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1} Google Maps",
    "\u{5E1}\u{5E4}\u{5E8} \"\u{5D4}\u{5D1}\u{5D9}\u{5EA}\" \u{5E9}\u{5DC} Google",
    "\u{5D4}\u{5E1}\u{5D9}\u{5E4}\u{5D5}\u{5E8} \u{5E9}\u{5DC} \"\u{5D4}\u{5D1}\u{5D9}\u{5EA}\" \u{5D4}\u{5E7}\u{5D8}\u{5DF} Google Play",
    "\"\u{5D4}\u{5D1}\u{5D9}\u{5EA} \u{5D4}\u{5E7}\u{5D8}\u{5DF}\" Netflix",
    "\"\u{5D0}\u{5D9}\u{5DA} \u{5E4}\u{5D2}\u{5E9}\u{5EA}\u{5D9} \u{5D0}\u{5EA} \u{5D0}\u{5DE}\u{5D0}\" Netflix",
    "\u{645}\u{642}\u{647}\u{649} \"\u{627}\u{644}\u{633}\u{644}\u{627}\u{645}\" \u{627}\u{644}\u{642}\u{627}\u{647}\u{631}\u{629} Google Maps",
    "\u{5E9}\u{5D9}\u{5D7}\u{5D4} \"\u{5D7}\u{5D9}\u{5D4}\" \u{5E2}\u{5DD} Google",
    "\u{5DB}\u{5EA}\u{5D1}\u{5D4} \"\u{5D7}\u{5D3}\u{5E9}\u{5D4}\" \u{5E2}\u{5DC} Google",
    "\u{62F}\u{641}\u{62A}\u{631} \u{AB}\u{62E}\u{627}\u{646}\u{647}\u{BB} \u{62A}\u{647}\u{631}\u{627}\u{646} Google",
    "\u{5D3}\u{5E0}\u{5D9} \"\u{5D4}\u{5D2}\u{5D1}\u{5E8}\" \u{5DB}\u{5D4}\u{5DF} David Levi",
    "\u{5D7}\u{5E4}\u{5E9} \u{5D0}\u{5EA} \"\u{5D4}\u{5D1}\u{5D9}\u{5EA}\" \u{5D1}\u{5D0}\u{5DE}\u{5E6}\u{5E2}\u{5D5}\u{5EA} google maps",
    "- \u{5D7}\u{5E4}\u{5E9} \u{5D0}\u{5EA} \"\u{5D4}\u{5D1}\u{5D9}\u{5EA}\" \u{5D1}\u{5D0}\u{5DE}\u{5E6}\u{5E2}\u{5D5}\u{5EA} Google Maps",
  ])
  func otherLinesStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// References of catalogues to what they name themselves.
@Suite struct EntityTests {
  /// Its sign stands left of its name, and its semicolon right of it.
  @Test(
    arguments: [
      (
        "&brandShortName; \u{5DC}\u{5D0} \u{5E0}\u{5E4}\u{5EA}\u{5D7} \u{5D4}\u{5D9}\u{5D5}\u{5DD}.",
        ".\u{5DD}\u{5D5}\u{5D9}\u{5D4} \u{5D7}\u{5EA}\u{5E4}\u{5E0} \u{5D0}\u{5DC} &brandShortName;"
      ),
      (
        "\u{5E1}\u{5D5}\u{5D2}\u{5E8}\u{5D9}\u{5DD} \u{5D0}\u{5EA} &brandFullName; \u{5D5}\u{5E4}\u{5D5}\u{5EA}\u{5D7}\u{5D9}\u{5DD} \u{5E9}\u{5D5}\u{5D1}",
        "\u{5D1}\u{5D5}\u{5E9} \u{5DD}\u{5D9}\u{5D7}\u{5EA}\u{5D5}\u{5E4}\u{5D5} &brandFullName; \u{5EA}\u{5D0} \u{5DD}\u{5D9}\u{5E8}\u{5D2}\u{5D5}\u{5E1}"
      ),
      (
        "\u{5D2}\u{5E8}\u{5E1}\u{5D4} \u{5D7}\u{5D3}\u{5E9}\u{5D4} \u{5E9}\u{5DC} &vendorShortName;",
        "&vendorShortName; \u{5DC}\u{5E9} \u{5D4}\u{5E9}\u{5D3}\u{5D7} \u{5D4}\u{5E1}\u{5E8}\u{5D2}"
      ),
      (
        "\u{5D4}\u{5E2}\u{5D3}\u{5DB}\u{5D5}\u{5DF} \u{5D1}-&brandShortName; \u{5D4}\u{5E1}\u{5EA}\u{5D9}\u{5D9}\u{5DD}",
        "\u{5DD}\u{5D9}\u{5D9}\u{5EA}\u{5E1}\u{5D4} &brandShortName;-\u{5D1} \u{5DF}\u{5D5}\u{5DB}\u{5D3}\u{5E2}\u{5D4}"
      ),
      (
        "\u{623}\u{63A}\u{644}\u{642} &brandShortName; \u{627}\u{644}\u{622}\u{646}",
        "\u{646}\u{622}\u{644}\u{627} &brandShortName; \u{642}\u{644}\u{63A}\u{623}"
      ),
      (
        "&appName; \u{63A}\u{64A}\u{631} \u{645}\u{62A}\u{627}\u{62D}.",
        ".\u{62D}\u{627}\u{62A}\u{645} \u{631}\u{64A}\u{63A} &appName;"
      ),
      (
        "\u{645}\u{631}\u{648}\u{631}\u{6AF}\u{631} &brandShorterName; \u{628}\u{633}\u{62A}\u{647} \u{634}\u{62F}.",
        ".\u{62F}\u{634} \u{647}\u{62A}\u{633}\u{628} &brandShorterName; \u{631}\u{6AF}\u{631}\u{648}\u{631}\u{645}"
      ),
      (
        "\u{62A}\u{646}\u{638}\u{6CC}\u{645}\u{627}\u{62A} &sync.brand.label; \u{631}\u{627} \u{628}\u{628}\u{6CC}\u{646}\u{6CC}\u{62F}",
        "\u{62F}\u{6CC}\u{646}\u{6CC}\u{628}\u{628} \u{627}\u{631} &sync.brand.label; \u{62A}\u{627}\u{645}\u{6CC}\u{638}\u{646}\u{62A}"
      ),
      (
        "\u{628}\u{631}\u{627}\u{6C1} \u{6A9}\u{631}\u{645} &brandShortName; \u{628}\u{646}\u{62F} \u{6A9}\u{631}\u{6CC}\u{6BA}\u{6D4}",
        "\u{6D4}\u{6BA}\u{6CC}\u{631}\u{6A9} \u{62F}\u{646}\u{628} &brandShortName; \u{645}\u{631}\u{6A9} \u{6C1}\u{627}\u{631}\u{628}"
      ),
      (
        "&brandShortName; \u{6A9}\u{6BE}\u{644} \u{631}\u{6C1}\u{627} \u{6C1}\u{6D2}\u{2026}",
        "\u{2026}\u{6D2}\u{6C1} \u{627}\u{6C1}\u{631} \u{644}\u{6BE}\u{6A9} &brandShortName;"
      ),
    ] as [(String, String)])
  func aReferenceIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// References of HTML, where they are seen.
  @Test(
    arguments: [
      (
        "\u{5E1}\u{5D9}\u{5DE}\u{5DF} &rArr; \u{5DB}\u{5D0}\u{5DF}",
        "\u{5DF}\u{5D0}\u{5DB} &rArr; \u{5DF}\u{5DE}\u{5D9}\u{5E1}"
      ),
      (
        "\u{5E9}\u{5DC}\u{5D5}\u{5DD} &frac12; \u{5DB}\u{5D5}\u{5E1}",
        "\u{5E1}\u{5D5}\u{5DB} &frac12; \u{5DD}\u{5D5}\u{5DC}\u{5E9}"
      ),
      (
        "\u{5E7}\u{5D5} &boxDr; \u{5E4}\u{5D9}\u{5E0}\u{5D4}",
        "\u{5D4}\u{5E0}\u{5D9}\u{5E4} &boxDr; \u{5D5}\u{5E7}"
      ),
      (
        "\u{5E8}\u{5D7}\u{5D5}\u{5D1} &NotEqual; \u{5E1}\u{5D5}\u{5E3}",
        "\u{5E3}\u{5D5}\u{5E1} &NotEqual; \u{5D1}\u{5D5}\u{5D7}\u{5E8}"
      ),
      (
        "\u{623}\u{647}\u{644}\u{627} &hArr; \u{647}\u{646}\u{627}",
        "\u{627}\u{646}\u{647} &hArr; \u{627}\u{644}\u{647}\u{623}"
      ),
    ] as [(String, String)])
  func aReferenceOfAPageIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
    let problems = Judge().problems(
      of: Array(text.unicodeScalars), direction: LineExpectations.right, seesTags: false)
    #expect(problems.isEmpty)
  }

  /// A reference to what nobody sees, and the name of a firm.
  @Test(arguments: [
    "\u{5E2}\u{5E8}\u{5DA} &ZeroWidthSpace; \u{5E1}\u{5D5}\u{5E3}",
    "\u{5D7}\u{5D1}\u{5E8}\u{5EA} AT&T; \u{5E1}\u{5D2}\u{5D5}\u{5E8}\u{5D4}",
  ])
  func otherReferencesAreNone(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }
}

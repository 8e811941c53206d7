import BidiAlgorithm
import Fixing
import Testing

/// Formulas of chemistry and signs of mathematics in right-to-left sentences; each with what looks like
/// it and is whole.
@Suite struct SignsOfScienceTests {
  /// Formulas that begin with a bracket, and those with brackets that end in a charge.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5EA}\u{5E8}\u{5DB}\u{5D5}\u{5D1}\u{5EA} (CH\u{2083})\u{2082}CO \u{5DE}\u{5E9}\u{5DE}\u{5E9}\u{5EA} \u{5DB}\u{5DE}\u{5DE}\u{5E1}.",
        ".\u{5E1}\u{5DE}\u{5DE}\u{5DB} \u{5EA}\u{5E9}\u{5DE}\u{5E9}\u{5DE} (CH\u{2083})\u{2082}CO \u{5EA}\u{5D1}\u{5D5}\u{5DB}\u{5E8}\u{5EA}\u{5D4}"
      ),
      (
        "\u{5D4}\u{5DE}\u{5DC}\u{5D7} (NH4)2CO3 \u{5DE}\u{5EA}\u{5E4}\u{5E8}\u{5E7} \u{5D1}\u{5D7}\u{5D5}\u{5DD}.",
        ".\u{5DD}\u{5D5}\u{5D7}\u{5D1} \u{5E7}\u{5E8}\u{5E4}\u{5EA}\u{5DE} (NH4)2CO3 \u{5D7}\u{5DC}\u{5DE}\u{5D4}"
      ),
      (
        "\u{64A}\u{633}\u{62A}\u{62E}\u{62F}\u{645} \u{645}\u{631}\u{643}\u{628} (NH\u{2084})\u{2083}PO\u{2084} \u{641}\u{64A} \u{627}\u{644}\u{623}\u{633}\u{645}\u{62F}\u{629}.",
        ".\u{629}\u{62F}\u{645}\u{633}\u{623}\u{644}\u{627} \u{64A}\u{641} (NH\u{2084})\u{2083}PO\u{2084} \u{628}\u{643}\u{631}\u{645} \u{645}\u{62F}\u{62E}\u{62A}\u{633}\u{64A}"
      ),
      (
        "\u{645}\u{627}\u{62F}\u{647} (NH\u{2084})\u{2082}Cr\u{2082}O\u{2087} \u{62F}\u{631} \u{6AF}\u{631}\u{645}\u{627} \u{62A}\u{62C}\u{632}\u{6CC}\u{647} \u{645}\u{6CC}\u{200C}\u{634}\u{648}\u{62F}.",
        ".\u{62F}\u{648}\u{634}\u{6CC}\u{645} \u{647}\u{6CC}\u{632}\u{62C}\u{62A} \u{627}\u{645}\u{631}\u{6AF} \u{631}\u{62F} (NH\u{2084})\u{2082}Cr\u{2082}O\u{2087} \u{647}\u{62F}\u{627}\u{645}"
      ),
      (
        "\u{645}\u{631}\u{6A9}\u{628} (C\u{2082}H\u{2085})\u{2082}O \u{627}\u{6CC}\u{6A9} \u{645}\u{62D}\u{644}\u{644} \u{6C1}\u{6D2}\u{6D4}",
        "\u{6D4}\u{6D2}\u{6C1} \u{644}\u{644}\u{62D}\u{645} \u{6A9}\u{6CC}\u{627} (C\u{2082}H\u{2085})\u{2082}O \u{628}\u{6A9}\u{631}\u{645}"
      ),
      (
        "\u{5D4}\u{5D7}\u{5D5}\u{5DE}\u{5E8} [Co(NH\u{2083})\u{2086}]Cl\u{2083} \u{5DB}\u{5EA}\u{5D5}\u{5DD}.",
        ".\u{5DD}\u{5D5}\u{5EA}\u{5DB} [Co(NH\u{2083})\u{2086}]Cl\u{2083} \u{5E8}\u{5DE}\u{5D5}\u{5D7}\u{5D4}"
      ),
      (
        "\u{5D9}\u{5D5}\u{5DF} Al(OH)\u{2084}\u{207B} \u{5E0}\u{5D5}\u{5E6}\u{5E8} \u{5D1}\u{5EA}\u{5DE}\u{5D9}\u{5E1}\u{5D4}.",
        ".\u{5D4}\u{5E1}\u{5D9}\u{5DE}\u{5EA}\u{5D1} \u{5E8}\u{5E6}\u{5D5}\u{5E0} Al(OH)\u{2084}\u{207B} \u{5DF}\u{5D5}\u{5D9}"
      ),
      (
        "\u{623}\u{64A}\u{648}\u{646} Zn(OH)\u{2084}\u{B2}\u{207B} \u{641}\u{64A} \u{627}\u{644}\u{645}\u{62D}\u{644}\u{648}\u{644}.",
        ".\u{644}\u{648}\u{644}\u{62D}\u{645}\u{644}\u{627} \u{64A}\u{641} Zn(OH)\u{2084}\u{B2}\u{207B} \u{646}\u{648}\u{64A}\u{623}"
      ),
      (
        "\u{627}\u{644}\u{645}\u{639}\u{627}\u{62F}\u{644}\u{629} 2(NH\u{2084})\u{2083}PO\u{2084} \u{645}\u{648}\u{632}\u{648}\u{646}\u{629}.",
        ".\u{629}\u{646}\u{648}\u{632}\u{648}\u{645} 2(NH\u{2084})\u{2083}PO\u{2084} \u{629}\u{644}\u{62F}\u{627}\u{639}\u{645}\u{644}\u{627}"
      ),
      (
        "\u{5D4}\u{5DE}\u{5DC}\u{5D7} \u{5D1}-(NH4)2Fe(SO4)2\u{B7}6H2O \u{5D9}\u{5E8}\u{5D5}\u{5E7}.",
        ".\u{5E7}\u{5D5}\u{5E8}\u{5D9} (NH4)2Fe(SO4)2\u{B7}6H2O-\u{5D1} \u{5D7}\u{5DC}\u{5DE}\u{5D4}"
      ),
      (
        "\u{5D1}\u{5EA}\u{5D2}\u{5D5}\u{5D1}\u{5D4} (NH\u{2084})\u{2082}SO\u{2084} + 2NaOH \u{2192} Na\u{2082}SO\u{2084} + 2NH\u{2083} \u{5E0}\u{5E4}\u{5DC}\u{5D8} \u{5D2}\u{5D6}.",
        ".\u{5D6}\u{5D2} \u{5D8}\u{5DC}\u{5E4}\u{5E0} (NH\u{2084})\u{2082}SO\u{2084} + 2NaOH \u{2192} Na\u{2082}SO\u{2084} + 2NH\u{2083} \u{5D4}\u{5D1}\u{5D5}\u{5D2}\u{5EA}\u{5D1}"
      ),
    ] as [(String, String)])
  func aFormulaWithBracketsIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// Formulas that stay together by themselves, ones in brackets of the sentence, and notes.
  @Test(
    arguments: [
      "\u{5E1}\u{5D9}\u{5D3}\u{5DF} \u{5D4}\u{5D9}\u{5D3}\u{5E8}\u{5D5}\u{5E7}\u{5E1}\u{5D9}\u{5D3} Ca(OH)\u{2082} \u{5D4}\u{5D5}\u{5D0} \u{5D1}\u{5E1}\u{5D9}\u{5E1}.",
      "\u{643}\u{628}\u{631}\u{64A}\u{62A}\u{627}\u{62A} \u{627}\u{644}\u{623}\u{644}\u{648}\u{645}\u{646}\u{64A}\u{648}\u{645} Al\u{2082}(SO\u{2084})\u{2083} \u{641}\u{64A} \u{627}\u{644}\u{645}\u{627}\u{621}.",
      "\u{622}\u{628} \u{622}\u{647}\u{6A9} Ca(OH)2 \u{631}\u{627} \u{627}\u{636}\u{627}\u{641}\u{647} \u{6A9}\u{646}\u{6CC}\u{62F}.",
      "\u{5D4}\u{5EA}\u{5E8}\u{5DB}\u{5D5}\u{5D1}\u{5EA} K\u{2084}[Fe(CN)\u{2086}] \u{5E6}\u{5D4}\u{5D5}\u{5D1}\u{5D4}.",
      "\u{5D4}\u{5D2}\u{5D6} \u{5E4}\u{5D7}\u{5DE}\u{5DF} \u{5D3}\u{5D5}\u{5BE}\u{5D7}\u{5DE}\u{5E6}\u{5E0}\u{5D9} (CO\u{2082}) \u{5DB}\u{5D1}\u{5D3} \u{5DE}\u{5D0}\u{5D5}\u{5D5}\u{5D9}\u{5E8}.",
      "\u{5E8}\u{5D0}\u{5D5} \u{5D4}\u{5E2}\u{5E8}\u{5D4} (US)1 \u{5DC}\u{5DE}\u{5D8}\u{5D4}.",
      "\u{5E1}\u{5E2}\u{5D9}\u{5E3} (B)2 \u{5D1}\u{5D7}\u{5D5}\u{5E7}.",
      "\u{627}\u{644}\u{645}\u{631}\u{643}\u{628} Cu(NO\u{2083})\u{2082}\u{B7}3H\u{2082}O \u{623}\u{632}\u{631}\u{642}.",
      "\u{5DE}\u{5D9}\u{5DD} (H2O) \u{5D5}\u{5DE}\u{5DC}\u{5D7} (NaCl)",
      "\u{6AF}\u{627}\u{632} (CO) \u{6F2} \u{62F}\u{631}\u{635}\u{62F} \u{627}\u{633}\u{62A}.",
      "\u{67E}\u{627}\u{646}\u{6CC} (H\u{2082}O) \u{627}\u{648}\u{631} \u{646}\u{645}\u{6A9}",
    ])
  func anotherFormulaIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }
}

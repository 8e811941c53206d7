import BidiAlgorithm
import Fixing
import Testing

/// Values of properties that a placeholder cuts, and until when something is valid, each with what
/// looks like it and is whole.
@Suite struct CutValuesAndExpiryTests {
  /// A value whose words stand on both sides of a placeholder with letters is a sentence without
  /// its end, too.
  @Test(
    arguments: [
      (
        "remaining=\u{5E0}\u{5D5}\u{5EA}\u{5E8}\u{5D5} {count} \u{5D9}\u{5DE}\u{5D9}\u{5DD}",
        "remaining=\u{5DD}\u{5D9}\u{5DE}\u{5D9} {count} \u{5D5}\u{5E8}\u{5EA}\u{5D5}\u{5E0}"
      ),
      (
        "cart.empty=\u{645}\u{631}\u{62D}\u{628}\u{627} %1$s\u{60C} \u{633}\u{644}\u{62A}\u{643} \u{641}\u{627}\u{631}\u{63A}\u{629}",
        "cart.empty=\u{629}\u{63A}\u{631}\u{627}\u{641} \u{643}\u{62A}\u{644}\u{633} \u{60C}%1$s \u{627}\u{628}\u{62D}\u{631}\u{645}"
      ),
      (
        "upload_failed = \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \"%s\" \u{5DC}\u{5D0} \u{5E0}\u{5D8}\u{5E2}\u{5DF}",
        "upload_failed = \u{5DF}\u{5E2}\u{5D8}\u{5E0} \u{5D0}\u{5DC} \"%s\" \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4}"
      ),
      (
        "found=\u{62A}\u{644}\u{627}\u{634} \u{645}\u{6CC}\u{6BA} %(total)s \u{646}\u{62A}\u{627}\u{626}\u{62C} \u{645}\u{644}\u{6D2}",
        "found=\u{6D2}\u{644}\u{645} \u{62C}\u{626}\u{627}\u{62A}\u{646} %(total)s \u{6BA}\u{6CC}\u{645} \u{634}\u{627}\u{644}\u{62A}"
      ),
      (
        "results=\u{5E0}\u{5DE}\u{5E6}\u{5D0}\u{5D5} %d \u{5EA}\u{5D5}\u{5E6}\u{5D0}\u{5D5}\u{5EA}:",
        "results=:\u{5EA}\u{5D5}\u{5D0}\u{5E6}\u{5D5}\u{5EA} %d \u{5D5}\u{5D0}\u{5E6}\u{5DE}\u{5E0}"
      ),
      (
        "welcome=\u{62E}\u{648}\u{634} \u{622}\u{645}\u{62F}\u{6CC}\u{62F} {name}\u{60C} \u{628}\u{647} \u{628}\u{631}\u{646}\u{627}\u{645}\u{647}",
        "welcome=\u{647}\u{645}\u{627}\u{646}\u{631}\u{628} \u{647}\u{628} \u{60C}{name} \u{62F}\u{6CC}\u{62F}\u{645}\u{622} \u{634}\u{648}\u{62E}"
      ),
    ] as [(String, String)])
  func aPlaceholderCutsAValue(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// A placeholder at the end, fields, a statement, and a number in braces, which cuts nothing.
  @Test(arguments: [
    "name=\u{5D3}\u{5E0}\u{5D4} %s",
    "title=\u{5D3}\u{5E0}\u{5D4} | %s | \u{5DC}\u{5D5}\u{5D9}",
    "title=\u{5D3}\u{5E0}\u{5D4} - {name} - \u{5DC}\u{5D5}\u{5D9}",
    "user=\u{5D3}\u{5E0}\u{5D4} id=%d \u{5DC}\u{5D5}\u{5D9}",
    "log=\u{5D3}\u{5E0}\u{5D4} %s \u{5DC}\u{5D5}\u{5D9};",
    "greeting=\u{633}\u{644}\u{627}\u{645}\u{60C} {0} \u{67E}\u{6CC}\u{627}\u{645} \u{62A}\u{627}\u{632}\u{647} \u{62F}\u{627}\u{631}\u{6CC}\u{62F}",
  ])
  func otherValuesWithPlaceholders(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// The month stands left of its year, as on the card.
  @Test(
    arguments: [
      (
        "\u{5EA}\u{5D0}\u{5E8}\u{5D9}\u{5DA} \u{5EA}\u{5E4}\u{5D5}\u{5D2}\u{5D4}: 11 / 2027",
        "11 / 2027 :\u{5D4}\u{5D2}\u{5D5}\u{5E4}\u{5EA} \u{5DA}\u{5D9}\u{5E8}\u{5D0}\u{5EA}"
      ),
      (
        "\u{5D4}\u{5D3}\u{5E8}\u{5DB}\u{5D5}\u{5DF} \u{5D1}\u{5EA}\u{5D5}\u{5E7}\u{5E3} \u{5E2}\u{5D3} 03 / 2031.",
        ".03 / 2031 \u{5D3}\u{5E2} \u{5E3}\u{5E7}\u{5D5}\u{5EA}\u{5D1} \u{5DF}\u{5D5}\u{5DB}\u{5E8}\u{5D3}\u{5D4}"
      ),
      (
        "\u{5EA}\u{5D5}\u{5E7}\u{5E3} \u{5D4}\u{5D3}\u{5E8}\u{5DB}\u{5D5}\u{5DF} 10 / 29.",
        ".10 / 29 \u{5DF}\u{5D5}\u{5DB}\u{5E8}\u{5D3}\u{5D4} \u{5E3}\u{5E7}\u{5D5}\u{5EA}"
      ),
      (
        "\u{635}\u{644}\u{627}\u{62D}\u{64A}\u{629} \u{627}\u{644}\u{628}\u{637}\u{627}\u{642}\u{629}: 09 / 28",
        "09 / 28 :\u{629}\u{642}\u{627}\u{637}\u{628}\u{644}\u{627} \u{629}\u{64A}\u{62D}\u{627}\u{644}\u{635}"
      ),
      (
        "\u{62A}\u{627}\u{631}\u{64A}\u{62E} \u{627}\u{644}\u{627}\u{646}\u{62A}\u{647}\u{627}\u{621}: 12 / 26",
        "12 / 26 :\u{621}\u{627}\u{647}\u{62A}\u{646}\u{627}\u{644}\u{627} \u{62E}\u{64A}\u{631}\u{627}\u{62A}"
      ),
      (
        "\u{627}\u{639}\u{62A}\u{628}\u{627}\u{631} \u{6A9}\u{627}\u{631}\u{62A}: 07 / 28 \u{627}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{627} 07 / 28 :\u{62A}\u{631}\u{627}\u{6A9} \u{631}\u{627}\u{628}\u{62A}\u{639}\u{627}"
      ),
      (
        "\u{62A}\u{627}\u{631}\u{6CC}\u{62E} \u{627}\u{646}\u{642}\u{636}\u{627} \u{6F0}\u{6F5} / \u{6F2}\u{6F9} \u{627}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{627} \u{6F0}\u{6F5} / \u{6F2}\u{6F9} \u{627}\u{636}\u{642}\u{646}\u{627} \u{62E}\u{6CC}\u{631}\u{627}\u{62A}"
      ),
      (
        "\u{627}\u{6CC}\u{6A9}\u{633}\u{67E}\u{627}\u{626}\u{631}\u{6CC} \u{62A}\u{627}\u{631}\u{6CC}\u{62E}: 06 / 30",
        "06 / 30 :\u{62E}\u{6CC}\u{631}\u{627}\u{62A} \u{6CC}\u{631}\u{626}\u{627}\u{67E}\u{633}\u{6A9}\u{6CC}\u{627}"
      ),
    ] as [(String, String)])
  func aMonthStandsLeftOfItsYear(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  /// No blanks, a score, a day first, three numbers, counts of what is valid, Arabic-Indic digits,
  /// a credit, and months that are counted.
  @Test(arguments: [
    "\u{5EA}\u{5D5}\u{5E7}\u{5E3} \u{5D4}\u{5DB}\u{5E8}\u{5D8}\u{5D9}\u{5E1}: 08/27",
    "\u{5E6}\u{5D9}\u{5D5}\u{5DF}: 08 / 27",
    "\u{5EA}\u{5D5}\u{5E7}\u{5E3}: 27 / 08",
    "\u{5EA}\u{5D5}\u{5E7}\u{5E3} \u{5D4}\u{5DB}\u{5E8}\u{5D8}\u{5D9}\u{5E1}: 08 / 27 / 12",
    "\u{5EA}\u{5D5}\u{5E7}\u{5E3} 10 / 30 \u{5DB}\u{5E8}\u{5D8}\u{5D9}\u{5E1}\u{5D9}\u{5DD}",
    "\u{5E8}\u{5D9}\u{5E9}\u{5D9}\u{5D5}\u{5E0}\u{5D5}\u{5EA} \u{5D1}\u{5EA}\u{5D5}\u{5E7}\u{5E3}: 12 / 30",
    "\u{635}\u{644}\u{627}\u{62D}\u{64A}\u{629} \u{627}\u{644}\u{628}\u{637}\u{627}\u{642}\u{629}: \u{660}\u{668} / \u{662}\u{667}",
    "\u{627}\u{639}\u{62A}\u{628}\u{627}\u{631}: 12 / 50",
    "\u{645}\u{6CC}\u{639}\u{627}\u{62F}: 12 / 24 \u{645}\u{627}\u{6C1}",
  ])
  func otherNumbersBehindValidity(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }
}

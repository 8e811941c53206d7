import BidiAlgorithm
import Fixing
import Testing

/// Calculations of whose result words speak, and equations that begin with a number.
@Suite struct AskedCalculationTests {
  /// Words before or behind them ask for the result; a letter is to be found.
  @Test(
    arguments: [
      (
        "\u{5DB}\u{5DE}\u{5D4} \u{5D4}\u{5DD} 7 + 5?",
        "?7 + 5 \u{5DD}\u{5D4} \u{5D4}\u{5DE}\u{5DB}"
      ),
      (
        "\u{5DB}\u{5DE}\u{5D4} \u{5D6}\u{5D4} 9 - 4",
        "9 - 4 \u{5D4}\u{5D6} \u{5D4}\u{5DE}\u{5DB}"
      ),
      (
        "\u{5D0}\u{5D6} \u{5DB}\u{5DE}\u{5D4} \u{5D9}\u{5D5}\u{5E6}\u{5D0} 6 * 7?",
        "?6 * 7 \u{5D0}\u{5E6}\u{5D5}\u{5D9} \u{5D4}\u{5DE}\u{5DB} \u{5D6}\u{5D0}"
      ),
      (
        "\u{5DB}\u{5DE}\u{5D4} \u{5E9}\u{5D5}\u{5D5}\u{5D4} 15 / 3 \u{5DC}\u{5D3}\u{5E2}\u{5EA}\u{5DB}\u{5DD}?",
        "?\u{5DD}\u{5DB}\u{5EA}\u{5E2}\u{5D3}\u{5DC} 15 / 3 \u{5D4}\u{5D5}\u{5D5}\u{5E9} \u{5D4}\u{5DE}\u{5DB}"
      ),
      (
        "\u{5D7}\u{5E9}\u{5D1}\u{5D5}: 14 - 6",
        "14 - 6 :\u{5D5}\u{5D1}\u{5E9}\u{5D7}"
      ),
      (
        "\u{5D7}\u{5E9}\u{5D1}\u{5D5} \u{5D0}\u{5EA} 8 + 13 \u{5D1}\u{5E2}\u{5DC} \u{5E4}\u{5D4}",
        "\u{5D4}\u{5E4} \u{5DC}\u{5E2}\u{5D1} 8 + 13 \u{5EA}\u{5D0} \u{5D5}\u{5D1}\u{5E9}\u{5D7}"
      ),
      (
        "\u{5E4}\u{5EA}\u{5E8}\u{5D5} 18 / 3 \u{5D1}\u{5DE}\u{5D7}\u{5D1}\u{5E8}\u{5EA}",
        "\u{5EA}\u{5E8}\u{5D1}\u{5D7}\u{5DE}\u{5D1} 18 / 3 \u{5D5}\u{5E8}\u{5EA}\u{5E4}"
      ),
      (
        "\u{5D4}\u{5EA}\u{5D5}\u{5E6}\u{5D0}\u{5D4} \u{5E9}\u{5DC} 4 + 9 \u{5D4}\u{5D9}\u{5D0} \u{5E9}\u{5DC}\u{5D5}\u{5E9} \u{5E2}\u{5E9}\u{5E8}\u{5D4}",
        "\u{5D4}\u{5E8}\u{5E9}\u{5E2} \u{5E9}\u{5D5}\u{5DC}\u{5E9} \u{5D0}\u{5D9}\u{5D4} 4 + 9 \u{5DC}\u{5E9} \u{5D4}\u{5D0}\u{5E6}\u{5D5}\u{5EA}\u{5D4}"
      ),
      (
        "\u{5D1}\u{5EA}\u{5E8}\u{5D2}\u{5D9}\u{5DC} 21 - 8 \u{5D9}\u{5E9} \u{5D8}\u{5E2}\u{5D5}\u{5EA}",
        "\u{5EA}\u{5D5}\u{5E2}\u{5D8} \u{5E9}\u{5D9} 21 - 8 \u{5DC}\u{5D9}\u{5D2}\u{5E8}\u{5EA}\u{5D1}"
      ),
      (
        "\u{5D4}\u{5EA}\u{5E8}\u{5D2}\u{5D9}\u{5DC} \u{5D4}\u{5D1}\u{5D0}: \u{5D7}\u{5E9}\u{5D1}\u{5D5} 3*8",
        "3*8 \u{5D5}\u{5D1}\u{5E9}\u{5D7} :\u{5D0}\u{5D1}\u{5D4} \u{5DC}\u{5D9}\u{5D2}\u{5E8}\u{5EA}\u{5D4}"
      ),
      (
        "9 - 6 \u{5E9}\u{5D5}\u{5D5}\u{5D4} 3",
        "3 \u{5D4}\u{5D5}\u{5D5}\u{5E9} 9 - 6"
      ),
      (
        "5 + 8 \u{5D6}\u{5D4} \u{5DB}\u{5DE}\u{5D4}?",
        "?\u{5D4}\u{5DE}\u{5DB} \u{5D4}\u{5D6} 5 + 8"
      ),
      (
        "\u{5DB}\u{5DE}\u{5D4} \u{5D6}\u{5D4} 3 + 9 =",
        "3 + 9 = \u{5D4}\u{5D6} \u{5D4}\u{5DE}\u{5DB}"
      ),
      (
        "\u{5D7}\u{5E9}\u{5D1}\u{5D5}: 40 - 15 - 5.",
        ".40 - 15 - 5 :\u{5D5}\u{5D1}\u{5E9}\u{5D7}"
      ),
      (
        "\u{6F6} + \u{6F3} \u{686}\u{646}\u{62F} \u{645}\u{6CC}\u{200C}\u{634}\u{648}\u{62F}\u{61F}",
        "\u{61F}\u{62F}\u{648}\u{634}\u{6CC}\u{645} \u{62F}\u{646}\u{686} \u{6F6} + \u{6F3}"
      ),
      (
        "\u{62D}\u{627}\u{635}\u{644} \u{6F9} + \u{6F7} \u{631}\u{627} \u{628}\u{646}\u{648}\u{6CC}\u{633}\u{6CC}\u{62F}",
        "\u{62F}\u{6CC}\u{633}\u{6CC}\u{648}\u{646}\u{628} \u{627}\u{631} \u{6F9} + \u{6F7} \u{644}\u{635}\u{627}\u{62D}"
      ),
      (
        "\u{62D}\u{627}\u{635}\u{644} 8 + 4 \u{686}\u{646}\u{62F} \u{627}\u{633}\u{62A}\u{61F}",
        "\u{61F}\u{62A}\u{633}\u{627} \u{62F}\u{646}\u{686} 8 + 4 \u{644}\u{635}\u{627}\u{62D}"
      ),
      (
        "\u{6F1}\u{6F2} - \u{6F5} \u{631}\u{627} \u{62D}\u{633}\u{627}\u{628} \u{6A9}\u{646}\u{6CC}\u{62F}",
        "\u{62F}\u{6CC}\u{646}\u{6A9} \u{628}\u{627}\u{633}\u{62D} \u{627}\u{631} \u{6F1}\u{6F2} - \u{6F5}"
      ),
      (
        "\u{628}\u{6AF}\u{648} \u{6F1}\u{6F5} \u{2212} \u{6F6} \u{686}\u{642}\u{62F}\u{631} \u{627}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{627} \u{631}\u{62F}\u{642}\u{686} \u{6F1}\u{6F5} \u{2212} \u{6F6} \u{648}\u{6AF}\u{628}"
      ),
      (
        "8 + 6 \u{6A9}\u{62A}\u{646}\u{6D2} \u{6C1}\u{648}\u{62A}\u{6D2} \u{6C1}\u{6CC}\u{6BA}\u{61F}",
        "\u{61F}\u{6BA}\u{6CC}\u{6C1} \u{6D2}\u{62A}\u{648}\u{6C1} \u{6D2}\u{646}\u{62A}\u{6A9} 8 + 6"
      ),
      (
        "\u{628}\u{62A}\u{627}\u{626}\u{6CC}\u{6BA} 9 - 5 \u{6A9}\u{62A}\u{646}\u{627} \u{6C1}\u{6D2}",
        "\u{6D2}\u{6C1} \u{627}\u{646}\u{62A}\u{6A9} 9 - 5 \u{6BA}\u{6CC}\u{626}\u{627}\u{62A}\u{628}"
      ),
      (
        "7 * 3 \u{6A9}\u{648} \u{62D}\u{644} \u{6A9}\u{631}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{631}\u{6A9} \u{644}\u{62D} \u{648}\u{6A9} 7 * 3"
      ),
      (
        "\u{5DE}\u{5E6}\u{5D0}\u{5D5}: 7 - x = 3.",
        ".7 - x = 3 :\u{5D5}\u{5D0}\u{5E6}\u{5DE}"
      ),
      (
        "14 / x = 2 \u{5D4}\u{5D9}\u{5D0} \u{5DE}\u{5E9}\u{5D5}\u{5D5}\u{5D0}\u{5D4}",
        "\u{5D4}\u{5D0}\u{5D5}\u{5D5}\u{5E9}\u{5DE} \u{5D0}\u{5D9}\u{5D4} 14 / x = 2"
      ),
      (
        "\u{5E4}\u{5EA}\u{5E8}\u{5D5} 9-y=4 \u{5DC}\u{5D1}\u{5D3}",
        "\u{5D3}\u{5D1}\u{5DC} 9-y=4 \u{5D5}\u{5E8}\u{5EA}\u{5E4}"
      ),
      (
        "\u{5E4}\u{5EA}\u{5E8}\u{5D5} \u{5D0}\u{5EA} 9 - x = 5, 12 - y = 7",
        "12 - y = 7 ,9 - x = 5 \u{5EA}\u{5D0} \u{5D5}\u{5E8}\u{5EA}\u{5E4}"
      ),
      (
        "\u{62D}\u{644} \u{627}\u{644}\u{645}\u{639}\u{627}\u{62F}\u{644}\u{629} 8 - x = 5 \u{627}\u{644}\u{622}\u{646}",
        "\u{646}\u{622}\u{644}\u{627} 8 - x = 5 \u{629}\u{644}\u{62F}\u{627}\u{639}\u{645}\u{644}\u{627} \u{644}\u{62D}"
      ),
      (
        "\u{645}\u{639}\u{627}\u{62F}\u{644}\u{647} 9 - 2x = 1 \u{631}\u{627} \u{62D}\u{644} \u{6A9}\u{646}\u{6CC}\u{62F}",
        "\u{62F}\u{6CC}\u{646}\u{6A9} \u{644}\u{62D} \u{627}\u{631} 9 - 2x = 1 \u{647}\u{644}\u{62F}\u{627}\u{639}\u{645}"
      ),
      (
        "\u{645}\u{633}\u{627}\u{648}\u{627}\u{62A} 3 * x = 12 \u{62D}\u{644} \u{6A9}\u{631}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{631}\u{6A9} \u{644}\u{62D} 3 * x = 12 \u{62A}\u{627}\u{648}\u{627}\u{633}\u{645}"
      ),
    ] as [(String, String)])
  func aCalculationRunsFromLeftToRight(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Nobody asks for a result, or it is a range, a score, a price or a longer calculation; in
  /// Arabic it may be read either way, and so may a sum whose result is said.
  @Test(arguments: [
    "\u{5EA}\u{5E0}\u{5D5} 6 + 2 \u{5D5}\u{5E2}\u{5D5}\u{5D3}",
    "2 + 6 \u{5E9}\u{5D5}\u{5D5}\u{5D4} 8",
    "\u{5DE}\u{5D1}\u{5E6}\u{5E2} 2 + 1 \u{5E9}\u{5D5}\u{5D5}\u{5D4}!",
    "\u{5D3}\u{5D9}\u{5E8}\u{5D4} \u{5E2}\u{5DD} 3 + 1 \u{5D7}\u{5D3}\u{5E8}\u{5D9}\u{5DD}",
    "\u{5DB}\u{5DE}\u{5D4} \u{5E2}\u{5D5}\u{5DC}\u{5D9}\u{5DD} 5 - 7 \u{5E9}\u{5E7}\u{5DC}\u{5D9}\u{5DD}?",
    "\u{5DB}\u{5DE}\u{5D4} \u{5D6}\u{5D4} 4 + 9 \u{5E9}\u{5E7}\u{5DC}\u{5D9}\u{5DD}",
    "\u{5E4}\u{5EA}\u{5E8}\u{5D5} \u{5EA}\u{5E8}\u{5D2}\u{5D9}\u{5DC}\u{5D9}\u{5DD} 5 - 7",
    "\u{5E4}\u{5EA}\u{5E8}\u{5D5} 5 - 7",
    "\u{5EA}\u{5E8}\u{5D2}\u{5D9}\u{5DC} 5 - 7 \u{5D1}\u{5E2}\u{5DE}\u{5D5}\u{5D3} \u{5D4}\u{5D1}\u{5D0}",
    "\u{5D4}\u{5EA}\u{5D5}\u{5E6}\u{5D0}\u{5D4} \u{5E9}\u{5DC} 2 - 1 \u{5DC}\u{5D8}\u{5D5}\u{5D1}\u{5EA}\u{5E0}\u{5D5}",
    "\u{5E0}\u{5E4}\u{5D2}\u{5E9}\u{5D9}\u{5DD} 10 - 12 \u{5D1}\u{5D1}\u{5D9}\u{5EA}",
    "\u{5D7}\u{5E9}\u{5D1}\u{5D5}\u{5DF} 12 / 2024",
    "\u{5DB}\u{5DE}\u{5D4} \u{5D6}\u{5D4} 24 : 6 = 4",
    "\u{5D7}\u{5E9}\u{5D1}\u{5D5} 6 + 3 + ___ = 12",
    "\u{643}\u{645} \u{64A}\u{633}\u{627}\u{648}\u{64A} 7 + 5\u{61F}",
    "\u{646}\u{627}\u{62A}\u{62C} 7 + 5",
    "\u{639}\u{631}\u{636} 2 + 1 \u{645}\u{62C}\u{627}\u{646}\u{627}",
    "\u{6A9}\u{62F} \u{6F9} + \u{6F4} \u{62F}\u{627}\u{631}\u{62F}",
    "\u{635}\u{641}\u{62D}\u{627}\u{62A} \u{6F5} - \u{6F7} \u{631}\u{627} \u{628}\u{62E}\u{648}\u{627}\u{646}\u{6CC}\u{62F}",
    "\u{646}\u{645}\u{628}\u{631} 9 - 5 \u{6C1}\u{6CC}\u{6BA}",
    "\u{5E4}\u{5EA}\u{5E8}\u{5D5} \u{5D0}\u{5EA} x / 2 = 4 \u{5D1}\u{5DE}\u{5D7}\u{5D1}\u{5E8}\u{5EA}",
    "\u{5E4}\u{5EA}\u{5E8}\u{5D5} \u{5D0}\u{5EA} x * 3 = 12 \u{5E2}\u{5DB}\u{5E9}\u{5D9}\u{5D5}",
    "\u{5EA}\u{5E9}\u{5D5}\u{5D1}\u{5D5}\u{5EA}: 1 - x = 5, 2 - x = 7",
    "\u{5EA}\u{5E9}\u{5D5}\u{5D1}\u{5D5}\u{5EA}: 1 - x = 5, 2 - x = 7, 3 - y = 4",
    "\u{5E4}\u{5EA}\u{5E8}\u{5D5} \u{5D0}\u{5EA} x - 3 = 5 \u{5D1}\u{5DE}\u{5D7}\u{5D1}\u{5E8}\u{5EA}",
    "\u{5E9}\u{5D0}\u{5DC}\u{5D4} 3 = a",
  ])
  func otherNumbersMayBeReadEitherWay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }
}

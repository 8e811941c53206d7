import BidiAlgorithm
import Fixing
import Testing

/// Operators of code that right-to-left words speak of; and those between the terms of formulas in
/// words, which are whole.
@Suite struct WrittenOperatorTests {
  /// An operator that is to be written or used, or that is set against another one.
  @Test(
    arguments: [
      (
        "\u{5D1}\u{5EA}\u{5E0}\u{5D0}\u{5D9} \u{5D4}\u{5E9}\u{5E0}\u{5D9} \u{5DB}\u{5EA}\u{5D1}\u{5D5} != \u{5D1}\u{5DE}\u{5E7}\u{5D5}\u{5DD} ==",
        "== \u{5DD}\u{5D5}\u{5E7}\u{5DE}\u{5D1} != \u{5D5}\u{5D1}\u{5EA}\u{5DB} \u{5D9}\u{5E0}\u{5E9}\u{5D4} \u{5D9}\u{5D0}\u{5E0}\u{5EA}\u{5D1}"
      ),
      (
        "\u{5DB}\u{5D0}\u{5DF} \u{5D4}\u{5E9}\u{5EA}\u{5DE}\u{5E9}\u{5D5} += \u{5D5}\u{5D6}\u{5D4}\u{5D5}",
        "\u{5D5}\u{5D4}\u{5D6}\u{5D5} += \u{5D5}\u{5E9}\u{5DE}\u{5EA}\u{5E9}\u{5D4} \u{5DF}\u{5D0}\u{5DB}"
      ),
      (
        "\u{627}\u{633}\u{62A}\u{62E}\u{62F}\u{645} != \u{648}\u{644}\u{64A}\u{633} ==",
        "== \u{633}\u{64A}\u{644}\u{648} != \u{645}\u{62F}\u{62E}\u{62A}\u{633}\u{627}"
      ),
      (
        "\u{627}\u{643}\u{62A}\u{628} !== \u{641}\u{64A} \u{627}\u{644}\u{634}\u{631}\u{637}",
        "\u{637}\u{631}\u{634}\u{644}\u{627} \u{64A}\u{641} !== \u{628}\u{62A}\u{643}\u{627}"
      ),
      (
        "\u{627}\u{632} != \u{627}\u{633}\u{62A}\u{641}\u{627}\u{62F}\u{647} \u{6A9}\u{646}\u{6CC}\u{62F}",
        "\u{62F}\u{6CC}\u{646}\u{6A9} \u{647}\u{62F}\u{627}\u{641}\u{62A}\u{633}\u{627} != \u{632}\u{627}"
      ),
      (
        "\u{627}\u{6CC}\u{646}\u{62C}\u{627} += \u{646}\u{647} =",
        "= \u{647}\u{646} += \u{627}\u{62C}\u{646}\u{6CC}\u{627}"
      ),
      (
        "\u{6CC}\u{6C1}\u{627}\u{6BA} != \u{644}\u{6A9}\u{6BE}\u{6CC}\u{6BA} \u{646}\u{6C1} \u{6A9}\u{6C1} ==",
        "== \u{6C1}\u{6A9} \u{6C1}\u{646} \u{6BA}\u{6CC}\u{6BE}\u{6A9}\u{644} != \u{6BA}\u{627}\u{6C1}\u{6CC}"
      ),
    ] as [(String, String)])
  func anOperatorThatIsToBeWrittenIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// Operators between terms, marks of a question, and operators that look the same from either
  /// side.
  @Test(arguments: [
    "\u{5E9}\u{5DC}\u{5D5}\u{5DD} != \u{5DC}\u{5D4}\u{5EA}\u{5E8}\u{5D0}\u{5D5}\u{5EA}",
    "\u{5D0}\u{5DD} \u{5D0} != \u{5D1} \u{5D0}\u{5D6}",
    "5 != 6 \u{5E0}\u{5DB}\u{5D5}\u{5DF}",
    "\u{5D4}\u{5E1}\u{5DB}\u{5D5}\u{5DD} != \u{5D4}\u{5D4}\u{5E4}\u{5E8}\u{5E9}",
    "\u{627}\u{644}\u{633}\u{639}\u{631} != \u{627}\u{644}\u{642}\u{64A}\u{645}\u{629}",
    "\u{642}\u{6CC}\u{645}\u{62A} != \u{645}\u{642}\u{62F}\u{627}\u{631}",
    "\u{6CC}\u{6C1} != \u{648}\u{6C1}",
    "\u{5DE}\u{5D4}?! \u{5DC}\u{5D0}",
    "\u{5DB}\u{5EA}\u{5D1}\u{5D5} == \u{5D5}\u{5DC}\u{5D0} ===",
    "\u{627}\u{633}\u{62A}\u{62E}\u{62F}\u{645} == \u{628}\u{62F}\u{644}\u{627} \u{645}\u{646} =",
  ])
  func otherOperatorsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto, LineExpectations.right])
  }
}

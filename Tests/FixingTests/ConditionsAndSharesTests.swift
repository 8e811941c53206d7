import BidiAlgorithm
import Fixing
import Testing

/// Messages of programs around conditions, behind shares and with quotations, and quoted arguments.
@Suite struct ConditionsAndSharesTests {
  /// A name with the version that it has to have cuts a sentence.
  @Test(
    arguments: [
      (
        "error: \u{5D4}\u{5D7}\u{5D1}\u{5D9}\u{5DC}\u{5D4} libfoo2 (>= 1.2) \u{5D0}\u{5D9}\u{5E0}\u{5D4} \u{5DE}\u{5D5}\u{5EA}\u{5E7}\u{5E0}\u{5EA} \u{5D1}\u{5DE}\u{5E2}\u{5E8}\u{5DB}\u{5EA}.",
        "error: .\u{5EA}\u{5DB}\u{5E8}\u{5E2}\u{5DE}\u{5D1} \u{5EA}\u{5E0}\u{5E7}\u{5EA}\u{5D5}\u{5DE} \u{5D4}\u{5E0}\u{5D9}\u{5D0} libfoo2 (>= 1.2) \u{5D4}\u{5DC}\u{5D9}\u{5D1}\u{5D7}\u{5D4}"
      ),
      (
        "WARN: \u{628}\u{633}\u{62A}\u{647} libssl3 (>= 3.0.2) \u{646}\u{635}\u{628} \u{646}\u{634}\u{62F}\u{647} \u{627}\u{633}\u{62A}",
        "WARN: \u{62A}\u{633}\u{627} \u{647}\u{62F}\u{634}\u{646} \u{628}\u{635}\u{646} libssl3 (>= 3.0.2) \u{647}\u{62A}\u{633}\u{628}"
      ),
      (
        "apt: \u{62D}\u{632}\u{645}\u{629} libfoo2 (>= 1.2) \u{63A}\u{64A}\u{631} \u{645}\u{62B}\u{628}\u{62A}\u{629}",
        "apt: \u{629}\u{62A}\u{628}\u{62B}\u{645} \u{631}\u{64A}\u{63A} libfoo2 (>= 1.2) \u{629}\u{645}\u{632}\u{62D}"
      ),
      (
        "pip: \u{5D4}\u{5D7}\u{5D1}\u{5D9}\u{5DC}\u{5D4} numpy (== 1.26.4) \u{5D0}\u{5D9}\u{5E0}\u{5D4} \u{5DE}\u{5D5}\u{5EA}\u{5E7}\u{5E0}\u{5EA}",
        "pip: \u{5EA}\u{5E0}\u{5E7}\u{5EA}\u{5D5}\u{5DE} \u{5D4}\u{5E0}\u{5D9}\u{5D0} numpy (== 1.26.4) \u{5D4}\u{5DC}\u{5D9}\u{5D1}\u{5D7}\u{5D4}"
      ),
      (
        "dpkg: \u{628}\u{633}\u{62A}\u{647} libssl3 (>= 3.0.2) \u{646}\u{635}\u{628} \u{646}\u{634}\u{62F}\u{647} \u{627}\u{633}\u{62A}.",
        "dpkg: .\u{62A}\u{633}\u{627} \u{647}\u{62F}\u{634}\u{646} \u{628}\u{635}\u{646} libssl3 (>= 3.0.2) \u{647}\u{62A}\u{633}\u{628}"
      ),
      (
        "npm: \u{67E}\u{6CC}\u{6A9}\u{62C} lodash (<= 4.17) \u{62F}\u{633}\u{62A}\u{6CC}\u{627}\u{628} \u{646}\u{6C1}\u{6CC}\u{6BA}",
        "npm: \u{6BA}\u{6CC}\u{6C1}\u{646} \u{628}\u{627}\u{6CC}\u{62A}\u{633}\u{62F} lodash (<= 4.17) \u{62C}\u{6A9}\u{6CC}\u{67E}"
      ),
    ] as [(String, String)])
  func conditionsCutASentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Names at an end, and English around a condition.
  @Test(arguments: [
    "error: \u{5D4}\u{5D7}\u{5D1}\u{5D9}\u{5DC}\u{5D4} libfoo2 = 1.2",
    "note: \u{5E2}\u{5E8}\u{5DA} x (> 3) \u{5D2}\u{5D3}\u{5D5}\u{5DC}",
    "apt: libfoo2 (>= 1.2) \u{63A}\u{64A}\u{631} \u{645}\u{62B}\u{628}\u{62A}\u{629}",
    "apt: \u{5D4}\u{5D7}\u{5D1}\u{5D9}\u{5DC}\u{5D4} (1.2) libfoo2",
    "dana: \u{5E1}\u{5E4}\u{5E8} libfoo2 (2) \u{5D8}\u{5D5}\u{5D1}",
  ])
  func otherConditionsStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// How much is built stands left of what is said of it.
  @Test(
    arguments: [
      (
        "[100%] \u{62A}\u{645} \u{628}\u{646}\u{627}\u{621} \u{627}\u{644}\u{647}\u{62F}\u{641} app_test.",
        "[100%] .app_test \u{641}\u{62F}\u{647}\u{644}\u{627} \u{621}\u{627}\u{646}\u{628} \u{645}\u{62A}"
      ),
      (
        "[ 50%] \u{5D1}\u{5D5}\u{5E0}\u{5D4} \u{5D0}\u{5EA} \u{5D4}\u{5D9}\u{5E2}\u{5D3} core_lib.",
        "[ 50%] .core_lib \u{5D3}\u{5E2}\u{5D9}\u{5D4} \u{5EA}\u{5D0} \u{5D4}\u{5E0}\u{5D5}\u{5D1}"
      ),
      (
        "[ 7%] \u{62F}\u{631} \u{62D}\u{627}\u{644} \u{633}\u{627}\u{62E}\u{62A} \u{647}\u{62F}\u{641} my_app.",
        "[ 7%] .my_app \u{641}\u{62F}\u{647} \u{62A}\u{62E}\u{627}\u{633} \u{644}\u{627}\u{62D} \u{631}\u{62F}"
      ),
      (
        "[42%] \u{6C1}\u{62F}\u{641} \u{628}\u{646}\u{627}\u{6CC}\u{627} \u{62C}\u{627} \u{631}\u{6C1}\u{627} \u{6C1}\u{6D2}!",
        "[42%] !\u{6D2}\u{6C1} \u{627}\u{6C1}\u{631} \u{627}\u{62C} \u{627}\u{6CC}\u{627}\u{646}\u{628} \u{641}\u{62F}\u{6C1}"
      ),
    ] as [(String, String)])
  func sharesOfABuildLeadASentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Latin messages, and words in order.
  @Test(arguments: [
    "[ 45%] Building C object \u{627}\u{62D}\u{645}\u{62F}.c.o",
    "[100%] Built target \u{5D9}\u{5E2}\u{5D3}",
    "[75%] \u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9} \u{5E8}\u{5E9}\u{5D5}\u{5DD}",
  ])
  func otherSharesStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// A quotation begins what a level leads, or is in it.
  @Test(
    arguments: [
      (
        "Error: \u{5E4}\u{5EA}\u{5D9}\u{5D7}\u{5EA} \"\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} notes.txt\" \u{5E0}\u{5DB}\u{5E9}\u{5DC}\u{5D4} \u{5E9}\u{5D5}\u{5D1}",
        "Error: \u{5D1}\u{5D5}\u{5E9} \u{5D4}\u{5DC}\u{5E9}\u{5DB}\u{5E0} \"notes.txt \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4}\" \u{5EA}\u{5D7}\u{5D9}\u{5EA}\u{5E4}"
      )
    ] as [(String, String)])
  func quotationsBelongToTheSentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// English behind a quotation, and values.
  @Test(arguments: [
    "ERROR: \"\u{5D3}\u{5D5}\u{5D7} \u{5E9}\u{5E0}\u{5EA}\u{5D9}.docx\" not found",
    "Error: file '\u{5D7}\u{5E9}\u{5D1}\u{5D5}\u{5DF}.pdf' not found",
    "title: \"\u{635}\u{641}\u{62D}\u{647}\u{654} \u{627}\u{635}\u{644}\u{6CC}\"",
    "KeyError: '\u{639}\u{645}\u{631}'",
    "Error: \"file version 3.2.1-beta\" \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0}\u{5D4}",
  ])
  func otherQuotationsStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// A quoted argument behind what it names.
  @Test(
    arguments: [
      (
        "\u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647} \u{AB}%1\u{BB} \u{628}\u{627}\u{632} \u{646}\u{634}\u{62F}.",
        ".\u{62F}\u{634}\u{646} \u{632}\u{627}\u{628} \u{AB}%1\u{BB} \u{647}\u{62F}\u{646}\u{648}\u{631}\u{67E}"
      ),
      (
        "\u{627}\u{644}\u{645}\u{644}\u{641} \u{AB}%1\u{BB} \u{63A}\u{64A}\u{631} \u{645}\u{648}\u{62C}\u{648}\u{62F}",
        "\u{62F}\u{648}\u{62C}\u{648}\u{645} \u{631}\u{64A}\u{63A} \u{AB}%1\u{BB} \u{641}\u{644}\u{645}\u{644}\u{627}"
      ),
      (
        "\u{641}\u{627}\u{626}\u{644} \u{201D}%1\u{201C} \u{646}\u{6C1}\u{6CC}\u{6BA} \u{6A9}\u{6BE}\u{644}\u{6CC}\u{6D4}",
        "\u{6D4}\u{6CC}\u{644}\u{6BE}\u{6A9} \u{6BA}\u{6CC}\u{6C1}\u{646} \u{201C}%1\u{201D} \u{644}\u{626}\u{627}\u{641}"
      ),
      (
        "\u{62A}\u{639}\u{630}\u{631} \u{62D}\u{630}\u{641} \u{627}\u{644}\u{645}\u{62C}\u{644}\u{62F} \"%1\"",
        "\"%1\" \u{62F}\u{644}\u{62C}\u{645}\u{644}\u{627} \u{641}\u{630}\u{62D} \u{631}\u{630}\u{639}\u{62A}"
      ),
      (
        "\u{6A9}\u{627}\u{631}\u{628}\u{631} '%1' \u{67E}\u{6CC}\u{62F}\u{627} \u{646}\u{634}\u{62F}",
        "\u{62F}\u{634}\u{646} \u{627}\u{62F}\u{6CC}\u{67E} '%1' \u{631}\u{628}\u{631}\u{627}\u{6A9}"
      ),
    ] as [(String, String)])
  func quotedArgumentsAreOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  /// Shares, and arguments that are drawn in order.
  @Test(arguments: [
    "\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \"%1\" \u{5DC}\u{5D0} \u{5E0}\u{5E4}\u{5EA}\u{5D7}.",
    "\u{646}\u{631}\u{62E} \u{AB}%1\u{BB} \u{627}\u{639}\u{644}\u{627}\u{645} \u{634}\u{62F}",
    "\u{62D}\u{62C}\u{645} \u{641}\u{627}\u{6CC}\u{644} \u{AB}%1\u{BB} \u{6A9}\u{627}\u{647}\u{634} \u{6CC}\u{627}\u{641}\u{62A}",
    "\u{62D}\u{631}\u{643}\u{629} \u{AB}%1\u{BB} \u{62A}\u{643}\u{628}\u{631}",
    "\u{641}\u{627}\u{6CC}\u{644} \u{AB}%1 \u{62F}\u{6CC}\u{6AF}\u{631}\u{BB} \u{628}\u{627}\u{632} \u{634}\u{62F}",
  ])
  func quotedSharesStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }
}

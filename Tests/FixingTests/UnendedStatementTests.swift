import BidiAlgorithm
import Fixing
import Testing

/// Statements and conditions with right-to-left names that nothing ends, and a word behind code, as
/// editors lay them out from left to right; and what looks like them and is whole.
@Suite struct UnendedStatementTests {
  /// Each name and number follows the one before.
  @Test(
    arguments: [
      (
        "x = \u{5DE}\u{5D5}\u{5D6}\u{5D9}\u{5E7}\u{5D4}[0] + 1",
        "x = \u{5D4}\u{5E7}\u{5D9}\u{5D6}\u{5D5}\u{5DE}[0] + 1"
      ),
      (
        "x = \u{627}\u{644}\u{642}\u{627}\u{626}\u{645}\u{629}[2] - \u{627}\u{644}\u{639}\u{62F}\u{62F}",
        "x = \u{629}\u{645}\u{626}\u{627}\u{642}\u{644}\u{627}[2] - \u{62F}\u{62F}\u{639}\u{644}\u{627}"
      ),
      (
        "x = \u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647} - \u{62A}\u{635}\u{648}\u{6CC}\u{631}",
        "x = \u{647}\u{62F}\u{646}\u{648}\u{631}\u{67E} - \u{631}\u{6CC}\u{648}\u{635}\u{62A}"
      ),
      (
        "\u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647}[2] = \u{62A}\u{635}\u{648}\u{6CC}\u{631}",
        "\u{647}\u{62F}\u{646}\u{648}\u{631}\u{67E}[2] = \u{631}\u{6CC}\u{648}\u{635}\u{62A}"
      ),
      (
        "\u{686}\u{648}\u{691}\u{627}\u{626}\u{6CC}[0] != 5",
        "\u{6CC}\u{626}\u{627}\u{691}\u{648}\u{686}[0] != 5"
      ),
      (
        "\u{5DE}\u{5D5}\u{5D6}\u{5D9}\u{5E7}\u{5D4} += 2",
        "\u{5D4}\u{5E7}\u{5D9}\u{5D6}\u{5D5}\u{5DE} += 2"
      ),
      (
        "\u{627}\u{644}\u{642}\u{627}\u{626}\u{645}\u{629} -= \u{627}\u{644}\u{639}\u{62F}\u{62F}",
        "\u{629}\u{645}\u{626}\u{627}\u{642}\u{644}\u{627} -= \u{62F}\u{62F}\u{639}\u{644}\u{627}"
      ),
      (
        "\u{686}\u{648}\u{691}\u{627}\u{626}\u{6CC} > 0 && \u{67E}\u{6A9}\u{633}\u{644} < 10",
        "\u{6CC}\u{626}\u{627}\u{691}\u{648}\u{686} > 0 && \u{644}\u{633}\u{6A9}\u{67E} < 10"
      ),
    ] as [(String, String)])
  func operandsFollowEachOther(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A comment of one word stands behind the code.
  @Test(
    arguments: [
      (
        "\u{686}\u{648}\u{691}\u{627}\u{626}\u{6CC} = 100;  // \u{67E}\u{6A9}\u{633}\u{644}",
        "\u{6CC}\u{626}\u{627}\u{691}\u{648}\u{686} = 100;  // \u{644}\u{633}\u{6A9}\u{67E}"
      ),
      (
        "\u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647} = 0; # \u{62A}\u{635}\u{648}\u{6CC}\u{631}",
        "\u{647}\u{62F}\u{646}\u{648}\u{631}\u{67E} = 0; # \u{631}\u{6CC}\u{648}\u{635}\u{62A}"
      ),
      (
        "let \u{5DE}\u{5D5}\u{5D6}\u{5D9}\u{5E7}\u{5D4} = 5; // \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}",
        "let \u{5D4}\u{5E7}\u{5D9}\u{5D6}\u{5D5}\u{5DE} = 5; // \u{5EA}\u{5D5}\u{5E0}\u{5D5}\u{5DE}\u{5EA}"
      ),
      (
        "\u{627}\u{644}\u{642}\u{627}\u{626}\u{645}\u{629} = \"\u{627}\u{644}\u{639}\u{62F}\u{62F}\"; // \u{627}\u{644}\u{635}\u{648}\u{631}",
        "\u{629}\u{645}\u{626}\u{627}\u{642}\u{644}\u{627} = \"\u{62F}\u{62F}\u{639}\u{644}\u{627}\"; // \u{631}\u{648}\u{635}\u{644}\u{627}"
      ),
    ] as [(String, String)])
  func aWordBehindCodeIsAComment(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A formula and a note may be read from the right; and some code is drawn as it is read.
  @Test(arguments: [
    "\u{5DE}\u{5D5}\u{5D6}\u{5D9}\u{5E7}\u{5D4}[i] = 5",
    "\u{627}\u{644}\u{642}\u{627}\u{626}\u{645}\u{629}.length - 1",
    "\u{5DE}\u{5D5}\u{5D6}\u{5D9}\u{5E7}\u{5D4} = 5",
    "x = \u{627}\u{644}\u{642}\u{627}\u{626}\u{645}\u{629} + 1",
    "\u{5DE}\u{5D5}\u{5D6}\u{5D9}\u{5E7}\u{5D4}[1] - \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}[2]",
    "x = \u{686}\u{648}\u{691}\u{627}\u{626}\u{6CC}[1]",
    "\u{5DE}\u{5D5}\u{5D6}\u{5D9}\u{5E7}\u{5D4} + \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA} = 12",
    "x = 5; // \u{67E}\u{6A9}\u{633}\u{644}",
    "total = 0;  # \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}.",
  ])
  func otherSumsStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}

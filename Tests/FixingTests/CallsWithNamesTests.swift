import BidiAlgorithm
import Fixing
import Testing

/// Calls that are given a string and a right-to-left name, and names that a shell gives a string.
@Suite struct CallsWithNamesTests {
  /// What a call is given stands in the order of code, with or without a semicolon.
  @Test(
    arguments: [
      (
        "print(\"\u{5E9}\u{5DC}\u{5D5}\u{5DD}\", \u{5E9}\u{5DD})",
        "print(\"\u{5DD}\u{5D5}\u{5DC}\u{5E9}\", \u{5DD}\u{5E9})"
      ),
      (
        "console.log(\"\u{62E}\u{637}\u{623}\", \u{627}\u{644}\u{639}\u{62F}\u{62F});",
        "console.log(\"\u{623}\u{637}\u{62E}\", \u{62F}\u{62F}\u{639}\u{644}\u{627});"
      ),
      (
        "log.info(\"\u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647}\", \u{646}\u{627}\u{645})",
        "log.info(\"\u{647}\u{62F}\u{646}\u{648}\u{631}\u{67E}\", \u{645}\u{627}\u{646})"
      ),
      (
        "show(\"\u{67E}\u{6CC}\u{63A}\u{627}\u{645}\", \u{646}\u{627}\u{645})",
        "show(\"\u{645}\u{627}\u{63A}\u{6CC}\u{67E}\", \u{645}\u{627}\u{646})"
      ),
      (
        "self.check(\u{633}\u{646}, \"\u{639}\u{644}\u{6CC}\")",
        "self.check(\u{646}\u{633}, \"\u{6CC}\u{644}\u{639}\")"
      ),
    ] as [(String, String)])
  func stringAndNameFollowEachOther(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Without blanks a name and its string are a statement, too.
  @Test(
    arguments: [
      (
        "export \u{5E9}\u{5DD}=\"\u{5D3}\u{5E0}\u{5D4}\"",
        "export \u{5DD}\u{5E9}=\"\u{5D4}\u{5E0}\u{5D3}\""
      ),
      (
        "local \u{627}\u{633}\u{645}=\"\u{633}\u{627}\u{631}\u{629} \u{639}\u{644}\u{64A}\"",
        "local \u{645}\u{633}\u{627}=\"\u{64A}\u{644}\u{639} \u{629}\u{631}\u{627}\u{633}\""
      ),
      (
        "\u{646}\u{627}\u{645}=\"\u{639}\u{644}\u{6CC}\"",
        "\u{645}\u{627}\u{646}=\"\u{6CC}\u{644}\u{639}\""
      ),
      (
        "export \u{634}\u{6C1}\u{631}=\"\u{644}\u{627}\u{6C1}\u{648}\u{631}\"",
        "export \u{631}\u{6C1}\u{634}=\"\u{631}\u{648}\u{6C1}\u{627}\u{644}\""
      ),
    ] as [(String, String)])
  func whatAShellGivesANameStandsRightOfIt(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A call that is given one thing, and values without a right-to-left name.
  @Test(arguments: [
    "foo(\u{5E9}\u{5DC}\u{5D5}\u{5DD})",
    "x.foo(\u{5E9}\u{5DC}\u{5D5}\u{5DD})",
    "export NAME=\"\u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9}\"",
    "print(\"\u{633}\u{644}\u{627}\u{645}\")",
    "lang=\u{5E2}\u{5D1}\u{5E8}\u{5D9}\u{5EA}",
  ])
  func otherBracketsStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}

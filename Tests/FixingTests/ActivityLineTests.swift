import BidiAlgorithm
import Testing

/// What somebody did with repositories, told in English behind a right-to-left name.
struct ActivityLineTests {
  /// The line is read from left to right.
  @Test(
    arguments: [
      (
        "\u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9} forked swiftlang/swift",
        "\u{5D9}\u{5D5}\u{5DC} \u{5D4}\u{5E0}\u{5D3} forked swiftlang/swift"
      ),
      (
        "\u{631}\u{636}\u{627} \u{627}\u{62D}\u{645}\u{62F}\u{6CC} opened PR #12",
        "\u{6CC}\u{62F}\u{645}\u{62D}\u{627} \u{627}\u{636}\u{631} opened PR #12"
      ),
      (
        "\u{639}\u{644}\u{6CC} merged feature/login into main",
        "\u{6CC}\u{644}\u{639} merged feature/login into main"
      ),
      (
        "\u{62D}\u{633}\u{646} \u{62E}\u{627}\u{646} starred octo/hello-world",
        "\u{646}\u{627}\u{62E} \u{646}\u{633}\u{62D} starred octo/hello-world"
      ),
      (
        "\u{5E0}\u{5D5}\u{5E2}\u{5D4} pushed to main",
        "\u{5D4}\u{5E2}\u{5D5}\u{5E0} pushed to main"
      ),
      (
        "\u{623}\u{62D}\u{645}\u{62F} \u{633}\u{627}\u{644}\u{645} closed owner/repo#42",
        "\u{645}\u{644}\u{627}\u{633} \u{62F}\u{645}\u{62D}\u{623} closed owner/repo#42"
      ),
      (
        "\u{632}\u{647}\u{631}\u{627} \u{6A9}\u{631}\u{6CC}\u{645}\u{6CC} reviewed #7",
        "\u{6CC}\u{645}\u{6CC}\u{631}\u{6A9} \u{627}\u{631}\u{647}\u{632} reviewed #7"
      ),
      (
        "\u{62F}\u{627}\u{646}\u{634} commented on octo/tools",
        "\u{634}\u{646}\u{627}\u{62F} commented on octo/tools"
      ),
    ] as [(String, String)])
  func anActivityIsReadFromLeftToRight(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// States of things, and what is none of a repository.
  @Test(arguments: [
    "\u{5D4}\u{5E1}\u{5D8}\u{5D8}\u{5D5}\u{5E1} merged",
    "\u{5D4}\u{5DE}\u{5E6}\u{5D1} closed #42",
    "\u{627}\u{644}\u{62D}\u{627}\u{644}\u{629} closed",
    "\u{648}\u{636}\u{639}\u{6CC}\u{62A} merged",
    "\u{5E9}\u{5DD} starred list",
    "\u{62D}\u{627}\u{644}\u{62A} opened 24/7",
  ])
  func otherStatesAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// The only argument of a message of Qt behind Arabic letters, and shares that look like one.
@Suite struct ArgumentOfThingTests {
  /// Its word says that it names a file, a folder or somebody.
  @Test(
    arguments: [
      (
        "\u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647}\u{654} %1 \u{628}\u{627}\u{632} \u{646}\u{634}\u{62F}",
        "\u{62F}\u{634}\u{646} \u{632}\u{627}\u{628} %1 \u{647}\u{654}\u{62F}\u{646}\u{648}\u{631}\u{67E}"
      ),
      (
        "\u{67E}\u{648}\u{634}\u{647}\u{654} %1 \u{67E}\u{627}\u{6A9} \u{634}\u{62F}",
        "\u{62F}\u{634} \u{6A9}\u{627}\u{67E} %1 \u{647}\u{654}\u{634}\u{648}\u{67E}"
      ),
      (
        "\u{6A9}\u{627}\u{631}\u{628}\u{631} %1 \u{648}\u{627}\u{631}\u{62F} \u{634}\u{62F}",
        "\u{62F}\u{634} \u{62F}\u{631}\u{627}\u{648} %1 \u{631}\u{628}\u{631}\u{627}\u{6A9}"
      ),
      (
        "\u{62A}\u{639}\u{630}\u{631} \u{641}\u{62A}\u{62D} \u{627}\u{644}\u{645}\u{644}\u{641} %1",
        "%1 \u{641}\u{644}\u{645}\u{644}\u{627} \u{62D}\u{62A}\u{641} \u{631}\u{630}\u{639}\u{62A}"
      ),
      (
        "\u{62D}\u{64F}\u{630}\u{641} \u{627}\u{644}\u{645}\u{62C}\u{644}\u{62F} %1 \u{645}\u{646} \u{627}\u{644}\u{642}\u{627}\u{626}\u{645}\u{629}",
        "\u{629}\u{645}\u{626}\u{627}\u{642}\u{644}\u{627} \u{646}\u{645} %1 \u{62F}\u{644}\u{62C}\u{645}\u{644}\u{627} \u{641}\u{630}\u{62D}\u{64F}"
      ),
      (
        "\u{641}\u{627}\u{626}\u{644} %1 \u{646}\u{6C1}\u{6CC}\u{6BA} \u{645}\u{644}\u{6CC}",
        "\u{6CC}\u{644}\u{645} \u{6BA}\u{6CC}\u{6C1}\u{646} %1 \u{644}\u{626}\u{627}\u{641}"
      ),
      (
        "\u{6CC}\u{6C1} \u{635}\u{641}\u{62D}\u{6C1} %1 \u{645}\u{648}\u{62C}\u{648}\u{62F} \u{646}\u{6C1}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{6C1}\u{646} \u{62F}\u{648}\u{62C}\u{648}\u{645} %1 \u{6C1}\u{62D}\u{641}\u{635} \u{6C1}\u{6CC}"
      ),
    ] as [(String, String)])
  func anArgumentBehindItsThingIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Behind other words, or where one speaks of how much there is, it may be a share.
  @Test(arguments: [
    "\u{646}\u{631}\u{62E} %1 \u{627}\u{639}\u{644}\u{627}\u{645} \u{634}\u{62F}",
    "\u{62D}\u{62C}\u{645} \u{641}\u{627}\u{6CC}\u{644} %1 \u{6A9}\u{627}\u{647}\u{634} \u{6CC}\u{627}\u{641}\u{62A}",
    "\u{641}\u{627}\u{6CC}\u{644} %1 \u{6A9}\u{627}\u{645}\u{644} \u{634}\u{62F}",
    "\u{628}\u{646}\u{633}\u{628}\u{629} %1",
    "\u{627}\u{643}\u{62A}\u{645}\u{644} \u{627}\u{644}\u{645}\u{644}\u{641} %1",
    "\u{632}\u{627}\u{62F} \u{627}\u{644}\u{645}\u{633}\u{62A}\u{62E}\u{62F}\u{645} %1 \u{647}\u{630}\u{627} \u{627}\u{644}\u{639}\u{627}\u{645}",
    "\u{641}\u{627}\u{626}\u{644} %1 \u{688}\u{627}\u{624}\u{646} \u{644}\u{648}\u{688} \u{6C1}\u{648}\u{626}\u{6CC}",
    "\u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647}\u{654} %10 \u{628}\u{627}\u{632} \u{646}\u{634}\u{62F}",
    "\u{633}\u{648}\u{62F} %1 \u{62F}\u{631} \u{633}\u{627}\u{644}",
  ])
  func aShareStays(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }
}

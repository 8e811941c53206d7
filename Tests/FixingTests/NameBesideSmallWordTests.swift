import BidiAlgorithm
import Fixing
import Testing

/// Right-to-left sentences without their end that begin with a Latin name and have another one
/// beside a small word, and lines like them that may be rows.
@Suite struct NameBesideSmallWordTests {
  /// A small word leads to the other name, or stands right behind it: however long the names are,
  /// the whole runs from the right, whether left to right was set or the first name gives it.
  @Test(
    arguments: [
      (
        "Dana Levi \u{5D4}\u{5D5}\u{5E1}\u{5D9}\u{5E4}\u{5D4} \u{5D0}\u{5EA} Yossi \u{5DC}\u{5E7}\u{5D1}\u{5D5}\u{5E6}\u{5D4}",
        "\u{5D4}\u{5E6}\u{5D5}\u{5D1}\u{5E7}\u{5DC} Yossi \u{5EA}\u{5D0} \u{5D4}\u{5E4}\u{5D9}\u{5E1}\u{5D5}\u{5D4} Dana Levi"
      ),
      (
        "Microsoft \u{5D4}\u{5DB}\u{5E8}\u{5D9}\u{5D6}\u{5D4} \u{5E2}\u{5DC} Windows \u{5D1}\u{5DB}\u{5E0}\u{5E1}",
        "\u{5E1}\u{5E0}\u{5DB}\u{5D1} Windows \u{5DC}\u{5E2} \u{5D4}\u{5D6}\u{5D9}\u{5E8}\u{5DB}\u{5D4} Microsoft"
      ),
      (
        "Christopher Montgomery \u{5D3}\u{5D9}\u{5D1}\u{5E8}\u{5D4} \u{5E2}\u{5DD} Alexander \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
        "\u{5DC}\u{5D5}\u{5DE}\u{5EA}\u{5D0} Alexander \u{5DD}\u{5E2} \u{5D4}\u{5E8}\u{5D1}\u{5D9}\u{5D3} Christopher Montgomery"
      ),
      (
        "Dana Levi \u{62A}\u{62D}\u{62F}\u{62B}\u{62A} \u{645}\u{639} Yossi \u{623}\u{645}\u{633}",
        "\u{633}\u{645}\u{623} Yossi \u{639}\u{645} \u{62A}\u{62B}\u{62F}\u{62D}\u{62A} Dana Levi"
      ),
      (
        "Dana Levi \u{623}\u{636}\u{627}\u{641}\u{62A} Yossi \u{625}\u{644}\u{649} \u{627}\u{644}\u{645}\u{62C}\u{645}\u{648}\u{639}\u{629}",
        "\u{629}\u{639}\u{648}\u{645}\u{62C}\u{645}\u{644}\u{627} \u{649}\u{644}\u{625} Yossi \u{62A}\u{641}\u{627}\u{636}\u{623} Dana Levi"
      ),
      (
        "Dana Levi \u{62F}\u{6CC}\u{631}\u{648}\u{632} \u{628}\u{627} Yossi \u{622}\u{645}\u{62F}",
        "\u{62F}\u{645}\u{622} Yossi \u{627}\u{628} \u{632}\u{648}\u{631}\u{6CC}\u{62F} Dana Levi"
      ),
      (
        "Dana Levi \u{627}\u{645}\u{631}\u{648}\u{632} Yossi \u{631}\u{627} \u{62F}\u{6CC}\u{62F}",
        "\u{62F}\u{6CC}\u{62F} \u{627}\u{631} Yossi \u{632}\u{648}\u{631}\u{645}\u{627} Dana Levi"
      ),
      (
        "Dana Levi \u{646}\u{6D2} Yossi \u{6A9}\u{648} \u{628}\u{644}\u{627}\u{6CC}\u{627}",
        "\u{627}\u{6CC}\u{627}\u{644}\u{628} \u{648}\u{6A9} Yossi \u{6D2}\u{646} Dana Levi"
      ),
      (
        "Dana Levi \u{646}\u{6D2} Galaxy \u{62E}\u{631}\u{6CC}\u{62F}\u{627} \u{6C1}\u{6D2}",
        "\u{6D2}\u{6C1} \u{627}\u{62F}\u{6CC}\u{631}\u{62E} Galaxy \u{6D2}\u{646} Dana Levi"
      ),
    ] as [(String, String)])
  func aSmallWordBesideANameTellsASentence(_ text: String, _ wanted: String) {
    for direction in [BaseDirection.auto, LineExpectations.left] {
      LineExpectations.expectFirst(text: text, wanted, direction)
    }
  }

  /// So they are read where they are laid out from the right.
  @Test(arguments: [
    "Dana Levi \u{5D4}\u{5D5}\u{5E1}\u{5D9}\u{5E4}\u{5D4} \u{5D0}\u{5EA} Yossi \u{5DC}\u{5E7}\u{5D1}\u{5D5}\u{5E6}\u{5D4}",
    "Microsoft \u{5D4}\u{5DB}\u{5E8}\u{5D9}\u{5D6}\u{5D4} \u{5E2}\u{5DC} Windows \u{5D1}\u{5DB}\u{5E0}\u{5E1}",
    "Christopher Montgomery \u{5D3}\u{5D9}\u{5D1}\u{5E8}\u{5D4} \u{5E2}\u{5DD} Alexander \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
    "Dana Levi \u{62A}\u{62D}\u{62F}\u{62B}\u{62A} \u{645}\u{639} Yossi \u{623}\u{645}\u{633}",
    "Dana Levi \u{623}\u{636}\u{627}\u{641}\u{62A} Yossi \u{625}\u{644}\u{649} \u{627}\u{644}\u{645}\u{62C}\u{645}\u{648}\u{639}\u{629}",
    "Dana Levi \u{62F}\u{6CC}\u{631}\u{648}\u{632} \u{628}\u{627} Yossi \u{622}\u{645}\u{62F}",
    "Dana Levi \u{627}\u{645}\u{631}\u{648}\u{632} Yossi \u{631}\u{627} \u{62F}\u{6CC}\u{62F}",
    "Dana Levi \u{646}\u{6D2} Yossi \u{6A9}\u{648} \u{628}\u{644}\u{627}\u{6CC}\u{627}",
    "Dana Levi \u{646}\u{6D2} Galaxy \u{62E}\u{631}\u{6CC}\u{62F}\u{627} \u{6C1}\u{6D2}",
  ])
  func fromTheRightTheyStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  /// Names and goods without such a word or with *of*, one that leads to no name between
  /// right-to-left words, lists, English, and titles behind what a program does with them.
  @Test(arguments: [
    "Dana Levi \u{5D4}\u{5D5}\u{5E1}\u{5D9}\u{5E4}\u{5D4} \u{5D0}\u{5EA} Yossi",
    "Dana Levi \u{5E7}\u{5E4}\u{5D4} \u{5E2}\u{5DD} Oreo 25",
    "Spotify \u{5E9}\u{5D9}\u{5E8} \u{5E9}\u{5DC} Queen \u{5D1}\u{5E2}\u{5D1}\u{5E8}\u{5D9}\u{5EA}",
    "Dana Levi, \u{5E9}\u{5D9}\u{5D7}\u{5D4} \u{5E2}\u{5DD} Yossi \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
    "Dana Levi | \u{5E9}\u{5D9}\u{5D7}\u{5D4} \u{5E2}\u{5DD} Yossi | \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
    "Google Maps \u{5E2}\u{5DD} Waze \u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}",
    "Toyota \u{633}\u{64A}\u{627}\u{631}\u{629} Corolla \u{62C}\u{62F}\u{64A}\u{62F}\u{629}",
    "Haifa \u{625}\u{644}\u{649} Beirut \u{631}\u{62D}\u{644}\u{629}",
    "Samsung \u{5D8}\u{5DC}\u{5E4}\u{5D5}\u{5DF} Galaxy \u{5E2}\u{5DD} \u{5DE}\u{5D8}\u{5E2}\u{5DF}",
    "Samsung \u{6A9}\u{627} Galaxy \u{641}\u{648}\u{646}",
    "Playing \u{5E9}\u{5D9}\u{5E8} \u{5E2}\u{5DC} Queen \u{5D1}\u{5E2}\u{5D1}\u{5E8}\u{5D9}\u{5EA}",
    "Watch \u{5E1}\u{5E8}\u{5D8} \u{5E2}\u{5DC} Queen \u{5D1}\u{5E2}\u{5D1}\u{5E8}\u{5D9}\u{5EA}",
    "Dana Levi \u{5E9}\u{5D9}\u{5D7}\u{5D4} \u{5E2}\u{5DD} Yossi Cohen",
    "Dana Levi \u{5E9}\u{5D9}\u{5D7}\u{5D4} \u{5E2}\u{5DD} yossi \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
    "Added \u{5E1}\u{5E8}\u{5D8} \u{5E2}\u{5DC} Queen \u{5D1}\u{5E2}\u{5D1}\u{5E8}\u{5D9}\u{5EA}",
  ])
  func whatMayBeARowStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// Right-to-left names with arrows between them, which no rule mirrors.
@Suite struct ArrowedNamesTests {
  /// The arrow points to what is read behind it, whatever the direction of the line.
  @Test(
    arguments: [
      ("ABC {U+2192} DEF", "CBA {U+2192} FED"),
      ("ABC DEF {U+2192} GHI", "FED CBA {U+2192} IHG"),
      ("ABC {U+2192} DEF {U+2192} GHI JKL", "CBA {U+2192} FED {U+2192} LKJ IHG"),
      ("ABC {U+21D2} DEF", "CBA {U+21D2} FED"),
      ("ABC{U+2192}DEF", "CBA{U+2192}FED"),
    ] as [(String, String)])
  func anArrowPointsToTheNextName(_ text: String, _ wanted: String) {
    for direction in [BaseDirection.auto, LineExpectations.right, LineExpectations.left] {
      LineExpectations.expectFirst(pseudo: text, wanted, direction)
    }
  }

  @Test(
    arguments: [
      (
        "\u{62A}\u{631}\u{643}\u{64A} \u{2192} \u{639}\u{631}\u{628}\u{64A}",
        "\u{64A}\u{643}\u{631}\u{62A} \u{2192} \u{64A}\u{628}\u{631}\u{639}"
      ),
      (
        "\u{62A}\u{647}\u{631}\u{627}\u{646} \u{2192} \u{634}\u{6CC}\u{631}\u{627}\u{632}",
        "\u{646}\u{627}\u{631}\u{647}\u{62A} \u{2192} \u{632}\u{627}\u{631}\u{6CC}\u{634}"
      ),
      (
        "\u{644}\u{627}\u{6C1}\u{648}\u{631} \u{2192} \u{6A9}\u{631}\u{627}\u{686}\u{6CC}",
        "\u{631}\u{648}\u{6C1}\u{627}\u{644} \u{2192} \u{6CC}\u{686}\u{627}\u{631}\u{6A9}"
      ),
    ] as [(String, String)])
  func anArrowPointsSoInArabicLetters(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  /// The names behind a label are one piece of its line.
  @Test(
    arguments: [
      ("ABC: DEF {U+2192} GHI", "FED {U+2192} IHG :CBA"),
      ("ABC DEF: GHI JKL {U+2192} MNO", "LKJ IHG {U+2192} ONM :FED CBA"),
      ("ABC: DEF {U+2794} GHI {U+2794} JKL", "FED {U+2794} IHG {U+2794} LKJ :CBA"),
    ] as [(String, String)])
  func namesBehindALabel(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: text, wanted, .auto)
    LineExpectations.expectFirst(pseudo: text, wanted, LineExpectations.right)
  }

  /// Marks or isolates that let the arrow point so stay.
  @Test(arguments: [
    "{U+2066}ABC{U+200E} {U+2192} DEF{U+2069}",
    "{U+2066}ABC {U+2192} {U+2068}DEF{U+2069}{U+2069}",
    "{U+200E}ABC{U+200E} {U+2192} DEF",
  ])
  func anArrowThatPointsSoIsLeft(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto])
  }

  /// Arrows to the left point as the line is read, and those at an end between no names. A sentence
  /// is no name, and a number may be counted by what stands beside it.
  @Test(arguments: [
    "ABC {U+2190} DEF", "ABC: DEF {U+2190} GHI {U+2190} JKL", "ABC {U+2192}", "{U+2192} ABC",
    "ABC DEF GHI JKL {U+2192} ABC DEF", "ABC DEF {U+2192} GHI.", "ABC 5 {U+2192} DEF",
    "ABC {U+2192} {U+2190} DEF",
  ])
  func otherArrowsAreLeft(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto, LineExpectations.right])
  }
}

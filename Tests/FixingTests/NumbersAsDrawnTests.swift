import BidiAlgorithm
import Fixing
import Testing

/// Numbers and terms that right-to-left lines draw as they are read, in which nothing is torn; and
/// what looks like them and is.
@Suite struct NumbersAsDrawnTests {
  /// Minutes, seconds and hundredths, in every line.
  @Test(arguments: [
    "\u{5D4}\u{5E9}\u{5D9}\u{5D0} \u{5D4}\u{5D5}\u{5D0} 1:43.09 \u{5D3}\u{5E7}\u{5D5}\u{5EA}",
    "\u{627}\u{644}\u{631}\u{642}\u{645} \u{627}\u{644}\u{642}\u{64A}\u{627}\u{633}\u{64A} 3:26.0 \u{641}\u{64A} \u{627}\u{644}\u{633}\u{628}\u{627}\u{642}",
    "\u{631}\u{6A9}\u{648}\u{631}\u{62F} 00:59:21.4 \u{62B}\u{628}\u{62A} \u{634}\u{62F}",
    "\u{631}\u{6CC}\u{6A9}\u{627}\u{631}\u{688} 2:01.39 \u{631}\u{6C1}\u{627}",
  ])
  func aRaceIsATime(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// A number and its plus in brackets behind a Latin name.
  @Test(arguments: [
    "\u{5D4}\u{5E1}\u{5D3}\u{5E8}\u{5D4} Disney (16+) \u{5D7}\u{5D3}\u{5E9}\u{5D4}",
    "\u{62A}\u{642}\u{64A}\u{64A}\u{645} PEGI (18+) \u{644}\u{644}\u{639}\u{628}\u{629}",
    "\u{622}\u{632}\u{645}\u{648}\u{646} TOEFL (90+) \u{644}\u{627}\u{632}\u{645} \u{627}\u{633}\u{62A}",
    "\u{627}\u{645}\u{62A}\u{62D}\u{627}\u{646} IELTS (7+) \u{636}\u{631}\u{648}\u{631}\u{6CC} \u{6C1}\u{6D2}",
  ])
  func aPlusInBracketsMayStandOnEitherSide(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// A minus behind a term of a formula, before a right-to-left word.
  @Test(arguments: [
    "\u{5D4}\u{5D9}\u{5E9}\u{5E8} y = 3x - 4 \u{5E2}\u{5D5}\u{5DC}\u{5D4}",
    "\u{627}\u{644}\u{645}\u{639}\u{627}\u{62F}\u{644}\u{629} x - 7 = 1 \u{633}\u{647}\u{644}\u{629}",
    "\u{645}\u{639}\u{627}\u{62F}\u{644}\u{647} x\u{B2} - 5 = 0 \u{62F}\u{648} \u{62C}\u{648}\u{627}\u{628} \u{62F}\u{627}\u{631}\u{62F}",
    "\u{5DE}\u{5E1}\u{5E4}\u{5E8} a - 2 \u{5D6}\u{5D5}\u{5D2}\u{5D9}",
  ])
  func aDifferenceIsOnePiece(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// Behind a name a dash and a count are the sentence's.
  @Test(
    arguments: [
      (
        "\u{5E8}\u{5E9}\u{5EA} Zara - 5 \u{5E1}\u{5E0}\u{5D9}\u{5E4}\u{5D9}\u{5DD}",
        "\u{5DD}\u{5D9}\u{5E4}\u{5D9}\u{5E0}\u{5E1} 5 - Zara \u{5EA}\u{5E9}\u{5E8}"
      )
    ] as [(String, String)])
  func aDashBehindANamePartsACount(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Folders of several Latin words, up to their last backslash.
  @Test(
    arguments: [
      (
        "\u{5D1}\u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D9}\u{5D4} C:\\Program Files (x86)\\Tools\\ \u{5D0}\u{5D9}\u{5DF} \u{5DB}\u{5DC}\u{5D5}\u{5DD}",
        "\u{5DD}\u{5D5}\u{5DC}\u{5DB} \u{5DF}\u{5D9}\u{5D0} C:\\Program Files (x86)\\Tools\\ \u{5D4}\u{5D9}\u{5D9}\u{5E7}\u{5D9}\u{5EA}\u{5D1}"
      ),
      (
        "\u{627}\u{644}\u{645}\u{62C}\u{644}\u{62F} C:\\Documents and Settings\\ali\\ \u{641}\u{627}\u{631}\u{63A}",
        "\u{63A}\u{631}\u{627}\u{641} C:\\Documents and Settings\\ali\\ \u{62F}\u{644}\u{62C}\u{645}\u{644}\u{627}"
      ),
    ] as [(String, String)])
  func aFolderHasSeveralWords(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Prices that end in a slash and a sign of equality.
  @Test(
    arguments: [
      (
        "\u{642}\u{6CC}\u{645}\u{62A} 950/= \u{631}\u{648}\u{67E}\u{6D2}",
        "\u{6D2}\u{67E}\u{648}\u{631} 950/= \u{62A}\u{645}\u{6CC}\u{642}"
      ),
      (
        "\u{627}\u{644}\u{62B}\u{645}\u{646} 2,500/= \u{634}\u{644}\u{646}",
        "\u{646}\u{644}\u{634} 2,500/= \u{646}\u{645}\u{62B}\u{644}\u{627}"
      ),
    ] as [(String, String)])
  func aPriceEndsInItsSigns(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// Short questions and sentences whose last word is a Latin name, laid out from left to right.
@Suite struct NamedQuestionTests {

  /// The mark and the name stand at the left, behind the words that are read before them.
  @Test(
    arguments: [
      (
        "- \u{5E8}\u{5D0}\u{5D9}\u{5EA} \u{5D0}\u{5EA} David?",
        "?David \u{5EA}\u{5D0} \u{5EA}\u{5D9}\u{5D0}\u{5E8} -"
      ),
      (
        "\u{5D0}\u{5D9}\u{5E4}\u{5D4} Anna?",
        "?Anna \u{5D4}\u{5E4}\u{5D9}\u{5D0}"
      ),
      (
        "- \u{5DE}\u{5D9} \u{5D6}\u{5D4} John?",
        "?John \u{5D4}\u{5D6} \u{5D9}\u{5DE} -"
      ),
      (
        "- \u{5D6}\u{5D4} \u{5DC}\u{5D0} John!",
        "!John \u{5D0}\u{5DC} \u{5D4}\u{5D6} -"
      ),
      (
        "\u{5D4}\u{5D0}\u{5DD} \u{5DC}\u{5D4}\u{5E1}\u{5D9}\u{5E8} Firefox?",
        "?Firefox \u{5E8}\u{5D9}\u{5E1}\u{5D4}\u{5DC} \u{5DD}\u{5D0}\u{5D4}"
      ),
      (
        "- \u{5D0}\u{5E0}\u{5D9} \u{5DE}\u{5D7}\u{5E4}\u{5E9} \u{5D0}\u{5EA} Sarah.",
        ".Sarah \u{5EA}\u{5D0} \u{5E9}\u{5E4}\u{5D7}\u{5DE} \u{5D9}\u{5E0}\u{5D0} -"
      ),
      (
        "\u{623}\u{64A}\u{646} Anna?",
        "?Anna \u{646}\u{64A}\u{623}"
      ),
      (
        "- \u{647}\u{644} \u{647}\u{630}\u{627} David Cohen?",
        "?David Cohen \u{627}\u{630}\u{647} \u{644}\u{647} -"
      ),
      (
        "\u{627}\u{6CC}\u{646} \u{6A9}\u{62A}\u{627}\u{628} John?",
        "?John \u{628}\u{627}\u{62A}\u{6A9} \u{646}\u{6CC}\u{627}"
      ),
      (
        "- \u{6A9}\u{6C1}\u{627}\u{6BA} \u{6C1}\u{6D2} John?",
        "?John \u{6D2}\u{6C1} \u{6BA}\u{627}\u{6C1}\u{6A9} -"
      ),
      (
        "\u{6A9}\u{6CC}\u{627} \u{6CC}\u{6C1} Sarah?",
        "?Sarah \u{6C1}\u{6CC} \u{627}\u{6CC}\u{6A9}"
      ),
    ] as [(String, String)])
  func aNameAtTheEndIsOfTheSentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A name of two scripts, a greeting, what was chosen and English are no such questions.
  @Test(arguments: [
    "\u{5D3}\u{5E0}\u{5D4} Levi?",
    "\u{5E9}\u{5DC}\u{5D5}\u{5DD} David!",
    "- \u{5E9}\u{5DC}\u{5D5}\u{5DD} David!",
    "\u{5D3}\u{5E0}\u{5D4} \u{5DB}\u{5D4}\u{5DF} Smith?",
    "- \u{5E1}\u{5E4}\u{5E8} Python",
    "- \u{5D0}\u{5E0}\u{5D9} \u{5E2}\u{5DD} Google",
    "- \u{639}\u{644}\u{64A} Smith",
    "- \u{62F}\u{646}\u{627} Levi?",
    "- \u{6A9}\u{62A}\u{627}\u{628} John!",
    "\u{5D3}\u{5E0}\u{5D4}, where are you?",
    "- \u{5D3}\u{5E0}\u{5D4} is here?",
  ])
  func namesAndGreetingsStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}

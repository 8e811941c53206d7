import BidiAlgorithm
import Fixing
import Testing

/// Latin names with the initial of a family name and its full stop, in sentences from right to
/// left.
@Suite struct FamilyInitialTests {
  /// A title, or what somebody is, makes no sentence with the name behind it.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5E0}\u{5E6}\u{5D9}\u{5D2} Dana L. \u{5D9}\u{5D7}\u{5D6}\u{5D5}\u{5E8} \u{5D0}\u{5DC}\u{5D9}\u{5DA} \u{5D1}\u{5D4}\u{5E7}\u{5D3}\u{5DD}",
        "\u{5DD}\u{5D3}\u{5E7}\u{5D4}\u{5D1} \u{5DA}\u{5D9}\u{5DC}\u{5D0} \u{5E8}\u{5D5}\u{5D6}\u{5D7}\u{5D9} Dana L. \u{5D2}\u{5D9}\u{5E6}\u{5E0}\u{5D4}"
      ),
      (
        "\u{5D4}\u{5E0}\u{5E6}\u{5D9}\u{5D2}\u{5D4} Noa B. \u{5EA}\u{5E2}\u{5E0}\u{5D4} \u{5DC}\u{5DA} \u{5DE}\u{5D9}\u{5D3}.",
        ".\u{5D3}\u{5D9}\u{5DE} \u{5DA}\u{5DC} \u{5D4}\u{5E0}\u{5E2}\u{5EA} Noa B. \u{5D4}\u{5D2}\u{5D9}\u{5E6}\u{5E0}\u{5D4}"
      ),
      (
        "\u{5D2}\u{5D1}' Ruth K. \u{5EA}\u{5E7}\u{5D1}\u{5DC} \u{5D0}\u{5D5}\u{5EA}\u{5DA} \u{5DE}\u{5D7}\u{5E8}",
        "\u{5E8}\u{5D7}\u{5DE} \u{5DA}\u{5EA}\u{5D5}\u{5D0} \u{5DC}\u{5D1}\u{5E7}\u{5EA} Ruth K. '\u{5D1}\u{5D2}"
      ),
      (
        "\u{5D3}\"\u{5E8} Adam S. \u{5D9}\u{5E7}\u{5D1}\u{5DC} \u{5D0}\u{5D5}\u{5EA}\u{5DA} \u{5DE}\u{5D7}\u{5E8}.",
        ".\u{5E8}\u{5D7}\u{5DE} \u{5DA}\u{5EA}\u{5D5}\u{5D0} \u{5DC}\u{5D1}\u{5E7}\u{5D9} Adam S. \u{5E8}\"\u{5D3}"
      ),
      (
        "\u{5E0}\u{5E6}\u{5D9}\u{5D2}\u{5EA} \u{5D4}\u{5E9}\u{5D9}\u{5E8}\u{5D5}\u{5EA} Dana L. \u{5EA}\u{5D7}\u{5D6}\u{5D5}\u{5E8} \u{5D0}\u{5DC}\u{5D9}\u{5DA}",
        "\u{5DA}\u{5D9}\u{5DC}\u{5D0} \u{5E8}\u{5D5}\u{5D6}\u{5D7}\u{5EA} Dana L. \u{5EA}\u{5D5}\u{5E8}\u{5D9}\u{5E9}\u{5D4} \u{5EA}\u{5D2}\u{5D9}\u{5E6}\u{5E0}"
      ),
      (
        "\u{5E9}\u{5DC}\u{5D5}\u{5DD}! \u{5D4}\u{5DE}\u{5D5}\u{5E8}\u{5D4} \u{5E9}\u{5DC}\u{5E0}\u{5D5} Mary Ann B. \u{5D7}\u{5D5}\u{5DC}\u{5D4} \u{5D4}\u{5D9}\u{5D5}\u{5DD}",
        "\u{5DD}\u{5D5}\u{5D9}\u{5D4} \u{5D4}\u{5DC}\u{5D5}\u{5D7} Mary Ann B. \u{5D5}\u{5E0}\u{5DC}\u{5E9} \u{5D4}\u{5E8}\u{5D5}\u{5DE}\u{5D4} !\u{5DD}\u{5D5}\u{5DC}\u{5E9}"
      ),
      (
        "\u{627}\u{644}\u{633}\u{64A}\u{62F}\u{629} Sara M. \u{633}\u{62A}\u{62A}\u{635}\u{644} \u{628}\u{643} \u{63A}\u{62F}\u{627}",
        "\u{627}\u{62F}\u{63A} \u{643}\u{628} \u{644}\u{635}\u{62A}\u{62A}\u{633} Sara M. \u{629}\u{62F}\u{64A}\u{633}\u{644}\u{627}"
      ),
      (
        "\u{645}\u{646}\u{62F}\u{648}\u{628} \u{627}\u{644}\u{645}\u{628}\u{64A}\u{639}\u{627}\u{62A} Sami H. \u{633}\u{64A}\u{62A}\u{648}\u{627}\u{635}\u{644} \u{645}\u{639}\u{643} \u{642}\u{631}\u{64A}\u{628}\u{627}.",
        ".\u{627}\u{628}\u{64A}\u{631}\u{642} \u{643}\u{639}\u{645} \u{644}\u{635}\u{627}\u{648}\u{62A}\u{64A}\u{633} Sami H. \u{62A}\u{627}\u{639}\u{64A}\u{628}\u{645}\u{644}\u{627} \u{628}\u{648}\u{62F}\u{646}\u{645}"
      ),
      (
        "\u{62E}\u{627}\u{646}\u{645} Sara K. \u{628}\u{627} \u{634}\u{645}\u{627} \u{62A}\u{645}\u{627}\u{633} \u{645}\u{6CC}\u{200C}\u{6AF}\u{6CC}\u{631}\u{62F}",
        "\u{62F}\u{631}\u{6CC}\u{6AF}\u{6CC}\u{645} \u{633}\u{627}\u{645}\u{62A} \u{627}\u{645}\u{634} \u{627}\u{628} Sara K. \u{645}\u{646}\u{627}\u{62E}"
      ),
    ] as [(String, String)])
  func aNameBehindATitleKeepsItsFullStop(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  /// Neither does a small word that leads to the name, in a text without the end of a sentence.
  @Test(
    arguments: [
      (
        "\u{5E2}\u{5DD} Dana L. \u{5E0}\u{5E4}\u{5D2}\u{5E9}\u{5D9}\u{5DD} \u{5DE}\u{5D7}\u{5E8}",
        "\u{5E8}\u{5D7}\u{5DE} \u{5DD}\u{5D9}\u{5E9}\u{5D2}\u{5E4}\u{5E0} Dana L. \u{5DD}\u{5E2}"
      ),
      (
        "\u{645}\u{646} Sami H. \u{648}\u{635}\u{644}\u{62A} \u{631}\u{633}\u{627}\u{644}\u{629} \u{62C}\u{62F}\u{64A}\u{62F}\u{629}",
        "\u{629}\u{62F}\u{64A}\u{62F}\u{62C} \u{629}\u{644}\u{627}\u{633}\u{631} \u{62A}\u{644}\u{635}\u{648} Sami H. \u{646}\u{645}"
      ),
      (
        "\u{628}\u{627} Sara K. \u{635}\u{62D}\u{628}\u{62A} \u{6A9}\u{631}\u{62F}\u{645}",
        "\u{645}\u{62F}\u{631}\u{6A9} \u{62A}\u{628}\u{62D}\u{635} Sara K. \u{627}\u{628}"
      ),
    ] as [(String, String)])
  func aNameBehindASmallWordKeepsItsFullStop(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// No sentence begins with a comma, or with a word that says more of what stands before it.
  @Test(
    arguments: [
      (
        "\u{5DB}\u{5EA}\u{5D1}\u{5EA}\u{5D9} \u{5D0}\u{5DC} Ruth B., \u{5D0}\u{5D1}\u{5DC} \u{5D4}\u{5D9}\u{5D0} \u{5DC}\u{5D0} \u{5E2}\u{5E0}\u{5EA}\u{5D4}.",
        ".\u{5D4}\u{5EA}\u{5E0}\u{5E2} \u{5D0}\u{5DC} \u{5D0}\u{5D9}\u{5D4} \u{5DC}\u{5D1}\u{5D0} ,Ruth B. \u{5DC}\u{5D0} \u{5D9}\u{5EA}\u{5D1}\u{5EA}\u{5DB}"
      ),
      (
        "\u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D4} \u{5DE}\u{5D0}\u{5EA} Noam R.: \u{5D0}\u{5E0}\u{5D9} \u{5DE}\u{5D0}\u{5D7}\u{5E8} \u{5DE}\u{5E2}\u{5D8}",
        "\u{5D8}\u{5E2}\u{5DE} \u{5E8}\u{5D7}\u{5D0}\u{5DE} \u{5D9}\u{5E0}\u{5D0} :Noam R. \u{5EA}\u{5D0}\u{5DE} \u{5D4}\u{5E2}\u{5D3}\u{5D5}\u{5D4}"
      ),
      (
        "\u{5E7}\u{5D9}\u{5D1}\u{5DC}\u{5EA}\u{5D9} \u{5D0}\u{5EA} Dana L. \u{5E9}\u{5DC} \u{5D4}\u{5E6}\u{5D5}\u{5D5}\u{5EA} \u{5D4}\u{5E9}\u{5E0}\u{5D9}.",
        ".\u{5D9}\u{5E0}\u{5E9}\u{5D4} \u{5EA}\u{5D5}\u{5D5}\u{5E6}\u{5D4} \u{5DC}\u{5E9} Dana L. \u{5EA}\u{5D0} \u{5D9}\u{5EA}\u{5DC}\u{5D1}\u{5D9}\u{5E7}"
      ),
      (
        "\u{642}\u{627}\u{628}\u{644}\u{62A} Sami H.\u{60C} \u{62B}\u{645} \u{639}\u{62F}\u{62A} \u{625}\u{644}\u{649} \u{627}\u{644}\u{628}\u{64A}\u{62A}.",
        ".\u{62A}\u{64A}\u{628}\u{644}\u{627} \u{649}\u{644}\u{625} \u{62A}\u{62F}\u{639} \u{645}\u{62B} \u{60C}Sami H. \u{62A}\u{644}\u{628}\u{627}\u{642}"
      ),
      (
        "\u{62F}\u{6CC}\u{631}\u{648}\u{632} Sara K. \u{631}\u{627} \u{62F}\u{6CC}\u{62F}\u{645}.",
        ".\u{645}\u{62F}\u{6CC}\u{62F} \u{627}\u{631} Sara K. \u{632}\u{648}\u{631}\u{6CC}\u{62F}"
      ),
      (
        "\u{6A9}\u{644} Bilal A. \u{646}\u{6D2} \u{67E}\u{6CC}\u{63A}\u{627}\u{645} \u{628}\u{6BE}\u{6CC}\u{62C}\u{627}",
        "\u{627}\u{62C}\u{6CC}\u{6BE}\u{628} \u{645}\u{627}\u{63A}\u{6CC}\u{67E} \u{6D2}\u{646} Bilal A. \u{644}\u{6A9}"
      ),
    ] as [(String, String)])
  func aFullStopInsideASentenceIsTheInitials(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// The full stop may end a sentence, or letters tell things apart; an initial before its name is
  /// between Latin letters.
  @Test(arguments: [
    "\u{5E7}\u{5E0}\u{5D9}\u{5EA}\u{5D9} Plan B. \u{5E2}\u{5D5}\u{5D1}\u{5D3} \u{5D8}\u{5D5}\u{5D1}.",
    "\u{5E7}\u{5E0}\u{5D9}\u{5EA}\u{5D9} Plan B. \u{5E2}\u{5D5}\u{5D1}\u{5D3} \u{5D8}\u{5D5}\u{5D1}",
    "\u{5D3}\u{5D9}\u{5D1}\u{5E8}\u{5EA}\u{5D9} \u{5E2}\u{5DD} \u{5D4}\u{5E0}\u{5E6}\u{5D9}\u{5D2} Dana L. \u{5D4}\u{5D5}\u{5D0} \u{5E2}\u{5D6}\u{5E8} \u{5DC}\u{5D9} \u{5DE}\u{5D0}\u{5D5}\u{5D3}.",
    "\u{5E2}\u{5DC} Vitamin K. \u{5DB}\u{5D1}\u{5E8} \u{5D3}\u{5D9}\u{5D1}\u{5E8}\u{5E0}\u{5D5} \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
    "\u{627}\u{644}\u{645}\u{62F}\u{631}\u{628} Level B. \u{64A}\u{628}\u{62F}\u{623} \u{63A}\u{62F}\u{627} \u{635}\u{628}\u{627}\u{62D}\u{627}",
    "\u{5E8}\u{5D0}\u{5D9}\u{5EA}\u{5D9} Model S. \u{5D4}\u{5D9}\u{5D4} \u{5D9}\u{5E4}\u{5D4} \u{5DE}\u{5D0}\u{5D5}\u{5D3}",
    "\u{5E0}\u{5E4}\u{5D2}\u{5E9}\u{5EA}\u{5D9} \u{5E2}\u{5DD} Noam R. \u{5D4}\u{5D9}\u{5D4} \u{5E0}\u{5D7}\u{5DE}\u{5D3}.",
    "\u{5E2}\u{5DD} Dana L. \u{5D3}\u{5D9}\u{5D1}\u{5E8}\u{5EA}\u{5D9} \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}. \u{5D4}\u{5D9}\u{5D4} \u{5D8}\u{5D5}\u{5D1}.",
    "\u{5DE}\u{5D5}\u{5DB}\u{5E8} Xbox S. \u{5D1}\u{5DE}\u{5E6}\u{5D1} \u{5DE}\u{5E6}\u{5D5}\u{5D9}\u{5DF}",
    "\u{5E7}\u{5E8}\u{5D0}\u{5EA}\u{5D9} Section A. \u{5E2}\u{5DB}\u{5E9}\u{5D9}\u{5D5} \u{5E7}\u{5D5}\u{5E8}\u{5D0}\u{5D9}\u{5DD} \u{5D0}\u{5EA} Section B.",
    "\u{5D4}\u{5E0}\u{5E6}\u{5D9}\u{5D2} J. Smith \u{5D9}\u{5D7}\u{5D6}\u{5D5}\u{5E8} \u{5D0}\u{5DC}\u{5D9}\u{5DA}",
    "\u{5D4}\u{5E0}\u{5E6}\u{5D9}\u{5D2} Dana L \u{5D9}\u{5D7}\u{5D6}\u{5D5}\u{5E8} \u{5D0}\u{5DC}\u{5D9}\u{5DA}",
    "\u{5D4}\u{5E0}\u{5E6}\u{5D9}\u{5D2} \u{5D4}\u{5D9}\u{5D4} Dana L.",
    "\u{62F}\u{6CC}\u{62F}\u{645} Team B. \u{628}\u{631}\u{646}\u{62F}\u{647} \u{634}\u{62F}",
    "\u{5D4}\u{5D6}\u{5DE}\u{5E0}\u{5D5} \u{5D0}\u{5EA} Dana L., Avi K. \u{5D5}\u{5D0}\u{5EA} Noa",
  ])
  func otherFullStopsMayEndASentence(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto, LineExpectations.right])
  }
}

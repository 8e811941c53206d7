import BidiAlgorithm
import Fixing
import Testing

/// Numbers with right-to-left units or words behind them, which are drawn term by term from the
/// right, and must not be turned round alone; and calculations and sizes that are torn.
@Suite struct TermsWithUnitsTests {
  /// Terms of a calculation with units, of which a part without units looks like another.
  @Test(arguments: [
    "15 \u{5E9}\u{5E7}\u{5DC}\u{5D9}\u{5DD} / 5 = 3 \u{5E9}\u{5E7}\u{5DC}\u{5D9}\u{5DD}",
    "40 \u{20AC} + 2 = 42 \u{20AC}",
    "10 \u{5E7}\"\u{5D2} \u{D7} 3 = 30 \u{5E7}\"\u{5D2}",
    "25% \u{D7} 80 = 20",
    "8 \u{5E1}\u{5E4}\u{5E8}\u{5D9}\u{5DD} - 3 = 5 \u{5E1}\u{5E4}\u{5E8}\u{5D9}\u{5DD}",
    "\u{20AC}30 \u{D7} 2 = \u{20AC}60",
    "4 \u{D7} 3 \u{5E9}\"\u{5D7} = 12",
    "\u{5DE}\u{5D7}\u{5D9}\u{5E8} \u{D7} 2 = 18",
    "30 \u{5E9}\"\u{5D7} + 12 = 42",
    "4 + 3 = 7 \u{5E0}\u{5E7}\u{5D5}\u{5D3}\u{5D5}\u{5EA}",
    "\u{642}\u{6CC}\u{645}\u{62A} 5 \u{6A9}\u{6CC}\u{644}\u{648} \u{D7} 2 = 10 \u{6A9}\u{6CC}\u{644}\u{648}",
    "12 \u{633}\u{6CC}\u{628} - 4 = 8 \u{633}\u{6CC}\u{628}",
    "6 \u{643}\u{62A}\u{628} \u{D7} 2 = 12 \u{643}\u{62A}\u{627}\u{628}\u{627}",
  ])
  func aCalculationWithUnitsIsDrawnAsRead(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// A product or an error and a unit behind its last number.
  @Test(arguments: [
    "\u{5DE}\u{5D9}\u{5E5} 4 \u{D7} 250 \u{5DE}\"\u{5DC}",
    "\u{5E9}\u{5DE}\u{5D9}\u{5DB}\u{5D4} 150 \u{D7} 200 \u{5E1}\"\u{5DE}",
    "3 \u{D7} 50 \u{5DE}' \u{5D7}\u{5EA}\u{5D9}\u{5E8}\u{5D4}",
    "5\u{D7}6 \u{5E1}\"\u{5DE}",
    "2 \u{D7} 8 \u{5D3}\u{5E7}\u{5D5}\u{5EA}",
    "\u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D4} 120\u{D7}180 \u{5DE}\"\u{5DE}",
  ])
  func aUnitStandsAtItsNumber(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// Without units, and in pixels, they are read from left to right.
  @Test(
    arguments: [
      (
        "\u{5EA}\u{5E8}\u{5D2}\u{5D9}\u{5DC}: 4 + 3 = 7",
        "4 + 3 = 7 :\u{5DC}\u{5D9}\u{5D2}\u{5E8}\u{5EA}"
      ),
      (
        "\u{5D4}\u{5EA}\u{5E9}\u{5D5}\u{5D1}\u{5D4} 6 \u{D7} 2 = 12 \u{5E0}\u{5DB}\u{5D5}\u{5E0}\u{5D4}",
        "\u{5D4}\u{5E0}\u{5D5}\u{5DB}\u{5E0} 6 \u{D7} 2 = 12 \u{5D4}\u{5D1}\u{5D5}\u{5E9}\u{5EA}\u{5D4}"
      ),
      (
        "\u{5DC}\u{5D5}\u{5D7} 20\u{D7}35",
        "20\u{D7}35 \u{5D7}\u{5D5}\u{5DC}"
      ),
      (
        "\u{5E9}\u{5D9}\u{5E2}\u{5D5}\u{5E8} - 8 - 3 = 5",
        "8 - 3 = 5 - \u{5E8}\u{5D5}\u{5E2}\u{5D9}\u{5E9}"
      ),
      (
        "\u{5E8}\u{5D5}\u{5D7}\u{5D1} 5 \u{B1} 2",
        "5 \u{B1} 2 \u{5D1}\u{5D7}\u{5D5}\u{5E8}"
      ),
      (
        "\u{5DE}\u{5E1}\u{5DA} 640\u{D7}480 \u{5E4}\u{5D9}\u{5E7}\u{5E1}\u{5DC}\u{5D9}\u{5DD}",
        "\u{5DD}\u{5D9}\u{5DC}\u{5E1}\u{5E7}\u{5D9}\u{5E4} 640\u{D7}480 \u{5DA}\u{5E1}\u{5DE}"
      ),
    ] as [(String, String)])
  func withoutUnitsTheyAreTurned(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// The value of a Latin name, and what it counts.
  @Test(arguments: [
    "\u{5D4}\u{5DE}\u{5D3}\u{5D2}\u{5DD} n = 85 \u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9}\u{5D9}\u{5DD}",
    "T = 12 \u{5D3}\u{5E7}\u{5D5}\u{5EA}",
    "p > 3 \u{5E9}\u{5E2}\u{5D5}\u{5EA}",
    "\u{627}\u{644}\u{632}\u{645}\u{646} T = 9 \u{62F}\u{642}\u{627}\u{626}\u{642}",
    "\u{645}\u{62F}\u{62A} T = 40 \u{62F}\u{642}\u{6CC}\u{642}\u{647}",
    "k = 7 \u{645}\u{646}\u{679}",
  ])
  func aValueAndItsUnitAreDrawnAsRead(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// A number behind a name without a sign is of what it counts.
  @Test(
    arguments: [
      (
        "Instagram 250 \u{5E2}\u{5D5}\u{5E7}\u{5D1}\u{5D9}\u{5DD}",
        "\u{5DD}\u{5D9}\u{5D1}\u{5E7}\u{5D5}\u{5E2} 250 Instagram"
      )
    ] as [(String, String)])
  func aCountBehindANameIsTurned(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Years of two eras with a stroke behind the letter of the first one.
  @Test(arguments: [
    "\u{627}\u{644}\u{645}\u{62A}\u{648}\u{641}\u{649} 1322\u{647}\u{640}/1904\u{645}",
    "(\u{62A} 620\u{647}\u{640}/1223\u{645})",
    "\u{637}\u{628}\u{639}\u{629} 1410\u{647}\u{640}/1990",
    "\u{633}\u{646}\u{629} \u{661}\u{664}\u{662}\u{660}\u{647}\u{640}/1999\u{645}",
    "1433\u{647}\u{640}-2012\u{645}",
    "\u{639}\u{627}\u{645} 1433 \u{647}\u{640}/2012\u{645}",
  ])
  func yearsOfTwoErasAreNoPath(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// Behind a prefix a path is one, and a minus is that of its number.
  @Test(
    arguments: [
      (
        "\u{627}\u{644}\u{645}\u{644}\u{641} \u{628}\u{640}/etc/hosts \u{647}\u{646}\u{627}",
        "\u{627}\u{646}\u{647} /etc/hosts\u{640}\u{628} \u{641}\u{644}\u{645}\u{644}\u{627}"
      ),
      (
        "\u{645}\u{642}\u{62F}\u{627}\u{631} \u{628}\u{640}-12 \u{62F}\u{631}\u{62C}\u{629}",
        "\u{629}\u{62C}\u{631}\u{62F} -12\u{640}\u{628} \u{631}\u{627}\u{62F}\u{642}\u{645}"
      ),
    ] as [(String, String)])
  func aPrefixIsNoEra(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// A set is no placeholder.
  @Test(arguments: [
    "\u{5D4}\u{5E7}\u{5D1}\u{5D5}\u{5E6}\u{5D4} {4, 8, 9}",
    "\u{627}\u{644}\u{623}\u{639}\u{62F}\u{627}\u{62F} {3, 5}",
    "\u{645}\u{62C}\u{645}\u{648}\u{639}\u{647} {0, 2}",
    "{name} \u{5E9}\u{5DC}\u{5D5}\u{5DD}",
    "\u{5E0}\u{5DE}\u{5E6}\u{5D0}\u{5D5} {0} \u{5E7}\u{5D1}\u{5E6}\u{5D9}\u{5DD}",
  ])
  func aSetIsDrawnAsRead(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// A name and an answer without words.
  @Test(arguments: [
    "Maya: \u{1F602}\u{1F602}",
    "noa_k: \u{1F44D}",
    "Dan Levi: \u{2764}\u{FE0F}",
    "Ali: ...",
    "Sara: \u{2026}",
  ])
  func anAnswerWithoutWordsStandsBehindItsName(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// Latin words behind a colon are read from left to right.
  @Test(
    arguments: [
      (
        "Fine: well done.",
        "Fine: well done."
      )
    ] as [(String, String)])
  func anAnswerInLatinWordsIsTurned(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }
}

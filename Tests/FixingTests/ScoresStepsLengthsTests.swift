import BidiAlgorithm
import Fixing
import Testing

/// Lengths, releases, types, scores, sorted items, notices, steps and quoted messages, each with
/// what looks like it and is whole.
@Suite struct ScoresStepsLengthsTests {
  /// Feet and inches go together from left to right, also in Arabic; their primes need nothing.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5D2}\u{5D5}\u{5D1}\u{5D4} \u{5E9}\u{5DC}\u{5D9} 5'11\" \u{5D5}\u{5D4}\u{5DE}\u{5E9}\u{5E7}\u{5DC} 70",
        "70 \u{5DC}\u{5E7}\u{5E9}\u{5DE}\u{5D4}\u{5D5} 5'11\" \u{5D9}\u{5DC}\u{5E9} \u{5D4}\u{5D1}\u{5D5}\u{5D2}\u{5D4}"
      ),
      (
        "\u{637}\u{648}\u{644}\u{64A} 5'11\" \u{648}\u{648}\u{632}\u{646}\u{64A} 70",
        "70 \u{64A}\u{646}\u{632}\u{648}\u{648} 5'11\" \u{64A}\u{644}\u{648}\u{637}"
      ),
      (
        "\u{642}\u{62F} \u{627}\u{648} 6'2'' \u{627}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{627} 6'2'' \u{648}\u{627} \u{62F}\u{642}"
      ),
      (
        "\u{645}\u{6CC}\u{631}\u{627} \u{642}\u{62F} 5'11\" \u{6C1}\u{6D2} \u{627}\u{648}\u{631} \u{648}\u{632}\u{646}",
        "\u{646}\u{632}\u{648} \u{631}\u{648}\u{627} \u{6D2}\u{6C1} 5'11\" \u{62F}\u{642} \u{627}\u{631}\u{6CC}\u{645}"
      ),
    ] as [(String, String)])
  func feetAndInches(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  @Test(arguments: [
    "\u{5E9}\u{5D5}\u{5DC}\u{5D7}\u{5DF} 5\u{2032}11\u{2033} \u{5D2}\u{5D1}\u{5D5}\u{5D4}",
    "\u{5D4}\u{5DE}\u{5E1}\u{5DA} 11\u{2033} \u{5D7}\u{5D3}\u{5E9}",
    "\u{5E9}\u{5D5}\u{5DC}\u{5D7}\u{5DF} 5\u{2032}11 \u{5D2}\u{5D1}\u{5D5}\u{5D4}",
    "\u{5E6}\u{5D9}\u{5DC}\u{5D5}\u{5DD} 100\u{2032} \u{5D0}\u{5E8}\u{5D5}\u{5DA}",
  ])
  func feetAndInchesWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  /// The number of a package's release goes on in letters and digits.
  @Test(
    arguments: [
      (
        "\u{627}\u{644}\u{62D}\u{632}\u{645}\u{629} 1.4.2-3ubuntu1 \u{641}\u{64A}\u{647}\u{627} \u{62B}\u{63A}\u{631}\u{629}",
        "\u{629}\u{631}\u{63A}\u{62B} \u{627}\u{647}\u{64A}\u{641} 1.4.2-3ubuntu1 \u{629}\u{645}\u{632}\u{62D}\u{644}\u{627}"
      ),
      (
        "\u{646}\u{633}\u{62E}\u{647} 2.36-9+deb12u14 \u{642}\u{62F}\u{6CC}\u{645}\u{6CC} \u{627}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{627} \u{6CC}\u{645}\u{6CC}\u{62F}\u{642} 2.36-9+deb12u14 \u{647}\u{62E}\u{633}\u{646}"
      ),
      (
        "\u{627}\u{644}\u{62D}\u{632}\u{645}\u{629} 1.4.2~rc1-3 \u{641}\u{64A}\u{647}\u{627}",
        "\u{627}\u{647}\u{64A}\u{641} 1.4.2~rc1-3 \u{629}\u{645}\u{632}\u{62D}\u{644}\u{627}"
      ),
    ] as [(String, String)])
  func releasesOfPackages(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  @Test(arguments: [
    "\u{5D2}\u{5E8}\u{5E1}\u{5D4} 1.4.2-3ubuntu1 \u{5DE}\u{5D5}\u{5EA}\u{5E7}\u{5E0}\u{5EA}",
    "\u{5D4}\u{5DE}\u{5E8}\u{5D7}\u{5E7} 1.5-2km \u{5D1}\u{5E2}\u{5E8}\u{5DA}",
    "\u{5D6}\u{5D5}\u{5DD} 1.5-2x \u{5DE}\u{5E1}\u{5E4}\u{5D9}\u{5E7}",
  ])
  func releasesOfPackagesWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  /// A type keeps the signs of a reference, a pointer or an array.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5E9}\u{5EA}\u{5DE}\u{5E9}\u{5D5} \u{5D1}-vector<int>& \u{5D1}\u{5DE}\u{5E7}\u{5D5}\u{5DD}",
        "\u{5DD}\u{5D5}\u{5E7}\u{5DE}\u{5D1} vector<int>&-\u{5D1} \u{5D5}\u{5E9}\u{5DE}\u{5EA}\u{5E9}\u{5D4}"
      ),
      (
        "\u{5D4}\u{5E9}\u{5EA}\u{5DE}\u{5E9}\u{5D5} \u{5D1}-std::string& \u{5D1}\u{5DE}\u{5E7}\u{5D5}\u{5DD}",
        "\u{5DD}\u{5D5}\u{5E7}\u{5DE}\u{5D1} std::string&-\u{5D1} \u{5D5}\u{5E9}\u{5DE}\u{5EA}\u{5E9}\u{5D4}"
      ),
      (
        "\u{627}\u{633}\u{62A}\u{62E}\u{62F}\u{645} int* \u{647}\u{646}\u{627}",
        "\u{627}\u{646}\u{647} int* \u{645}\u{62F}\u{62E}\u{62A}\u{633}\u{627}"
      ),
      (
        "\u{5D4}\u{5D8}\u{5D9}\u{5E4}\u{5D5}\u{5E1} List<String>[] \u{5DB}\u{5D0}\u{5DF}",
        "\u{5DF}\u{5D0}\u{5DB} List<String>[] \u{5E1}\u{5D5}\u{5E4}\u{5D9}\u{5D8}\u{5D4}"
      ),
      (
        "\u{5D4}\u{5D8}\u{5D9}\u{5E4}\u{5D5}\u{5E1} Option<&str> \u{5DB}\u{5D0}\u{5DF}",
        "\u{5DF}\u{5D0}\u{5DB} Option<&str> \u{5E1}\u{5D5}\u{5E4}\u{5D9}\u{5D8}\u{5D4}"
      ),
    ] as [(String, String)])
  func typesWithTheirSigns(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  @Test(arguments: [
    "A & B \u{5D7}\u{5D1}\u{5E8}\u{5D9}\u{5DD}",
    "\u{5D7}\u{5D1}\u{5E8}\u{5EA} AT & T \u{5DB}\u{5D0}\u{5DF}",
  ])
  func typesWithTheirSignsWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  /// Beside Latin names with their numbers right-to-left ones have their own behind them.
  @Test(
    arguments: [
      (
        "Scores: \u{5E0}\u{5D5}\u{5E2}\u{5D4} 3, John 5, \u{5D3}\u{5D5}\u{5D3} 2",
        "Scores: \u{5D4}\u{5E2}\u{5D5}\u{5E0} 3, John 5, \u{5D3}\u{5D5}\u{5D3} 2"
      ),
      (
        "Leaderboard - \u{639}\u{644}\u{64A}: 3, John: 5, \u{639}\u{645}\u{631}: 2",
        "Leaderboard - \u{64A}\u{644}\u{639}: 3, John: 5, \u{631}\u{645}\u{639}: 2"
      ),
      (
        "Results: \u{62F}\u{646}\u{627} 88%, Sara 91%",
        "Results: \u{627}\u{646}\u{62F} 88%, Sara 91%"
      ),
      (
        "Sara 91%, \u{5D3}\u{5E0}\u{5D4} 88%",
        "Sara 91%, \u{5D4}\u{5E0}\u{5D3} 88%"
      ),
    ] as [(String, String)])
  func namesOfBothScriptsWithNumbers(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  @Test(arguments: [
    "Members: \u{5D3}\u{5E0}\u{5D4}, John, \u{5D3}\u{5D5}\u{5D3}",
    "Room 5, hall 6",
  ])
  func namesOfBothScriptsWithNumbersWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// Each arrow stands behind what is sorted by it.
  @Test(
    arguments: [
      (
        "Sort: \u{5DE}\u{5D7}\u{5D9}\u{5E8} \u{2191} \u{5D3}\u{5D9}\u{5E8}\u{5D5}\u{5D2} \u{2193}",
        "Sort: \u{5E8}\u{5D9}\u{5D7}\u{5DE} \u{2191} \u{5D2}\u{5D5}\u{5E8}\u{5D9}\u{5D3} \u{2193}"
      ),
      (
        "Sort: \u{642}\u{6CC}\u{645}\u{62A} \u{2191} \u{627}\u{645}\u{62A}\u{6CC}\u{627}\u{632} \u{2193}",
        "Sort: \u{62A}\u{645}\u{6CC}\u{642} \u{2191} \u{632}\u{627}\u{6CC}\u{62A}\u{645}\u{627} \u{2193}"
      ),
    ] as [(String, String)])
  func sortedBy(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  @Test(arguments: [
    "Sort: \u{5DE}\u{5D7}\u{5D9}\u{5E8} \u{2191}",
    "Price \u{2191} rating \u{2193}",
  ])
  func sortedByWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// How many there are may begin a sentence that ends in a Latin name.
  @Test(
    arguments: [
      (
        "3 \u{67E}\u{6CC}\u{627}\u{645} \u{62C}\u{62F}\u{6CC}\u{62F} \u{627}\u{632} Maryam.",
        ".Maryam \u{632}\u{627} \u{62F}\u{6CC}\u{62F}\u{62C} \u{645}\u{627}\u{6CC}\u{67E} 3"
      ),
      (
        "3 \u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D5}\u{5EA} \u{5D7}\u{5D3}\u{5E9}\u{5D5}\u{5EA} \u{5DE}-Maryam.",
        ".Maryam-\u{5DE} \u{5EA}\u{5D5}\u{5E9}\u{5D3}\u{5D7} \u{5EA}\u{5D5}\u{5E2}\u{5D3}\u{5D5}\u{5D4} 3"
      ),
      (
        "2 \u{5E7}\u{5D1}\u{5E6}\u{5D9}\u{5DD} \u{5D7}\u{5D3}\u{5E9}\u{5D9}\u{5DD} \u{5D1}-Dropbox.",
        ".Dropbox-\u{5D1} \u{5DD}\u{5D9}\u{5E9}\u{5D3}\u{5D7} \u{5DD}\u{5D9}\u{5E6}\u{5D1}\u{5E7} 2"
      ),
    ] as [(String, String)])
  func countsBeginSentences(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  @Test(arguments: [
    "12 \u{5EA}\u{5E4}\u{5D5}\u{5D7}\u{5D9}\u{5DD} Granny Smith"
  ])
  func countsBeginSentencesWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// Behind a Latin name and a comma the sentence goes on.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5D9}\u{5D5}\u{5DD} \u{5D1}-20:45: \u{5DE}\u{5DB}\u{5D1}\u{5D9} \u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1} \u{5E0}\u{5D2}\u{5D3} Real Madrid, \u{5E9}\u{5D9}\u{5D3}\u{5D5}\u{5E8} \u{5D7}\u{5D9}",
        "\u{5D9}\u{5D7} \u{5E8}\u{5D5}\u{5D3}\u{5D9}\u{5E9} ,Real Madrid \u{5D3}\u{5D2}\u{5E0} \u{5D1}\u{5D9}\u{5D1}\u{5D0} \u{5DC}\u{5EA} \u{5D9}\u{5D1}\u{5DB}\u{5DE} :20:45-\u{5D1} \u{5DD}\u{5D5}\u{5D9}\u{5D4}"
      ),
      (
        "\u{627}\u{644}\u{64A}\u{648}\u{645} \u{645}\u{628}\u{627}\u{631}\u{627}\u{629} \u{627}\u{644}\u{646}\u{635}\u{631} \u{645}\u{639} Real Madrid, \u{628}\u{62B} \u{645}\u{628}\u{627}\u{634}\u{631}",
        "\u{631}\u{634}\u{627}\u{628}\u{645} \u{62B}\u{628} ,Real Madrid \u{639}\u{645} \u{631}\u{635}\u{646}\u{644}\u{627} \u{629}\u{627}\u{631}\u{627}\u{628}\u{645} \u{645}\u{648}\u{64A}\u{644}\u{627}"
      ),
    ] as [(String, String)])
  func aCommaGoesOnBehindAName(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  @Test(arguments: [
    "Real Madrid, \u{5D3}\u{5E0}\u{5D4}"
  ])
  func aCommaGoesOnBehindANameWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// What stands before and behind a name to which a small word leads would change places.
  @Test(
    arguments: [
      (
        "\u{645}\u{634}\u{627}\u{631}\u{643}\u{629} \u{645}\u{646} Sara Ali \u{628}\u{62A}\u{627}\u{631}\u{64A}\u{62E} 3/4 (12 \u{62A}\u{639}\u{644}\u{64A}\u{642}\u{627})",
        "(\u{627}\u{642}\u{64A}\u{644}\u{639}\u{62A} 12) 3/4 \u{62E}\u{64A}\u{631}\u{627}\u{62A}\u{628} Sara Ali \u{646}\u{645} \u{629}\u{643}\u{631}\u{627}\u{634}\u{645}"
      ),
      (
        "\u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D4} \u{5D7}\u{5D3}\u{5E9}\u{5D4} \u{5DE}\u{5D0}\u{5EA} Sara Ali \u{5D1}\u{5E7}\u{5D1}\u{5D5}\u{5E6}\u{5D4} \u{5E9}\u{5DC} \u{5D4}\u{5E2}\u{5D1}\u{5D5}\u{5D3}\u{5D4}",
        "\u{5D4}\u{5D3}\u{5D5}\u{5D1}\u{5E2}\u{5D4} \u{5DC}\u{5E9} \u{5D4}\u{5E6}\u{5D5}\u{5D1}\u{5E7}\u{5D1} Sara Ali \u{5EA}\u{5D0}\u{5DE} \u{5D4}\u{5E9}\u{5D3}\u{5D7} \u{5D4}\u{5E2}\u{5D3}\u{5D5}\u{5D4}"
      ),
    ] as [(String, String)])
  func latinInsideASentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  @Test(arguments: [
    "\u{5DE}\u{5E0}\u{5D4}\u{5DC}\u{5EA} \u{5D4}\u{5DE}\u{5D5}\u{5E6}\u{5E8} \u{5D4}\u{5E8}\u{5D0}\u{5E9}\u{5D9}\u{5EA} Microsoft, \u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1}",
    "\u{5D3}\u{5E0}\u{5D4} \u{5DB}\u{5D4}\u{5DF} Liverpool \u{5E8}\u{5D7}\u{5D5}\u{5D1}\u{5D5}\u{5EA} 5",
  ])
  func latinInsideASentenceWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// A number that costs nothing.
  @Test(
    arguments: [
      (
        "\u{627}\u{644}\u{631}\u{642}\u{645} \u{627}\u{644}\u{645}\u{62C}\u{627}\u{646}\u{64A}: 800 124 1000",
        "800 124 1000 :\u{64A}\u{646}\u{627}\u{62C}\u{645}\u{644}\u{627} \u{645}\u{642}\u{631}\u{644}\u{627}"
      ),
      (
        "\u{5DE}\u{5E1}\u{5E4}\u{5E8} \u{5D7}\u{5D9}\u{5E0}\u{5DD}: 800 124 1000",
        "800 124 1000 :\u{5DD}\u{5E0}\u{5D9}\u{5D7} \u{5E8}\u{5E4}\u{5E1}\u{5DE}"
      ),
    ] as [(String, String)])
  func tollFree(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  @Test(arguments: [
    "800 \u{5E9}\u{5E7}\u{5DC}\u{5D9}\u{5DD}"
  ])
  func tollFreeWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  /// A step of English instructions that ends in an item of a menu.
  @Test(
    arguments: [
      (
        "1. Open Settings > \u{627}\u{644}\u{644}\u{63A}\u{629}.",
        "1. Open Settings > \u{629}\u{63A}\u{644}\u{644}\u{627}."
      ),
      (
        "Go to Tools > \u{5E9}\u{5E4}\u{5D4}",
        "Go to Tools > \u{5D4}\u{5E4}\u{5E9}"
      ),
      (
        "Select File > Open > \u{5E7}\u{5D5}\u{5D1}\u{5E5}",
        "Select File > Open > \u{5E5}\u{5D1}\u{5D5}\u{5E7}"
      ),
    ] as [(String, String)])
  func stepsOfInstructions(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  @Test(arguments: [
    "\u{5D4}\u{5D2}\u{5D3}\u{5E8}\u{5D5}\u{5EA} > \u{5E9}\u{5E4}\u{5D4}"
  ])
  func stepsOfInstructionsWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  /// A level in brackets stands left of the message that is quoted.
  @Test(
    arguments: [
      (
        "\u{638}\u{647}\u{631} \u{641}\u{64A} \u{627}\u{644}\u{633}\u{62C}\u{644} [INFO] Server started \u{62B}\u{645} \u{62A}\u{648}\u{642}\u{641}",
        "\u{641}\u{642}\u{648}\u{62A} \u{645}\u{62B} [INFO] Server started \u{644}\u{62C}\u{633}\u{644}\u{627} \u{64A}\u{641} \u{631}\u{647}\u{638}"
      ),
      (
        "\u{5E8}\u{5D0}\u{5D9}\u{5EA}\u{5D9} [ERROR] Connection refused \u{5D1}\u{5D9}\u{5D5}\u{5DE}\u{5DF}",
        "\u{5DF}\u{5DE}\u{5D5}\u{5D9}\u{5D1} [ERROR] Connection refused \u{5D9}\u{5EA}\u{5D9}\u{5D0}\u{5E8}"
      ),
    ] as [(String, String)])
  func levelsBeforeMessages(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  @Test(arguments: [
    "\u{5E8}\u{5D0}\u{5D9}\u{5EA}\u{5D9} [ERROR] \u{5D1}\u{5D9}\u{5D5}\u{5DE}\u{5DF}"
  ])
  func levelsBeforeMessagesWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  /// What a user says is a sentence of its own, also with Latin names in it.
  @Test(
    arguments: [
      (
        "ahmad_92: \u{645}\u{62A}\u{649} \u{627}\u{644}\u{645}\u{628}\u{627}\u{631}\u{627}\u{629}\u{61F} \u{639}\u{646}\u{62F}\u{646}\u{627} TV \u{643}\u{628}\u{64A}\u{631}",
        "ahmad_92: \u{631}\u{64A}\u{628}\u{643} TV \u{627}\u{646}\u{62F}\u{646}\u{639} \u{61F}\u{629}\u{627}\u{631}\u{627}\u{628}\u{645}\u{644}\u{627} \u{649}\u{62A}\u{645}"
      ),
      (
        "dana_k: \u{5DE}\u{5EA}\u{5D9} \u{5D4}\u{5DE}\u{5E9}\u{5D7}\u{5E7}? \u{5D9}\u{5E9} \u{5DC}\u{5E0}\u{5D5} TV \u{5D2}\u{5D3}\u{5D5}\u{5DC}",
        "dana_k: \u{5DC}\u{5D5}\u{5D3}\u{5D2} TV \u{5D5}\u{5E0}\u{5DC} \u{5E9}\u{5D9} ?\u{5E7}\u{5D7}\u{5E9}\u{5DE}\u{5D4} \u{5D9}\u{5EA}\u{5DE}"
      ),
      (
        "Omar: \u{639}\u{646}\u{62F}\u{646}\u{627} TV \u{643}\u{628}\u{64A}\u{631}!",
        "Omar: !\u{631}\u{64A}\u{628}\u{643} TV \u{627}\u{646}\u{62F}\u{646}\u{639}"
      ),
    ] as [(String, String)])
  func usersSayWithLatinNames(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  @Test(arguments: [
    "ahmad_92: \u{645}\u{62A}\u{649} \u{627}\u{644}\u{645}\u{628}\u{627}\u{631}\u{627}\u{629}\u{61F}",
    "user1: \u{5E9}\u{5DC}\u{5D5}\u{5DD}",
    "HTML5: \u{5D3}\u{5E0}\u{5D4}",
  ])
  func usersSayWithLatinNamesWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }
}

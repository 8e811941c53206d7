import BidiAlgorithm
import Fixing
import Testing

/// Right-to-left sentences that Latin names cut, another of which stands right before their end.
@Suite struct ClosingNameTests {
  /// Items of lists, whatever sign begins them, and a sentence without one, from left to right.
  @Test(
    arguments: [
      (
        "1. \u{627}\u{641}\u{62A}\u{62D} \u{627}\u{644}\u{642}\u{627}\u{626}\u{645}\u{629} Tools \u{62B}\u{645} \u{627}\u{62E}\u{62A}\u{631} Options.",
        ".Options \u{631}\u{62A}\u{62E}\u{627} \u{645}\u{62B} Tools \u{629}\u{645}\u{626}\u{627}\u{642}\u{644}\u{627} \u{62D}\u{62A}\u{641}\u{627} .1"
      ),
      (
        "2) \u{634}\u{63A}\u{651}\u{644} \u{628}\u{631}\u{646}\u{627}\u{645}\u{62C} Word \u{648}\u{627}\u{643}\u{62A}\u{628} \u{627}\u{633}\u{645} Sara!",
        "!Sara \u{645}\u{633}\u{627} \u{628}\u{62A}\u{643}\u{627}\u{648} Word \u{62C}\u{645}\u{627}\u{646}\u{631}\u{628} \u{644}\u{63A}\u{651}\u{634} (2"
      ),
      (
        "3. \u{5E4}\u{5EA}\u{5D7}\u{5D5} \u{5D7}\u{5DC}\u{5D5}\u{5DF} Settings \u{5D5}\u{5E1}\u{5DE}\u{5E0}\u{5D5} \u{5EA}\u{5D9}\u{5D1}\u{5D4} Display.",
        ".Display \u{5D4}\u{5D1}\u{5D9}\u{5EA} \u{5D5}\u{5E0}\u{5DE}\u{5E1}\u{5D5} Settings \u{5DF}\u{5D5}\u{5DC}\u{5D7} \u{5D5}\u{5D7}\u{5EA}\u{5E4} .3"
      ),
      (
        "- \u{5D4}\u{5E4}\u{5E2}\u{5D9}\u{5DC}\u{5D5} \u{5D3}\u{5E4}\u{5D3}\u{5E4}\u{5DF} Firefox \u{5D5}\u{5D4}\u{5EA}\u{5E7}\u{5D9}\u{5E0}\u{5D5} \u{5EA}\u{5D5}\u{5E1}\u{5E3} Dark Reader.",
        ".Dark Reader \u{5E3}\u{5E1}\u{5D5}\u{5EA} \u{5D5}\u{5E0}\u{5D9}\u{5E7}\u{5EA}\u{5D4}\u{5D5} Firefox \u{5DF}\u{5E4}\u{5D3}\u{5E4}\u{5D3} \u{5D5}\u{5DC}\u{5D9}\u{5E2}\u{5E4}\u{5D4} -"
      ),
      (
        "4. \u{628}\u{631}\u{646}\u{627}\u{645}\u{647} Chrome \u{628}\u{627}\u{632} \u{6A9}\u{646}\u{6CC}\u{62F} \u{633}\u{67E}\u{633} \u{628}\u{632}\u{646}\u{6CC}\u{62F} Settings.",
        ".Settings \u{62F}\u{6CC}\u{646}\u{632}\u{628} \u{633}\u{67E}\u{633} \u{62F}\u{6CC}\u{646}\u{6A9} \u{632}\u{627}\u{628} Chrome \u{647}\u{645}\u{627}\u{646}\u{631}\u{628} .4"
      ),
      (
        "\u{2022} \u{635}\u{641}\u{62D}\u{6C1} \u{6A9}\u{6BE}\u{648}\u{644}\u{6CC}\u{6BA} Settings \u{67E}\u{6BE}\u{631} \u{62F}\u{628}\u{627}\u{626}\u{6CC}\u{6BA} Save.",
        ".Save \u{6BA}\u{6CC}\u{626}\u{627}\u{628}\u{62F} \u{631}\u{6BE}\u{67E} Settings \u{6BA}\u{6CC}\u{644}\u{648}\u{6BE}\u{6A9} \u{6C1}\u{62D}\u{641}\u{635} \u{2022}"
      ),
      (
        "5. \u{627}\u{641}\u{62A}\u{62D} Word \u{62B}\u{645} \u{627}\u{62E}\u{62A}\u{631} Print.",
        ".Print \u{631}\u{62A}\u{62E}\u{627} \u{645}\u{62B} Word \u{62D}\u{62A}\u{641}\u{627} .5"
      ),
      (
        "\u{627}\u{641}\u{62A}\u{62D} \u{635}\u{641}\u{62D}\u{629} Docs \u{62B}\u{645} \u{627}\u{636}\u{63A}\u{637} \u{632}\u{631} Print.",
        ".Print \u{631}\u{632} \u{637}\u{63A}\u{636}\u{627} \u{645}\u{62B} Docs \u{629}\u{62D}\u{641}\u{635} \u{62D}\u{62A}\u{641}\u{627}"
      ),
    ] as [(String, String)])
  func aNameBeforeTheEndIsTheSentences(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Behind a label the sentence is one of its own.
  @Test(
    arguments: [
      (
        "Step 3: \u{627}\u{641}\u{62A}\u{62D} \u{627}\u{644}\u{642}\u{627}\u{626}\u{645}\u{629} Tools \u{62B}\u{645} \u{627}\u{62E}\u{62A}\u{631} Options.",
        "Step 3: .Options \u{631}\u{62A}\u{62E}\u{627} \u{645}\u{62B} Tools \u{629}\u{645}\u{626}\u{627}\u{642}\u{644}\u{627} \u{62D}\u{62A}\u{641}\u{627}"
      ),
      (
        "Step 2: \u{628}\u{631}\u{646}\u{627}\u{645}\u{647} Chrome \u{628}\u{627}\u{632} \u{6A9}\u{646}\u{6CC}\u{62F} \u{633}\u{67E}\u{633} \u{628}\u{632}\u{646}\u{6CC}\u{62F} Settings.",
        "Step 2: .Settings \u{62F}\u{6CC}\u{646}\u{632}\u{628} \u{633}\u{67E}\u{633} \u{62F}\u{6CC}\u{646}\u{6A9} \u{632}\u{627}\u{628} Chrome \u{647}\u{645}\u{627}\u{646}\u{631}\u{628}"
      ),
    ] as [(String, String)])
  func soItIsBehindALabel(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// What has no end may be a row of names, and so may as many names as words.
  @Test(arguments: [
    "1. \u{627}\u{641}\u{62A}\u{62D} \u{627}\u{644}\u{642}\u{627}\u{626}\u{645}\u{629} Tools \u{62B}\u{645} \u{627}\u{62E}\u{62A}\u{631} Options",
    "\u{633}\u{645}\u{64A}\u{631} \u{62E}\u{627}\u{644}\u{62F} Sony \u{639}\u{645}\u{631} \u{62D}\u{633}\u{646} Canon",
    "2. \u{5D3}\u{5E0}\u{5D4} \u{5DB}\u{5D4}\u{5DF} Sony \u{5D9}\u{5D5}\u{5E1}\u{5D9} \u{5DC}\u{5D5}\u{5D9} Canon",
    "\u{639}\u{644}\u{6CC} \u{631}\u{636}\u{627}\u{6CC}\u{6CC} Persepolis \u{62D}\u{633}\u{646} \u{6A9}\u{631}\u{6CC}\u{645}\u{6CC} Tractor",
    "1. \u{6A9}\u{631}\u{627}\u{686}\u{6CC} Lahore \u{645}\u{644}\u{62A}\u{627}\u{646} Quetta.",
    "3. \u{5D7}\u{5D9}\u{5E4}\u{5D4} Haifa \u{5E2}\u{5DB}\u{5D5} Acre.",
    "Step 2: \u{62F}\u{646}\u{629} \u{643}\u{631}\u{64A}\u{645} Sony \u{639}\u{645}\u{631} \u{62D}\u{633}\u{646} Canon",
    "Note: \u{5D7}\u{5D9}\u{5E4}\u{5D4} Haifa.",
  ])
  func rowsOfNamesStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// Titles and stage names that begin with a number, in right-to-left sentences.
@Suite struct NumberedTitleTests {
  @Test(
    arguments: [
      // A show of, a song of, and the appearance of, in Hebrew.
      (
        "\u{5D4}\u{5D5}\u{5E4}\u{5E2}\u{5D4} \u{5E9}\u{5DC} 3 Doors Down \u{5D1}\u{5D0}",
        "\u{5D0}\u{5D1} 3 Doors Down \u{5DC}\u{5E9} \u{5D4}\u{5E2}\u{5E4}\u{5D5}\u{5D4}"
      ),
      (
        "\u{5D4}\u{5E9}\u{5D9}\u{5E8} \u{5E9}\u{5DC} 4 Non Blondes \u{5D9}\u{5E4}\u{5D4}",
        "\u{5D4}\u{5E4}\u{5D9} 4 Non Blondes \u{5DC}\u{5E9} \u{5E8}\u{5D9}\u{5E9}\u{5D4}"
      ),
      (
        "\u{5D4}\u{5D5}\u{5E4}\u{5E2}\u{5EA} 2 Chainz \u{5D4}\u{5D9}\u{5D5}\u{5DD}",
        "\u{5DD}\u{5D5}\u{5D9}\u{5D4} 2 Chainz \u{5EA}\u{5E2}\u{5E4}\u{5D5}\u{5D4}"
      ),
      // A concert, in Persian.
      (
        "\u{6A9}\u{646}\u{633}\u{631}\u{62A} 30 Seconds To Mars \u{6A9}\u{6CC} \u{627}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{627} \u{6CC}\u{6A9} 30 Seconds To Mars \u{62A}\u{631}\u{633}\u{646}\u{6A9}"
      ),
      // What was seen or heard, in Urdu.
      (
        "\u{645}\u{6CC}\u{6BA} \u{646}\u{6D2} 12 Monkeys \u{62F}\u{6CC}\u{6A9}\u{6BE}\u{6CC}\u{6D4}",
        "\u{6D4}\u{6CC}\u{6BE}\u{6A9}\u{6CC}\u{62F} 12 Monkeys \u{6D2}\u{646} \u{6BA}\u{6CC}\u{645}"
      ),
      (
        "\u{627}\u{633} \u{646}\u{6D2} 99 Luftballons \u{633}\u{646}\u{627} \u{6C1}\u{6D2}",
        "\u{6D2}\u{6C1} \u{627}\u{646}\u{633} 99 Luftballons \u{6D2}\u{646} \u{633}\u{627}"
      ),
      // A film and a song with a number in brackets, in Arabic and Hebrew.
      (
        "\u{641}\u{64A}\u{644}\u{645} (10) Things in Town \u{62C}\u{645}\u{64A}\u{644}",
        "\u{644}\u{64A}\u{645}\u{62C} (10) Things in Town \u{645}\u{644}\u{64A}\u{641}"
      ),
      (
        "\u{5D4}\u{5E9}\u{5D9}\u{5E8} (7) Seas of Rhye \u{5D9}\u{5E4}\u{5D4}",
        "\u{5D4}\u{5E4}\u{5D9} (7) Seas of Rhye \u{5E8}\u{5D9}\u{5E9}\u{5D4}"
      ),
    ] as [(String, String)])
  func aNameThatBeginsWithANumberIsOnePiece(_ pseudo: String, _ wanted: String) {
    for direction in [BaseDirection.auto, LineExpectations.right] {
      LineExpectations.expectFirst(
        Array(pseudo.unicodeScalars), Array(wanted.unicodeScalars), direction)
    }
  }

  /// Counts, numbers of what stands before them, years, what was seen of several things, and pages
  /// in brackets.
  @Test(arguments: [
    "\u{5E7}\u{5E0}\u{5D9}\u{5EA}\u{5D9} 2 Galaxy Buds \u{5D4}\u{5D9}\u{5D5}\u{5DD}",
    "\u{5D2}\u{5E8}\u{5E1}\u{5D4} 5 Apple \u{5D8}\u{5D5}\u{5D1}\u{5D4}",
    "\u{5D4}\u{5D1}\u{5D9}\u{5EA} \u{5E9}\u{5DC} 3 Samsung \u{5D9}\u{5E9}\u{5DF}",
    "\u{5D4}\u{5D5}\u{5E4}\u{5E2}\u{5D4} \u{5E9}\u{5DC} 2023 Live \u{5D9}\u{5E4}\u{5D4}",
    "\u{5D4}\u{5D5}\u{5E4}\u{5E2}\u{5D4} \u{5E9}\u{5DC} 2 Hours \u{5D1}\u{5D0}",
    "\u{645}\u{6CC}\u{6BA} \u{646}\u{6D2} 3 Samsung \u{62F}\u{6CC}\u{6A9}\u{6BE}\u{6D2}",
    "\u{645}\u{6CC}\u{6BA} \u{646}\u{6D2} 3 Samsung \u{62F}\u{6CC}\u{6A9}\u{6BE}\u{6CC}\u{6BA}",
    "\u{62F}\u{6CC}\u{634}\u{628} \u{641}\u{635}\u{644} 2 Friends \u{631}\u{627} \u{62F}\u{6CC}\u{62F}\u{645}",
    "\u{6AF}\u{644}\u{6CC}\u{6A9}\u{633}\u{6CC} 23 Ultra \u{62F}\u{6CC}\u{6A9}\u{6BE}\u{627}",
    "\u{634}\u{627}\u{647}\u{62F}\u{62A} 3 iPhone \u{627}\u{644}\u{64A}\u{648}\u{645}",
    "\u{5E1}\u{5E8}\u{5D8} (2010) Days of Inception \u{5D9}\u{5E4}\u{5D4}",
    "\u{5E1}\u{5E8}\u{5D8} (3) Inception \u{5D9}\u{5E4}\u{5D4}",
    "\u{5E2}\u{5DE}\u{5D5}\u{5D3} (5) Days of Summer \u{5D9}\u{5E4}\u{5D4}",
  ])
  func aCountIsReadFromTheRight(_ text: String) {
    LineExpectations.expectNothing(
      Array(text.unicodeScalars), [.auto, LineExpectations.right])
  }
}

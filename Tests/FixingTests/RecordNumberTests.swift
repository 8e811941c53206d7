import BidiAlgorithm
import Fixing
import Testing

/// Numbers of sessions, orders, tickets and the like that have a hyphen, behind Arabic letters.
@Suite struct RecordNumberTests {
  /// They are read from left to right.
  @Test(
    arguments: [
      (
        "\u{631}\u{642}\u{645} \u{627}\u{644}\u{645}\u{639}\u{627}\u{645}\u{644}\u{629} 8210-3345 \u{645}\u{631}\u{641}\u{648}\u{636}",
        "\u{636}\u{648}\u{641}\u{631}\u{645} 8210-3345 \u{629}\u{644}\u{645}\u{627}\u{639}\u{645}\u{644}\u{627} \u{645}\u{642}\u{631}"
      ),
      (
        "\u{645}\u{639}\u{631}\u{641} \u{627}\u{644}\u{645}\u{633}\u{62A}\u{62E}\u{62F}\u{645}: 9931-4402",
        "9931-4402 :\u{645}\u{62F}\u{62E}\u{62A}\u{633}\u{645}\u{644}\u{627} \u{641}\u{631}\u{639}\u{645}"
      ),
      (
        "\u{627}\u{644}\u{641}\u{627}\u{62A}\u{648}\u{631}\u{629} \u{631}\u{642}\u{645} 2024-0057",
        "2024-0057 \u{645}\u{642}\u{631} \u{629}\u{631}\u{648}\u{62A}\u{627}\u{641}\u{644}\u{627}"
      ),
      (
        "\u{645}\u{639}\u{631}\u{651}\u{641} \u{627}\u{644}\u{639}\u{645}\u{644}\u{64A}\u{629} 55120-4471 \u{645}\u{646}\u{62A}\u{647}\u{64D}",
        "\u{647}\u{64D}\u{62A}\u{646}\u{645} 55120-4471 \u{629}\u{64A}\u{644}\u{645}\u{639}\u{644}\u{627} \u{641}\u{631}\u{651}\u{639}\u{645}"
      ),
      (
        "\u{634}\u{646}\u{627}\u{633}\u{647} \u{6A9}\u{627}\u{631}\u{628}\u{631}\u{6CC} 7713-2209 \u{6CC}\u{627}\u{641}\u{62A} \u{646}\u{634}\u{62F}",
        "\u{62F}\u{634}\u{646} \u{62A}\u{641}\u{627}\u{6CC} 7713-2209 \u{6CC}\u{631}\u{628}\u{631}\u{627}\u{6A9} \u{647}\u{633}\u{627}\u{646}\u{634}"
      ),
      (
        "\u{634}\u{645}\u{627}\u{631}\u{647} \u{67E}\u{6CC}\u{6AF}\u{6CC}\u{631}\u{6CC}: 3317-9184",
        "3317-9184 :\u{6CC}\u{631}\u{6CC}\u{6AF}\u{6CC}\u{67E} \u{647}\u{631}\u{627}\u{645}\u{634}"
      ),
      (
        "\u{622}\u{631}\u{688}\u{631} \u{646}\u{645}\u{628}\u{631} 9052-3817 \u{645}\u{646}\u{633}\u{648}\u{62E}",
        "\u{62E}\u{648}\u{633}\u{646}\u{645} 9052-3817 \u{631}\u{628}\u{645}\u{646} \u{631}\u{688}\u{631}\u{622}"
      ),
      (
        "\u{633}\u{6CC}\u{634}\u{646} \u{622}\u{626}\u{6CC} \u{688}\u{6CC} 8801-2746 \u{62E}\u{62A}\u{645}",
        "\u{645}\u{62A}\u{62E} 8801-2746 \u{6CC}\u{688} \u{6CC}\u{626}\u{622} \u{646}\u{634}\u{6CC}\u{633}"
      ),
    ] as [(String, String)])
  func aNumberOfARecordIsOne(_ text: String, _ wanted: String) {
    #expect(
      Judge().problems(of: Array(text.unicodeScalars), direction: .auto).map(\.kind) == [.number])
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// What may be a range of numbers, pages or years, what has few digits or no such word, and
  /// Hebrew, which draws them whole.
  @Test(arguments: [
    "\u{623}\u{631}\u{642}\u{627}\u{645} \u{627}\u{644}\u{637}\u{644}\u{628}\u{627}\u{62A} 4410-7782",
    "\u{631}\u{642}\u{645} \u{627}\u{644}\u{637}\u{644}\u{628} 4410-4475",
    "\u{631}\u{642}\u{645} \u{627}\u{644}\u{641}\u{627}\u{62A}\u{648}\u{631}\u{629} 1500-3000",
    "\u{631}\u{642}\u{645} \u{627}\u{644}\u{639}\u{642}\u{62F} 1998-2004",
    "\u{634}\u{645}\u{627}\u{631}\u{647} \u{633}\u{641}\u{627}\u{631}\u{634}\u{200C}\u{647}\u{627} 3310-7725",
    "\u{627}\u{644}\u{635}\u{641}\u{62D}\u{627}\u{62A} 1204-3310",
    "\u{645}\u{639}\u{631}\u{641} 12-34",
    "\u{631}\u{642}\u{645} \u{627}\u{644}\u{637}\u{644}\u{628} \u{645}\u{646} 2210-7745",
    "\u{633}\u{641}\u{627}\u{631}\u{634} 3310-7725",
    "\u{5E7}\u{5D5}\u{5D3} \u{5D4}\u{5D6}\u{5DE}\u{5E0}\u{5D4} 4410-7782",

  ])
  func rangesMayBeReadEitherWay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }
}

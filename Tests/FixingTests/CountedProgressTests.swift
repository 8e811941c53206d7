import BidiAlgorithm
import Fixing
import Testing

/// How far one of several files is, behind its count and its name.
@Suite struct CountedProgressTests {
  /// The share and the rate stand behind the name.
  @Test(
    arguments: [
      (
        "[2/9] \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA} \u{5D7}\u{5D3}\u{5E9}\u{5D5}\u{5EA} 45% - 3.2MB/s",
        "[2/9] \u{5EA}\u{5D5}\u{5E9}\u{5D3}\u{5D7} \u{5EA}\u{5D5}\u{5E0}\u{5D5}\u{5DE}\u{5EA} 45% - 3.2MB/s"
      ),
      (
        "[3/9] \u{6AF}\u{632}\u{627}\u{631}\u{634} \u{633}\u{627}\u{644}\u{627}\u{646}\u{647} 80% - 900kB/s",
        "[3/9] \u{647}\u{646}\u{627}\u{644}\u{627}\u{633} \u{634}\u{631}\u{627}\u{632}\u{6AF} 80% - 900kB/s"
      ),
      (
        "(1/2) \u{635}\u{648}\u{631} \u{62C}\u{62F}\u{64A}\u{62F}\u{629} 7% 1.5MB/s 00:12",
        "(1/2) \u{629}\u{62F}\u{64A}\u{62F}\u{62C} \u{631}\u{648}\u{635} 7% 1.5MB/s 00:12"
      ),
      (
        "[4/8] \u{631}\u{67E}\u{648}\u{631}\u{679} 45% - 3.2MB/s",
        "[4/8] \u{679}\u{631}\u{648}\u{67E}\u{631} 45% - 3.2MB/s"
      ),
    ] as [(String, String)])
  func theShareIsOfTheLine(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// A row in order stays.
  @Test(arguments: [
    "[4/8] ABC.pdf",
    "[1/3] Copying ABC",
  ])
  func aCountBeforeANameStays(_ text: String) {
    LineExpectations.expectNothing(pseudo: text, [LineExpectations.left])
  }
}

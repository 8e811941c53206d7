import BidiAlgorithm
import Fixing
import Testing

/// Scores of matches behind right-to-left names in English lines.
@Suite struct ScoreBehindNameTests {
  @Test(
    arguments: [
      (
        "Final: Chelsea - \u{5D4}\u{5E4}\u{5D5}\u{5E2}\u{5DC} \u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1} 3:1, what a game!",
        "Final: Chelsea - \u{5D1}\u{5D9}\u{5D1}\u{5D0} \u{5DC}\u{5EA} \u{5DC}\u{5E2}\u{5D5}\u{5E4}\u{5D4} 3:1, what a game!"
      ),
      (
        "Our boys beat \u{627}\u{644}\u{623}\u{647}\u{644}\u{64A} 2-1 and the city danced.",
        "Our boys beat \u{64A}\u{644}\u{647}\u{623}\u{644}\u{627} 2-1 and the city danced."
      ),
      (
        "Live: Arsenal vs \u{627}\u{633}\u{62A}\u{642}\u{644}\u{627}\u{644} 0:0 (FT), no news yet.",
        "Live: Arsenal vs \u{644}\u{627}\u{644}\u{642}\u{62A}\u{633}\u{627} 0:0 (FT), no news yet."
      ),
    ] as [(String, String)])
  func aScoreIsTheLines(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Verses and numbers that nobody called a score may be the name's own.
  @Test(arguments: [
    "Today we read \u{5D1}\u{5E8}\u{5D0}\u{5E9}\u{5D9}\u{5EA} 12:1, a great verse.",
    "We live near \u{628}\u{64A}\u{631}\u{648}\u{62A} 3-1, behind the park.",
  ])
  func anotherNumberMayBeTheNames(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}

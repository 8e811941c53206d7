import BidiAlgorithm
import Fixing
import Testing

/// Marks that somebody put behind a name in a row that runs against its letters.
@Suite struct MarkedRowTests {
  /// Names with a mark behind them, where the paragraph is set from left to right.
  @Test(arguments: [
    "\u{5E1}\u{5E8}\u{5D8}\u{5D5}\u{5E0}\u{5D9}\u{5DD}\u{200E} (7)",
    "\u{5D9}\u{5E8}\u{5D5}\u{5E9}\u{5DC}\u{5D9}\u{5DD}\u{200E}, 2019",
    "\u{5E8}\u{5DE}\u{5DC}\u{5D4}\u{200E} \u{2192} \u{5DC}\u{5D5}\u{5D3}",
    "3. \u{5D0}\u{5D9}\u{5DC}\u{5EA}\u{200E} \u{2013} 90",
    "\u{5E9}\u{5D9}\u{5E8}\u{5D9}\u{5DD} (\u{5D7}\u{5D3}\u{5E9})\u{200E} #4",
    "\u{5E8}\u{5D7}\u{5DC} \u{5DC}\u{5D5}\u{5D9}\u{5DF}\u{200E} 90'",
    "\u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D5}\u{5EA} \u{200E}(7)",
    "\u{5E0}\u{5D5}\u{5E2}\u{5DD}\u{200E} (\u{5E2}\u{5D5}\u{5E8}\u{5DA})",
    "\u{5D8}\u{5DC}\u{5E4}\u{5D5}\u{5DF}\u{200E}:",
    "\u{627}\u{644}\u{631}\u{633}\u{627}\u{626}\u{644}\u{200E} [4]",
    "\u{628}\u{64A}\u{631}\u{648}\u{62A}\u{200E} 31\u{B0}",
    "\u{633}\u{639}\u{627}\u{62F} \u{62D}\u{633}\u{646}\u{64A}\u{200E} | \u{644}\u{64A}\u{644}\u{649} \u{645}\u{631}\u{627}\u{62F}",
    "\u{634}\u{6CC}\u{631}\u{627}\u{632}\u{200E} - \u{6F5}\u{6F0}",
    "\u{67E}\u{6CC}\u{627}\u{645}\u{200C}\u{647}\u{627}\u{200E} (8)",
    "\u{644}\u{627}\u{6C1}\u{648}\u{631}\u{200E} (6), \u{6A9}\u{631}\u{627}\u{686}\u{6CC}\u{200E} (9)",
    "\u{67E}\u{627}\u{6A9}\u{633}\u{62A}\u{627}\u{646}\u{200E} 3 - 2 \u{200E}\u{628}\u{6BE}\u{627}\u{631}\u{62A}",
    "\u{646}\u{648}\u{631}:\u{200E} 15",
    "\u{5D7}\u{5D9}\u{5E4}\u{5D4}\u{200E} 12 km",
  ])
  func aMarkKeepsWhatFollowsARightToLeftName(_ text: String) {
    expectAsIsolated(text, LineExpectations.left)
  }

  @Test(arguments: [
    "YouTube\u{200F} (5)",
    "Lior\u{200F} - 20",
    "Phone\u{200F}:",
    "Email:\u{200F}",
    "Paris\u{200F} \u{2192} Rome",
    "Tel Aviv\u{200F} | Rome",
    "Lior Katz\u{200F}, 41",
  ])
  func aMarkKeepsWhatFollowsALatinName(_ text: String) {
    expectAsIsolated(text, LineExpectations.right)
  }

  /// A mark at the start gives the direction.
  @Test(arguments: [
    "\u{200E}\u{5E0}\u{5D5}\u{5E2}\u{5D4}\u{200E} | 5",
    "\u{200E}\u{646}\u{648}\u{631}\u{200E} (8)",
    "\u{200F}Lior\u{200F}, 41",
  ])
  func aMarkAtTheStartAndOneBehindTheName(_ text: String) {
    expectAsIsolated(text, .auto)
  }

  /// Marks without an effect, inside words and sentences, and a second count that went away.
  @Test(arguments: [
    "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5DC}\u{5DB}\u{5D5}\u{5DC}\u{5DD}\u{200E}.",
    "\u{5E9}\u{5D9}\u{5E8}\u{5D9}\u{5DD}\u{200E} (3), \u{5E1}\u{5E8}\u{5D8}\u{5D9}\u{5DD} (4)",
    "\u{5D4}\u{5E4}\u{5D2}\u{5D9}\u{5E9}\u{5D4} \u{5E0}\u{5D3}\u{5D7}\u{5EA}\u{5D4} \u{5DC}\u{5D9}\u{5D5}\u{5DD} \u{5D7}\u{5DE}\u{5D9}\u{5E9}\u{5D9}\u{200E}, 3 \u{5D1}\u{5DE}\u{5D0}\u{5D9}",
    "\u{5D1}\u{5EA}\u{5D9}\u{200E}\u{5DD} (2)",
    "\u{5E8}\u{5DE}\u{5EA} \u{5D2}\u{5DF}\u{200E} \u{5E4}\u{5EA}\u{5D7} \u{5EA}\u{5E7}\u{5D5}\u{5D5}\u{5D4}",
    "\u{62A}\u{623}\u{62C}\u{644} \u{627}\u{644}\u{627}\u{62C}\u{62A}\u{645}\u{627}\u{639} \u{625}\u{644}\u{649} \u{627}\u{644}\u{623}\u{62D}\u{62F}\u{200E}\u{60C} 3 \u{645}\u{627}\u{64A}\u{648}",
    "\u{627}\u{648} \u{62F}\u{6CC}\u{631}\u{648}\u{632} \u{631}\u{641}\u{62A}\u{200E} (3) \u{648} \u{628}\u{631}\u{646}\u{6AF}\u{634}\u{62A}.",
    "\u{648}\u{6C1} \u{6A9}\u{644} \u{6AF}\u{626}\u{6D2}\u{200E} (3) \u{627}\u{648}\u{631} \u{648}\u{627}\u{67E}\u{633} \u{646}\u{6C1}\u{6CC}\u{6BA} \u{622}\u{626}\u{6D2}\u{6D4}",
  ])
  func otherMarksHoldNoName(_ text: String) {
    LineExpectations.expectSomething(text: text, LineExpectations.left)
  }

  @Test(arguments: [
    "New\u{200F} Delhi, India",
    "The file is missing\u{200F}.",
  ])
  func otherMarksHoldNoLatinName(_ text: String) {
    LineExpectations.expectSomething(text: text, LineExpectations.right)
  }

  /// As with isolates around its names, nothing is torn, and nothing is taken out.
  private func expectAsIsolated(_ text: String, _ direction: BaseDirection) {
    let scalars = Array(text.unicodeScalars)
    LineExpectations.expectNothing(scalars, [direction])
    #expect(Fixer().fix(scalars, direction: direction).candidates.isEmpty)
  }
}

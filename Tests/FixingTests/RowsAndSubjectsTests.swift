import BidiAlgorithm
import Fixing
import Testing

/// Shares, scores, dates and ranges in lines that run from left to right, subjects and reviews,
/// with what looks like them and is whole.
@Suite struct RowsAndSubjectsTests {
  /// Each share and each amount stands behind its own name.
  @Test(
    arguments: [
      (
        "Poll: \u{631}\u{636}\u{627} 55%, \u{633}\u{627}\u{631}\u{627} 40%, other 5%",
        "Poll: \u{627}\u{636}\u{631} 55%, \u{627}\u{631}\u{627}\u{633} 40%, other 5%"
      ),
      (
        "Poll: \u{63A}\u{627}\u{644}\u{628} 41%, \u{627}\u{642}\u{628}\u{627}\u{644} 35%, \u{641}\u{6CC}\u{636} 24% (final)",
        "Poll: \u{628}\u{644}\u{627}\u{63A} 41%, \u{644}\u{627}\u{628}\u{642}\u{627} 35%, \u{636}\u{6CC}\u{641} 24% (final)"
      ),
      (
        "Split: \u{5E0}\u{5D5}\u{5E2}\u{5D4} $5.00, \u{5E8}\u{5D5}\u{5E2}\u{5D9} $7.50 - settled",
        "Split: \u{5D4}\u{5E2}\u{5D5}\u{5E0} $5.00, \u{5D9}\u{5E2}\u{5D5}\u{5E8} $7.50 - settled"
      ),
    ] as [(String, String)])
  func sharesAndAmountsOfRows(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// The first name stands left of the score.
  @Test(
    arguments: [
      (
        "Final: \u{5DE}\u{5DB}\u{5D1}\u{5D9} \u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1} 81:78 \u{5D4}\u{5E4}\u{5D5}\u{5E2}\u{5DC} \u{5D9}\u{5E8}\u{5D5}\u{5E9}\u{5DC}\u{5D9}\u{5DD} (OT)",
        "Final: \u{5D1}\u{5D9}\u{5D1}\u{5D0} \u{5DC}\u{5EA} \u{5D9}\u{5D1}\u{5DB}\u{5DE} 81:78 \u{5DD}\u{5D9}\u{5DC}\u{5E9}\u{5D5}\u{5E8}\u{5D9} \u{5DC}\u{5E2}\u{5D5}\u{5E4}\u{5D4} (OT)"
      ),
      (
        "\u{627}\u{644}\u{647}\u{644}\u{627}\u{644} 3-1 Real Madrid (full time)",
        "\u{644}\u{627}\u{644}\u{647}\u{644}\u{627} 3-1 Real Madrid (full time)"
      ),
    ] as [(String, String)])
  func scoresBetweenNames(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  @Test(arguments: [
    "\u{5E8}\u{5D7}\u{5D5}\u{5D1} \u{5D4}\u{5E8}\u{5E6}\u{5DC} 3-1 near the park"
  ])
  func scoresBetweenNamesWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// A date or an hour behind words stands where the line has it.
  @Test(
    arguments: [
      (
        "Last login: \u{639}\u{644}\u{6CC} \u{631}\u{636}\u{627}\u{6CC}\u{6CC} \u{6F1}\u{6F4}\u{6F0}\u{6F2}/\u{6F0}\u{6F5}/\u{6F1}\u{6F2} from Tehran",
        "Last login: \u{6CC}\u{6CC}\u{627}\u{636}\u{631} \u{6CC}\u{644}\u{639} \u{6F1}\u{6F4}\u{6F0}\u{6F2}/\u{6F0}\u{6F5}/\u{6F1}\u{6F2} from Tehran"
      ),
      (
        "2024-03-15 \u{62A}\u{633}\u{62C}\u{64A}\u{644} \u{62F}\u{62E}\u{648}\u{644} 14:30:05 admin",
        "2024-03-15 \u{644}\u{648}\u{62E}\u{62F} \u{644}\u{64A}\u{62C}\u{633}\u{62A} 14:30:05 admin"
      ),
    ] as [(String, String)])
  func datesAndHoursInLines(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Brackets with a name in other letters end it, and a range behind them runs with the line.
  @Test(
    arguments: [
      (
        "Faiz Ahmad Faiz (\u{641}\u{6CC}\u{636} \u{627}\u{62D}\u{645}\u{62F} \u{641}\u{6CC}\u{636}), 1911\u{2013}1984",
        "Faiz Ahmad Faiz (\u{636}\u{6CC}\u{641} \u{62F}\u{645}\u{62D}\u{627} \u{636}\u{6CC}\u{641}), 1911\u{2013}1984"
      ),
      (
        "Eid holiday (\u{639}\u{64A}\u{62F}) 10\u{2013}14",
        "Eid holiday (\u{62F}\u{64A}\u{639}) 10\u{2013}14"
      ),
    ] as [(String, String)])
  func rangesBehindBrackets(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  @Test(arguments: [
    "Results (\u{5EA}\u{5D5}\u{5E6}\u{5D0}\u{5D5}\u{5EA}) 5"
  ])
  func rangesBehindBracketsWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// What programs put before a subject stays left of it.
  @Test(
    arguments: [
      (
        "Re: \u{5D4}\u{5D0}\u{5DD} \u{5E7}\u{5D9}\u{5D1}\u{5DC}\u{5EA}\u{5DD} \u{5D0}\u{5EA} \u{5D4}\u{5D7}\u{5E9}\u{5D1}\u{5D5}\u{5E0}\u{5D9}\u{5EA}?",
        "Re: ?\u{5EA}\u{5D9}\u{5E0}\u{5D5}\u{5D1}\u{5E9}\u{5D7}\u{5D4} \u{5EA}\u{5D0} \u{5DD}\u{5EA}\u{5DC}\u{5D1}\u{5D9}\u{5E7} \u{5DD}\u{5D0}\u{5D4}"
      ),
      (
        "Re: \u{639}\u{6CC}\u{62F} \u{634}\u{645}\u{627} \u{645}\u{628}\u{627}\u{631}\u{6A9}!!",
        "Re: !!\u{6A9}\u{631}\u{627}\u{628}\u{645} \u{627}\u{645}\u{634} \u{62F}\u{6CC}\u{639}"
      ),
      (
        "Fwd: \u{5E0}\u{5D0} \u{5DC}\u{5D0}\u{5E9}\u{5E8} \u{5E2}\u{5D3} \u{5DE}\u{5D7}\u{5E8} \u{5D1}\u{5D1}\u{5D5}\u{5E7}\u{5E8}!",
        "Fwd: !\u{5E8}\u{5E7}\u{5D5}\u{5D1}\u{5D1} \u{5E8}\u{5D7}\u{5DE} \u{5D3}\u{5E2} \u{5E8}\u{5E9}\u{5D0}\u{5DC} \u{5D0}\u{5E0}"
      ),
    ] as [(String, String)])
  func subjectsOfMails(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  @Test(arguments: [
    "Re: \u{5D4}\u{5D4}\u{5D6}\u{5DE}\u{5E0}\u{5D4} \u{5E9}\u{5DC}\u{5D9} \u{5DE}\u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}"
  ])
  func subjectsOfMailsWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  /// Stars and reviews are English behind a name.
  @Test(
    arguments: [
      (
        "\u{639}\u{627}\u{626}\u{634}\u{6C1} \u{62E}\u{627}\u{646}: 4.5 stars (12 reviews)",
        "\u{646}\u{627}\u{62E} \u{6C1}\u{634}\u{626}\u{627}\u{639}: 4.5 stars (12 reviews)"
      ),
      (
        "\u{645}\u{62D}\u{645}\u{62F} \u{635}\u{644}\u{627}\u{62D}: 22 goals, 13 assists (2023/24)",
        "\u{62D}\u{627}\u{644}\u{635} \u{62F}\u{645}\u{62D}\u{645}: 22 goals, 13 assists (2023/24)"
      ),
    ] as [(String, String)])
  func lettersOfReviews(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }
}

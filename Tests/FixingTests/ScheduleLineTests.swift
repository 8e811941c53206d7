import BidiAlgorithm
import Fixing
import Testing

/// Schedules in one line, where left to right is set.
@Suite struct ScheduleLineTests {
  /// Hours with right-to-left words behind each run from right to left.
  @Test(
    arguments: [
      ("08:30 ABC, 10:15 DEF", "FED 10:15 ,CBA 08:30"),
      ("8:30 ABC DEF; 10:15 GHI", "IHG 10:15 ;FED CBA 8:30"),
      ("09:00 \u{2013} ABC, 10:00 \u{2013} DEF", "FED \u{2013} 10:00 ,CBA \u{2013} 09:00"),
      ("08:30-09:15 ABC, 09:15-10:00 DEF", "FED 09:15-10:00 ,CBA 08:30-09:15"),
      ("08:30 ABC 5, 10:15 DEF.", ".FED 10:15 ,5 CBA 08:30"),
    ] as [(String, String)])
  func aScheduleRunsFromRightToLeft(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// So they do in each language.
  @Test(
    arguments: [
      (
        "08:30 \u{5D7}\u{5E9}\u{5D1}\u{5D5}\u{5DF}, 10:15 \u{5D4}\u{5E4}\u{5E1}\u{5E7}\u{5D4}, 10:45 \u{5D4}\u{5EA}\u{5E2}\u{5DE}\u{5DC}\u{5D5}\u{5EA}",
        "\u{5EA}\u{5D5}\u{5DC}\u{5DE}\u{5E2}\u{5EA}\u{5D4} 10:45 ,\u{5D4}\u{5E7}\u{5E1}\u{5E4}\u{5D4} 10:15 ,\u{5DF}\u{5D5}\u{5D1}\u{5E9}\u{5D7} 08:30"
      ),
      (
        "07:00 \u{627}\u{644}\u{641}\u{637}\u{648}\u{631}\u{60C} 13:00 \u{627}\u{644}\u{63A}\u{62F}\u{627}\u{621}",
        "\u{621}\u{627}\u{62F}\u{63A}\u{644}\u{627} 13:00 \u{60C}\u{631}\u{648}\u{637}\u{641}\u{644}\u{627} 07:00"
      ),
      (
        "8:15 \u{635}\u{628}\u{62D}\u{627}\u{646}\u{647}\u{61B} 9:30 \u{6AF}\u{631}\u{62F}\u{634}",
        "\u{634}\u{62F}\u{631}\u{6AF} 9:30 \u{61B}\u{647}\u{646}\u{627}\u{62D}\u{628}\u{635} 8:15"
      ),
      (
        "19:00 \u{6A9}\u{6BE}\u{627}\u{646}\u{627}, 20:30 \u{62E}\u{628}\u{631}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{631}\u{628}\u{62E} 20:30 ,\u{627}\u{646}\u{627}\u{6BE}\u{6A9} 19:00"
      ),
    ] as [(String, String)])
  func aScheduleOfALanguageDoes(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// One hour, hours behind what is on, columns, and Latin words beside an hour.
  @Test(arguments: [
    "08:30 ABC", "08:30 ABC, DEF", "ABC 08:30, DEF 10:15", "08:30 ABC | 10:15 DEF",
    "08:30 class, 10:15 ABC",
  ])
  func otherHoursStay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }
}

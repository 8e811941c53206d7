import BidiAlgorithm
import Fixing
import Testing

/// Right-to-left labels, what they lead to, a time and an English word for its day.
@Suite struct TimedEndTests {
  /// From left to right the time and its day stand at the two ends.
  @Test(
    arguments: [
      ("ABC: DEF 9:30 tomorrow", "tomorrow 9:30 FED :CBA"),
      ("ABC DEF: GHI JKL 18:00 {U+004D}onday!", "!{U+004D}onday 18:00 LKJ IHG :FED CBA"),
      ("ABC: DEF 9:30 tonight.", ".tonight 9:30 FED :CBA"),
    ] as [(String, String)])
  func aLabelTellsTheDirection(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
    LineExpectations.expectNothing(pseudo: pseudo, [.auto, LineExpectations.right])
  }

  /// No label or an English one, no time, other words behind it, and what goes on.
  @Test(arguments: [
    "ABC DEF 9:30 tomorrow", "reminder: ABC 9:30 tomorrow", "ABC: DEF tomorrow",
    "ABC: DEF 9 tomorrow", "ABC: DEF 9:30 zoom", "ABC: DEF 9:30, tomorrow",
    "ABC: DEF 9:30 tomorrow GHI", "ABC: DEF 9:30 tomorrow at noon",
  ])
  func otherLinesWithTimesStay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }
}

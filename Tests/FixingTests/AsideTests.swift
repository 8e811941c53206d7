import BidiAlgorithm
import Fixing
import Testing

/// Right-to-left words between dashes in English, and rows of a wiki's recent changes.
@Suite struct AsideTests {
  @Test(
    arguments: [
      ("he stayed -- ABC! -- at home.", "he stayed -- !CBA -- at home."),
      (
        "he said {U+2014} ABC DEF? {U+2014} and left",
        "he said {U+2014} ?FED CBA {U+2014} and left"
      ),
      (
        "we read - \u{639}\u{62C}\u{628}! - and laughed",
        "we read - !\u{628}\u{62C}\u{639} - and laughed"
      ),
      (
        "she wrote \u{2013} \u{62E}\u{648}\u{628}!! \u{2013} and left",
        "she wrote \u{2013} !!\u{628}\u{648}\u{62E} \u{2013} and left"
      ),
    ] as [(String, String)])
  func theEndGoesWithItsWords(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// A name without an end, the end of the sentence, other dashes, a list, and what is isolated.
  @Test(arguments: [
    "he stayed -- ABC -- at home!", "he stayed -- ABC!", "he stayed -- ABC! - at home",
    "-- ABC -- at home!", "he stayed -- {RLI}ABC!{PDI} -- at home",
  ])
  func otherDashesPartNothing(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }

  @Test(
    arguments: [
      (
        "(diff | hist) . . ABC DEF; 12:34 . . (+45) . . dana (talk)",
        "(diff | hist) . . FED CBA; 12:34 . . (+45) . . dana (talk)"
      ),
      (
        "diff | hist . . \u{62A}\u{647}\u{631}\u{627}\u{646}; 09:10 . . (-7) . . sara (talk)",
        "diff | hist . . \u{646}\u{627}\u{631}\u{647}\u{62A}; 09:10 . . (-7) . . sara (talk)"
      ),
    ] as [(String, String)])
  func cellsOfChangesFollowEachOther(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// A mark behind the name, as wikis put it; a row of dots that leads to a number.
  @Test(arguments: [
    "(diff | hist) . . ABC DEF{LRM}; 12:34 . . (+45) . . dana (talk)", "ABC . . . . . 12",
  ])
  func otherRowsOfDotsAreWhole(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }
}

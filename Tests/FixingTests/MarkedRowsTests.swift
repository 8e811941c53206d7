import BidiAlgorithm
import Fixing
import Testing

/// Rows behind a number with its sign or a share, items and comments in brackets, and round numbers
/// with hyphens.
@Suite struct MarkedRowsTests {
  /// The sign behind the number of a row is no part of a sentence.
  @Test(
    arguments: [
      ("1. | ABC | 5", "1. | CBA | 5"),
      (
        "50% | \u{633}\u{644}\u{627}\u{645} | 2", "50% | \u{645}\u{627}\u{644}\u{633} | 2"
      ),
      ("3) | \u{67E}\u{6CC} | 7", "3) | \u{6CC}\u{67E} | 7"),
    ] as [(String, String)])
  func cellsOfANumberedRowFollowEachOther(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// Where right to left was set, and rows of two cells.
  @Test(arguments: ["1. | ABC | 5", "50% | ABC | DEF", "10% | ABC"])
  func rowsFromTheRightStay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.right])
  }

  /// Brackets around all words look the same from either side.
  @Test(arguments: [
    "# (ABC)", "## (ABC DEF)", "- (ABC)", "1. (ABC DEF)", "// (\u{633}\u{644}\u{627}\u{645})",
    "<!-- (\u{67E}\u{6CC}) -->", "2) [\u{6C1}\u{6D2}]", "10% | ABC",
  ])
  func itemsInBracketsStay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }

  /// Words beside the brackets make the line one of words.
  @Test(arguments: ["- (ABC) DEF", "- (ABC), DEF"])
  func whatStandsBesideBracketsIsSeen(_ pseudo: String) {
    let problems = Judge().problems(
      of: BrokenString.scalars(pseudo), direction: LineExpectations.left)
    #expect(problems.map(\.kind) == [.paragraph])
  }

  /// Round numbers that grow are no phone number.
  @Test(arguments: [
    "\u{623}\u{633}\u{639}\u{627}\u{631} 100-200-300",
    "\u{642}\u{6CC}\u{645}\u{62A} 500-1000-2000 \u{627}\u{633}\u{62A}",
    "\u{642}\u{6CC}\u{645}\u{62A} \u{6F1}\u{6F0}\u{6F0}-\u{6F2}\u{6F0}\u{6F0}-\u{6F3}\u{6F0}\u{6F0}",
    "\u{5DE}\u{5D7}\u{5D9}\u{5E8}\u{5D9}\u{5DD} 100-200-300",
  ])
  func roundNumbersMayFollowEachOtherEitherWay(_ text: String) {
    LineExpectations.expectNothing(
      Array(text.unicodeScalars), [.auto, LineExpectations.left, LineExpectations.right])
  }

  @Test(arguments: [
    "\u{647}\u{627}\u{62A}\u{641} 055-120-4560", "\u{647}\u{627}\u{62A}\u{641} 800-555-2310",
  ])
  func otherNumbersAreThoseOfPhones(_ text: String) {
    let problems = Judge().problems(of: Array(text.unicodeScalars))
    #expect(problems.map(\.kind) == [.phone])
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// Rows of a table whose first cell is a Latin word and one of whose others is a number.
@Suite struct WordFirstRowTests {
  /// Each cell is read by itself, and the next one stands right of it.
  @Test(
    arguments: [
      ("ali,ABC,1990,DEF", "ali,CBA,1990,FED"), ("ali,1990,ABC,DEF", "ali,1990,CBA,FED"),
      ("{U+0041}li,ABC DEF,1990,GHI JKL", "{U+0041}li,FED CBA,1990,LKJ IHG"),
      ("ali,ABC,1990,ok", "ali,CBA,1990,ok"),
    ] as [(String, String)])
  func cellsAreReadByThemselves(_ pseudo: String, _ wanted: String) {
    for direction in [BaseDirection.auto, LineExpectations.left] {
      LineExpectations.expectFirst(pseudo: pseudo, wanted, direction)
    }
  }

  /// No number, one with letters in it, blanks beside the commas, several words first, fewer cells.
  @Test(arguments: [
    "ali,ABC,DEF,GHI", "ali,ABC,b12,DEF", "ali, ABC, 1990, DEF", "dana levi,ABC,1990,DEF",
    "ali,ABC,DEF",
  ])
  func otherListsStay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }
}

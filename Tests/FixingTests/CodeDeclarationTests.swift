import BidiAlgorithm
import Fixing
import Testing

/// Declarations that give a right-to-left name its value, with a comment behind them or without an
/// end; and labels that begin with words of English.
@Suite struct CodeDeclarationTests {
  /// Words of declarations that are none of English, a comment or a string tell code.
  @Test(
    arguments: [
      ("int ABC = 25; // age", "int CBA = 25; // age"),
      ("const int ABC = 25; // the age", "const int CBA = 25; // the age"),
      ("double ABC = 2.5; # price", "double CBA = 2.5; # price"),
      ("private static int ABC = 3", "private static int CBA = 3"),
      ("const ABC = 5", "const CBA = 5"),
      ("let ABC = 5 // age", "let CBA = 5 // age"),
      ("float ABC = 2.5 # price", "float CBA = 2.5 # price"),
      ("{U+0053}tring ABC = \"DEF\"", "{U+0053}tring CBA = \"FED\""),
      ("const ABC = \"DEF\" // name", "const CBA = \"FED\" // name"),
    ] as [(String, String)])
  func aNameIsGivenItsValue(_ pseudo: String, _ wanted: String) {
    for direction in [BaseDirection.auto, LineExpectations.left] {
      LineExpectations.expectFirst(pseudo: pseudo, wanted, direction)
    }
  }

  /// A comment in Latin letters is no part of any other statement.
  @Test(
    arguments: [
      ("ABC = 5; // age", "CBA = 5; // age"),
      ("ABC += 2 # age", "CBA += 2 # age"),
    ] as [(String, String)])
  func aCommentStandsBehindItsStatement(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// English before a label, and values that are drawn in their place.
  @Test(arguments: [
    "set ABC = 5", "let ABC = 5", "double ABC = 2.5", "final ABC = 5", "local ABC = 5",
    "var ABC: int = 25", "bool ABC = true", "const ABC = x", "see ABC = 5 // age",
    "int x = 5; // ABC",
  ])
  func othersStay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto, LineExpectations.left])
  }
}

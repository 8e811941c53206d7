import BidiAlgorithm
import Fixing
import Testing

/// Lines of code with right-to-left names and strings, as editors lay them out from left to right,
/// and what looks like them and is whole.
@Suite struct CodeLineTests {
  /// Statements, definitions and what is given back: each name and string follows the one before.
  @Test(
    arguments: [
      (
        "double \u{5DE}\u{5D7}\u{5D9}\u{5E8} = \u{5E1}\u{5DB}\u{5D5}\u{5DD} * \u{5DB}\u{5DE}\u{5D5}\u{5EA};",
        "double \u{5E8}\u{5D9}\u{5D7}\u{5DE} = \u{5DD}\u{5D5}\u{5DB}\u{5E1} * \u{5EA}\u{5D5}\u{5DE}\u{5DB};"
      ),
      (
        "int[] \u{5E2}\u{5E8}\u{5DB}\u{5D9}\u{5DD} = {\u{5D0}, \u{5D1}, \u{5D2}};",
        "int[] \u{5DD}\u{5D9}\u{5DB}\u{5E8}\u{5E2} = {\u{5D0}, \u{5D1}, \u{5D2}};"
      ),
      (
        "String[] \u{634}\u{647}\u{648}\u{631} = {\"\u{64A}\u{646}\u{627}\u{64A}\u{631}\", \"\u{641}\u{628}\u{631}\u{627}\u{64A}\u{631}\", \"\u{645}\u{627}\u{631}\u{633}\"};",
        "String[] \u{631}\u{648}\u{647}\u{634} = {\"\u{631}\u{64A}\u{627}\u{646}\u{64A}\", \"\u{631}\u{64A}\u{627}\u{631}\u{628}\u{641}\", \"\u{633}\u{631}\u{627}\u{645}\"};"
      ),
      (
        "\u{642}\u{6CC}\u{645}\u{62A} = \u{645}\u{642}\u{62F}\u{627}\u{631} * \u{646}\u{631}\u{62E} + 5;",
        "\u{62A}\u{645}\u{6CC}\u{642} = \u{631}\u{627}\u{62F}\u{642}\u{645} * \u{62E}\u{631}\u{646} + 5;"
      ),
      (
        "total = \u{62D}\u{633}\u{627}\u{628}(\u{627}\u{648}\u{644}, \u{62F}\u{648}\u{645});",
        "total = \u{628}\u{627}\u{633}\u{62D}(\u{644}\u{648}\u{627}, \u{645}\u{648}\u{62F});"
      ),
      (
        "return \u{5DE}\u{5DE}\u{5D5}\u{5E6}\u{5E2}(\u{5D0}, \u{5D1}) / 2;",
        "return \u{5E2}\u{5E6}\u{5D5}\u{5DE}\u{5DE}(\u{5D0}, \u{5D1}) / 2;"
      ),
      (
        "return \u{645}\u{633}\u{627}\u{62D}\u{62A}(\u{637}\u{648}\u{644}, \u{639}\u{631}\u{636})",
        "return \u{62A}\u{62D}\u{627}\u{633}\u{645}(\u{644}\u{648}\u{637}, \u{636}\u{631}\u{639})"
      ),
      (
        "def \u{5E9}\u{5D8}\u{5D7}(\u{5D0}\u{5D5}\u{5E8}\u{5DA}, \u{5E8}\u{5D5}\u{5D7}\u{5D1}):",
        "def \u{5D7}\u{5D8}\u{5E9}(\u{5DA}\u{5E8}\u{5D5}\u{5D0}, \u{5D1}\u{5D7}\u{5D5}\u{5E8}):"
      ),
      (
        "function \u{62C}\u{645}\u{639}(\u{623}, \u{628}) {",
        "function \u{639}\u{645}\u{62C}(\u{623}, \u{628}) {"
      ),
    ] as [(String, String)])
  func tokensOfAStatementFollowEachOther(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Clauses of SQL: operators stay between their operands.
  @Test(
    arguments: [
      (
        "WHERE \u{5E9}\u{5DD} = '\u{5D3}\u{5E0}\u{5D4}' AND \u{5D2}\u{5D9}\u{5DC} >= 18",
        "WHERE \u{5DD}\u{5E9} = '\u{5D4}\u{5E0}\u{5D3}' AND \u{5DC}\u{5D9}\u{5D2} >= 18"
      ),
      (
        "WHERE \u{645}\u{62F}\u{64A}\u{646}\u{629} = '\u{62C}\u{62F}\u{629}' OR \u{627}\u{644}\u{639}\u{645}\u{631} < 40",
        "WHERE \u{629}\u{646}\u{64A}\u{62F}\u{645} = '\u{629}\u{62F}\u{62C}' OR \u{631}\u{645}\u{639}\u{644}\u{627} < 40"
      ),
      (
        "SELECT \u{646}\u{627}\u{645}, \u{634}\u{6C1}\u{631} FROM \u{635}\u{627}\u{631}\u{641}\u{6CC}\u{646}",
        "SELECT \u{645}\u{627}\u{646}, \u{631}\u{6C1}\u{634} FROM \u{646}\u{6CC}\u{641}\u{631}\u{627}\u{635}"
      ),
      (
        "INSERT INTO \u{5DC}\u{5E7}\u{5D5}\u{5D7}\u{5D5}\u{5EA} (\u{5E9}\u{5DD}, \u{5D2}\u{5D9}\u{5DC}) VALUES ('\u{5D3}\u{5E0}\u{5D4}', 30)",
        "INSERT INTO \u{5EA}\u{5D5}\u{5D7}\u{5D5}\u{5E7}\u{5DC} (\u{5DD}\u{5E9}, \u{5DC}\u{5D9}\u{5D2}) VALUES ('\u{5D4}\u{5E0}\u{5D3}', 30)"
      ),
    ] as [(String, String)])
  func clausesStayInOrder(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A key, its colon and its value.
  @Test(
    arguments: [
      (
        "\u{5E9}\u{5DC}\u{5D5}\u{5DD}: \"\u{5D1}\u{5E8}\u{5D5}\u{5DB}\u{5D9}\u{5DD} \u{5D4}\u{5D1}\u{5D0}\u{5D9}\u{5DD}\"",
        "\u{5DD}\u{5D5}\u{5DC}\u{5E9}: \"\u{5DD}\u{5D9}\u{5D0}\u{5D1}\u{5D4} \u{5DD}\u{5D9}\u{5DB}\u{5D5}\u{5E8}\u{5D1}\""
      ),
      (
        "\u{633}\u{644}\u{627}\u{645}: \"\u{62E}\u{648}\u{634} \u{622}\u{645}\u{62F}\u{6CC}\u{62F}\"",
        "\u{645}\u{627}\u{644}\u{633}: \"\u{62F}\u{6CC}\u{62F}\u{645}\u{622} \u{634}\u{648}\u{62E}\""
      ),
      (
        "{ \u{5E9}\u{5DD}: \"\u{5D3}\u{5E0}\u{5D4}\", \u{5D2}\u{5D9}\u{5DC}: 30 }",
        "{ \u{5DD}\u{5E9}: \"\u{5D4}\u{5E0}\u{5D3}\", \u{5DC}\u{5D9}\u{5D2}: 30 }"
      ),
    ] as [(String, String)])
  func aValueFollowsItsKey(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// What an editor looks for stands before what comes in its place.
  @Test(
    arguments: [
      (
        ":%s/\u{5D9}\u{5E9}\u{5DF}/\u{5D7}\u{5D3}\u{5E9}/g",
        ":%s/\u{5DF}\u{5E9}\u{5D9}/\u{5E9}\u{5D3}\u{5D7}/g"
      ),
      (
        ":s/\u{642}\u{62F}\u{64A}\u{645}/\u{62C}\u{62F}\u{64A}\u{62F}/",
        ":s/\u{645}\u{64A}\u{62F}\u{642}/\u{62F}\u{64A}\u{62F}\u{62C}/"
      ),
      (
        "s/\u{634}\u{647}\u{631}/\u{631}\u{648}\u{633}\u{62A}\u{627}/",
        "s/\u{631}\u{647}\u{634}/\u{627}\u{62A}\u{633}\u{648}\u{631}/"
      ),
    ] as [(String, String)])
  func whatIsReplacedStandsFirst(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  @Test func aReplacementInASentenceIsOnePiece() {
    LineExpectations.expectFirst(
      Array(
        "\u{5D4}\u{5E8}\u{5D9}\u{5E6}\u{5D5} :%s/\u{5D9}\u{5E9}\u{5DF}/\u{5D7}\u{5D3}\u{5E9}/g \u{5D1}\u{5E2}\u{5D5}\u{5E8}\u{5DA}"
          .unicodeScalars),
      Array(
        "\u{5DA}\u{5E8}\u{5D5}\u{5E2}\u{5D1} :%s/\u{5DF}\u{5E9}\u{5D9}/\u{5E9}\u{5D3}\u{5D7}/g \u{5D5}\u{5E6}\u{5D9}\u{5E8}\u{5D4}"
          .unicodeScalars),
      LineExpectations.right)
  }

  /// A formula of a spreadsheet whose cells have right-to-left names.
  @Test(
    arguments: [
      (
        "=IF(\u{5DE}\u{5E6}\u{5D1}=\"\u{5E9}\u{5D5}\u{5DC}\u{5DD}\",0,\u{5E1}\u{5DB}\u{5D5}\u{5DD}*1.17)",
        "=IF(\u{5D1}\u{5E6}\u{5DE}=\"\u{5DD}\u{5DC}\u{5D5}\u{5E9}\",0,\u{5DD}\u{5D5}\u{5DB}\u{5E1}*1.17)"
      ),
      (
        "=SUM(\u{627}\u{644}\u{633}\u{639}\u{631},\u{627}\u{644}\u{643}\u{645}\u{64A}\u{629})",
        "=SUM(\u{631}\u{639}\u{633}\u{644}\u{627},\u{629}\u{64A}\u{645}\u{643}\u{644}\u{627})"
      ),
      (
        "=ROUND(\u{642}\u{6CC}\u{645}\u{62A}/\u{646}\u{631}\u{62E};2)",
        "=ROUND(\u{62A}\u{645}\u{6CC}\u{642}/\u{62E}\u{631}\u{646};2)"
      ),
    ] as [(String, String)])
  func cellsOfAFormulaFollowEachOther(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// The cells of a table with one Latin column.
  @Test(
    arguments: [
      (
        "| \u{5E9}\u{5DD} | \u{5E2}\u{5D9}\u{5E8} | phone |",
        "| \u{5DD}\u{5E9} | \u{5E8}\u{5D9}\u{5E2} | phone |"
      ),
      (
        "| name | \u{633}\u{646} | \u{634}\u{6C1}\u{631} |",
        "| name | \u{646}\u{633} | \u{631}\u{6C1}\u{634} |"
      ),
      (
        "| \u{627}\u{644}\u{627}\u{633}\u{645} | \u{627}\u{644}\u{645}\u{62F}\u{64A}\u{646}\u{629} | \u{627}\u{644}\u{639}\u{645}\u{631} | id |",
        "| \u{645}\u{633}\u{627}\u{644}\u{627} | \u{629}\u{646}\u{64A}\u{62F}\u{645}\u{644}\u{627} | \u{631}\u{645}\u{639}\u{644}\u{627} | id |"
      ),
    ] as [(String, String)])
  func cellsOfATableFollowEachOther(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// The end of a sentence inside a string is no placeholder's.
  @Test(
    arguments: [
      (
        "title = \"\u{633}\u{644}\u{627}\u{645} {user}! \u{62E}\u{648}\u{634} \u{622}\u{645}\u{62F}\u{6CC}\u{62F}\"",
        "title = \"\u{62F}\u{6CC}\u{62F}\u{645}\u{622} \u{634}\u{648}\u{62E} !{user} \u{645}\u{627}\u{644}\u{633}\""
      ),
      (
        "msg = \"\u{5E9}\u{5DC}\u{5D5}\u{5DD} {name}. \u{5D1}\u{5E8}\u{5D5}\u{5DA} \u{5D4}\u{5D1}\u{5D0}\"",
        "msg = \"\u{5D0}\u{5D1}\u{5D4} \u{5DA}\u{5D5}\u{5E8}\u{5D1} .{name} \u{5DD}\u{5D5}\u{5DC}\u{5E9}\""
      ),
    ] as [(String, String)])
  func theEndStandsBehindThePlaceholder(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Comparisons, names alone, and data without a sign of code.
  @Test(arguments: [
    "if \u{5D0}\u{5D1} > \u{5D2}\u{5D3} and \u{5D4}\u{5D5} == 5:",
    "while \u{5D0}\u{5D1} < 10:",
    "return \u{5D0}\u{5D1}",
    "def \u{5D0}\u{5D1}:",
    "x = \u{5D0}\u{5D1}",
    "\u{5D0}\u{5D1} == 5",
    "SELECT * FROM \u{5DC}\u{5E7}\u{5D5}\u{5D7}\u{5D5}\u{5EA} WHERE id = 7;",
    "Where \u{5D3}\u{5E0}\u{5D4} = \u{5E8}\u{5D5}\u{5DF}",
    "{\u{5E9}\u{5DD}}",
  ])
  func proseAndWholeCodeStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}

import BidiAlgorithm
import Fixing
import Testing

/// Calculations with signs of code, points in time, marks of code, and what looks like them and is
/// whole.
@Suite struct CalculationsAndMarksTests {
  private static let left = LineExpectations.left
  private static let right = LineExpectations.right

  /// What is left of a division is drawn as it is read.
  @Test(arguments: ["ABC 10%3 DEF", "ABC 100%5 DEF", "ABC: 2+10%3 DEF", "ABC 10%3%2 DEF"])
  func aRemainderIsWhole(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto, Self.right])
  }

  /// With what it equals it is one equation.
  @Test func aRemainderThatEqualsIsOneEquation() {
    LineExpectations.expectFirst(pseudo: "ABC 10%3=1 DEF", "FED 10%3=1 CBA", Self.right)
    LineExpectations.expectFirst(pseudo: "ABC 10%3=1", "10%3=1 CBA", Self.right)
  }

  /// Percentages, and in Arabic calculations, may stand as they are drawn.
  @Test(arguments: [
    "\u{5D0}\u{5D1}\u{5D2} 10% \u{5D3}\u{5D4}\u{5D5}",
    "\u{5D0}\u{5D1}\u{5D2} 10%, 20% \u{5D3}\u{5D4}\u{5D5}",
    "\u{627}\u{644}\u{62D}\u{633}\u{627}\u{628} 10%3 \u{62B}\u{645}",
  ])
  func otherSharesAreWhole(_ text: String) {
    LineExpectations.expectNothing(text: text, [Self.right])
  }

  /// A date with a time in seconds behind it, as logs have them, stays in one piece.
  @Test(arguments: [
    "[{U+0049}{U+004E}{U+0046}{U+004F}] 2024-05-01 12:30:45 ABC DEF GHI",
    "ABC 2024-05-01 10:22 DEF",
  ])
  func aStampBehindItsLevelIsWhole(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [Self.right])
  }

  @Test(
    arguments: [
      ("ABC DEF 2024-05-01 12:30:45", "2024-05-01 12:30:45 FED CBA"),
      ("2024-05-01 12:30:45 ABC DEF", "FED CBA 2024-05-01 12:30:45"),
      ("2024-05-01 12:30:45.250 ABC DEF", "FED CBA 2024-05-01 12:30:45.250"),
    ] as [(String, String)])
  func aStampRunsFromLeftToRight(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, Self.right)
  }

  /// Python's choice of two values is drawn as it is written.
  @Test(arguments: [
    "x = \u{5D0} if \u{5D1} else \u{5D2}",
    "total = \u{5D3}\u{5D5}\u{5D3} if \u{5EA}\u{5E0}\u{5D0}\u{5D9} else \u{5DE}\u{5E9}\u{5D4}",
  ])
  func aChoiceIsWhole(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto, Self.left])
  }

  /// Behind a mark of code words are a sentence of their own in a line from left to right.
  @Test(arguments: [
    "@Override \u{5E9}\u{5DD}", "@return \u{5D4}\u{5E9}\u{5DD}",
    "@param {string} \u{5E9}\u{5DD} \u{5D4}\u{5E9}\u{5DD}",
    "@returns {string} \u{5D4}\u{5E9}\u{5DD}", "#include \u{5E9}\u{5DD}",
    "* @param {string} \u{5E9}\u{5DD} \u{5D4}\u{5E9}\u{5DD}",
    "@throws {Error} \u{5D0}\u{5DD} \u{5D0}\u{5D9}\u{5DF}",
  ])
  func aMarkOfCodeLeadsItsWords(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto, Self.left])
  }

  /// The value of a definition stands right of its name.
  @Test func aDefinitionRunsFromLeftToRight() {
    for direction in [BaseDirection.auto, Self.left] {
      LineExpectations.expectFirst(
        text: "#define \u{5E9}\u{5DD} 5", "#define \u{5DD}\u{5E9} 5", direction)
      LineExpectations.expectSomething(
        text: "#define \u{5E9}\u{5DD} \"\u{5D3}\u{5D5}\u{5D3}\"", direction)
    }
  }

  /// Who is spoken to does not turn the line.
  @Test func aMentionLeadsASentence() {
    for name in ["@dana", "@media"] {
      LineExpectations.expectSomething(
        text: "\(name) \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5DC}\u{5DA}", .auto)
    }
  }

  /// Formulas in a right-to-left sentence run from left to right.
  @Test(
    arguments: [
      "(a-b)/c", "(x+1)*2", "2*(x+1)", "1/(a-b)", "(x + 1) * 2", "5!=3", "5 != x", "!x", "&x",
    ])
  func aFormulaRunsFromLeftToRight(_ formula: String) {
    LineExpectations.expectFirst(
      text: "\u{5D0}\u{5D1}\u{5D2} \(formula) \u{5D3}\u{5D4}\u{5D5}",
      "\u{5D5}\u{5D4}\u{5D3} \(formula) \u{5D2}\u{5D1}\u{5D0}", Self.right)
  }

  /// Names, alternatives and the ends of sentences that look like them.
  @Test(arguments: ["A & B", "R&D", "Wow!x", "(s)he", "and/or", "(a/b)/c", "(A - B) / C", "!ok"])
  func otherSignsStandAsTheyAreDrawn(_ name: String) {
    LineExpectations.expectNothing(
      text: "\u{5D0}\u{5D1}\u{5D2} \(name) \u{5D3}\u{5D4}\u{5D5}", [Self.right])
  }
}

internal import ArgumentParser
internal import Wording

/// Where the cursor is in the texts of a command that moves none.
struct CursorLineOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The paragraph that the cursor is in, from 1; it is in the only one of a text that has no other.",
      valueName: "line"))
  var cursorLine: Int?

  func validate() throws {
    try NumberBound.cursorLine.check(cursorLine)
  }

  /// Refuses a cursor below all texts, behind what was printed of them: before anything where there
  /// is one text alone, whose paragraphs are known.
  ///
  /// - Parameters:
  ///   - lineCount: how many paragraphs the longest text has.
  ///   - output: where the texts' answers may wait.
  /// - Throws: how many there are, where the cursor is below them.
  func check(_ lineCount: Int, _ output: inout StandardOutput) throws {
    guard let cursorLine, cursorLine > lineCount else { return }
    try output.flush()
    throw UsageError(
      Words(
        count: lineCount,
        one: """
          --cursor-line: the text has \(number: lineCount) line, not \(number: cursorLine)
          """,
        other: """
          --cursor-line: the text has \(number: lineCount) lines, not \(number: cursorLine)
          """))
  }
}

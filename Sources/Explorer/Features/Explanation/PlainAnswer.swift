internal import ExplorerCore
internal import Screen

/// Whether anything is wrong with the caret's paragraph, in the rows above the rules.
struct PlainAnswer {
  /// What is said. Nothing where there is no room, or where the paragraph has not been judged.
  private(set) var rows: [VerdictRow] = []

  /// The most rows that it takes.
  private static let most = 3
  /// How many rows the table keeps.
  private static let table = 8
  /// A pane with fewer rows has no room for it.
  private static let least = 4
  /// Above a story with fewer rows the answer is short.
  private static let story = 10

  /// The answer above a table. It is said in full where the table keeps enough rows.
  static func aboveTheTable(
    _ app: AppState, _ analysis: Analysis, _ size: Size
  ) -> PlainAnswer {
    guard size.rows >= least else { return PlainAnswer() }
    return PlainAnswer(app, analysis, columns: size.columns, rows: max(1, size.rows - table))
  }

  /// The answer above a story, where no table shows it.
  static func aboveTheStory(
    _ app: AppState, _ analysis: Analysis, _ size: Size
  ) -> PlainAnswer {
    guard app.plan[ExplanationFeature.trace] == nil, size.rows >= least else {
      return PlainAnswer()
    }
    return PlainAnswer(
      app, analysis, columns: size.columns, rows: size.rows < story ? 1 : most)
  }

  private init() {}

  /// As much of the answer as fits whole into a number of rows.
  private init(_ app: AppState, _ analysis: Analysis, columns: Int, rows: Int) {
    guard let verdict = app.verdict(analysis) else { return }
    let forms = verdict.forms(columns: columns, app.words)
    let fitting = (1...min(rows, Self.most)).lazy.compactMap { forms.fitting($0) }
    self.rows = Array((fitting.first ?? forms.least).prefix(rows))
  }

  /// What a press on one of its rows asks for.
  func action(row: Int) -> Action? { rows.indices.contains(row) ? rows[row].action : nil }

  /// Draws it from row 0 on.
  func draw(into canvas: inout Canvas) {
    for (row, said) in rows.enumerated() { said.draw(row: row, into: &canvas) }
  }
}

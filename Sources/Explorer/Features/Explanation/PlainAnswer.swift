internal import ExplorerCore
internal import Screen
internal import Wording

/// Whether anything is wrong with the caret's paragraph, in the rows above the rules.
struct PlainAnswer {
  /// What is said; nothing where there is no room, or nobody has judged.
  private(set) var lines: [ScreenWords] = []
  private var role: Role = .good
  /// What a press on it asks for.
  private(set) var action: Action?

  /// It takes so many rows at most.
  private static let most = 3
  /// So many rows are left for the table.
  private static let table = 8
  /// With fewer rows a pane has no room for it.
  private static let least = 4
  /// A story of fewer rows has only few words before it.
  private static let story = 10

  /// Above a table: in full where that leaves the rows that the table needs.
  static func aboveTheTable(
    _ app: AppState, _ analysis: Analysis, _ size: Size
  ) -> PlainAnswer {
    guard size.rows >= least else { return PlainAnswer() }
    return PlainAnswer(app, analysis, columns: size.columns, rows: max(1, size.rows - table))
  }

  /// Above a story, where no table says it.
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

  /// The answer in at most so many rows: as much of it as fits whole.
  private init(_ app: AppState, _ analysis: Analysis, columns: Int, rows: Int) {
    guard let verdict = app.verdict(analysis) else { return }
    let fitting = (1...min(rows, Self.most)).lazy.compactMap { count in
      [verdict.inFull, verdict.sentence].lazy
        .map { app.words.onScreen($0).wrapped(to: columns) }
        .first { $0.count <= count }
    }
    lines = fitting.first ?? app.words.onScreen(verdict.inBrief).wrapped(to: columns)
    lines = Array(lines.prefix(rows))
    role = verdict.isBad ? .warning : .good
    action = verdict.action
  }

  /// Draws it from the first row on.
  func draw(into canvas: inout Canvas) {
    for (row, line) in lines.enumerated() { canvas.write(line, row: row, column: 0, role) }
  }
}

internal import BidiAlgorithm
internal import Explanation
internal import ExplorerCore
internal import TextModel
internal import UnicodeData
internal import Wording

/// A line as it would be shown if the algorithm stopped after a stage: in the order of the levels
/// at that stage, and mirrored only from L4 on.
enum SteppedLine {
  /// The cells of a line, left to right; nil where the line is shown as it is.
  static func cells(
    _ position: LinePosition, _ line: VisualLine, _ analysis: Analysis, _ trace: TraceState
  ) -> [VisualCell]? {
    guard trace.isStepping, position.paragraph == analysis.paragraph, let view = analysis.trace,
      view.stage < .l4
    else { return nil }
    var explained = view.explained
    if explained.line != line.range { explained.show(line: line.range) }
    let levels = explained.levels(ofLineAfter: view.stage)
    let stored = line.cells.sorted { $0.range.lowerBound < $1.range.lowerBound }.map {
      cell -> VisualCell in
      var cell = cell
      cell.level = levels[cell.range.lowerBound - line.range.lowerBound]
      let scalar = analysis.content.scalars[cell.range.lowerBound].scalar
      if cell.kind == .text, BidiProperties.isMirrored(scalar) { cell.base = scalar }
      return cell
    }
    var column = 0
    return DirectionalRun.visualOrder(ofLevels: stored.map(\.level)).map { index in
      var cell = stored[index]
      cell.column = column
      column += cell.width
      return cell
    }
  }
}

/// The text as if the algorithm stopped after the chosen stage.
enum SteppedText: TextContribution {
  static func cells(
    of position: LinePosition, _ line: VisualLine, _ app: AppState, _ analysis: Analysis
  ) -> [VisualCell]? { SteppedLine.cells(position, line, analysis, app.trace) }

  static func hidesCaret(_ app: AppState, _ analysis: Analysis) -> Bool {
    app.trace.isStepping && analysis.trace.map { $0.stage != .l4 } ?? false
  }

  static func note(_ app: AppState, _ analysis: Analysis) -> Words? {
    guard app.trace.isStepping, let view = analysis.trace else { return nil }
    let sign = app.trace.isPlaying ? "\(Sign.rightward) " : ""
    let notes: [Words] =
      view.stage == .database
      ? ["before any rule, Esc ends it", "no rule yet, Esc ends"]
      : [
        "as if it stopped after \(view.stageName), Esc ends it",
        "after \(view.stageName), Esc ends",
      ]
    return app.note(of: .text, notes.map { Words(verbatim: sign) + $0 })
  }
}

internal import Languages
internal import Screen

/// A question with its answers; it stands in the last row, a long one in the row above too.
package struct QuestionOverlay: Overlay {
  /// An answer.
  package struct Answer: Hashable, Sendable {
    /// The letter that gives it.
    var key: Unicode.Scalar
    var label: String
    /// What it asks for; nil does nothing.
    var action: Action?
  }

  var text: String
  var answers: [Answer]

  private func lengths(_ app: AppState) -> Int {
    answers.reduce(app.words(text).count + 2) { $0 + app.words($1.label).count + 6 }
  }

  package func frame(_ app: AppState, _ analyser: Analyser) -> Rect {
    let keys = app.plan.keys
    guard lengths(app) > keys.columns + 2, keys.row > 0 else { return keys }
    return Rect(row: keys.row - 1, column: keys.column, rows: 2, columns: keys.columns)
  }

  package func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    for row in 0..<canvas.rows {
      canvas.fill(row: row, columns: 0..<canvas.columns, style: Style())
    }
    let row = canvas.rows - 1
    var at = 1
    if row > 0 || lengths(app) <= canvas.columns + 2 {
      let end = canvas.write(text + " ", row: 0, column: at, .warning)
      at = row > 0 ? 1 : end
    }
    for answer in answers {
      at = canvas.write("[\(answer.key)] ", row: row, column: at, .key)
      at = canvas.write(answer.label + "  ", row: row, column: at, .text)
    }
    canvas.placeCursor(row: row, column: min(at, canvas.columns - 1))
  }

  package func update(
    _ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser
  ) -> Reaction {
    switch key {
    case .type(let text):
      guard let letter = text.lowercased().unicodeScalars.first,
        let answer = answers.first(where: { $0.key == letter })
      else { return .nothing }
      app.overlay = nil
      return answer.action.map { .action($0) } ?? .nothing
    case .close: app.overlay = nil
    case .erase, .up, .down, .pageUp, .pageDown, .accept, .suspend: break
    }
    return .nothing
  }
}

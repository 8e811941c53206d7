internal import Screen
internal import TextModel
internal import Wording

/// The last row: the most useful keys, or a message.
package enum KeyBar {
  /// The rows of a message. There may be several.
  private static func messageRows(_ app: AppState) -> [ScreenWords] {
    guard let message = app.message else { return [] }
    let width = max(1, app.size.columns - 2)
    let words = app.words.onScreen(message)
    return words.columns <= width ? [words] : words.wrapped(to: width)
  }

  /// Where the bar stands: in the last row. A long message also takes rows above, and stands above
  /// a prompt or a question, which have the last rows themselves.
  package static func frame(_ app: AppState, _ plan: ScreenPlan, _ analyser: Analyser) -> Rect {
    var end = plan.keys.row + 1
    if app.message != nil, let frame = app.overlay?.overlay.frame(app, analyser),
      frame.row + frame.rows == end
    {
      end = max(1, frame.row)
    }
    let rows = min(max(1, messageRows(app).count), end)
    return Rect(
      row: end - rows, column: plan.keys.column, rows: rows, columns: plan.keys.columns)
  }

  /// The warning as it fits, with the keys that answer it.
  private static func words(_ warning: TerminalWarning, _ app: AppState) -> ScreenWords {
    let words = app.words
    let test = app.commands.keyNames(of: warning.answers)
    let answers = words.onScreen(
      test.map { "\(verbatim: $0) tests it, Esc dismisses this" } ?? "Esc dismisses this")
    let inFull = words.onScreen(warning.inFull) + " (" + answers + ")"
    return inFull.columns <= app.size.columns - 2
      ? inFull : words.onScreen(warning.inBrief) + ": " + answers
  }

  /// Draws the bar.
  package static func draw(_ app: AppState, _ analyser: Analyser, into canvas: inout Canvas) {
    if app.message != nil {
      for (row, line) in messageRows(app).prefix(canvas.rows).enumerated() {
        canvas.fill(row: row, columns: 0..<canvas.columns, style: Style())
        canvas.write(line, row: row, column: 1, width: canvas.columns - 2, .accent)
      }
      return
    }
    if let warning = app.warning {
      canvas.write(
        words(warning, app), row: 0, column: 1, width: canvas.columns - 2, .warning)
      return
    }
    for (item, start) in BarItem.all(app, isCut: isCut(app, analyser)) {
      var at = start
      for key in item.writtenKeys {
        at = canvas.write(verbatim: key.name, row: 0, column: at, .key)
      }
      canvas.write(item.label, row: 0, column: item.keys.isEmpty ? at : at + 1, .quiet)
    }
  }

  /// Whether the pane in focus can be scrolled and does not show all its rows.
  private static func isCut(_ app: AppState, _ analyser: Analyser) -> Bool {
    app.overlay == nil && app.cutList(of: app.focus, analyser) != nil
  }

  /// What a click at a column of the bar asks for.
  package static func action(
    at column: Int, _ app: AppState, _ analyser: Analyser
  ) -> Action? {
    guard app.message == nil, app.warning == nil else { return nil }
    return BarItem.all(app, isCut: isCut(app, analyser))
      .first { ($1..<$1 + $0.columns).contains(column) }
      .flatMap { $0.action(at: column - $1) }
  }
}

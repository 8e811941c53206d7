internal import Languages
internal import Screen
package import Wording

/// Lines to read, at the lower edge of the body, with as many rows as they need.
package struct NoteOverlay: Overlay {
  package var title: Words
  package var lines: [Words]
  package var firstRow = 0

  /// Lines to read under a title.
  package init(title: Words, lines: [Words], firstRow: Int = 0) {
    (self.title, self.lines, self.firstRow) = (title, lines, firstRow)
  }

  /// The lines, wrapped for a screen of a width.
  private func rows(columns: Int, _ app: AppState) -> [ScreenWords] {
    let width = max(8, columns - 4)
    return lines.map { app.words.onScreen($0) }.flatMap {
      $0.columns <= width ? [$0] : $0.wrapped(to: width)
    }
  }

  package func frame(_ app: AppState, _ analyser: Analyser) -> Rect {
    let body = app.body
    let height = min(body.rows, rows(columns: body.columns, app).count + 2)
    return Rect(
      row: body.row + body.rows - height, column: body.column, rows: height, columns: body.columns)
  }

  /// Draws the lines, from the first visible one on.
  package func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    let (title, closes) = (app.words.onScreen(title), app.words.onScreen("Esc closes"))
    let space = max(1, canvas.columns - 8 - closes.columns)
    OverlayFrame.draw(
      title: title + ": " + closes, short: title.clipped(to: space) + ": " + closes,
      into: &canvas)
    let height = canvas.rows - 2
    let lines = rows(columns: canvas.columns, app)
    for (row, line) in lines.dropFirst(firstRow).prefix(height).enumerated() {
      canvas.write(line, row: row + 1, column: 2, width: canvas.columns - 4, .text)
    }
    canvas.placeCursor(row: 1, column: 2)
    OverlayFrame.say(min(height, lines.count), of: lines.count, into: &canvas)
  }

  package func update(
    _ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser
  ) -> Reaction {
    let count = rows(columns: app.size.columns, app).count
    let page = frame(app, analyser).rows - 2
    app.overlay = ExplorerCore.firstRow(firstRow, of: count, page: page, after: key).map {
      AnyOverlay(NoteOverlay(title: title, lines: lines, firstRow: $0))
    }
    return .nothing
  }
}

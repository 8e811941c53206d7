internal import BidiAlgorithm
internal import ExplorerCore
internal import Languages
internal import Screen
internal import UnicodeData
internal import Wording

/// The open texts, found by their names and paths.
struct TextsOverlay: ListOverlay {
  @Exact var query: String
  var chosen: Int

  var takesText: Bool { true }

  private func found(_ app: AppState) -> [OpenText] {
    let words = query.lowercased().split(separator: " ")
    return app.openTexts.filter { text in
      let name = "\(text.name) \(text.path ?? "")".lowercased()
      return words.allSatisfy { name.contains($0) }
    }
  }

  func subject(_ app: AppState, _ analyser: Analyser) -> [Words] {
    ["These texts are open now; Enter shows the chosen one."]
  }

  func frame(_ app: AppState, _ analyser: Analyser) -> Rect {
    OverlayFrame.ofList(row: 1, rows: max(8, app.openTexts.count + 3), on: app.size)
  }

  static var taking: Words { "show" }

  func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    drawHead(
      title: "Open texts: type a name, Enter shows it, Esc closes",
      short: "Open texts, Esc closes", into: &canvas)
    let found = found(app)
    if found.isEmpty { canvas.write("No open text has that name.", row: 2, column: 4, .quiet) }
    let half = max(12, canvas.columns * 2 / 5)
    drawLines(found, into: &canvas) { text, row, role, canvas in
      if text.isModified {
        canvas.write(Words(verbatim: "\(Sign.modified)"), row: row, column: 4, .caretMark)
      }
      draw(text.name, row, 6..<half, role, into: &canvas)
      if let path = text.path {
        draw(PathText.shown(path), row, half + 1..<canvas.columns - 2, .quiet, into: &canvas)
      }
    }
  }

  /// A name or a path in the order in which it is read, as in the title.
  private func draw(
    _ name: String, _ row: Int, _ columns: Range<Int>, _ role: Role, into canvas: inout Canvas
  ) {
    BidiRow(name, direction: .auto, showsControls: true).draw(
      row: row, columns: columns, role: role, into: &canvas)
  }

  func count(_ app: AppState, _ analyser: Analyser) -> Int { found(app).count }

  func accept(_ line: Int, _ app: inout AppState, _ analyser: Analyser) -> Reaction {
    let found = found(app)
    guard found.indices.contains(line) else { return .nothing }
    app.overlay = nil
    return .action(.feature(TextsFeature.self, .show(found[line].id)))
  }
}

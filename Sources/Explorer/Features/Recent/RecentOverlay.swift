internal import BidiAlgorithm
internal import ExplorerCore
internal import Languages
internal import Screen
internal import UnicodeData
internal import Wording

/// The files that were opened before, found by their names and folders.
struct RecentOverlay: ListOverlay {
  @Exact var query: String = ""
  var chosen = 0

  var takesText: Bool { true }

  private func found(_ app: AppState) -> [RecentFile] {
    let words = query.lowercased().split(separator: " ")
    return app[RecentFeature.self].files.filter { file in
      let name = "\(file.name) \(file.folder)".lowercased()
      return words.allSatisfy { name.contains($0) }
    }
  }

  func subject(_ app: AppState, _ analyser: Analyser) -> [Words] {
    ["These files were opened before; Enter opens the chosen one."]
  }

  func frame(_ app: AppState, _ analyser: Analyser) -> Rect {
    OverlayFrame.ofList(
      row: 1, rows: max(8, app[RecentFeature.self].files.count + 3), on: app.size)
  }

  static var taking: Words { "open" }

  func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    drawHead(
      title: "Recent files: type a name, Enter opens it, Esc closes",
      short: "Recent files, Esc closes", into: &canvas)
    let found = found(app)
    if found.isEmpty {
      canvas.write(
        query.isEmpty
          ? "No other file was opened before." : "No file of this name was opened before.",
        row: Self.firstRow, column: 4, width: max(0, canvas.columns - 6), .quiet)
    }
    let half = max(12, canvas.columns * 2 / 5)
    drawLines(found, into: &canvas) { file, row, role, canvas in
      BidiRow(file.name, direction: .auto, showsControls: true).draw(
        row: row, columns: 4..<half, role: file.isThere || role != .text ? role : .quiet,
        into: &canvas)
      let last = max(half + 1, canvas.columns - 2)
      guard file.isThere else {
        canvas.write(
          "not there now", row: row, column: half + 1, width: last - half - 1, .warning)
        return
      }
      BidiRow(file.folder, direction: .auto, showsControls: true).draw(
        row: row, columns: half + 1..<last, role: .quiet, into: &canvas)
    }
  }

  func count(_ app: AppState, _ analyser: Analyser) -> Int { found(app).count }

  func accept(_ line: Int, _ app: inout AppState, _ analyser: Analyser) -> Reaction {
    let found = found(app)
    guard found.indices.contains(line) else { return .nothing }
    app.overlay = nil
    guard found[line].isThere else {
      app.message = "\(verbatim: found[line].name) is not there now."
      return .nothing
    }
    return .action(.signal(.fileAsked(.open(found[line].path))))
  }
}

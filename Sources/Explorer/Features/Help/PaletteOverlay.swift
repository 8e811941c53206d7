internal import ExplorerCore
internal import Languages
internal import Screen
internal import UnicodeData
internal import Wording

/// Commands found by their names.
struct PaletteOverlay: ListOverlay {
  @Exact var query: String = ""
  var chosen = 0

  /// The commands whose title, other names or summary hold every word of a query, the nearest
  /// first; all of them for an empty one.
  private func matches(_ app: AppState) -> [Command] {
    SearchedWords.found(query, app) { wanted in
      CommandRank.sorted(app.commands.all.filter { !$0.isOneOfMany }, wanted, app)
    }
  }

  func subject(_ app: AppState, _ analyser: Analyser) -> [Words] {
    [
      """
      The palette has every command of the program: typed letters find one by its name, \
      and Enter does it.
      """
    ]
  }

  func frame(_ app: AppState, _ analyser: Analyser) -> Rect {
    OverlayFrame.ofList(row: 2, rows: 20, on: app.size)
  }

  var takesText: Bool { true }

  static var taking: Words { "run" }

  /// Draws the list with the chosen command in view.
  func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    drawHead(
      title: "Commands: type a name, Enter runs it, Esc closes", short: "Commands, Esc closes",
      into: &canvas)
    let found = matches(app)
    if found.isEmpty { MissingCommand.draw(query, app, column: 4, into: &canvas) }
    let words = canvas.words
    let beside = columnBesideNames(of: found, rows: canvas.rows, atMost: 30) {
      words.onScreen($0.title).columns
    }
    drawLines(found, into: &canvas) { command, row, role, canvas in
      let key = canvas.writeRight(
        verbatim: command.keys.first?.name ?? "", row: row, before: canvas.columns - 2, .key)
      let end = canvas.write(
        command.title, row: row, column: 4, width: max(0, key - 6), role)
      if canvas.columns > 70 {
        let start = max(beside, end + 2)
        canvas.write(
          command.summary, row: row, column: start, width: max(0, key - 2 - start), .quiet)
      }
    }
  }

  func count(_ app: AppState, _ analyser: Analyser) -> Int { matches(app).count }

  func accept(_ line: Int, _ app: inout AppState, _ analyser: Analyser) -> Reaction {
    app.overlay = nil
    let found = matches(app)
    return found.indices.contains(line) ? .action(found[line].action) : .nothing
  }
}

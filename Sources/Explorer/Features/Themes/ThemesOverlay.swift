internal import ExplorerCore
internal import Languages
internal import Screen
internal import UnicodeData
internal import Wording

/// A list of themes. The whole screen has the theme under the cursor.
struct ThemesOverlay: ListOverlay {
  @Exact var query: String
  var chosen: Int

  var takesText: Bool { true }

  private func found(_ app: AppState) -> [ThemeChoice] {
    SearchedWords.found(query, app) { wanted in
      app.themes.choices.filter { choice in
        let title = Self.words(choice)
        return wanted.areIn(
          "\(choice.name) \(title.english) \(app.words.plain(title))".lowercased())
      }
    }
  }

  func theme(_ app: AppState) -> Theme? {
    let found = found(app)
    guard found.indices.contains(chosen) else { return nil }
    return Theme(found[chosen].sheet, on: app.themes.terminal)
  }

  /// What a theme is like.
  private static func words(_ choice: ThemeChoice) -> Words {
    switch choice {
    case .automatic: "by the terminal's background"
    case .sheet(.dark): "light letters on dark"
    case .sheet(.light): "dark letters on light"
    case .sheet(.highContrast): "white and bright on black, at least 7:1"
    case .sheet(.monochrome): "without colours"
    case .sheet: "your own"
    }
  }

  /// At the foot of the screen, so that the text above it shows the theme.
  func subject(_ app: AppState, _ analyser: Analyser) -> [Words] {
    ["A theme is a set of colours: the screen shows the chosen one, and Enter keeps it."]
  }

  func frame(_ app: AppState, _ analyser: Analyser) -> Rect {
    let rows = min(max(5, app.themes.choices.count + 3), max(4, app.size.rows / 2))
    let columns = min(72, app.size.columns - 4)
    return Rect(
      row: app.size.rows - 1 - rows, column: (app.size.columns - columns) / 2, rows: rows,
      columns: columns)
  }

  static var taking: Words { "keep" }
  static var showsPanes: Bool { true }

  func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    drawHead(
      title: "Themes: move to see one, Enter keeps it, Esc leaves all as it was",
      short: "Themes, Enter keeps, Esc closes", into: &canvas)
    let found = found(app)
    if found.isEmpty { canvas.write("No theme has that name.", row: 2, column: 4, .quiet) }
    let inUse = app.themes.chosen.name
    drawLines(found, into: &canvas) { choice, row, role, canvas in
      let half = min(22, canvas.columns / 2)
      canvas.write(
        verbatim: PrintableText.of(choice.name), row: row, column: 4, width: half - 5, role)
      var end = canvas.columns - 2
      if choice.name == inUse {
        end = canvas.writeRight("in use", row: row, before: end, .key) - 2
      }
      canvas.write(Self.words(choice), row: row, column: half, width: max(0, end - half), .quiet)
    }
  }

  func count(_ app: AppState, _ analyser: Analyser) -> Int { found(app).count }

  func accept(_ line: Int, _ app: inout AppState, _ analyser: Analyser) -> Reaction {
    let found = found(app)
    guard found.indices.contains(line) else { return .nothing }
    app.overlay = nil
    return .action(.feature(ThemesFeature.self, .choose(found[line])))
  }
}

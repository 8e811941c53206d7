internal import ExplorerCore
internal import Screen
internal import UnicodeData
internal import Wording

/// A list of the sets of keys.
struct KeyPresetsOverlay: ListOverlay {
  @Exact var query: String = ""
  var chosen: Int

  var takesText: Bool { false }

  private static func words(_ preset: KeyPreset) -> Words {
    switch preset {
    case .standard: "as in most editors; the help lists them"
    case .emacs: "as in Emacs: Ctrl+X Ctrl+S saves, Ctrl+Space sets the mark"
    case .vi: "as in vi: letters are commands until i lets them be typed"
    }
  }

  func subject(_ app: AppState, _ analyser: Analyser) -> [Words] {
    ["A set of keys says what each key does; Enter takes the chosen set and keeps it."]
  }

  func frame(_ app: AppState, _ analyser: Analyser) -> Rect {
    let columns = min(76, app.size.columns - 4)
    return Rect(
      row: 2, column: (app.size.columns - columns) / 2, rows: KeyPreset.allCases.count + 3,
      columns: columns)
  }

  func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    drawHead(
      title: "Sets of keys: Enter takes one and keeps it, Esc closes",
      short: "Sets of keys, Esc closes", into: &canvas)
    let beside = columnBesideNames(
      of: KeyPreset.allCases, rows: canvas.rows, atMost: 14
    ) { $0.rawValue.count }
    drawLines(KeyPreset.allCases, into: &canvas) { preset, row, role, canvas in
      let end = canvas.write(verbatim: preset.rawValue, row: row, column: 4, role)
      let start = max(beside, end + 2)
      canvas.write(
        Self.words(preset), row: row, column: start, width: max(0, canvas.columns - 2 - start),
        .quiet)
    }
  }

  func count(_ app: AppState, _ analyser: Analyser) -> Int { KeyPreset.allCases.count }

  func accept(_ line: Int, _ app: inout AppState, _ analyser: Analyser) -> Reaction {
    app.overlay = nil
    return .action(.feature(SettingsFeature.self, .take(KeyPreset.allCases[line])))
  }
}

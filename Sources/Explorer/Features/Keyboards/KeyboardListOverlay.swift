internal import BidiAlgorithm
internal import ExplorerCore
internal import Keyboards
internal import Languages
internal import Screen
internal import Wording

/// The keyboards, found by their names.
struct KeyboardListOverlay: ListOverlay {
  var query = ""
  var chosen = 0

  /// The keyboards whose name, title, language or xkb's name holds every word of the query.
  private func matches(_ app: AppState, _ memory: Memory) -> [Keyboard] {
    let own = app[KeyboardsFeature.self].own
    let others = memory[AllKeyboards()].filter { known in !own.contains { $0.name == known.name } }
    let languages = memory[LanguagesOfKeyboards(screen: app.words.language)]
    return SearchedWords.found(query, app) { wanted in
      (own + others).filter { keyboard in
        let language = "\(keyboard.language) \(languages[keyboard.language] ?? "")"
        let title = keyboard.title(in: app.words)
        return wanted.areIn("\(keyboard.searchedNames) \(title) \(language)".lowercased())
      }
    }
  }

  func subject(_ app: AppState, _ analyser: Analyser) -> [Words] {
    ["A keyboard says which letter each key types; Enter takes the chosen one."]
  }

  func frame(_ app: AppState, _ analyser: Analyser) -> Rect {
    OverlayFrame.ofList(row: 2, rows: 20, columns: 80, on: app.size)
  }

  func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    drawHead(
      title: "Keyboards: type a name, Enter takes it, Esc closes", short: "Keyboards, Esc closes",
      into: &canvas)
    let found = matches(app, analysis.memory)
    if found.isEmpty { canvas.write("No keyboard has that name.", row: 2, column: 4, .quiet) }
    drawLines(found, into: &canvas) { keyboard, row, role, canvas in
      canvas.write(
        Words(verbatim: Sign.arrow(keyboard.direction)), row: row, column: 4,
        .level(keyboard.direction == .rightToLeft ? 1 : 0))
      canvas.write(verbatim: keyboard.name, row: row, column: 6, role)
      let space = canvas.columns - 27
      guard space > 8 else { return }
      canvas.write(
        verbatim: keyboard.title(in: app.words), row: row, column: 26, width: space, .quiet)
      if canvas.columns > 70, let name = keyboard.xkbName {
        canvas.writeRight(verbatim: name, row: row, before: canvas.columns - 2, .quiet)
      }
    }
  }

  func count(_ app: AppState, _ analyser: Analyser) -> Int {
    matches(app, analyser.memory).count
  }

  func accept(_ line: Int, _ app: inout AppState, _ analyser: Analyser) -> Reaction {
    let found = matches(app, analyser.memory)
    guard found.indices.contains(line) else { return .nothing }
    app.overlay = nil
    return .action(.keyboards(.use(found[line].name)))
  }
}

/// The languages of the keyboards by their tags: as a screen calls them, and as they call
/// themselves.
private struct LanguagesOfKeyboards: RepeatedQuestion {
  /// The language of the screen.
  let screen: String

  static var mostKept: Int { 4 }

  func answer(_ memory: Memory) -> [String: String] {
    let languages = Set(memory[AllKeyboards()].map(\.language))
    return Dictionary(
      uniqueKeysWithValues: languages.map {
        ($0, LocaleNames.searchedNames(of: $0, screen: screen))
      })
  }
}

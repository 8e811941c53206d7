internal import BidiAlgorithm
internal import ExplorerCore
internal import Keyboards
internal import Languages
internal import Screen
internal import UnicodeData
internal import Wording

/// The keyboards, found by their names.
struct KeyboardListOverlay: ListOverlay {
  @Exact var query: String = ""
  var chosen = 0

  /// All keyboards, the user's own first.
  private static func all(_ app: AppState, _ memory: Memory) -> [Keyboard] {
    let own = app[KeyboardsFeature.self].own
    return own + memory[AllKeyboards()].filter { known in !own.contains { $0.name == known.name } }
  }

  /// The keyboards whose name, title, language or xkb's name holds every word of the query.
  private func matches(_ app: AppState, _ memory: Memory) -> [Keyboard] {
    let all = Self.all(app, memory)
    let languages = memory[LanguagesOfKeyboards(screen: app.words.language)]
    return SearchedWords.found(query, app) { wanted in
      all.filter { keyboard in
        let language = "\(keyboard.language) \(languages[keyboard.language] ?? "")"
        let title = keyboard.title(in: app.words)
        return wanted.areIn("\(keyboard.searchedNames) \(title) \(language)".lowercased())
      }
    }
  }

  func subject(_ app: AppState, _ analyser: Analyser) -> [Words] {
    ["A keyboard says which letter each key types; Enter takes the chosen one."]
  }

  /// In fewer columns the list has all of the screen: names would be cut beside its margins.
  private static let leastWithMargin = 60

  /// Beside it the panes below the text can be read, where they are wide enough.
  static var leavesPanes: Bool { true }

  /// In the middle of the screen; below the text, for which a keyboard is chosen, where that leaves
  /// it half of its lines, and at the end of the text's columns where the panes there can be read
  /// beside it.
  func frame(_ app: AppState, _ analyser: Analyser) -> Rect {
    // As many rows as there are keyboards: what is typed leaves the frame as it is.
    let wanted = Self.all(app, analyser.memory).count + Self.rowsAround(in: app.size.rows)
    var body = app.body
    guard app.size.columns >= Self.leastWithMargin else {
      body.rows = min(wanted, body.rows)
      return body
    }
    let middle = OverlayFrame.ofList(row: 2, rows: wanted, columns: 80, on: app.size)
    guard let text = app.plan[.text]?.outer else { return middle }
    let top = text.row + text.rows
    let rows = min(wanted, body.row + body.rows - top)
    func lines(_ rows: Int) -> Int { rows - Self.rowsAround(in: rows) }
    guard 2 * lines(rows) >= lines(middle.rows) else { return middle }
    var list = Rect(row: top, column: middle.column, rows: rows, columns: middle.columns)
    let before = text.columns - 2 - list.columns
    // The frame of the panes stands at both ends of the text's columns.
    if before >= AppState.leastBeside { list.column = text.column + 1 + before }
    return list
  }

  func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    drawHead(
      title: "Keyboards: type a name, Enter takes it, Esc closes", short: "Keyboards, Esc closes",
      into: &canvas)
    let found = matches(app, analysis.memory)
    if found.isEmpty { canvas.write("No keyboard has that name.", row: 2, column: 4, .quiet) }
    let isWide = canvas.columns > 70
    // The arrow between two blanks stands behind the widest name in view.
    let narrow = columnBesideNames(of: found, rows: canvas.rows, atMost: 25) { $0.name.count } + 1
    let usual = isWide ? 26 : narrow
    drawLines(found, into: &canvas) { keyboard, row, role, canvas in
      let nameEnd = canvas.write(verbatim: keyboard.name, row: row, column: 4, width: 20, role)
      var end = canvas.columns - 2
      if isWide, let name = keyboard.xkbName {
        end = canvas.writeRight(verbatim: name, row: row, before: end, .quiet) - 2
      }
      let title = keyboard.title(in: app.words)
      let width = canvas.width(of: Words(verbatim: title))
      // One that just fits touches the frame rather than being cut.
      if !isWide, nameEnd + 3 + width == end + 1 { end += 1 }
      // A long title begins in the columns that its name leaves free.
      let start = max(nameEnd + 3, min(usual, end - width))
      // Behind the name, the direction is no second sign of the chosen row.
      canvas.write(
        Words(verbatim: Sign.arrow(keyboard.direction)), row: row, column: start - 2,
        .level(keyboard.direction == .rightToLeft ? 1 : 0))
      guard end - start > 3 else { return }
      canvas.write(verbatim: title, row: row, column: start, width: end - start, .quiet)
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
  @Exact private(set) var screen: String

  static var mostKept: Int { 4 }

  func answer(_ memory: Memory) -> [String: String] {
    let languages = Set(memory[AllKeyboards()].map(\.language))
    return Dictionary(
      uniqueKeysWithValues: languages.map {
        ($0, LocaleNames.searchedNames(of: $0, screen: screen))
      })
  }
}

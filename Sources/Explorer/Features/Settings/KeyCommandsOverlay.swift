internal import ExplorerCore
internal import Languages
internal import Screen
internal import UnicodeData
internal import Wording

/// A list of the commands that can get a key.
struct KeyCommandsOverlay: ListOverlay {
  @Exact var query: String = ""
  var chosen = 0

  private func matches(_ app: AppState) -> [Command] {
    SearchedWords.found(query, app) { Self.matches($0, app) }
  }

  private static func matches(_ wanted: SearchedWords, _ app: AppState) -> [Command] {
    guard !wanted.isEmpty else { return app.commands.all }
    let search = CommandSearch(wanted, app.words)
    let found = app.commands.all.filter { search.finds(titleOf: $0) }
    // A whole title means that command, and none whose title has more words.
    func isWhole(_ command: Command) -> Bool {
      wanted.areAll(of: command.title.english.lowercased())
        || wanted.areAll(of: app.words.plain(command.title).lowercased())
    }
    return found.filter(isWhole) + found.filter { !isWhole($0) }
  }

  func subject(_ app: AppState, _ analyser: Analyser) -> [Words] {
    ["Here you choose the command to which you give a key of your own."]
  }

  func frame(_ app: AppState, _ analyser: Analyser) -> Rect {
    OverlayFrame.ofList(row: 2, rows: 20, on: app.size)
  }

  var takesText: Bool { true }

  static var taking: Words { "choose a key" }

  func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    drawHead(
      title: "Set a key: type a command's name, Enter chooses it, Esc closes",
      short: "Set a key, Esc closes", into: &canvas)
    let found = matches(app)
    if found.isEmpty { MissingCommand.draw(query, app, column: 4, into: &canvas) }
    drawLines(found, into: &canvas) { command, row, role, canvas in
      let keys = command.keys.map(\.name).joined(separator: ", ")
      let key = canvas.writeRight(verbatim: keys, row: row, before: canvas.columns - 2, .key)
      canvas.write(command.title, row: row, column: 4, width: max(0, key - 6), role)
    }
  }

  func count(_ app: AppState, _ analyser: Analyser) -> Int { matches(app).count }

  func accept(_ line: Int, _ app: inout AppState, _ analyser: Analyser) -> Reaction {
    app.overlay = nil
    let found = matches(app)
    guard found.indices.contains(line) else { return .nothing }
    return .action(.feature(SettingsFeature.self, .ask(title: found[line].title.english)))
  }
}

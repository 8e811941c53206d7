package import ExplorerCore
internal import Languages
internal import Screen
internal import UnicodeData
package import Wording

/// Every command with its keys, made from the command table; what is typed finds some of them.
/// Where it was opened over something, the keys of that come first.
package struct HelpOverlay: Overlay {
  @Exact var query: String = ""
  var firstRow = 0
  /// What it was opened over, as it was; it comes back when the help is closed.
  var behind: AnyOverlay?

  /// A line of the help: a heading, or keys and what they do.
  private struct Line {
    var keys: String
    var text: ScreenWords
    var isHeading: Bool
  }

  /// The lines by group, wrapped for a screen of so many columns.
  private func lines(_ app: AppState, columns: Int) -> [Line] {
    let words = app.words
    let width = max(12, columns - Self.textColumn(columns) - 2)
    let all = SearchedWords.found(query, app) { wanted in
      let near = CommandRank.sorted(app.commands.all, wanted, app)
      return near
        + app.commands.all.filter { !near.contains($0) && Self.matches($0, wanted, app) }
    }
    // The group of the nearest command comes first.
    let places = all.map(\.group)
    let groups =
      query.isEmpty
      ? Command.Group.allCases
      : Command.Group.allCases.sorted {
        (places.firstIndex(of: $0) ?? .max) < (places.firstIndex(of: $1) ?? .max)
      }
    let commands = groups.flatMap { group -> [Line] in
      let found = all.filter { $0.group == group }
      return found.isEmpty
        ? []
        : [Line(keys: "", text: words.onScreen(group.title), isHeading: true)]
          + found.flatMap { Self.lines(of: $0, width: width, words) }
    }
    return ownLines(app, width: width) + commands
  }

  /// The keys of what it was opened over: those that mean something now, then the others.
  private func ownLines(_ app: AppState, width: Int) -> [Line] {
    guard let overlay = behind?.overlay else { return [] }
    let words = app.words
    let now = overlay.entries(in: app)
    let wanted = SearchedWords(query)
    let found = (now + overlay.bar.filter { !now.contains($0) }).filter { entry in
      wanted.areIn("\(entry.keyNames) \(words.plain(entry.label))".lowercased())
    }
    guard !found.isEmpty else { return [] }
    let heading = words.onScreen("Keys of what is open")
    return [Line(keys: "", text: heading, isHeading: true)]
      + found.flatMap { entry in
        words.onScreen(entry.label).wrapped(to: width).enumerated().map { number, text in
          Line(keys: number == 0 ? entry.keyNames : "", text: text, isHeading: false)
        }
      }
  }

  /// Whether a command's keys, title and summary hold every word of the query; its title in English
  /// too.
  private static func matches(
    _ command: Command, _ wanted: SearchedWords, _ app: AppState
  ) -> Bool {
    if wanted.isEmpty { return true }
    let keys = command.keys.map { $0.name.lowercased() }
    let text = (keys + [CommandRank.text(of: command, app)]).joined(separator: " ")
    return wanted.areIn(text)
  }

  private static func lines(
    of command: Command, width: Int, _ words: Catalogue
  ) -> [Line] {
    let keys = command.keys.map(\.name)
    let title = words.onScreen(command.title)
    // A title that asks ends as a question does.
    let asks = ["?", "\u{61F}"].contains { words.plain(command.title).hasSuffix($0) }
    let texts = (title + (asks ? " " : ". ") + words.onScreen(command.summary)).wrapped(to: width)
    return (0..<max(keys.count, texts.count)).map { index in
      Line(
        keys: index < keys.count ? keys[index] : "",
        text: index < texts.count ? texts[index] : words.onScreen(.none), isHeading: false)
    }
  }

  private static func textColumn(_ columns: Int) -> Int { columns < 60 ? 18 : 24 }

  /// How many rows of the overlay hold lines: the first is for what is typed.
  private static func height(_ rows: Int) -> Int { max(1, rows - 3) }

  package var takesText: Bool { true }

  package func frame(_ app: AppState, _ analyser: Analyser) -> Rect { app.body }

  package var bar: [OverlayEntry] {
    [.read, .close]
  }

  package func subject(_ app: AppState, _ analyser: Analyser) -> [Words] {
    ["Each command stands here with its keys, its name, and what it does."]
  }

  package func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    OverlayFrame.draw(
      title: "Help: type to search, Esc closes", short: "Help, Esc closes", into: &canvas)
    let end = canvas.writePrompt(PrintableText.of(query), row: 1, column: 2, .accent)
    canvas.placeCursor(row: 1, column: min(end, canvas.columns - 2))
    let height = Self.height(canvas.rows)
    let lines = lines(app, columns: canvas.columns)
    if lines.isEmpty { MissingCommand.draw(query, app, column: 2, into: &canvas) }
    for (row, line) in lines.dropFirst(firstRow).prefix(height).enumerated() {
      if line.isHeading {
        canvas.write(line.text, row: row + 2, column: 2, .focusedTitle)
      } else {
        canvas.write(verbatim: line.keys, row: row + 2, column: 3, .key)
        canvas.write(line.text, row: row + 2, column: Self.textColumn(canvas.columns), .text)
      }
    }
    OverlayFrame.say(min(height, lines.count), of: lines.count, into: &canvas)
  }

  package func update(
    _ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser
  ) -> Reaction {
    var next = self
    switch key {
    case .type(let text) where !query.isEmpty || text != " ":
      (next.query, next.firstRow) = (query + text, 0)
    case .erase: (next.query, next.firstRow) = (String(query.dropLast()), 0)
    case .type, .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .accept, .close, .quit,
      .suspend:
      let count = lines(app, columns: app.size.columns).count
      let moved = [.type(" "), .accept].contains(key) ? .pageDown : key
      guard
        let row = ExplorerCore.firstRow(
          firstRow, of: count, page: Self.height(app.size.rows - 2), after: moved)
      else {
        app.overlay = key == .quit ? nil : behind
        return .nothing
      }
      next.firstRow = row
    }
    app.open(next)
    return .nothing
  }
}

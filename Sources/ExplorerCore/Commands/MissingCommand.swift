internal import Languages
internal import UnicodeData
package import Wording

/// What a search of the commands says that finds none.
package enum MissingCommand {
  /// That there is none, and below it the command that is called most like the query, where one is
  /// near. O(letters of the query × letters of all titles).
  package static func lines(_ query: String, _ app: AppState) -> [Words] {
    let missing: Words = "There is no such command yet."
    var titles: [String: Words] = [:]
    var names: [String] = []
    func add(_ name: String, _ title: Words) {
      guard titles[name] == nil else { return }
      titles[name] = title
      names.append(name)
    }
    let called = app.commands.all.filter { !$0.isOneOfMany }.map(\.title).flatMap { title in
      [app.words.plain(title), title.english].map { (name: $0.lowercased(), title: title) }
    }
    for (name, title) in called { add(name, title) }
    // A word of a title is its name too; short ones are like too many others.
    for (name, title) in called {
      for word in name.split(separator: " ") where word.count > 3 { add(String(word), title) }
    }
    guard let name = NearestName.of(query, among: names), let title = titles[name] else {
      return [missing]
    }
    return [missing, "Nearest: \(title)"]
  }

  /// Writes the lines below what was typed.
  package static func draw(
    _ query: String, _ app: AppState, column: Int, into canvas: inout Canvas
  ) {
    for (row, line) in zip(2..<max(2, canvas.rows - 1), lines(query, app)) {
      canvas.write(
        line, row: row, column: column, width: canvas.columns - column - 2, .quiet)
    }
  }
}

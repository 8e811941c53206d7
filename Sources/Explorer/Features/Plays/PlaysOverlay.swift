internal import ExplorerCore
internal import Languages
internal import Learning
internal import Screen
internal import UnicodeData
internal import Wording

/// The plays; the chosen one begins.
struct PlaysOverlay: ListOverlay {
  @Exact var query: String
  var chosen: Int

  var takesText: Bool { true }

  private func found(_ app: AppState) -> [Play] {
    SearchedWords.found(query, app) { wanted in
      PlayFile.shipped.plays.filter { wanted.areIn("\($0.name) \($0.title)".lowercased()) }
    }
  }

  func frame(_ app: AppState, _ analyser: Analyser) -> Rect { app.body }

  static var taking: Words { "begin" }

  func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    drawHead(
      title: "Plays: type a word, Enter begins, Esc closes", short: "Plays, Esc closes",
      into: &canvas)
    let found = found(app)
    if found.isEmpty {
      drawNotice("No play has these words: Backspace takes them back.", into: &canvas)
    }
    drawLines(found, into: &canvas) { play, row, role, canvas in
      let title = PlayFile.shipped.translations(play.title, in: app.words.language)
      canvas.write(Words(verbatim: title), row: row, column: 4, role)
    }
  }

  func subject(_ app: AppState, _ analyser: Analyser) -> [Words] {
    let found = found(app)
    guard found.indices.contains(chosen) else { return [] }
    let title = PlayFile.shipped.translations(found[chosen].title, in: app.words.language)
    return [
      Words(verbatim: title), "It types itself and stops, and says in a sentence what happened.",
    ]
  }

  func count(_ app: AppState, _ analyser: Analyser) -> Int { found(app).count }

  func accept(_ line: Int, _ app: inout AppState, _ analyser: Analyser) -> Reaction {
    let found = found(app)
    guard found.indices.contains(line) else { return .nothing }
    app.overlay = nil
    return .action(.feature(PlaysFeature.self, .begin(found[line].name)))
  }
}

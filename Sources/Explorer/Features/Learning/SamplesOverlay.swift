internal import ExplorerCore
internal import Languages
internal import Learning
internal import Screen
internal import UnicodeData
internal import Wording

/// The sample texts by name; the chosen one is shown until Esc.
struct SamplesOverlay: ListOverlay {
  @Exact var query: String
  var chosen: Int

  var takesText: Bool { true }

  private func found(_ app: AppState) -> [SampleText] {
    SearchedWords.found(query, app) { wanted in
      SampleText.all.filter { wanted.areIn("\($0.name) \(app.words.plain($0.about))".lowercased()) }
    }
  }

  func subject(_ app: AppState, _ analyser: Analyser) -> [Words] {
    ["A sample is a text to try things with; Esc leads back to your own."]
  }

  func frame(_ app: AppState, _ analyser: Analyser) -> Rect { app.body }

  static var taking: Words { "open" }

  func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    drawHead(
      title: "Samples: type a name, Enter opens it, Esc closes", short: "Samples, Esc closes",
      into: &canvas)
    let found = found(app)
    if found.isEmpty {
      drawNotice("No sample has that name: Backspace takes letters back.", into: &canvas)
    }
    let beside = columnBesideNames(of: found, rows: canvas.rows, atMost: 20) { $0.name.count }
    drawLines(found, into: &canvas) { sample, row, role, canvas in
      let end = canvas.write(verbatim: sample.name, row: row, column: 4, role)
      let column = max(beside, end + 2)
      canvas.write(
        sample.about, row: row, column: column, width: max(0, canvas.columns - 2 - column), .quiet)
    }
  }

  func count(_ app: AppState, _ analyser: Analyser) -> Int { found(app).count }

  func accept(_ line: Int, _ app: inout AppState, _ analyser: Analyser) -> Reaction {
    let found = found(app)
    guard found.indices.contains(line) else { return .nothing }
    app.overlay = nil
    return .action(.show(text: found[line].text, name: found[line].name))
  }
}

extension SampleText {
  /// What is in it.
  fileprivate var about: Words {
    switch name {
    case "arabic": "Arabic"
    case "brackets": "brackets and their pairs"
    case "directions": "paragraphs of either direction"
    case "hebrew": "Hebrew"
    case "isolates": "isolates, embeddings and overrides"
    case "numbers": "numbers and signs"
    case "persian": "Persian"
    case "source-code": "source code, names of files"
    case "urdu": "Urdu"
    case "welcome": "what the tour shows"
    case "wide": "wide characters and emoji"
    default: .none
    }
  }
}

package import ExplorerCore
internal import Fixing
internal import Markup
package import Screen
internal import TextModel
package import Wording

/// What is torn, and each change as the line will look: one of them is taken.
package struct FixOverlay: Overlay {
  let choices: FixChoices
  /// The chosen change.
  var chosen = 0
  /// What is said where nothing is torn; nil where something is.
  var found: Words?
  /// Whether there is anything to arrange.
  var canArrange = true

  /// The letters that ask for more, and what for.
  private enum Letter: String {
    case copy = "c"
    case arrange = "a"
  }

  /// As high as it needs, at the lower edge of the body.
  package func frame(_ app: AppState, _ analyser: Analyser) -> Rect {
    let body = app.body
    let rows = min(body.rows, FixRows(self, columns: body.columns, app).count + 2)
    return Rect(
      row: body.row + body.rows - rows, column: body.column, rows: rows, columns: body.columns)
  }

  package var bar: [OverlayEntry] {
    choices.choices.isEmpty ? [.close] : .list(taking: "apply")
  }

  /// What is torn, and what the chosen change puts in.
  package func subject(_ app: AppState, _ analyser: Analyser) -> [Words] {
    var said = choices.isWanted ? [] : choices.problems.map(\.sentence)
    if let answer = found ?? choices.reason { said.append(answer) }
    if choices.choices.indices.contains(chosen) {
      said.append("\(number: chosen + 1). \(choices.choices[chosen].candidate.name)")
      said.append("Enter makes this change in the text.")
    }
    return said
  }

  package func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    let short: Words = "Fix it, Esc leaves"
    let title: Words =
      choices.isWanted
      ? "As it should look: Enter applies, Esc leaves" : "Fix it: Enter applies, Esc leaves"
    OverlayFrame.draw(
      title: choices.choices.isEmpty ? short : title, short: short, into: &canvas)
    FixRows(self, columns: canvas.columns, app).draw(into: &canvas)
    for hint in hints(app, rows: canvas.rows) {
      let end = canvas.write(verbatim: hint.letter, row: canvas.rows - 1, column: hint.column, .key)
      canvas.write(hint.words, row: canvas.rows - 1, column: end, .quiet)
    }
  }

  private struct Hint {
    var letter: String
    var words: ScreenWords
    var column: Int
    var end: Int
  }

  /// What stands in the lower edge, as much as fits.
  private func hints(_ app: AppState, rows: Int) -> [Hint] {
    var hints: [Hint] = []
    var column = 2
    var all: [(Letter, Words)] = choices.choices.isEmpty ? [] : [(.copy, "copy as source")]
    if canArrange { all.append((.arrange, "arrange it")) }
    for (letter, text) in all {
      let words = " " + app.words.onScreen(text) + " "
      let end = column + 2 + words.columns
      guard end < app.size.columns - 1 else { break }
      hints.append(Hint(letter: " " + letter.rawValue, words: words, column: column, end: end))
      column = end + 1
    }
    return hints
  }

  // MARK: - Keys and mouse

  package func update(
    _ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser
  ) -> Reaction {
    func choose(_ index: Int) {
      var other = self
      other.chosen = min(max(0, index), max(0, choices.choices.count - 1))
      app.open(other)
    }
    switch key {
    case .up, .pageUp: choose(chosen - 1)
    case .down, .pageDown: choose(chosen + 1)
    case .home: choose(0)
    case .end: choose(.max)
    case .accept: return accept(&app)
    case .type(let text):
      switch Letter(rawValue: text.lowercased()) {
      case .copy: copy(&app)
      case .arrange: return arrange(&app)
      case nil:
        // A number chooses.
        if let number = Int(text), choices.choices.indices.contains(number - 1) {
          choose(number - 1)
        }
      }
    case .close, .quit: app.overlay = nil
    case .left, .right, .erase, .suspend: break
    }
    return .nothing
  }

  private func accept(_ app: inout AppState) -> Reaction {
    app.overlay = nil
    return choices.choices.isEmpty ? .nothing : .action(.fixing(.apply(choices, chosen)))
  }

  private func copy(_ app: inout AppState) {
    guard !choices.choices.isEmpty else { return }
    app.open(SourceFormOverlay(choices: choices, candidate: chosen))
  }

  /// Where there is nothing to arrange this stays open, and the message says so.
  private func arrange(_ app: inout AppState) -> Reaction {
    if canArrange { app.overlay = nil }
    return .action(.fixing(.arrange))
  }

  /// A press chooses a change, and applies the chosen one; one elsewhere leaves.
  package func point(
    _ app: inout AppState, _ event: MouseEvent, _ analyser: Analyser
  ) -> Reaction {
    point(&app, event, analyser) { point, frame, app in
      if point.row == frame.rows - 1 {
        let hint = hints(app, rows: frame.rows).first {
          ($0.column..<$0.end).contains(point.column)
        }
        return hint.map { .action(.overlay(.type(String($0.letter.suffix(1))))) } ?? .nothing
      }
      let rows = FixRows(self, columns: frame.columns, app)
      guard let choice = rows.choice(at: point.row, rows: frame.rows) else { return .nothing }
      if choice == chosen { return accept(&app) }
      var other = self
      other.chosen = choice
      app.open(other)
      return .nothing
    }
  }
}

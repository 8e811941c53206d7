internal import Languages
package import Screen
package import Wording

/// A question with its answers, in the last rows of the screen.
package struct QuestionOverlay: Overlay {
  /// An answer.
  package struct Answer: Hashable, Sendable {
    /// The letter that gives it.
    package var key: Unicode.Scalar
    package var label: Words
    /// What it does; nil for nothing.
    package var action: Action?

    /// An answer by a letter.
    package init(key: Unicode.Scalar, label: Words, action: Action? = nil) {
      (self.key, self.label, self.action) = (key, label, action)
    }
  }

  package var text: Words
  package var answers: [Answer]

  /// A question and its answers.
  package init(text: Words, answers: [Answer]) {
    (self.text, self.answers) = (text, answers)
  }

  /// A piece that stays on one row: a word of the question, or an answer.
  private struct Piece {
    var row: Int
    var column: Int
    var words: ScreenWords
    /// The letter of an answer.
    var key: Unicode.Scalar?

    /// The columns of its words, and of the letter in brackets before them.
    var width: Int { words.columns + (key == nil ? 0 : 4) }

    /// Whether it has a cell of the question's frame.
    func contains(_ point: Point) -> Bool {
      point.row == row && point.column >= column && point.column < column + width
    }
  }

  /// Where the pieces stand on rows of a width. No answer is broken. Where question and answers do
  /// not fit on one row, the first answer begins a row.
  private func pieces(columns: Int, _ words: Catalogue) -> [Piece] {
    let text = words.onScreen(text)
    let answers = answers.map { (key: $0.key, label: words.onScreen($0.label)) }
    var pieces: [Piece] = []
    var (row, column) = (0, 1)
    func add(_ words: ScreenWords, key: Unicode.Scalar? = nil, gap: Int) {
      var piece = Piece(row: row, column: column, words: words, key: key)
      if column > 1, column + piece.width > columns {
        (row, column) = (row + 1, 1)
        (piece.row, piece.column) = (row, column)
      }
      pieces.append(piece)
      column += piece.width + gap
    }
    for line in text.wrapped(to: max(1, columns - 2)) { add(line, gap: 1) }
    let all = answers.reduce(column) { $0 + $1.label.columns + 6 } - 2
    if all > columns { (row, column) = (row + 1, 1) }
    for answer in answers { add(answer.label, key: answer.key, gap: 2) }
    return pieces
  }

  package func subject(_ app: AppState, _ analyser: Analyser) -> [Words] {
    ["This question waits for an answer: the letter in brackets gives it."]
  }

  package func frame(_ app: AppState, _ analyser: Analyser) -> Rect {
    let keys = app.plan.keys
    let rows = 1 + (pieces(columns: keys.columns, app.words).last?.row ?? 0)
    let row = max(0, keys.row + 1 - rows)
    return Rect(row: row, column: keys.column, rows: keys.row + 1 - row, columns: keys.columns)
  }

  package func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    for row in 0..<canvas.rows {
      canvas.fill(row: row, columns: 0..<canvas.columns, style: Style())
    }
    for piece in pieces(columns: canvas.columns, app.words) {
      var at = piece.column
      if let key = piece.key {
        at = canvas.write(verbatim: "[\(key)]", row: piece.row, column: at, .key) + 1
      }
      at = canvas.write(
        piece.words, row: piece.row, column: at, piece.key == nil ? .warning : .text)
      canvas.placeCursor(row: piece.row, column: min(at, canvas.columns - 1))
    }
  }

  package func update(
    _ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser
  ) -> Reaction {
    switch key {
    case .type(let text):
      guard text.count == 1, let letter = text.lowercased().unicodeScalars.first,
        let answer = answers.first(where: { $0.key == letter })
      else { return .nothing }
      app.overlay = nil
      return answer.action.map { .action($0) } ?? .nothing
    case .quit:
      // This question is closed first, as ending the program may ask another one.
      app.overlay = nil
      return .action(.signal(.fileAsked(.quit)))
    case .close: app.overlay = nil
    case .erase, .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .accept, .suspend:
      break
    }
    return .nothing
  }

  /// A press on an answer gives it, as its letter does; one elsewhere leaves the question open.
  package func point(
    _ app: inout AppState, _ event: MouseEvent, _ analyser: Analyser
  ) -> Reaction {
    let frame = frame(app, analyser)
    guard event.kind == .press(.left), frame.contains(event.at) else { return .nothing }
    let at = frame.inside(event.at)
    let pressed = pieces(columns: frame.columns, app.words).first { $0.contains(at) }
    return pressed?.key.map { .action(.overlay(.type(String($0)))) } ?? .nothing
  }
}

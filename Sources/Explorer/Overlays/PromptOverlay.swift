internal import Screen

/// A line to fill in, or a question with its answers; both stand in the last row, a long question in the row above.
enum PromptOverlay {
  /// Draws a line to fill in.
  static func draw(_ prompt: Overlay.Prompt, text: String, into canvas: inout Canvas) {
    canvas.fill(row: 0, columns: 0..<canvas.columns, style: Style())
    let title =
      canvas.columns > 70
      ? prompt.title : prompt.title.split(separator: "(").first.map { String($0) } ?? ""
    let at = canvas.write(" " + title + ": ", row: 0, column: 0, .focusedTitle)
    let room = max(1, canvas.columns - at - 1)
    let end = canvas.write(
      String(PrintableText.of(text).suffix(room)), row: 0, column: at, .accent)
    canvas.placeCursor(row: 0, column: min(end, canvas.columns - 1))
  }

  /// Whether a question and its answers are too long for one row.
  static func needsTwoRows(_ question: Overlay.Question, columns: Int) -> Bool {
    question.answers.reduce(question.text.count + 2) { $0 + $1.label.count + 6 } > columns + 2
  }

  /// Draws a question, in two rows where it has them.
  static func draw(_ question: Overlay.Question, into canvas: inout Canvas) {
    for row in 0..<canvas.rows {
      canvas.fill(row: row, columns: 0..<canvas.columns, style: Style())
    }
    let row = canvas.rows - 1
    var at = 1
    if row > 0 || !needsTwoRows(question, columns: canvas.columns) {
      let end = canvas.write(question.text + " ", row: 0, column: at, .warning)
      at = row > 0 ? 1 : end
    }
    for answer in question.answers {
      at = canvas.write("[\(answer.key)] ", row: row, column: at, .key)
      at = canvas.write(answer.label + "  ", row: row, column: at, .text)
    }
    canvas.placeCursor(row: row, column: min(at, canvas.columns - 1))
  }
}

internal import Screen

/// A line to fill in, or a question with its answers; both stand in the last row.
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

  /// Draws a question.
  static func draw(_ question: Overlay.Question, into canvas: inout Canvas) {
    canvas.fill(row: 0, columns: 0..<canvas.columns, style: Style())
    var at = 1
    if canvas.columns >= 60 {
      at = canvas.write(question.text + " ", row: 0, column: at, .warning)
    }
    for answer in question.answers {
      at = canvas.write("[\(answer.key)] ", row: 0, column: at, .key)
      at = canvas.write(answer.label + "  ", row: 0, column: at, .text)
    }
    canvas.placeCursor(row: 0, column: min(at, canvas.columns - 1))
  }
}

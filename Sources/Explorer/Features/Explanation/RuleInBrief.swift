internal import Explanation
internal import ExplorerCore
internal import Languages
internal import Learning
internal import Wording

/// What a rule says, in the rows that a pane leaves free: its summary, and how it does that;
/// of these, all that is whole there.
struct RuleInBrief {
  private let lines: [ReadingLine]

  /// As much as fits below the first rows of a part, a column from either edge.
  init(_ name: String, below filled: Int, of canvas: Canvas) {
    let told = TermLines(words: canvas.words, width: max(8, canvas.columns - 2))
    let rules = Reference.senses(of: name).compactMap { found -> RuleText? in
      if case .rule(let text) = found { text } else { nil }
    }
    let parts = rules.first.map { [told.summary($0), told.body($0)] } ?? []
    var lines: [ReadingLine] = []
    for part in parts where filled + lines.count + 1 + part.count <= canvas.rows {
      // Nothing is told of a rule without its name.
      guard !lines.isEmpty || part.first?.role == .accent else { break }
      lines += [ReadingLine()] + part
    }
    self.lines = lines
  }

  /// Draws it below the first rows; a press on it asks for more.
  func draw(below filled: Int, into canvas: inout Canvas) {
    for (number, line) in lines.enumerated() {
      let row = filled + number
      if let words = line.words {
        canvas.write(words, row: row, column: 1, line.role == .accent ? .accent : .quiet)
      } else {
        canvas.drawLeftToRight(columns: 1..<max(1, canvas.columns - 1)) {
          $0.write(verbatim: line.text, row: row, column: 0, .quiet)
        }
      }
      if number > 0 { canvas.offer(.trace(.openRule), row: row) }
    }
  }
}

internal import Explanation
internal import ExplorerCore
internal import Languages
internal import Learning
internal import Wording

/// What a rule says, in the rows that a pane leaves free: its summary, how it does that, and its
/// example; of these, all that is whole there, by whole sentences. A sign behind them says where
/// there is more. Blank rows between them take no row that words have use for.
struct RuleInBrief {
  private let lines: [ReadingLine]
  /// Whether something of the rule has no place.
  private let isCut: Bool

  /// As much as fits below the first rows of a part, a column from either edge.
  init(_ name: String, below filled: Int, of canvas: Canvas) {
    let rules = Reference.senses(of: name).compactMap { found -> RuleText? in
      if case .rule(let text) = found { text } else { nil }
    }
    func told(columns: Int) -> (lines: [ReadingLine], isCut: Bool) {
      let told = TermLines(words: canvas.words, width: max(8, columns))
      return rules.first.map { Self.lines(of: $0, told, space: canvas.rows - filled) }
        ?? ([], false)
    }
    let all = told(columns: canvas.columns - 2)
    // The sign has a column of its own between two blanks.
    let cut = all.isCut ? told(columns: canvas.columns - 4) : all
    (lines, isCut) = cut.lines.isEmpty ? all : cut
  }

  /// Where neither the whole of how it does that nor its example has a place, the first sentences
  /// are told that have one; where not even the summary has, its first lines.
  private static func lines(
    of rule: RuleText, _ told: TermLines, space: Int
  ) -> (lines: [ReadingLine], isCut: Bool) {
    let summary = told.summary(rule)
    guard summary.count <= space else { return (Array(summary.prefix(max(0, space))), true) }
    var parts = [summary]
    var free = space - summary.count
    var isCut = false
    for part in [told.body(rule), told.example(rule)] where !part.isEmpty {
      if part.count <= free {
        parts.append(part)
        free -= part.count
      } else {
        isCut = true
      }
    }
    if parts.count == 1 {
      let beginning = told.beginning(of: rule, lines: free)
      if !beginning.isEmpty { parts.append(beginning) }
      free -= beginning.count
    }
    // The picture is told from the rule first.
    var lines: [ReadingLine] = []
    for part in parts {
      if free > 0 {
        lines.append(ReadingLine())
        free -= 1
      }
      lines += part
    }
    return (lines, isCut)
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
      if number > 0 || line.words != nil { canvas.offer(.trace(.openRule), row: row) }
    }
    guard isCut, let last = lines.last else { return }
    // One blank behind the last words, where there is room: a sign that touches them would say that
    // a word is cut.
    let end = 1 + (last.words?.columns ?? last.text.count)
    canvas.put(
      Sign.more, row: filled + lines.count - 1, column: max(end, min(end + 1, canvas.columns - 2)),
      style: canvas.theme[.quiet])
  }
}

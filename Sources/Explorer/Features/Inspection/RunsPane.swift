internal import BidiAlgorithm
internal import Screen
internal import TextModel

/// The runs of one resolved level on the caret's line, and the paragraph's isolating run sequences.
enum RunsPane: Pane {
  static let title = "Runs"
  static let isMirrored = true
  static let height = PaneHeight(least: 8)

  /// Which direction it shows: each run's, not the paragraph's.
  static func note(_ state: AppState, _ analysis: Analysis) -> String? { "text direction" }

  /// Draws the pane.
  static func draw(_ state: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.writeRight("visual", row: 0, before: canvas.columns, .quiet)
    let runs = analysis.line.runs.enumerated()
      .map { (visual: $0.offset + 1, run: $0.element) }
      .sorted { $0.run.range.lowerBound < $1.run.range.lowerBound }
    canvas.write("\(counted(runs.count, "run")) of this line", row: 0, column: 0, .quiet)
    let sequences = analysis.structure?.sequences
    let wanted = 2 + (sequences?.count ?? 1)
    let space = max(1, canvas.rows - 1 - min(wanted, canvas.rows / 2))
    let current = runs.firstIndex { $0.run.range.contains(analysis.caretScalar ?? 0) } ?? 0
    let first = max(0, min(current - space / 2, runs.count - space))
    var row = 1
    for (index, item) in runs.enumerated().dropFirst(first).prefix(space) {
      let level = Int(item.run.level.rawValue)
      if index == current {
        canvas.put(Sign.caretRow, row: row, column: 0, style: canvas.theme[.caretMark])
        canvas.placeCursor(row: row, column: 0)
      }
      canvas.writeRight(String(index + 1), row: row, before: 4, .quiet)
      canvas.write(
        bracketed(
          analysis.offset(item.run.range.lowerBound)..<analysis.offset(item.run.range.upperBound)),
        row: row, column: 5, .text)
      canvas.write(
        "level \(level) \(Sign.arrow(item.run.level.direction))", row: row, column: 16,
        .level(level))
      canvas.writeRight(String(item.visual), row: row, before: canvas.columns, .text)
      row += 1
    }
    drawSequences(sequences, from: row, analysis, &canvas)
  }

  private static func drawSequences(
    _ sequences: [IsolatingRunSequence]?, from row: Int, _ analysis: Analysis,
    _ canvas: inout Canvas
  ) {
    var row = row
    canvas.write("run sequences (X10)", row: row, column: 0, .quiet)
    row += 1
    guard let sequences else {
      canvas.write("the paragraph is too long to list them", row: row, column: 1, .quiet)
      return
    }
    for (index, sequence) in sequences.enumerated() {
      guard row < canvas.rows else { return }
      if row == canvas.rows - 1, index < sequences.count - 1 {
        canvas.write("and \(sequences.count - index) more", row: row, column: 1, .quiet)
        return
      }
      let level = Int(sequence.level.rawValue)
      let holdsCaret = sequence.levelRuns.contains { $0.contains(analysis.caretScalar ?? -1) }
      if holdsCaret {
        canvas.put(Sign.caretRow, row: row, column: 0, style: canvas.theme[.caretMark])
      }
      let ranges = sequence.levelRuns.map {
        bracketed(analysis.offset($0.lowerBound)..<analysis.offset($0.upperBound))
      }.joined(separator: "+")
      var at = canvas.write("\(level) ", row: row, column: 2, .level(level))
      at = canvas.write(ranges + " ", row: row, column: at, .text)
      canvas.write(
        "sos \(sequence.startOfSequence.shortName) eos \(sequence.endOfSequence.shortName)",
        row: row, column: max(at, min(16, canvas.columns - 11)), .quiet)
      row += 1
    }
  }
}

internal import BidiAlgorithm
internal import Explanation
internal import ExplorerCore
internal import Screen
internal import TextModel
internal import Wording

/// An isolating run sequence from sos to eos: what the W and N rules see, side by side.
struct SequenceStrip {
  private let view: TraceView
  private let analysis: Analysis
  private let sequence: IsolatingRunSequence
  /// The scalars of the sequence around the caret's, in storage order.
  private let positions: [Int]

  init(_ sequence: IsolatingRunSequence, _ view: TraceView, _ analysis: Analysis) {
    self.sequence = sequence
    self.view = view
    self.analysis = analysis
    let near = view.position - 200..<view.position + 200
    positions = sequence.levelRuns.flatMap { run in
      run.clamped(to: near).filter { !view.explained.paragraph.isRemoved(at: $0) }
    }
  }

  /// Draws glyphs, classes after the chosen stage, and the scalars that decided.
  func draw(row: Int, into canvas: inout Canvas) {
    let step = view.trace.cellWidth + 1
    let space = max(1, (canvas.columns - 10) / step)
    let caret = positions.firstIndex(of: view.position) ?? 0
    let shown = Array(positions[shownRange(of: positions.count, in: space, around: caret)])
    var at = 0
    if shown.first == sequence.levelRuns.first?.lowerBound {
      at = canvas.write(Words(own: "sos"), row: row, column: 0, .quiet)
      canvas.write(
        Words(verbatim: sequence.startOfSequence.shortName), row: row + 1, column: 0, .text)
    } else {
      at = canvas.write(Words(verbatim: String(Sign.more)), row: row, column: 2, .quiet)
    }
    at = 4
    canvas.put("\u{251C}", row: row + 1, column: at - 2, style: canvas.theme[.border])
    var last: Int?
    for position in shown {
      // Marks where one level run is joined to the next, across an isolate.
      if let last,
        !sequence.levelRuns.contains(where: { $0.contains(last) && $0.contains(position) })
      {
        canvas.put("\u{2504}", row: row + 1, column: at - 1, style: canvas.theme[.accent])
      }
      drawScalar(position, row: row, column: at, space: step - 1, &canvas)
      at += step
      last = position
    }
    if let last, let end = sequence.levelRuns.last?.upperBound, last >= end - 1 {
      canvas.write(Words(own: "eos"), row: row, column: at + 1, .quiet)
      canvas.put("\u{2524}", row: row + 1, column: at, style: canvas.theme[.border])
      canvas.write(
        Words(verbatim: sequence.endOfSequence.shortName), row: row + 1, column: at + 2, .text)
    } else {
      canvas.put(Sign.more, row: row, column: at, style: canvas.theme[.quiet])
    }
  }

  private func drawScalar(
    _ position: Int, row: Int, column: Int, space: Int, _ canvas: inout Canvas
  ) {
    let theme = canvas.theme
    for row in row..<row + 3 {
      canvas.offer(
        StructurePane.choose(position, view, analysis), row: row, columns: column..<column + space)
    }
    ScalarGlyph.draw(
      analysis.content.scalars[position], level: Int(sequence.level.rawValue), space: space,
      row: row, column: column, into: &canvas)
    let cells = view.explained.cells(at: position)
    let stage = min(max(view.stage, .x9), .n2)
    if case .bidiClass(let bidiClass) = cells[
      stage == .x10 ? TraceStage.x9.rawValue : stage.rawValue
    ]
    .content {
      canvas.write(Words(verbatim: bidiClass.shortName), row: row + 1, column: column, .text)
    }
    for x in column..<column + space {
      if position == view.position {
        canvas.restyle(row: row + 1, column: x) { theme.select(&$0) }
      } else if view.deciding.contains(position) {
        canvas.restyle(row: row + 1, column: x) { theme.mark(&$0) }
      }
    }
    if view.deciding.contains(position) {
      canvas.put(Sign.deciding, row: row + 2, column: column, style: theme[.accent])
    } else if position == view.position {
      canvas.put(Sign.caretUp, row: row + 2, column: column, style: theme[.caretMark])
    }
  }
}

internal import BidiAlgorithm
internal import Explanation
internal import ExplorerCore
internal import Screen
internal import TextModel
internal import UnicodeData
internal import Wording

/// What the chosen rule works on, drawn: the status stack, the sequence with its ends, the bracket
/// pairs, the reversals. Below that the rule in words, where there are rows for it.
enum StructurePane: Pane {
  static let title: Words = "Structure"
  static let height = PaneHeight(least: 5, most: 14, weight: 2)
  static let bar = [
    BarEntry("stop here", brief: "step", .trace(.step)),
    BarEntry("next change", brief: "change", .trace(.change(1))),
    BarEntry("reference", brief: "reference", .trace(.openRule)),
    BarEntry("rule", .trace(.stage(by: -1)), .trace(.stage(by: 1))), .scroll,
  ]
  static let commands = Command.scrolling("Structure")
  static let isScrolled = true

  static func action(forTyped letter: Unicode.Scalar) -> Action? {
    TracePane.action(forTyped: letter)
  }

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    guard let view = analysis.trace else { return }
    canvas.drawScrolled(by: app.scrolledRows(of: ExplanationFeature.structure)) {
      drawPicture(view, app, analysis, &$0)
    }
    let filled = rowsFilled(app, rows: canvas.rows, columns: canvas.columns) {
      drawPicture(view, app, analysis, &$0)
    }
    RuleInBrief(view.ruleName, below: filled, of: canvas).draw(below: filled, into: &canvas)
  }

  /// What the rule says takes no row that another pane has use for.
  static func wish(
    _ app: AppState, _ analysis: Analysis, rows: Int, columns: Int
  ) -> Int {
    guard let view = analysis.trace else { return 0 }
    return rowsFilled(app, rows: rows, columns: columns) {
      drawPicture(view, app, analysis, &$0)
    }
  }

  /// Draws what the chosen rule works on.
  private static func drawPicture(
    _ view: TraceView, _ app: AppState, _ analysis: Analysis, _ canvas: inout Canvas
  ) {
    switch view.stage {
    case .database, .paragraph: drawParagraph(view, analysis, &canvas)
    case .explicit, .override, .x9: StackDrawing.draw(view, analysis, into: &canvas)
    case .n0: drawPairs(view, analysis, &canvas)
    case .l1, .l2, .l3, .l4:
      canvas.drawLeftToRight(columns: 0..<canvas.columns) {
        drawReversals(view, app, analysis, &$0)
      }
    case .x10, .w1, .w2, .w3, .w4, .w5, .w6, .w7, .n1, .n2, .i1, .i2:
      drawSequence(view, analysis, &canvas)
    }
  }

  /// A press goes to a scalar and keeps the stage.
  static func choose(_ position: Int?, _ view: TraceView, _ analysis: Analysis) -> Action {
    .trace(.choose(view.stage, position.map { ScalarOffset(analysis.offset($0)) }))
  }

  // MARK: - P2, P3

  private static func drawParagraph(
    _ view: TraceView, _ analysis: Analysis, _ canvas: inout Canvas
  ) {
    let level = view.explained.paragraph.paragraphLevel
    canvas.write("paragraph level ", row: 0, column: 0, .quiet)
    let number = Int(level.rawValue)
    canvas.write(
      Words.number(number, arrow: level.direction), row: 0, column: 16, .level(number))
    canvas.offer(choose(0, view, analysis), row: 0)
    guard let decision = view.explained.decision else { return }
    var row = 1
    if let position = decision.because.first {
      canvas.offer(choose(position, view, analysis), row: row)
      canvas.write("decided at ", row: row, column: 0, .quiet)
      canvas.write(
        Words(verbatim: "\(Sign.deciding)\(analysis.offset(position))"), row: row, column: 16,
        .accent)
      row += 1
    }
    if case .skipped(let ranges) = decision.detail, !ranges.isEmpty {
      canvas.write("passed over", row: row, column: 0, .quiet)
      canvas.offer(choose(ranges.first?.lowerBound, view, analysis), row: row)
      let text = RangeNotation.text(ranges.map { analysis.offset($0) })
      canvas.write(Words(verbatim: text), row: row, column: 16, .text)
    }
  }

  // MARK: - X10, W, N

  private static func drawSequence(
    _ view: TraceView, _ analysis: Analysis, _ canvas: inout Canvas
  ) {
    guard let number = view.explained.sequenceNumber(at: view.position) else {
      canvas.write("X9 removed it: it is in no sequence.", fromRow: 0, column: 0, .quiet)
      return
    }
    let sequence = view.explained.sequences[number]
    let level = Int(sequence.level.rawValue)
    var at = canvas.write(
      "sequence \(number: number + 1) of \(number: view.explained.sequences.count), level ", row: 0,
      column: 0,
      .quiet)
    at = canvas.write(
      Words.number(level, arrow: sequence.level.direction), row: 0, column: at, .level(level))
    let strip = SequenceStrip(sequence, view, analysis)
    for row in 0..<4 {
      canvas.offer(choose(sequence.levelRuns.first?.lowerBound, view, analysis), row: row)
    }
    canvas.drawLeftToRight(columns: 0..<canvas.columns) { strip.draw(row: 1, into: &$0) }
    var row = 4
    for run in sequence.levelRuns where row < canvas.rows {
      let kept = view.explained.kept(run)
      canvas.write(
        "level run \(verbatim: RangeNotation.runs(kept.map { analysis.offset($0) }))", row: row,
        column: 0, .quiet)
      canvas.offer(choose(run.lowerBound, view, analysis), row: row)
      row += 1
    }
  }

  // MARK: - N0

  private static func drawPairs(_ view: TraceView, _ analysis: Analysis, _ canvas: inout Canvas) {
    let pairs = view.explained.bracketPairs
    guard !pairs.isEmpty else {
      canvas.write("no bracket pairs", row: 0, column: 0, .quiet)
      return
    }
    canvas.write("\(counted(pairs.count, .bracketPairs)) (BD16)", row: 0, column: 0, .quiet)
    canvas.offer(choose(pairs.first?.pair.opening, view, analysis), row: 0)
    let space = max(1, canvas.rows - 1)
    // Marks the innermost pair around the caret. Without one, the list begins with what comes after
    // the caret.
    let current = pairs.lastIndex {
      $0.pair.opening <= view.position && view.position <= $0.pair.closing
    }
    let near = current ?? pairs.firstIndex { $0.pair.opening > view.position } ?? pairs.count - 1
    let shown = shownRange(of: pairs.count, in: space, around: near)
    canvas.lists(shown, of: pairs.count)
    for (row, index) in shown.enumerated() {
      let (item, row) = (pairs[index], 1 + row)
      canvas.offer(choose(item.pair.opening, view, analysis), row: row)
      if index == current {
        canvas.put(Sign.caretRow, row: row, column: 0, style: canvas.theme[.caretMark])
      }
      let scalars = analysis.content.scalars
      ScalarGlyph.draw(
        scalars[item.pair.opening], level: 0, space: 2, row: row, column: 2, into: &canvas)
      let at = canvas.write(
        Words(
          verbatim:
            "\(analysis.offset(item.pair.opening))\u{2500}\(analysis.offset(item.pair.closing))"),
        row: row, column: 4, .text)
      ScalarGlyph.draw(
        scalars[item.pair.closing], level: 0, space: 2, row: row, column: at + 1, into: &canvas)
      canvas.write(
        Self.words(item.branch), row: row, column: max(at + 4, 14),
        index == current ? .accent : .text)
    }
  }

  private static func words(_ branch: BidiEvent.BracketBranch) -> Words {
    switch branch {
    case .b: "b  as embedded"
    case .c1: "c1 as before it"
    case .c2: "c2 as embedded"
    case .d: "d  left to N1, N2"
    }
  }

  // MARK: - L2

  /// The line in storage order, and after each reversal; each in as many rows as there is space
  /// for, with a sign at an end where more of the line is not shown.
  private static func drawReversals(
    _ view: TraceView, _ app: AppState, _ analysis: Analysis, _ canvas: inout Canvas
  ) {
    let explained = view.explained
    let step =
      analysis.memory[
        GlyphStep(content: analysis.content, clusters: app.session.settings.clusters)]
    let levels = explained.levels(ofLineAfter: .l1)
    let start = explained.line.lowerBound
    let steps = explained.stepsOfL2
    let space = max(1, (canvas.columns - 9) / step)
    // One row says that nothing is reversed.
    let rows = steps.isEmpty ? canvas.rows - 1 : canvas.rows / (steps.count + 1)
    let height = max(1, min(rows, (explained.orderBeforeL2.count + space - 1) / space))
    func show(_ title: Words, _ order: [Int], row: Int) {
      canvas.write(title, row: row, column: 0, .quiet)
      for row in row..<row + height { canvas.offer(choose(order.first, view, analysis), row: row) }
      let caret = order.firstIndex(of: view.position) ?? 0
      let shown = shownRange(of: order.count, in: space * height, around: caret)
      for (index, position) in order[shown].enumerated() {
        let (row, column) = (row + index / space, 8 + index % space * step)
        canvas.offer(choose(position, view, analysis), row: row, columns: column..<column + step)
        let place = shown.lowerBound + index
        if place == shown.lowerBound && place > 0
          || place == shown.upperBound - 1 && shown.upperBound < order.count
        {
          canvas.put(Sign.more, row: row, column: column, style: canvas.theme[.quiet])
          continue
        }
        ScalarGlyph.draw(
          analysis.content.scalars[position], level: Int(levels[position - start].rawValue),
          space: step, row: row, column: column, into: &canvas)
        if position == view.position {
          canvas.select(row: row, columns: column..<column + 1)
        }
      }
    }
    show("storage", explained.orderBeforeL2, row: 0)
    for (number, step) in steps.enumerated() where (number + 1) * height < canvas.rows {
      show(Words(own: "\u{2265}\(step.level)"), step.order, row: (number + 1) * height)
    }
    if steps.isEmpty {
      canvas.drawWords { $0.write("nothing is reversed", row: height, column: 0, .quiet) }
    }
  }
}

internal import BidiAlgorithm
internal import ExplorerCore
internal import Screen
internal import TextModel
internal import UnicodeData
internal import Wording

/// The runs of one resolved level on the caret's line, and the paragraph's isolating run sequences.
enum RunsPane: Pane {
  static let title: Words = "Runs"
  static let tellsLevels = true
  static let height = PaneHeight(least: 5, usual: 8)
  static let commands = Command.scrolling("Runs")
  static let isScrolled = true

  static let bar: [BarEntry] = [.scroll, .caret, .zoom, .explainWords]

  /// Which direction it shows: each run's, not the paragraph's.
  static func note(_ app: AppState, _ analysis: Analysis) -> Words? { "text direction" }

  /// What stands in which row.
  private struct Rows {
    /// The runs of the caret's line in storage order, each with its number from the left, counted
    /// from 1.
    let runs: [(visual: Int, run: VisualRun)]
    /// The paragraph's sequences; nil where it is too long to list them.
    let sequences: [IsolatingRunSequence]?
    /// The index of the caret's run.
    let current: Int
    /// The runs that are shown, from row 1 on.
    let shown: Range<Int>
    /// Whether the only sequence has one row, so that the runs get the others.
    let hasSequenceInOneRow: Bool

    init(_ app: AppState, _ analysis: Analysis, rows: Int) {
      runs = analysis.line.runs.enumerated()
        .map { (visual: $0.offset + 1, run: $0.element) }
        .sorted { $0.run.range.lowerBound < $1.run.range.lowerBound }
      sequences = analysis.structure?.sequences
      let wanted = 1 + (sequences?.count ?? 1)
      let kept = min(wanted, rows / 2)
      hasSequenceInOneRow =
        sequences?.count == 1 && (kept == 1 || kept == 2 && runs.count > rows - 1 - kept)
      let space = max(1, rows - 1 - (hasSequenceInOneRow ? 1 : kept))
      current = runs.firstIndex { $0.run.range.contains(analysis.caretScalar ?? 0) } ?? 0
      shown = shownRange(
        shownRange(of: runs.count, in: space, around: current),
        movedBy: app.scrolledRows(of: InspectionFeature.runs), of: runs.count)
    }

    /// The first scalar, from the paragraph's start, of the run or the sequence in a row.
    func start(inRow row: Int) -> Int? {
      // The first row says that there are runs above: a press on it goes to them.
      if row == 0 {
        return shown.count < runs.count
          ? runs[shown.upperBound % runs.count].run.range.lowerBound : nil
      }
      if row >= 1, row <= shown.count {
        return runs[shown.lowerBound + row - 1].run.range.lowerBound
      }
      // In the place of the head stands the only sequence where it has one row.
      if row == shown.count + 1, hasSequenceInOneRow {
        return sequences?.first?.levelRuns.first?.lowerBound ?? 0
      }
      // Below the head stands that the paragraph is empty, if it is.
      if runs.isEmpty, sequences?.isEmpty == true { return row == 2 ? 0 : nil }
      guard let sequences, sequences.indices.contains(row - shown.count - 2) else { return nil }
      return sequences[row - shown.count - 2].levelRuns.first?.lowerBound
    }
  }

  /// The caret goes to the start of the run or sequence under the pointer.
  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    let rows = Rows(app, analysis, rows: size.rows)
    // The last row may say how many more there are: a press on it goes to the first of those.
    if let start = rows.start(inRow: point.row) {
      return .goTo(ScalarOffset(analysis.offset(start)))
    }
    // A head is no place of the text: a press asks what it means.
    return point.row == 0 || point.row == rows.shown.count + 1 ? .explainWords : nil
  }

  /// Draws the pane.
  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    let head: Words = "visual"
    let rows = Rows(app, analysis, rows: canvas.rows)
    let (count, shown) = (rows.runs.count, rows.shown)
    canvas.lists(shown, of: count, isOnEdge: false)
    let inFull: Words =
      shown.count == count
      ? "\(counted(count, .runs)) of this line"
      : "runs \(number: shown.lowerBound + 1) to \(number: shown.upperBound) of \(number: count)"
    let ranges = rows.shown.map { index in
      let range = rows.runs[index].run.range
      return RangeNotation.run(
        analysis.offset(range.lowerBound)..<analysis.offset(range.upperBound))
    }
    let widest = ranges.map(\.count).max() ?? 0
    let long = canvas.width(of: level(0, .leftToRight))
    let digits = String(count).count
    // The last column of the pane stays free where nothing is left out for that.
    let isRoomy =
      canvas.width(of: inFull) + canvas.width(of: head) + 2 <= canvas.columns
      && max(16, 6 + widest) + long + digits + 2 <= canvas.columns
    let edge = canvas.columns - (isRoomy ? 1 : 0)
    canvas.writeRight(head, row: 0, before: edge, .quiet)
    // A blank separates it from the head of the last column.
    let space = edge - canvas.width(of: head) - 1
    // With less than three blanks between them they read as one phrase. Each row has the number of
    // its run, so how many are shown is enough.
    let inBrief: Words =
      shown.count == count
      ? counted(count, .runs) : countShown(shown.count, of: count)
    let isWhole = canvas.width(of: inFull) <= space - 2
    canvas.write(
      isWhole ? inFull : inBrief, row: 0, column: 0, width: space, .quiet)
    // Ranges far into a long text are long. The word is left out before they are cut.
    let end = edge - 1 - digits
    let isShort = max(16, 6 + widest) + long > end
    let levelColumn = isShort ? min(6 + widest, end - 4) : max(16, 6 + widest)
    for (row, index) in rows.shown.enumerated() {
      let range = ranges[row]
      let (row, item) = (row + 1, rows.runs[index])
      let level = Int(item.run.level.rawValue)
      if index == rows.current {
        canvas.put(Sign.caretRow, row: row, column: 0, style: canvas.theme[.caretMark])
        canvas.placeCursor(row: row, column: 0)
      }
      canvas.write(number: index + 1, of: rows.runs.count, row: row, before: 4, .quiet)
      canvas.write(Words(verbatim: range), row: row, column: 5, width: levelColumn - 6, .text)
      let direction = item.run.level.direction
      canvas.write(
        isShort ? Words.number(level, arrow: direction) : self.level(level, direction), row: row,
        column: levelColumn, .level(level))
      canvas.write(number: item.visual, of: rows.runs.count, row: row, before: edge, .text)
    }
    if rows.hasSequenceInOneRow, let sequence = rows.sequences?.first {
      drawInOneRow(sequence, row: 1 + rows.shown.count, &canvas)
    } else {
      drawSequences(rows.sequences, from: 1 + rows.shown.count, analysis, &canvas)
    }
  }

  /// The only sequence. Its range is the whole paragraph, so it is not written.
  private static func drawInOneRow(
    _ sequence: IsolatingRunSequence, row: Int, _ canvas: inout Canvas
  ) {
    let level = Int(sequence.level.rawValue)
    let head: Words = "sequence"
    var at = canvas.write(head + " ", row: row, column: 0, .quiet)
    at = canvas.write("level \(verbatim: level) ", row: row, column: at, .level(level))
    canvas.write(sos(sequence), row: row, column: at, .quiet)
  }

  private static func sos(_ sequence: IsolatingRunSequence) -> Words {
    "sos \(verbatim: sequence.startOfSequence.shortName) eos \(verbatim: sequence.endOfSequence.shortName)"
  }

  private static func level(_ level: Int, _ direction: TextDirection) -> Words {
    "level \(verbatim: level) \(verbatim: Sign.arrow(direction))"
  }

  private static func drawSequences(
    _ sequences: [IsolatingRunSequence]?, from row: Int, _ analysis: Analysis,
    _ canvas: inout Canvas
  ) {
    var row = row
    let title: Words = "isolating run sequences (X10)"
    canvas.write(
      canvas.width(of: title) <= canvas.columns ? title : "isolating run sequences", row: row,
      column: 0,
      .quiet)
    row += 1
    guard let sequences, let structure = analysis.structure else {
      canvas.write("the paragraph is too long to list them", row: row, column: 2, .quiet)
      return
    }
    if analysis.paragraphLayout.count == 0 {
      canvas.write("an empty paragraph", row: row, column: 2, .quiet)
    }
    let kept = sequences.prefix(max(0, canvas.rows - row)).map { structure.kept($0) }
    let said = kept.map { RangeNotation.runs($0, from: analysis.paragraphStart) }
    // Where a range is long, the word of the level is left out before anything is cut.
    let widest = 2 + (said.map(\.count).max() ?? 0) + 1 + 11
    let deepest = sequences.map { Int($0.level.rawValue) }.max() ?? 0
    let long = canvas.width(of: "level \(verbatim: deepest) ")
    let short = canvas.width(of: Words.number(deepest, arrow: .leftToRight) + " ")
    let isShort = widest + long > canvas.columns
    // The last column of the pane stays free where nothing is left out for that.
    let needed = widest + (isShort ? short : long)
    let edge = canvas.columns - (needed == canvas.columns ? 0 : 1)
    for (index, sequence) in sequences.enumerated() {
      guard row < canvas.rows else { return }
      if row == canvas.rows - 1, index < sequences.count - 1 {
        canvas.write("and \(verbatim: sequences.count - index) more", row: row, column: 2, .quiet)
        return
      }
      let level = Int(sequence.level.rawValue)
      let holdsCaret = kept[index].contains { $0.contains(analysis.caretScalar ?? -1) }
      if holdsCaret {
        canvas.put(Sign.caretRow, row: row, column: 0, style: canvas.theme[.caretMark])
      }
      let brief = Words.number(level, arrow: sequence.level.direction) + " "
      var at = canvas.write(
        isShort ? brief : "level \(verbatim: level) ", row: row, column: 2, .level(level))
      // Where the ranges are too long, they are cut, and not what is said behind them.
      at =
        canvas.write(
          Words(verbatim: said[index]), row: row, column: at, width: max(4, edge - 12 - at), .text)
        + 1
      canvas.write(sos(sequence), row: row, column: max(at, min(23, edge - 11)), .quiet)
      row += 1
    }
  }
}

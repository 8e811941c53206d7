internal import ExplorerCore
internal import Screen
internal import TextModel
internal import UnicodeData
internal import Wording

/// The attribute runs of the caret's paragraph in storage, and those of its line on the screen,
/// left to right.
enum AttributesPane: Pane {
  static let title: Words = "Attributes"
  static let tellsLevels = true
  /// Later it has its two heads, and three runs in each order: those of one marked part.
  static let height = PaneHeight(least: 6, later: 8)
  static let commands = Command.scrolling("Attributes")
  static let bar: [BarEntry] = [.scroll, .caret, .select, .zoom, .explainWords]
  static let isScrolled = true

  /// Draws the pane.
  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    let attributes = app.session.attributes
    let paragraph = analysis.document.range(of: analysis.paragraph)
    let runs = attributes.runs(in: paragraph)
    guard runs.contains(where: { !$0.attributes.isEmpty }) else {
      let words: Words =
        app.commands.keyName(of: .edit(.mark(.bold))).map {
          "No attributes here; select something: \(verbatim: $0) marks it bold."
        } ?? "No attributes here; select something."
      let end = canvas.write(words, fromRow: 0, column: 0, .quiet)
      for row in 0..<end { canvas.offer(.say(words), row: row) }
      // Rows that are kept for what comes look like waste unless they say so.
      let purpose: Words =
        "Shows what is marked bold or with a note, in storage and on the screen."
      var last = canvas.writeWhereRowsAreLeft(purpose, fromRow: end, column: 0, .quiet)
      if last == end {
        last = canvas.writeWhereRowsAreLeft(
          "What is marked is listed here.", fromRow: end, column: 0, .quiet)
      }
      for row in end..<last { canvas.offer(.say(purpose), row: row) }
      return
    }
    let pieces = pieces(on: analysis.line, attributes, analysis)
    canvas.drawScrolledItems(by: app.scrolledRows(of: AttributesFeature.attributes)) { canvas in
      drawLists(runs, pieces, app, analysis, into: &canvas)
    }
  }

  /// Draws the runs in storage and those on the screen, each list below its head. Gives the row of
  /// each head and run; an empty one where it has none.
  private static func drawLists(
    _ runs: [TextAttributes.Run], _ pieces: [Piece], _ app: AppState, _ analysis: Analysis,
    into canvas: inout Canvas
  ) -> [Range<Int>] {
    canvas.write("\(counted(runs.count, .runs)) in storage", row: 0, column: 0, .title)
    canvas.offer(.goTo(analysis.document.range(of: analysis.paragraph).lowerBound), row: 0)
    // A head without a run behind it says nothing: where two of them have no rows for that, those
    // in storage have all.
    let hasBoth = canvas.rows >= 4
    let space = max(0, canvas.rows - (hasBoth ? 2 : 1))
    // What the screen shows in one piece the text may have in several: both have half the pane at
    // least.
    let storageRows = min(
      runs.count, hasBoth ? max(space - pieces.count, (space + 1) / 2) : space)
    // In few rows the caret's run stands; the head has their number.
    let shown = shownRange(
      of: runs.count, in: storageRows,
      around: hasBoth && storageRows > 1 ? 0 : caretRun(runs, app))
    if !hasBoth { canvas.lists(shown, of: runs.count) }
    let none = 0..<0
    var items = [0..<1]
    for (index, run) in zip(shown, runs[shown]) {
      let row = 1 + index - shown.lowerBound
      canvas.offer(.goTo(run.range.lowerBound), row: row)
      let standsForMore =
        hasBoth && storageRows > 1 && storageRows < runs.count && index + 1 == shown.upperBound
      draw(run, row: row, isCut: standsForMore, analysis, &canvas)
      items.append(standsForMore ? none : row..<row + 1)
    }
    items += Array(repeating: none, count: runs.count - shown.count)
    guard hasBoth else { return items + Array(repeating: none, count: 1 + pieces.count) }
    let top = storageRows + 1
    canvas.write(
      "\(counted(pieces.count, .runs)) on this line of the screen", row: top, column: 0, .title)
    canvas.offer(pieces.first.map { .goTo($0.start) }, row: top)
    items.append(top..<top + 1)
    let seen = pieces.prefix(max(0, canvas.rows - top - 1))
    for (row, piece) in zip((top + 1)..., seen) {
      canvas.offer(.goTo(piece.start), row: row)
      let at = canvas.write(
        "columns \(verbatim: RangeNotation.text(piece.columns)) ", row: row, column: 1, .text)
      canvas.write(
        words(piece.attributes), row: row, column: max(at, 18),
        piece.attributes.isEmpty ? .quiet : .accent)
      items.append(row..<row + 1)
    }
    return items + Array(repeating: none, count: pieces.count - seen.count)
  }

  /// The run at the caret.
  private static func caretRun(_ runs: [TextAttributes.Run], _ app: AppState) -> Int {
    let caret = app.session.selection.focus.offset
    return runs.firstIndex { $0.range.upperBound > caret } ?? max(0, runs.count - 1)
  }

  private static func draw(
    _ run: TextAttributes.Run, row: Int, isCut: Bool, _ analysis: Analysis,
    _ canvas: inout Canvas
  ) {
    guard !isCut else {
      canvas.write("and more", row: row, column: 1, .quiet)
      return
    }
    var at = canvas.write(
      Words(verbatim: RangeNotation.text(run.range) + " "), row: row, column: 1, .text)
    at = canvas.write(
      words(run.attributes) + " ", row: row, column: max(at, 18),
      run.attributes.isEmpty ? .quiet : .accent)
    let start = max(at, 30)
    guard start + 1 < canvas.columns else { return }
    ScalarRow.draw(
      run.range, of: analysis.document, row: row, columns: start..<canvas.columns, into: &canvas)
  }

  private static func words(_ attributes: [TextAttribute]) -> Words {
    attributes.isEmpty ? "plain" : attributes.map(\.words).joined(by: ", ")
  }

  /// A stretch of cells on the screen with the same attributes.
  private struct Piece {
    var columns: Range<Int>
    /// The first scalar of its leftmost cell.
    var start: ScalarOffset
    var attributes: [TextAttribute]
  }

  private static func pieces(
    on line: VisualLine, _ attributes: TextAttributes, _ analysis: Analysis
  ) -> [Piece] {
    var pieces: [Piece] = []
    for cell in line.cells where cell.isVisible {
      let start = ScalarOffset(analysis.offset(cell.range.lowerBound))
      let here = attributes.attributes(at: start)
      if let last = pieces.last, last.attributes == here {
        pieces[pieces.count - 1].columns = last.columns.lowerBound..<cell.columns.upperBound
      } else {
        pieces.append(Piece(columns: cell.columns, start: start, attributes: here))
      }
    }
    return pieces
  }
}

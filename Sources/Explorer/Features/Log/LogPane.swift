internal import ExplorerCore
internal import Screen
internal import TextModel
internal import UnicodeData
internal import Wording

/// Each call of the check before a change, the newest first: the ranges, the replacement, and the
/// answer. It is what AppKit asks `textView(_:shouldChangeTextInRanges:replacementText:)`.
enum LogPane: Pane {
  static let title: Words = "Log: should the text change?"
  static let shortTitle: Words? = "Log"
  /// Later it has its heads, and two calls of several ranges, each with what one range would do.
  static let height = PaneHeight(least: 4, later: 7)

  static let commands: [Command] = [
    Command(
      "Log up", "Shows newer calls.", .pane, keys: [KeyPress(.up)],
      .feature(LogFeature.self, .scroll(-1))),
    Command(
      "Log down", "Shows older calls.", .pane, keys: [KeyPress(.down)],
      .feature(LogFeature.self, .scroll(1))),
  ]

  /// It scrolls where there are more calls than it has rows for.
  static func bar(in app: AppState) -> [BarEntry] {
    let rows = app.session.log.calls.reduce(1) { $0 + ($1.oneRange == nil ? 1 : 3) }
    let isCut = rows > app.plan[LogFeature.log]?.inner.rows ?? 0
    let scroll = BarEntry(
      "scroll", .feature(LogFeature.self, .scroll(-1)), .feature(LogFeature.self, .scroll(1)))
    return (isCut ? [scroll] : []) + [.zoom, .explainWords]
  }

  static func action(forWheel rows: Int, _ app: AppState) -> Action? {
    .feature(LogFeature.self, .scroll(rows))
  }

  /// The columns of ranges, replacement and answer, by the width.
  private struct Columns {
    var ranges: Int
    var replacement: Int
    var answer: Int
    var end: Int

    init(_ width: Int) {
      ranges = 5
      end = width
      answer = width - (width >= 50 ? 24 : 9)
      replacement = ranges + (answer - ranges) * 3 / 5
    }
  }

  /// Draws the pane.
  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    let columns = Columns(canvas.columns)
    canvas.placeCursor(row: 0, column: 0)
    canvas.writeRight("#", row: 0, before: 4, .quiet)
    canvas.write("in ranges", row: 0, column: columns.ranges, .quiet)
    canvas.write("new text", row: 0, column: columns.replacement, .quiet)
    canvas.write("answer", row: 0, column: columns.answer, .quiet)
    let scrolled = app[LogFeature.self].scroll
    let purpose: Words = "Each change that was asked for stands here, the newest first."
    let listed = Action.say(purpose)
    let newest = Action.feature(LogFeature.self, .scroll(-scrolled))
    canvas.offer(scrolled > 0 ? newest : listed, row: 0)
    let calls = app.session.log.calls
    if calls.isEmpty {
      canvas.write("no change was requested yet", row: 1, column: columns.ranges, .quiet)
      // Rows that are kept for what comes look like waste unless they say so.
      let end = canvas.writeWhereRowsAreLeft(purpose, fromRow: 2, column: columns.ranges, .quiet)
      for row in 1..<end { canvas.offer(listed, row: row) }
    }
    // How many calls are seen, and how many of these with all that is said of them.
    var (seen, whole) = (0, 0)
    var row = 1
    for call in calls.reversed().dropFirst(scrolled)
    where row < canvas.rows {
      draw(call, row: row, columns, &canvas)
      // The place that was asked about. The text may be shorter now.
      let place = min(
        call.proposal.ranges.first?.lowerBound ?? ScalarOffset(0),
        ScalarOffset(analysis.document.scalarCount))
      let shown = Action.feature(LogFeature.self, .show(number: call.number, place))
      canvas.offer(shown, row: row)
      row += 1
      if let outcome = call.oneRange {
        draw(outcome, row: row, columns, &canvas)
        for row in row..<row + 2 { canvas.offer(shown, row: row) }
        row += 2
      }
      seen += 1
      if row <= canvas.rows { whole += 1 }
    }
    let shown = max(whole, min(1, seen))
    canvas.lists(scrolled..<scrolled + shown, of: calls.count)
  }

  /// What programs with one range would do: the one range that holds all, and what is left where
  /// ranges are deleted from the first to the last.
  private static func draw(
    _ outcome: OneRangeOutcome, row: Int, _ columns: Columns, _ canvas: inout Canvas
  ) {
    let start = columns.ranges + 1
    var at = canvas.write(Words(own: "selectedRange "), row: row, column: start, .quiet)
    at = canvas.write(
      Words(verbatim: RangeNotation.text(outcome.around) + " "), row: row, column: at, .text)
    canvas.write(
      outcome.excess == 0 ? "the same text" : "\(number: outcome.excess) too much", row: row,
      column: at,
      outcome.excess == 0 ? .quiet : .warning)
    at = canvas.write("first to last ", row: row + 1, column: start, .quiet)
    switch outcome.ascending {
    case .raises(let range):
      canvas.write(
        "raises: \(verbatim: RangeNotation.text(range)) is past the end", row: row + 1,
        column: at, .warning)
    case .leaves(let text):
      let isRight = text == outcome.right
      at = canvas.write(
        isRight ? "leaves the same " : "leaves ", row: row + 1, column: at,
        isRight ? .quiet : .warning)
      let half = isRight ? columns.end : at + max(4, (columns.end - at) / 2 - 4)
      at = drawText(text, row: row + 1, columns: at..<half, &canvas)
      guard !isRight else { return }
      at = canvas.write(", not ", row: row + 1, column: at, .quiet)
      drawText(outcome.right, row: row + 1, columns: at..<max(at + 1, columns.end), &canvas)
    }
  }

  @discardableResult
  private static func drawText(
    _ text: StoredText, row: Int, columns: Range<Int>, _ canvas: inout Canvas
  ) -> Int {
    text.isEmpty
      ? canvas.write("nothing", row: row, column: columns.lowerBound, .quiet)
      : ScalarRow.draw(
        text.scalars(prefix: columns.count), row: row, columns: columns, into: &canvas)
  }

  private static func draw(
    _ call: EditCall, row: Int, _ columns: Columns, _ canvas: inout Canvas
  ) {
    canvas.writeRight(Words(verbatim: String(call.number)), row: row, before: 4, .quiet)
    let ranges = call.proposal.ranges
    let space = columns.replacement - columns.ranges - 1
    var words = Words.none
    var text = ""
    for (index, range) in ranges.enumerated() {
      let next = text + (index == 0 ? "" : ", ") + RangeNotation.text(range)
      let more: Words = "\(verbatim: text) and \(number: ranges.count - index) more"
      if next.count + (index + 1 < ranges.count ? canvas.width(of: more) - text.count : 0) > space {
        words = text.isEmpty ? counted(ranges.count, .ranges) : more
        break
      }
      text = next
      words = Words(verbatim: text)
    }
    canvas.write(words, row: row, column: columns.ranges, width: space, .text)
    let new = call.proposal.replacement
    if new.isEmpty {
      canvas.write("nothing", row: row, column: columns.replacement, .quiet)
    } else {
      ScalarRow.draw(
        new.scalars(prefix: columns.answer - columns.replacement), row: row,
        columns: columns.replacement..<columns.answer - 1, into: &canvas)
    }
    switch call.decision {
    case .allowed: canvas.write("yes", row: row, column: columns.answer, .good)
    case .refused(let refusal):
      let why: Words =
        switch refusal {
        case .documentIsReadOnly: "no: read-only"
        case .regionIsReadOnly(let region): "no: protects \(verbatim: RangeNotation.text(region))"
        }
      canvas.write(
        why, row: row, column: columns.answer, width: columns.end - columns.answer, .warning)
    }
  }
}

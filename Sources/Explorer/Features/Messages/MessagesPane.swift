internal import BidiAlgorithm
internal import ExplorerCore
internal import Formats
internal import Screen
internal import Wording

/// The message that is typed, in all locales: bare and isolated, each in its locale's direction.
enum MessagesPane: Pane {
  static let title: Words = "Messages"
  static let height = PaneHeight(least: 4, most: 48, weight: 4)
  static let takesTyping = true
  static let bar = MessagesFeature.bar
  static let commands = MessagesFeature.commands(in: "Messages")

  static func note(_ app: AppState, _ analysis: Analysis) -> Words? {
    guard let line = analysis.memory[WrittenMessage(app)].line(0), let samples = line.samples
    else { return nil }
    return "built-in values: \(verbatim: samples)"
  }

  /// Where messages stand: two rows each, below a row that says what to type.
  private static func shown(
    _ answer: WrittenMessage.Answer, _ app: AppState, rows: Int
  ) -> (first: Int, lines: Range<Int>) {
    guard case .lines(let lines, let hasArguments) = answer else { return (0, 0..<0) }
    let first = hasArguments ? 0 : 1
    let space = max(1, (rows - first) / 2)
    return (first, shownRange(of: lines.count, in: space, around: app.messages.chosen))
  }

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    let answer = analysis.memory[WrittenMessage(app)]
    guard case .lines(let lines, _) = answer else {
      if case .failure(let words) = answer { write(words, .warning, into: &canvas) }
      return
    }
    let (first, shown) = shown(answer, app, rows: canvas.rows)
    canvas.lists(shown, of: lines.count)
    if first > 0 {
      let hint: Words = "Type a message in the text, such as Hello {name}; Alt+N puts an example."
      canvas.write(hint, row: 0, column: 1, .quiet)
    }
    let longest = lines.lazy.map(\.locale.count).max() ?? 0
    let localeWidth = min(max(5, longest), max(6, canvas.columns / 5))
    for (index, item) in shown.enumerated() {
      let row = first + 2 * index
      let line = lines[item]
      let isChosen = item == app.messages.chosen
      if isChosen {
        canvas.put(Sign.caretRow, row: row, column: 0, style: canvas.theme[.caretMark])
        canvas.placeCursor(row: row, column: 0)
      }
      canvas.write(
        verbatim: line.locale, row: row, column: 1, width: localeWidth,
        isChosen ? .accent : .quiet)
      let placement = line.placement
      let start = localeWidth + 2
      canvas.put(
        Sign.arrow(placement.direction), row: row, column: start,
        style: canvas.theme[.quiet])
      draw(
        line, placement, row: row, columns: start + 2..<max(start + 2, canvas.columns),
        into: &canvas)
    }
  }

  /// Draws a row for the bare form with what becomes of its values, and one for the isolated form.
  static func draw(
    _ line: FormattedMessage, _ placement: FormattedMessage.Placement, row: Int,
    columns: Range<Int>, into canvas: inout Canvas
  ) {
    guard !columns.isEmpty else { return }
    let words: Words =
      placement.fates.contains(where: \.isTorn)
      ? "TORN"
      : placement.fates.contains(where: \.isReorderedInside)
        ? "inside" : placement.movesWords ? "moves" : "bare"
    let isWhole = placement.fates.allSatisfy(\.isWhole) && !placement.movesWords
    let rows: [(Words, Role, FormattedMessage.Form)] = [
      (words, isWhole ? .good : .warning, line.bare), ("isolated", .good, line.isolated),
    ]
    let text = min(columns.lowerBound + 9, columns.upperBound)
    for (index, (words, role, form)) in rows.enumerated() where row + index < canvas.rows {
      canvas.write(words, row: row + index, column: columns.lowerBound, width: 8, role)
      BidiRow(form.text, direction: .explicit(placement.direction)).draw(
        row: row + index, columns: text..<columns.upperBound, marking: RangeSet(form.values),
        into: &canvas)
    }
  }

  /// Writes a sentence over as many rows as it takes.
  private static func write(_ words: Words, _ role: Role, into canvas: inout Canvas) {
    let lines = canvas.words.onScreen("\(words).").wrapped(to: max(8, canvas.columns - 2))
    canvas.write(
      lines.map { ($0, role) }, rows: 0..<canvas.rows, column: 1, width: canvas.columns - 1)
  }

  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    let (first, lines) = shown(analysis.memory[WrittenMessage(app)], app, rows: size.rows)
    guard point.row >= first else { return nil }
    let line = lines.lowerBound + (point.row - first) / 2
    return lines.contains(line) ? .messages(.chooseLine(line)) : nil
  }

  static func action(forWheel rows: Int, _ app: AppState) -> Action? {
    .messages(.choose(by: rows.signum()))
  }
}

extension FormattedMessage {
  /// In the direction of its locale.
  var placement: Placement {
    placements.first { $0.direction == direction } ?? placements[0]
  }
}

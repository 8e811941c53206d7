internal import BidiAlgorithm
internal import ExplorerCore
internal import Formats
internal import Languages
internal import Screen
internal import TextModel
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

  /// What to type, in as many rows as it takes.
  private static func hint(_ words: Catalogue, columns: Int) -> [ScreenWords] {
    words.onScreen("Type a message in the text, such as Hello {name}; Alt+N puts an example.")
      .wrapped(to: max(8, columns - 2))
  }

  /// Where messages stand: two rows each, below what says what to type.
  private static func shown(
    _ answer: WrittenMessage.Answer, _ app: AppState, _ size: Size
  ) -> (first: Int, lines: Range<Int>) {
    guard case .lines(let lines, let hasArguments) = answer else { return (0, 0..<0) }
    let rows = size.rows
    let wanted = hasArguments ? 0 : hint(app.words, columns: size.columns).count
    // It has rows of its own where a message has its two below it, and no less than one.
    let first = min(wanted, max(1, rows - 2))
    let space = max(1, (rows - first) / 2)
    return (first, shownRange(of: lines.count, in: space, around: app.messages.chosen))
  }

  /// The columns of the longest locale.
  private static func localeWidth(_ lines: [FormattedMessage]) -> Int {
    max(5, lines.lazy.map(\.locale.count).max() ?? 0)
  }

  static func columnsOfUse(_ app: AppState, _ analysis: Analysis) -> Int? {
    guard case .lines(let lines, _) = analysis.memory[WrittenMessage(app)] else { return nil }
    let all = lines.flatMap { forms($0, $0.placement) }
    let widest = all.map { BidiRow($0.form.text).width(app.session.settings.clusters) }.max()
    return widest.map { localeWidth(lines) + 5 + PreviewLabel.columns(app.words) + $0 }
  }

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    let answer = analysis.memory[WrittenMessage(app)]
    guard case .lines(let lines, _) = answer else {
      if case .failure(let words) = answer { write(words, .warning, into: &canvas) }
      return
    }
    let (first, shown) = shown(
      answer, app, Size(rows: canvas.rows, columns: canvas.columns))
    canvas.lists(shown, of: lines.count)
    if first > 0 {
      canvas.write(
        hint(canvas.words, columns: canvas.columns).map { ($0, Role.quiet) }, rows: 0..<first,
        column: 1, width: canvas.columns - 1)
    }
    let localeWidth = min(Self.localeWidth(lines), max(6, canvas.columns / 5))
    for (index, item) in shown.enumerated() {
      let row = first + 2 * index
      let line = lines[item]
      let isChosen = item == app.messages.chosen
      if isChosen {
        canvas.put(Sign.caretRow, row: row, column: 0, style: canvas.theme[.caretMark])
        canvas.placeCursor(row: row, column: 0)
      }
      canvas.write(
        verbatim: line.locale, row: row, column: 2, width: localeWidth,
        isChosen ? .accent : .quiet)
      let placement = line.placement
      let start = localeWidth + 3
      canvas.put(
        Sign.arrow(placement.direction), row: row, column: start,
        style: canvas.theme[.quiet])
      draw(
        line, placement, row: row, columns: start + 2..<max(start + 2, canvas.columns),
        into: &canvas)
    }
  }

  /// The two forms of a message, each with its label and how that looks: bare with what becomes of
  /// its values, isolated.
  private static func forms(
    _ line: FormattedMessage, _ placement: FormattedMessage.Placement
  ) -> [(label: PreviewLabel, role: Role, form: FormattedMessage.Form)] {
    let label = PreviewLabel(
      isTorn: placement.fates.contains(where: \.isTorn),
      isReorderedInside: placement.fates.contains(where: \.isReorderedInside),
      movesOthers: placement.movesWords)
    let isWhole = placement.fates.allSatisfy(\.isWhole) && !placement.movesWords
    return [
      (label, isWhole ? .good : .warning, line.bare), (.isolated, .good, line.isolated),
    ]
  }

  /// How many rows the forms take in so many columns: bare, isolated.
  static func rowCounts(
    _ line: FormattedMessage, _ placement: FormattedMessage.Placement, columns: Int,
    _ canvas: Canvas
  ) -> [Int] {
    let space = columns - PreviewLabel.columns(canvas.words)
    return forms(line, placement).map {
      BidiRow($0.form.text, direction: .explicit(placement.direction))
        .rowCount(columns: space, canvas.clusters)
    }
  }

  /// Draws the forms below each other, each over so many rows: bare, isolated.
  static func draw(
    _ line: FormattedMessage, _ placement: FormattedMessage.Placement, row: Int,
    heights: [Int] = [1, 1], columns: Range<Int>, into canvas: inout Canvas
  ) {
    guard !columns.isEmpty else { return }
    let width = PreviewLabel.columns(canvas.words)
    let text = min(columns.lowerBound + width, columns.upperBound)
    var row = row
    for (form, height) in zip(forms(line, placement), heights) where row < canvas.rows {
      canvas.write(
        form.label.words, row: row, column: columns.lowerBound, width: width - 1, form.role)
      BidiRow(form.form.text, direction: .explicit(placement.direction)).draw(
        rows: row..<row + height, columns: text..<columns.upperBound,
        marking: RangeSet(form.form.values), into: &canvas)
      row += height
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
    let (first, lines) = shown(analysis.memory[WrittenMessage(app)], app, size)
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

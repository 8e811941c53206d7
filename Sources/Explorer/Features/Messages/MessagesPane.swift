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
  static let commands =
    MessagesFeature.commands(in: "Messages")
    + Command.paging(
      "Messages", up: .messages(.choose(by: -10)), down: .messages(.choose(by: 10)))

  static func note(_ app: AppState, _ analysis: Analysis) -> Words? {
    guard let line = analysis.memory[WrittenMessage(app)].line(0), let samples = line.samples
    else { return nil }
    return "built-in values: \(verbatim: samples)"
  }

  /// What to type, over the rows that it takes; in fewer words where there are too few for all:
  /// cut, it would name neither what to type nor the key.
  private static func hint(_ app: AppState, rows: Int, columns: Int) -> [ScreenWords] {
    let message = "Hello {name}"
    let key = app.commands.keys(of: .messages(.example), in: MessagesFeature.messages)?.name
    let palette = app.commands.keyName(of: .openPalette) ?? app.words("Commands")
    let inFull: Words =
      key.map {
        "Type a message in the text, such as \(verbatim: message); \(verbatim: $0) puts an example."
      }
      ?? "Type a message in the text, such as \(verbatim: message). For an example: \(verbatim: palette), then type Example."
    let inBrief: Words =
      key.map { "Type \(verbatim: message); \(verbatim: $0): an example" }
      ?? "Type \(verbatim: message), or \(verbatim: palette) Example"
    let hints = [inFull, inBrief].map { app.words.onScreen($0).wrapped(to: max(8, columns - 2)) }
    return hints[0].count <= rows ? hints[0] : hints[1]
  }

  /// Where the messages stand, in two rows each, below the hint. Where all fit, rows that are left
  /// go to messages that need more, else to the chosen one.
  private struct Places {
    /// How many rows there are above the messages.
    var first = 0
    /// What stands there.
    var hint: [ScreenWords] = []
    var lines: Range<Int> = 0..<0
    /// The rows of each message that fits: of its bare form, and of its isolated one.
    var heights: [[Int]] = []
    /// Where the labels of all of them stand.
    var labels = PreviewForms.Labels.above

    init(_ answer: WrittenMessage.Answer, _ app: AppState, _ size: Size) {
      guard case .lines(let all, let hasArguments) = answer else { return }
      // The hint has its rows where a message fits below it, and at least one.
      let most = max(1, size.rows - 2)
      hint = hasArguments ? [] : MessagesPane.hint(app, rows: most, columns: size.columns)
      first = min(hint.count, most)
      let space = max(1, (size.rows - first) / 2)
      lines = shownRange(of: all.count, in: space, around: app.messages.chosen)
      let (shown, isWhole) = (lines, lines.count == all.count)
      let wishes = PreviewForms.RowWishes(
        shown.map { MessagesPane.forms(all[$0], all[$0].placement) },
        columns: size.columns - MessagesPane.start(all, columns: size.columns) - 2,
        growing: { isWhole || shown.lowerBound + $0 == app.messages.chosen }, app.words,
        app.session.settings.clusters)
      heights = wishes.heights(sharing: size.rows - first)
      labels = wishes.labels(at: heights)
    }

    /// The message on a row.
    func line(at row: Int) -> Int? {
      var end = first
      let index = heights.firstIndex {
        end += $0[0] + $0[1]
        return row < end
      }
      return row < first ? nil : index.map { lines.lowerBound + $0 }
    }
  }

  /// The columns of the longest locale.
  private static func localeWidth(_ lines: [FormattedMessage]) -> Int {
    max(5, lines.lazy.map(\.locale.count).max() ?? 0)
  }

  /// The column of a message's direction, behind its locale.
  private static func start(_ lines: [FormattedMessage], columns: Int) -> Int {
    min(localeWidth(lines), max(6, columns / 5)) + 3
  }

  static func columnsOfUse(_ app: AppState, _ analysis: Analysis) -> Int? {
    guard case .lines(let lines, _) = analysis.memory[WrittenMessage(app)] else { return nil }
    let widest = lines.flatMap { [$0.bare.text, $0.isolated.text] }
      .map {
        BidiRow($0, direction: .auto, showsControls: false).width(app.session.settings.clusters)
      }.max()
    // A blank stands between the longest line and the frame.
    return widest.map { localeWidth(lines) + 5 + PreviewLabel.columns(app.words) + $0 + 1 }
  }

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    let answer = analysis.memory[WrittenMessage(app)]
    guard case .lines(let lines, _) = answer else {
      if case .failure(let words) = answer { write(words, .warning, into: &canvas) }
      return
    }
    let places = Places(answer, app, Size(rows: canvas.rows, columns: canvas.columns))
    let first = places.first
    canvas.lists(places.lines, of: lines.count)
    if first > 0 {
      canvas.write(
        places.hint.map { ($0, Role.quiet) }, rows: 0..<first, column: 1,
        width: canvas.columns - 1)
    }
    let start = start(lines, columns: canvas.columns)
    var row = first
    for (item, heights) in zip(places.lines, places.heights) {
      let line = lines[item]
      let isChosen = item == app.messages.chosen
      if isChosen {
        canvas.put(Sign.caretRow, row: row, column: 0, style: canvas.theme[.caretMark])
        canvas.placeCursor(row: row, column: 0)
      }
      canvas.write(
        verbatim: line.locale, row: row, column: 2, width: start - 3,
        isChosen ? .accent : .quiet)
      let placement = line.placement
      canvas.put(
        Sign.arrow(placement.direction), row: row, column: start,
        style: canvas.theme[.quiet])
      forms(line, placement).draw(
        row: row, heights: heights, columns: start + 2..<max(start + 2, canvas.columns),
        labels: places.labels, into: &canvas)
      row += heights[0] + heights[1]
    }
  }

  /// The two forms of a message: bare with what becomes of its values, isolated.
  static func forms(
    _ line: FormattedMessage, _ placement: FormattedMessage.Placement
  ) -> PreviewForms {
    let label = PreviewLabel(
      isTorn: placement.fates.contains(where: \.isTorn),
      isReorderedInside: placement.fates.contains(where: \.isReorderedInside),
      movesOthers: placement.movesWords)
    let isWhole = placement.fates.allSatisfy(\.isWhole) && !placement.movesWords
    func form(
      _ label: PreviewLabel, _ role: Role, _ form: FormattedMessage.Form, _ sought: RangeSet<Int>
    ) -> PreviewForms.Form {
      PreviewForms.Form(
        label: label, role: role, text: form.text, values: RangeSet(form.values), sought: sought)
    }
    // Both show the same part: what is sought, or the beginning.
    return PreviewForms(
      [
        form(label, isWhole ? .good : .warning, line.bare, placement.sought.bare),
        form(.isolated, .good, line.isolated, placement.sought.isolated),
      ], in: placement.direction)
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
    Places(analysis.memory[WrittenMessage(app)], app, size).line(at: point.row).map {
      .messages(.chooseLine($0))
    }
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

internal import BidiAlgorithm
internal import Engines
internal import ExplorerCore
internal import Languages
internal import Screen
internal import TextModel
internal import Wording

/// Our levels and order beside those of other engines.
enum EnginesPane: Pane {
  static let title: Words = "Engines"
  static let height = PaneHeight(least: 8, most: 40, weight: 3)

  static let commands = [
    Command(
      "Engine above", .inPane("Engines", "the previous engine."), .pane,
      keys: [KeyPress(.up)], .engines(.choose(by: -1))),
    Command(
      "Engine below", .inPane("Engines", "the next engine."), .pane, keys: [KeyPress(.down)],
      .engines(.choose(by: 1))),
    Command(
      "Scalar to the left", .inPane("Engines", "the previous scalar in storage."), .pane,
      keys: [KeyPress(.left)], .stepScalar(-1)),
    Command(
      "Scalar to the right", .inPane("Engines", "the next scalar in storage."), .pane,
      keys: [KeyPress(.right)], .stepScalar(1)),
    Command(
      "First difference",
      .inPane("Engines", "goes to the first scalar where the engine differs from UAX #9."),
      .pane, keys: [KeyPress(.enter)], .engines(.goToDifference(nil))),
  ]

  /// There is a first difference where the chosen engine has one.
  static func bar(in app: AppState) -> [BarEntry] {
    let first = BarEntry("first difference", .engines(.goToDifference(nil)))
    return (app.engines.hasDifference ? [first] : []) + [
      BarEntry("engine", .engines(.choose(by: -1)), .engines(.choose(by: 1))),
      BarEntry("scalar", .stepScalar(-1), .stepScalar(1)),
    ]
  }

  static func action(forWheel rows: Int, _ app: AppState) -> Action? {
    .engines(.choose(by: rows.signum()))
  }

  /// What the chosen engine's answer is, and how many selected ranges the strip of levels has no
  /// space for, at which side.
  static func note(_ app: AppState, _ analysis: Analysis) -> Words? {
    let verdict = verdictInBrief(app)
    guard let inner = app.plan[EnginesFeature.engines]?.inner,
      let hidden = hiddenRanges(app, analysis, inner.size)
    else { return verdict }
    // A verdict has a row too. Where the pane is cut it leaves its place to the count of rows.
    let isCut = isCut(app.engines.names.count, rows: inner.rows)
    let both = isCut ? nil : verdict.map { [$0, hidden].joined(by: "  ") }
    return app.note(of: EnginesFeature.engines, [both, hidden].compactMap(\.self))
  }

  private static func verdictInBrief(_ app: AppState) -> Words? {
    guard app.engines.outcomes.indices.contains(app.engines.chosen) else { return nil }
    return switch app.engines.outcomes[app.engines.chosen] {
    case nil: "working"
    case .failure: "no answer"
    case .answer(_, .same, _, _): "same levels and order"
    case .answer(_, .levelsDiffer, _, _): "levels differ, display equal"
    case .answer(_, .displayDiffers, _, _): "display differs"
    }
  }

  /// Nil too where there is no strip.
  private static func hiddenRanges(
    _ app: AppState, _ analysis: Analysis, _ size: Size
  ) -> Words? {
    let engines = app.engines.names.count
    guard analysis.ranges.count > 1, engines > 0, size.rows > engines + 2,
      (1...EnginesState.longest).contains(analysis.paragraphLayout.count)
    else { return nil }
    return EngineTable(app, analysis, columns: size.columns).hiddenRanges
      .words(isRightToLeft: app.words.isRightToLeft)
  }

  /// How many rows so many engines have: their verdicts, levels and displays.
  private static func rowCount(_ engines: Int) -> Int { engines + (engines + 3) + (engines + 2) }

  /// Whether not all rows are shown. The heading of the displays may be missing; any other row is
  /// missed.
  private static func isCut(_ engines: Int, rows: Int) -> Bool { rows < rowCount(engines) - 1 }

  // MARK: - Drawing

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    guard !app.engines.names.isEmpty else {
      canvas.write("No other engine is available.", row: 0, column: 0, .quiet)
      return
    }
    let count = analysis.paragraphLayout.count
    guard count > 0 else {
      canvas.write("An empty paragraph: nothing to ask.", row: 0, column: 0, .quiet)
      return
    }
    guard count <= EnginesState.longest else {
      canvas.write(
        "\(number: count) scalars: engines are asked about at most \(number: EnginesState.longest).",
        row: 0,
        column: 0, .quiet)
      return
    }
    let engines = app.engines.names.count
    let isCut = isCut(engines, rows: canvas.rows)
    if isCut {
      canvas.offer(.engines(.goToDifference(nil)), row: canvas.rows - 1)
      canvas.lists(
        0..<answersShown(of: engines, rows: canvas.rows), of: engines + 2 * (engines + 1))
    }
    for index in app.engines.names.indices where index < canvas.rows {
      drawVerdict(index, app, analysis, &canvas)
    }
    let table = EngineTable(app, analysis, columns: canvas.columns)
    // Two blank rows where there is space for everything.
    let blank = canvas.rows >= rowCount(engines) + 2 ? 1 : 0
    canvas.drawLeftToRight(columns: 0..<canvas.columns) {
      table.drawLevels(row: engines + blank, into: &$0)
      table.drawOrders(row: engines + blank + engines + 3 + blank, into: &$0)
      // Before the row: behind it the sign would read as a row that is cut.
      guard isCut, $0.rows > engines else { return }
      $0.put(Sign.more, row: $0.rows - 1, column: 0, style: $0.theme[.quiet])
    }
    // Beside the mark of the chosen engine it would read as a name that is cut.
    if isCut, (1...engines).contains(canvas.rows), app.engines.chosen != canvas.rows - 1 {
      canvas.put(Sign.more, row: canvas.rows - 1, column: 0, style: canvas.theme[.quiet])
    }
  }

  /// How many of the rows that tell an engine's verdict, levels or display are shown. Ours has no
  /// verdict.
  private static func answersShown(of engines: Int, rows: Int) -> Int {
    let levels = max(0, min(engines + 1, rows - engines - 2))
    let display = rows - (2 * engines + 3)
    return min(engines, rows) + levels + (display < 2 ? 0 : min(engines + 1, display))
  }

  /// An engine's name and what is to be said of its answer.
  private static func drawVerdict(
    _ index: Int, _ app: AppState, _ analysis: Analysis, _ canvas: inout Canvas
  ) {
    let isChosen = index == app.engines.chosen
    canvas.offer(.engines(.goToDifference(index)), row: index)
    if isChosen {
      canvas.put(Sign.caretRow, row: index, column: 0, style: canvas.theme[.caretMark])
      canvas.placeCursor(row: index, column: 0)
    }
    let name = app.engines.names[index]
    let width = min(28, max(10, canvas.columns / 3))
    // Where the version of its data has no place, its name alone is whole.
    let label = app.engines.labels[index]
    let isWhole = label.count <= width || !label.hasSuffix(")")
    canvas.write(
      verbatim: isWhole ? label : String(label.prefix { $0 != "(" }), row: index, column: 2,
      width: width, isChosen ? .accent : .text)
    let outcome =
      app.engines.outcomes.indices.contains(index) ? app.engines.outcomes[index] : nil
    let (sign, words, short, role) = verdict(outcome, name, analysis)
    let at = canvas.write(Words(own: "\(sign) "), row: index, column: width + 3, role)
    let space = max(0, canvas.columns - at)
    canvas.write(canvas.width(of: words) <= space ? words : short, row: index, column: at, role)
  }

  private static func verdict(
    _ outcome: EngineOutcome?, _ name: String, _ analysis: Analysis
  ) -> (sign: Unicode.Scalar, words: Words, short: Words, role: Role) {
    func alone(_ sign: Unicode.Scalar, _ words: Words, _ role: Role)
      -> (sign: Unicode.Scalar, words: Words, short: Words, role: Role)
    { (sign, words, words, role) }
    switch outcome {
    case nil: return alone(Sign.more, "working", .quiet)
    case .failure(let reason):
      return alone("!", reason.withValues(PrintableText.of), .warning)
    case .answer(_, .same, _, _):
      return ("=", "the same levels and order", "same levels and order", .good)
    case .answer(_, .levelsDiffer, let difference, let suspects):
      let words = words(difference, suspects, analysis)
      return ("~", "\(words); the display is the same", words, .text)
    case .answer(_, .displayDiffers, let difference, let suspects):
      let words = words(difference, suspects, analysis)
      return (Sign.changed, "\(words); the display differs", words, .warning)
    }
  }

  /// Such as `gives 1, UAX #9 gives 2 at 7: may have N0 wrong`, or `gives 1, UAX #9 gives 2 by N0
  /// at 7`.
  private static func words(
    _ difference: Difference?, _ suspects: [RuleName], _ analysis: Analysis
  ) -> Words {
    guard let difference else { return "differs" }
    let (theirs, ours) = (difference.theirs, difference.expected)
    let suspects = words(suspects)
    let rule = suspects == nil ? difference.rule?.rawValue : nil
    let found: Words
    switch difference.kind {
    case .paragraphLevel:
      found =
        rule.map {
          """
          gives \(verbatim: theirs), UAX #9 gives \(verbatim: ours) by \(verbatim: $0) as \
          paragraph level
          """
        } ?? "gives \(verbatim: theirs), UAX #9 gives \(verbatim: ours) as paragraph level"
    case .level(let position):
      let offset = analysis.offset(position)
      found =
        rule.map {
          """
          gives \(verbatim: theirs), UAX #9 gives \(verbatim: ours) by \(verbatim: $0) at \
          \(number: offset)
          """
        } ?? "gives \(verbatim: theirs), UAX #9 gives \(verbatim: ours) at \(number: offset)"
    case .order(let column):
      return """
        puts \(verbatim: theirs) in place \(number: column), UAX #9 puts \(verbatim: ours)
        """
    }
    return suspects.map { "\(found): may have \($0) wrong" } ?? found
  }

  /// The rules that the engine may have wrong; nil where none alone gives its answer.
  private static func words(_ suspects: [RuleName]) -> Words? {
    guard let first = suspects.first else { return nil }
    return suspects.count > 3
      ? "\(verbatim: first) or another rule"
      : suspects.map { Words(verbatim: $0) }.paired { "\($0) or \($1)" }
  }
}

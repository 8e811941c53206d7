internal import BidiAlgorithm
internal import Explanation
internal import ExplorerCore
internal import Languages
internal import Screen
internal import TextModel
internal import UnicodeData
internal import Wording

/// The rules' work as a table: a column for each scalar of the caret's paragraph, a row for each
/// stage. Whether anything is wrong stands above it.
enum TracePane: Pane {
  static let title: Words = "Trace"
  static let isMirrored = false
  static let height = PaneHeight(least: 8, most: 30, weight: 3)

  static let commands =
    [
      Command(
        "Rule above", .inPane("Trace", "the previous rule."), .pane,
        keys: [KeyPress(.up)], .trace(.stage(by: -1))),
      Command(
        "Rule below", .inPane("Trace", "the next rule."), .pane, keys: [KeyPress(.down)],
        .trace(.stage(by: 1))),
      Command(
        "Columns before", .inPane("Trace", "back by as many scalars as it shows."), .pane,
        keys: [KeyPress(.pageUp)], .trace(.page(-1))),
      Command(
        "Columns after", .inPane("Trace", "forward by as many scalars as it shows."), .pane,
        keys: [KeyPress(.pageDown)], .trace(.page(1))),
      Command(
        "First rule", .inPane("Trace", "the first row."), .pane, keys: [KeyPress(.home)],
        .trace(.firstStage)),
      Command(
        "Last rule", .inPane("Trace", "the last row."), .pane, keys: [KeyPress(.end)],
        .trace(.lastStage)),
      Command(
        "What the rule says", .inPane("Trace", "the chosen rule in words, with an example."),
        .pane,
        keys: [KeyPress(.enter)], .trace(.openRule)),
    ] + scalarCommands(in: "Trace")

  /// The keys that move along the paragraph in storage order. Each pane that explains has them.
  static func scalarCommands(in pane: Words) -> [Command] {
    [
      Command(
        "Scalar before", .inPane(pane, "the previous scalar in storage."), .pane,
        keys: [KeyPress(.left)], .stepScalar(-1)),
      Command(
        "Scalar after", .inPane(pane, "the next scalar in storage."), .pane,
        keys: [KeyPress(.right)], .stepScalar(1)),
      Command(
        "Next changed level",
        .inPane(pane, "the next stretch of another level than the paragraph level."), .pane,
        keys: [KeyPress(.right, .control)], .trace(.changedLevel(1))),
      Command(
        "Previous changed level",
        .inPane(pane, "the previous stretch of another level than the paragraph level."), .pane,
        keys: [KeyPress(.left, .control)], .trace(.changedLevel(-1))),
      Command(
        "First scalar", .inPane(pane, "the paragraph's first scalar."), .pane,
        keys: [KeyPress(.home, .control)], .trace(.firstScalar)),
      Command(
        "Last scalar", .inPane(pane, "the paragraph's last scalar."), .pane,
        keys: [KeyPress(.end, .control)], .trace(.lastScalar)),
    ]
  }

  static let bar =
    [
      BarEntry("stop here", brief: "step", .trace(.step)),
      BarEntry("next change", brief: "change", .trace(.change(1))),
      BarEntry("reference", brief: "reference", .trace(.openRule)),
    ] + stages

  /// The keys along the rules and along the scalars.
  private static let stages = [
    BarEntry("rule", .trace(.stage(by: -1)), .trace(.stage(by: 1))),
    BarEntry("scalar", .stepScalar(-1), .stepScalar(1)),
    BarEntry("columns", .trace(.page(-1)), .trace(.page(1))),
  ]

  /// A letter begins the name of a rule to go to.
  static func action(forTyped letter: Unicode.Scalar) -> Action? {
    .trace(.openJump(beginning: String(letter)))
  }

  static func note(_ app: AppState, _ analysis: Analysis) -> Words? {
    guard let view = analysis.trace else { return nil }
    let grid = placedGrid(view, app, analysis)
    let hidden = grid.flatMap {
      HiddenRanges(analysis, showing: $0.grid.columns).words(isRightToLeft: app.words.isRightToLeft)
    }
    if view.explained.window.count < view.explained.scalars.count {
      let only: Words =
        "only \(verbatim: RangeNotation.text(analysis.offset(view.explained.window))), around the caret"
      let both = hidden.map { [[only, $0].joined(by: "  ")] } ?? []
      return app.note(of: ExplanationFeature.trace, both + [only])
    }
    let parts = noteParts(grid?.grid.view ?? view, app)
    let inFull = parts.map { $0.inFull }
    let inBrief = parts.map { $0.inBrief }
    // That rules are hidden matters more than how to go on.
    let notes: [[Words?]] = [
      inFull, inBrief, [inBrief[0], inBrief[2]], [inFull[2]], [inBrief[2]], [],
    ]
    let cut = grid.flatMap { cutWords($0.grid, rows: $0.rows) }
    // What is left out is said before how to see more.
    let ends: [[Words?]] = hidden == nil ? [[cut]] : [[cut, hidden], [cut]]
    let all = ends.flatMap { end in
      notes.map { note -> Words in (note + end).compactMap(\.self).joined(by: "  ") }
    }
    return app.note(of: ExplanationFeature.trace, all.filter { !$0.isEmpty })
  }

  /// What the note is made of, in full and in brief: the way to what is far, the way to the end,
  /// and which rules are hidden. A press on each does what it says.
  private static func noteParts(
    _ view: TraceView, _ app: AppState
  ) -> [(inFull: Words?, inBrief: Words?, action: Action)] {
    let far = Action.trace(.changedLevel(1))
    let end = Action.trace(.lastScalar)
    let fold = Action.trace(.fold)
    let farKey = app.commands.keyName(of: far)
    let endKey = app.commands.keyName(of: end)
    let farInFull: Words? = farKey.map { "\(verbatim: $0) next changed level" }
    let farInBrief: Words? = farKey.map { "\(verbatim: $0) next level" }
    let endInFull: Words? = endKey.map { "\(verbatim: $0) last scalar" }
    let endInBrief: Words? = endKey.map { "\(verbatim: $0) last" }
    let foldInBrief: Words? =
      view.isUnfolded || view.foldedCount == 0
      ? nil
      : app.commands.keyName(of: fold).map {
        "\(verbatim: $0) shows \(counted(view.foldedCount, .idleRules))"
      }
    return [
      (farInFull, farInBrief, far), (endInFull, endInBrief, end),
      (foldingWords(view, app), foldInBrief, fold),
    ]
  }

  static func action(
    forNote words: Words, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    guard let view = analysis.trace else { return nil }
    let parts = noteParts(shown(view, app, analysis), app)
    return parts.first { $0.inFull == words || $0.inBrief == words }?.action
  }

  /// The table where it stands, and how many rows there are for it; nil where the pane has no
  /// place.
  private static func placedGrid(
    _ view: TraceView, _ app: AppState, _ analysis: Analysis
  ) -> (grid: Grid, rows: Int)? {
    guard let inner = app.plan[ExplanationFeature.trace]?.inner else { return nil }
    let answer = PlainAnswer.aboveTheTable(app, analysis, inner.size)
    let rows = inner.rows - answer.rows.count
    let grid = Grid(
      view, size: Size(rows: rows, columns: inner.columns), unfolds: app.trace.idleStages != .hidden
    )
    return (grid, rows)
  }

  /// The view with the rules that the table shows where it stands.
  static func shown(_ view: TraceView, _ app: AppState, _ analysis: Analysis) -> TraceView {
    placedGrid(view, app, analysis)?.grid.view ?? view
  }

  /// How many rows of the table are shown; nil where all are.
  private static func cutWords(_ grid: Grid, rows: Int) -> Words? {
    let count = grid.lines.count
    let shown = min(max(0, rows - Grid.headRows), count - grid.firstLine)
    return shown < count ? countShown(shown, of: count) : nil
  }

  /// Says that all rules are shown, or how many idle ones are hidden; nothing where none is hidden.
  private static func foldingWords(_ view: TraceView, _ app: AppState) -> Words? {
    let key = app.commands.keyName(of: .trace(.fold))
    if view.isUnfolded {
      return key.map { "all rules; \(verbatim: $0) hides idle ones" } ?? "all rules"
    }
    guard view.foldedCount > 0 else { return nil }
    let rules = counted(view.foldedCount, .idleRules)
    return key.map { "\(rules) hidden, \(verbatim: $0) shows" } ?? "\(rules) hidden"
  }

  // MARK: - Geometry

  /// Where things are: rows and columns of the pane's inside.
  struct Grid {
    /// Where the first cell's mark stands.
    static let margin = 7
    /// Glyphs and offsets.
    static let headRows = 2

    let view: TraceView
    let lines: [TraceLine]
    let columns: Range<Int>
    let firstLine: Int
    let step: Int

    /// The table of a size. Where it may unfold, it shows idle rules if there are rows for all:
    /// hidden ones beside empty rows are looked for in vain.
    init(_ view: TraceView, size: Size, unfolds: Bool) {
      step = view.trace.cellWidth + 1
      let count = view.explained.scalars.count
      // Behind the last cell there is room for the sign that it goes on, and a blank.
      let space = max(1, (size.columns - Self.margin - 2) / step)
      columns = shownRange(of: count, in: space, byHalvesAround: view.position)
      let rows = max(1, size.rows - Self.headRows)
      let mayUnfold = unfolds && !view.isUnfolded && TraceStage.allCases.count <= rows
      let all = mayUnfold ? TraceLine.lines(view.unfolded, columns: columns) : []
      let isUnfolded = mayUnfold && all.count <= rows
      self.view = isUnfolded ? view.unfolded : view
      let lines = isUnfolded ? all : TraceLine.lines(view, columns: columns)
      self.lines = lines
      let chosen = lines.firstIndex { $0.stage == view.stage && $0.isHead } ?? 0
      firstLine = shownRange(of: lines.count, in: rows, around: chosen).lowerBound
    }

    /// Where the mark before a scalar's cell stands.
    func x(_ position: Int) -> Int { Self.margin + (position - columns.lowerBound) * step }
  }

  /// How many scalars the pane shows side by side.
  static func visibleScalars(_ app: AppState, _ analysis: Analysis) -> Int {
    guard let view = analysis.trace, let inner = app.plan[ExplanationFeature.trace]?.inner else {
      return 1
    }
    return Grid(view, size: inner.size, unfolds: false).columns.count
  }

  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    guard let view = analysis.trace else { return nil }
    let answer = PlainAnswer.aboveTheTable(app, analysis, size)
    guard point.row >= answer.rows.count else { return answer.action(row: point.row) }
    let point = Point(row: point.row - answer.rows.count, column: point.column)
    let grid = Grid(
      view, size: Size(rows: size.rows - answer.rows.count, columns: size.columns),
      unfolds: app.trace.idleStages != .hidden)
    let line = grid.firstLine + point.row - Grid.headRows
    let stage =
      point.row >= Grid.headRows && line < grid.lines.count ? grid.lines[line].stage : view.stage
    let column = grid.columns.lowerBound + (point.column - Grid.margin) / grid.step
    guard point.column >= Grid.margin, grid.columns.contains(column) else {
      let named = namedAction(row: point.row, stage, view, isLine: line < grid.lines.count)
      return (point.column < Grid.margin ? named : nil) ?? .trace(.choose(stage, nil))
    }
    return .trace(.choose(stage, ScalarOffset(analysis.offset(column))))
  }

  /// What a press on the name of a row does that would choose nothing else: it says what the head's
  /// rows show, and does what Enter does to the chosen rule. Nil for other rows.
  private static func namedAction(
    row: Int, _ stage: TraceStage, _ view: TraceView, isLine: Bool
  ) -> Action? {
    switch row {
    case ..<(Grid.headRows - 1): return .say("The scalars of the paragraph in storage order.")
    case ..<Grid.headRows: return .say("The offset of each scalar from the start of the text.")
    default: return isLine && stage == view.stage ? .trace(.openRule) : nil
    }
  }

  static func action(forWheel rows: Int, _ app: AppState) -> Action? {
    .trace(.stage(by: rows.signum()))
  }

  // MARK: - Drawing

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    guard let view = analysis.trace else {
      canvas.placeCursor(row: 0, column: 0)
      canvas.drawWords {
        $0.write(
          analysis.caretScalar == nil
            ? "An empty paragraph: P3 sets its level, and there is nothing else to explain."
            : "Nothing is explained yet.", row: 0, column: 0, .quiet)
      }
      return
    }
    let answer = PlainAnswer.aboveTheTable(
      app, analysis, Size(rows: canvas.rows, columns: canvas.columns))
    canvas.drawWords { answer.draw(into: &$0) }
    // Idle rules take no row that another pane has use for.
    let unfolds = app.trace.idleStages != .hidden && !canvas.isMeasured
    canvas.draw(below: answer.rows.count) {
      drawTable(view, unfolds: unfolds, analysis, into: &$0)
    }
  }

  private static func drawTable(
    _ view: TraceView, unfolds: Bool, _ analysis: Analysis, into canvas: inout Canvas
  ) {
    let grid = Grid(
      view, size: Size(rows: canvas.rows, columns: canvas.columns), unfolds: unfolds)
    drawHead(grid, analysis, &canvas)
    let cells = Dictionary(
      uniqueKeysWithValues: grid.columns.map { ($0, view.explained.cells(at: $0)) })
    for (row, line) in grid.lines.dropFirst(grid.firstLine)
      .prefix(max(0, canvas.rows - Grid.headRows)).enumerated()
    {
      let row = row + Grid.headRows
      line.draw(cells, grid, row: row, into: &canvas)
      if line.stage == view.stage, line.isHead { drawChoice(grid, row: row, &canvas) }
    }
    // The caret's column, as far as the table goes.
    let theme = canvas.theme
    let end = min(canvas.rows, Grid.headRows + grid.lines.count - grid.firstLine)
    for row in 0..<end where row != 1 {
      for x in grid.x(view.position) + 1..<grid.x(view.position) + grid.step {
        canvas.restyle(row: row, column: x) { theme.tint(&$0) }
      }
    }
    if grid.firstLine > 0 {
      canvas.put(Sign.more, row: 1, column: 0, style: canvas.theme[.quiet])
    }
    if grid.lines.count - grid.firstLine > canvas.rows - Grid.headRows {
      canvas.put(Sign.more, row: canvas.rows - 1, column: 0, style: canvas.theme[.quiet])
    }
  }

  /// The glyphs in storage order over their offsets.
  private static func drawHead(_ grid: Grid, _ analysis: Analysis, _ canvas: inout Canvas) {
    for position in grid.columns {
      ScalarGlyph.draw(
        analysis.content.scalars[position],
        level: Int(analysis.level(at: position).rawValue), space: grid.step - 1,
        row: 0, column: grid.x(position) + 1, into: &canvas)
      if analysis.isSelected(position..<position + 1) {
        canvas.select(row: 0, columns: grid.x(position) + 1..<grid.x(position) + grid.step)
      }
    }
    var free = 0
    // Marks come first: each takes the space of numbers beside it. A mark has no number of its own
    // where the next one is too near.
    let marked = Set(grid.view.deciding + [grid.view.position])
    func place(_ sign: Unicode.Scalar?, _ position: Int, _ role: Role) {
      let x = grid.x(position) + 1
      let number = String(analysis.offset(position))
      let isNear = marked.contains {
        $0 > position && grid.x($0) + 1 < x + (sign == nil ? 0 : 2) + number.count
      }
      let text = (sign.map { String($0) } ?? "") + (isNear ? "" : number)
      guard !text.isEmpty, grid.columns.contains(position), x >= free,
        x + text.count < canvas.columns
      else { return }
      canvas.write(
        sign == nil ? Words(verbatim: text) : Words(own: text), row: 1, column: x, role)
      free = x + text.count + 1
    }
    for position in grid.columns {
      if position == grid.view.position {
        place(Sign.caretUp, position, .caretMark)
      } else if grid.view.deciding.contains(position) {
        place(Sign.deciding, position, .accent)
      } else if analysis.offset(position) % 5 == 0 || position == grid.columns.lowerBound {
        place(nil, position, .quiet)
      }
    }
    if grid.columns.lowerBound > 0 {
      canvas.put(Sign.more, row: 0, column: Grid.margin, style: canvas.theme[.quiet])
    }
    if grid.columns.upperBound < grid.view.explained.scalars.count {
      canvas.put(Sign.more, row: 0, column: canvas.columns - 2, style: canvas.theme[.quiet])
    }
  }

  /// The chosen row and cell.
  private static func drawChoice(_ grid: Grid, row: Int, _ canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.put(Sign.caretRow, row: row, column: 0, style: theme[.caretMark])
    for x in 1..<canvas.columns { canvas.restyle(row: row, column: x) { theme.tint(&$0) } }
    for position in grid.view.deciding where grid.columns.contains(position) {
      let x = grid.x(position)
      canvas.put(sign: Sign.deciding, row: row, column: x, style: theme[.accent])
      for column in x + 1..<x + grid.step {
        canvas.restyle(row: row, column: column) { theme.mark(&$0) }
      }
    }
    let x = grid.x(grid.view.position)
    canvas.choose(row: row, columns: x + 1..<x + grid.step)
  }
}

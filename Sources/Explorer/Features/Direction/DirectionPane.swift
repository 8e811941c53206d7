internal import BidiAlgorithm
internal import ExplorerCore
internal import Screen
internal import TextModel
internal import Wording
internal import WritingDirection

/// What every platform makes of the paragraph's direction, and why; or what each fix would make of
/// that.
enum DirectionPane: Pane {
  static let title: Words = "Direction"
  static let tellsLevels = true
  static let takesTyping = true
  static let height = PaneHeight(least: 5, most: DirectionStrategy.families.count + 6, weight: 3)

  static let commands =
    [
      Command(
        "Strategy above", .inPane("Direction", "the previous strategy."), .pane,
        keys: [KeyPress(.up)], .lab(.move(by: -1))),
      Command(
        "Strategy below", .inPane("Direction", "the next strategy."), .pane,
        keys: [KeyPress(.down)], .lab(.move(by: 1))),
      Command(
        "Mark to the left", .inPane("Direction", "the previous mark."), .pane,
        keys: [KeyPress(.left)], .lab(.sideways(-1))),
      Command(
        "Mark to the right", .inPane("Direction", "the next mark."), .pane,
        keys: [KeyPress(.right)], .lab(.sideways(1))),
      Command(
        "Apply", .inPane("Direction", "lets the strategy decide, or puts the mark in."), .pane,
        keys: [KeyPress(.enter)], .lab(.accept)),
    ] + Command.paging("Direction", up: .lab(.move(by: -10)), down: .lab(.move(by: 10)))

  /// A strategy is let decide, in every text; a mark is put into this one.
  static func bar(in app: AppState) -> [BarEntry] {
    let isFixing = app.lab.fixing != nil
    let accept =
      isFixing
      ? BarEntry("put the mark in", changesText: true, .lab(.accept))
      : BarEntry("apply", decides: true, .lab(.accept))
    return [
      accept, BarEntry("strategy", .lab(.move(by: -1)), .lab(.move(by: 1))),
      BarEntry(isFixing ? "mark" : "caret", .lab(.sideways(-1)), .lab(.sideways(1))),
      BarEntry("with marks", .lab(.toggleFixes)),
    ]
  }

  static func note(_ app: AppState, _ analysis: Analysis) -> Words? {
    if app.lab.fixing != nil {
      return app.note(
        of: DirectionFeature.direction,
        ["with marks, Esc goes back to the strategies", "Esc: back"])
    }
    guard let caret = analysis.caretScalar, caret < analysis.paragraphLayout.count else {
      return nil
    }
    let level = analysis.level(at: caret)
    return
      "text direction at the caret: \(level.direction.words) \(verbatim: Sign.arrow(level.direction))"
  }

  /// The strategy of the chosen row, the first of those that always agree.
  static func subjects(_ app: AppState, _ analysis: Analysis) -> [String] {
    let view = DirectionLabView.of(app, analysis.memory)
    return view.rows[view.chosen].strategies.prefix(1).map(\.name)
  }

  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    let view = DirectionLabView.of(app, analysis.memory)
    let list = list(app, view, size, analysis.memory)
    if !view.fixes.isEmpty, point.row == 0 || list.rows.contains(point.row) {
      let fix = FixColumns(app, view, columns: size.columns).fix(at: point.column)
      let row = point.row == 0 ? view.chosen : list.first + point.row - list.rows.lowerBound
      return .lab(.press(row: row, fix: fix))
    }
    if point.row < list.rows.lowerBound {
      return head(
        view, column: point.column, StrategyTable(app, view).columns(of: size.columns))
    }
    guard list.rows.contains(point.row) else {
      return offered(at: point, size: size, app, analysis)
    }
    return .lab(.press(row: list.first + point.row - list.rows.lowerBound, fix: nil))
  }

  /// A press on a count goes to the first answer that it counts, one elsewhere to the first of all.
  private static func head(_ view: DirectionLabView, column: Int, _ places: StrategyTable.Columns)
    -> Action
  {
    let counted = [TextDirection.leftToRight, .rightToLeft].first {
      places.count($0).contains(column)
    }
    let row = counted.flatMap { direction in
      view.rows.firstIndex { $0.estimate.base == direction }
    }
    return .lab(.move(by: (row ?? 0) - view.chosen))
  }

  static func action(forWheel rows: Int, _ app: AppState) -> Action? {
    .lab(.move(by: rows.signum()))
  }

  /// Which of the pane's rows list answers, and the first answer there.
  private static func list(
    _ app: AppState, _ view: DirectionLabView, _ size: Size, _ memory: Memory
  ) -> (rows: Range<Int>, first: Int) {
    let (count, rows) = (view.rows.count, size.rows)
    var details = rows >= 12 ? 5 : rows >= 8 ? 3 : rows >= 4 ? 1 : 0
    let head = rows >= 3 ? 1 : 0
    // No answer is left out for a row that the sentences can do without.
    if view.fixes.isEmpty, details == 5, (2..<5).contains(rows - head - count) {
      let least = memory[
        StrategyTable.DetailRows(
          strategies: view.rows.map(\.strategies), columns: size.columns, words: app.words)]
      details = min(details, max(least, rows - head - count))
    }
    // While answers are hidden, no row stays empty and none repeats what the key bar says.
    if view.fixes.isEmpty, details > 1, count > rows - head - details {
      details = StrategyTable(app, view).detailCount(columns: size.columns, rows: details)
    }
    let height = max(1, min(count, rows - head - details))
    let shown = shownRange(of: count, in: height, around: view.chosen)
    return (head..<head + height, shown.lowerBound)
  }

  // MARK: - Drawing

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    let view = DirectionLabView.of(app, analysis.memory)
    let size = Size(rows: canvas.rows, columns: canvas.columns)
    let list = list(app, view, size, analysis.memory)
    if !view.fixes.isEmpty {
      FixTable(app, view).draw(list.rows, first: list.first, into: &canvas)
    } else {
      StrategyTable(app, view).draw(list.rows, first: list.first, into: &canvas)
      let deciding = view.rows[view.chosen].estimate.reason.place
      canvas.offer(
        deciding.map { .goTo(ScalarOffset(analysis.offset($0))) }, row: list.rows.upperBound)
    }
    canvas.lists(list.first..<list.first + list.rows.count, of: view.rows.count)
    canvas.placeCursor(
      row: list.rows.lowerBound + view.chosen - list.first, column: StrategyTable.cursorColumn)
  }
}

extension DirectionReason {
  /// The scalar that decides, from the paragraph's start; nil where it is no single one of it.
  fileprivate var place: Int? {
    switch self {
    case .strong(let offset, _), .rightToLeft(let offset, _), .noRightToLeft(let offset, _),
      .firstCharacter(let offset, _):
      offset
    default: nil
    }
  }
}

extension Canvas {
  /// Writes what keys do, with two blanks between; a press on one does that.
  mutating func writeKeys(
    _ keys: [(words: Words, action: Action)], row: Int, column: Int, width: Int
  ) {
    write(keys.map { $0.words }.joined(by: "  "), row: row, column: column, width: width, .quiet)
    var at = column
    for key in keys {
      let end = at + self.width(of: key.words)
      offer(key.action, row: row, columns: at..<end)
      at = end + 2
    }
  }
}

internal import BidiAlgorithm
internal import Screen
internal import TextModel
internal import WritingDirection

/// Where the mends' columns stand.
struct MendColumns {
  let name: Range<Int>
  /// The column of the answers as they are, then one for each mend.
  let starts: [Int]
  let width: Int

  init(_ view: DirectionLabView, columns: Int) {
    let wide = columns >= 60
    name = wide ? 4..<27 : 3..<min(15, columns / 2)
    width = wide ? min(13, (columns - 28) / (view.mends.count + 1)) : 4
    let start = name.upperBound + 1
    let width = width
    starts = (0...view.mends.count).map { start + $0 * width }
  }

  /// The mend under a column.
  func mend(at column: Int) -> Int? {
    starts.indices.dropFirst().first { (starts[$0]..<starts[$0] + width).contains(column) }
      .map { $0 - 1 }
  }
}

/// Strategy by mend: the direction each mend would give the paragraph.
struct MendTable {
  private let state: AppState
  private let view: DirectionLabView
  private let towards: TextDirection
  private let chosen: Int

  init(_ state: AppState, _ view: DirectionLabView) {
    self.state = state
    self.view = view
    towards = state.lab.mending?.towards ?? .leftToRight
    chosen = view.mends.firstIndex { $0.kind == state.lab.mending?.kind } ?? 0
  }

  func draw(_ rows: Range<Int>, first: Int, into canvas: inout Canvas) {
    let columns = MendColumns(view, columns: canvas.columns)
    if rows.lowerBound > 0 { drawHead(columns, into: &canvas) }
    for (row, index) in zip(rows, first...) {
      drawRow(view.rows[index], index: index, row: row, columns, into: &canvas)
    }
    drawDetails(from: rows.upperBound, into: &canvas)
  }

  private func drawHead(_ columns: MendColumns, into canvas: inout Canvas) {
    let words = "mends of \u{00B6} \(view.paragraph.rawValue + 1) towards \(towards.shortName)"
    canvas.write(
      "\(words) \(Sign.arrow(towards))".clipped(to: columns.name.upperBound - 1), row: 0, column: 1,
      .quiet)
    canvas.write("now", row: 0, column: columns.starts[0], .quiet)
    for (index, mend) in view.mends.enumerated() {
      let start = columns.starts[index + 1]
      if index == chosen {
        canvas.put(Sign.caretRow, row: 0, column: start - 1, style: canvas.theme[.caretMark])
      }
      let title = columns.width > 5 ? mend.heading : String(mend.heading.prefix(3))
      canvas.write(
        title.clipped(to: columns.width - 1), row: 0, column: start,
        index == chosen ? .accent : .text)
    }
  }

  private func drawRow(
    _ item: DirectionLabView.Row, index: Int, row: Int, _ columns: MendColumns,
    into canvas: inout Canvas
  ) {
    let isChosen = index == state.lab.row
    func style(_ role: Role) -> Style { canvas.theme.onRow(role, isChosen: isChosen) }
    canvas.writeStrategy(
      item.strategy.name, row: row, columns.name, isChosen: isChosen,
      drives: state.direction == .strategy(item.strategy))
    for (column, estimate) in zip(columns.starts, [item.estimate] + item.mended) {
      let base = estimate.base
      let level = base == .leftToRight ? 0 : 1
      let agrees = base == towards
      let word = columns.width > 5 ? " \(base.shortName)" : ""
      let end = canvas.write(
        "\(Sign.arrow(base))\(word)", row: row, column: column, style: style(.level(level)))
      if !agrees {
        canvas.put(
          Sign.differs, row: row, column: end + (columns.width > 5 ? 1 : 0), style: style(.warning))
      }
    }
  }

  private func drawDetails(from row: Int, into canvas: inout Canvas) {
    let mend = view.mends[chosen]
    let all = view.rows.count
    let now = view.count(towards)
    let then = view.rows.count { $0.mended[chosen].base == towards }
    let words =
      "\(mend.title): \(then) of \(all) then say \(towards.words) \(Sign.arrow(towards)), \(now) now. \(mend.caution)"
    canvas.write(words.clipped(to: canvas.columns - 1), row: row, column: 1, .text)
    canvas.write(
      "Left, Right choose  Enter applies  Alt+O other way  F9 back".clipped(to: canvas.columns - 1),
      row: row + 1, column: 1, .quiet)
  }
}

extension DirectionMend {
  /// Its name over a column.
  fileprivate var heading: String {
    switch kind {
    case .leadingMark: direction == .rightToLeft ? "RLM first" : "LRM first"
    case .isolate: "FSI\u{2026}PDI"
    case .dirAttribute: "dir=\"\(direction.shortName)\""
    case .explicit: "pin \(direction.shortName)"
    }
  }

  /// What to know before it is made.
  fileprivate var caution: String {
    switch kind {
    case .leadingMark: "One invisible scalar in the text."
    case .isolate: "Two invisible scalars around what comes first."
    case .dirAttribute: "For HTML: puts the markup into the text."
    case .explicit: "Here only: files do not keep it."
    }
  }
}

internal import BidiAlgorithm
internal import ExplorerCore
internal import Languages
internal import Screen
internal import TextModel
internal import Wording
internal import WritingDirection

/// Where the fixes' columns stand.
struct FixColumns {
  let name: Range<Int>
  /// The column of the answers as they are, then one for each fix.
  let starts: [Int]
  let width: Int

  /// The columns of a pane. Names and the head over them get what the heads of fixes leave free.
  init(_ app: AppState, _ view: DirectionLabView, columns: Int) {
    let words = app.words
    let wide = columns >= 60
    guard wide else {
      (name, width) = (4..<min(15, columns / 2), 4)
      let start = name.upperBound + 1
      starts = (0...view.fixes.count).map { start + $0 * 4 }
      return
    }
    let heads = [FixTable.now(view, isWide: true)] + view.fixes.map(\.heading)
    let widths = heads.map { words.onScreen($0).columns }
    // An answer is an arrow, a word and a sign, with blanks between.
    let answer = StrategyTable.Columns.direction(words) + 5
    // Beside a head stand a blank and the mark of the next one; a blank stands before the frame.
    let least = max(answer + 1, (widths.dropLast().max() ?? 0) + 2)
    let last = max(answer, widths.last ?? 0) + 1
    let others = view.fixes.count
    let head = words.onScreen(FixTable.head(view, app.lab.fixing?.towards)).columns - 3
    let wanted = max(view.longestName(words), head)
    name = 4..<4 + max(23, min(wanted, columns - 5 - others * least - last))
    let start = name.upperBound + 1
    let each = (columns - start - last) / max(1, others)
    let width = min(max(each, (columns - start) / (others + 1)), 13)
    self.width = width
    starts = (0...others).map { start + $0 * width }
  }

  /// The fix under a column.
  func fix(at column: Int) -> Int? {
    starts.indices.dropFirst().first { (starts[$0]..<starts[$0] + width).contains(column) }
      .map { $0 - 1 }
  }
}

/// Strategy by fix: the direction each fix would give the paragraph.
struct FixTable {
  private let app: AppState
  private let view: DirectionLabView
  private let towards: TextDirection
  private let chosen: Int

  init(_ app: AppState, _ view: DirectionLabView) {
    self.app = app
    self.view = view
    towards = app.lab.fixing?.towards ?? .leftToRight
    chosen = view.fixes.firstIndex { $0.kind == app.lab.fixing?.kind } ?? 0
  }

  func draw(_ rows: Range<Int>, first: Int, into canvas: inout Canvas) {
    let columns = FixColumns(app, view, columns: canvas.columns)
    if rows.lowerBound > 0 { drawHead(columns, into: &canvas) }
    for (row, index) in zip(rows, first...) {
      drawRow(view.rows[index], index: index, row: row, columns, into: &canvas)
    }
    drawDetails(from: rows.upperBound, into: &canvas)
  }

  /// What the table is about, over the names.
  fileprivate static func head(_ view: DirectionLabView, _ towards: TextDirection?) -> Words {
    let towards = towards ?? .leftToRight
    let words: Words =
      "marks in \u{00B6} \(number: view.paragraph.rawValue + 1) towards \(towards.inBrief)"
    return words + Words(verbatim: " \(Sign.arrow(towards))")
  }

  /// What stands over the answers as they are. A pin hides what the strategies say: they are asked
  /// without it.
  fileprivate static func now(_ view: DirectionLabView, isWide: Bool) -> Words {
    view.pinned == nil ? "now" : isWide ? "unpinned" : Words(own: "no\(Sign.pin)")
  }

  private func drawHead(_ columns: FixColumns, into canvas: inout Canvas) {
    canvas.write(
      Self.head(view, towards), row: 0, column: 1, width: columns.name.upperBound - 1, .quiet)
    canvas.write(
      Self.now(view, isWide: columns.width > 8), row: 0, column: columns.starts[0], .quiet)
    for (index, fix) in view.fixes.enumerated() {
      let start = columns.starts[index + 1]
      if index == chosen {
        canvas.put(Sign.caretRow, row: 0, column: start - 1, style: canvas.theme[.caretMark])
      }
      // Behind the last one no other head begins.
      let isLast = index == view.fixes.count - 1
      canvas.write(
        fix.heading, row: 0, column: start,
        width: isLast ? canvas.columns - start : columns.width - 1,
        index == chosen ? .accent : .text)
    }
  }

  private func drawRow(
    _ item: DirectionLabView.Row, index: Int, row: Int, _ columns: FixColumns,
    into canvas: inout Canvas
  ) {
    let isChosen = index == view.chosen
    func style(_ role: Role) -> Style { canvas.theme.onRow(role, isChosen: isChosen) }
    canvas.writeStrategy(
      item.name(columns: columns.name.count, canvas.words), row: row, columns.name,
      isChosen: isChosen,
      drives: app.direction == item.choice)
    for (column, estimate) in zip(columns.starts, [item.estimate] + item.fixed) {
      let base = estimate.base
      let level = base == .leftToRight ? 0 : 1
      let agrees = base == towards
      let arrow = Sign.arrow(base)
      // The word stands where it fits into a column with the arrow, the sign and a blank.
      let needed = canvas.width(of: base.inBrief) + 4
      let word: Words =
        columns.width >= needed
        ? "\(verbatim: arrow) \(base.inBrief)" : Words(verbatim: arrow)
      let end = canvas.write(word, row: row, column: column, style: style(.level(level)))
      if !agrees {
        let gap = columns.width > needed ? 1 : 0
        canvas.put(
          sign: Sign.differs, row: row, column: end + gap, style: style(.warning))
      }
    }
  }

  private func drawDetails(from row: Int, into canvas: inout Canvas) {
    let fix = view.fixes[chosen]
    let count = view.count(towards)
    let now: Words =
      view.pinned == nil ? "\(number: count) now" : "\(number: count) without the pin"
    let then = view.count(where: { $0.fixed[chosen].base == towards })
    let words: Words = """
      \(fix.title): \(number: then) of \(number: DirectionLabView.readerCount) then say \
      \(towards.words) \(verbatim: Sign.arrow(towards)), \(now).
      """
    let others: Words = "\(number: DirectionLabView.otherCount) more do not read the text."
    let width = canvas.columns - 2
    let lines = [words, fix.caution, others]
      .flatMap { canvas.words.onScreen($0).wrapped(to: width) }
      .map { (words: $0, role: Role.text) }
    // The keys have a row of their own, where there are two.
    let space = max(1, canvas.rows - row - 1)
    let written = canvas.write(lines, rows: row..<row + space, column: 1, width: width)
    let keys = app.commands
    for row in row..<row + written { canvas.offer(.say(words), row: row) }
    var hints: [(words: Words, action: Action)] = []
    func add(_ name: String?, _ action: Action, _ words: (String) -> Words) {
      if let name { hints.append((words: words(name), action: action)) }
    }
    let aside = keys.keyNames(of: [.lab(.sideways(-1)), .lab(.sideways(1))])
    add(aside, .lab(.sideways(1))) { "\(verbatim: $0) choose" }
    add(keys.keyNames(of: [.lab(.accept)]), .lab(.accept)) { "\(verbatim: $0) applies" }
    add(keys.keyNames(of: [.lab(.turnFixes)]), .lab(.turnFixes)) { "\(verbatim: $0) other way" }
    add(keys.keyNames(of: [.lab(.toggleFixes)]), .lab(.toggleFixes)) { "\(verbatim: $0) back" }
    canvas.writeKeys(hints, row: row + written, column: 1, width: canvas.columns - 1)
  }
}

extension DirectionFix {
  /// Its name over a column.
  fileprivate var heading: Words {
    switch kind {
    case .leadingMark: direction == .rightToLeft ? "RLM first" : "LRM first"
    case .isolate: Words(own: "FSI\u{2026}PDI")
    case .dirAttribute: Words(own: "dir=\"\(direction.shortName)\"")
    case .explicit: "pin \(direction.inBrief)"
    }
  }

  /// What to know before it is made.
  fileprivate var caution: Words {
    switch kind {
    case .leadingMark: "Adds one invisible scalar to the text."
    case .isolate: "Adds two invisible scalars around the first piece."
    case .dirAttribute: "For HTML: Enter copies the paragraph so, and leaves the text."
    case .explicit: "Only here: the file does not store it."
    }
  }
}

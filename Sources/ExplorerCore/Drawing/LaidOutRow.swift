internal import BidiAlgorithm
internal import Screen
internal import TextModel
internal import UnicodeData

/// The text as it is laid out on one screen.
struct LaidOutRow {
  let line: VisualLine
  let content: ParagraphContent

  /// Draws it into all columns of a row.
  func draw(
    row: Int, marking marked: RangeSet<Int>, seeking sought: RangeSet<Int>, role: Role?,
    into canvas: inout Canvas
  ) {
    guard line.width > canvas.columns else {
      draw(row: row, from: 0, marking: marked, role: role, into: &canvas)
      return
    }
    let stored = storedCells
    let shown = parts(of: stored, in: canvas.columns, sought)
    guard let start = shown.first?.lowerBound, let end = shown.last?.upperBound else { return }
    let (isContinued, goesOn) = (start > 0, end < stored.count)
    let used = shown.reduce(shown.count - 1) { $0 + Self.width(stored[$1]) }
    // Reading begins at one end, left or right, and ends at the other.
    let isRightToLeft = line.direction == .rightToLeft
    let (left, right) = isRightToLeft ? (goesOn, isContinued) : (isContinued, goesOn)
    let width = used + (left ? 1 : 0) + (right ? 1 : 0)
    let first = isRightToLeft ? max(0, canvas.columns - width) : 0
    draw(
      row: row, from: -first - (left ? 1 : 0), only: Kept(shown, of: stored), marking: marked,
      role: role, into: &canvas)
    let more = canvas.theme[.quiet]
    if left { canvas.put(Sign.more, row: row, column: first, style: more) }
    if right { canvas.put(Sign.more, row: row, column: first + width - 1, style: more) }
  }

  /// What is drawn of a line that is longer than the columns.
  private struct Kept {
    /// The scalars in storage.
    private let ranges: [Range<Int>]
    /// The first scalars of the cells in whose places the signs for what is left out stand.
    private let signs: [Int]

    /// Parts of the cells of a line in storage order.
    ///
    /// Where the left-out cells between two parts stand is where those of the lowest level do: at
    /// that level all that is left out is one stretch.
    init(_ parts: [Range<Int>], of cells: [VisualCell]) {
      ranges = parts.filter { !$0.isEmpty }.map { part in
        cells[part.lowerBound].range.lowerBound..<cells[part.upperBound - 1].range.upperBound
      }
      signs = zip(parts, parts.dropFirst()).compactMap { before, after in
        cells[before.upperBound..<after.lowerBound].min { $0.level < $1.level }?.range.lowerBound
      }
    }

    func holds(_ cell: VisualCell) -> Bool {
      ranges.contains { $0.contains(cell.range.lowerBound) }
    }

    func isSign(_ cell: VisualCell) -> Bool { signs.contains(cell.range.lowerBound) }
  }

  /// Whether all of the line that is sought is seen in so many columns. O(*n* log *n*).
  func shows(_ sought: RangeSet<Int>, columns: Int) -> Bool {
    guard line.width > columns else { return true }
    let cells = storedCells
    let shown = parts(of: cells, in: columns, sought)
    return Self.indices(of: sought, in: cells).allSatisfy { index in
      shown.contains { $0.contains(index) }
    }
  }

  /// How many columns it takes without the blanks at its end. O(*n* log *n*).
  var columnsOfWords: Int {
    let blanks = storedCells.reversed().prefix { isBlank($0) }
    return line.width - blanks.reduce(0) { $0 + $1.width }
  }

  /// The cells that take columns, in storage order.
  private var storedCells: [VisualCell] {
    line.cells.filter { $0.isVisible && $0.width > 0 && $0.range.lowerBound < line.contentEnd }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The columns of cells.
  private static func width(_ cells: ArraySlice<VisualCell>) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }

  /// Which cells hold something that is sought.
  private static func indices(of sought: RangeSet<Int>, in cells: [VisualCell]) -> [Int] {
    cells.indices.filter { cells[$0].range.contains(where: sought.contains) }
  }

  /// Which cells in storage order fit, with the signs for what is left out: the beginning if what
  /// is sought is in it, else the part around that. Where it has no place in one part, each stretch
  /// of it with what is around that, or where these have none either, what comes first of it.
  private func parts(
    of cells: [VisualCell], in space: Int, _ sought: RangeSet<Int>
  ) -> [Range<Int>] {
    let indices = Self.indices(of: sought, in: cells)
    var parts = [part(of: cells, in: space, around: indices)]
    if let first = indices.first, let last = indices.last,
      !parts[0].contains(first) || !parts[0].contains(last)
    {
      parts = stretches(of: cells, in: space, around: indices) ?? parts
    }
    return parts.map { part in
      let seen = indices.filter(part.contains)
      let kept = seen.first.flatMap { first in seen.last.map { first..<$0 + 1 } }
      return withoutParts(of: cells, part, keeping: kept)
    }
  }

  /// Each stretch of what is sought with so many cells at both ends that all just fit; nil where
  /// not all of it does.
  private func stretches(
    of cells: [VisualCell], in space: Int, around indices: [Int]
  ) -> [Range<Int>]? {
    var fitting: [Range<Int>]?
    for count in 0...space {
      var parts: [Range<Int>] = []
      for index in indices {
        let part = max(0, index - count)..<min(cells.count, index + count + 1)
        // A sign in the place of one cell would win nothing.
        if let last = parts.last, part.lowerBound <= last.upperBound + 1 {
          parts[parts.count - 1] = last.lowerBound..<part.upperBound
        } else {
          parts.append(part)
        }
      }
      let isBegun = parts.first.map { $0.lowerBound > 0 } ?? false
      let goesOn = parts.last.map { $0.upperBound < cells.count } ?? false
      let signs = parts.count - 1 + (isBegun ? 1 : 0) + (goesOn ? 1 : 0)
      guard parts.reduce(signs, { $0 + Self.width(cells[$1]) }) <= space else { break }
      fitting = parts
    }
    return fitting
  }

  /// One part around what is sought, or around the beginning of it.
  private func part(of cells: [VisualCell], in space: Int, around indices: [Int]) -> Range<Int> {
    func end(from start: Int, in space: Int) -> Int {
      var free = space
      return cells[start...].firstIndex { cell in
        free -= cell.width
        return free < 0
      } ?? cells.count
    }
    func beginning(before end: Int, in space: Int) -> Int {
      var (start, free) = (end, space)
      while start > 0, cells[start - 1].width <= free {
        start -= 1
        free -= cells[start].width
      }
      return start
    }
    var start = 0
    if let first = indices.first, let last = indices.last {
      let width = Self.width(cells[first...last])
      let fits = width <= space - 2
      // Of what is wider than the columns most of them have a part.
      let isSeen =
        fits ? last < end(from: 0, in: space - 1) : Self.width(cells[..<first]) <= space / 2
      if !isSeen {
        // Half of the free columns come before what is sought, and those that the end leaves.
        start = beginning(before: first, in: fits ? (space - 2 - width) / 2 : space / 4)
        start = beginning(before: start, in: space - 1 - Self.width(cells[start...]))
      }
    }
    // A sign before the cells where the text begins earlier, and one behind them where it goes on.
    let signs = start > 0 ? 1 : 0
    var shown = start..<end(from: start, in: space - signs)
    if shown.upperBound < cells.count { shown = start..<end(from: start, in: space - signs - 1) }
    return shown
  }

  /// The same without parts of words at a higher level than the paragraph's at its ends, if what is
  /// sought stays, or anything does. Blanks at a cut are left out too: the sign would stand
  /// at the wrong end of the word before them.
  private func withoutParts(
    of cells: [VisualCell], _ shown: Range<Int>, keeping kept: Range<Int>?
  ) -> Range<Int> {
    func isInside(_ index: Int) -> Bool {
      index > 0 && index < cells.count && isRaised(cells[index - 1]) && isRaised(cells[index])
    }
    var (start, end) = (shown.lowerBound, shown.upperBound)
    let (first, last) = (kept?.lowerBound ?? shown.upperBound, kept?.upperBound ?? start + 1)
    while end > start, isInside(end) { end -= 1 }
    if end < last { end = shown.upperBound }
    while start < end, isInside(start) { start += 1 }
    if start == end || start > first { start = shown.lowerBound }
    if end < cells.count {
      while end > max(start + 1, kept?.upperBound ?? 0), isBlank(cells[end - 1]) { end -= 1 }
    }
    if start > 0 {
      while start < min(end - 1, kept?.lowerBound ?? end), isBlank(cells[start]) { start += 1 }
    }
    return start..<end
  }

  /// Whether a cell belongs to a word or number that is not read in the paragraph's direction.
  private func isRaised(_ cell: VisualCell) -> Bool {
    cell.level > line.paragraphLevel && !isBlank(cell)
  }

  private func isBlank(_ cell: VisualCell) -> Bool {
    BidiProperties.bidiClass(of: content.scalars[cell.range.lowerBound].scalar) == .ws
  }

  /// Draws it into a row, from the end where its direction begins, or a number of columns after it.
  func draw(
    row: Int, alignedIn width: Int, after indent: Int, marking marked: RangeSet<Int>,
    into canvas: inout Canvas
  ) {
    let first =
      line.direction == .rightToLeft ? line.width - width + indent : -indent
    draw(row: row, from: first, marking: marked, role: nil, into: &canvas)
  }

  /// Draws the cells that have a place where a column of the text is the first.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - first: the column of the text that stands in column 0 of the canvas.
  ///   - kept: what is drawn of it; it stands close to each other, in the order that it has in the
  ///     line. Nil for all.
  ///   - marked: scalars that are marked.
  ///   - role: how it looks; nil for the colours of its levels.
  ///   - canvas: what is drawn on.
  private func draw(
    row: Int, from first: Int, only kept: Kept? = nil, marking marked: RangeSet<Int>,
    role: Role?, into canvas: inout Canvas
  ) {
    let columns = 0..<canvas.columns
    let shapes = LetterShapes(line.cells, scalars: content.scalars, style: canvas.letters)
    var at = 0
    for cell in line.cells where cell.isVisible && cell.range.lowerBound < line.contentEnd {
      if let kept, kept.isSign(cell) {
        canvas.put(Sign.more, row: row, column: at - first, style: canvas.theme[.quiet])
        at += 1
        continue
      }
      if let kept, !kept.holds(cell) { continue }
      let column = (kept == nil ? cell.column : at) - first
      at += cell.width
      guard column >= columns.lowerBound, column + cell.width <= columns.upperBound else {
        continue
      }
      let level = Int(cell.level.rawValue)
      var style = canvas.theme[role ?? .level(level)]
      if cell.range.contains(where: marked.contains) { canvas.theme.mark(&style) }
      switch cell.kind {
      case .text:
        canvas.put(
          shapes.base(of: cell), marks: cell.marks, width: cell.width, row: row, column: column,
          style: style)
      case .label(let label):
        style = canvas.theme[.label(level)]
        if cell.range.contains(where: marked.contains) { canvas.theme.mark(&style) }
        canvas.writeLabel(label, row: row, column: column, style: style)
      case .tab, .invisible: break
      }
    }
  }
}

extension LaidOutRow {
  /// The line of a text in which what is sought begins.
  init(_ layout: ParagraphLayout, seeking sought: RangeSet<Int>) {
    let place = sought.ranges.first?.lowerBound ?? 0
    let number = layout.line(of: min(place, max(0, layout.count - 1)), .downstream)
    self.init(line: layout.line(number), content: layout.content)
  }
}

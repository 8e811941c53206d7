package import BidiAlgorithm
internal import Screen
internal import TextModel
package import UnicodeData

/// A text of one paragraph in display order, in one row or over several: in a list, a preview.
package struct BidiRow {
  private let text: String
  private let direction: BaseDirection
  private let showsControls: Bool

  /// A text up to its first paragraph separator. Where controls are shown, they have labels.
  package init(_ text: String, direction: BaseDirection, showsControls: Bool) {
    (self.text, self.direction, self.showsControls) = (text, direction, showsControls)
  }

  func layout(_ clusters: ClusterMetrics, width: Int?) -> ParagraphLayout {
    ParagraphLayout(
      Document(text: text).content(of: ParagraphIndex(0)), direction: direction,
      settings: .onScreen(showsControls ? .labelled : .hidden, width: width, clusters),
      languages: .root, waiting: .forEverything)
  }

  /// How many columns it takes. O(*n*).
  package func width(_ clusters: ClusterMetrics) -> Int {
    layout(clusters, width: nil).line(0).width
  }

  /// How many rows it takes in so many columns, each run of the marked scalars on one row where it
  /// fits. O(*n*).
  package func rowCount(
    columns: Int, marking marked: RangeSet<Int> = RangeSet(), _ clusters: ClusterMetrics
  ) -> Int {
    broken(clusters, width: max(1, columns), marked).layout.lineCount
  }

  /// A text in lines.
  private struct Broken {
    let layout: ParagraphLayout
    /// The marked scalars there.
    let marked: RangeSet<Int>
    /// Before which scalars of the text a zero width space was put in, in order.
    var spaces: [Int] = []

    /// Where a scalar of the text is there.
    func place(of position: Int) -> Int { position + spaces.count { $0 <= position } }
  }

  /// The text in lines of a width, and where its marked scalars are there.
  ///
  /// A word that is longer than a line is divided where the line ends. Of one with marked scalars
  /// in it these would be divided, or what touches them: then a line may end at both ends of what
  /// is marked too. A zero width space there allows that and changes no order.
  private func broken(
    _ clusters: ClusterMetrics, width: Int, _ marked: RangeSet<Int>
  ) -> Broken {
    let plain = layout(clusters, width: width)
    guard !showsControls, Self.divides(plain, marked) else {
      return Broken(layout: plain, marked: marked)
    }
    let spaced = spaced(marked)
    return Broken(
      layout: spaced.row.layout(clusters, width: width), marked: spaced.marked,
      spaces: marked.ranges.flatMap { [$0.lowerBound, $0.upperBound] })
  }

  /// Whether a line of a layout ends inside marked scalars or inside a word that touches them, but
  /// not behind a blank.
  private static func divides(_ layout: ParagraphLayout, _ marked: RangeSet<Int>) -> Bool {
    guard !marked.isEmpty else { return false }
    func isBlank(_ position: Int) -> Bool {
      BidiProperties.bidiClass(of: layout.content.scalars[position].scalar) == .ws
    }
    return (0..<layout.lineCount).dropFirst().contains { line in
      let start = layout.range(ofLine: line).lowerBound
      guard start > 0, !isBlank(start - 1) else { return false }
      return marked.ranges.contains { range in
        if start < range.lowerBound { return !(start..<range.lowerBound).contains(where: isBlank) }
        if start > range.upperBound { return !(range.upperBound..<start).contains(where: isBlank) }
        return start > range.lowerBound && start < range.upperBound
      }
    }
  }

  /// The text with a zero width space at both ends of each run of marked scalars.
  private func spaced(_ marked: RangeSet<Int>) -> (row: BidiRow, marked: RangeSet<Int>) {
    let source = Array(text.unicodeScalars)
    var scalars = String.UnicodeScalarView()
    var moved = RangeSet<Int>()
    var (position, spaces) = (0, 0)
    for range in marked.ranges {
      let range = range.clamped(to: position..<source.count)
      scalars.append(contentsOf: source[position..<range.lowerBound])
      scalars.append(Self.zeroWidthSpace)
      scalars.append(contentsOf: source[range])
      scalars.append(Self.zeroWidthSpace)
      spaces += 1
      moved.insert(contentsOf: range.lowerBound + spaces..<range.upperBound + spaces)
      spaces += 1
      position = range.upperBound
    }
    scalars.append(contentsOf: source[position...])
    return (BidiRow(String(scalars), direction: direction, showsControls: showsControls), moved)
  }

  private static let zeroWidthSpace: Unicode.Scalar = "\u{200B}"

  /// Draws it over several rows. Where they are too few, those around what is sought are shown, the
  /// marked scalars where nothing else is, with a sign where others are left out.
  package func draw(
    rows: Range<Int>, columns: Range<Int>, marking marked: RangeSet<Int>,
    seeking sought: RangeSet<Int>? = nil, into canvas: inout Canvas
  ) {
    guard rows.count > 1, columns.count > 0 else {
      if let row = rows.first {
        draw(row: row, columns: columns, marking: marked, seeking: sought, into: &canvas)
      }
      return
    }
    let whole = broken(canvas.clusters, width: columns.count, marked)
    let isCut = whole.layout.lineCount > rows.count
    // The sign has a column of its own: in place of a digit it would leave another number.
    let text =
      isCut ? broken(canvas.clusters, width: max(1, columns.count - 1), marked) : whole
    let (layout, marks) = (text.layout, text.marked)
    let count = layout.lineCount
    let place = (sought ?? marked).ranges.first.map { text.place(of: $0.lowerBound) } ?? 0
    let chosen = layout.line(of: min(place, max(0, layout.count - 1)), .downstream)
    let shown = shownRange(of: count, in: rows.count, around: chosen)
    let lines = shown.map { LaidOutRow(line: layout.line($0), content: layout.content) }
    let widest = max(1, lines.map(\.line.width).max() ?? 1)
    let width = min(columns.count, isCut ? widest + 1 : widest)
    let used = columns.lowerBound..<columns.lowerBound + width
    for (index, line) in lines.enumerated() {
      let isContinued = index == 0 && shown.lowerBound > 0
      canvas.drawLeftToRight(columns: used) {
        line.draw(
          row: rows.lowerBound + index, alignedIn: width, after: isContinued ? 1 : 0,
          marking: marks, into: &$0)
      }
    }
    // Reading begins at one end, left or right, and goes to the other. Where it stops, the sign
    // follows the last word: at the end of a longer row above it would belong to nothing.
    let isRightToLeft = lines.first?.line.direction == .rightToLeft
    let read = min(width - 1, lines.last?.columnsOfWords ?? 0)
    let (start, end) = isRightToLeft ? (width - 1, width - 1 - read) : (0, read)
    let (first, last) = (rows.lowerBound, rows.lowerBound + shown.count - 1)
    canvas.drawLeftToRight(columns: used) {
      let more = $0.theme[.quiet]
      if shown.lowerBound > 0 { $0.put(Sign.more, row: first, column: start, style: more) }
      if shown.upperBound < count { $0.put(Sign.more, row: last, column: end, style: more) }
    }
  }

  /// Draws it into columns of a row; where it does not fit, its beginning is shown, or the part
  /// around what is sought.
  ///
  /// Of a text with line ends the line of what is sought is shown. It is cut where it is read to,
  /// in storage: what the display has at an edge may be the middle of the reading. No word or
  /// number that stands at a higher level than the paragraph is divided: its end is not where the
  /// sign is.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - columns: where it may stand.
  ///   - marked: scalars that are marked.
  ///   - sought: scalars that are shown wherever they are; nil for those that are marked, none for
  ///     the beginning.
  ///   - role: how it looks; nil for the colours of its levels.
  ///   - canvas: what is drawn on.
  package func draw(
    row: Int, columns: Range<Int>, marking marked: RangeSet<Int> = RangeSet(),
    seeking sought: RangeSet<Int>? = nil, role: Role? = nil, into canvas: inout Canvas
  ) {
    guard columns.count > 0 else { return }
    let layout = layout(canvas.clusters, width: nil)
    draw(
      layout, row: row, columns: columns, marking: marked, seeking: sought, role: role,
      into: &canvas)
  }

  /// The same where it is laid out already, whatever its width. There is a column for it.
  func draw(
    _ layout: ParagraphLayout, row: Int, columns: Range<Int>, marking marked: RangeSet<Int>,
    seeking sought: RangeSet<Int>?, role: Role? = nil, into canvas: inout Canvas
  ) {
    let place = (sought ?? marked).ranges.first?.lowerBound ?? 0
    let number = layout.line(of: min(place, max(0, layout.count - 1)), .downstream)
    let line = LaidOutRow(line: layout.line(number), content: layout.content)
    // On a mirrored screen a short text stands at the right end of its columns.
    let shown =
      columns
      .lowerBound..<min(
        columns.upperBound, columns.lowerBound + max(1, line.line.width))
    canvas.drawLeftToRight(columns: shown) {
      line.draw(
        row: row, marking: marked, seeking: sought ?? marked, role: role, into: &$0)
    }
  }
}

/// The text as it is laid out on one screen.
private struct LaidOutRow {
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
    let shown = part(of: stored, in: canvas.columns, sought)
    let (isContinued, goesOn) = (shown.lowerBound > 0, shown.upperBound < stored.count)
    let used = stored[shown].reduce(0) { $0 + $1.width }
    // Reading begins at one end, left or right, and ends at the other.
    let isRightToLeft = line.direction == .rightToLeft
    let (left, right) = isRightToLeft ? (goesOn, isContinued) : (isContinued, goesOn)
    let width = used + (left ? 1 : 0) + (right ? 1 : 0)
    let start = isRightToLeft ? max(0, canvas.columns - width) : 0
    let range = stored[shown].first.flatMap { first in
      stored[shown].last.map { first.range.lowerBound..<$0.range.upperBound }
    }
    draw(
      row: row, from: -start - (left ? 1 : 0), only: range ?? 0..<0, marking: marked, role: role,
      into: &canvas)
    let more = canvas.theme[.quiet]
    if left { canvas.put(Sign.more, row: row, column: start, style: more) }
    if right { canvas.put(Sign.more, row: row, column: start + width - 1, style: more) }
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

  /// Which cells in storage order fit, with the signs at their ends: the beginning if what is
  /// sought is in it, else the part around that.
  private func part(
    of cells: [VisualCell], in space: Int, _ sought: RangeSet<Int>
  ) -> Range<Int> {
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
    let indices = cells.indices.filter { cells[$0].range.contains(where: sought.contains) }
    var start = 0
    if let first = indices.first, let last = indices.last {
      let width = cells[first...last].reduce(0) { $0 + $1.width }
      let seen = end(from: 0, in: space - 1)
      let isSeen = width <= space - 2 ? last < seen : first < seen
      if !isSeen {
        // Half of the free columns come before what is sought, and those that the end leaves.
        start = beginning(before: first, in: max(0, space - 2 - width) / 2)
        start = beginning(
          before: start, in: space - 1 - cells[start...].reduce(0) { $0 + $1.width })
      }
    }
    // A sign before the cells where the text begins earlier, and one behind them where it goes on.
    let signs = start > 0 ? 1 : 0
    var shown = start..<end(from: start, in: space - signs)
    if shown.upperBound < cells.count { shown = start..<end(from: start, in: space - signs - 1) }
    let seen = indices.filter(shown.contains)
    let kept = seen.first.flatMap { first in seen.last.map { first..<$0 + 1 } }
    return withoutParts(of: cells, shown, keeping: kept)
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
  ///   - range: the scalars that are drawn, all in storage between two of them; they stand close to
  ///     each other, in the order that they have in the line. Nil for all.
  ///   - marked: scalars that are marked.
  ///   - role: how it looks; nil for the colours of its levels.
  ///   - canvas: what is drawn on.
  private func draw(
    row: Int, from first: Int, only range: Range<Int>? = nil, marking marked: RangeSet<Int>,
    role: Role?, into canvas: inout Canvas
  ) {
    let columns = 0..<canvas.columns
    let shapes = LetterShapes(line.cells, scalars: content.scalars, style: canvas.letters)
    var at = 0
    for cell in line.cells where cell.isVisible && cell.range.lowerBound < line.contentEnd {
      if let range, !range.contains(cell.range.lowerBound) { continue }
      let column = (range == nil ? cell.column : at) - first
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

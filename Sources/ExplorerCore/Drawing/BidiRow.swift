package import BidiAlgorithm
internal import Screen
internal import TextModel
package import UnicodeData

/// A text of one paragraph in display order, in one row or over several: in a list, a preview.
package struct BidiRow {
  private let text: String
  private let direction: BaseDirection
  private let showsControls: Bool

  /// A text; what follows a paragraph separator is left out. Controls have their labels where they
  /// are to be seen.
  package init(_ text: String, direction: BaseDirection = .auto, showsControls: Bool = false) {
    (self.text, self.direction, self.showsControls) = (text, direction, showsControls)
  }

  private func layout(_ clusters: ClusterMetrics, width: Int? = nil) -> ParagraphLayout {
    ParagraphLayout(
      Document(text: text).content(of: ParagraphIndex(0)), direction: direction,
      settings: LayoutSettings(
        width: width, invisibles: showsControls ? .labelled : .hidden, clusters: clusters))
  }

  /// How many columns it takes. O(*n*).
  package func width(_ clusters: ClusterMetrics) -> Int { layout(clusters).line(0).width }

  /// How many rows it takes in so many columns. O(*n*).
  package func rowCount(columns: Int, _ clusters: ClusterMetrics) -> Int {
    layout(clusters, width: max(1, columns)).lineCount
  }

  /// Draws it over rows, broken where the columns end; where the rows are too few, those around
  /// what is marked are shown, with a sign where others are left out.
  package func draw(
    rows: Range<Int>, columns: Range<Int>, marking marked: RangeSet<Int>,
    into canvas: inout Canvas
  ) {
    guard rows.count > 1, columns.count > 0 else {
      if let row = rows.first { draw(row: row, columns: columns, marking: marked, into: &canvas) }
      return
    }
    let layout = layout(canvas.clusters, width: columns.count)
    let count = layout.lineCount
    let chosen = layout.line(of: marked.ranges.first?.lowerBound ?? 0, .downstream)
    let shown = shownRange(of: count, in: rows.count, around: chosen)
    let lines = shown.map { LaidOutRow(line: layout.line($0), content: layout.content) }
    let width = min(columns.count, max(1, lines.map(\.line.width).max() ?? 1))
    let used = columns.lowerBound..<columns.lowerBound + width
    for (row, line) in zip(rows, lines) {
      canvas.drawLeftToRight(columns: used) {
        line.draw(row: row, alignedIn: width, marking: marked, into: &$0)
      }
    }
    // The reading begins at the left or at the right end, and ends at the other one.
    let isRightToLeft = lines.first?.line.direction == .rightToLeft
    let (start, end) = isRightToLeft ? (width - 1, 0) : (0, width - 1)
    let (first, last) = (rows.lowerBound, rows.lowerBound + shown.count - 1)
    canvas.drawLeftToRight(columns: used) {
      let more = $0.theme[.quiet]
      if shown.lowerBound > 0 { $0.put(Sign.more, row: first, column: start, style: more) }
      if shown.upperBound < count { $0.put(Sign.more, row: last, column: end, style: more) }
    }
  }

  /// Draws it into columns of a row; where it does not fit, the part around what is marked is
  /// shown.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - columns: where it may stand.
  ///   - marked: scalars that are marked.
  ///   - role: how it looks; nil for the colours of its levels.
  ///   - canvas: what is drawn on.
  package func draw(
    row: Int, columns: Range<Int>, marking marked: RangeSet<Int> = RangeSet(), role: Role? = nil,
    into canvas: inout Canvas
  ) {
    guard columns.count > 0 else { return }
    let layout = layout(canvas.clusters)
    let line = LaidOutRow(line: layout.line(0), content: layout.content)
    // Where the screen is mirrored, a short text stands at the right end of its columns.
    let shown =
      columns
      .lowerBound..<min(
        columns.upperBound, columns.lowerBound + max(1, line.line.width))
    canvas.drawLeftToRight(columns: shown) {
      line.draw(row: row, marking: marked, role: role, into: &$0)
    }
  }
}

/// The text as it is laid out on one screen.
private struct LaidOutRow {
  let line: VisualLine
  let content: ParagraphContent

  /// Draws it into all columns of a row.
  func draw(
    row: Int, marking marked: RangeSet<Int>, role: Role?, into canvas: inout Canvas
  ) {
    let columns = 0..<canvas.columns
    let first = firstColumn(columns.count, marked)
    draw(row: row, from: first, marking: marked, role: role, into: &canvas)
    let more = canvas.theme[.quiet]
    if first > 0 { canvas.put(Sign.more, row: row, column: columns.lowerBound, style: more) }
    if line.width - first > columns.count {
      canvas.put(Sign.more, row: row, column: columns.upperBound - 1, style: more)
    }
  }

  /// Draws it into a row of so many columns, at the end where its direction begins.
  func draw(
    row: Int, alignedIn width: Int, marking marked: RangeSet<Int>, into canvas: inout Canvas
  ) {
    let first = line.direction == .rightToLeft ? line.width - width : 0
    draw(row: row, from: first, marking: marked, role: nil, into: &canvas)
  }

  /// Draws the cells that have a place where a column of the text is the first.
  private func draw(
    row: Int, from first: Int, marking marked: RangeSet<Int>, role: Role?,
    into canvas: inout Canvas
  ) {
    let columns = 0..<canvas.columns
    let shapes = LetterShapes(line.cells, scalars: content.scalars, style: canvas.letters)
    for cell in line.cells where cell.isVisible && cell.range.lowerBound < line.contentEnd {
      let column = columns.lowerBound + cell.column - first
      guard column >= columns.lowerBound, column + cell.width <= columns.upperBound else {
        continue
      }
      let level = Int(cell.level.rawValue)
      var style = canvas.theme[role ?? (level == 0 ? .text : .level(level))]
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

  /// The column of the text with which the shown part begins.
  private func firstColumn(_ space: Int, _ marked: RangeSet<Int>) -> Int {
    let cells =
      line.width > space
      ? line.cells.filter { $0.isVisible && $0.range.contains(where: marked.contains) } : []
    guard let left = cells.map(\.column).min(), let right = cells.map(\.columns.upperBound).max()
    else {
      // A right-to-left text begins at its right end.
      return line.direction == .rightToLeft ? max(0, line.width - space) : 0
    }
    return max(0, min((left + right - space) / 2, line.width - space))
  }
}

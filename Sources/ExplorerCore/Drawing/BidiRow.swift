package import BidiAlgorithm
internal import Screen
internal import TextModel
package import UnicodeData

/// A text of one line in display order: in a list, a preview.
package struct BidiRow {
  private let text: String
  private let direction: BaseDirection
  private let showsControls: Bool

  /// A text; what follows a paragraph separator is left out. Controls have their labels where they
  /// are to be seen.
  package init(_ text: String, direction: BaseDirection = .auto, showsControls: Bool = false) {
    (self.text, self.direction, self.showsControls) = (text, direction, showsControls)
  }

  private func layout(_ clusters: ClusterMetrics) -> ParagraphLayout {
    ParagraphLayout(
      Document(text: text).content(of: ParagraphIndex(0)), direction: direction,
      settings: LayoutSettings(
        invisibles: showsControls ? .labelled : .hidden, clusters: clusters))
  }

  /// How many columns it takes. O(*n*).
  package func width(_ clusters: ClusterMetrics) -> Int { layout(clusters).line(0).width }

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
    let shapes = LetterShapes(line.cells, scalars: content.scalars, style: canvas.letters)
    let first = firstColumn(columns.count, marked)
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
    let more = canvas.theme[.quiet]
    if first > 0 { canvas.put(Sign.more, row: row, column: columns.lowerBound, style: more) }
    if line.width - first > columns.count {
      canvas.put(Sign.more, row: row, column: columns.upperBound - 1, style: more)
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

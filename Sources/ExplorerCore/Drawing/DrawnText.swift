package import BidiAlgorithm
internal import Screen
internal import TextModel
package import UnicodeData

/// A short text of one line, drawn as its readers see it.
package struct DrawnText {
  private let cells: [VisualCell]
  private let scalars: StoredScalars

  /// A text in a paragraph of a direction, on a screen that counts clusters so. O(*n*).
  package init(_ text: String, _ direction: TextDirection, _ clusters: ClusterMetrics) {
    let layout = TextLayout(
      LayoutInputs(
        plain: Document(text: text),
        settings: .onScreen(.labelled, width: nil, clusters),
        directions: DirectionDecider(.explicit(direction))), cache: LayoutCache())
    let first = LinePosition(paragraph: ParagraphIndex(0), line: 0)
    cells = layout.line(first).cells
    scalars = layout.paragraph(ParagraphIndex(0)).content.scalars
  }

  /// Its width in cells.
  package var width: Int { cells.map { $0.column + $0.width }.max() ?? 0 }

  /// Draws it from a column on; what does not fit before the end is cut off.
  package func draw(row: Int, column: Int, _ role: Role, into canvas: inout Canvas) {
    canvas.drawLeftToRight(columns: column..<max(column, min(column + width, canvas.columns))) {
      draw(row: row, role, into: &$0)
    }
  }

  private func draw(row: Int, _ role: Role, into canvas: inout Canvas) {
    let shapes = LetterShapes(cells, scalars: scalars, style: canvas.letters)
    for cell in cells where cell.isVisible {
      let style = canvas.theme[role]
      switch cell.kind {
      case .text:
        canvas.put(
          shapes.base(of: cell), marks: cell.marks, width: cell.width, row: row,
          column: cell.column, style: style)
      case .label(let label):
        canvas.writeLabel(label, row: row, column: cell.column, style: canvas.theme[.label(0)])
      case .tab, .invisible: break
      }
    }
  }
}

internal import BidiAlgorithm
internal import TextModel
internal import Wording

extension BidiRow {
  /// Draws it into a row as the Text pane draws a paragraph, on every screen: the arrow of its
  /// direction at the left, and the text from the end of the columns where that direction begins.
  /// Where it does not fit, its beginning is shown, or the part around what is sought. O(*n*).
  package func drawAsParagraph(
    row: Int, columns: Range<Int>, marking marked: RangeSet<Int> = RangeSet(),
    seeking sought: RangeSet<Int>? = nil, into canvas: inout Canvas
  ) {
    guard !columns.isEmpty else { return }
    let layout = layout(canvas.clusters, width: nil)
    let line = layout.line(0)
    canvas.drawLeftToRight(columns: columns) { canvas in
      canvas.write(
        Words(verbatim: Sign.arrow(line.direction)), row: row, column: 0,
        .level(Int(line.paragraphLevel.rawValue)))
      // The arrow and a blank.
      let space = min(2, canvas.columns)..<canvas.columns
      guard !space.isEmpty else { return }
      let start =
        line.direction == .rightToLeft
        ? max(space.lowerBound, space.upperBound - max(1, line.width)) : space.lowerBound
      draw(
        layout, row: row, columns: start..<space.upperBound, marking: marked, seeking: sought,
        into: &canvas)
    }
  }
}

internal import BidiAlgorithm
internal import Screen
package import TextModel
internal import UnicodeData

/// Scalars in storage order on one row, apart from each other, what has no picture as its label.
///
/// They are read with the row, on a mirrored screen from the right as the range before them is. In
/// a picture that is compared with another order they run from the left on every screen.
package enum ScalarRow {
  /// Draws scalars from a column on, and a sign where there are more than fit before another
  /// column.
  ///
  /// - Parameters:
  ///   - scalars: what is drawn.
  ///   - row: the row.
  ///   - columns: where there is room.
  ///   - keepsLeft: whether they run from the left on a mirrored screen too, at its right end.
  ///   - canvas: what is drawn on.
  /// - Returns: the column after the last cell.
  @discardableResult
  package static func draw(
    _ scalars: [StoredScalar], row: Int, columns: Range<Int>, keepsLeft: Bool = false,
    into canvas: inout Canvas
  ) -> Int {
    guard !columns.isEmpty else { return columns.lowerBound }
    guard keepsLeft else {
      return drawAlong(scalars, row: row, columns: columns, into: &canvas)
    }
    var space = -1
    for stored in scalars where space < columns.count {
      space += width(of: stored, canvas.clusters) + 1
    }
    space = min(max(1, space), columns.count)
    let start = columns.lowerBound
    canvas.drawLeftToRight(columns: start..<start + space) {
      space = drawAlong(scalars, row: row, columns: 0..<space, into: &$0)
    }
    return start + space
  }

  /// Draws scalars in the direction of the columns. Each keeps its own left and right.
  private static func drawAlong(
    _ scalars: [StoredScalar], row: Int, columns: Range<Int>, into canvas: inout Canvas
  ) -> Int {
    var at = columns.lowerBound
    for (index, stored) in scalars.enumerated() {
      let isLast = index == scalars.count - 1
      let width = width(of: stored, canvas.clusters)
      guard at + width + (isLast ? 0 : 2) <= columns.upperBound else {
        let column = min(at, columns.upperBound - 1)
        canvas.put(Sign.more, row: row, column: column, style: canvas.theme[.quiet])
        return column + 1
      }
      canvas.drawLeftToRight(columns: at..<at + width) {
        draw(stored, row: row, column: 0, into: &$0)
      }
      at += width + 1
    }
    return max(columns.lowerBound, at - 1)
  }

  /// Draws the scalars of a range of the document.
  @discardableResult
  package static func draw(
    _ range: Range<ScalarOffset>, of document: Document, row: Int, columns: Range<Int>,
    into canvas: inout Canvas
  ) -> Int {
    // No more than may be seen is read.
    let end = min(range.upperBound, range.lowerBound.advanced(by: max(1, columns.count)))
    return draw(
      document.scalars(in: range.lowerBound..<end), row: row, columns: columns, into: &canvas)
  }

  private static func width(of stored: StoredScalar, _ clusters: ClusterMetrics) -> Int {
    if stored.scalar == " " { return 1 }
    let drawing = ClusterDrawing.of([stored.scalar], clusters)
    return drawing.label == nil && stored.isWellFormed && !drawing.glyphs.isEmpty
      ? max(1, drawing.width) : StripItem.label(of: stored).count
  }

  private static func draw(
    _ stored: StoredScalar, row: Int, column: Int, into canvas: inout Canvas
  ) {
    let drawing = ClusterDrawing.of([stored.scalar], canvas.clusters)
    let isRightToLeft = BidiProperties.bidiClass(of: stored.scalar).isStrongRightToLeft
    if stored.scalar == " " {
      canvas.put(Sign.space, row: row, column: column, style: canvas.theme[.quiet])
    } else if !drawing.glyphs.isEmpty, drawing.label == nil, stored.isWellFormed {
      canvas.put(
        cluster: [stored.scalar], row: row, column: column,
        style: canvas.theme[.level(isRightToLeft ? 1 : 0)])
    } else {
      canvas.writeLabel(
        StripItem.label(of: stored), row: row, column: column, style: canvas.theme[.label(0)])
    }
  }
}

package import Screen

/// A rectangle of the screen, in cells from the top left corner.
package struct Rect: Hashable, Sendable {
  package var row: Int
  package var column: Int
  package var rows: Int
  package var columns: Int

  /// A rectangle by its top left corner and its size in cells.
  package init(row: Int, column: Int, rows: Int, columns: Int) {
    self.row = row
    self.column = column
    self.rows = max(0, rows)
    self.columns = max(0, columns)
  }

  /// Whether the cell lies inside.
  package func contains(row: Int, column: Int) -> Bool {
    row >= self.row && row < self.row + rows && column >= self.column
      && column < self.column + columns
  }

  /// Whether the cell lies inside.
  package func contains(_ point: Point) -> Bool { contains(row: point.row, column: point.column) }

  /// A place of the screen, from the rectangle's corner.
  package func inside(_ point: Point) -> Point {
    Point(row: point.row - row, column: point.column - column)
  }

  /// How large it is, in cells.
  package var size: Size { Size(rows: rows, columns: columns) }

  /// The rectangle without a margin on all sides, in cells.
  package func inset(by margin: Int) -> Rect {
    Rect(
      row: row + margin, column: column + margin, rows: rows - 2 * margin,
      columns: columns - 2 * margin)
  }
}

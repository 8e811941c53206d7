/// A rectangle of the screen, in cells from the top left corner.
public struct Rect: Hashable, Sendable {
  public var row: Int
  public var column: Int
  public var rows: Int
  public var columns: Int

  /// A rectangle by its top left corner and its size in cells.
  public init(row: Int, column: Int, rows: Int, columns: Int) {
    self.row = row
    self.column = column
    self.rows = max(0, rows)
    self.columns = max(0, columns)
  }

  /// Whether the cell lies inside.
  public func contains(row: Int, column: Int) -> Bool {
    row >= self.row && row < self.row + rows && column >= self.column
      && column < self.column + columns
  }

  /// The rectangle without a margin on all sides, in cells.
  public func inset(by margin: Int) -> Rect {
    Rect(
      row: row + margin, column: column + margin, rows: rows - 2 * margin,
      columns: columns - 2 * margin)
  }
}

/// A place on the screen, in cells from the top left corner.
public struct Point: Hashable, Sendable {
  /// The row, from 0 at the top.
  public var row: Int
  /// The column, from 0 at the left.
  public var column: Int

  /// A place by row and column, from 0.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

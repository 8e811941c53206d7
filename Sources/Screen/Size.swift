/// A size of the screen or of a part of it, in cells.
public struct Size: Hashable, Sendable {
  /// The number of rows.
  public var rows: Int
  /// The number of columns.
  public var columns: Int

  /// A size by rows and columns.
  public init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }
}

extension Size {
  /// The largest part of a screen that is drawn: more than any screen shows at the smallest letters
  /// that can be read. A terminal may say that it has 65535 rows and columns, of which no frame can
  /// be made.
  public static let largest = Size(rows: 512, columns: 2048)

  /// As much of it as is drawn.
  public var drawn: Size {
    Size(rows: min(rows, Self.largest.rows), columns: min(columns, Self.largest.columns))
  }
}

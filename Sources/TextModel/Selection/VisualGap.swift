/// A gap between cells on the screen.
public struct VisualGap: Hashable, Comparable, Sendable {
  /// The visual line.
  public var line: LinePosition
  /// From the left end of the line's own text.
  public var column: Column

  /// A gap by its line and column.
  public init(line: LinePosition, column: Column) {
    self.line = line
    self.column = column
  }

  /// Whether a gap stands above another, or left of it on its line.
  public static func < (a: VisualGap, b: VisualGap) -> Bool {
    a.line == b.line ? a.column < b.column : a.line < b.line
  }
}

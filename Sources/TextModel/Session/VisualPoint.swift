/// A gap on the screen as users count it: visual lines of the whole text from 1, gaps between cells
/// from 0 at the left end of the line's own text.
public struct VisualPoint: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The gap between cells, from 0.
  public var column: Int

  /// A gap by line and column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

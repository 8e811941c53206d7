public import BidiAlgorithm

/// A place for the caret on the screen.
public struct CaretPlace: Hashable, Sendable {
  /// The visual line.
  public var line: LinePosition
  /// The gap between cells, from the left end of the line's own text.
  public var column: Column
  /// The direction of what is typed here: the flag of the caret.
  public var direction: TextDirection

  /// A place by line, column and the direction of what is typed there.
  public init(line: LinePosition, column: Column, direction: TextDirection) {
    self.line = line
    self.column = column
    self.direction = direction
  }

  /// Whether both are the same place, whatever is typed there.
  public func isAt(_ other: CaretPlace) -> Bool {
    line == other.line && column == other.column
  }
}

/// A caret: a position and the column that up and down aim at.
public struct Caret: Hashable, Sendable {
  /// The gap, and the neighbour it leans on.
  public var position: TextPosition
  /// The column on the screen, ``TextLayout/indent(of:)`` included, from which up and down started.
  public var goalColumn: Int?

  /// A caret at a position.
  public init(_ position: TextPosition, goalColumn: Int? = nil) {
    self.position = position
    self.goalColumn = goalColumn
  }
}

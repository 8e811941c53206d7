/// A gap between terminal cells, counted from the left end of a line's own text.
public struct Column: TextOffset {
  /// The number of cells before the gap.
  public var rawValue: Int
  /// The offset with this number of cells before the gap.
  @inlinable public init(rawValue: Int) { self.rawValue = rawValue }
}

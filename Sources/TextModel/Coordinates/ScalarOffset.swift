/// A gap between Unicode scalars, counted from the document's start.
public struct ScalarOffset: TextOffset {
  /// The number of scalars before the gap.
  public var rawValue: Int
  /// The offset with this number of scalars before the gap.
  @inlinable public init(rawValue: Int) { self.rawValue = rawValue }
}

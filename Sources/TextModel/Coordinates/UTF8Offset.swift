/// A gap between UTF-8 code units, counted from the document's start.
public struct UTF8Offset: TextOffset {
  /// The number of UTF-8 code units before the gap.
  public var rawValue: Int
  /// The offset with this number of UTF-8 code units before the gap.
  @inlinable public init(rawValue: Int) { self.rawValue = rawValue }
}

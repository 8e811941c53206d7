/// A gap position in the document's storage, in one unit of text.
public protocol TextOffset: RawRepresentable<Int>, Hashable, Comparable, Strideable, Sendable
where Stride == Int {
  /// The offset with this many units before it.
  init(rawValue: Int)
}

extension TextOffset {
  /// The offset with this many units before it.
  @inlinable public init(_ units: Int) { self.init(rawValue: units) }
  /// How many units further on the other offset is.
  @inlinable public func distance(to other: Self) -> Int { other.rawValue - rawValue }
  /// The offset so many units further on.
  @inlinable public func advanced(by units: Int) -> Self { Self(rawValue: rawValue + units) }
  /// Whether the first offset stands before the second.
  @inlinable public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

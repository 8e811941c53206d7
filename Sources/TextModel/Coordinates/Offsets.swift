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

/// A gap between Unicode scalars, counted from the document's start.
public struct ScalarOffset: TextOffset {
  /// The number of scalars before the gap.
  public var rawValue: Int
  /// The offset with this number of scalars before the gap.
  @inlinable public init(rawValue: Int) { self.rawValue = rawValue }
}

/// A gap between UTF-16 code units, counted from the document's start.
public struct UTF16Offset: TextOffset {
  /// The number of UTF-16 code units before the gap.
  public var rawValue: Int
  /// The offset with this number of UTF-16 code units before the gap.
  @inlinable public init(rawValue: Int) { self.rawValue = rawValue }
}

/// A gap between UTF-8 code units, counted from the document's start.
public struct UTF8Offset: TextOffset {
  /// The number of UTF-8 code units before the gap.
  public var rawValue: Int
  /// The offset with this number of UTF-8 code units before the gap.
  @inlinable public init(rawValue: Int) { self.rawValue = rawValue }
}

/// A gap between terminal cells, counted from the left end of a line's own text.
public struct Column: TextOffset {
  /// The number of cells before the gap.
  public var rawValue: Int
  /// The offset with this number of cells before the gap.
  @inlinable public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The number of a paragraph in its document, from 0.
public struct ParagraphIndex: TextOffset {
  /// The number of paragraphs before it.
  public var rawValue: Int
  /// The offset with this number of paragraphs before it.
  @inlinable public init(rawValue: Int) { self.rawValue = rawValue }
}

/// One range of text in the three units of storage.
public struct StorageRange: Hashable, Sendable {
  /// The range in scalars.
  public var scalars: Range<ScalarOffset>
  /// The range in UTF-16 code units.
  public var utf16: Range<UTF16Offset>
  /// The range in UTF-8 code units.
  public var utf8: Range<UTF8Offset>

  /// One range given in each of the three units.
  public init(
    scalars: Range<ScalarOffset>, utf16: Range<UTF16Offset>, utf8: Range<UTF8Offset>
  ) {
    self.scalars = scalars
    self.utf16 = utf16
    self.utf8 = utf8
  }
}

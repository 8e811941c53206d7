/// An embedding level (BD2): even is left-to-right, odd is right-to-left.
public struct EmbeddingLevel: RawRepresentable, Hashable, Comparable, BitwiseCopyable, Sendable {
  /// The number of the level, 0 to 126.
  public let rawValue: UInt8

  /// The level of this number.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of this number.
  @inlinable public init(_ number: Int) { rawValue = UInt8(truncatingIfNeeded: number) }

  /// The greatest explicit level, max_depth (BD2).
  @inlinable public static var maximumDepth: EmbeddingLevel { EmbeddingLevel(rawValue: 125) }
  /// Level 0: a left-to-right paragraph.
  @inlinable public static var leftToRight: EmbeddingLevel { EmbeddingLevel(rawValue: 0) }
  /// Level 1: a right-to-left paragraph.
  @inlinable public static var rightToLeft: EmbeddingLevel { EmbeddingLevel(rawValue: 1) }

  /// Whether the level is odd.
  @inlinable public var isRightToLeft: Bool { rawValue & 1 == 1 }

  /// The direction of text at this level.
  @inlinable public var direction: TextDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  /// Whether a level is lower than another.
  @inlinable public static func < (a: EmbeddingLevel, b: EmbeddingLevel) -> Bool {
    a.rawValue < b.rawValue
  }
}

extension EmbeddingLevel: CustomStringConvertible {
  /// The number.
  public var description: String { String(rawValue) }
}

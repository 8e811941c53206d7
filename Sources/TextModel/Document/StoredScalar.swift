/// One scalar of the document as it is stored, or one piece of it that is not well-formed Unicode.
///
/// A byte that is not UTF-8 is kept as the value 0x110000 + byte, a lone surrogate of a UTF-16 file
/// as itself. To the algorithm both are U+FFFD.
public struct StoredScalar: Hashable, Sendable {
  /// The scalar value, a surrogate code point, or 0x110000 + an ill-formed byte.
  public var value: UInt32

  /// A stored scalar of this value.
  @inlinable public init(value: UInt32) { self.value = value }
  /// A well-formed scalar.
  @inlinable public init(_ scalar: Unicode.Scalar) { value = scalar.value }

  /// The scalar the algorithms see: itself, or U+FFFD for what is ill-formed.
  @inlinable public var scalar: Unicode.Scalar { Unicode.Scalar(value) ?? "\u{FFFD}" }
  /// Whether it is a well-formed scalar.
  @inlinable public var isWellFormed: Bool { Unicode.Scalar(value) != nil }
  /// How many UTF-8 code units it takes in storage: 1 to 4 (1 for an ill-formed byte, 3 for a lone
  /// surrogate).
  @inlinable public var utf8Count: Int {
    value < 0x80 || value >= 0x110000 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4
  }
  /// How many UTF-16 code units it takes: 1 or 2.
  @inlinable public var utf16Count: Int { value >= 0x10000 && value < 0x110000 ? 2 : 1 }
}

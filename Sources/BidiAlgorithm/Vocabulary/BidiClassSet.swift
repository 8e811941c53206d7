/// A set of bidi classes as bits, so that a rule whose classes are not there is skipped in O(1).
public struct BidiClassSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  /// The set with these bits; bit *n* stands for the class of raw value *n*.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The set of one class.
  @inlinable public init(_ bidiClass: BidiClass) { rawValue = 1 << UInt32(bidiClass.rawValue) }

  /// The set of the given classes.
  @inlinable public init(_ classes: BidiClass...) {
    rawValue = classes.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
  }

  /// Whether the class is in the set.
  @inlinable public func contains(_ bidiClass: BidiClass) -> Bool {
    rawValue & (1 << UInt32(bidiClass.rawValue)) != 0
  }

  /// Whether the two sets share a class.
  @inlinable public func meets(_ other: BidiClassSet) -> Bool { rawValue & other.rawValue != 0 }
}

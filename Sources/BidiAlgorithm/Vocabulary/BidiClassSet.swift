/// A set of bidi classes as bits, so that a rule whose classes are not there is skipped in O(1).
public struct BidiClassSet: OptionSet, Hashable, Sendable {
  /// The bits; bit *n* stands for the class of raw value *n*.
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

extension BidiClassSet {
  /// The classes that X9 removes: RLE, LRE, RLO, LRO, PDF and BN.
  public static let removedByX9 = BidiClassSet(.bn, .lre, .lro, .rle, .rlo, .pdf)
  /// LRI, RLI, FSI and PDI.
  public static let isolateFormatting = BidiClassSet(.lri, .rli, .fsi, .pdi)
  /// The classes on which X2 to X7 act.
  public static let explicitFormatting = BidiClassSet(
    .lre, .lro, .rle, .rlo, .pdf, .lri, .rli, .fsi, .pdi)
  /// NI: what N1 and N2 resolve.
  public static let neutralOrIsolate = BidiClassSet(.b, .s, .ws, .on, .lri, .rli, .fsi, .pdi)
  /// The classes that give every scalar level 0 in a paragraph of level 0 where no other class occurs.
  public static let uniformLeftToRight = BidiClassSet(
    .l, .en, .es, .et, .cs, .nsm, .bn, .b, .s, .ws, .on)
  /// The classes that give every scalar level 1 in a paragraph of level 1 where no other class occurs.
  public static let uniformRightToLeft = BidiClassSet(
    .r, .al, .es, .et, .cs, .nsm, .bn, .b, .s, .ws, .on)
}

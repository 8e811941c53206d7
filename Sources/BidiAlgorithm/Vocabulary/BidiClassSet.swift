/// A set of bidi classes as bits, so that a rule whose classes are not there is skipped in O(1).
public struct BidiClassSet: OptionSet, Hashable, Sendable {
  /// The bits; bit *n* stands for the class of raw value *n*.
  public let rawValue: UInt32

  /// The set with these bits; bit *n* stands for the class of raw value *n*.
  @inlinable @inline(__always)
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The set of one class.
  @inlinable @inline(__always)
  public init(_ bidiClass: BidiClass) { rawValue = 1 << UInt32(bidiClass.rawValue) }

  /// The set of four classes or more.
  @inlinable public init(
    _ first: BidiClass, _ second: BidiClass, _ third: BidiClass, _ fourth: BidiClass,
    _ rest: BidiClass...
  ) {
    let four = BidiClassSet(first, second).rawValue | BidiClassSet(third, fourth).rawValue
    rawValue = rest.reduce(four) { $0 | 1 << UInt32($1.rawValue) }
  }

  /// The set of two classes; folded to a constant, as the list of any length is not.
  @inlinable @inline(__always)
  public init(_ one: BidiClass, _ other: BidiClass) {
    rawValue = 1 << UInt32(one.rawValue) | 1 << UInt32(other.rawValue)
  }

  /// The set of three classes; folded to a constant.
  @inlinable @inline(__always)
  public init(_ first: BidiClass, _ second: BidiClass, _ third: BidiClass) {
    rawValue =
      1 << UInt32(first.rawValue) | 1 << UInt32(second.rawValue) | 1 << UInt32(third.rawValue)
  }

  /// Whether the class is in the set.
  @inlinable @inline(__always)
  public func contains(_ bidiClass: BidiClass) -> Bool {
    rawValue & (1 << UInt32(bidiClass.rawValue)) != 0
  }

  /// Whether the two sets share a class.
  @inlinable @inline(__always)
  public func meets(_ other: BidiClassSet) -> Bool { rawValue & other.rawValue != 0 }
}

// Computed, not stored: constants after inlining, where a stored one would be looked up under a
// lock.
extension BidiClassSet {
  /// The classes that X9 removes: RLE, LRE, RLO, LRO, PDF and BN.
  @inlinable @inline(__always)
  public static var removedByX9: BidiClassSet {
    BidiClassSet(.bn, .pdf).union(embeddings)
  }

  /// RLE, LRE, RLO and LRO.
  @inlinable @inline(__always)
  public static var embeddings: BidiClassSet {
    BidiClassSet(.lre, .rle).union(BidiClassSet(.lro, .rlo))
  }

  /// LRI, RLI, FSI and PDI.
  @inlinable @inline(__always)
  public static var isolateFormatting: BidiClassSet {
    BidiClassSet(.lri, .rli, .fsi).union(BidiClassSet(.pdi))
  }

  /// The classes on which X2 to X7 act.
  @inlinable @inline(__always)
  public static var explicitFormatting: BidiClassSet {
    embeddings.union(isolateFormatting).union(BidiClassSet(.pdf))
  }

  /// NI: what N1 and N2 resolve.
  @inlinable @inline(__always)
  public static var neutralOrIsolate: BidiClassSet {
    BidiClassSet(.b, .s).union(BidiClassSet(.ws, .on)).union(isolateFormatting)
  }

  /// What resolves to the paragraph level where nothing else is about, whichever that is.
  @inlinable @inline(__always)
  package static var indifferent: BidiClassSet {
    BidiClassSet(.es, .et, .cs).union(BidiClassSet(.nsm, .bn)).union(BidiClassSet(.b, .s))
      .union(BidiClassSet(.ws, .on))
  }

  /// The classes that give every scalar level 0 in a paragraph of level 0 where no other class
  /// occurs.
  @inlinable @inline(__always)
  public static var uniformLeftToRight: BidiClassSet {
    indifferent.union(BidiClassSet(.l, .en))
  }

  /// The classes that give every scalar level 1 in a paragraph of level 1 where no other class
  /// occurs.
  @inlinable @inline(__always)
  public static var uniformRightToLeft: BidiClassSet {
    indifferent.union(BidiClassSet(.r, .al))
  }
}

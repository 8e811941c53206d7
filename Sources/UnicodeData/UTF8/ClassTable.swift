internal import BidiAlgorithm
internal import CICU

/// The class of every scalar, a byte each: the class's raw value, with ``bracketBit`` where the
/// scalar is a paired bracket.
enum ClassTable {
  /// The bits of the class.
  static var classBits: UInt8 { 0x1F }
  /// Marks a paired bracket.
  static var bracketBit: UInt8 { UInt8(CICU_CLASS_IS_BRACKET) }

  /// The entry of a scalar up to U+FFFF; beyond both the classes and the brackets where it is to be
  /// learnt yet.
  @inline(__always)
  static func commonEntry(of value: UInt32) -> UInt8 {
    cicu_bmp_class(UInt16(truncatingIfNeeded: value))
  }

  /// Whether an entry is a class and nothing else: known, and of no bracket.
  @inline(__always)
  static func isClass(_ entry: UInt8) -> Bool { entry <= classBits }

  /// The entry of any scalar.
  @inline(__always)
  static func entry(of value: UInt32) -> UInt8 {
    let entry = value <= 0xFFFF ? commonEntry(of: value) : UInt8(CICU_CLASS_IS_UNKNOWN)
    return entry == UInt8(CICU_CLASS_IS_UNKNOWN) ? cicu_class(value) : entry
  }
}

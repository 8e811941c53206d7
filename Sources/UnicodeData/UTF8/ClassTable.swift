internal import BidiAlgorithm
internal import CICU

/// The class of every scalar, a byte each: the class's raw value, with ``bracketBit`` where the scalar is a paired
/// bracket.
enum ClassTable {
  /// The bits of the class.
  static var classBits: UInt8 { 0x1F }
  /// Marks a paired bracket.
  static var bracketBit: UInt8 { UInt8(CICU_IS_BRACKET) }

  /// The entry of a scalar up to U+FFFF; beyond both the classes and the brackets where it is to be learnt yet.
  @inline(__always)
  static func commonEntry(of value: UInt32) -> UInt8 {
    cicu_bmp_class(UInt16(truncatingIfNeeded: value))
  }

  /// Whether an entry is a class and nothing else: known, and of no bracket.
  @inline(__always)
  static func isClass(_ entry: UInt8) -> Bool { entry <= classBits }

  /// The entry of any scalar.
  static func entry(of value: UInt32) -> UInt8 {
    if value > 0xFFFF {
      return UInt8(truncatingIfNeeded: cicu_facts(value)) & (classBits | bracketBit)
    }
    let entry = commonEntry(of: value)
    return entry < UInt8(CICU_IS_UNKNOWN)
      ? entry : cicu_learn_bmp_class(UInt16(truncatingIfNeeded: value))
  }
}

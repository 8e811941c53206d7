internal import BidiAlgorithm
internal import CICU

/// The class of every scalar, a byte each: the class's raw value, with ``bracketBit`` where the scalar is a paired
/// bracket and ``knownBit`` once it was asked for.
enum ClassTable {
  /// The bits of the class.
  static var classBits: UInt8 { 0x1F }
  /// Marks a paired bracket.
  static var bracketBit: UInt8 { UInt8(CICU_IS_BRACKET) }
  /// Marks an entry that was read from ICU.
  static var knownBit: UInt8 { UInt8(CICU_IS_KNOWN) }

  /// ``knownBit`` and ``bracketBit``.
  static var knownOrBracket: UInt8 { knownBit | bracketBit }

  /// The entry of a scalar up to U+FFFF; without ``knownBit`` it is to be learnt yet.
  @inline(__always)
  static func knownEntry(of value: UInt32) -> UInt8 {
    cicu_bmp_class(UInt16(truncatingIfNeeded: value))
  }

  /// The entry of any scalar.
  static func entry(of value: UInt32) -> UInt8 {
    if value > 0xFFFF {
      return UInt8(truncatingIfNeeded: cicu_facts(value)) & (classBits | bracketBit) | knownBit
    }
    let entry = knownEntry(of: value)
    return entry & knownBit != 0 ? entry : cicu_learn_bmp_class(UInt16(truncatingIfNeeded: value))
  }
}

internal import BidiAlgorithm
internal import CICU

/// The class of every scalar of one or two UTF-8 bytes, side by side in 2 KB, built once from ICU.
///
/// An entry is the class's raw value, and ``bracketBit`` where the scalar is a paired bracket.
struct ClassTable: @unchecked Sendable {
  /// Marks a paired bracket.
  static let bracketBit: UInt8 = 0x20
  /// The table; filling it takes a few hundred microseconds.
  static let shared = ClassTable()

  /// Scalars below this are in the table.
  private static let count = 0x800
  /// Never written again, and never freed.
  let low: UnsafePointer<UInt8>

  private init() {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: Self.count)
    for value in 0..<Self.count { table[value] = Self.entry(of: UInt32(value)) }
    low = UnsafePointer(table)
  }

  /// The entry of any scalar, from the pages that fill as they are met.
  @inline(__always)
  static func entry(of value: UInt32) -> UInt8 {
    let facts = cicu_facts(value)
    // The class is the lowest field; the bracket bit moves from where the facts have it to bit 5.
    return UInt8(truncatingIfNeeded: facts & 0x1F | facts >> 15 & UInt32(bracketBit))
  }
}

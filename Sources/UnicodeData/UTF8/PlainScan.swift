internal import BidiAlgorithm

/// Recognises UTF-8 in which nothing can raise a level above 0 in a left-to-right paragraph, and
/// which holds nothing that X9 removes: no R, AL, AN, explicit formatting, isolate or BN.
@safe struct PlainScan {
  /// The classes that plain text may hold.
  private static var allowed: UInt32 {
    BidiClassSet.uniformLeftToRight.subtracting(BidiClassSet(.bn)).rawValue
  }

  private let base: UnsafePointer<UInt8>
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where a line feed or carriage return at the end begins.
  private let end: Int
  private var offset = 0
  private var scalars = 0

  /// Counts the scalars of plain text; nil where the text is not plain. O(*n*), at the speed of
  /// memory where it is ASCII.
  @inline(__always)
  static func scalarCount(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = bytes.baseAddress else { return 0 }
    var scan = unsafe PlainScan(bytes, base)
    scan.passBlocks()
    while scan.offset < scan.end {
      guard scan.passScalars() else { return nil }
      scan.passBlocks()
    }
    return scan.scalars + bytes.count - scan.end
  }

  @inline(__always)
  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ base: UnsafePointer<UInt8>) {
    unsafe self.bytes = unsafe bytes
    unsafe self.base = unsafe base
    var end = bytes.count
    if end > 0, unsafe base[end - 1] == 0x0A { end -= 1 }
    if end > 0, unsafe base[end - 1] == 0x0D { end -= 1 }
    self.end = end
  }

  private typealias Block = SIMD16<Int8>

  /// Passes over U+0020…U+007E block by block.
  @inline(__always)
  private mutating func passBlocks() {
    let before = offset
    while offset &+ 32 <= end, Self.isPrintable(block(offset) .& block(offset &+ 16)) {
      offset &+= 32
    }
    // The rest of a text lies within its last blocks, of which a part was passed already.
    if end &- offset < 32 {
      if end >= 32, Self.isPrintable(block(end &- 32) .& block(end &- 16)) {
        offset = end
      } else if end &- offset >= 16, Self.isPrintable(block(offset) .& block(end &- 16)) {
        offset = end
      }
    } else if Self.isPrintable(block(offset)) {
      offset &+= 16
    }
    scalars &+= offset &- before
  }

  /// Which of sixteen bytes are U+0020…U+007E: those that are above 0x20 as signed numbers after
  /// adding one.
  @inline(__always)
  private func block(_ offset: Int) -> SIMDMask<Block> {
    let bytes = unsafe UnsafeRawPointer(base + offset).loadUnaligned(as: Block.self)
    return (bytes &+ 1) .> Block(repeating: 0x20)
  }

  @inline(__always)
  private static func isPrintable(_ mask: SIMDMask<Block>) -> Bool {
    let words = unsafe unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    return words.x & words.y == .max
  }

  /// Passes over sixteen bytes scalar by scalar.
  ///
  /// - Returns: false where one of them is not plain.
  private mutating func passScalars() -> Bool {
    let stop = min(end, offset + 16)
    while offset < stop {
      let lead = unsafe base[offset]
      if lead >= 0x20, lead < 0x7F {
        offset += 1
      } else {
        let decoded =
          unsafe lead < 0x80
          ? UTF8Decoding.Decoded(value: UInt32(lead), length: 1)
          : UTF8Decoding.decode(bytes, at: offset)
        let entry = ClassTable.entry(of: decoded.value)
        guard Self.allowed & (1 << UInt32(entry & 0x1F)) != 0 else { return false }
        offset += decoded.length
      }
      scalars += 1
    }
    return true
  }
}

/// Whether nothing in UTF-8 can raise a level above 0 in a left-to-right paragraph, and X9 removes
/// nothing of it. A byte that is not part of a well-formed sequence counts as U+FFFD. O(*n*), at
/// the speed of memory where it is ASCII.
package func isPlainLeftToRight(utf8 bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  unsafe PlainScan.scalarCount(of: bytes) != nil
}

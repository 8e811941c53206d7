internal import BidiAlgorithm

/// Recognises UTF-8 in which nothing can raise a level above 0 in a left-to-right paragraph, and which holds
/// nothing that X9 removes: no R, AL, AN, explicit formatting, isolate or BN.
struct PlainScan {
  /// The classes that plain text may hold.
  private static let allowed = BidiClassSet.uniformLeftToRight.subtracting(.init(.bn)).rawValue

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var scalars = 0

  /// Counts the scalars of plain text; nil where the text is not plain. O(*n*), at the speed of memory where it
  /// is ASCII.
  static func scalarCount(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var scan = PlainScan(bytes: bytes)
    while scan.offset < bytes.count {
      if scan.passBlocks() { continue }
      guard scan.passScalars() else { return nil }
    }
    return scan.scalars
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private typealias Block = SIMD16<UInt8>

  /// Passes over ASCII letters, punctuation, and white space block by block.
  ///
  /// - Returns: whether anything was passed over.
  private mutating func passBlocks() -> Bool {
    guard let base = bytes.baseAddress else { return false }
    let start = UnsafeRawPointer(base)
    let before = offset
    while offset + 16 <= bytes.count {
      if offset + 64 <= bytes.count {
        let offending =
          Self.offending(start + offset) | Self.offending(start + offset + 16)
          | Self.offending(start + offset + 32) | Self.offending(start + offset + 48)
        if Self.isEmpty(offending) {
          offset += 64
          continue
        }
      }
      guard Self.isEmpty(Self.offending(start + offset)) else { break }
      offset += 16
    }
    // The rest of a long text lies within its last block.
    if offset > bytes.count - 16, offset < bytes.count, bytes.count >= 16,
      Self.isEmpty(Self.offending(start + bytes.count - 16))
    {
      offset = bytes.count
    }
    scalars += offset - before
    return offset > before
  }

  /// All ones in each byte that is neither U+0020…U+007E nor U+0009…U+000D.
  @inline(__always)
  private static func offending(_ pointer: UnsafeRawPointer) -> Block {
    let block = pointer.loadUnaligned(as: Block.self)
    let isOutside = (block &- 0x20) .> Block(repeating: 0x5E)
    let isSpace = (block &- 9) .<= Block(repeating: 4)
    let ones = Block(repeating: 0xFF)
    let zeros = Block(repeating: 0)
    return zeros.replacing(with: ones, where: isOutside .& .!isSpace)
  }

  @inline(__always)
  private static func isEmpty(_ block: Block) -> Bool {
    let words = unsafeBitCast(block, to: SIMD2<UInt64>.self)
    return words.x | words.y == 0
  }

  /// Passes over scalars one by one, to the end of the block that ``passBlocks()`` stopped at.
  ///
  /// - Returns: false where one of them is not plain.
  private mutating func passScalars() -> Bool {
    let low = ClassTable.shared.low
    let end = min(bytes.count, offset + 16)
    while offset < end {
      let entry: UInt8
      if bytes[offset] < 0x80 {
        entry = low[Int(bytes[offset])]
        offset += 1
      } else {
        let decoded = UTF8Decoding.decode(bytes, at: offset)
        entry = ClassTable.entry(of: decoded.value)
        offset += decoded.length
      }
      guard Self.allowed & (1 << UInt32(entry & 0x1F)) != 0 else { return false }
      scalars += 1
    }
    return true
  }
}

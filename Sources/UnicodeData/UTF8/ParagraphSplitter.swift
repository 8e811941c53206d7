/// P1 on UTF-8: the paragraphs of a text, each with its separator, as ranges of bytes.
///
/// A separator is U+000A, U+000D, both together as CR LF, U+001C to U+001E, U+0085 or U+2029. A text that
/// ends in one is not followed by an empty paragraph.
@safe public struct ParagraphSplitter: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  /// How many bytes of separator the last paragraph ends in; 0 where it ends with the text.
  public private(set) var separatorLength = 0

  /// The paragraphs of a text that stays valid while they are read.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) { unsafe self.bytes = unsafe bytes }

  /// The bytes of the next paragraph. O(its length).
  public mutating func next() -> Range<Int>? {
    guard unsafe offset < bytes.count else { return nil }
    let start = offset
    separatorLength = 0
    while unsafe offset < bytes.count, separatorLength == 0 {
      separatorLength = separatorLength(at: offset)
      offset += Swift.max(separatorLength, 1)
    }
    return start..<offset
  }

  /// How many bytes the separator at an offset takes; 0 where none stands there.
  @inline(__always)
  private func separatorLength(at offset: Int) -> Int {
    let byte = unsafe bytes[offset]
    if byte > 0x1E, byte < 0x80 { return 0 }
    switch byte {
    case 0x0A, 0x1C, 0x1D, 0x1E: return 1
    case 0x0D: return has(0x0A, at: offset + 1) ? 2 : 1
    case 0xC2: return has(0x85, at: offset + 1) ? 2 : 0
    case 0xE2: return has(0x80, at: offset + 1) && has(0xA9, at: offset + 2) ? 3 : 0
    default: return 0
    }
  }

  private func has(_ byte: UInt8, at offset: Int) -> Bool {
    unsafe offset < bytes.count && bytes[offset] == byte
  }
}

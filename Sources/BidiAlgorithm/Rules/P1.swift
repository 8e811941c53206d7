/// P1: split the text into paragraphs, and keep each separator with the paragraph before it.
///
/// A character of class B (paragraph separator) ends a paragraph and belongs to it; CR LF together
/// is one separator. Class B are U+000A, U+000D, U+001C to U+001E, U+0085 and U+2029. All further
/// rules see one paragraph at a time.
///
/// Example: `ab{CR}{LF}cd{PS}ef` is the three paragraphs `ab{CR}{LF}`, `cd{PS}` and `ef`.
///
/// Source: UAX #9, section 3.3.1. O(1).
///
/// - Parameters:
///   - bytes: a text in UTF-8.
///   - offset: where a scalar of the text begins, below the number of its bytes.
/// - Returns: how many bytes the separator takes that begins there; 0 where none does. The
///   paragraph ends behind it; a text that ends in a separator is not followed by an empty
///   paragraph.
@inlinable @inline(__always)
public func applyP1(to bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
  let byte = unsafe bytes[offset]
  if byte > 0x1E, byte < 0x80 { return 0 }
  func has(_ next: UInt8, _ distance: Int) -> Bool {
    unsafe offset + distance < bytes.count && bytes[offset + distance] == next
  }
  switch byte {
  case 0x0A, 0x1C, 0x1D, 0x1E: return 1
  case 0x0D: return has(0x0A, 1) ? 2 : 1
  case 0xC2: return has(0x85, 1) ? 2 : 0
  case 0xE2: return has(0x80, 1) && has(0xA9, 2) ? 3 : 0
  default: return 0
  }
}

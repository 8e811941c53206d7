import BidiAlgorithm
import ReferenceBidi
import Testing
import UnicodeData

/// P1: which separators end a paragraph.
@Suite struct P1Tests {
  @Test(arguments: [
    ("", []), ("a", [1]), ("a\n", [2]), ("a\nb", [2, 3]), ("a\r\nb", [3, 4]),
    ("\r\r\n\n", [1, 3, 4]),
    ("a\u{2029}b\u{85}c\u{1C}d\u{1D}e\u{1E}", [2, 4, 6, 8, 10]),
    // Tab and U+001F are segment separators, U+000B too; U+2028 and form feed are white space.
    ("a\tb\u{B}c\u{1F}d\u{2028}e\u{C}f", [11]),
  ])
  func separatorsEndParagraphs(_ text: String, _ ends: [Int]) {
    let bytes = Array(text.utf8)
    var found: [Range<Int>] = []
    var start = 0
    for offset in bytes.indices where bytes[offset] & 0xC0 != 0x80 && offset >= start {
      let length = bytes.withUnsafeBufferPointer { applyP1(to: $0, at: offset) }
      guard length > 0 || offset + 1 == bytes.count else { continue }
      let scalars = String(decoding: bytes[start..<offset + max(length, 1)], as: UTF8.self)
      let first = found.last?.upperBound ?? 0
      found.append(first..<first + scalars.unicodeScalars.count)
      start = offset + max(length, 1)
    }
    #expect(
      found
        == ReferenceBidi.paragraphs(
          of: text.unicodeScalars, bidiClass: BidiProperties.bidiClass(of:)))
    #expect(found.map(\.upperBound) == ends)
    #expect(found.map(\.lowerBound) == Array(([0] + ends).prefix(ends.count)))
  }
}

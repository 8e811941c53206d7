internal import BidiAlgorithm

/// A paragraph found in bytes.
struct ScannedParagraph {
  /// Where its bytes end, its separator included.
  var end: Int
  /// What it measures.
  var measure: TextMeasure
  /// Whether it ends in a separator; false only at the end of the bytes.
  var isSeparated: Bool
  /// Whether there is a byte that is not well-formed UTF-8.
  var isIllFormed: Bool
}

extension ByteView {
  /// Finds the end of the paragraph that starts at an index, and measures it (P1). O(its length),
  /// at memory speed where it is ASCII.
  func scanParagraph(from start: Int) -> ScannedParagraph {
    var index = start
    // What a byte count has too much: continuation bytes, and the second byte of an escape.
    var continuations = 0
    var escapes = 0
    var supplementary = 0
    var isIllFormed = false
    var isSeparated = false
    scan: while true {
      index = skipPlainASCII(from: index)
      guard index < count else { break }
      let byte = unsafe bytes[index]
      if byte < 0x20 {
        let length = unsafe applyP1(to: bytes, at: index)
        index += max(length, 1)
        isSeparated = length > 0
        if isSeparated { break }
        continue
      }
      while index < count, unsafe bytes[index] >= 0x80 {
        isSeparated = unsafe applyP1(to: bytes, at: index) > 0
        let (scalar, length) = decode(at: index)
        index += length
        continuations += length - 1
        if length == 4 { supplementary += 1 }
        if scalar.value >= 0x110000 {
          isIllFormed = true
          escapes += length - 1
        } else if isSeparated {
          break scan
        }
      }
    }
    let scalars = index - start - continuations
    return ScannedParagraph(
      end: index,
      measure: TextMeasure(
        paragraphs: 1, scalars: scalars, utf16: scalars + supplementary,
        utf8: index - start - escapes),
      isSeparated: isSeparated, isIllFormed: isIllFormed)
  }

  /// Whether an ASCII byte is of bidi class B.
  @inline(__always) static func isSeparator(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D || (byte >= 0x1C && byte <= 0x1E)
  }

  /// The first index at or after `start` that holds a control or a byte beyond ASCII.
  @inline(__always) private func skipPlainASCII(from start: Int) -> Int {
    var index = start
    while index + 8 <= count {
      let word = word(at: index)
      let high: UInt64 = 0x8080_8080_8080_8080
      // The lowest set bit is exact: a borrow can only come from a byte that itself matches.
      let matches = (((word &- 0x2020_2020_2020_2020) & ~word) | word) & high
      if matches != 0 { return index + matches.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, unsafe bytes[index] >= 0x20, unsafe bytes[index] < 0x80 { index += 1 }
    return index
  }

  /// How many scalars the separator at the end takes: 0, 1, or 2 for CR LF.
  func separatorCount() -> Int {
    guard let last = unsafe bytes.last else { return 0 }
    if last == 0x0A { return unsafe count >= 2 && bytes[count - 2] == 0x0D ? 2 : 1 }
    if Self.isSeparator(last) { return 1 }
    if last == 0x85, count >= 2, unsafe bytes[count - 2] == 0xC2 { return 1 }
    if last == 0xA9, count >= 3, unsafe bytes[count - 2] == 0x80, unsafe bytes[count - 3] == 0xE2 {
      return 1
    }
    return 0
  }
}

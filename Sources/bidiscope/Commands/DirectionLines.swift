internal import UnicodeData

/// The paragraphs of a text as `bidiscope direction --lines` reads them: line by line, none of them kept.
final class DirectionLines {
  /// Whether capitals stand for Hebrew letters.
  let isPseudo: Bool
  private var scalars: [Unicode.Scalar] = []

  /// - Parameter isPseudo: whether capitals stand for Hebrew letters.
  init(isPseudo: Bool) { self.isPseudo = isPseudo }

  /// Hands out each paragraph of a line, without its separator: P1 knows more of these than line ends.
  func forEachParagraph(
    of line: ArraySlice<UInt8>, _ body: (UnsafeBufferPointer<Unicode.Scalar>) throws -> Void
  ) rethrows {
    try unsafe line.withUnsafeBufferPointer { bytes in
      var splitter = unsafe ParagraphSplitter(bytes)
      var endsInSeparator = true
      while let range = splitter.next() {
        let length = unsafe Self.separatorLength(bytes, range)
        endsInSeparator = length > 0
        try unsafe read(UnsafeBufferPointer(rebasing: bytes[range.dropLast(length)]), body)
      }
      // The line's own end follows.
      if endsInSeparator { try unsafe read(UnsafeBufferPointer(rebasing: bytes[0..<0]), body) }
    }
  }

  private func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<Unicode.Scalar>) throws -> Void
  ) rethrows {
    scalars.removeAll(keepingCapacity: true)
    if isPseudo {
      unsafe scalars += PseudoText.decode(String(decoding: bytes, as: UTF8.self)).unicodeScalars
    } else {
      unsafe scalars.append(utf8: bytes)
    }
    try unsafe scalars.withUnsafeBufferPointer(body)
  }

  /// How many bytes of separator a paragraph ends with.
  private static func separatorLength(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int {
    guard let last = range.last else { return 0 }
    switch unsafe bytes[last] {
    case 0x0A: return unsafe range.count > 1 && bytes[last - 1] == 0x0D ? 2 : 1
    case 0x0D, 0x1C...0x1E: return 1
    case 0x85: return unsafe range.count > 1 && bytes[last - 1] == 0xC2 ? 2 : 0
    case 0xA9:
      return unsafe range.count > 2 && bytes[last - 1] == 0x80 && bytes[last - 2] == 0xE2 ? 3 : 0
    default: return 0
    }
  }
}

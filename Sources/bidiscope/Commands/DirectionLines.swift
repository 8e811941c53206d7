internal import UnicodeData

/// The paragraphs of a text as `bidiscope direction --lines` reads them: line by line, none of them
/// kept.
final class DirectionLines {
  /// What is made of each line.
  let reading: TextReading
  /// What recognises the languages of paragraphs; nil where they are not asked for.
  let recognised: RecognisedLanguages?
  private var scalars: [Unicode.Scalar] = []

  /// - Parameters:
  ///   - reading: what is made of each line.
  ///   - recognised: who recognises the languages of paragraphs, where they are asked for.
  init(_ reading: TextReading, _ recognised: RecognisedLanguages?) {
    self.reading = reading
    self.recognised = recognised
  }

  /// The same for another thread.
  func another() -> DirectionLines {
    DirectionLines(reading, recognised?.another())
  }

  /// Hands out each paragraph of a line, without its separator: P1 knows more of these than line
  /// ends.
  func forEachParagraph(
    of line: ArraySlice<UInt8>, _ body: (UnsafeBufferPointer<Unicode.Scalar>) throws -> Void
  ) rethrows {
    let line =
      reading.unescapes
      ? Array(reading.withoutEscapes(String(decoding: line, as: UTF8.self)).utf8)[...] : line
    try unsafe line.withUnsafeBufferPointer { bytes in
      var splitter = unsafe ParagraphSplitter(bytes)
      var endsInSeparator = true
      while let range = splitter.next() {
        let length = splitter.separatorLength
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
    if reading.isPseudo {
      unsafe scalars += reading.withLetters(String(decoding: bytes, as: UTF8.self)).unicodeScalars
    } else {
      unsafe scalars.append(utf8: bytes)
    }
    try unsafe scalars.withUnsafeBufferPointer(body)
  }
}

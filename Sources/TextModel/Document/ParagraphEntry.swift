/// Where one paragraph's bytes are, and what they measure.
struct ParagraphEntry: Sendable {
  /// See ``ParagraphContent/id``.
  var id: UInt64
  /// The bytes, when the paragraph was edited; nil where they are the document's original ones.
  var own: [UInt8]?
  /// The paragraph's bytes in `own` or in the original.
  var range: Range<Int>
  var form: ByteForm
  /// Its measure; one paragraph.
  var measure: TextMeasure

  /// Whether every scalar takes one byte and one UTF-16 code unit, so that offsets convert by themselves.
  var isUniform: Bool {
    measure.scalars == range.count && measure.utf16 == range.count && measure.utf8 == range.count
  }

  /// Hands the paragraph's bytes to a closure.
  func withView<R>(original: [UInt8], _ body: (ByteView) throws -> R) rethrows -> R {
    try (own ?? original).withUnsafeBufferPointer {
      try body(ByteView(UnsafeBufferPointer(rebasing: $0[range]), form))
    }
  }
}

extension ParagraphEntry {
  /// How many scalars the paragraph's separator takes: 0, 1 or 2.
  func separatorCount(original: [UInt8]) -> Int {
    withView(original: original) { $0.separatorCount() }
  }

  /// The paragraphs of bytes in the generalised form. O(*n*).
  ///
  /// - Parameters:
  ///   - bytes: whole paragraphs.
  ///   - isLast: whether the document ends with them, so that a last one without separator belongs to
  ///     them, be it empty.
  /// - Returns: the paragraphs, with identities of their own.
  static func split(_ bytes: [UInt8], isLast: Bool) -> [ParagraphEntry] {
    var entries: [ParagraphEntry] = []
    bytes.withUnsafeBufferPointer { buffer in
      let view = ByteView(buffer, .generalised)
      var start = 0
      var isSeparated = true
      while start < view.count || (isLast && isSeparated) {
        let paragraph = view.scanParagraph(from: start)
        entries.append(
          ParagraphEntry(
            id: ParagraphIdentity.take(1), own: bytes, range: start..<paragraph.end,
            form: .generalised, measure: paragraph.measure))
        start = paragraph.end
        isSeparated = paragraph.isSeparated
      }
    }
    return entries
  }
}

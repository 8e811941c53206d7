/// Where one paragraph's bytes are, and what they measure.
struct ParagraphEntry: Sendable {
  /// See ``ParagraphContent/id``.
  var id: UInt64
  /// The bytes, when the paragraph was edited; nil where they are the document's original ones.
  var own: [UInt8]?
  /// The paragraph's bytes in `own` or in the original.
  var range: Range<Int>
  var form: ByteForm
  /// Whether nothing in it can raise a level and X9 removes nothing; of pieces alone it is known.
  var isPlain = false
  /// Its measure; one paragraph.
  var measure: TextMeasure
  /// Its pieces, where it is long.
  var long: LongParagraph?

  /// Whether its bytes stand side by side in the document's original ones.
  var isOriginal: Bool { own == nil && long?.isEdited != true }

  /// Whether every scalar takes one byte and one UTF-16 code unit, so that offsets convert by
  /// themselves.
  var isUniform: Bool {
    measure.scalars == range.count && measure.utf16 == range.count && measure.utf8 == range.count
  }

  /// Hands the paragraph's bytes to a closure. O(*n*) for a long paragraph that was edited: its
  /// pieces are put together.
  func withView<R>(original: [UInt8], _ body: (ByteView) throws -> R) rethrows -> R {
    if let long, long.isEdited {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(measure.utf8)
      long.table.appendGeneralised(to: &bytes, original)
      return try unsafe bytes.withUnsafeBufferPointer {
        try unsafe body(ByteView($0, .generalised))
      }
    }
    return try unsafe (own ?? original).withUnsafeBufferPointer {
      try unsafe body(ByteView(UnsafeBufferPointer(rebasing: $0[range]), form))
    }
  }
}

extension ParagraphEntry {
  /// How many scalars the paragraph's separator takes: 0, 1 or 2.
  func separatorCount(original: [UInt8]) -> Int {
    (long?.last ?? self).withView(original: original) { $0.separatorCount() }
  }

  /// Whether the last scalar is CR.
  func endsInReturn(original: [UInt8]) -> Bool {
    (long?.last ?? self).withView(original: original) { unsafe $0.bytes.last == 0x0D }
  }

  /// The paragraph in pieces, if it is long. O(*n*) then.
  func cut(original: [UInt8], _ sizes: LongParagraph.Sizes) -> ParagraphEntry {
    guard range.count >= sizes.shortest else { return self }
    var entry = self
    entry.long = LongParagraph(self, original: original, sizes: sizes)
    return entry
  }

  /// A long paragraph.
  init(_ long: LongParagraph) {
    self.init(
      id: ParagraphIdentity.take(1), own: nil, range: 0..<long.measure.utf8, form: .generalised,
      measure: long.measure, long: long)
  }

  /// A paragraph that is too short for its pieces. O(*n*).
  init(joining pieces: ParagraphTable, _ original: [UInt8]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pieces.total.utf8)
    pieces.appendGeneralised(to: &bytes, original)
    var measure = pieces.total
    measure.paragraphs = 1
    self.init(
      id: ParagraphIdentity.take(1), own: bytes, range: 0..<bytes.count, form: .generalised,
      measure: measure)
  }

  /// The paragraphs of bytes in the generalised form. O(*n*).
  ///
  /// - Parameters:
  ///   - bytes: whole paragraphs.
  ///   - isLast: whether the document ends with them, so that a last one without separator belongs
  ///     to them, even if it is empty.
  /// - Returns: the paragraphs, with identities of their own.
  static func split(_ bytes: [UInt8], isLast: Bool) -> [ParagraphEntry] {
    var entries: [ParagraphEntry] = []
    unsafe bytes.withUnsafeBufferPointer { buffer in
      let view = unsafe ByteView(buffer, .generalised)
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
    return bytes.count > mostShared ? apart(entries, bytes) : entries
  }

  /// How many bytes paragraphs that were written together share at most.
  static let mostShared = 1 << 12

  /// The same with bytes of their own, as one of them may stay where the others are written anew:
  /// an empty line that once stood beside a long paragraph must not keep that in memory.
  private static func apart(_ entries: [ParagraphEntry], _ bytes: [UInt8]) -> [ParagraphEntry] {
    var entries = entries
    var first = 0
    while first < entries.count {
      let start = entries[first].range.lowerBound
      var end = first + 1
      while end < entries.count, entries[end].range.upperBound - start <= mostShared { end += 1 }
      let shared = Array(bytes[start..<entries[end - 1].range.upperBound])
      for index in first..<end {
        entries[index].own = shared
        let range = entries[index].range
        entries[index].range = range.lowerBound - start..<range.upperBound - start
      }
      first = end
    }
    return entries
  }
}

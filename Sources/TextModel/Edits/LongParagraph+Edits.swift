extension LongParagraph {
  /// The paragraph with texts in the place of ranges, and what they took. O(replacements · pieces).
  ///
  /// - Parameter replacements: in ascending order, in scalars from the paragraph's start. None
  ///   reaches into the separator or brings one.
  /// - Returns: the new paragraph, and the text that each replacement removed.
  func replacing(
    _ replacements: [(range: Range<Int>, text: StoredText)]
  ) -> (paragraph: LongParagraph, removed: [StoredText]) {
    var table = table
    var rough = roughCount
    var removed: [StoredText] = []
    let count = self.table.total.paragraphs
    var unchanged = (before: count, behind: count)
    for replacement in replacements.reversed() {
      let made = replace(replacement.range, with: replacement.text, &table, &rough)
      removed.append(made.removed)
      unchanged.before = min(unchanged.before, made.before)
      unchanged.behind = min(unchanged.behind, made.behind)
    }
    let paragraph = LongParagraph(
      table, roughCount: rough, sizes: sizes, original: original,
      head: Kept(self, pieces: unchanged.before), tail: Kept(self, pieces: unchanged.behind))
    return (paragraph, removed.reversed())
  }

  /// Writes the pieces anew that a replacement touches.
  ///
  /// - Returns: the text that it removed, and how many pieces before and behind it are as they
  ///   were.
  private func replace(
    _ range: Range<Int>, with text: StoredText, _ table: inout ParagraphTable, _ rough: inout Int
  ) -> (removed: StoredText, before: Int, behind: Int) {
    let first = table.place(at: range.lowerBound, .scalars)
    var last = range.isEmpty ? first : table.place(at: range.upperBound - 1, .scalars)
    var bytes: [UInt8] = []
    first.appendGeneralised(before: range.lowerBound, to: &bytes, original)
    let gone = removedText(range, first.start.paragraphs...last.start.paragraphs, table)
    bytes.append(contentsOf: text.bytes)
    last.appendGeneralised(from: range.upperBound, to: &bytes, original)
    // A small rest joins its neighbour, so that pieces do not become many.
    if bytes.count < sizes.piece / 2, last.start.paragraphs + 1 < table.total.paragraphs {
      last = table.place(ofParagraph: last.start.paragraphs + 1)
      last.entry.withView(original: original) { $0.appendGeneralised(to: &bytes) }
    }
    let numbers = first.start.paragraphs..<last.start.paragraphs + 1
    let behind = table.total.paragraphs - numbers.upperBound
    table.forEach(in: numbers) { place in
      if !place.entry.isPlain { rough -= 1 }
      return true
    }
    var entries = unsafe bytes.withUnsafeBufferPointer {
      unsafe Self.pieces(of: ByteView($0, .generalised), sizes)
    }
    // Another replacement of the same edit brings text.
    if entries.isEmpty, numbers.count == table.total.paragraphs {
      entries = [ParagraphEntry(joining: ParagraphTable([ParagraphEntry]()), original)]
    }
    rough += entries.count { !$0.isPlain }
    table.replace(numbers, with: entries)
    return (gone, numbers.lowerBound, behind)
  }

  /// The text of a range, which stands in these pieces.
  private func removedText(
    _ range: Range<Int>, _ pieces: ClosedRange<Int>, _ table: ParagraphTable
  ) -> StoredText {
    guard !range.isEmpty else { return .empty }
    var bytes: [UInt8] = []
    table.forEach(in: pieces.lowerBound..<pieces.upperBound + 1) { place in
      place.entry.withView(original: original) { view in
        let start = view.index(after: max(0, range.lowerBound - place.start.scalars))
        let end = view.index(after: range.upperBound - place.start.scalars)
        view.part(start..<max(start, end)).appendGeneralised(to: &bytes)
      }
      return true
    }
    return StoredText(generalised: bytes)
  }
}

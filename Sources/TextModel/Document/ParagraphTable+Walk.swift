extension ParagraphTable {
  /// A place that moves forward through the paragraphs: the next ones are found without a search.
  struct Walk {
    private let table: ParagraphTable
    private var chunk: Int
    private var index: Int
    /// The paragraph.
    private(set) var entry: ParagraphEntry
    /// What stands before it.
    private(set) var start: TextMeasure
    /// What stands before its end.
    private(set) var end: TextMeasure

    /// At the first paragraph.
    init(_ table: ParagraphTable) {
      self.table = table
      let place = table.place(ofParagraph: 0)
      (chunk, index, entry, start, end) = (
        place.chunk, place.index, place.entry, place.start, place.end
      )
    }

    /// The number of the paragraph.
    var paragraph: Int { start.paragraphs }

    /// The paragraph before it in the same chunk of the table.
    var previousNearby: ParagraphEntry? { index > 0 ? table.chunks[chunk][index - 1] : nil }

    /// Goes to the last paragraph that starts at or before an offset in scalars, which is not
    /// before the last one.
    mutating func move(to offset: Int) {
      for _ in 0..<4 {
        if offset < end.scalars { return }
        guard index + 1 < table.chunks[chunk].count else { break }
        index += 1
        entry = table.chunks[chunk][index]
        start = end
        end = start + entry.measure
      }
      if offset < end.scalars { return }
      let place = table.place(at: offset, .scalars)
      (chunk, index, entry, start, end) = (
        place.chunk, place.index, place.entry, place.start, place.end
      )
    }
  }
}

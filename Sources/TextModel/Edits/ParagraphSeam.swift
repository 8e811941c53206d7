/// What an edit makes of paragraphs of which the first or the last is long. Only the text between
/// the kept parts is divided; the pieces before and behind are kept as they are.
struct ParagraphSeam {
  private let original: [UInt8]
  private let sizes: LongParagraph.Sizes
  /// What stays of the first paragraph and of the last one, where those are long.
  private var head: LongParagraph.Kept?
  private var tail: LongParagraph.Kept?
  /// The text between, in the generalised form: what comes, with what stays of the pieces at its
  /// sides.
  private var bytes: [UInt8] = []

  /// A replacement. O(text that comes).
  ///
  /// - Parameters:
  ///   - replacement: what gives way to what, in scalars of the document.
  ///   - first: the paragraph in which its range starts, or the one before that.
  ///   - last: the paragraph in which its range ends.
  ///   - document: the document before it.
  init(
    _ replacement: Edit.Replacement, _ first: ParagraphTable.Place, _ last: ParagraphTable.Place,
    in document: Document
  ) {
    (original, sizes) = (document.original, document.sizes)
    let (lower, upper) = (
      replacement.range.lowerBound.rawValue, replacement.range.upperBound.rawValue
    )
    let (start, end) = (first.piece(at: lower), last.piece(at: upper))
    start.appendGeneralised(before: lower, to: &bytes, original)
    bytes.append(contentsOf: replacement.text.bytes)
    end.appendGeneralised(from: upper, to: &bytes, original)
    head = LongParagraph.Kept(first.entry.long, pieces: start.start.paragraphs)
    tail = last.entry.long.flatMap {
      LongParagraph.Kept($0, pieces: $0.table.total.paragraphs - end.start.paragraphs - 1)
    }
    joinNeighbour()
  }

  /// A small rest joins its neighbour, so that pieces do not become many.
  private mutating func joinNeighbour() {
    guard let kept = tail, bytes.count < sizes.piece / 2 else { return }
    let table = kept.paragraph.table
    let neighbour = table.place(ofParagraph: table.total.paragraphs - kept.pieces).entry
    neighbour.withView(original: original) { $0.appendGeneralised(to: &bytes) }
    tail = LongParagraph.Kept(kept.paragraph, pieces: kept.pieces - 1)
  }

  /// The paragraphs after it. O(pieces + text between).
  ///
  /// - Parameter isLast: whether the document ends with them.
  /// - Returns: at least one.
  func paragraphs(isLast: Bool) -> [ParagraphEntry] {
    var entries = ParagraphEntry.split(bytes, isLast: isLast && tail == nil)
    let last = entries.count - 1
    if last == 0 {
      entries[0] = joined(head, entries[0], tail)
    } else {
      entries[0] = joined(head, entries[0], nil)
      entries[last] = joined(nil, entries[last], tail)
      for index in entries.indices.dropFirst().dropLast() {
        entries[index] = entries[index].cut(original: original, sizes)
      }
    }
    return entries
  }

  /// One paragraph. O(pieces + text between).
  private func joined(
    _ head: LongParagraph.Kept?, _ middle: ParagraphEntry, _ tail: LongParagraph.Kept?
  ) -> ParagraphEntry {
    guard head != nil || tail != nil else { return middle.cut(original: original, sizes) }
    let pieces = middle.withView(original: original) { LongParagraph.pieces(of: $0, sizes) }
    let table = ParagraphTable(
      head.map { ($0.paragraph.table, $0.pieces) }, pieces,
      tail.map { ($0.paragraph.table, $0.pieces) })
    if table.total.utf8 < sizes.shortest { return ParagraphEntry(joining: table, original) }
    return ParagraphEntry(
      LongParagraph(
        table, roughCount: table.count { !$0.isPlain }, sizes: sizes, original: original,
        head: head, tail: tail))
  }
}

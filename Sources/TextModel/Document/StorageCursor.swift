/// A place in a document's bytes that moves forward, so that many ascending offsets cost one pass.
struct StorageCursor {
  private let document: Document
  /// The paragraph, or the piece of a long one, in which it stands.
  private var entry: ParagraphEntry
  /// What stands before that, and before its end.
  private var start = TextMeasure()
  private var end = TextMeasure()
  /// Where it stands in the entry's bytes.
  private var index = 0
  /// What stands before it in the document; of paragraphs those that it has entered by number
  /// alone.
  private(set) var position = TextMeasure()

  /// At the start of a document.
  init(_ document: Document) { self.init(document, paragraph: 0) }

  /// At the start of a paragraph, which must exist.
  init(_ document: Document, paragraph: Int) {
    self.document = document
    let place = document.table.place(ofParagraph: paragraph)
    entry = place.entry
    enter(place, at: place.start.scalars)
  }

  /// Goes to a gap; an offset before the place stays there. Returns what stands before it.
  mutating func move(to offset: Int) -> TextMeasure {
    let offset = min(offset, document.scalarCount)
    guard offset > position.scalars else { return position }
    if offset >= end.scalars { enter(document.table.place(at: offset, .scalars), at: offset) }
    stepInside(to: offset) { _ in }
    return position
  }

  /// Goes to a gap and appends the bytes passed, in the generalised form.
  mutating func copy(to offset: Int, into bytes: inout [UInt8]) {
    let offset = min(offset, document.scalarCount)
    while position.scalars < offset {
      stepInside(to: min(offset, end.scalars)) { $0.appendGeneralised(to: &bytes) }
      if position.scalars == end.scalars, end.scalars < document.scalarCount {
        enter(document.table.place(at: end.scalars, .scalars), at: end.scalars)
      }
    }
  }

  /// Enters a paragraph, at its start or, where it is long, at the start of the piece that holds a
  /// gap.
  private mutating func enter(_ place: ParagraphTable.Place, at offset: Int) {
    let piece = place.piece(at: offset)
    entry = piece.entry
    start = piece.start
    start.paragraphs = place.start.paragraphs
    end = start + entry.measure.within
    index = 0
    position = start
  }

  /// Goes to a gap of its own entry and hands over the bytes passed.
  private mutating func stepInside(to offset: Int, _ body: (ByteView) -> Void) {
    let distance = offset - position.scalars
    guard distance > 0 else { return }
    let from = index
    let isToEnd = offset == end.scalars
    let passed = entry.withView(original: document.original) { view in
      let isUniform = entry.isUniform
      let to =
        isToEnd
        ? view.count
        : isUniform ? from + distance : view.index(after: distance, from: from)
      index = to
      unsafe body(ByteView(UnsafeBufferPointer(rebasing: view.bytes[from..<to]), view.form))
      if isUniform { return TextMeasure(scalars: distance, utf16: distance, utf8: distance) }
      return view.measure(from..<to)
    }
    position = position + passed
  }
}

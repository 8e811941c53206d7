/// A place in a document's bytes that moves forward, so that many ascending offsets cost one pass.
struct StorageCursor {
  private let document: Document
  private var place: ParagraphTable.Place
  /// Where it stands in the paragraph's bytes.
  private var index = 0
  /// What stands before it in the document.
  private(set) var position = TextMeasure()

  /// At the start of a document.
  init(_ document: Document) {
    self.document = document
    place = document.table.place(ofParagraph: 0)
  }

  /// At the start of a paragraph, which must exist.
  init(_ document: Document, paragraph: Int) {
    self.document = document
    place = document.table.place(ofParagraph: paragraph)
    position = place.start
  }

  /// Goes to a gap; an offset before the place stays there. Returns what stands before it.
  mutating func move(to offset: Int) -> TextMeasure {
    let offset = min(offset, document.scalarCount)
    guard offset > position.scalars else { return position }
    if offset >= place.end.scalars { enter(document.table.place(at: offset, .scalars)) }
    stepInside(to: offset) { _ in }
    return position
  }

  /// Goes to a gap and appends the bytes passed, in the generalised form.
  mutating func copy(to offset: Int, into bytes: inout [UInt8]) {
    let offset = min(offset, document.scalarCount)
    while position.scalars < offset {
      stepInside(to: min(offset, place.end.scalars)) { $0.appendGeneralised(to: &bytes) }
      if position.scalars == place.end.scalars, place.end.paragraphs < document.paragraphCount {
        enter(document.table.place(ofParagraph: place.end.paragraphs))
      }
    }
  }

  private mutating func enter(_ next: ParagraphTable.Place) {
    place = next
    index = 0
    position = next.start
  }

  /// Goes to a gap of its own paragraph and hands over the bytes passed.
  private mutating func stepInside(to offset: Int, _ body: (ByteView) -> Void) {
    let distance = offset - position.scalars
    guard distance > 0 else { return }
    let start = index
    let entry = place.entry
    let passed = entry.withView(original: document.original) { view in
      let isToEnd = offset == place.end.scalars
      let isUniform = entry.isUniform
      let end =
        isToEnd
        ? view.count
        : isUniform ? start + distance : view.index(after: distance, .scalars, from: start)
      index = end
      body(
        ByteView(UnsafeBufferPointer(rebasing: view.bytes[start..<end]), view.form))
      if isUniform { return TextMeasure(scalars: distance, utf16: distance, utf8: distance) }
      return view.measure(start..<end)
    }
    position = position + passed
  }
}

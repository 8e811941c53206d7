package import TextModel

/// What a text was read from that is shown without its markup.
package struct ReadMarkup: Sendable {
  /// A paragraph as it was read.
  package struct Paragraph: Hashable, Sendable {
    /// Its number in the document.
    package let number: Int
    /// The positions of what the markup put there: it is none of the words.
    package let inserted: Set<Int>
  }

  /// The document as it is written.
  package let source: Document
  /// What decided where the markup says nothing, as `--direction` names it.
  package let direction: String
  /// The text that was shown first.
  private let shown: Document
  /// By the numbers of their contents, which no other reading has.
  private let paragraphs: [UInt64: Paragraph]
  /// The number of the first one.
  private let first: UInt64

  /// What a text was read from. O(*n*).
  ///
  /// - Parameters:
  ///   - source: the document as it is written.
  ///   - shown: the text that is shown.
  ///   - inserted: where that has what the markup put there, ascending.
  ///   - direction: what decided where the markup says nothing, as `--direction` names it.
  package init(
    source: Document, shown: Document, inserted: [ScalarOffset], direction: String
  ) {
    (self.source, self.direction, self.shown) = (source, direction, shown)
    first = shown.paragraphID(ParagraphIndex(0))
    var paragraphs: [UInt64: Paragraph] = [:]
    var rest = inserted[...]
    for number in 0..<shown.paragraphCount {
      let index = ParagraphIndex(number)
      let range = shown.range(of: index)
      let own = rest.prefix { $0 < range.upperBound }
      rest = rest.dropFirst(own.count)
      paragraphs[shown.paragraphID(index)] = Paragraph(
        number: number, inserted: Set(own.map { $0.rawValue - range.lowerBound.rawValue }))
    }
    self.paragraphs = paragraphs
  }

  /// A paragraph as it was read; nil for one that is otherwise now, and for those of other texts.
  /// One that was changed and is as before again is known by its scalars, where as many paragraphs
  /// stand before it as then. O(*n*) for one that was changed, otherwise O(1).
  package func paragraph(_ content: ParagraphContent, at index: ParagraphIndex) -> Paragraph? {
    if let known = paragraphs[content.id] { return known }
    guard index.rawValue < shown.paragraphCount else { return nil }
    let range = shown.range(of: index)
    guard range.count == content.scalars.count,
      content.scalars.elementsEqual(shown.scalars(in: range))
    else { return nil }
    return paragraphs[shown.paragraphID(index)]
  }

  /// Whether a text is as it was read. O(paragraphs), and O(*n*) for each that was changed.
  package func isAll(of document: Document) -> Bool {
    document.paragraphCount == shown.paragraphCount
      && (0..<shown.paragraphCount).allSatisfy { number in
        let index = ParagraphIndex(number)
        if let known = paragraphs[document.paragraphID(index)] { return known.number == number }
        return document.scalars(in: document.range(of: index))
          == shown.scalars(in: shown.range(of: index))
      }
  }
}

extension ReadMarkup: Hashable {
  /// Whether both are of one reading. O(1).
  package static func == (a: ReadMarkup, b: ReadMarkup) -> Bool { a.first == b.first }
  /// Hashes the reading. O(1).
  package func hash(into hasher: inout Hasher) { hasher.combine(first) }
}

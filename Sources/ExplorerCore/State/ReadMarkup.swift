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
    (self.source, self.direction) = (source, direction)
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

  /// A paragraph as it was read, by the number of its content; nil for one that has changed since,
  /// and for those of other texts.
  package subscript(content: UInt64) -> Paragraph? { paragraphs[content] }

  /// Whether a text is as it was read. O(paragraphs).
  package func isAll(of document: Document) -> Bool {
    document.paragraphCount == paragraphs.count
      && (0..<paragraphs.count).allSatisfy {
        paragraphs[document.paragraphID(ParagraphIndex($0))]?.number == $0
      }
  }
}

extension ReadMarkup: Hashable {
  /// Whether both are of one reading. O(1).
  package static func == (a: ReadMarkup, b: ReadMarkup) -> Bool { a.first == b.first }
  /// Hashes the reading. O(1).
  package func hash(into hasher: inout Hasher) { hasher.combine(first) }
}

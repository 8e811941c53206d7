internal import TextModel

/// A paragraph as it was when it was looked at, to be found again in a text that has changed since.
struct SeenParagraph: Hashable, Sendable {
  /// Its number, and how many paragraphs the text had.
  var number: Int
  var count: Int
  /// Its first scalars without the separator, as Enter behind a paragraph changes nothing in it.
  let text: [Unicode.Scalar]

  /// A paragraph of a document. O(*n*).
  init(_ paragraph: ParagraphIndex, in document: Document) {
    number = paragraph.rawValue
    count = document.paragraphCount
    let content = document.content(of: paragraph)
    text = content.scalars.dropLast(content.separatorCount).prefix(LanguagesFeature.longest)
      .map(\.scalar)
  }

  /// Whether another one has the same number in a text of as many paragraphs.
  func isInPlace(of other: SeenParagraph) -> Bool {
    number == other.number && count == other.count
  }

  /// The paragraphs of a document that this one may be now: that of its number, and that of its
  /// number moved by as many paragraphs as have come or gone. O(their length).
  func candidates(in document: Document) -> [SeenParagraph] {
    let moved = number + document.paragraphCount - count
    return (moved == number ? [number] : [number, moved])
      .filter { (0..<document.paragraphCount).contains($0) }
      .map { SeenParagraph(ParagraphIndex($0), in: document) }
  }

  /// Whether a paragraph is this one after an edit: at least half of the shorter of both is at the
  /// start or the end of the other. Numbers are compared where no paragraph has come or gone.
  /// O(*n*).
  func isContinued(by now: SeenParagraph) -> Bool {
    guard number == now.number || count != now.count else { return false }
    guard !text.isEmpty, !now.text.isEmpty else { return number == now.number }
    let shorter = min(text.count, now.text.count)
    let start = zip(text, now.text).prefix { $0 == $1 }.count
    let end = zip(text.reversed(), now.text.reversed()).prefix { $0 == $1 }.count
    return 2 * min(shorter, start + end) >= shorter
  }
}

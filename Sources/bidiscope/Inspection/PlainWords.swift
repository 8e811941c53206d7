internal import BidiAlgorithm
internal import TextModel

/// How the words of a document with markup stand as plain text, each paragraph's for themselves.
struct PlainWords {
  let marked: MarkedDocument
  /// What inspects a plain text.
  let inspector: (Document) -> Inspector

  /// What `inspect` says of the words of a paragraph as a text of their own. What the markup itself
  /// shows, as a picture or a quotation mark, counts for nothing. O(*n*).
  ///
  /// - Parameters:
  ///   - paragraph: the paragraph with its markup.
  ///   - number: its number.
  /// - Returns: the words and what is said of them; nil where they have the same direction and
  ///   display with the markup, and where there are none.
  /// - Throws: where another engine fails.
  func otherwise(
    than paragraph: ParagraphInspection, _ number: Int
  ) throws -> (text: String, inspection: ParagraphInspection)? {
    let text = marked.words(ofParagraph: number)
    guard !text.isEmpty else { return nil }
    // No separator is among the words: each ends a paragraph of HTML, too.
    let plain = try inspector(Document(text: text)).paragraph(0)
    let isAlike =
      plain.level.direction == paragraph.level.direction
      && plain.display(of: { _ in true })
        == paragraph.display(of: { marked.source(of: $0, inParagraph: number) != nil })
    return isAlike ? nil : (text, plain)
  }
}

/// A text in which one paragraph's own text says something else, without that text being made.
public struct ReplacedParagraph<Text: DirectedParagraphs>: DirectedParagraphs {
  private let text: Text
  private let paragraph: Int
  private let own: DirectionReading

  /// A text with another paragraph in the place of one.
  ///
  /// - Parameters:
  ///   - paragraph: the paragraph that gives way.
  ///   - text: the text as it is.
  ///   - reading: what the paragraph that comes in its place says.
  public init(_ paragraph: Int, of text: Text, saying reading: DirectionReading) {
    (self.text, self.paragraph, own) = (text, paragraph, reading)
  }

  /// As many as before.
  public var count: Int { text.count }

  /// What is known of a paragraph; of the replaced one, what was known before.
  public func context(of paragraph: Int) -> DirectionContext { text.context(of: paragraph) }

  /// What a paragraph's own text says.
  public func reading(_ paragraph: Int) -> DirectionReading {
    paragraph == self.paragraph ? own : text.reading(paragraph)
  }

  /// The last paragraph before one that has a sign.
  public func last(_ sign: DirectionSign, before end: Int) -> Int? {
    let found = text.last(sign, before: end)
    guard paragraph < end, (found ?? -1) <= paragraph else { return found }
    if own.sign == sign { return paragraph }
    return found == paragraph ? text.last(sign, before: paragraph) : found
  }

  /// The first paragraph from one on that has a sign.
  public func first(_ sign: DirectionSign, from start: Int) -> Int? {
    let found = text.first(sign, from: start)
    guard paragraph >= start, (found ?? .max) >= paragraph else { return found }
    if own.sign == sign { return paragraph }
    return found == paragraph ? text.first(sign, from: paragraph + 1) : found
  }

  /// The last paragraph of a range of which more is known than its text.
  public func lastNoted(in paragraphs: Range<Int>) -> Int? { text.lastNoted(in: paragraphs) }

  /// The first paragraph of a range of which more is known than its text.
  public func firstNoted(in paragraphs: Range<Int>) -> Int? { text.firstNoted(in: paragraphs) }
}

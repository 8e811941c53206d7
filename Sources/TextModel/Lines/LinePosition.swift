/// A visual line of a document: its paragraph, and its number in the paragraph from 0.
public struct LinePosition: Hashable, Comparable, Sendable {
  /// Its paragraph.
  public var paragraph: ParagraphIndex
  /// Its number in the paragraph, from 0.
  public var line: Int

  /// A line by its paragraph and its number there, from 0.
  public init(paragraph: ParagraphIndex, line: Int) {
    self.paragraph = paragraph
    self.line = line
  }

  /// Whether a line stands above another.
  public static func < (a: LinePosition, b: LinePosition) -> Bool {
    (a.paragraph.rawValue, a.line) < (b.paragraph.rawValue, b.line)
  }
}

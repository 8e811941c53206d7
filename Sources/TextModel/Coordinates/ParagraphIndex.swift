/// The number of a paragraph in its document, from 0.
public struct ParagraphIndex: TextOffset {
  /// The number of paragraphs before it.
  public var rawValue: Int
  /// The offset with this number of paragraphs before it.
  @inlinable public init(rawValue: Int) { self.rawValue = rawValue }
}

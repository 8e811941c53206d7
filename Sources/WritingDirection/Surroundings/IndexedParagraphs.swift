/// A text in blocks, as a ``DirectionIndex`` reads it.
public protocol IndexedParagraphs {
  /// How many paragraphs there are; at least 1.
  var count: Int { get }
  /// About how many blocks there are.
  var blockCount: Int { get }
  /// Different for different texts.
  var version: UInt64 { get }
  /// The block that a paragraph stands in.
  func block(containing paragraph: Int) -> IndexedBlock
  /// Whether it is seen at a glance that no paragraph of a block has a sign; false where it is not.
  func isSurelyNeutral(_ block: IndexedBlock) -> Bool
  /// What a paragraph's text alone says; nil where it is not to be read, and the search ends there.
  func sign(of paragraph: Int) -> DirectionSign?
}

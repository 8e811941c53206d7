/// Consecutive paragraphs of a text, known again by a number.
public struct IndexedBlock: Hashable, Sendable {
  /// Different for all contents that blocks have had.
  public var id: UInt64
  /// The paragraphs' numbers; at least one.
  public var paragraphs: Range<Int>

  /// A block.
  public init(id: UInt64, paragraphs: Range<Int>) {
    self.id = id
    self.paragraphs = paragraphs
  }
}

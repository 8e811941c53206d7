/// A maximal stretch of one resolved level (after I2, or after L1 in a line).
///
/// Not a level run of BD7, which is built from *explicit* levels; see ``IsolatingRunSequence``.
public struct DirectionalRun: Hashable, Sendable {
  /// Where it stands in storage, in scalars from the paragraph's start.
  public var range: Range<Int>
  /// The level of all its scalars.
  public var level: EmbeddingLevel

  /// A run of one level over a range of scalars.
  public init(range: Range<Int>, level: EmbeddingLevel) {
    self.range = range
    self.level = level
  }
}

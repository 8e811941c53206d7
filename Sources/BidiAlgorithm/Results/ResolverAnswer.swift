/// An engine's answer in the terms of `BidiCharacterTest.txt`.
public struct ResolverAnswer: Hashable, Sendable {
  /// The paragraph level.
  public var paragraphLevel: EmbeddingLevel
  /// The level of each scalar after L1; nil where X9 removes it.
  public var levels: [EmbeddingLevel?]
  /// The positions of the scalars left to right, without those X9 removes.
  public var order: [Int]

  /// An answer from its three parts; positions in scalars.
  public init(paragraphLevel: EmbeddingLevel, levels: [EmbeddingLevel?], order: [Int]) {
    self.paragraphLevel = paragraphLevel
    self.levels = levels
    self.order = order
  }
}

/// A paragraph's embedding levels after rule I2, before lines are broken.
///
/// Positions are scalars from the paragraph's start. A scalar that X9 removes carries the level of the
/// scalar before it (UAX #9, section 5.2), so that runs are not torn; ``isRemoved(at:)`` tells it apart.
public struct ResolvedParagraph: Sendable {
  /// What went in.
  public let input: BidiInput
  /// The paragraph level (P3 or HL1).
  public let paragraphLevel: EmbeddingLevel
  /// What decided the paragraph level.
  public let reason: ParagraphLevelReason
  /// The level of each scalar after I2; empty where every scalar has ``paragraphLevel``.
  @usableFromInline let storedLevels: [EmbeddingLevel]

  /// A result put together by the algorithm.
  init(
    input: BidiInput, paragraphLevel: EmbeddingLevel, reason: ParagraphLevelReason,
    storedLevels: [EmbeddingLevel]
  ) {
    self.input = input
    self.paragraphLevel = paragraphLevel
    self.reason = reason
    self.storedLevels = storedLevels
  }

  /// How many scalars the paragraph has.
  @inlinable public var count: Int { input.classes.count }

  /// Whether every scalar has the paragraph level, known without a pass.
  @inlinable public var isUniform: Bool { storedLevels.isEmpty }

  /// The level of the scalar at a position, after I2.
  @inlinable public func level(at position: Int) -> EmbeddingLevel {
    storedLevels.isEmpty ? paragraphLevel : storedLevels[position]
  }

  /// The level of each scalar after I2. O(*n*).
  public var levels: [EmbeddingLevel] {
    isUniform ? Array(repeating: paragraphLevel, count: count) : storedLevels
  }

  /// Whether X9 removes the scalar at a position.
  @inlinable public func isRemoved(at position: Int) -> Bool {
    input.classes[position].isRemovedByX9
  }
}

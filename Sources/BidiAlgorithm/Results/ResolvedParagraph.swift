/// A paragraph's embedding levels after rule I2, before lines are broken.
///
/// Positions are scalars from the paragraph's start. A scalar that X9 removes carries the level of the
/// scalar before it (the paragraph level at the start; UAX #9, section 5.2), so that runs are not torn;
/// ``isRemoved(at:)`` tells it apart.
public struct ResolvedParagraph: Sendable {
  /// What went in; empty where the text was recognised as a whole (``isPlain``).
  public let input: BidiInput
  /// How many scalars the paragraph has.
  public let count: Int
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
    self.count = input.count
    self.paragraphLevel = paragraphLevel
    self.reason = reason
    self.storedLevels = storedLevels
  }

  /// The result for a left-to-right paragraph in which nothing stands that could raise a level and
  /// nothing that X9 removes, so that its classes were never written down.
  @inlinable package init(plainCount count: Int, reason: ParagraphLevelReason) {
    self.input = .empty
    self.count = count
    self.paragraphLevel = .leftToRight
    self.reason = reason
    self.storedLevels = []
  }

  /// Whether the paragraph was recognised as left-to-right through and through without writing down
  /// its classes, so that ``input`` is empty. Only `resolve(utf8:direction:)` gives such results.
  @inlinable public var isPlain: Bool { input.classes.isEmpty && count > 0 }

  /// Whether every scalar has the paragraph level, known without a pass.
  @inlinable public var isUniform: Bool { storedLevels.isEmpty }

  /// The level of the scalar at a position, after I2.
  @inlinable public func level(at position: Int) -> EmbeddingLevel {
    storedLevels.isEmpty ? paragraphLevel : storedLevels[position]
  }

  /// The level of each scalar after I2. O(*n*) where the levels are uniform, else O(1).
  public var levels: [EmbeddingLevel] {
    isUniform ? Array(repeating: paragraphLevel, count: count) : storedLevels
  }

  /// Whether X9 removes the scalar at a position.
  @inlinable public func isRemoved(at position: Int) -> Bool {
    hasRemovedScalars && input.classes[position].isRemovedByX9
  }

  /// Whether X9 may remove any scalar of the paragraph.
  @inlinable public var hasRemovedScalars: Bool { input.classSet.meets(.removedByX9) }
}

extension BidiInput {
  /// The paragraph without scalars.
  @usableFromInline static let empty = BidiInput(classes: [], classSet: [])
}

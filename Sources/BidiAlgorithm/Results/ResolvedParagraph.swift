/// A paragraph's embedding levels after rule I2, before lines are broken.
///
/// Positions are scalars from the paragraph's start. A scalar that X9 removes carries the level of
/// the scalar before it (the paragraph level at the start; UAX #9, section 5.2), so that runs are
/// not torn; ``isRemoved(at:)`` tells it apart.
public struct ResolvedParagraph: Sendable {
  /// How many scalars the paragraph has.
  public let count: Int
  /// The paragraph level (P3 or HL1).
  public let paragraphLevel: EmbeddingLevel
  /// What decided the paragraph level.
  public let reason: ParagraphLevelReason
  /// The rest; nil where the paragraph is plain, so that plain text takes no memory.
  ///
  /// Nobody writes to it after it is made; it is not Sendable only because a ManagedBuffer never
  /// is.
  @usableFromInline @safe nonisolated(unsafe) let details: ParagraphDetails?

  /// A result put together by the algorithm.
  init(paragraphLevel: EmbeddingLevel, reason: ParagraphLevelReason, details: ParagraphDetails) {
    count = details.input.count
    self.paragraphLevel = paragraphLevel
    self.reason = reason
    self.details = details
  }

  /// The result for a left-to-right paragraph in which nothing stands that could raise a level and
  /// nothing that X9 removes, so that its classes were never written down.
  @inlinable package init(plainCount count: Int, reason: ParagraphLevelReason) {
    self.count = count
    self.paragraphLevel = .leftToRight
    self.reason = reason
    self.details = nil
  }
}

extension ResolvedParagraph {
  /// What went in; empty where the text was recognised as a whole (``isPlain``).
  @inlinable public var input: BidiInput { details?.input ?? .empty }

  /// Whether the paragraph was recognised as left-to-right through and through without writing down
  /// its classes, so that ``input`` is empty. Only `resolve(utf8:direction:)` gives such results.
  @inlinable public var isPlain: Bool { details == nil }

  /// Whether every scalar has the paragraph level, known without a pass.
  @inlinable public var isUniform: Bool { details?.hasLevels != true }

  /// The level of the scalar at a position, after I2.
  @inlinable public func level(at position: Int) -> EmbeddingLevel {
    guard let details, details.hasLevels else { return paragraphLevel }
    precondition(position >= 0 && position < count, "no such scalar")
    return unsafe details.level(at: position)
  }

  /// The level of each scalar after I2. O(*n*); ask ``level(at:)`` for a single one.
  public var levels: [EmbeddingLevel] {
    details?.withLevels { $0[0..<count].elements }
      ?? Array(repeating: paragraphLevel, count: count)
  }

  /// Whether X9 removes the scalar at a position.
  @inlinable public func isRemoved(at position: Int) -> Bool {
    guard let details, details.input.classSet.meets(.removedByX9) else { return false }
    return details.input.classes[position].isRemovedByX9
  }

  /// Whether X9 may remove any scalar of the paragraph.
  @inlinable public var hasRemovedScalars: Bool {
    details?.input.classSet.meets(.removedByX9) ?? false
  }
}

extension BidiInput {
  /// The paragraph without scalars.
  @usableFromInline static let empty = BidiInput(classes: [], classSet: [])
}

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

/// An isolating run sequence (BD13) of level runs (BD7), both from explicit levels (X10).
public struct IsolatingRunSequence: Hashable, Sendable {
  /// The level runs, in storage order, in scalars from the paragraph's start. Scalars that X9 removes
  /// lie in no run's middle that they would tear: a run reaches over them.
  public var levelRuns: [Range<Int>]
  /// The explicit level of the sequence.
  public var level: EmbeddingLevel
  /// The class at the start of the sequence (X10): L or R.
  public var startOfSequence: BidiClass
  /// The class at the end of the sequence (X10): L or R.
  public var endOfSequence: BidiClass

  /// A sequence with its level runs, level, sos and eos.
  public init(
    levelRuns: [Range<Int>], level: EmbeddingLevel, startOfSequence: BidiClass,
    endOfSequence: BidiClass
  ) {
    self.levelRuns = levelRuns
    self.level = level
    self.startOfSequence = startOfSequence
    self.endOfSequence = endOfSequence
  }
}

/// A pair of brackets found by BD16, in scalars from the paragraph's start.
public struct BracketPair: Hashable, Sendable {
  /// Where the opening bracket stands.
  public var opening: Int
  /// Where the closing bracket stands.
  public var closing: Int

  /// A pair by its two positions.
  public init(opening: Int, closing: Int) {
    self.opening = opening
    self.closing = closing
  }
}

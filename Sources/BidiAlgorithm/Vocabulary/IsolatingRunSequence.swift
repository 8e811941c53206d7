/// An isolating run sequence (BD13) of level runs (BD7), both from explicit levels (X10).
public struct IsolatingRunSequence: Hashable, Sendable {
  /// The level runs, in storage order, in scalars from the paragraph's start. Scalars that X9
  /// removes lie in no run's middle that they would tear: a run reaches over them.
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

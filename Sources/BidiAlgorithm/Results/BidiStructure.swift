/// The structures that the rules build on the way: level runs, isolating run sequences, bracket
/// pairs.
///
/// Positions are scalars from the paragraph's start.
public struct BidiStructure: Hashable, Sendable {
  /// The isolating run sequences of X10, from explicit levels, in the order of their first scalars.
  public let sequences: [IsolatingRunSequence]
  /// The level runs of BD7, from explicit levels, in storage order.
  public let levelRuns: [DirectionalRun]
  /// The bracket pairs of BD16, sorted by opening bracket.
  public let bracketPairs: [BracketPair]
  /// The branch of N0 that decided each of ``bracketPairs``.
  public let branches: [BracketPair: BidiEvent.BracketBranch]
  /// The class of each scalar after N2, from which I1 and I2 make its level; nil where X9 removes
  /// it.
  public let finalClasses: [BidiClass?]
}

extension BidiStructure {
  /// The level runs of a sequence without what X9 removes, as sentences tell of them: a run that
  /// reaches over removed scalars is several ranges. O(its length).
  public func kept(_ sequence: IsolatingRunSequence) -> [Range<Int>] {
    sequence.levelRuns.flatMap { run in run.filter { finalClasses[$0] != nil }.asRanges }
  }
}

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

  /// The structures of a paragraph. O(*n* log *n*); a display asks for them, the resolved levels do
  /// not need them.
  public init(of input: BidiInput, direction: BaseDirection = .auto) {
    var observer = StructureObserver(input)
    _ = resolve(input, direction: direction, observer: &observer)
    sequences = observer.sequences
    levelRuns = observer.sequences.flatMap { sequence in
      sequence.levelRuns.map { DirectionalRun(range: $0, level: sequence.level) }
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    branches = observer.branches
    bracketPairs = observer.branches.keys.sorted { $0.opening < $1.opening }
    finalClasses = observer.classes
  }
}

/// Keeps structures and the last class of each scalar, but not what led there.
private struct StructureObserver: BidiObserver {
  static var isListening: Bool { true }

  var sequences: [IsolatingRunSequence] = []
  var branches: [BracketPair: BidiEvent.BracketBranch] = [:]
  var classes: [BidiClass?]
  private let removed: [Bool]

  init(_ input: BidiInput) {
    removed = input.classes.map(\.isRemovedByX9)
    classes = zip(input.classes, removed).map { $1 ? nil : $0 }
  }

  mutating func observe(_ event: BidiEvent) {
    if let position = event.position, case .bidiClass(let now) = event.after, !removed[position] {
      classes[position] = now
    }
    switch event.detail {
    case .sequence(let sequence): sequences.append(sequence)
    case .bracketPair(let pair, let branch?): branches[pair] = branch
    default: break
    }
  }
}

extension BidiStructure {
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

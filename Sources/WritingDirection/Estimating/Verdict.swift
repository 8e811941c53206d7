internal import BidiAlgorithm

/// What a paragraph's own text says under a strategy, before its surroundings are asked.
struct Verdict {
  /// The direction its text decides; nil where it is neutral.
  var direction: TextDirection?
  var reason: DirectionReason
  var counts: DirectionCounts?
  /// After how many scalars what the text decides changed, and to what; the first is after one scalar.
  var changes: [Change]

  struct Change {
    var offset: Int
    var direction: TextDirection?
  }

  /// The offsets at which the direction changed where neutral text has a given one.
  func flips(neutral: TextDirection) -> [Int] {
    var flips: [Int] = []
    var last: TextDirection?
    for change in changes {
      let now = change.direction ?? neutral
      if let last, last != now { flips.append(change.offset) }
      last = now
    }
    return flips
  }
}

extension DirectionStrategy {
  /// What a paragraph's own text says.
  ///
  /// - Parameters:
  ///   - scalars: the paragraph.
  ///   - state: the direction it had, which only `steady` asks for.
  ///   - isInWord: whether a word is being typed, which only `steady` asks for.
  ///   - tracksChanges: whether to note where the direction would have changed while typing.
  /// - Returns: the verdict. O(*n*).
  func verdict(
    _ scalars: UnsafeBufferPointer<Unicode.Scalar>, state: TextDirection? = nil,
    isInWord: Bool = false, tracksChanges: Bool = false
  ) -> Verdict {
    switch method {
    case .firstStrong(let skipsIsolates):
      FirstStrongEstimator(skipsIsolates: skipsIsolates).verdict(scalars, tracksChanges)
    case .block: FirstStrongEstimator(skipsIsolates: true).verdict(scalars, tracksChanges)
    case .anyRightToLeft: AnyRightToLeftEstimator().verdict(scalars, tracksChanges)
    case .firstCharacter: FirstCharacterEstimator().verdict(scalars, tracksChanges)
    case .constant, .locale:
      Verdict(direction: nil, reason: .undecided, counts: nil, changes: [])
    case .majority: MajorityEstimator().verdict(scalars, tracksChanges)
    case .wordShare(let percent, let isInclusive, let weakIsLeftToRight):
      WordShareEstimator(
        percent: percent, isInclusive: isInclusive, weakIsLeftToRight: weakIsLeftToRight
      ).verdict(scalars, tracksChanges)
    case .twitter(let percent): TwitterEstimator(percent: percent).verdict(scalars, tracksChanges)
    case .steady(let thresholds):
      SteadyEstimator(thresholds: thresholds, state: state, isInWord: isInWord)
        .verdict(scalars, tracksChanges)
    }
  }
}

extension DirectionEstimator {
  /// Reads a paragraph and tells what it says. O(*n*).
  consuming func verdict(
    _ scalars: UnsafeBufferPointer<Unicode.Scalar>, _ tracksChanges: Bool
  ) -> Verdict {
    var estimator = self
    var changes: [Verdict.Change] = []
    if tracksChanges {
      changes = estimator.readChanges(scalars)
    } else {
      estimator.read(scalars)
    }
    let direction = estimator.direction
    return Verdict(
      direction: direction, reason: direction == nil ? .undecided : estimator.reason,
      counts: estimator.counts, changes: changes)
  }
}

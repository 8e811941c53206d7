internal import BidiAlgorithm
internal import UnicodeData

/// What a paragraph's own text says under a strategy, before its surroundings are asked.
struct Verdict: Sendable {
  /// The direction its text decides; nil where it is neutral.
  var direction: TextDirection?
  var reason: DirectionReason
  var counts: DirectionCounts?
  /// After how many scalars what the text decides changed, and to what; the first is after one scalar.
  var changes: [Change]

  struct Change: Sendable {
    var offset: Int
    var direction: TextDirection?
  }

  /// The directions while it was typed, where neutral text has a given one.
  func history(neutral: TextDirection) -> DirectionHistory {
    let first = (changes.isEmpty ? direction : changes[0].direction) ?? neutral
    var flips: [Int] = []
    var last = first
    for change in changes.dropFirst() {
      let now = change.direction ?? neutral
      if last != now { flips.append(change.offset) }
      last = now
    }
    return DirectionHistory(first: first, flips: flips)
  }
}

extension DirectionStrategy {
  /// What a paragraph's own text says.
  ///
  /// - Parameters:
  ///   - scalars: the paragraph.
  ///   - traits: the properties of its scalars, where they are known.
  ///   - caret: the gap where text is being typed, which only `steady` asks for.
  ///   - tracksChanges: whether to note where the direction would have changed while typing.
  /// - Returns: the verdict. O(*n*).
  func verdict(
    _ scalars: UnsafeBufferPointer<Unicode.Scalar>,
    traits: UnsafeBufferPointer<ScalarTraits>? = nil, caret: Int? = nil,
    tracksChanges: Bool = false
  ) -> Verdict {
    switch method {
    case .firstStrong(let reading):
      unsafe FirstStrongEstimator(reading).verdict(scalars, traits, tracksChanges)
    case .block:
      unsafe FirstStrongEstimator(.outsideIsolates).verdict(scalars, traits, tracksChanges)
    case .wholeText:
      unsafe FirstStrongEstimator(.everything).verdict(scalars, traits, tracksChanges)
    case .anyRightToLeft: unsafe AnyRightToLeftEstimator().verdict(scalars, traits, tracksChanges)
    case .firstCharacter: unsafe FirstCharacterEstimator().verdict(scalars, traits, tracksChanges)
    case .constant, .locale:
      Verdict(direction: nil, reason: .undecided, counts: nil, changes: [])
    case .majority: unsafe MajorityEstimator().verdict(scalars, traits, tracksChanges)
    case .wordShare(let rule):
      unsafe WordShareEstimator(rule).verdict(scalars, traits, tracksChanges)
    case .twitter(let percent):
      unsafe TwitterEstimator(percent: percent).verdict(scalars, traits, tracksChanges)
    case .steady(let thresholds):
      unsafe SteadyEstimator(thresholds: thresholds, caret: caret).verdict(
        scalars, traits, tracksChanges)
    }
  }
}

extension DirectionEstimator {
  /// Reads a paragraph and tells what it says. O(*n*).
  consuming func verdict(
    _ scalars: UnsafeBufferPointer<Unicode.Scalar>,
    _ traits: UnsafeBufferPointer<ScalarTraits>?, _ tracksChanges: Bool
  ) -> Verdict {
    var estimator = self
    var changes: [Verdict.Change] = []
    if tracksChanges {
      changes = unsafe estimator.readChanges(scalars, traits)
    } else {
      unsafe estimator.read(scalars, traits)
    }
    let direction = estimator.direction
    return Verdict(
      direction: direction, reason: direction == nil ? .undecided : estimator.reason,
      counts: estimator.counts, changes: changes)
  }
}

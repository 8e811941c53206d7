internal import BidiAlgorithm
internal import UnicodeData

/// What a paragraph's own text says under a strategy, before its surroundings are asked.
struct Verdict: Sendable {
  /// The direction its text decides; nil where it is neutral.
  var direction: TextDirection?
  var reason: DirectionReason
  var counts: DirectionCounts?
  /// After how many scalars what the text decides changed, and to what; the first is after one
  /// scalar.
  var changes: [Change]

  struct Change: Sendable {
    var offset: Int
    var direction: TextDirection?
  }

  /// What text says that decides nothing and counts nothing.
  static let nothing = Verdict(direction: nil, reason: .undecided, counts: nil, changes: [])

  /// Whether the text decided nothing for a while after its first scalar, as it was typed.
  var hasNeutralPast: Bool { changes.contains { $0.direction == nil } }

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

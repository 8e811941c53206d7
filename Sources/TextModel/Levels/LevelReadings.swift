internal import Synchronization

/// How often levels were read that are not exact, and what came of it.
final class LevelReadings: Sendable {
  private let guesses = Atomic<Int>(0)
  private let waits = Atomic<Int>(0)

  /// So many so far.
  var guessCount: Int { guesses.load(ordering: .relaxed) }

  /// Levels were read that are not exact.
  func noteGuess() { guesses.add(1, ordering: .relaxed) }

  /// How often exact ones were waited for.
  var waitCount: Int { waits.load(ordering: .relaxed) }

  /// Exact ones were waited for.
  func noteWait() { waits.add(1, ordering: .relaxed) }
}

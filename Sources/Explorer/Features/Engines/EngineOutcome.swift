package import BidiAlgorithm
package import Engines
package import Wording

/// What an engine did with a question.
package enum EngineOutcome: Hashable, Sendable {
  /// How far its answer agrees with that of UAX #9, the first place where it does not, and the
  /// rules of the engine each of which alone would give its answer if it were wrong in a way that
  /// we know.
  case answer(ResolverAnswer, Agreement, Difference?, suspects: [RuleName] = [])
  /// It gave no answer: why not.
  case failure(Words)
}

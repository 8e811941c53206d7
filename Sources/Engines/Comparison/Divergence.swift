public import BidiAlgorithm

/// A text on which an engine leaves ours.
public struct Divergence: Sendable {
  /// What the engine did.
  public enum Outcome: Hashable, Sendable {
    case answer(ResolverAnswer)
    case failure(EngineFailure)
  }

  /// The text, shrunk where that was asked.
  public var text: TestText
  /// Our answer.
  public var ours: ResolverAnswer
  /// What the engine did.
  public var outcome: Outcome
  /// How far the two agree; nil where the engine failed.
  public var agreement: Agreement?
  /// The first difference; nil where the engine failed.
  public var difference: Difference?
  /// Which rules the engine may have wrong; nil where the engine failed.
  public var attribution: Attribution?
  /// How many of the texts tried came down to this one.
  public var count = 1

  /// The rules of the engine that may be wrong where that is known, else the rule that set the right value; empty
  /// where the engine failed.
  public var rules: [String] {
    if let attribution, !attribution.alterations.isEmpty { return attribution.rules }
    return difference?.rule.map { [$0.rawValue] } ?? []
  }

  /// Two divergences with one label are cases of one kind: the same grade and rules, and the same classes, rows of
  /// one class counted once.
  public var kind: String {
    var classes: [String] = []
    for scalar in text.scalars {
      let name = TestAlphabet.bidiClass(of: scalar)?.shortName ?? "?"
      if classes.last != name { classes.append(name) }
    }
    let rules = rules.joined(separator: " ")
    return "\(agreement?.rawValue ?? 9) \(rules) \(classes.joined(separator: " "))"
  }

  /// What the engine did there, in one sentence, with the grade.
  public func sentence(engine: String) -> String {
    switch outcome {
    case .failure(let failure): return "\(engine) \(failure)"
    case .answer:
      guard let difference else { return engine }
      let cause = attribution?.words ?? difference.cause
      return difference.sentence(engine: engine) + ": \(cause); \(agreement?.words ?? "")"
    }
  }

  var isSilence: Bool {
    if case .failure(.silent) = outcome { return true }
    return false
  }
}

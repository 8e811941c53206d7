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
  /// The scalar of which the engine's data are not ours; nil where it is right with another in its
  /// place too.
  public var data: DataDifference?
  /// Whether the engine did otherwise when it was asked about the same text once more.
  public var isUnsteady = false
  /// How many of the texts tried came down to this one.
  public var count = 1

  /// Whether the engine's answer is the standard's, and only a file's is not.
  public var isOfFile: Bool {
    guard let difference, case .answer = outcome else { return false }
    return isEngineRight && difference.expected != difference.standard
  }

  /// Whether the engine gave the standard's answer.
  var isEngineRight = false

  /// The rules of the engine that may be wrong where that is known, else the rule that set the
  /// right value; empty where the engine failed.
  public var rules: [RuleName] {
    if data != nil { return [.data] }
    if let attribution, !attribution.alterations.isEmpty { return attribution.rules }
    return difference?.rule.map { [.rule($0)] } ?? []
  }

  /// What divergences are cases of that come from one cause: the same grade and rules, and the same
  /// classes.
  public struct Kind: Hashable, Sendable {
    /// How far the two answers agree; nil where the engine failed.
    public var agreement: Agreement?
    /// The rules that may be wrong, or the one that set the right value.
    public var rules: [RuleName]
    /// The classes of the text, rows of one class counted once; nil for a scalar that tests do not
    /// use.
    public var classes: [BidiClass?]

    /// What reports order kinds by: grade, rules and classes by their names, those without an
    /// answer last.
    var label: String {
      let rules = rules.map(\.description).joined(separator: " ")
      let classes = classes.map { $0?.shortName ?? "?" }.joined(separator: " ")
      return "\(agreement?.rawValue ?? 9) \(rules) \(classes)"
    }
  }

  /// What it is a case of. O(*n*).
  public var kind: Kind {
    var classes: [BidiClass?] = []
    for scalar in text.scalars {
      let bidiClass = TestAlphabet.bidiClass(of: scalar)
      if classes.last != .some(bidiClass) { classes.append(bidiClass) }
    }
    return Kind(agreement: agreement, rules: rules, classes: classes)
  }

  /// What the engine did there, in one sentence, with the grade.
  public func sentence(engine: String) -> String {
    switch outcome {
    case .failure(let failure):
      return "\(engine) \(failure)" + (isUnsteady ? "; asked once more, it answered" : "")
    case .answer:
      guard let difference else { return engine }
      let start = difference.sentence(engine: engine)
      if isOfFile { return start }
      if isUnsteady {
        return start + "; asked once more, it did otherwise; \(agreement?.words ?? "")"
      }
      let cause = data?.words ?? attribution?.words ?? difference.cause
      return start + ": \(cause); \(agreement?.words ?? "")"
    }
  }

  var isSilence: Bool {
    if case .failure(.silent) = outcome { return true }
    return false
  }
}

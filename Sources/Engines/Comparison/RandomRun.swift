internal import BidiAlgorithm

extension EngineComparison {
  /// What a run over random texts found.
  public struct Findings: Sendable {
    /// How many texts were tried; fewer than wanted where the engine was not asked any more.
    public var tried = 0
    /// How many were answered alike.
    public var same = 0
    /// How many were displayed alike at other levels.
    public var levelsDiffer = 0
    /// How many were displayed otherwise.
    public var displayDiffers = 0
    /// How many got no answer.
    public var failed = 0
    /// What differs, by its causes: those that are traced, the most frequent first, then what is of
    /// other data, what is not traced, and what got no answer.
    public var groups: [RuleGroup] = []

    /// One shrunk divergence of each kind, in the order of the groups.
    public var divergences: [Divergence] { groups.flatMap(\.divergences) }
  }

  /// The divergences of one cause, or of several that are wrong only together.
  public struct RuleGroup: Sendable {
    /// Why the texts differ.
    public enum Kind: Hashable, Sendable {
      /// What is altered gives the engine's answers.
      case traced(Attribution)
      /// The engine is right where plain scalars stand in the place of rare ones.
      case data
      case notTraced
      /// Asked once more about the same text, the engine did otherwise.
      case unsteady
      case noAnswer
    }

    /// Why they differ.
    public var kind: Kind
    /// How many of the texts differ so, by grade; nil is the grade of no answer.
    public var texts: [Agreement?: Int] = [:]
    /// One shrunk divergence of each kind, the shortest first.
    public var divergences: [Divergence] = []

    /// How many texts differ so.
    public var count: Int { texts.values.reduce(0, +) }

    /// The rules or definitions that are wrong; several where the answers do not tell which, or
    /// where they are wrong together; none where they are not known.
    public var rules: [RuleName] {
      switch kind {
      case .traced(let attribution): attribution.rules
      case .data: [.data]
      case .notTraced, .unsteady, .noAnswer: []
      }
    }

    /// How many of the run's texts contradict what is named; nil where nothing is.
    public var contradicted: Int? {
      guard case .traced(let attribution) = kind else { return nil }
      return attribution.causes.map(\.contradicted).max()
    }

    /// Whether altering the rules gives the engine's answers.
    public var isTraced: Bool {
      if case .traced = kind { true } else { false }
    }
  }

  /// How far a run is.
  public enum Progress: Sendable {
    /// So much was found so far.
    case tried(Findings)
    /// All texts were tried; it is being found out what is wrong.
    case attributing
  }

  /// Tries `count` texts of the generator of a seed, and finds what they have in common.
  ///
  /// What the engine has wrong is found over the whole run (``AlterationModel``); of each cause
  /// some texts are shrunk.
  ///
  /// - Throws: what `progress` throws, and where our own engine fails.
  public func run(
    count: Int, seed: UInt64, repertoire: Repertoire = .plain, aims: [RuleAim]? = nil,
    progress: (Progress) throws -> Void = { _ in }
  ) throws -> Findings {
    var generator = HardTextGenerator(seed: seed, repertoire: repertoire, aims: aims)
    var findings = Findings()
    var gathering = DivergenceGathering(self)
    for _ in 0..<count {
      let text = generator.next()
      let divergence = try parting(on: text)
      if case .failure(.givenUp) = divergence?.outcome { break }
      findings.tried += 1
      if let divergence {
        switch divergence.agreement {
        case .same: findings.same += 1
        case .levelsDiffer: findings.levelsDiffer += 1
        case .displayDiffers: findings.displayDiffers += 1
        case nil: findings.failed += 1
        }
        try gathering.add(divergence)
      } else {
        findings.same += 1
        gathering.addRight(text)
      }
      if findings.tried.isMultiple(of: 1000) { try progress(.tried(findings)) }
    }
    try progress(.attributing)
    findings.groups = try gathering.groups()
    return findings
  }

  /// Divergences that were found one by one, each with what is wrong by its own answer and by those
  /// about `count` generated texts.
  ///
  /// - Throws: where our own engine fails.
  public func attributed(_ divergences: [Divergence], count: Int = 1000) throws -> [Divergence] {
    guard !divergences.isEmpty else { return [] }
    var gathering = DivergenceGathering(self)
    let divergences = try divergences.map { divergence in
      var divergence = divergence
      divergence.isUnsteady = try isUnsteady(divergence)
      return divergence
    }
    for divergence in divergences { try gathering.add(divergence) }
    var generator = HardTextGenerator(seed: 1)
    for _ in 0..<count {
      let text = generator.next()
      guard let found = try parting(on: text) else {
        gathering.addRight(text)
        continue
      }
      guard case .answer = found.outcome else { break }
      try gathering.add(found)
    }
    gathering.fit()
    return divergences.map { gathering.attributed($0) }
  }
}

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
    /// What differs, by rule, the most frequent first.
    public var groups: [RuleGroup] = []

    /// One shrunk divergence of each kind, in the order of the groups.
    public var divergences: [Divergence] { groups.flatMap(\.divergences) }
  }

  /// The divergences for which the same rules may be wrong.
  public struct RuleGroup: Sendable {
    /// The rules or definitions; several where the answers do not tell which; empty where there was no answer.
    public var rules: [RuleName]
    /// Whether altering one of the rules gives the engine's answers; else they are those that set the right values.
    public var isTraced: Bool
    /// How many of the texts differ so, by grade; nil is the grade of no answer.
    public var texts: [Agreement?: Int] = [:]
    /// One shrunk divergence of each kind, the shortest first.
    public var divergences: [Divergence] = []

    /// How many texts differ so.
    public var count: Int { texts.values.reduce(0, +) }
  }

  /// Tries `count` texts of the generator of a seed.
  ///
  /// Divergences are shrunk and gathered by kind; of those whose cause is known already only some are. A rule that
  /// would have given another answer where the engine is right is not taken for the wrong one.
  ///
  /// - Throws: what `progress` throws, and where our own engine fails.
  public func run(
    count: Int, seed: UInt64, progress: (Findings) throws -> Void = { _ in }
  ) throws -> Findings {
    var generator = HardTextGenerator(seed: seed)
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
      if findings.tried.isMultiple(of: 1000) { try progress(findings) }
    }
    findings.groups = gathering.groups()
    return findings
  }
}

/// The divergences of a run on their way to groups.
struct DivergenceGathering {
  private let comparison: EngineComparison
  /// Shrunk divergences by kind.
  private var kinds: [Divergence.Kind: Divergence] = [:]
  /// What was not shrunk: how many texts, by the alterations that give their answers.
  private var counted: [CountKey: Int] = [:]
  /// How many were shrunk, by the alterations that gave their answers before.
  private var shrunk: [[RuleAlteration]: Int] = [:]
  private var shrinks = 0
  /// The alterations that give an answer of the engine, and are not contradicted.
  private var candidates: [RuleAlteration] = []
  /// The alterations that an answer which is right contradicts.
  private var contradicted: Set<RuleAlteration> = []
  /// Texts on which the engine is right, the first so many.
  private var right: [TestText] = []

  private struct CountKey: Hashable {
    var alterations: [RuleAlteration]
    /// Where no alteration is known: the rule that set the right value.
    var rule: BidiRule?
    var agreement: Agreement?
  }

  /// What the divergences of one group have in common.
  private struct GroupKey: Hashable {
    var rules: [RuleName]
    var isTraced: Bool
  }

  /// How many texts with one known cause are shrunk, how many altogether, and how many right answers are kept.
  private static let shrinksOfOne = 6
  private static let shrinksOfAll = 400
  private static let rightTexts = 1000

  init(_ comparison: EngineComparison) { self.comparison = comparison }

  /// Takes a text on which the engine is right.
  mutating func addRight(_ text: TestText) {
    guard right.count < Self.rightTexts else { return }
    right.append(text)
    contradict(comparison.contradicted(by: text, among: candidates))
  }

  private mutating func contradict(_ alterations: [RuleAlteration]) {
    guard !alterations.isEmpty else { return }
    contradicted.formUnion(alterations)
    candidates.removeAll { contradicted.contains($0) }
  }

  /// Takes a divergence, as it was found.
  mutating func add(_ found: Divergence) throws {
    // A silent engine costs a deadline for each try: its texts are shown as they came.
    if found.isSilence {
      if let known = kinds[found.kind] {
        kinds[found.kind]?.count = known.count + 1
      } else {
        kinds[found.kind] = found
      }
      return
    }
    let causes = comparison.attribution(of: found, among: candidates)?.alterations ?? []
    let isKnown = !causes.isEmpty && shrunk[causes, default: 0] >= Self.shrinksOfOne
    guard !isKnown, shrinks < Self.shrinksOfAll else {
      var causes = causes
      // An engine with several rules wrong may be right by chance where an alteration is not.
      if causes.isEmpty { causes = comparison.attribution(of: found)?.alterations ?? [] }
      var rule: BidiRule?
      if causes.isEmpty, case .answer = found.outcome {
        rule = comparison.rightRule(of: found)
      }
      counted[
        CountKey(alterations: causes, rule: rule, agreement: found.agreement), default: 0] += 1
      return
    }
    shrinks += 1
    shrunk[causes, default: 0] += 1
    let minimal = try comparison.shrink(found)
    if let known = kinds[minimal.kind] {
      kinds[minimal.kind]?.count = known.count + 1
    } else {
      kinds[minimal.kind] = minimal
      addCandidates(minimal.attribution?.alterations ?? [])
    }
  }

  private mutating func addCandidates(_ alterations: [RuleAlteration]) {
    var new = alterations.filter { !contradicted.contains($0) && !candidates.contains($0) }
    for text in right where !new.isEmpty {
      let gone = comparison.contradicted(by: text, among: new)
      contradict(gone)
      new.removeAll { gone.contains($0) }
    }
    candidates += new
  }

  /// The groups, the most frequent first.
  func groups() -> [EngineComparison.RuleGroup] {
    var groups: [GroupKey: EngineComparison.RuleGroup] = [:]
    func add(
      _ rules: [RuleName], isTraced: Bool, _ agreement: Agreement?, _ count: Int,
      _ shown: Divergence?
    ) {
      let key = GroupKey(rules: rules, isTraced: isTraced)
      var group = groups[key] ?? EngineComparison.RuleGroup(rules: rules, isTraced: isTraced)
      group.texts[agreement, default: 0] += count
      if let shown { group.divergences.append(shown) }
      groups[key] = group
    }
    for var divergence in kinds.values {
      let alterations = plausible(divergence.attribution?.alterations ?? [])
      divergence.attribution?.alterations = alterations
      let isTraced = !alterations.isEmpty
      add(divergence.rules, isTraced: isTraced, divergence.agreement, divergence.count, divergence)
    }
    for (key, count) in counted {
      let rules = Attribution(alterations: plausible(key.alterations)).rules
      let isTraced = !rules.isEmpty
      let right: [RuleName] = key.rule.map { [.rule($0)] } ?? []
      add(isTraced ? rules : right, isTraced: isTraced, key.agreement, count, nil)
    }
    return groups.values.map { group in
      var group = group
      group.divergences.sort {
        ($0.text.scalars.count, $0.kind.label) < ($1.text.scalars.count, $1.kind.label)
      }
      return group
    }.sorted { ($1.count, Self.names($0)) < ($0.count, Self.names($1)) }
  }

  private static func names(_ group: EngineComparison.RuleGroup) -> String {
    group.rules.map(\.description).joined()
  }

  /// The alterations that no right answer contradicts, or all where every one is contradicted: an engine with
  /// several rules wrong may be right by chance.
  private func plausible(_ alterations: [RuleAlteration]) -> [RuleAlteration] {
    let left = alterations.filter { !contradicted.contains($0) }
    return left.isEmpty ? alterations : left
  }
}

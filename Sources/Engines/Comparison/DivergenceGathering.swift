internal import BidiAlgorithm

/// The divergences of a run on their way to groups.
struct DivergenceGathering {
  private let comparison: EngineComparison
  /// What is wrong, once it was asked for.
  private(set) var model = AlterationModel()
  private var isFitted = false
  /// Texts with wrong answers, the first so many; and right ones, spread over the run.
  private var differing: [Divergence] = []
  private var right: [TestText] = []
  private var rightCount = 0
  private var stride = 1
  private var kept: [Key: Group] = [:]
  /// How many wrong answers more are asked for once more.
  private var asksAgain = 500

  /// What the divergences of one group have in common.
  private enum Key: Hashable {
    /// The causes of the model, by their numbers.
    case causes([Int])
    case data, notTraced, unsteady, noAnswer

    var rank: Int {
      switch self {
      case .causes(let causes): causes.count
      case .data: 10
      case .notTraced: 11
      case .unsteady: 12
      case .noAnswer: 13
      }
    }
  }

  private struct Group {
    var texts: [Agreement?: Int] = [:]
    /// The shortest of each grade, which are shrunk.
    var shortest: [Agreement?: [Divergence]] = [:]
  }

  /// How many wrong answers are kept until what is wrong is found out, how many right ones, and how
  /// many texts of a group and grade are shrunk: more of those that are not traced, where each may
  /// be another case.
  private static let differingTexts = 20_000
  private static let rightTexts = 1000
  private static let shrinks = 6
  private static let shrinksOfOthers = 30

  /// How many rules in doubt are asked about, each with so many texts.
  private static let mostDoubts = 8
  private static let textsOfDoubt = 150

  init(_ comparison: EngineComparison) { self.comparison = comparison }

  /// Takes a text on which the engine is right.
  mutating func addRight(_ text: TestText) {
    rightCount += 1
    guard rightCount.isMultiple(of: stride) else { return }
    right.append(text)
    guard right.count > Self.rightTexts else { return }
    stride *= 2
    right = right.indices.filter { !$0.isMultiple(of: 2) }.map { right[$0] }
  }

  /// Takes a divergence, as it was found.
  mutating func add(_ found: Divergence) throws {
    guard case .answer = found.outcome else { return keep(found, in: .noAnswer) }
    if let unsteady = try unsteady(found) { return keep(unsteady, in: .unsteady) }
    guard let divergence = try byRules(found) else { return keep(found, in: .data) }
    if isFitted { return keep(divergence, in: key(of: divergence)) }
    differing.append(divergence)
    if differing.count == Self.differingTexts { fit() }
  }

  /// The divergence where the engine does otherwise when it is asked once more; the first so many
  /// are asked.
  private mutating func unsteady(_ found: Divergence) throws -> Divergence? {
    guard found.isUnsteady || asksAgain > 0 else { return nil }
    asksAgain -= 1
    var result = found
    result.isUnsteady = try found.isUnsteady || comparison.isUnsteady(found)
    return result.isUnsteady ? result : nil
  }

  /// The divergence in plain scalars; nil where the engine is right on those, so that its data are
  /// other ones.
  private func byRules(_ found: Divergence) throws -> Divergence? {
    let plain = found.text.plain(comparison.data(of: found.text))
    guard plain != found.text else { return found }
    guard let other = try comparison.parting(on: plain) else { return nil }
    guard case .answer = other.outcome else { return found }
    return other
  }

  private mutating func keep(_ divergence: Divergence, in key: Key) {
    var group = kept[key] ?? Group()
    group.texts[divergence.agreement, default: 0] += 1
    var shortest = group.shortest[divergence.agreement] ?? []
    let most = key.rank < 10 ? Self.shrinks : Self.shrinksOfOthers
    let count = divergence.text.scalars.count
    if shortest.count < most || shortest.last.map({ count < $0.text.scalars.count }) ?? true {
      let place = shortest.firstIndex { count < $0.text.scalars.count } ?? shortest.count
      shortest.insert(divergence, at: place)
      group.shortest[divergence.agreement] = Array(shortest.prefix(most))
    }
    kept[key] = group
  }

  private func evidence(_ divergence: Divergence) -> Evidence? {
    Self.evidence(divergence, comparison)
  }

  private static func evidence(
    _ divergence: Divergence, _ comparison: EngineComparison
  ) -> Evidence? {
    guard case .answer(let answer) = divergence.outcome,
      divergence.text.scalars.count <= Attribution.longest
    else { return nil }
    return comparison.evidence(divergence.text, answer)
  }

  private func key(of divergence: Divergence) -> Key {
    guard let evidence = evidence(divergence), let causes = model.explanation(of: evidence) else {
      return .notTraced
    }
    return .causes(causes)
  }

  /// Takes a wrong answer as it is.
  mutating func addKnown(_ divergence: Divergence) { differing.append(divergence) }

  /// Finds out what is wrong, by what was added so far.
  ///
  /// - Parameter asksMore: whether the engine may be asked about other texts, where those that were
  ///   added leave several alternatives.
  mutating func fit(asksMore: Bool = true) {
    guard !isFitted else { return }
    isFitted = true
    let comparison = comparison
    let wrong = differing.lazy.compactMap { Self.evidence($0, comparison) }
    let rights = right.compactMap { text -> Evidence? in
      guard text.scalars.count <= Attribution.longest else { return nil }
      let resolver = AlteredResolver(text, comparison.data(of: text))
      return Evidence(text, resolver, resolver.standard)
    }
    model = AlterationModel(differing: Array(wrong.prefix(2000)), right: rights)
    if asksMore {
      // What shows in a text or two only is told from chance by more texts that are aimed at it.
      let doubts = model.rulesInDoubt(wrong.prefix(2000))
      if !doubts.isEmpty, doubts.count <= Self.mostDoubts {
        let more = doubts.flatMap { comparison.evidence(aimedAt: $0, count: Self.textsOfDoubt) }
        let found = AlterationModel(
          differing: wrong.prefix(2000) + more.filter { !$0.isRight },
          right: rights + more.filter(\.isRight))
        if found.causes.count >= model.causes.count { model = found }
      }
      model.settle({ comparison.data(of: TestText(scalars: $0, direction: .auto)) }) {
        comparison.answer(about: $0)
      }
    }
    // Without one cause another explains fewer.
    var count = 0
    repeat {
      count = model.causes.count
      model.count(wrong, rights)
    } while model.causes.count < count
    for divergence in differing { keep(divergence, in: key(of: divergence)) }
    differing = []
  }

  /// A divergence with what is wrong, as far as the run tells.
  func attributed(_ divergence: Divergence) -> Divergence {
    var result = divergence
    if divergence.isUnsteady { return result }
    guard case .answer(let answer) = divergence.outcome else { return result }
    let input = comparison.data(of: divergence.text)
    result.attribution = evidence(divergence).map { model.attribution(of: $0) }
    if result.attribution?.causes.isEmpty ?? true, isOfData(divergence) {
      result.data = DataDifference(answer, on: divergence.text, input)
    }
    return result
  }

  private func isOfData(_ divergence: Divergence) -> Bool {
    let plain = divergence.text.plain(comparison.data(of: divergence.text))
    guard plain != divergence.text else { return false }
    do {
      return try comparison.parting(on: plain) == nil
    } catch {
      return false
    }
  }

  /// The groups, with some of their texts shrunk.
  ///
  /// - Throws: where our own engine fails.
  mutating func groups() throws -> [EngineComparison.RuleGroup] {
    fit()
    var result: [(key: Key, group: EngineComparison.RuleGroup)] = []
    for (key, group) in kept {
      var kinds: [Divergence.Kind: Divergence] = [:]
      for divergence in group.shortest.values.joined() {
        let shrunk = try shrunk(divergence, key)
        if let known = kinds[shrunk.kind] {
          kinds[shrunk.kind]?.count = known.count + 1
        } else {
          kinds[shrunk.kind] = shrunk
        }
      }
      let divergences = kinds.values.sorted {
        ($0.text.scalars.count, $0.kind.label) < ($1.text.scalars.count, $1.kind.label)
      }
      result.append(
        (key, .init(kind: kind(of: key), texts: group.texts, divergences: divergences)))
    }
    return result.sorted { a, b in
      if (a.key.rank < 10) != (b.key.rank < 10) || a.key.rank >= 10 {
        return a.key.rank < b.key.rank
      }
      return (b.group.count, a.key.rank) < (a.group.count, b.key.rank)
    }.map(\.group)
  }

  private func kind(of key: Key) -> EngineComparison.RuleGroup.Kind {
    switch key {
    case .causes(let causes): .traced(Attribution(causes: causes.map { model.causes[$0] }))
    case .data: .data
    case .notTraced: .notTraced
    case .unsteady: .unsteady
    case .noAnswer: .noAnswer
    }
  }

  private func shrunk(_ divergence: Divergence, _ key: Key) throws -> Divergence {
    // A silent engine costs a deadline for each try: its texts are shown as they came.
    if divergence.isSilence { return divergence }
    // What does not come again cannot be looked for in smaller texts.
    if key == .unsteady { return comparison.detailed(divergence) }
    if key == .noAnswer, try comparison.isUnsteady(divergence) {
      var found = divergence
      found.isUnsteady = true
      return found
    }
    let shrunk = try comparison.shrink(divergence) { found in
      switch key {
      case .noAnswer, .unsteady: true
      case .data: self.isOfData(found)
      case .causes, .notTraced: self.key(of: found) == key && !self.isOfData(found)
      }
    }
    return attributed(shrunk)
  }
}

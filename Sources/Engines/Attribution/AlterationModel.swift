internal import BidiAlgorithm

/// What a whole run tells of an engine: the fewest alterations of UAX #9 that explain its answers.
///
/// Alterations, one or two together, are ranked by the texts that they explain less those that they
/// contradict.
struct AlterationModel {
  /// What is wrong, the one that explains most first.
  private(set) var causes: [Attribution.Cause] = []

  /// The model of an engine that has nothing wrong.
  init() {}

  /// Of differing texts so many are tried with every alteration, of right ones so many with those
  /// that explain some.
  private static let differingTexts = 200
  private static let rightTexts = 600
  private static let beginnings = 4

  /// The model of an engine's answers.
  ///
  /// - Parameters:
  ///   - differing: answers that are not the standard's.
  ///   - right: answers that are.
  init(differing: [Evidence], right: [Evidence]) {
    let differing = differing.sample(Self.differingTexts)
    guard !differing.isEmpty else { return }
    let all = differing + right.sample(Self.rightTexts)
    // One pass of everything over the differing texts; what explains none of them is out.
    let explaining = RuleAlteration.allCases.filter { alteration in
      differing.contains { $0.weight(of: [alteration]) > 0 }
    }
    let ranked = explaining.map { (set: [$0], score: all.score(of: [$0])) }
      .sorted { ($1.score, $0.set[0].rawValue) < ($0.score, $1.set[0].rawValue) }
    guard let first = ranked.first else { return }
    var best = first
    let isWhole = differing.allSatisfy { $0.weight(of: first.set) > 0 }
    if !isWhole || first.score < differing.count {
      for beginning in ranked.prefix(Self.beginnings) {
        for second in explaining where second != beginning.set[0] {
          let set = beginning.set + [second]
          // Most second ones explain nothing more, which the differing texts alone tell.
          guard differing.score(of: set, atLeast: best.score + Self.leastGain) != nil else {
            continue
          }
          let least = best.score + (best.set.count == 1 ? Self.leastGain : 1)
          if let score = all.score(of: set, atLeast: least) { best = (set, score) }
        }
      }
    }
    guard best.score > 0 else { return }
    // A part of a pair that adds nothing is not named.
    if best.set.count == 2 {
      for part in best.set where all.score(of: [part], atLeast: best.score) != nil {
        best.set = [part]
      }
    }
    causes = best.set.map { member in
      let rest = best.set.filter { $0 != member }
      let alike = explaining.filter { other in
        if other == member { return true }
        guard !rest.contains(other) else { return false }
        return all.score(of: rest + [other], atLeast: best.score) == best.score
      }
      return Attribution.Cause(alternatives: alike)
    }
  }

  /// How many texts more a second alteration must explain.
  private static let leastGain = 2

  /// The alterations by which the model answers.
  var members: [RuleAlteration] { causes.map { $0.alternatives[0] } }

  /// Leaves out the alternatives that another text tells apart: one on which they would give
  /// different answers is asked.
  ///
  /// - Parameters:
  ///   - texts: how many texts are looked through.
  ///   - asks: how many are asked at most.
  ///   - input: the classes and brackets of scalars.
  ///   - evidence: the engine's answer about a text, or nil where it gives none.
  mutating func settle(
    texts: Int = 1500, asks: Int = 60, _ input: ([Unicode.Scalar]) -> BidiInput,
    evidence: (TestText) -> ResolverAnswer?
  ) {
    guard causes.contains(where: { $0.alternatives.count > 1 }) else { return }
    var generator = HardTextGenerator(seed: 1)
    var asks = asks
    for _ in 0..<texts where asks > 0 {
      let text = generator.next()
      let resolver = AlteredResolver(text, input(text.scalars))
      for index in causes.indices where causes[index].alternatives.count > 1 {
        let rest = causes.indices.filter { $0 != index }.map { causes[$0].alternatives[0] }
        let answers = causes[index].alternatives.map { resolver.answer(rest + [$0]) }
        guard answers.contains(where: { $0 != answers[0] }) else { continue }
        asks -= 1
        guard let answer = evidence(text) else { return }
        let left = zip(causes[index].alternatives, answers).filter { $0.1 == answer }.map(\.0)
        if !left.isEmpty { causes[index].alternatives = left }
      }
    }
  }

  /// The rules that, altered beside what is wrong, may explain the texts that it does not: what to
  /// ask more texts about.
  func rulesInDoubt(_ differing: some Sequence<Evidence>) -> [RuleName] {
    guard causes.count < 2 else { return [] }
    var left: [Evidence] = []
    for text in differing where explanation(of: text) == nil {
      left.append(text)
      if left.count == Self.mostInDoubt { break }
    }
    var rules: [RuleName] = []
    for alteration in RuleAlteration.allCases where !rules.contains(alteration.rule) {
      if left.contains(where: { $0.weight(of: members + [alteration]) > 0 }) {
        rules.append(alteration.rule)
      }
    }
    return rules
  }

  private static let mostInDoubt = 20

  /// Counts what each cause explains of a run's wrong answers, and what of all its answers
  /// contradicts it: where the model does not give the engine's answer and the cause would alter
  /// it.
  mutating func count(_ differing: some Sequence<Evidence>, _ right: [Evidence]) {
    guard !causes.isEmpty else { return }
    var explained = causes.map { _ in 0 }
    var contradicted = explained
    for text in differing {
      if let explanation = explanation(of: text) {
        for index in explanation { explained[index] += 1 }
      } else {
        for index in causes.indices where text.weight(of: [members[index]]) < 0 {
          contradicted[index] += 1
        }
      }
    }
    for text in right where text.weight(of: members) < 0 {
      for index in causes.indices where text.weight(of: [members[index]]) < 0 {
        contradicted[index] += 1
      }
    }
    for index in causes.indices {
      causes[index].explained = explained[index]
      causes[index].contradicted = contradicted[index]
    }
    // What the whole run contradicts as often as it explains something is not named.
    causes.removeAll { ($0.explained ?? 0) <= $0.contradicted }
    causes.sort { ($1.explained ?? 0) < ($0.explained ?? 0) }
  }

  /// Which of the causes give a wrong answer, the fewest that do; nil where none do.
  func explanation(of text: Evidence) -> [Int]? {
    guard !text.isRight else { return nil }
    for index in causes.indices where text.weight(of: [causes[index].alternatives[0]]) > 0 {
      return [index]
    }
    return causes.count > 1 && text.weight(of: members) > 0 ? Array(causes.indices) : nil
  }

  /// What is said of a text.
  func attribution(of text: Evidence) -> Attribution {
    Attribution(causes: (explanation(of: text) ?? []).map { causes[$0] })
  }
}

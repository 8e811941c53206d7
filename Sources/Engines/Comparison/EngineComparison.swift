public import BidiAlgorithm

/// Asks two engines about the same texts and tells where they part.
public struct EngineComparison {
  private let ours: any BidiResolver
  private let theirs: any BidiResolver
  private let input: ([Unicode.Scalar]) -> BidiInput

  /// A comparison of two engines.
  ///
  /// - Parameters:
  ///   - ours: the engine that follows UAX #9.
  ///   - theirs: the engine to try.
  ///   - input: what UAX #9 needs to know of a text.
  public init(
    ours: any BidiResolver, theirs: any BidiResolver,
    input: @escaping ([Unicode.Scalar]) -> BidiInput
  ) {
    self.ours = ours
    self.theirs = theirs
    self.input = input
  }

  /// What the two engines make of one text.
  public enum Verdict: Sendable {
    /// Both give this answer.
    case same(ResolverAnswer)
    /// They part, or the other one gives no answer.
    case divergence(Divergence)
  }

  /// What the two make of one text; of a divergence, where it is and which rules may be wrong.
  ///
  /// - Throws: where our own engine fails, which it does not.
  public func verdict(on text: TestText) throws -> Verdict {
    switch try plainVerdict(on: text) {
    case .same(let answer): .same(answer)
    case .divergence(let divergence): .divergence(detailed(divergence))
    }
  }

  /// The divergence on one text, with its details; nil where the answers are the same.
  ///
  /// - Throws: where our own engine fails.
  public func divergence(on text: TestText) throws -> Divergence? {
    try parting(on: text).map { detailed($0) }
  }

  /// A divergence of one text whose several possible causes are tried on up to `count` generated texts: one that
  /// would have given another answer where the engine is right is left out.
  ///
  /// - Throws: where our own engine fails.
  public func settled(_ divergence: Divergence, count: Int = 1000) throws -> Divergence {
    guard var left = divergence.attribution?.alterations, left.count > 1 else { return divergence }
    var generator = HardTextGenerator(seed: 1)
    for _ in 0..<count where left.count > 1 {
      let text = generator.next()
      let found = try parting(on: text)
      if case .failure = found?.outcome { break }
      guard found == nil else { continue }
      let gone = contradicted(by: text, among: left)
      left.removeAll { gone.contains($0) }
    }
    var settled = divergence
    if !left.isEmpty { settled.attribution?.alterations = left }
    return settled
  }

  /// The divergence on one text without its details.
  func parting(on text: TestText) throws -> Divergence? {
    switch try plainVerdict(on: text) {
    case .same: nil
    case .divergence(let divergence): divergence
    }
  }

  private func plainVerdict(on text: TestText) throws -> Verdict {
    let expected = try ours.resolve(text.scalars, direction: text.direction)
    let answer: ResolverAnswer
    do {
      answer = try theirs.resolve(text.scalars, direction: text.direction)
    } catch let failure as EngineFailure {
      return .divergence(Divergence(text: text, ours: expected, outcome: .failure(failure)))
    }
    guard answer != expected else { return .same(answer) }
    return .divergence(
      Divergence(
        text: text, ours: expected, outcome: .answer(answer),
        agreement: Agreement(expected, answer, about: text.scalars)))
  }

  /// A divergence with its first difference and the rules that may be wrong.
  func detailed(_ divergence: Divergence) -> Divergence {
    guard case .answer(let answer) = divergence.outcome else { return divergence }
    var detailed = divergence
    let text = divergence.text
    let data = input(text.scalars)
    detailed.difference = Difference(
      divergence.ours, answer, data, direction: text.direction)
    if text.scalars.count <= Attribution.longest {
      detailed.attribution = Attribution(answer, on: text, data)
    }
    return detailed
  }

  /// The alterations among `candidates` that alone give a divergence's answer.
  func attribution(
    of divergence: Divergence, among candidates: [RuleAlteration] = RuleAlteration.allCases
  ) -> Attribution? {
    guard case .answer(let answer) = divergence.outcome, !candidates.isEmpty else { return nil }
    let text = divergence.text
    return Attribution(answer, on: text, input(text.scalars), among: candidates)
  }

  /// The alterations among `candidates` that a text contradicts on which the engine is right.
  func contradicted(
    by text: TestText, among candidates: some Sequence<RuleAlteration>
  ) -> [RuleAlteration] {
    let resolver = AlteredResolver(text, input(text.scalars))
    return candidates.filter { resolver.answer($0) != resolver.standard }
  }

  /// The same divergence on a minimal text.
  ///
  /// It stays a divergence of the same grade; a failure stays a failure.
  ///
  /// - Throws: where our own engine fails.
  public func shrink(_ divergence: Divergence) throws -> Divergence {
    // A crash costs a new process, and may not come again: what is asked of it is bounded.
    var asks = divergence.agreement == nil ? 300 : .max
    let shrinker = Shrinker {
      asks -= 1
      return asks >= 0 && self.shows(divergence, on: $0, &asks)
    }
    let shrunk = try self.divergence(on: shrinker.shrink(divergence.text))
    if case .failure(.givenUp) = shrunk?.outcome { return divergence }
    return shrunk ?? divergence
  }

  /// Whether the engines part on a text as they did before, asked without saying where.
  private func shows(
    _ divergence: Divergence, on text: TestText, _ asks: inout Int
  ) -> Bool {
    guard let found = try? parting(on: text) else { return false }
    switch found.outcome {
    case .failure(.givenUp): return false
    // A silence costs a whole deadline: one is enough to stop at what was found by then.
    case .failure(.silent): asks = 0
    case .failure, .answer: break
    }
    return found.agreement == divergence.agreement
  }

  /// The rule that set the right value at the first difference.
  func rightRule(of divergence: Divergence) -> BidiRule? {
    guard case .answer(let answer) = divergence.outcome else { return nil }
    let text = divergence.text
    return Difference(divergence.ours, answer, input(text.scalars), direction: text.direction)?
      .rule
  }
}

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

  /// What an engine's answer about a text tells.
  func evidence(_ text: TestText, _ answer: ResolverAnswer) -> Evidence {
    Evidence(text, input(text.scalars), answer)
  }

  /// What the other engine answers about texts that are aimed at a rule; fewer where it gives no
  /// answer.
  func evidence(aimedAt rule: RuleName, count: Int) -> [Evidence] {
    let aims = RuleAim.aims(at: rule.description)
    guard !aims.isEmpty else { return [] }
    var generator = HardTextGenerator(seed: 2, aims: aims)
    var found: [Evidence] = []
    for _ in 0..<count {
      let text = generator.next()
      guard let answer = answer(about: text) else { return found }
      found.append(evidence(text, answer))
    }
    return found
  }

  /// What UAX #9 needs to know of a text.
  func data(of text: TestText) -> BidiInput { input(text.scalars) }

  /// The other engine's answer about a text; nil where it gives none.
  func answer(about text: TestText) -> ResolverAnswer? {
    try? theirs.resolve(text.scalars, direction: text.direction)
  }

  /// Whether the engine, asked about the same text once more, does otherwise. A silence is not
  /// asked again: it costs its deadline.
  func isUnsteady(_ divergence: Divergence) throws -> Bool {
    if divergence.isSilence { return false }
    switch (divergence.outcome, try parting(on: divergence.text)?.outcome) {
    case (.failure, .failure): return false
    case (let before, let now): return before != now
    }
  }

  /// The same divergence on a minimal text, which is another one of the same grade.
  ///
  /// A failure stays a failure.
  ///
  /// - Parameters:
  ///   - divergence: what was found.
  ///   - isSame: whether what is found on a smaller text is of the same cause.
  /// - Returns: the divergence on the smallest text that was found.
  /// - Throws: where our own engine fails.
  func shrink(
    _ divergence: Divergence, while isSame: (Divergence) -> Bool = { _ in true }
  ) throws -> Divergence {
    // A crash costs a new process, and may not come again: what is asked of it is bounded.
    var asks = divergence.agreement == nil ? 300 : Self.mostAsks
    let shrunk = withoutActuallyEscaping(isSame) { isSame in
      Shrinker {
        asks -= 1
        return asks >= 0 && self.shows(divergence, on: $0, &asks, isSame)
      }.shrink(divergence.text)
    }
    guard let found = try parting(on: shrunk) else { return detailed(divergence) }
    if case .failure(.givenUp) = found.outcome { return divergence }
    return detailed(found)
  }

  /// How often a shrinker asks about one text.
  private static let mostAsks = 20_000

  /// Whether the engines part on a text as they did before, asked without saying where.
  private func shows(
    _ divergence: Divergence, on text: TestText, _ asks: inout Int,
    _ isSame: (Divergence) -> Bool
  ) -> Bool {
    guard let found = try? parting(on: text) else { return false }
    switch found.outcome {
    case .failure(.givenUp): return false
    // A silence costs a whole deadline: one is enough to stop at what was found by then.
    case .failure(.silent): asks = 0
    case .failure, .answer: break
    }
    return found.agreement == divergence.agreement && isSame(found)
  }
}

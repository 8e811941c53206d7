internal import BidiAlgorithm

/// What an engine answered about one text, and what altered rules would.
struct Evidence {
  let text: TestText
  let answer: ResolverAnswer
  let resolver: AlteredResolver
  /// Whether the engine is right.
  let isRight: Bool

  init(_ text: TestText, _ input: BidiInput, _ answer: ResolverAnswer) {
    self.init(text, AlteredResolver(text, input), answer)
  }

  init(_ text: TestText, _ resolver: AlteredResolver, _ answer: ResolverAnswer) {
    self.text = text
    self.answer = answer
    self.resolver = resolver
    isRight = answer == resolver.standard
  }

  /// What a set of alterations makes of the text: 1 where it explains a wrong answer, -1 where it
  /// gives another answer than the standard's and the engine's, else 0.
  func weight(of alterations: [RuleAlteration]) -> Int {
    let altered = resolver.answer(alterations)
    if altered == answer { return isRight ? 0 : 1 }
    return altered == resolver.standard ? 0 : -1
  }
}

extension [Evidence] {
  /// The texts that alterations explain less those that they contradict.
  func score(of alterations: [RuleAlteration]) -> Int {
    reduce(0) { $0 + $1.weight(of: alterations) }
  }

  /// The same where it is at least so much; nil as soon as it cannot be.
  func score(of alterations: [RuleAlteration], atLeast least: Int) -> Int? {
    var score = 0
    // A right answer is explained by nothing.
    var wrong = self.count { !$0.isRight }
    for text in self {
      guard score + wrong >= least else { return nil }
      if !text.isRight { wrong -= 1 }
      score += text.weight(of: alterations)
    }
    return score >= least ? score : nil
  }

  /// At most so many of them, evenly, and fewer where they are long.
  func sample(_ most: Int) -> [Evidence] {
    let length = reduce(0) { $0 + $1.text.scalars.count }
    let most = Swift.min(most, Swift.max(20, 25 * most * count / Swift.max(1, length)))
    guard count > most else { return self }
    return (0..<most).map { self[$0 * count / most] }
  }
}

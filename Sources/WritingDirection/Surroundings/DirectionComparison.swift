/// What several strategies say of each paragraph of a text, as it is read.
///
/// Strategies that read a text alike read it once. A paragraph is answered when all strategies have
/// answered it; until then it is held, and nothing else is.
public struct DirectionComparison {
  /// The strategies, in the order of their answers.
  public let strategies: [DirectionStrategy]
  private var surveys: [DirectionSurvey]
  /// For each way to read a text, a strategy of that way; and for each strategy, which way it is.
  private let readers: [DirectionStrategy]
  private let readerOfStrategy: [Int]
  private let readsBlocks: Bool
  private let tracksFlips: Bool
  /// What the surveys have answered, for each strategy.
  private var answers: [WaitingAnswers]

  /// A comparison of no paragraph yet; the parameters are those of a ``DirectionSurvey``.
  public init(
    _ strategies: [DirectionStrategy], surroundings: DirectionContext = DirectionContext(),
    tracksFlips: Bool = false
  ) {
    self.strategies = strategies
    self.tracksFlips = tracksFlips
    surveys = strategies.map {
      DirectionSurvey($0, surroundings: surroundings, tracksFlips: tracksFlips)
    }
    (readers, readerOfStrategy) = Self.readers(of: strategies)
    readsBlocks = strategies.contains(where: \.readsBlocks)
    answers = strategies.map { _ in WaitingAnswers() }
  }

  /// For each way to read a text, a strategy of that way; and for each strategy, which way it is.
  static func readers(
    of strategies: [DirectionStrategy]
  ) -> (readers: [DirectionStrategy], ofStrategy: [Int]) {
    var readers: [DirectionStrategy] = []
    let indices = strategies.map { strategy in
      if let index = readers.firstIndex(where: { $0.method == strategy.method }) { return index }
      readers.append(strategy)
      return readers.count - 1
    }
    return (readers, indices)
  }

  /// Reads the next paragraph, without its separator, with its languages where they are known.
  /// O(*n*) in its scalars.
  public mutating func add(
    _ scalars: UnsafeBufferPointer<Unicode.Scalar>, holdsCursor: Bool,
    languages: ParagraphLanguages?
  ) {
    var verdicts = unsafe withTraits(scalars) { traits in
      readers.map { unsafe $0.verdict(scalars, traits: traits, tracksChanges: tracksFlips) }
    }
    if let languages {
      for index in readers.indices {
        verdicts[index] = unsafe readers[index].heeding(languages, verdicts[index], scalars)
      }
    }
    let isBlank = unsafe readsBlocks && isBlankLine(scalars)
    for index in surveys.indices {
      surveys[index].add(
        verdicts[readerOfStrategy[index]], isBlank: isBlank, holdsCursor: holdsCursor)
    }
  }

  /// Ends the text; the cursor may be found in its only paragraph, as a survey says.
  public mutating func finish(holdsCursor: Bool) {
    for index in surveys.indices { surveys[index].finish(holdsCursor: holdsCursor) }
  }

  /// The answers for the next paragraph, one for each strategy; nil where a strategy still waits.
  public mutating func next() -> [DirectionSurvey.Answer]? {
    if answers.contains(where: \.isEmpty) {
      for index in surveys.indices where surveys[index].readyCount > 0 {
        for answer in surveys[index].takeAnswers() { answers[index].append(answer) }
      }
      guard !answers.contains(where: \.isEmpty) else { return nil }
    }
    return answers.indices.compactMap { answers[$0].next() }
  }
}

/// One strategy's answers that wait for those of others. Where one waits for a strong letter of the
/// whole text, the others' answers for the lines without one are few: alike ones, side by side,
/// take the place of one.
private struct WaitingAnswers {
  private var runs = WaitingLine<Run>()
  /// The run that goes out, and the one that comes in.
  private var first: Run?
  private var last: Run?

  private struct Run {
    var answer: DirectionSurvey.Answer
    var count: Int
  }

  var isEmpty: Bool { first == nil && last == nil && runs.isEmpty }

  mutating func append(_ answer: DirectionSurvey.Answer) {
    if last?.answer == answer {
      last?.count += 1
    } else {
      if let last { runs.append(last) }
      last = Run(answer: answer, count: 1)
    }
  }

  mutating func next() -> DirectionSurvey.Answer? {
    if first == nil {
      first = runs.next()
      if first == nil { (first, last) = (last, nil) }
    }
    guard let run = first else { return nil }
    first?.count -= 1
    if run.count == 1 { first = nil }
    return run.answer
  }
}

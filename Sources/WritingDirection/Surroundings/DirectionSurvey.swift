internal import BidiAlgorithm

/// The directions of all paragraphs of a text, each in the surroundings that the others make, as
/// the text is read.
///
/// Paragraphs are added in order and read once. Each is asked as
/// ``DirectionStrategy/estimate(_:among:)`` asks it in a whole text: most are answered at once; one
/// whose own text decides nothing may have to wait for a later one (GTK asks the next line, Emacs
/// the whole block). Only those that wait are held.
public struct DirectionSurvey: Sendable {
  /// The answer for one paragraph.
  public struct Answer: Hashable, Sendable {
    /// Its direction and the reason.
    public var estimate: DirectionEstimate
    /// After how many of its scalars its direction would have changed while it was typed in its
    /// place; nil where that was not asked for.
    public var flips: [Int]?
  }

  /// What decides.
  public let strategy: DirectionStrategy
  private let tracksFlips: Bool
  private var text: SurveyedParagraphs
  private var answered: [Answer] = []

  /// A survey under a strategy, of no paragraph yet.
  ///
  /// - Parameters:
  ///   - strategy: what decides.
  ///   - surroundings: the locale, the keyboard and the default that is handed in; what lies before
  ///     the first paragraph, if anything.
  ///   - tracksFlips: whether to note where typing would have turned each paragraph.
  public init(
    _ strategy: DirectionStrategy, surroundings: DirectionContext = DirectionContext(),
    tracksFlips: Bool = false
  ) {
    self.strategy = strategy
    self.tracksFlips = tracksFlips
    var around = surroundings
    (around.state, around.caret, around.pinned) = (nil, nil, nil)
    text = SurveyedParagraphs(strategy, surroundings: around)
  }

  /// Reads the next paragraph, without its separator. O(*n*) in its scalars.
  ///
  /// - Parameters:
  ///   - scalars: the paragraph.
  ///   - holdsCursor: whether the cursor is in it.
  public mutating func add(_ scalars: [Unicode.Scalar], holdsCursor: Bool = false) {
    unsafe scalars.withUnsafeBufferPointer { unsafe add($0, holdsCursor: holdsCursor) }
  }

  /// Reads the next paragraph, without its separator. O(*n*) in its scalars.
  public mutating func add(
    _ scalars: UnsafeBufferPointer<Unicode.Scalar>, holdsCursor: Bool = false
  ) {
    let verdict = unsafe strategy.verdict(scalars, tracksChanges: tracksFlips)
    unsafe add(
      verdict, isBlank: strategy.readsBlocks && isBlankLine(scalars), holdsCursor: holdsCursor)
  }

  /// Takes the next paragraph by what its own text says.
  mutating func add(_ verdict: Verdict, isBlank: Bool, holdsCursor: Bool) {
    let reading = DirectionReading(verdict: verdict, endsBlock: strategy.readsBlocks && isBlank)
    let waits = !text.waiting.isEmpty
    text.append(reading, holdsCursor: holdsCursor)
    // Nobody waits for a paragraph that others do not look for.
    if !waits || reading.sign != .neutral { answerWaiting() }
  }

  /// Takes the next paragraph by the direction its own text decides, and gives the answer; nil
  /// where the survey has to be asked in full, and nothing was taken.
  mutating func note(_ direction: TextDirection) -> TextDirection? {
    guard text.waiting.isEmpty, !strategy.readsOtherLines else { return nil }
    text.pass(direction)
    return direction
  }

  private mutating func answerWaiting() {
    let count = answered.count
    for place in text.waiting.indices {
      guard let answer = answer(text.firstWaiting + place, text.waiting[place]) else { break }
      answered.append(answer)
    }
    text.pass(answered.count - count)
  }

  /// The answer for a paragraph; nil where it has to wait.
  private func answer(_ paragraph: Int, _ reading: DirectionReading) -> Answer? {
    guard tracksFlips else {
      return text.answer { Answer(estimate: strategy.estimate(paragraph, among: $0)) }
    }
    guard strategy.needsMore(than: reading) || reading.verdict.hasNeutralPast else {
      return answer(reading, in: text.surroundings)
    }
    return text.answer { answer(reading, in: strategy.surroundings(of: paragraph, among: $0)) }
  }

  private func answer(_ reading: DirectionReading, in context: DirectionContext) -> Answer {
    Answer(
      estimate: strategy.estimate(reading, in: context),
      flips: strategy.history(of: reading.verdict, in: context).flips)
  }

  /// Ends the text: what still waits is answered without a next paragraph. O(waiting).
  ///
  /// - Parameter holdsCursor: whether the cursor is in what waits, where only the end says so: in
  ///   the only paragraph of a text.
  public mutating func finish(holdsCursor: Bool) {
    text.end(holdsCursor: holdsCursor)
    answerWaiting()
  }

  /// How many paragraphs are answered and not taken out yet.
  public var readyCount: Int { answered.count }

  /// Takes out the answers there are, in order.
  public mutating func takeAnswers() -> [Answer] {
    // The room goes with them: to keep as much for each of few to come would cost as much as the
    // many did.
    defer { answered = [] }
    return answered
  }

  /// The answers for all paragraphs that have not been taken out, as if the text ended here.
  /// O(paragraphs).
  public func answers() -> [Answer] {
    var copy = self
    copy.finish(holdsCursor: false)
    return copy.answered
  }
}

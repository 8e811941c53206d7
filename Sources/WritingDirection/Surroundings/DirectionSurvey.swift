public import BidiAlgorithm

/// The directions of all paragraphs of a text, each in the surroundings that the others make.
///
/// Paragraphs are added in order and read once. Most are answered at once; one whose own text
/// decides nothing may have to wait for a later one (GTK asks the next line, Emacs the whole
/// block). Only those that wait are held.
public struct DirectionSurvey: Sendable {
  /// The answer for one paragraph.
  public struct Answer: Hashable, Sendable {
    /// Its direction and the reason.
    public var estimate: DirectionEstimate
    /// After how many of its scalars its direction would have changed while it was typed; nil where
    /// that was not asked for.
    public var flips: [Int]?
  }

  /// A paragraph that waits for later ones.
  private struct Entry {
    var verdict: Verdict
    var pinned: TextDirection?
    var holdsCursor: Bool
  }

  /// What decides.
  public let strategy: DirectionStrategy
  private let tracksFlips: Bool
  /// What lies before the next paragraph that is answered.
  private var context: DirectionContext
  /// The direction of the block or the text that the next paragraph belongs to, where that is
  /// decided.
  private var unit: TextDirection?
  /// Whether there was a line already, where lines decide together.
  private var hasBegun = false
  private var waiting: [Entry] = []
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
    context = surroundings
    context.state = nil
    context.caret = nil
  }

  /// Reads the next paragraph, without its separator. O(*n*) in its scalars.
  ///
  /// - Parameters:
  ///   - scalars: the paragraph.
  ///   - pinned: the direction set by hand.
  ///   - caret: the gap in it where text is being typed.
  ///   - holdsCursor: whether the cursor is in it.
  public mutating func add(
    _ scalars: [Unicode.Scalar], pinned: TextDirection? = nil, caret: Int? = nil,
    holdsCursor: Bool = false
  ) {
    unsafe scalars.withUnsafeBufferPointer {
      unsafe add($0, pinned: pinned, caret: caret, holdsCursor: holdsCursor)
    }
  }

  /// Reads the next paragraph, without its separator. O(*n*) in its scalars.
  public mutating func add(
    _ scalars: UnsafeBufferPointer<Unicode.Scalar>, pinned: TextDirection? = nil,
    caret: Int? = nil, holdsCursor: Bool = false
  ) {
    let verdict = unsafe strategy.verdict(
      scalars, caret: caret, tracksChanges: tracksFlips && pinned == nil)
    unsafe add(
      verdict, isBlank: strategy.readsBlocks && isBlankLine(scalars), pinned: pinned,
      holdsCursor: holdsCursor)
  }

  /// Takes the next paragraph by what its own text says.
  mutating func add(
    _ verdict: Verdict, isBlank: Bool, pinned: TextDirection?, holdsCursor: Bool
  ) {
    let entry = Entry(verdict: verdict, pinned: pinned, holdsCursor: holdsCursor)
    if strategy.readsOtherLines { return add(entry, ofUnitEndedBy: isBlank) }
    guard let decided = pinned ?? verdict.direction else {
      if isAnswered(entry) { answer(entry) } else { waiting.append(entry) }
      return
    }
    context.next = decided
    answerWaiting()
    context.next = nil
    answer(entry)
  }

  /// Takes the next paragraph by the direction its own text decides, and gives the answer; nil
  /// where the survey has to be asked in full, and nothing was taken.
  mutating func note(_ direction: TextDirection, isBlank: Bool) -> TextDirection? {
    guard waiting.isEmpty else { return nil }
    var said = direction
    if strategy.readsOtherLines {
      guard !isBlank else { return nil }
      said = unit ?? direction
      unit = said
      hasBegun = true
    } else {
      context.previous = said
      context.previousAlignment = said
    }
    return said
  }

  /// Takes the next line where a block, or the whole text, has one direction.
  private mutating func add(_ entry: Entry, ofUnitEndedBy isBlank: Bool) {
    // In Emacs the first line of all belongs to the block below it, blank or not.
    defer { hasBegun = true }
    if strategy.readsBlocks, isBlank, hasBegun {
      answerWaiting()
      context.blockBefore = nil
      context.previous = unit ?? strategy.neutralBase(in: context)
      unit = nil
      answer(entry)
    } else if unit != nil {
      answer(entry)
    } else if let decided = entry.verdict.direction {
      context.blockAfter = decided
      answerWaiting()
      context.blockAfter = nil
      answer(entry)
      unit = decided
    } else {
      waiting.append(entry)
    }
  }

  private mutating func answerWaiting() {
    for entry in waiting { answer(entry) }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Whether a neutral paragraph is told its direction before the next one is asked.
  private func isAnswered(_ entry: Entry) -> Bool {
    guard waiting.isEmpty else { return false }
    var here = context
    here.holdsCursor = entry.holdsCursor
    for source in strategy.neutral {
      if source == .next { return false }
      if source.direction(in: here) != nil { return true }
    }
    return true
  }

  private mutating func answer(_ entry: Entry) {
    context.pinned = entry.pinned
    context.holdsCursor = entry.holdsCursor
    context.blockBefore = entry.pinned == nil ? unit : nil
    let answer = answer(for: entry)
    answered.append(answer)
    // Lines that decide together are told what the block before has, and nothing of each other.
    guard !strategy.readsOtherLines else { return }
    context.previousAlignment = answer.estimate.alignment
    if !answer.estimate.isNeutral || !strategy.asksOnlyDecided {
      context.previous = answer.estimate.base
    }
  }

  private func answer(for entry: Entry) -> Answer {
    if context.pinned != nil || context.blockBefore != nil {
      let estimate = strategy.estimate([], in: context)
      return Answer(estimate: estimate, flips: tracksFlips ? [] : nil)
    }
    let estimate = strategy.settle(entry.verdict, in: context)
    guard tracksFlips else { return Answer(estimate: estimate) }
    let neutral = strategy.neutralBase(in: context)
    return Answer(estimate: estimate, flips: entry.verdict.history(neutral: neutral).flips)
  }

  /// Ends the text: what still waits is answered without a next paragraph. O(waiting).
  ///
  /// - Parameter holdsCursor: whether the cursor is in what waits, where only the end says so: in
  ///   the only paragraph of a text.
  public mutating func finish(holdsCursor: Bool) {
    if holdsCursor { for index in waiting.indices { waiting[index].holdsCursor = true } }
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

extension DirectionStrategy {
  /// The direction that neutral text has in a context.
  func neutralBase(in context: DirectionContext) -> TextDirection {
    settle(.nothing, in: context).base
  }
}

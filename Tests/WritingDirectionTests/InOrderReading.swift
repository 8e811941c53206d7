import BidiAlgorithm
import WritingDirection

/// A text's directions by one pass over its lines in order, with what one has to remember: written
/// apart from the program's way to ask a paragraph's neighbours, to hold that against.
struct InOrderReading {
  private struct Entry {
    var reading: DirectionReading
    var line: NeighbourTests.Line
    var holdsCursor: Bool
  }

  private let strategy: DirectionStrategy
  /// What lies before the next line that is answered.
  private var context: DirectionContext
  /// The direction of the block or the text that the next line belongs to, where it is decided.
  private var unit: TextDirection?
  private var hasBegun = false
  private var waiting: [Entry] = []
  private var estimates: [DirectionEstimate] = []

  /// What a strategy says of each line.
  static func estimates(
    _ strategy: DirectionStrategy, _ lines: [NeighbourTests.Line],
    _ surroundings: DirectionContext, cursor: Int?
  ) -> [DirectionEstimate] {
    var pass = InOrderReading(strategy, surroundings)
    for (number, line) in lines.enumerated() { pass.add(line, holdsCursor: number == cursor) }
    pass.answerWaiting()
    return pass.estimates
  }

  private init(_ strategy: DirectionStrategy, _ surroundings: DirectionContext) {
    self.strategy = strategy
    context = surroundings
  }

  private var linesDecideTogether: Bool { strategy.readsBlocks || strategy.readsWholeText }

  private mutating func add(_ line: NeighbourTests.Line, holdsCursor: Bool) {
    var tally = DirectionTally()
    let reading = strategy.read(line.scalars, caret: line.caret, reusing: &tally)
    let entry = Entry(reading: reading, line: line, holdsCursor: holdsCursor)
    let own = reading.isNeutral ? nil : strategy.estimate(reading, in: .init()).direction
    if linesDecideTogether { return addTogether(entry, own) }
    guard let decided = line.pinned ?? own else { return waiting.append(entry) }
    context.next = decided
    answerWaiting()
    context.next = nil
    answer(entry)
  }

  private mutating func addTogether(_ entry: Entry, _ own: TextDirection?) {
    // In Emacs the first line of all belongs to the block below it, blank or not.
    defer { hasBegun = true }
    if strategy.readsBlocks, entry.reading.sign == .endsBlock, hasBegun {
      answerWaiting()
      context.blockBefore = nil
      context.previous = unit ?? strategy.estimate(.nothing, in: context).base
      unit = nil
      answer(entry)
    } else if unit != nil {
      answer(entry)
    } else if let own {
      context.blockAfter = own
      answerWaiting()
      context.blockAfter = nil
      answer(entry)
      unit = own
    } else {
      waiting.append(entry)
    }
  }

  private mutating func answerWaiting() {
    for entry in waiting { answer(entry) }
    waiting = []
  }

  private mutating func answer(_ entry: Entry) {
    context.pinned = entry.line.pinned
    context.holdsCursor = entry.holdsCursor
    context.blockBefore = entry.line.pinned == nil ? unit : nil
    let estimate =
      context.pinned == nil
      ? strategy.estimate(entry.reading, in: context) : strategy.estimate([], in: context)
    estimates.append(estimate)
    guard !linesDecideTogether else { return }
    context.previousAlignment = estimate.alignment
    if !estimate.isNeutral || !strategy.asksOnlyDecided { context.previous = estimate.base }
  }
}

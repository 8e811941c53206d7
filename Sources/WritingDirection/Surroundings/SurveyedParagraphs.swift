internal import BidiAlgorithm

/// A text as far as a survey has read it: the paragraphs that wait for an answer, and of those
/// before them the few that may still be asked for.
///
/// It answers what a strategy asks of a whole text. Where that leads beyond what was read, there is
/// no answer yet.
struct SurveyedParagraphs: Sendable {
  /// A paragraph that others look for.
  private struct Signed: Sendable {
    var index: Int
    var sign: DirectionSign
    var direction: TextDirection?
  }

  /// Whether lines decide together, so that more than the nearest one may be asked for.
  private let readsOtherLines: Bool
  /// What is known of each paragraph beside its text.
  let surroundings: DirectionContext
  /// The paragraphs that wait, from ``firstWaiting`` on.
  private(set) var waiting: [DirectionReading] = []
  /// The number of the first paragraph that waits, which is how many are answered.
  private(set) var firstWaiting = 0
  /// The paragraphs with a sign, in order: those that wait, and those before that are needed.
  private var signed: [Signed] = []
  private var cursor: Int?
  /// Whether no paragraph comes any more.
  private(set) var isWhole = false

  /// A text of no paragraph yet.
  init(_ strategy: DirectionStrategy, surroundings: DirectionContext) {
    readsOtherLines = strategy.readsOtherLines
    self.surroundings = surroundings
  }

  /// How many were read.
  private var readCount: Int { firstWaiting + waiting.count }

  /// Takes the next paragraph, which waits.
  mutating func append(_ reading: DirectionReading, holdsCursor: Bool) {
    if holdsCursor { cursor = readCount }
    note(reading.sign, reading.verdict.direction)
    waiting.append(reading)
  }

  /// Takes the next paragraph, which waits for nothing; nothing may be waiting.
  mutating func pass(_ direction: TextDirection) {
    // Neighbours ask for the nearest paragraph that decides, and for no other one before them.
    if !readsOtherLines { signed.removeAll(keepingCapacity: true) }
    note(.decides, direction)
    firstWaiting += 1
  }

  /// Lets go of the first paragraphs that wait.
  mutating func pass(_ count: Int) {
    waiting.removeFirst(count)
    firstWaiting += count
    if signed.count > 16 { forget() }
  }

  /// Ends the text; the cursor may be found in the paragraph that waits.
  mutating func end(holdsCursor: Bool) {
    isWhole = true
    if holdsCursor, !waiting.isEmpty { cursor = firstWaiting }
  }

  /// Asks of a text; nil where the answer may depend on what was not read yet.
  func answer<Answer>(_ question: (View) -> Answer) -> Answer? {
    let view = View(text: self)
    let answer = question(view)
    return view.horizon.isReached ? nil : answer
  }

  private mutating func note(_ sign: DirectionSign, _ direction: TextDirection?) {
    guard sign != .neutral else { return }
    signed.append(Signed(index: readCount, sign: sign, direction: direction))
  }

  /// Forgets the paragraphs that no later one asks for.
  private mutating func forget() {
    let last = last(.decides, before: firstWaiting)
    let blank = last.flatMap { self.last(.endsBlock, before: $0) }
    let needed = [
      first(.decides, from: 0), last, blank, first(.decides, from: (blank ?? -1) + 1),
      self.last(.endsBlock, before: firstWaiting),
    ]
    signed.removeAll { $0.index < firstWaiting && !needed.contains($0.index) }
  }

  private func last(_ sign: DirectionSign, before paragraph: Int) -> Int? {
    signed.last { $0.index < paragraph && $0.sign == sign }?.index
  }

  private func first(_ sign: DirectionSign, from paragraph: Int) -> Int? {
    signed.first { $0.index >= paragraph && $0.sign == sign }?.index
  }
}

extension SurveyedParagraphs {
  /// Notes that a search came to the end of what was read.
  final class Horizon {
    fileprivate(set) var isReached = false
  }

  /// The text as a strategy asks for it. What is not read yet stands in it as one paragraph more,
  /// which says nothing.
  struct View: DirectedParagraphs {
    fileprivate let text: SurveyedParagraphs
    fileprivate let horizon = Horizon()

    var count: Int { text.readCount + (text.isWhole ? 0 : 1) }

    func context(of paragraph: Int) -> DirectionContext {
      var context = text.surroundings
      context.holdsCursor = paragraph == text.cursor
      return context
    }

    func reading(_ paragraph: Int) -> DirectionReading {
      let place = paragraph - text.firstWaiting
      if text.waiting.indices.contains(place) { return text.waiting[place] }
      guard let known = text.signed.last(where: { $0.index == paragraph }) else { return .nothing }
      return DirectionReading(
        verdict: Verdict(direction: known.direction, reason: .undecided, counts: nil, changes: []),
        endsBlock: known.sign == .endsBlock)
    }

    func last(_ sign: DirectionSign, before paragraph: Int) -> Int? {
      text.last(sign, before: paragraph)
    }

    /// The first paragraph from one on that has a sign. Behind the end of a block it is beyond what
    /// was read, wherever that is: nothing there has a part in the block.
    func first(_ sign: DirectionSign, from paragraph: Int) -> Int? {
      if let found = text.first(sign, from: paragraph) { return found }
      guard !text.isWhole else { return nil }
      if text.first(.endsBlock, from: paragraph + 1) != nil { return text.readCount }
      horizon.isReached = true
      return nil
    }

    // Nothing is known of a paragraph but its text.
    func lastNoted(in paragraphs: Range<Int>) -> Int? { nil }
    func firstNoted(in paragraphs: Range<Int>) -> Int? { nil }
  }
}

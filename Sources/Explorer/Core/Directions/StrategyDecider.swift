internal import BidiAlgorithm
internal import Synchronization
internal import TextModel
internal import UnicodeData
internal import WritingDirection
package import Wording

/// A strategy at work on a text that is being edited: each paragraph with its past and its neighbours.
///
/// What a paragraph's own text says is kept for each content, so that a keystroke costs its paragraph. A
/// neutral paragraph asks its neighbours; of a chain of neutral ones no more than ``reach`` are asked.
final class StrategyDecider: Sendable {
  /// How many paragraphs away a neighbour is looked for.
  static let reach = 128
  /// In how many paragraphs from the text's start its first strong scalar is looked for.
  static let wholeReach = 4096

  let strategy: DirectionStrategy
  let locale: TextDirection
  private let scalars: ParagraphScalars
  /// What was counted in the long paragraph that was asked about last.
  private let tally = Mutex(DirectionTally())
  private let kept = Mutex(OwnAnswers())
  private let keptHistory = Mutex<(key: HistoryKey, history: DirectionHistory)?>(nil)

  /// What a paragraph's own text says, before its neighbours are asked.
  struct OwnAnswer {
    var estimate: DirectionEstimate
    var isBlank: Bool
    /// The text before, to be told apart from a paragraph with another past.
    var note: DirectionNotes.Note
    /// What was known of its languages.
    var languages: ParagraphLanguages?
  }

  /// The answers of contents, by their numbers. The last ones asked about are kept: as many as one question can read,
  /// and as many again.
  private struct OwnAnswers {
    private var fresh: [UInt64: OwnAnswer] = [:]
    private var old: [UInt64: OwnAnswer] = [:]

    subscript(content: UInt64) -> OwnAnswer? {
      mutating get {
        if let answer = fresh[content] { return answer }
        guard let answer = old[content] else { return nil }
        self[content] = answer
        return answer
      }
      set {
        if fresh.count > 2 * wholeReach { (old, fresh) = (fresh, [:]) }
        fresh[content] = newValue
      }
    }
  }

  init(_ strategy: DirectionStrategy, locale: TextDirection, _ scalars: ParagraphScalars) {
    self.strategy = strategy
    self.scalars = scalars
    self.locale = locale
  }

  private struct Identity: Hashable {
    var strategy: DirectionStrategy
    var locale: TextDirection
  }

  /// What the layout asks.
  var decider: DirectionDecider {
    if strategy == .uax9 { return .automatic }
    return DirectionDecider(Identity(strategy: strategy, locale: locale)) { paragraph, text in
      let estimate = self.estimate(paragraph, in: text)
      return DecidedDirection(
        .explicit(estimate.base),
        alignment: estimate.alignment == estimate.base ? nil : estimate.alignment,
        isNeutral: estimate.isNeutral)
    }
  }

  /// What the strategy says of a paragraph where it stands.
  func estimate(_ paragraph: ParagraphIndex, in text: DirectedText) -> DirectionEstimate {
    var context = context(of: paragraph, text)
    if context.pinned != nil { return strategy.estimate([], in: context) }
    let own = own(paragraph, in: text)
    if readsOtherLines {
      readUnit(of: paragraph, own, in: text, &context)
      guard context.blockBefore != nil || own.estimate.isNeutral else { return own.estimate }
      var estimate = strategy.estimate([], in: context)
      estimate.isNeutral = context.blockBefore == nil
      return estimate
    }
    guard own.estimate.isNeutral else { return own.estimate }
    var estimate = strategy.estimate([], in: surroundings(of: paragraph, in: text))
    estimate.counts = own.estimate.counts
    estimate.isNeutral = true
    return estimate
  }

  /// The paragraphs that may be asked about one, by their numbers.
  static func near(_ paragraph: ParagraphIndex, in document: Document) -> Range<Int> {
    let number = paragraph.rawValue
    return max(0, number - reach)..<min(document.paragraphCount, number + reach + 1)
  }

  /// Whether ``estimate(_:in:)`` may read a paragraph that is too long for that; one that it surely asks is read here to
  /// know.
  ///
  /// - Parameters:
  ///   - paragraph: the paragraph; not too long itself.
  ///   - text: the text in which it stands.
  ///   - isLong: whether the paragraph of a number is too long.
  ///   - isAnyLongNear: whether one of ``near(_:in:)`` is, which is the same for every strategy.
  /// - Returns: whether it may; true also where only a pin spares it the reading.
  func mayRead(
    around paragraph: ParagraphIndex, in text: DirectedText, isLong: (Int) -> Bool,
    isAnyLongNear: @autoclosure () -> Bool
  ) -> Bool {
    if strategy.readsWholeText {
      for first in 0..<min(text.document.paragraphCount, Self.wholeReach) {
        if isLong(first) { return true }
        if !isNeutral(first, in: text) { break }
      }
    }
    return (readsOtherLines || own(paragraph, in: text).estimate.isNeutral) && isAnyLongNear()
  }

  /// Whether lines decide about each other: those of a block, or all.
  private var readsOtherLines: Bool { strategy.readsBlocks || strategy.readsWholeText }

  /// The directions that the paragraph would have had, had it been typed where it stands; the last one is what
  /// ``estimate(_:in:)`` says of it unpinned. O(*n*) for content or surroundings that are new.
  func history(_ paragraph: ParagraphIndex, in text: DirectedText) -> DirectionHistory {
    let own = own(paragraph, in: text)
    var context = surroundings(of: paragraph, in: text)
    context.pinned = nil
    // Text that decides by itself is typed as for the first time; a neutral one has the direction that it had.
    if !own.estimate.isNeutral { context.state = nil }
    context.languages = languages(of: paragraph, in: text)
    if readsOtherLines { readUnit(of: paragraph, own, in: text, &context) }
    let key = HistoryKey(id: text.document.paragraphID(paragraph), context: context)
    if let known = keptHistory.withLock({ $0 }), known.key == key { return known.history }
    let history = strategy.history(scalars.of(paragraph, key.id, text.document), in: context)
    keptHistory.withLock { $0 = (key, history) }
    return history
  }

  private struct HistoryKey: Hashable {
    var id: UInt64
    var context: DirectionContext
  }

  // MARK: - The paragraph itself

  private func context(of paragraph: ParagraphIndex, _ text: DirectedText) -> DirectionContext {
    var context = context(text.notes[paragraph], text)
    context.holdsCursor = text.cursor == paragraph
    return context
  }

  private func context(_ note: DirectionNotes.Note, _ text: DirectedText) -> DirectionContext {
    var context = DirectionContext(
      locale: locale, keyboard: text.keyboard, state: note.state, pinned: note.pinned,
      caret: note.caret)
    context.hadText = note.hadText
    return context
  }

  /// The answer of a paragraph's own text. O(its length) for content that is new.
  private func own(_ paragraph: ParagraphIndex, in text: DirectedText) -> OwnAnswer {
    var note = text.notes[paragraph]
    note.pinned = nil
    let id = text.document.paragraphID(paragraph)
    let languages = languages(of: paragraph, in: text)
    if let known = kept.withLock({ $0[id] }), known.note == note, known.languages == languages {
      return known
    }
    let scalars = scalars.of(paragraph, id, text.document)
    var context = context(note, text)
    context.languages = languages
    let answer = OwnAnswer(
      estimate: tally.withLock { strategy.estimate(scalars, in: context, reusing: &$0) },
      isBlank: strategy.readsBlocks && DirectionStrategy.endsBlock(scalars), note: note,
      languages: languages)
    kept.withLock { $0[id] = answer }
    return answer
  }

  /// What is known of the languages of a paragraph, where the strategy asks for them.
  private func languages(
    of paragraph: ParagraphIndex, in text: DirectedText
  ) -> ParagraphLanguages? {
    guard strategy.heedsLanguages else { return nil }
    return text.languages.known(paragraph, in: text.document).map {
      ParagraphLanguages($0, count: text.document.content(of: paragraph).scalars.count)
    }
  }

  /// The direction and the side of a paragraph that needs no neighbour; nil for a neutral one.
  private func settled(_ paragraph: Int, in text: DirectedText) -> DirectionEstimate? {
    let index = ParagraphIndex(paragraph)
    if let pinned = text.notes[index].pinned {
      return DirectionEstimate(
        direction: pinned, base: pinned, reason: .pinned, alignment: pinned)
    }
    let own = own(index, in: text).estimate
    return own.isNeutral ? nil : own
  }

  // MARK: - Neighbours

  /// What a paragraph whose own text decides nothing is told by its neighbours: by the last one before it that
  /// is decided, through all neutral ones between, and by the next.
  func surroundings(of paragraph: ParagraphIndex, in text: DirectedText) -> DirectionContext {
    let number = paragraph.rawValue
    let first = max(0, number - Self.reach)
    var start = number
    var previous: DirectionEstimate?
    while start > first, previous == nil {
      previous = settled(start - 1, in: text)
      if previous == nil { start -= 1 }
    }
    let next = nextDirection(after: number, in: text)
    var context = DirectionContext()
    for between in (strategy.asksOnlyDecided ? number : start)...number {
      context = self.context(of: ParagraphIndex(between), text)
      context.previous = previous?.base
      context.previousAlignment = previous?.alignment
      context.next = next
      if between < number { previous = strategy.estimate([], in: context) }
    }
    return context
  }

  private func nextDirection(after paragraph: Int, in text: DirectedText) -> TextDirection? {
    let end = min(text.document.paragraphCount, paragraph + 1 + Self.reach)
    for next in paragraph + 1..<max(paragraph + 1, end) {
      if let settled = settled(next, in: text) { return settled.base }
    }
    return nil
  }

  /// What other lines decide: the first strong one of the whole text, or of the block between blank lines; for a
  /// block without one, the block before.
  private func readUnit(
    of paragraph: ParagraphIndex, _ own: OwnAnswer, in text: DirectedText,
    _ context: inout DirectionContext
  ) {
    let number = paragraph.rawValue
    let count = text.document.paragraphCount
    if strategy.readsWholeText {
      let first = (0..<min(count, Self.wholeReach)).first { !isNeutral($0, in: text) }
      guard let first, first != number else { return }
      let direction = line(first, in: text).estimate.base
      if first < number { context.blockBefore = direction } else { context.blockAfter = direction }
      return
    }
    let limit = max(0, number - Self.reach)
    var start = number
    if !endsBlock(number, in: text) {
      while start > limit, !endsBlock(start - 1, in: text) {
        start -= 1
        if !isNeutral(start, in: text) { context.blockBefore = line(start, in: text).estimate.base }
      }
      guard context.blockBefore == nil, own.estimate.isNeutral else { return }
      var after = number + 1
      while after < min(count, number + 1 + Self.reach), !endsBlock(after, in: text) {
        if !isNeutral(after, in: text) {
          context.blockAfter = line(after, in: text).estimate.base
          return
        }
        after += 1
      }
    }
    context.previous = blockDirection(before: start, limit: limit, in: text)
  }

  /// The direction of the last block before a line that has one.
  private func blockDirection(before line: Int, limit: Int, in text: DirectedText) -> TextDirection?
  {
    var found: TextDirection?
    for before in stride(from: line - 1, through: limit, by: -1) {
      if endsBlock(before, in: text) {
        if found != nil { return found }
      } else if !isNeutral(before, in: text) {
        found = self.line(before, in: text).estimate.base
      }
    }
    return found
  }

  private func line(_ number: Int, in text: DirectedText) -> OwnAnswer {
    own(ParagraphIndex(number), in: text)
  }

  private func isNeutral(_ number: Int, in text: DirectedText) -> Bool {
    line(number, in: text).estimate.isNeutral
  }

  /// Whether a line ends a block; the first of all belongs to the block below it, blank or not.
  private func endsBlock(_ number: Int, in text: DirectedText) -> Bool {
    number > 0 && line(number, in: text).isBlank
  }
}

/// The scalars of the paragraph that was asked about last, which many strategies read.
final class ParagraphScalars: Sendable {
  private let kept = Mutex<(id: UInt64, scalars: [Unicode.Scalar])?>(nil)

  /// The scalars of a paragraph, whose content has this number.
  func of(_ paragraph: ParagraphIndex, _ id: UInt64, _ document: Document) -> [Unicode.Scalar] {
    if let kept = kept.withLock({ $0 }), kept.id == id { return kept.scalars }
    let scalars = document.plainScalars(of: paragraph)
    kept.withLock { $0 = (id, scalars) }
    return scalars
  }

  /// The same.
  func of(_ paragraph: ParagraphIndex, _ document: Document) -> [Unicode.Scalar] {
    of(paragraph, document.paragraphID(paragraph), document)
  }
}

extension ParagraphLanguages {
  /// What a strategy is told of the languages of a paragraph of so many scalars.
  fileprivate init(_ known: TextLanguages.Known, count: Int) {
    var runs: [Run] = []
    var at = 0
    func add(_ range: Range<Int>, _ language: String?) {
      if let language, !range.isEmpty { runs.append(Run(range, language: language)) }
    }
    for piece in known.runs {
      let start = piece.range.lowerBound.rawValue
      add(at..<max(at, start), known.language)
      add(start..<piece.range.upperBound.rawValue, piece.language)
      at = piece.range.upperBound.rawValue
    }
    add(at..<max(at, count), known.language)
    let mark = known.isMarked ? known.language : nil
    self.init(
      runs: runs,
      mark: mark.map {
        Mark(
          language: $0,
          direction: LocaleDirection.of($0))
      })
  }
}

package import BidiAlgorithm
internal import Synchronization
package import TextModel
internal import UnicodeData
package import WritingDirection

/// A strategy at work on a text that is being edited. It knows what each paragraph was before, and
/// its neighbours.
///
/// What a paragraph's own text says is kept for each content, and which paragraphs decide for each
/// block of the text, so that a keystroke costs its paragraph, however far the neighbour is that a
/// neutral one asks.
package final class StrategyDecider: Sendable {
  package let strategy: DirectionStrategy
  package let locale: TextDirection
  private let scalars: ParagraphScalars
  /// The counts of the long paragraph that was asked about last.
  private let tally = Mutex(DirectionTally())
  private let kept = Mutex(OwnReadings())
  private let index = Mutex(DirectionIndex())
  private let keptHistory = Mutex<(key: HistoryKey, history: DirectionHistory)?>(nil)

  /// What a paragraph's own text says, and what was known of the paragraph at that time.
  private struct OwnReading {
    var reading: DirectionReading
    var caret: Int?
    var languages: ParagraphLanguages?
  }

  /// The readings that were asked for last, by the numbers of their contents.
  private struct OwnReadings {
    private static let count = 1 << 13
    private var fresh: [UInt64: OwnReading] = [:]
    private var old: [UInt64: OwnReading] = [:]

    subscript(content: UInt64) -> OwnReading? {
      mutating get {
        if let reading = fresh[content] { return reading }
        guard let reading = old[content] else { return nil }
        self[content] = reading
        return reading
      }
      set {
        if fresh.count >= Self.count { (old, fresh) = (fresh, [:]) }
        fresh[content] = newValue
      }
    }
  }

  package init(_ strategy: DirectionStrategy, locale: TextDirection, _ scalars: ParagraphScalars) {
    self.strategy = strategy
    self.scalars = scalars
    self.locale = locale
  }

  private struct Identity: Hashable {
    var strategy: DirectionStrategy
    var locale: TextDirection
  }

  /// The decider for a layout.
  package var decider: DirectionDecider {
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
  package func estimate(_ paragraph: ParagraphIndex, in text: DirectedText) -> DirectionEstimate {
    strategy.estimate(paragraph.rawValue, among: TextParagraphs(self, text, limit: nil))
  }

  /// The same; nil where a limit did not let enough of the text be read.
  package func estimate(
    _ paragraph: ParagraphIndex, in text: DirectedText, within limit: DirectionLimit
  ) -> DirectionEstimate? {
    let estimate = strategy.estimate(
      paragraph.rawValue, among: TextParagraphs(self, text, limit: limit))
    return limit.isReached ? nil : estimate
  }

  /// What is known of a paragraph and what its neighbours tell it.
  package func surroundings(of paragraph: ParagraphIndex, in text: DirectedText) -> DirectionContext
  {
    strategy.surroundings(of: paragraph.rawValue, among: TextParagraphs(self, text, limit: nil))
  }

  /// The same, if the paragraph's own text said so much.
  package func surroundings(
    of paragraph: ParagraphIndex, saying reading: DirectionReading, in text: DirectedText
  ) -> DirectionContext {
    let number = paragraph.rawValue
    return strategy.surroundings(
      of: number,
      among: ReplacedParagraph(
        number, of: TextParagraphs(self, text, limit: nil), saying: reading))
  }

  /// The directions that the paragraph would have had while it was typed in this place. The last
  /// one is what ``estimate(_:in:)`` says of it without a pin. O(*n*) for content or surroundings
  /// that are new.
  package func history(_ paragraph: ParagraphIndex, in text: DirectedText) -> DirectionHistory {
    var context = surroundings(of: paragraph, in: text)
    context.pinned = nil
    // Text with a direction of its own is typed as if for the first time. A neutral text keeps the
    // direction that it had.
    if !reading(paragraph, in: text).isNeutral { context.state = nil }
    context.languages = languages(of: paragraph, in: text)
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

  // MARK: - The paragraphs themselves

  /// What a paragraph's own text says, read with what is known of it. O(its length) for content
  /// that is new.
  package func reading(_ paragraph: ParagraphIndex, in text: DirectedText) -> DirectionReading {
    let id = text.document.paragraphID(paragraph)
    let caret = strategy.heedsCaret ? text.notes[paragraph].caret : nil
    let languages = languages(of: paragraph, in: text)
    if let known = kept.withLock({ $0[id] }), known.caret == caret, known.languages == languages {
      return known.reading
    }
    let reading = read(scalars.of(paragraph, id, text.document), caret, languages)
    kept.withLock {
      $0[id] = OwnReading(reading: reading, caret: caret, languages: languages)
    }
    return reading
  }

  /// What a paragraph's text alone says. O(its length) where it is not kept.
  package func sign(of paragraph: ParagraphIndex, in document: Document) -> DirectionSign {
    let id = document.paragraphID(paragraph)
    if let known = kept.withLock({ $0[id] }), known.caret == nil, known.languages == nil {
      return known.reading.sign
    }
    let scalars = document.plainScalars(of: paragraph)
    let reading = read(scalars, nil, nil)
    // A short paragraph is not kept: it is read again in no time, and would push others out.
    if scalars.count > 1000 { kept.withLock { $0[id] = OwnReading(reading: reading) } }
    return reading.sign
  }

  private func read(
    _ scalars: [Unicode.Scalar], _ caret: Int?, _ languages: ParagraphLanguages?
  ) -> DirectionReading {
    tally.withLock {
      strategy.read(scalars, caret: caret, languages: languages, reusing: &$0)
    }
  }

  /// Hands out the index of the paragraphs that decide.
  package func withIndex<R: Sendable>(_ body: (inout DirectionIndex) -> R) -> R {
    index.withLock { body(&$0) }
  }

  /// What is known of the languages of a paragraph, where the strategy asks for them.
  package func languages(
    of paragraph: ParagraphIndex, in text: DirectedText
  ) -> ParagraphLanguages? {
    guard strategy.heedsLanguages else { return nil }
    return text.languages.known(paragraph, in: text.document).map {
      ParagraphLanguages($0, count: text.document.range(of: paragraph).count)
    }
  }
}

extension ParagraphLanguages {
  /// The languages of a paragraph of a length, in the form that strategies take.
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

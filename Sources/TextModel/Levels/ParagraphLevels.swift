public import BidiAlgorithm

internal import Synchronization
internal import UnicodeData

/// The levels of a paragraph before lines are broken (after I2).
///
/// A paragraph that is kept in pieces is resolved where it is looked at: a stretch that the text
/// around it cannot change. Where none is found, all of the paragraph is resolved. A caller that
/// cannot wait gets levels that follow from the text nearby; ``isExact(_:)`` tells these apart.
/// Positions are scalars from the paragraph's start.
///
/// What was resolved is kept; that does not show in any answer.
public final class ParagraphLevels: Sendable {
  /// How many scalars the paragraph has.
  public let count: Int
  /// The paragraph level. A guess where ``isLevelKnown`` says so.
  public let paragraphLevel: EmbeddingLevel
  /// Why it is that.
  public let reason: ParagraphLevelReason
  /// Whether the paragraph level is known.
  public let isLevelKnown: Bool

  private let content: ParagraphContent
  private let direction: BaseDirection
  /// The paragraph, where it is resolved by stretches.
  private let long: LongParagraph?
  /// Whether what is not at hand is guessed.
  private let isImpatient: Bool
  private let kept: Mutex<Kept>
  private let readings: LevelReadings?

  private struct Kept {
    var whole: ResolvedParagraph?
    /// The stretches asked for last.
    var windows: [LevelWindow] = []
  }

  private static let mostWindows = 8

  /// The levels of a paragraph that is resolved.
  init(_ whole: ResolvedParagraph, _ content: ParagraphContent, _ direction: BaseDirection) {
    (count, paragraphLevel, reason) = (whole.count, whole.paragraphLevel, whole.reason)
    isLevelKnown = true
    (self.content, self.direction, long, isImpatient) = (content, direction, nil, false)
    readings = nil
    kept = Mutex(Kept(whole: whole))
  }

  /// The levels of a long paragraph, as they are asked for.
  ///
  /// - Parameters:
  ///   - long: the paragraph.
  ///   - content: the same.
  ///   - direction: what decides its level.
  ///   - known: all its levels, where they were worked out.
  ///   - waits: whether they are exact at any cost.
  ///   - readings: where it is noted that a level was read that is not exact.
  init(
    _ long: LongParagraph, _ content: ParagraphContent, _ direction: BaseDirection,
    _ known: ResolvedParagraph?, waits: Bool, _ readings: LevelReadings?
  ) {
    count = content.scalars.count
    let mayGuess = !waits && count > long.sizes.longestWaitedFor
    let long = mayGuess ? long : long.completed()
    var whole = known
    let known = long.paragraphLevel(direction)
    if whole == nil, known == nil, !mayGuess {
      whole = resolve(content.input, direction: direction)
    }
    (self.content, self.direction, self.long) = (content, direction, long)
    isImpatient = mayGuess
    self.readings = readings
    isLevelKnown = known != nil || whole != nil
    reason = known?.reason ?? whole?.reason ?? ParagraphLevelReason(rule: .p3, position: nil)
    paragraphLevel = known?.level ?? whole?.paragraphLevel ?? .leftToRight
    kept = Mutex(Kept(whole: whole))
  }

  /// The levels of the whole paragraph. O(*n*) where it is long and they are asked for first.
  public var whole: ResolvedParagraph {
    if let whole = kept.withLock({ $0.whole }) { return whole }
    let whole = resolve(content.input, direction: direction)
    // What is a guess stays one whatever else is asked.
    if !isImpatient { kept.withLock { $0.whole = whole } }
    return whole
  }

  /// Whether all levels are the paragraph's, known without a pass.
  var isUniform: Bool { kept.withLock { $0.whole?.isUniform } ?? false }

  /// Whether the whole paragraph is resolved.
  var isWhole: Bool { kept.withLock { $0.whole != nil } }

  /// Whether any of its levels may be a guess.
  var mayGuess: Bool { isImpatient && !isWhole }

  /// The level of a scalar.
  public func level(at position: Int) -> EmbeddingLevel {
    reading(position..<position + 1, { $0.level(at: position) }, { $0.level(at: position) })
  }

  /// Whether X9 removes a scalar.
  public func isRemoved(at position: Int) -> Bool {
    reading(position..<position + 1, { $0.isRemoved(at: position) }) { $0.isRemoved(at: position) }
  }

  /// Whether the levels of a range are those that the whole paragraph gives it.
  public func isExact(_ range: Range<Int>) -> Bool {
    guard isImpatient, kept.withLock({ $0.whole == nil }) else { return true }
    return isLevelKnown && window(around: range)?.isExact ?? true
  }

  /// L1 and L2 on a line.
  func line(_ range: Range<Int>) -> LineLevels {
    reading(
      range,
      { whole in
        let line = whole.line(range)
        return LineLevels(runs: line.runs, visualRuns: line.visualRuns, isExact: true)
      }, { $0.line(range) })
  }

  /// The level of each scalar of a line after L1, in storage order. O(length of the line).
  public func levels(onLine range: Range<Int>) -> [EmbeddingLevel] {
    line(range).runs.flatMap { Array(repeating: $0.level, count: $0.range.count) }
  }

  /// Whether more is to be worked out before all of a range is exact: what is open in a long
  /// paragraph, or the whole.
  func lacks(_ range: Range<Int>) -> LevelLack? {
    guard isImpatient, let long, kept.withLock({ $0.whole == nil }) else { return nil }
    if !long.index.isComplete(long.table) { return .index }
    return isExact(range) ? nil : .whole
  }

  private func reading<R>(
    _ range: Range<Int>, _ whole: (ResolvedParagraph) -> R, _ part: (LevelWindow) -> R
  ) -> R {
    guard let window = window(around: range) else { return whole(self.whole) }
    if !window.isExact { readings?.noteGuess() }
    return part(window)
  }

  /// The stretch around a range; nil where the whole paragraph is to be asked.
  private func window(around range: Range<Int>) -> LevelWindow? {
    guard let long, kept.withLock({ $0.whole == nil }) else { return nil }
    let range = range.clamped(to: 0..<count)
    func holds(_ window: LevelWindow) -> Bool {
      window.range.lowerBound <= range.lowerBound && range.upperBound <= window.range.upperBound
        && !range.isEmpty
    }
    if let found = kept.withLock({ $0.windows.last(where: holds) }) { return found }
    guard let made = makeWindow(long, range) else { return nil }
    kept.withLock { kept in
      if kept.windows.count >= Self.mostWindows { kept.windows.removeFirst() }
      kept.windows.append(made)
    }
    return made
  }

  private func makeWindow(_ long: LongParagraph, _ range: Range<Int>) -> LevelWindow? {
    // What is asked for next stands near: whole pieces.
    let first = long.table.place(at: range.lowerBound, .scalars)
    let last = long.table.place(at: max(range.lowerBound, range.upperBound - 1), .scalars)
    let wanted = first.start.scalars..<max(last.end.scalars, first.end.scalars)
    if isLevelKnown, long.index.isComplete(long.table), !long.index.isLost,
      let exact = LevelWindow(around: wanted, of: long, paragraphLevel: paragraphLevel)
    {
      return exact
    }
    guard isImpatient else { return nil }
    return LevelWindow(guessedAround: wanted, of: long, paragraphLevel: paragraphLevel)
  }
}

extension LongParagraph {
  /// The paragraph level and the reason for it; nil where that is not known yet.
  func paragraphLevel(
    _ direction: BaseDirection
  ) -> (level: EmbeddingLevel, reason: ParagraphLevelReason)? {
    if case .explicit(let direction) = direction {
      return (
        direction == .leftToRight ? .leftToRight : .rightToLeft,
        ParagraphLevelReason(rule: .hl1, position: nil)
      )
    }
    if let strong = index.firstStrong {
      return (
        strong.bidiClass == .l ? .leftToRight : .rightToLeft,
        ParagraphLevelReason(rule: .p2, position: strong.position)
      )
    }
    guard index.isComplete(table), !index.isLost else { return nil }
    return (.leftToRight, ParagraphLevelReason(rule: .p3, position: nil))
  }
}

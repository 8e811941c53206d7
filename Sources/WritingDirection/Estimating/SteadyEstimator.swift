internal import BidiAlgorithm
internal import UnicodeData

/// Content with hysteresis: a paragraph turns only for a clear majority of at least a few words, and only
/// where a word has ended.
struct SteadyEstimator: DirectionEstimator {
  var thresholds: SteadyThresholds
  private var state: TextDirection?
  private var hasText = false
  private var isolates = IsolateDepth()
  private var words = SteadyWords()
  private var last: DirectionReason?
  /// Whether every end of a token may turn the paragraph, as it does while the text is typed.
  private let followsTyping: Bool
  /// Whether the end may.
  private let turnsAtEnd: Bool

  /// - Parameters:
  ///   - thresholds: the shares and the number of words that turn a paragraph.
  ///   - state: the direction until now, which the whole text is held against once; nil to begin with the
  ///     first strong scalar and to follow the text as if it were typed.
  ///   - isInWord: whether a word is being typed, so that nothing turns now.
  init(thresholds: SteadyThresholds, state: TextDirection?, isInWord: Bool) {
    self.thresholds = thresholds
    self.state = state
    followsTyping = state == nil
    turnsAtEnd = state == nil || !isInWord
  }

  /// Of a text that was counted, with a past.
  init(
    thresholds: SteadyThresholds, state: TextDirection, isInWord: Bool, counts: DirectionCounts,
    hasText: Bool
  ) {
    self.init(thresholds: thresholds, state: state, isInWord: isInWord)
    self.hasText = hasText
    words = SteadyWords(counted: counts)
    if turnsAtEnd { evaluate() }
  }

  mutating func consume(_ scalar: Unicode.Scalar, _ traits: ScalarTraits, at offset: Int) {
    if !hasText { readFirst(traits.bidiClass, at: offset) }
    if words.consume(scalar, traits, at: offset), followsTyping { evaluate() }
  }

  /// Looks for the first strong scalar outside isolates (P2).
  private mutating func readFirst(_ bidiClass: BidiClass, at offset: Int) {
    isolates.consume(bidiClass)
    guard bidiClass.isStrong, isolates.isOutside else { return }
    hasText = true
    guard state == nil else { return }
    state = bidiClass.isStrongRightToLeft ? .rightToLeft : .leftToRight
    last = .strong(offset: offset, bidiClass: bidiClass)
  }

  mutating func finish() {
    if words.closeToken() || !followsTyping, turnsAtEnd { evaluate() }
  }

  private mutating func evaluate() {
    let counts = words.closed
    let (up, down) = (thresholds.rightToLeftPercent, thresholds.leftToRightPercent)
    switch state {
    case .leftToRight
    where counts.rightToLeft >= thresholds.minimumWords && counts.isAtLeast(percent: up):
      state = .rightToLeft
      last = .share(counts, .atLeast, percent: up)
    case .rightToLeft
    where counts.leftToRight >= thresholds.minimumWords && counts.isAtMost(percent: down):
      state = .leftToRight
      last = .share(counts, .atMost, percent: down)
    default: break
    }
  }

  var direction: TextDirection? { hasText || words.closed.total > 0 ? state : nil }
  var reason: DirectionReason { last ?? .kept(words.closed) }
  var counts: DirectionCounts? { words.closed }
}

/// What turns a paragraph under `steady`.
struct SteadyThresholds: Hashable, Sendable {
  /// The right-to-left share of words, in hundredths, from which on it turns right-to-left.
  var rightToLeftPercent: Int
  /// The right-to-left share, in hundredths, up to which it turns left-to-right.
  var leftToRightPercent: Int
  /// How many words of the new direction there must be.
  var minimumWords: Int
}

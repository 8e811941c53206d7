internal import BidiAlgorithm
internal import UnicodeData

/// Votes of words with hysteresis: a paragraph turns only where a word ends, and turns back later
/// than it turned.
///
/// The text decides, read from its start to its end; how it came to be does not. Only the word, and
/// the quotation, that is being typed has no vote: it gets one when it ends, or when the caret
/// leaves it.
struct SteadyEstimator: DirectionEstimator {
  let thresholds: SteadyThresholds
  private var state: TextDirection?
  private var firstStrong = FirstStrongEstimator(.outsideIsolates)
  private var words: SteadyWords

  /// - Parameters:
  ///   - thresholds: the shares of votes that turn a paragraph.
  ///   - caret: the gap where text is being typed, in scalars; nil where none is.
  init(thresholds: SteadyThresholds, caret: Int? = nil) {
    self.thresholds = thresholds
    words = SteadyWords(caret: caret)
  }

  mutating func consume(_ scalar: Unicode.Scalar, _ traits: ScalarTraits, at offset: Int) {
    if !firstStrong.isSettled { firstStrong.consume(scalar, traits, at: offset) }
    if words.consume(scalar, traits, at: offset) { evaluate() }
  }

  mutating func finish() {
    words.finish()
    evaluate()
  }

  private mutating func evaluate() {
    let ballot = words.ballot
    guard let first = ballot.first else { return }
    switch state ?? first {
    case .leftToRight:
      state = .leftToRight
      if ballot.votes.isAtLeast(percent: thresholds.rightToLeftPercent) { state = .rightToLeft }
    case .rightToLeft:
      state = .rightToLeft
      if !ballot.votes.isAtLeast(percent: thresholds.leftToRightPercent(after: first)) {
        state = .leftToRight
      }
    }
  }

  /// The quoted votes where a text has nothing else; code beside them is something else.
  private var onlyQuoted: DirectionCounts? {
    let ballot = words.ballot
    return ballot.quoted.total > 0 && !ballot.hasCode ? ballot.quoted : nil
  }

  var direction: TextDirection? {
    if let state { return state }
    guard let quoted = onlyQuoted else { return firstStrong.direction }
    return quoted.isAtLeast(percent: thresholds.rightToLeftPercent) ? .rightToLeft : .leftToRight
  }

  var reason: DirectionReason {
    let turning = thresholds.rightToLeftPercent
    guard let state else {
      guard let quoted = onlyQuoted else { return firstStrong.reason }
      return .quotation(quoted, direction == .rightToLeft ? .atLeast : .lessThan, percent: turning)
    }
    let votes = words.ballot.votes
    let staying = thresholds.leftToRightPercent(after: words.ballot.first ?? state)
    let isHigh = votes.isAtLeast(percent: turning)
    if state == .rightToLeft {
      return .share(votes, .atLeast, percent: isHigh ? turning : staying)
    }
    return .share(votes, .lessThan, percent: votes.isAtLeast(percent: staying) ? turning : staying)
  }

  var counts: DirectionCounts? {
    state == nil ? onlyQuoted ?? words.ballot.votes : words.ballot.votes
  }
}

internal import BidiAlgorithm
internal import UnicodeData

/// The right-to-left share of a paragraph's words against one threshold: Closure's rule, and the
/// content-based one with Closure's words.
struct WordShareEstimator: DirectionEstimator {
  /// The threshold in hundredths.
  var percent: Int
  /// Whether the threshold itself is enough.
  var isInclusive: Bool
  /// Whether a paragraph of numbers and addresses alone is left-to-right rather than neutral.
  var weakIsLeftToRight: Bool
  private var words = ClosureWords()

  init(percent: Int, isInclusive: Bool, weakIsLeftToRight: Bool) {
    self.percent = percent
    self.isInclusive = isInclusive
    self.weakIsLeftToRight = weakIsLeftToRight
  }

  /// Of a text that was counted.
  init(percent: Int, isInclusive: Bool, weakIsLeftToRight: Bool, counts: DirectionCounts) {
    self.init(percent: percent, isInclusive: isInclusive, weakIsLeftToRight: weakIsLeftToRight)
    words = ClosureWords(counted: counts)
    direction = decided
  }

  mutating func consume(_ scalar: Unicode.Scalar, _ traits: ScalarTraits, at offset: Int) {
    if words.consume(scalar, traits, at: offset) { direction = decided }
  }

  private func isRightToLeft(_ tally: DirectionCounts) -> Bool {
    isInclusive ? tally.isAtLeast(percent: percent) : tally.isMoreThan(percent: percent)
  }

  private(set) var direction: TextDirection?

  private var decided: TextDirection? {
    let tally = words.counts
    if tally.total == 0 { return weakIsLeftToRight && tally.weak > 0 ? .leftToRight : nil }
    return isRightToLeft(tally) ? .rightToLeft : .leftToRight
  }

  var reason: DirectionReason {
    let tally = words.counts
    if tally.total == 0 { return .weak }
    let comparison: DirectionReason.Comparison =
      switch (isRightToLeft(tally), isInclusive) {
      case (true, true): .atLeast
      case (true, false): .moreThan
      case (false, true): .lessThan
      case (false, false): .atMost
      }
    return .share(tally, comparison, percent: percent)
  }

  var counts: DirectionCounts? { words.counts }
}

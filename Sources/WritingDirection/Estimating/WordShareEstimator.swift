internal import BidiAlgorithm
internal import UnicodeData

/// The right-to-left share of a paragraph's words against one threshold: Closure's rule, and the
/// content-based one with Closure's words.
struct WordShareEstimator: DirectionEstimator {
  let rule: WordShare
  private var words: ClosureWords

  init(_ rule: WordShare) {
    self.rule = rule
    words = ClosureWords(rule.letters)
  }

  /// Of a text that was counted.
  init(_ rule: WordShare, counts: DirectionCounts) {
    self.rule = rule
    words = ClosureWords(rule.letters, counted: counts)
    direction = decided
  }

  mutating func consume(_ scalar: Unicode.Scalar, _ traits: ScalarTraits, at offset: Int) {
    if words.consume(scalar, traits, at: offset) { direction = decided }
  }

  private(set) var direction: TextDirection?

  private var decided: TextDirection? {
    let tally = words.counts
    if tally.total == 0 { return rule.weakIsLeftToRight && tally.weak > 0 ? .leftToRight : nil }
    return rule.isRightToLeft(tally) ? .rightToLeft : .leftToRight
  }

  var reason: DirectionReason {
    let tally = words.counts
    if tally.total == 0 { return .weak }
    let comparison = rule.comparison(isRightToLeft: rule.isRightToLeft(tally))
    return .share(tally, comparison, percent: rule.percent)
  }

  var counts: DirectionCounts? { words.counts }
}

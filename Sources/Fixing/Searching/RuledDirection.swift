internal import BidiAlgorithm
internal import WritingDirection

/// Whether a named rule gives a paragraph the same direction when controls come and go.
struct RuledDirection {
  private let strategy: DirectionStrategy
  /// The direction that the rule gave the paragraph where it stands.
  private let base: TextDirection
  /// What the paragraph's own text says under the rule; nil where it decides nothing.
  private let own: TextDirection?

  /// The rule of a paragraph; nil where none was named, or none that reads the text.
  ///
  /// - Parameters:
  ///   - strategy: the rule that was named.
  ///   - scalars: the paragraph, without its separator.
  ///   - direction: what the rule said of it.
  init?(_ strategy: DirectionStrategy?, _ scalars: [Unicode.Scalar], _ direction: BaseDirection) {
    guard let strategy, strategy.readsText, case .explicit(let base) = direction else { return nil }
    (self.strategy, self.base) = (strategy, base)
    let estimate = strategy.estimate(scalars)
    own = estimate.isNeutral ? nil : estimate.direction
  }

  /// Whether the rule gives the paragraph its direction with this text, too. O(*n*).
  func keepsDirection(of text: [Unicode.Scalar]) -> Bool {
    let estimate = strategy.estimate(text)
    let after = estimate.isNeutral ? nil : estimate.direction
    if after == own { return true }
    guard let after else { return estimate.base == base }
    // Another line decided, and still does.
    if strategy.readsBlocks || strategy.readsWholeText, let own, own != base { return true }
    return after == base
  }
}

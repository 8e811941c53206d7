package import BidiAlgorithm
package import TextModel
internal import WritingDirection
package import Wording

/// The strategies at work, one of each, with what they found so far.
package final class DirectionDesk: Memo {
  private struct Key: Hashable {
    var strategy: DirectionStrategy
    var locale: TextDirection
  }

  private var deciders: [Key: StrategyDecider] = [:]
  let scalars = ParagraphScalars()

  /// A desk that knows nothing yet.
  package init() {}

  /// A strategy at work for users of a locale's direction.
  subscript(strategy: DirectionStrategy, locale: TextDirection) -> StrategyDecider {
    let key = Key(strategy: strategy, locale: locale)
    if let known = deciders[key] { return known }
    let decider = StrategyDecider(strategy, locale: locale, scalars)
    deciders[key] = decider
    return decider
  }

  /// What the layout asks under a choice.
  package func decider(_ choice: DirectionChoice, _ locale: TextDirection) -> DirectionDecider {
    switch choice {
    case .fixed(let direction): DirectionDecider(.explicit(direction))
    case .strategy(let strategy): self[strategy, locale].decider
    }
  }
}

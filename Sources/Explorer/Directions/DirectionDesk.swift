internal import BidiAlgorithm
internal import TextModel
internal import WritingDirection

/// The strategies at work, one of each, with what they found so far.
final class DirectionDesk {
  private let deciders: [StrategyDecider]
  private let locale: TextDirection
  let scalars: ParagraphScalars

  init(locale: TextDirection) {
    self.locale = locale
    let scalars = ParagraphScalars()
    self.scalars = scalars
    deciders = DirectionStrategy.all.map { StrategyDecider($0, locale: locale, scalars) }
  }

  /// The strategy at work.
  subscript(strategy: DirectionStrategy) -> StrategyDecider {
    deciders.first { $0.strategy == strategy } ?? StrategyDecider(strategy, locale: locale, scalars)
  }

  /// What the layout asks under a choice.
  func decider(_ choice: DirectionChoice) -> DirectionDecider {
    switch choice {
    case .fixed(let direction): DirectionDecider(.explicit(direction))
    case .strategy(let strategy): self[strategy].decider
    }
  }
}

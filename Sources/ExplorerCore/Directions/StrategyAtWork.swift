package import BidiAlgorithm
package import TextModel
package import WritingDirection

/// A strategy at work for users whose language has a direction.
package struct StrategyAtWork: RepeatedQuestion {
  package let strategy: DirectionStrategy
  package let locale: TextDirection

  /// A strategy in a locale of a direction.
  package init(strategy: DirectionStrategy, locale: TextDirection) {
    (self.strategy, self.locale) = (strategy, locale)
  }

  package static var mostKept: Int { .max }

  /// The strategy, which keeps what it finds.
  package func answer(_ memory: Memory) -> StrategyDecider {
    StrategyDecider(strategy, locale: locale, memory[SharedScalars()])
  }
}

/// The scalars that all strategies read.
package struct SharedScalars: Question {
  /// The only question of its kind.
  package init() {}

  package func answer(_ memory: Memory) -> ParagraphScalars { ParagraphScalars() }
}

extension Memory {
  /// The decider that a layout uses for a choice.
  package func decider(_ choice: DirectionChoice, _ locale: TextDirection) -> DirectionDecider {
    switch choice {
    case .fixed(let direction): DirectionDecider(.explicit(direction))
    case .strategy(let strategy): self[StrategyAtWork(strategy: strategy, locale: locale)].decider
    }
  }
}

package import BidiAlgorithm
package import TextModel
internal import WritingDirection

/// Which strategy is at work, for users of a locale's direction.
struct StrategyAtWork: RepeatedQuestion {
  let strategy: DirectionStrategy
  let locale: TextDirection

  static var mostKept: Int { .max }

  /// The strategy, which keeps what it finds.
  func answer(_ memory: Memory) -> StrategyDecider {
    StrategyDecider(strategy, locale: locale, memory[SharedScalars()])
  }
}

/// The scalars that all strategies read.
struct SharedScalars: Question {
  func answer(_ memory: Memory) -> ParagraphScalars { ParagraphScalars() }
}

extension Memory {
  /// What the layout asks under a choice.
  package func decider(_ choice: DirectionChoice, _ locale: TextDirection) -> DirectionDecider {
    switch choice {
    case .fixed(let direction): DirectionDecider(.explicit(direction))
    case .strategy(let strategy): self[StrategyAtWork(strategy: strategy, locale: locale)].decider
    }
  }
}

package import BidiAlgorithm
package import Wording
package import WritingDirection

/// What decides the direction of the paragraphs: a strategy, or one direction for all.
package enum DirectionChoice: Hashable, Sendable {
  case strategy(DirectionStrategy)
  case fixed(TextDirection)

  /// UAX #9's own rules, P2 and P3: what the explorer begins with.
  package static let standard = DirectionChoice.strategy(.uax9)
  /// The votes of the words decide.
  package static let steady = DirectionChoice.strategy(.steady)

  /// The choices in the order in which a key goes through them.
  package static let all: [DirectionChoice] =
    [standard, steady, .fixed(.leftToRight), .fixed(.rightToLeft)]
    + DirectionStrategy.all.map { .strategy($0) }.filter { $0 != steady && $0 != standard }

  /// The choice of this name, as `--direction` spells it; nil where there is none.
  package init?(named name: String) {
    if let direction = TextDirection(shortName: name) {
      self = .fixed(direction)
    } else if let strategy = DirectionStrategy(name: name) {
      self = .strategy(strategy)
    } else {
      return nil
    }
  }

  /// The name as `--direction` spells it.
  package var argument: String {
    switch self {
    case .strategy(let strategy): strategy.name
    case .fixed(let direction): direction.shortName
    }
  }

  /// The name on the screen.
  package var name: Words {
    switch self {
    case .strategy(let strategy): Words(verbatim: strategy.label)
    case .fixed(let direction): "always \(direction.inBrief)"
    }
  }

  /// What decides, in words for the title. A choice of the user holds for other texts too, so it is
  /// called chosen.
  package var rule: Words {
    switch self {
    case .standard: "first strong"
    case .strategy(let strategy): "chosen rule \(verbatim: strategy.label)"
    case .fixed: "always, as chosen"
    }
  }

  /// The same in seventeen columns or fewer, for a short line.
  package var ruleInBrief: Words {
    switch self {
    case .standard:
      let first: Words = "first"
      return "writing: \(first)"
    case .strategy(let strategy):
      return "rule \(verbatim: strategy.label.clipped(to: 12, keepingEnd: 4))"
    case .fixed:
      let always: Words = "always"
      return "writing: \(always)"
    }
  }

  /// The next choice.
  package var next: DirectionChoice {
    let index = Self.all.firstIndex(of: self) ?? 0
    return Self.all[(index + 1) % Self.all.count]
  }
}

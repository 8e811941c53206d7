internal import BidiAlgorithm
internal import WritingDirection

/// Under which strategies of the direction lab a change is drawn as intended, where its paragraph
/// stands.
struct StrategyHolds {
  /// The strategies under which it is.
  private(set) var holds: [String] = []
  /// The others.
  private(set) var fails: [String] = []

  /// Strategies that always agree: one that is asked, the names of all of them, and whether
  /// somebody can set another direction.
  private final class Family: Sendable {
    let strategy: DirectionStrategy
    let names: [String]
    let takesDirection: Bool

    init(_ strategies: [DirectionStrategy]) {
      strategy = strategies[0]
      names = strategies.map(\.name)
      takesDirection = strategy.takesDirection
    }
  }

  private static let families = DirectionStrategy.families.map(Family.init)

  /// Asks every strategy. O(strategies × *n*), and what they read of the neighbours.
  init(_ trial: Trial, in place: ParagraphPlace) {
    var leftToRight: Bool?
    var rightToLeft: Bool?
    /// Whether it is drawn so in a direction. At most the other direction has to be drawn for that.
    func isDrawn(_ base: TextDirection) -> Bool {
      if let known = base == .leftToRight ? leftToRight : rightToLeft { return known }
      let isSame =
        base == trial.base
        || DrawnParagraph(trial.text, .explicit(base)).display == trial.display
      if base == .leftToRight { leftToRight = isSame } else { rightToLeft = isSame }
      return isSame
    }
    for family in Self.families {
      // A direction that is set comes only where one can be set.
      let set = family.takesDirection ? trial.direction : nil
      let base = set ?? place.estimate(family.strategy, trial.text).base
      if isDrawn(base) { holds += family.names } else { fails += family.names }
    }
  }
}

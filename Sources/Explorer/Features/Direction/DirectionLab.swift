package import BidiAlgorithm
package import WritingDirection

/// What the Direction pane shows.
package struct DirectionLab: Hashable, Sendable {
  /// The row in hand, of the strategies in their order.
  package var row = 0
  /// What the columns show; nil for each strategy's answer.
  package var fixing: Fixing?
  /// Whether each word of the text carries its class.
  package var showsWords = false
  /// The direction that a paragraph had when its pin began to go round.
  var pinCycle: TextDirection?

  /// Fixes side by side, towards a direction.
  package struct Fixing: Hashable, Sendable {
    package var towards: TextDirection
    /// The fix in hand.
    package var kind: DirectionMend.Kind

    /// A fix in hand.
    package init(towards: TextDirection, kind: DirectionMend.Kind) {
      self.towards = towards
      self.kind = kind
    }
  }

  /// The strategy in hand.
  package var strategy: DirectionStrategy {
    let all = DirectionStrategy.all
    return all[min(max(0, row), all.count - 1)]
  }
}

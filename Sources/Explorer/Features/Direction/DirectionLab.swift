package import BidiAlgorithm
internal import ExplorerCore
package import WritingDirection

/// What the Direction pane shows.
package struct DirectionLab: Hashable, Sendable {
  /// The choice of the chosen row; nil for the row of what decides now.
  var chosen: DirectionChoice?
  /// The name of the choice that the user made last, in this session or an earlier one.
  var remembered: String?
  /// What the columns show; nil for each strategy's answer.
  package var fixing: Fixing?
  /// Whether each word of the text carries its class.
  package var showsWords = false
  /// The direction that a paragraph had when the user began to go through its pins.
  var pinCycle: TextDirection?

  /// Fixes side by side, towards a direction.
  package struct Fixing: Hashable, Sendable {
    package var towards: TextDirection
    /// The chosen fix.
    package var kind: DirectionFix.Kind

    /// A chosen fix.
    package init(towards: TextDirection, kind: DirectionFix.Kind) {
      self.towards = towards
      self.kind = kind
    }
  }
}

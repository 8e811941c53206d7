package import Explanation
package import TextModel

/// What is chosen in the table of the rules' work.
package struct TraceState: Hashable, Sendable {
  /// Whether the rules are being explained: the deciding scalars are then marked in every pane.
  package var isOn = false
  /// The stage chosen; nil for the one to which the caret's scalar owes its level.
  package var stage: TraceStage?
  /// Whether stages that changed nothing are shown too.
  package var isUnfolded = false
  /// Whether the text is shown as if the algorithm stopped after the chosen stage.
  package var isStepping = false
  /// Whether the steps go on by themselves.
  package var isPlaying = false
}

/// Something to do with the table of the rules' work.
package enum TraceAction: Hashable, Sendable {
  /// To the stage so many rows below.
  case stage(by: Int)
  case firstStage, lastStage
  /// To a cell: a stage, and a scalar of the document.
  case choose(TraceStage, ScalarOffset?)
  /// To so many pages of scalars further in storage.
  case page(Int)
  case fold, step, play
  /// Time has passed while the steps play.
  case tick
  /// Asks for the name of a rule to go to.
  case openJump
  /// Shows what the chosen rule says.
  case openRule
}

package import Explanation
internal import TextModel

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

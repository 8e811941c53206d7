/// How the arrow keys move, under the numbers of Firefox's `bidi.edit.caret_movement_style`.
public enum MotionPolicy: Int, CaseIterable, Hashable, Sendable {
  /// On the screen.
  case visual = 1
  /// On the screen; in storage order while a selection is extended.
  case visualWithLogicalSelection = 2
  /// In storage order: towards the paragraph's end for the arrow of its direction.
  case logical = 0

  /// Whether the arrows move in storage order, while a selection is extended or not.
  func isLogical(extending: Bool) -> Bool {
    self == .logical || (self == .visualWithLogicalSelection && extending)
  }
}

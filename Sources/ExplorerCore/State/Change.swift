/// What came of an action from outside, when all of it is done.
package struct Change: Hashable, Sendable {
  /// Whether the text, or what is noted beside it, has changed.
  package var hasChangedText: Bool
  /// What brought the action about.
  package var source: ActionSource
}

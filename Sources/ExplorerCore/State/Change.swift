/// What an action from outside has led to, once everything that followed from it is done.
package struct Change: Hashable, Sendable {
  /// Whether the text, or what is noted beside it, has changed.
  package var hasChangedText: Bool
  /// What brought the action about.
  package var source: ActionSource
}

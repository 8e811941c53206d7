package import TextModel

/// The policies that a text has when it is opened; nil for the program's own.
package struct UsualPolicies: Hashable, Sendable {
  private let selection: SelectionPolicy?
  private let words: WordPolicy?
  private let wraps: WrapPolicy?
  private let motion: MotionPolicy?

  /// What texts begin with.
  package init(
    selection: SelectionPolicy?, words: WordPolicy?, wraps: WrapPolicy?, motion: MotionPolicy?
  ) {
    (self.selection, self.words, self.wraps, self.motion) = (selection, words, wraps, motion)
  }

  /// The policies with these in place of their own.
  package func applied(to policies: EditorPolicies) -> EditorPolicies {
    var policies = policies
    policies.selectionPolicy = selection ?? policies.selectionPolicy
    policies.wordPolicy = words ?? policies.wordPolicy
    policies.wrapPolicy = wraps ?? policies.wrapPolicy
    policies.motionPolicy = motion ?? policies.motionPolicy
    return policies
  }
}

package import TextModel

/// The policies that texts begin with; nil where they are the program's own.
package struct UsualPolicies: Hashable, Sendable {
  private let selection: SelectionPolicy?
  private let words: WordPolicy?
  private let wraps: WrapPolicy?
  private let motion: MotionPolicy?

  /// What texts begin with.
  package init(
    selection: SelectionPolicy? = nil, words: WordPolicy? = nil, wraps: WrapPolicy? = nil,
    motion: MotionPolicy? = nil
  ) {
    (self.selection, self.words, self.wraps, self.motion) = (selection, words, wraps, motion)
  }

  /// Policies with these among them.
  package func applied(to policies: EditorPolicies) -> EditorPolicies {
    var policies = policies
    policies.selectionPolicy = selection ?? policies.selectionPolicy
    policies.wordPolicy = words ?? policies.wordPolicy
    policies.wrapPolicy = wraps ?? policies.wrapPolicy
    policies.motionPolicy = motion ?? policies.motionPolicy
    return policies
  }
}

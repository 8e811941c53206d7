package import Wording

/// What a line is asked for, and what is done with it.
package protocol PromptPurpose: Hashable, Sendable {
  /// What stands before the line; what follows a `(` is left out on a narrow screen.
  var title: Words { get }
  /// Whether an empty line is an answer too.
  var takesNothing: Bool { get }
  /// What a line that was accepted asks for.
  func action(for text: String) -> Action
}

extension PromptPurpose {
  package var takesNothing: Bool { false }
}

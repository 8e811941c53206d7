package import Wording

/// What a line is filled in for, and what is done with it.
package protocol PromptPurpose: Hashable, Sendable {
  /// The words before the line. On a narrow screen what follows a `(` is left out.
  var title: Words { get }
  /// Whether an empty line is an answer too.
  var takesNothing: Bool { get }
  /// What is to be done with the line.
  func action(for text: String) -> Action
}

extension PromptPurpose {
  package var takesNothing: Bool { false }
}

internal import Linting
internal import Wording

/// What was found in a text.
package struct FindingsAnswer: Hashable, Sendable {
  /// What was asked.
  let question: FindingsQuestion
  /// What the text is written in; nil where nobody knows.
  let kind: SourceKind?
  /// Whether the project leaves rules out.
  var asksFewer = false
  /// What is wrong in the project's settings.
  var complaint: Words?
  /// In the order of the text.
  let findings: [FoundDefect]
}

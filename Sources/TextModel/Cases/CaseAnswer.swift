public import Wording

/// What an editor says of a question.
public enum CaseAnswer: Hashable, Sendable {
  /// The state after the keys, and the caret's place on the screen where the editor knows it.
  case state(CaseState, VisualPoint?)
  /// The editor has no such key or option; why.
  case declined(Words)
  /// The editor gave no answer; why.
  case failed(Words)
}

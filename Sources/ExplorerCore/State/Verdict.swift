package import Wording

/// What is said of the caret's paragraph before anything else: whether something is wrong with it.
package struct Verdict: Hashable, Sendable {
  /// In a sentence.
  package var inFull: Words
  /// In few words.
  package var inBrief: Words
  /// Whether something is.
  package var isBad: Bool
  /// What a press on it asks for.
  package var action: Action?

  /// What is said.
  package init(_ inFull: Words, inBrief: Words, isBad: Bool, press action: Action? = nil) {
    (self.inFull, self.inBrief, self.isBad) = (inFull, inBrief, isBad)
    self.action = action
  }
}

extension AppState {
  /// What is said of the caret's paragraph; nil where nobody has judged it.
  package func verdict(_ analysis: Analysis) -> Verdict? {
    registry.features.lazy.compactMap { $0.verdict(self, analysis) }.first
  }
}

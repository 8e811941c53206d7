package import Wording

/// What is said of the caret's paragraph before anything else: whether something is wrong with it.
package struct Verdict: Hashable, Sendable {
  /// In a sentence, and what to do about it.
  package var inFull: Words
  /// The sentence alone.
  package var sentence: Words
  /// In few words.
  package var inBrief: Words
  /// Whether something is.
  package var isBad: Bool
  /// The piece that is told of, in scalars from the paragraph's start; nil where nothing is wrong,
  /// and where it is the whole paragraph.
  package var piece: Range<Int>?
  /// What a press on it asks for.
  package var action: Action?

  /// What is said; without a sentence of its own what is said in full is one.
  package init(
    _ inFull: Words, sentence: Words? = nil, inBrief: Words, isBad: Bool,
    piece: Range<Int>? = nil, press action: Action? = nil
  ) {
    (self.inFull, self.inBrief, self.isBad) = (inFull, inBrief, isBad)
    self.sentence = sentence ?? inFull
    self.piece = piece
    self.action = action
  }
}

extension AppState {
  /// What is said of the caret's paragraph; nil where nobody has judged it.
  package func verdict(_ analysis: Analysis) -> Verdict? {
    registry.features.lazy.compactMap { $0.verdict(self, analysis) }.first
  }
}

package import Wording

/// Whether something is wrong with the caret's paragraph. Panes say this before all else.
package struct Verdict: Hashable, Sendable {
  /// In a sentence, and what to do about it.
  package var inFull: Words
  /// The sentence alone.
  package var sentence: Words
  /// In few words.
  package var inBrief: Words
  /// Whether something is.
  package var isBad: Bool
  /// The piece that is torn, in scalars from the paragraph's start; nil where nothing is wrong, or
  /// where it is the whole paragraph.
  package var piece: Range<Int>?
  /// What a press on it asks for.
  package var action: Action?
  /// What is torn in another paragraph; nil where nothing is known to be.
  package var elsewhere: Elsewhere?

  /// Something wrong with another paragraph than the caret's.
  package struct Elsewhere: Hashable, Sendable {
    /// In a sentence.
    package var sentence: Words
    /// In few words.
    package var inBrief: Words
    /// In signs.
    package var inSigns: Words
    /// What a press on it asks for.
    package var action: Action

    /// Something wrong with another paragraph.
    package init(_ sentence: Words, inBrief: Words, inSigns: Words, press action: Action) {
      (self.sentence, self.inBrief) = (sentence, inBrief)
      (self.inSigns, self.action) = (inSigns, action)
    }
  }

  /// A verdict. By default its sentence is the one in full.
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
  /// What is said of the caret's paragraph; nil where it has not been judged.
  package func verdict(_ analysis: Analysis) -> Verdict? {
    registry.features.lazy.compactMap { $0.verdict(self, analysis) }.first
  }
}

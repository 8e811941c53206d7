public import UnicodeData

/// A word as it was spelled, and what it may be.
public struct SpelledWord: Hashable, Sendable {
  /// What was typed.
  @Exact public var input: String
  /// What it gives: the first candidate, or the input where it is left alone.
  @Exact public var text: String
  /// The candidates, the likeliest first, without the input. Empty where the word stays as it is.
  @Exact public var candidates: [String]
  /// The language of the word as BCP 47 tags it: the keyboard's, or `en`.
  public var language: String

  /// A word with what it gives.
  public init(input: String, text: String, candidates: [String], language: String) {
    self.input = input
    self.text = text
    self.candidates = candidates
    self.language = language
  }
}

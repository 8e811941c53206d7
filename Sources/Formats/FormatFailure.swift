public import Wording

/// Why a value cannot be formatted, with what would be right.
public struct FormatFailure: WordedError, Equatable {
  /// One sentence without a full stop.
  public let words: Words

  init(_ words: Words) { self.words = words }
}

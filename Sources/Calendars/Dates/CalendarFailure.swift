public import Wording

/// Why there is no date or no day, with what would be right.
public struct CalendarFailure: WordedError, Equatable {
  /// One sentence without a full stop.
  public let words: Words

  init(_ words: Words) { self.words = words }
}

/// What a double click takes.
public enum WordPolicy: String, CaseIterable, Hashable, Sendable {
  /// The part of a word (UAX #29) that runs in one direction, and where it is torn on the screen
  /// all its pieces, never what stands between.
  case pieces
  /// From the word's leftmost cell to its rightmost, with what stands between.
  case hull
  /// The word of UAX #29 as it is in storage.
  case logical
}

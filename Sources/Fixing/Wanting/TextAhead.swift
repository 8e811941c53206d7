internal import BidiAlgorithm

/// What of the text is behind a place, without what X9 removes.
struct TextAhead {
  /// The class of the next scalar; nil at the end.
  var next: BidiClass?
  /// The classes of all scalars.
  var later = BidiClassSet()
  /// How many of them, and how many controls that are yet to be put in, end embeddings or isolates.
  var ends = 0
}

internal import BidiAlgorithm

/// What of the text is behind a place, without what X9 removes.
struct TextAhead {
  /// The class of the next scalar; nil at the end.
  var next: BidiClass?
  /// Whether EN is among its classes.
  var hasNumber = false
  /// How many of them end embeddings or isolates.
  var ends = 0
  /// How many of them are drawn.
  var drawn = 0
  /// Whether L1 may set something of it back to the paragraph level.
  var isSetBack = false
}

internal import BidiAlgorithm

/// A part of what is read that is not drawn as it is read.
struct Torn: Hashable {
  /// What it is.
  var kind: PieceKind
  /// Where it stands in what is read.
  var range: Range<Int>
  /// In what way.
  var way: Tear.Way
  /// The direction in which it, or the sentence that it belongs to, is read.
  var read: TextDirection
  /// Whether it is one or more single signs.
  var isSign = false
}

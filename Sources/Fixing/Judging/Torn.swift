internal import BidiAlgorithm

/// A part of what is read that is not drawn as it is read.
struct Torn: Hashable {
  /// What it is.
  var kind: PieceKind
  /// Where it stands in what is read.
  var range: Range<Int>
  /// In what way.
  var way: Tear.Way
  /// The direction in which it is read; of what is out of its place, that of the words that put it
  /// there.
  var read: TextDirection
  /// Whether it is one or more single signs.
  var isSign = false
  /// Whether it is a part of the sentence, read in the other direction, that puts it in its place.
  var isPlacedByPart = false
  /// Whether what stands before it is called a name; asked of brackets that are out of their place.
  var isBehindName = false
}

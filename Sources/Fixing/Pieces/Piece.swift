/// A piece that was recognised in what is read.
struct Piece: Hashable {
  /// What it is.
  var kind: PieceKind
  /// Where it stands.
  var range: Range<Int>
  /// How its parts are read.
  var order: PieceOrder
  /// Its parts, where they have directions of their own; empty where it is read scalar by scalar.
  var parts: [Range<Int>] = []
  /// Whether it is a pattern of code whose only letters are right-to-left ones of its ranges: it
  /// goes with Latin letters.
  var isPattern = false
}

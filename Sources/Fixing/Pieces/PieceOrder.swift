/// How a piece is read.
enum PieceOrder: Hashable {
  /// Its scalars follow each other from left to right, whatever is around it.
  case leftToRight
  /// Its scalars follow each other from right to left.
  case rightToLeft
  /// Its parts may follow each other either way, as long as they are together.
  case either
}

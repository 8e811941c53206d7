internal import BidiAlgorithm
internal import Fixing

/// What is on the screen of a paragraph, from left to right.
enum Display {
  static func of(_ scalars: [Unicode.Scalar], _ direction: BaseDirection) -> [Unicode.Scalar] {
    DrawnParagraph(scalars, direction).display
  }

  /// The positions of scalars that take a place, from left to right.
  static func order(_ scalars: [Unicode.Scalar], _ direction: BaseDirection) -> [Int] {
    DrawnParagraph(scalars, direction).visibleOrder
  }
}

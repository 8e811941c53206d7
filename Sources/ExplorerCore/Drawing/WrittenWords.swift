package import UnicodeData

/// Words that were written on a canvas, and where they can be seen.
package struct WrittenWords: Hashable, Sendable {
  /// The words.
  @Exact package private(set) var words: String
  /// The part of the frame that they were written on.
  package let part: Rect
  /// Their row of the frame.
  package let row: Int
  /// The columns of the frame with something of them to be seen.
  package let columns: Set<Int>
}

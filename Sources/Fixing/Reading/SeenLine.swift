internal import BidiAlgorithm

/// A line as it was before any change, and the direction in which it is laid out: what somebody put
/// in order by its look is read so, and every change is held against that.
struct SeenLine {
  /// What is read of it, and where it is drawn.
  let text: Skeleton
  /// The direction in which it is laid out.
  let base: TextDirection

  /// Whether the place of a sign on the screen is behind that of a word which is stored behind it,
  /// as a direction is read. O(1).
  func isDrawn(_ sign: Int, behind word: Int, _ direction: TextDirection) -> Bool {
    guard text.ranks.indices.contains(sign), text.ranks.indices.contains(word) else { return false }
    return direction == .rightToLeft
      ? text.ranks[sign] < text.ranks[word] : text.ranks[sign] > text.ranks[word]
  }
}

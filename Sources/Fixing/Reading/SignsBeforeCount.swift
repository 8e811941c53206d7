internal import BidiAlgorithm

/// Signs between words of the other direction and a number with what it counts: `ABC - 3 reviews`,
/// `ABC! 5 stars`, `Review: ABC!!! 5/5 stars`.
///
/// One sign belongs to the sentence, as the number does. Several that end something stay together:
/// they belong to the words right behind which they stand, unless the sentence has words of its own
/// right before those, as in `Thanks ABC!! 5 stars`.
enum SignsBeforeCount {
  /// Whether a sign right behind words that begin with an element is one of the sentence before
  /// such a number. O(1), but for several signs that end something.
  static func areOfSentence(
    _ sign: Int, behind words: Element, _ all: [Element], _ text: Skeleton,
    _ context: TextDirection
  ) -> Bool {
    var (start, end) = (sign, sign + 1)
    if isEnd(all[sign], text) {
      while start > 0, isEnd(all[start - 1], text) { start -= 1 }
      while end < all.count, isEnd(all[end], text) { end += 1 }
    }
    guard end < all.count, all[end].kind == .number, all[end].direction == context else {
      return false
    }
    guard end - start > 1 else { return true }
    let before = all[..<start].last { $0.range.lowerBound < words.range.lowerBound }
    return before?.isWord == true && before?.direction == context
  }

  /// Whether an element is a sign that ends something, right behind what stands before it.
  private static func isEnd(_ element: Element, _ text: Skeleton) -> Bool {
    element.isJoinedSign(of: ".!?\u{2026}\u{61F}\u{6D4}", in: text)
  }
}

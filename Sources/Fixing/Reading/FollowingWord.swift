internal import BidiAlgorithm
internal import UnicodeData

/// A word that stands one blank behind something of its direction, and is drawn there as it is
/// read: right of it, or left of it in right-to-left letters.
struct FollowingWord {
  /// The last letter before the blank, and the first behind it, as they are read.
  let last: Int
  let next: Int

  /// A word behind what stands before it; nil where it is drawn elsewhere, or a line ends between
  /// them: those are drawn line by line. O(length of what stands before it).
  init?(_ word: Token, behind before: Token, _ text: Skeleton) {
    next = word.range.lowerBound
    let isRightToLeft = word.direction == .rightToLeft
    guard word.sort == .word, next == before.range.upperBound + 1, text.isSpace(next - 1),
      !ScalarFacts.endsLine(text.at(next - 1)),
      let last = before.range.last(where: text.isStrong),
      text.isRightToLeftLetter(last) == isRightToLeft,
      (text.ranks[last] > text.ranks[next]) == isRightToLeft
    else { return nil }
    self.last = last
  }
}

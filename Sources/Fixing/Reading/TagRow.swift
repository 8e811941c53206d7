internal import BidiAlgorithm

/// Hashtags and names of users in Latin letters side by side in a right-to-left sentence,
/// `ABC @dana @sara DEF`: each is by itself, in the order of the sentence.
enum TagRow {
  /// The elements with which the second tag of a row begins, and each one behind it. Behind Latin
  /// words a row goes on with them. O(*n*).
  static func starts(_ all: [Element], in text: Skeleton) -> [Int] {
    var starts: [Int] = []
    var isInRow = false
    for index in all.indices {
      guard isTag(all[index], text) else {
        isInRow = false
        continue
      }
      if isInRow, all[index].followsSpace {
        starts.append(index)
      } else {
        isInRow = index == 0 || all[index - 1].direction != .leftToRight
      }
    }
    return starts
  }

  /// Whether an element is the sign of a tag and a name in Latin letters.
  private static func isTag(_ element: Element, _ text: Skeleton) -> Bool {
    let start = element.range.lowerBound
    return element.kind == .identifier && element.direction == .leftToRight
      && TagSign.isOne(text.at(start)) && text.isLatin(start + 1)
  }
}

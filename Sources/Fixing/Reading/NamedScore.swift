internal import BidiAlgorithm

/// Scores between a name of one direction and a name of the other, `ABC 2 - 1 Chelsea`, also behind
/// a label, `Live: ABC 2 - 1 Chelsea`: the first number stands beside the first name, and the line
/// puts each behind the one before it.
enum NamedScore {
  /// The most words of a name, and the most digits of a number.
  private static let mostWords = 3
  private static let mostDigits = 2

  /// The elements of a number, a dash between blanks and a number, where a name of the other
  /// direction is all that stands before them and a name of the sentence's all that stands behind;
  /// nil where there are none. A name that numbers its kinds may own the first number. O(1).
  static func range(
    _ all: [Element], in text: Skeleton, context: TextDirection
  ) -> Range<Int>? {
    guard all.count <= 3 * mostWords + 4 else { return nil }
    let label = all.prefix { isName($0, context) }.count
    let hasLabel =
      label > 0 && label <= mostWords && label < all.count
      && all[label].isSign(of: ":", in: text)
    let first = hasLabel ? label + 1 : 0
    let names = all[first...].prefix { isName($0, context.opposite) }.count
    let start = first + names
    let end = start + 3
    guard (1...mostWords).contains(names), end < all.count,
      (1...mostWords).contains(all.count - end),
      all[end...].allSatisfy({ isName($0, context) && $0.followsSpace }),
      isNumber(all[start], text), isNumber(all[start + 2], text),
      all[start + 1].followsSpace, all[start + 1].isSign(of: "-\u{2013}\u{2014}", in: text),
      !NumberedName.mayOwn(all[start], behind: all[first..<start], text)
    else { return nil }
    return start..<end
  }

  private static func isName(_ element: Element, _ direction: TextDirection) -> Bool {
    element.isWord && element.direction == direction
  }

  /// Whether an element is a small number of European digits behind a blank.
  private static func isNumber(_ element: Element, _ text: Skeleton) -> Bool {
    element.kind == .number && element.followsSpace && element.range.count <= mostDigits
      && element.range.allSatisfy { ("0"..."9").contains(text.at($0)) }
  }
}

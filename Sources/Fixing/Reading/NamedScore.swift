internal import BidiAlgorithm

/// Scores between a name of one direction and a name of the other, `ABC 2 - 1 Chelsea`, also behind
/// a label, `Live: ABC 2 - 1 Chelsea`, or with what is said of the match at its end,
/// `ABC 2 - 1 Chelsea (FT)`: the first number stands beside the first name, and the line
/// puts each behind the one before it.
enum NamedScore {
  /// The most words of a name, and the most digits of a number.
  private static let mostWords = 3
  private static let mostDigits = 2
  /// The most elements of what is said of a match behind its names.
  private static let longestEnd = 4

  /// The elements of a number, a dash between blanks and a number, where a name of the other
  /// direction is all that stands before them and a name of the sentence's all that stands behind;
  /// nil where there are none. A name that numbers its kinds may own the first number. O(1).
  static func range(
    _ all: [Element], in text: Skeleton, context: TextDirection
  ) -> Range<Int>? {
    guard all.count <= 3 * mostWords + 4 + longestEnd else { return nil }
    let label = all.prefix { isName($0, context) }.count
    let hasLabel =
      label > 0 && label <= mostWords && label < all.count
      && all[label].isSign(of: ":", in: text)
    let first = hasLabel ? label + 1 : 0
    let names = all[first...].prefix { isName($0, context.opposite) }.count
    let start = first + names
    let end = start + 3
    guard (1...mostWords).contains(names), end < all.count else { return nil }
    let others = all[end...].prefix { isName($0, context) && $0.followsSpace }.count
    guard (1...mostWords).contains(others), isEnd(all[(end + others)...], text, context),
      isNumber(all[start], text), isNumber(all[start + 2], text),
      all[start + 1].followsSpace, all[start + 1].isSign(of: dashes(context), in: text),
      !NumberedName.mayOwn(all[start], behind: all[first..<start], text)
    else { return nil }
    return start..<end
  }

  /// The element of a score without blanks between a right-to-left name that begins an English line
  /// and the other one, `ABC 3-1 Real Madrid (full time)`; nil where there is none. A range of a
  /// street or a chapter stands before no name with a capital. O(1).
  static func tight(_ all: [Element], in text: Skeleton) -> Int? {
    let score = all.prefix(mostWords + 1).prefix { isName($0, .rightToLeft) }.count
    guard score > 0, score + 1 < all.count, all[score].followsSpace, all[score].kind == .number,
      all[score].range.count <= 2 * mostDigits + 1,
      all[score].range.contains(where: { "-\u{2013}".unicodeScalars.contains(text.at($0)) }),
      all[score].isEuropeanNumber(in: text)
    else { return nil }
    let others = all[(score + 1)...].prefix { isName($0, .leftToRight) && $0.followsSpace }
    guard (1...mostWords).contains(others.count),
      others.allSatisfy({ text.isCapital($0.range.lowerBound) }),
      isEnd(all[others.endIndex...], text, .leftToRight)
    else { return nil }
    return score
  }

  /// Signs between two scores. In English a colon is one, too.
  private static func dashes(_ context: TextDirection) -> String {
    context == .leftToRight ? "-\u{2013}\u{2014}:" : "-\u{2013}\u{2014}"
  }

  /// Whether elements behind the names say something of the match, or there are none: brackets, or
  /// words and numbers of the sentence behind a sign, `(FT)`, `, HT`, `| 90'`.
  private static func isEnd(
    _ end: ArraySlice<Element>, _ text: Skeleton, _ context: TextDirection
  ) -> Bool {
    guard let first = end.first else { return true }
    return end.count <= longestEnd && (first.kind == .brackets || first.isSign)
      && end.allSatisfy {
        $0.isNumeric || isName($0, context) || $0.isSign(of: ",|'\u{B7}-\u{2013}\u{2014}", in: text)
          || ($0.kind == .brackets && $0.direction != context.opposite)
      }
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

internal import BidiAlgorithm

/// How many points of how many somebody has, with a slash between blanks, at the end of a line that
/// is read from left to right, behind a label and a right-to-left name: `Grade: ABC 19.5 / 20`.
///
/// The line draws the name and both numbers from right to left. In a right-to-left line they may
/// follow each other either way.
enum ShareBehindName {
  /// The fewest elements of such a line: a label, its colon, a name and the share.
  private static let fewest = 6

  /// The elements with the share at their end as one, which is read as its line. O(their number).
  static func joined(
    _ all: [Element], in text: Skeleton, _ context: TextDirection
  ) -> [Element] {
    guard context == .leftToRight, all.count >= fewest, let last = all.last, isNumber(last, text),
      last.followsSpace
    else {
      return all
    }
    let (number, slash) = (all[all.count - 3], all[all.count - 2])
    guard slash.followsSpace, slash.isSign(of: "/", in: text), isNumber(number, text),
      number.followsSpace, let have = value(number, text), let most = value(last, text),
      have <= most, all[all.count - 4].isWord, all[all.count - 4].direction == .rightToLeft,
      let colon = all.firstIndex(where: { $0.isJoinedSign(of: ":", in: text) }), colon > 0,
      colon < all.count - 4,
      all[..<colon].allSatisfy({ $0.isWord && $0.direction == .leftToRight }),
      all[(colon + 1)..<(all.count - 3)].allSatisfy({
        $0.isWord && $0.direction == .rightToLeft
      })
    else { return all }
    let range = number.range.lowerBound..<last.range.upperBound
    var share = Element(
      kind: .number, range: range, order: .leftToRight, parts: [], direction: nil)
    share.followsSpace = true
    return all.dropLast(3) + [share]
  }

  private static func isNumber(_ element: Element, _ text: Skeleton) -> Bool {
    element.kind == .number && element.isEuropeanNumber(in: text)
  }

  /// The value of a number with a decimal point or without one; nil of anything else.
  private static func value(_ number: Element, _ text: Skeleton) -> Double? {
    Double(text.string(number.range))
  }
}

internal import BidiAlgorithm

/// A time, a range, a share or the state of a match right behind a name in right-to-left letters,
/// in a line in which Latin words stand before and behind it: `Bus 5 to ABC 14:30 (platform 2)`,
/// `Read pages of ABC 12–18 tonight`, `Live: ABC 250/4 (45.2) vs Oslo`. They are the line's.
///
/// A number of nothing but digits may be that of a house or of a chapter, which goes with the name,
/// and so may a verse, `12:1`, a house with its door, `3-1`, a rating, `4/5`, and a price.
enum FigureBehindName {
  /// The most elements behind a name.
  private static let mostBehind = 5

  /// Whether elements behind a name are such a figure, with what stands beside it. O(their length).
  static func isOfLine(
    _ tail: Range<Int>, behind name: Range<Int>, _ all: [Element], _ text: Skeleton
  ) -> Bool {
    guard (1...mostBehind).contains(tail.count), tail.upperBound < all.count, name.lowerBound > 0,
      all[0].kind == .date
        || all[..<name.lowerBound].contains(where: { $0.isWord && $0.direction == .leftToRight }),
      LabelledName.isName(all[name], text)
    else { return false }
    let first = all[tail.lowerBound]
    guard first.followsSpace, !text.followsWordForNumbered(first.range.lowerBound),
      !text.followsWordForValue(first.range.lowerBound),
      !all[name].contains(where: { text.hasWordForHour(at: $0.range.lowerBound) })
    else { return false }
    let rest = tail.dropFirst()
    if first.isSign(of: "\u{D7}=", in: text) {
      return rest.first.map { all[$0].isEuropeanNumber(in: text) } == true
        && rest.dropFirst().allSatisfy { all[$0].isJoinedSign(of: ",;", in: text) }
    }
    let isLabelled = all[name.lowerBound - 1].isJoinedSign(of: ":", in: text)
    let isFigure =
      (first.kind == .time && !isLabelled && first.isEuropeanNumber(in: text))
      || first.kind == .date
      || isFigure(first, text) || isRangeInBrackets(first, text)
      || (isShareOfTwo(first, text) && rest.first.map { isNumberInBrackets(all[$0], text) } == true)
    return isFigure
      && rest.allSatisfy { index in
        let element = all[index]
        return element.isJoinedSign(of: ",;.*", in: text) || isNumberInBrackets(element, text)
          || (element.isSign && element.followsSpace && index == tail.upperBound - 1)
      }
  }

  /// Whether an element is a share or a range whose numbers a dash for ranges parts.
  private static func isFigure(_ element: Element, _ text: Skeleton) -> Bool {
    element.kind == .number && element.isEuropeanNumber(in: text)
      && element.range.contains { "%\u{2013}".unicodeScalars.contains(text.at($0)) }
  }

  /// Whether an element is two numbers with a slash between them.
  private static func isShareOfTwo(_ element: Element, _ text: Skeleton) -> Bool {
    element.kind == .number && element.isEuropeanNumber(in: text)
      && element.range.contains { text.at($0) == "/" }
  }

  /// Whether brackets hold a range and nothing else.
  private static func isRangeInBrackets(_ element: Element, _ text: Skeleton) -> Bool {
    isNumberInBrackets(element, text)
      && element.range.contains { "-\u{2013}".unicodeScalars.contains(text.at($0)) }
  }

  /// Whether brackets hold a number and nothing else.
  private static func isNumberInBrackets(_ element: Element, _ text: Skeleton) -> Bool {
    guard element.kind == .brackets, element.parts.count == 3 else { return false }
    let inside = element.parts[1]
    return (inside.parts.isEmpty ? [inside] : inside.parts).allSatisfy {
      $0.isEuropeanNumber(in: text)
    }
  }
}

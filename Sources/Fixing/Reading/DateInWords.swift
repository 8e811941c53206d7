internal import BidiAlgorithm

/// Dates with the right-to-left name of a month in a sentence that is read from left to right,
/// `Due date: 15 ABC 2025`, `Seen: 1394/ABC/26`: day, month and year are one piece. Drawn from left
/// to right it is read as well, so only what is drawn otherwise is taken for one from right to
/// left. So are two days with their months and a dash between them that are drawn into each other.
enum DateInWords {
  /// No name of a month has as many scalars.
  private static let longestMonth = 10

  /// The elements, with each such date as one. O(*n*).
  static func joined(_ all: [Element], in text: Skeleton) -> [Element] {
    guard all.indices.contains(where: { dateCount($0, all, text) != nil }) else { return all }
    var result: [Element] = []
    result.reserveCapacity(all.count)
    var index = 0
    while index < all.count {
      guard let count = dateCount(index, all, text) else {
        result.append(all[index])
        index += 1
        continue
      }
      let parts = Array(all[index..<index + count])
      let range = all[index].range.lowerBound..<all[index + count - 1].range.upperBound
      result.append(
        Element(
          kind: .date, range: range, order: .rightToLeft, parts: parts, direction: .rightToLeft))
      index += count
    }
    return result
  }

  /// How many elements from one on are such a date or two; nil where none begins. Few elements are
  /// numbers, and months are looked up beside those alone.
  private static func dateCount(_ index: Int, _ all: [Element], _ text: Skeleton) -> Int? {
    isDate(index, all, text)
      ? 3 : tightCount(index, all, text) ?? spanCount(index, all, text)
  }

  /// The elements, with the year of a date and the day of the next one as two, between which a
  /// hyphen without blanks stands: `26 ABC 1945-15 DEF 1946` is from one date to another. O(*n*).
  static func parted(_ all: [Element], in text: Skeleton) -> [Element] {
    guard all.contains(where: { isYearAndDay($0, text) }) else { return all }
    var result: [Element] = []
    result.reserveCapacity(all.count + 2)
    for (index, element) in all.enumerated() {
      guard isYearAndDay(element, text), index > 0, index + 1 < all.count,
        isMonth(all[index - 1], text), isMonth(all[index + 1], text), element.followsSpace,
        all[index + 1].followsSpace
      else {
        result.append(element)
        continue
      }
      var parts = element.parts
      for part in parts.indices {
        parts[part].isSign = part == 1
        parts[part].kind = part == 1 ? .punctuation : .number
        parts[part].order = part == 1 ? .either : .leftToRight
      }
      parts[0].followsSpace = true
      result += parts
    }
    return result
  }

  /// Whether an element is a number of four digits, a hyphen and one of a day.
  private static func isYearAndDay(_ element: Element, _ text: Skeleton) -> Bool {
    guard element.kind == .number, element.isNumeric, element.parts.count == 3 else { return false }
    let (year, joint, day) = (
      element.parts[0].range, element.parts[1].range, element.parts[2].range
    )
    return year.count == 4 && (1...2).contains(day.count) && joint.count == 1
      && year.allSatisfy(text.isDigit) && day.allSatisfy(text.isDigit)
      && "-\u{2010}\u{2011}\u{2013}\u{2014}".unicodeScalars.contains(text.at(joint.lowerBound))
  }

  /// How many elements from one on are a date with a sign and no blanks between its parts, the
  /// first of which is its year or its day, `1394/ABC/26`, `3-ABC-2024`, and are not drawn from
  /// left to right or from right to left; nil where none begins.
  private static func tightCount(_ index: Int, _ all: [Element], _ text: Skeleton) -> Int? {
    let end = index + 5
    guard end <= all.count, all[index + 1].isSign, all[index + 3].isSign,
      all[index + 1..<end].allSatisfy({ !$0.followsSpace }), isMonth(all[index + 2], text)
    else { return nil }
    let sign = text.at(all[index + 1].range.lowerBound)
    guard "/-.".unicodeScalars.contains(sign), text.at(all[index + 3].range.lowerBound) == sign,
      (isNumber(all[index], 4...4, text) && isNumber(all[index + 4], 1...2, text))
        || (isNumber(all[index], 1...2, text) && isNumber(all[index + 4], 2...4, text))
    else { return nil }
    let ranks = (index..<end).map { text.ranks[all[$0].range.lowerBound] }
    let pairs = zip(ranks, ranks.dropFirst())
    return pairs.allSatisfy({ $0 < $1 }) || pairs.allSatisfy({ $0 > $1 }) ? nil : 5
  }

  /// How many elements from one on are a day and a month, a dash and another day and month, with
  /// their year or without one, which are drawn into each other: `5 ABC - 9 DEF`. nil where none
  /// begin; dates side by side may stand in either order.
  private static func spanCount(_ index: Int, _ all: [Element], _ text: Skeleton) -> Int? {
    let second = index + 3
    guard second + 1 < all.count, isDay(index, all, text), isDay(second, all, text),
      all[index + 2].isSign(of: "-\u{2010}\u{2013}\u{2014}", in: text),
      all[index + 2].followsSpace, all[second].followsSpace
    else { return nil }
    func places(_ first: Int) -> [Int] {
      [first, first + 1].map { text.ranks[all[$0].range.lowerBound] }.sorted()
    }
    let (from, to) = (places(index), places(second))
    guard from[1] > to[0], to[1] > from[0] else { return nil }
    let year = second + 2
    return year < all.count && all[year].followsSpace && isNumber(all[year], 4...4, text) ? 6 : 5
  }

  /// Whether a day and the name of a month begin with an element.
  private static func isDay(_ index: Int, _ all: [Element], _ text: Skeleton) -> Bool {
    isNumber(all[index], 1...2, text) && all[index + 1].followsSpace
      && isMonth(all[index + 1], text)
  }

  /// Whether a day, the name of a month and a year begin with an element, and are not drawn from
  /// left to right.
  private static func isDate(_ index: Int, _ all: [Element], _ text: Skeleton) -> Bool {
    guard index + 2 < all.count, isNumber(all[index], 1...2, text),
      isNumber(all[index + 2], 4...4, text), all[index + 1].followsSpace,
      all[index + 2].followsSpace, isMonth(all[index + 1], text)
    else { return false }
    let ranks = (index...index + 2).map { text.ranks[all[$0].range.lowerBound] }
    return !(ranks[0] < ranks[1] && ranks[1] < ranks[2])
  }

  private static func isNumber(
    _ element: Element, _ digits: ClosedRange<Int>, _ text: Skeleton
  ) -> Bool {
    element.kind == .number && element.isNumeric && digits.contains(element.range.count)
      && element.range.allSatisfy(text.isDigit)
  }

  private static func isMonth(_ word: Element, _ text: Skeleton) -> Bool {
    word.isWord && word.direction == .rightToLeft && word.range.count < longestMonth
      && months.contains(text.string(word.range))
  }

  // Months of the common year in Hebrew, with a preposition, too; in Arabic by both of their names,
  // and of the Islamic year; of the Persian and the common year in Persian; in Urdu.
  private static let months: Set<String> = Set(
    """
    \u{5D9}\u{5E0}\u{5D5}\u{5D0}\u{5E8} \u{5E4}\u{5D1}\u{5E8}\u{5D5}\u{5D0}\u{5E8} \
    \u{5DE}\u{5E8}\u{5E5} \u{5DE}\u{5E8}\u{5E1} \u{5D0}\u{5E4}\u{5E8}\u{5D9}\u{5DC} \
    \u{5DE}\u{5D0}\u{5D9} \u{5D9}\u{5D5}\u{5E0}\u{5D9} \u{5D9}\u{5D5}\u{5DC}\u{5D9} \
    \u{5D0}\u{5D5}\u{5D2}\u{5D5}\u{5E1}\u{5D8} \u{5E1}\u{5E4}\u{5D8}\u{5DE}\u{5D1}\u{5E8} \
    \u{5D0}\u{5D5}\u{5E7}\u{5D8}\u{5D5}\u{5D1}\u{5E8} \u{5E0}\u{5D5}\u{5D1}\u{5DE}\u{5D1}\u{5E8} \
    \u{5D3}\u{5E6}\u{5DE}\u{5D1}\u{5E8} \u{5D1}\u{5D9}\u{5E0}\u{5D5}\u{5D0}\u{5E8} \
    \u{5D1}\u{5E4}\u{5D1}\u{5E8}\u{5D5}\u{5D0}\u{5E8} \u{5D1}\u{5DE}\u{5E8}\u{5E5} \
    \u{5D1}\u{5DE}\u{5E8}\u{5E1} \u{5D1}\u{5D0}\u{5E4}\u{5E8}\u{5D9}\u{5DC} \
    \u{5D1}\u{5DE}\u{5D0}\u{5D9} \u{5D1}\u{5D9}\u{5D5}\u{5E0}\u{5D9} \
    \u{5D1}\u{5D9}\u{5D5}\u{5DC}\u{5D9} \u{5D1}\u{5D0}\u{5D5}\u{5D2}\u{5D5}\u{5E1}\u{5D8} \
    \u{5D1}\u{5E1}\u{5E4}\u{5D8}\u{5DE}\u{5D1}\u{5E8} \
    \u{5D1}\u{5D0}\u{5D5}\u{5E7}\u{5D8}\u{5D5}\u{5D1}\u{5E8} \
    \u{5D1}\u{5E0}\u{5D5}\u{5D1}\u{5DE}\u{5D1}\u{5E8} \u{5D1}\u{5D3}\u{5E6}\u{5DE}\u{5D1}\u{5E8} \
    \u{64A}\u{646}\u{627}\u{64A}\u{631} \u{641}\u{628}\u{631}\u{627}\u{64A}\u{631} \
    \u{645}\u{627}\u{631}\u{633} \u{623}\u{628}\u{631}\u{64A}\u{644} \
    \u{627}\u{628}\u{631}\u{64A}\u{644} \u{625}\u{628}\u{631}\u{64A}\u{644} \
    \u{645}\u{627}\u{64A}\u{648} \u{64A}\u{648}\u{646}\u{64A}\u{648} \
    \u{64A}\u{648}\u{644}\u{64A}\u{648} \u{623}\u{63A}\u{633}\u{637}\u{633} \
    \u{627}\u{63A}\u{633}\u{637}\u{633} \u{633}\u{628}\u{62A}\u{645}\u{628}\u{631} \
    \u{623}\u{643}\u{62A}\u{648}\u{628}\u{631} \u{627}\u{643}\u{62A}\u{648}\u{628}\u{631} \
    \u{646}\u{648}\u{641}\u{645}\u{628}\u{631} \u{62F}\u{64A}\u{633}\u{645}\u{628}\u{631} \
    \u{634}\u{628}\u{627}\u{637} \u{622}\u{630}\u{627}\u{631} \
    \u{646}\u{64A}\u{633}\u{627}\u{646} \u{623}\u{64A}\u{627}\u{631} \
    \u{62D}\u{632}\u{64A}\u{631}\u{627}\u{646} \u{62A}\u{645}\u{648}\u{632} \u{622}\u{628} \
    \u{623}\u{64A}\u{644}\u{648}\u{644} \u{645}\u{62D}\u{631}\u{645} \u{635}\u{641}\u{631} \
    \u{631}\u{62C}\u{628} \u{634}\u{639}\u{628}\u{627}\u{646} \
    \u{631}\u{645}\u{636}\u{627}\u{646} \u{634}\u{648}\u{627}\u{644} \
    \u{641}\u{631}\u{648}\u{631}\u{62F}\u{6CC}\u{646} \
    \u{627}\u{631}\u{62F}\u{6CC}\u{628}\u{647}\u{634}\u{62A} \u{62E}\u{631}\u{62F}\u{627}\u{62F} \
    \u{62A}\u{6CC}\u{631} \u{645}\u{631}\u{62F}\u{627}\u{62F} \
    \u{634}\u{647}\u{631}\u{6CC}\u{648}\u{631} \u{645}\u{647}\u{631} \
    \u{622}\u{628}\u{627}\u{646} \u{622}\u{630}\u{631} \u{62F}\u{6CC} \
    \u{628}\u{647}\u{645}\u{646} \u{627}\u{633}\u{641}\u{646}\u{62F} \
    \u{698}\u{627}\u{646}\u{648}\u{6CC}\u{647} \u{641}\u{648}\u{631}\u{6CC}\u{647} \
    \u{622}\u{648}\u{631}\u{6CC}\u{644} \u{645}\u{647} \u{698}\u{648}\u{626}\u{646} \
    \u{698}\u{648}\u{626}\u{6CC}\u{647} \u{627}\u{648}\u{62A} \
    \u{633}\u{67E}\u{62A}\u{627}\u{645}\u{628}\u{631} \u{627}\u{6A9}\u{62A}\u{628}\u{631} \
    \u{646}\u{648}\u{627}\u{645}\u{628}\u{631} \u{62F}\u{633}\u{627}\u{645}\u{628}\u{631} \
    \u{62C}\u{646}\u{648}\u{631}\u{6CC} \u{641}\u{631}\u{648}\u{631}\u{6CC} \
    \u{645}\u{627}\u{631}\u{686} \u{627}\u{67E}\u{631}\u{6CC}\u{644} \u{645}\u{626}\u{6CC} \
    \u{62C}\u{648}\u{646} \u{62C}\u{648}\u{644}\u{627}\u{626}\u{6CC} \
    \u{627}\u{6AF}\u{633}\u{62A} \u{633}\u{62A}\u{645}\u{628}\u{631} \
    \u{627}\u{6A9}\u{62A}\u{648}\u{628}\u{631} \u{646}\u{648}\u{645}\u{628}\u{631} \
    \u{62F}\u{633}\u{645}\u{628}\u{631}
    """.split(separator: " ").map(String.init))
}

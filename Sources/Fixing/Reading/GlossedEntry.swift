internal import BidiAlgorithm

/// A Latin entry of a menu with its dots and what it is called in right-to-left words, as lists of
/// terms have them in a line from right to left: `Save as… = ABC DEF`, `Open...: ABC`. The dots say
/// that the entry asks for more, and are its own.
enum GlossedEntry {
  /// The most words of an entry, and of what it is called.
  private static let mostWords = 5
  /// The most dots, one by one.
  private static let mostDots = 3

  /// Whether an element is one of the dots behind the entry that begins the line, of which members
  /// were read, with a sign behind them that parts it from right-to-left words. An end of a
  /// sentence behind those tells something else. O(1).
  static func closes(
    _ index: Int, behind members: [Element], _ all: [Element], _ text: Skeleton
  ) -> Bool {
    guard isDot(all[index], text), members[0].range.lowerBound == all[0].range.lowerBound
    else { return false }
    let words = all.prefix { $0.isWord && $0.direction == .leftToRight }.count
    guard (1...mostWords).contains(words), words <= index else { return false }
    let dots = all[words...].prefix(mostDots + 1).prefix { isDot($0, text) }
    let isEllipsis =
      dots.count == 1
      ? text.at(all[words].range.lowerBound) == "\u{2026}"
      : dots.count == mostDots && dots.allSatisfy { $0.isSign(of: ".", in: text) }
    let sign = dots.endIndex
    guard isEllipsis, index < sign, sign + 1 < all.count, parts(all[sign], text),
      all[sign + 1].followsSpace
    else { return false }
    let meaning = all[(sign + 1)...].prefix { $0.isWord && $0.direction == .rightToLeft }
    return (1...mostWords).contains(meaning.count)
      && all[meaning.endIndex...].prefix(mostDots + 1).allSatisfy { isDot($0, text) }
      && isEnd(meaning.endIndex, all, text)
  }

  /// Whether nothing stands behind the words of what an entry is called, or dots as its own.
  private static func isEnd(_ end: Int, _ all: [Element], _ text: Skeleton) -> Bool {
    switch all.count - end {
    case 0, mostDots: true
    case 1: text.at(all[end].range.lowerBound) == "\u{2026}"
    default: false
    }
  }

  /// Whether a sign parts an entry from what it is called: a colon right behind it, or another sign
  /// between blanks.
  private static func parts(_ sign: Element, _ text: Skeleton) -> Bool {
    guard sign.isSign else { return false }
    if !sign.followsSpace { return sign.isSign(of: ":", in: text) }
    return sign.isSign(of: "=-\u{2013}\u{2014}", in: text)
      || ArrowSign.pointsRight(text.at(sign.range.lowerBound))
      || text.at(sign.range.lowerBound) == "\u{2190}"
  }

  private static func isDot(_ element: Element, _ text: Skeleton) -> Bool {
    element.isJoinedSign(of: ".\u{2026}", in: text)
  }
}

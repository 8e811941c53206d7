internal import BidiAlgorithm

/// Names in letters of both directions in a line from left to right, each with its number:
/// `Scores: ABC 3, John 5, DEF 2`, `ABC: 88%, Sara: 91%`. Those in Latin letters tell that each
/// number stands behind its name.
enum MixedScores {
  /// The most words of a Latin name.
  private static let longestName = 3

  /// Whether tokens are a few Latin words that lead to such a list, or none, and the list.
  /// O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.contains(where: { $0.piece?.kind == .number }),
      tokens.contains(where: { $0.direction == .rightToLeft })
    else { return false }
    return !parts(tokens.map { Element($0) }, in: text).behind.isEmpty
  }

  /// The elements with which names begin but the first, and what stands behind right-to-left ones:
  /// the colon, or else the number. O(*n*).
  static func parts(_ all: [Element], in text: Skeleton) -> (names: [Int], behind: [Int]) {
    guard let begin = start(all, text) else { return ([], []) }
    var (starts, own): ([Int], [Int]) = ([], [])
    var hasLatin = false
    var next = begin
    while let item = item(next, all, text) {
      starts.append(next)
      if all[next].direction == .rightToLeft {
        own.append(item.behindName)
      } else {
        hasLatin = true
      }
      next = item.end
      guard next + 1 < all.count, isComma(all[next], text), all[next + 1].followsSpace else {
        break
      }
      next += 1
    }
    guard hasLatin, !own.isEmpty, all[next...].allSatisfy({ $0.isSign && !$0.followsSpace }) else {
      return ([], [])
    }
    return (Array(starts.dropFirst()), own)
  }

  /// Where the list begins: with the line, or behind a colon or a dash behind Latin words; nil
  /// where a name with its number begins at neither.
  private static func start(_ all: [Element], _ text: Skeleton) -> Int? {
    if let first = item(0, all, text), first.end < all.count, isComma(all[first.end], text) {
      return 0
    }
    let lead = all.prefix { $0.direction != .rightToLeft && !isBehindLead($0, text) }
    let sign = lead.endIndex
    guard sign > 0, sign + 1 < all.count, isBehindLead(all[sign], text), all[sign + 1].followsSpace,
      lead.contains(where: { $0.direction == .leftToRight })
    else { return nil }
    return sign + 1
  }

  private static func isComma(_ element: Element, _ text: Skeleton) -> Bool {
    element.isJoinedSign(of: ",;\u{60C}", in: text)
  }

  private static func isBehindLead(_ element: Element, _ text: Skeleton) -> Bool {
    element.isJoinedSign(of: ":", in: text) || element.isSign(of: "-\u{2013}\u{2014}", in: text)
  }

  /// The end of a name with its number that begin with an element, and what stands behind the name;
  /// nil where none do.
  private static func item(
    _ start: Int, _ all: [Element], _ text: Skeleton
  ) -> (behindName: Int, end: Int)? {
    guard start < all.count, let name = NameLists.endOfName(start, all) ?? latin(start, all, text),
      name < all.count
    else { return nil }
    let number = all[name].isJoinedSign(of: ":", in: text) ? name + 1 : name
    guard number < all.count, all[number].followsSpace, all[number].kind == .number,
      all[number].isEuropeanNumber(in: text)
    else { return nil }
    return (name, number + 1)
  }

  /// The end of Latin words with capitals that begin with an element; nil of anything else.
  private static func latin(_ start: Int, _ all: [Element], _ text: Skeleton) -> Int? {
    let name = all[start...].prefix {
      $0.isWord && $0.direction == .leftToRight && text.isCapital($0.range.lowerBound)
    }
    return (1...longestName).contains(name.count) ? name.endIndex : nil
  }
}

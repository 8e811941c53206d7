internal import BidiAlgorithm

/// By what something is sorted, behind a Latin label: right-to-left words with an arrow behind
/// each, `Sort: ABC ↑ DEF ↓`. Each arrow stands behind its own words.
enum SortedItems {
  /// Arrows and triangles that point up and down.
  private static let arrows = "\u{2191}\u{2193}\u{25B2}\u{25BC}"

  /// Whether tokens are such a line. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let last = tokens.last?.sign(in: text), arrows.unicodeScalars.contains(last) else {
      return false
    }
    return !parts(tokens.map { Element($0) }, in: text).behind.isEmpty
  }

  /// The elements with which items begin but the first, and the arrows. O(*n*).
  static func parts(_ all: [Element], in text: Skeleton) -> (names: [Int], behind: [Int]) {
    guard let last = all.last, isArrow(last, text),
      let colon = all.firstIndex(where: { $0.isJoinedSign(of: ":", in: text) }),
      all[..<colon].contains(where: { $0.direction == .leftToRight }),
      !all[..<colon].contains(where: { $0.direction == .rightToLeft })
    else { return ([], []) }
    var (starts, arrows): ([Int], [Int]) = ([], [])
    var next = colon + 1
    while let arrow = NameLists.endOfName(next, all), arrow < all.count, isArrow(all[arrow], text) {
      starts.append(next)
      arrows.append(arrow)
      next = arrow + 1
      if next < all.count, all[next].isJoinedSign(of: ",;|", in: text) { next += 1 }
    }
    guard starts.count > 1, next == all.count else { return ([], []) }
    return (Array(starts.dropFirst()), arrows)
  }

  private static func isArrow(_ element: Element, _ text: Skeleton) -> Bool {
    element.isSign(of: arrows, in: text)
  }
}

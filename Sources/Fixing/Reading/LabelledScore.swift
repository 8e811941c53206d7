internal import BidiAlgorithm

/// Two right-to-left names with a score between them behind a label that says so, in a line that is
/// read from left to right: `Score: ABC 3 - 2 DEF`, `Final: ABC 81:78 DEF (OT)`. The first name
/// stands left of the score.
enum LabelledScore {
  /// The most letters of a label.
  private static let longestLabel = 12

  /// Whether tokens are such a line. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    // Few lines have a number behind a colon, and need no elements to be made.
    guard tokens.prefix(3).contains(where: { $0.sign(in: text) == ":" }),
      tokens.contains(where: { $0.isUndirectedPiece })
    else { return false }
    return score(in: tokens.map { Element($0) }, text) != nil
  }

  /// The elements from behind the first number of the score to the first of the second name; nil
  /// where there is no score. O(*n*).
  static func score(in all: [Element], _ text: Skeleton) -> (start: Int, other: Int)? {
    guard all.count > 4,
      let colon = all.prefix(3).firstIndex(where: { $0.isSign(of: ":", in: text) }), colon > 0,
      all[..<colon].allSatisfy({ $0.isWord && $0.direction == .leftToRight }),
      all[colon].range.lowerBound <= longestLabel,
      labels.contains(text.string(0..<all[colon].range.lowerBound).lowercased()),
      let end = NameLists.endOfName(colon + 1, all),
      let other = all[end...].firstIndex(where: { !isOfScore($0, text) }),
      other > end, all[end].isNumeric, all[other - 1].isNumeric, all[end].followsSpace,
      let last = NameLists.endOfName(other, all),
      last == all.count || all[last].isSign
        || (all[last].kind == .brackets && all[last].direction != .rightToLeft)
    else { return nil }
    return (start: end + 1, other: other)
  }

  private static func isOfScore(_ element: Element, _ text: Skeleton) -> Bool {
    element.isNumeric || element.isSign(of: "-:\u{2013}\u{2014}", in: text)
  }

  private static let labels: Set<String> = [
    "final", "final score", "ft", "full time", "game", "half time", "ht", "match", "result",
    "score", "semifinal",
  ]
}

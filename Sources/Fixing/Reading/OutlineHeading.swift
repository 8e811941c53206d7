internal import BidiAlgorithm

/// Headings of an outline of Org with the word for how far the task is: `* TODO ABC: DEF :GHI:`.
/// Stars and word stand at the left; what is to be done is a right-to-left text of its own, with
/// its tags.
enum OutlineHeading {
  /// The most scalars before the text.
  private static let longestLead = 40

  /// The tokens of the text, but for Latin tags behind it; nil where tokens are no such heading.
  /// O(tokens).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    guard text.at(0) == "*",
      let start = text.scalars.prefix(longestLead).indices.first(where: text.isRightToLeftLetter),
      text.isSpace(start - 1), isLead(text.string(0..<start)),
      let first = tokens.firstIndex(where: { $0.range.lowerBound >= start }),
      let last = tokens.lastIndex(where: { $0.direction == .rightToLeft }), last >= first
    else { return nil }
    let words = tokens[first...].filter { $0.sort == .word }
    guard words.count(where: { $0.direction == .leftToRight }) * 2 < words.count else { return nil }
    guard tokens[last...].contains(where: { $0.direction == .leftToRight }) else {
      return first..<tokens.count
    }
    var end = (PrefixedEnd.endOfName(behind: last, tokens, text) ?? last) + 1
    while end < tokens.count, tokens[end].sort == .sign, !tokens[end].followsSpace { end += 1 }
    return first..<end
  }

  /// Whether a lead is stars, the word, and the priority in brackets or none.
  private static func isLead(_ lead: String) -> Bool {
    let words = lead.split(separator: " ")
    guard words.count == 2 || words.count == 3, words[0].allSatisfy({ $0 == "*" }),
      states.contains(words[1])
    else { return false }
    return words.count == 2 || (words[2].hasPrefix("[#") && words[2].hasSuffix("]"))
  }

  private static let states: Set<Substring> = [
    "CANCELED", "CANCELLED", "DONE", "HOLD", "NEXT", "PROJ", "STARTED", "TODO", "WAIT", "WAITING",
  ]
}

internal import BidiAlgorithm

/// Brackets in a sentence that is read from left to right that hold a title or a name in
/// right-to-left letters, and behind a comma a year or two: `Waltz with Bashir (ABC, 2008)`.
enum YearBehindTitle {
  /// The token of the comma between two brackets, behind which the year stands; nil where they hold
  /// anything else, or no Latin word stands before them. The year is the sentence's. O(tokens in
  /// the brackets).
  static func comma(
    _ opening: Int, _ closing: Int, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    guard opening > 0, closing - opening <= longest, closing - opening > 3,
      tokens[opening].sign(in: text) == "(", tokens[opening].followsSpace,
      tokens[opening - 1].sort == .word, tokens[opening - 1].direction == .leftToRight
    else { return nil }
    let comma = closing - 2
    let title = tokens[opening + 1..<comma]
    guard tokens[comma].sign(in: text) == ",", isYear(tokens[closing - 1], text),
      title.allSatisfy({ $0.sort == .word && $0.direction == .rightToLeft })
    else { return nil }
    return comma
  }

  /// The most tokens between such brackets.
  private static let longest = 16

  /// Whether a token is a year of the last centuries, or from one to another.
  private static func isYear(_ token: Token, _ text: Skeleton) -> Bool {
    let range = token.range
    guard token.piece?.kind == .number || token.piece?.kind == .date, token.followsSpace,
      range.count == 4 || range.count == 9, isYear(range.lowerBound, text)
    else { return false }
    return range.count == 4
      || ("-\u{2013}".unicodeScalars.contains(text.at(range.lowerBound + 4))
        && isYear(range.lowerBound + 5, text))
  }

  /// Whether four digits from a position on are a year of the last centuries.
  static func isYear(_ start: Int, _ text: Skeleton) -> Bool {
    guard (start..<start + 4).allSatisfy({ text.isDigit($0) }) else { return false }
    let century = text.string(start..<start + 2)
    return ["15", "16", "17", "18", "19", "20"].contains(century)
  }
}

internal import BidiAlgorithm

/// English of a program, set from right to left, whose last word leads to a right-to-left name at
/// its end: `1 new message from ABC!`, `2 missed calls from ABC`.
///
/// Laid out from right to left its number stands behind its words, and the end of the sentence
/// before them. Without either the words may be a title that leads to the name.
enum EnglishToName {
  /// The most words of a name, and the fewest Latin words before an end where no number begins.
  private static let longestName = 3
  private static let fewestWords = 3
  /// Longer words lead to nobody.
  private static let longest = 5

  /// Whether tokens are one: a number or a word with a capital, Latin words, the last of which
  /// leads to somebody, and a name with the end of the sentence or without it. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let isCounted = tokens.first.map { isCount($0, text) } ?? false
    let words = tokens[(isCounted ? 1 : 0)...].prefix { $0.isWord(.leftToRight) && isApart($0) }
    guard let first = words.first, let last = words.last, words.count > 1,
      last.range.count < longest, leading.contains(text.string(last.range)),
      isCounted || text.isCapital(first.range.lowerBound)
    else { return false }
    let name = tokens[words.endIndex...].prefix { $0.isWord(.rightToLeft) && isApart($0) }
    let end = tokens[name.endIndex...]
    guard (1...longestName).contains(name.count), end.allSatisfy({ $0.isEnd(in: text) }),
      !name.contains(where: {
        SmallWords.tellsSentence($0, text) || SmallWords.leadsToName($0, text)
      })
    else { return false }
    return isCounted || (!end.isEmpty && words.count >= fewestWords)
  }

  private static func isApart(_ token: Token) -> Bool {
    token.range.lowerBound == 0 || token.followsSpace
  }

  /// Whether a token is a whole number in European digits.
  private static func isCount(_ token: Token, _ text: Skeleton) -> Bool {
    token.piece?.kind == .number && token.range.allSatisfy(text.isEuropeanDigit)
  }

  /// Small words that lead to somebody.
  private static let leading: Set<String> = ["by", "for", "from", "to", "via", "with"]
}

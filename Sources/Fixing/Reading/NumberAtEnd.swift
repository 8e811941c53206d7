internal import BidiAlgorithm
internal import UnicodeData

/// Numbers with which right-to-left sentences end: an hour, a date, a version, a share, an amount:
/// `ABC B-Zoom DEF 10:30.`
enum NumberAtEnd {
  /// The most tokens of numbers there, with the signs of their currencies.
  private static let mostTokens = 4

  /// Behind the tokens that stand before the signs that end a sentence: their end where none does.
  static func endOfSentence(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Int {
    var end = tokens.endIndex
    while end > tokens.startIndex, tokens[end - 1].sort == .sign, !tokens[end - 1].followsSpace,
      text.endsSentence(tokens[end - 1].range.lowerBound)
    {
      end -= 1
    }
    return end
  }

  /// The first of the numbers that stand behind a right-to-left word, or behind its hyphen where it
  /// is a prefix, with nothing behind them but the signs that end a sentence; nil where none does.
  /// O(tokens).
  static func first(_ tokens: [Token], _ text: Skeleton) -> Int? {
    let end = endOfSentence(tokens[...], text)
    var start = end
    while start > 0, end - start < mostTokens, isOfNumber(tokens[start - 1], text) { start -= 1 }
    guard start > 0, tokens[start..<end].contains(where: { $0.sort == .piece }) else { return nil }
    if tokens[start - 1].isWord(.rightToLeft) { return start }
    return CutSentence.followsPrefix(start, tokens, text) ? start : nil
  }

  /// Whether such a number stands behind a prefix, or a word that leads to it or is said of hours,
  /// and each Latin word of the sentence has a capital: then it is the sentence's, also without an
  /// end. O(tokens).
  static func isLed(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let first = first(tokens, text),
      tokens.allSatisfy({ !$0.isWord(.leftToRight) || $0.range.contains(where: text.isCapital) })
    else { return false }
    let (word, number) = (tokens[first - 1], tokens[first].range.lowerBound)
    return text.startOfPrefix(before: number) != nil || SmallWords.leadsToName(word, text)
      || text.hasWordForHour(at: word.range.lowerBound) || text.string(word.range) == hour
  }

  // The hour, in Persian.
  private static let hour = "\u{633}\u{627}\u{639}\u{62A}"

  /// Whether a token is a number, a time, a date or the like, or the sign of a currency or a share.
  static func isOfNumber(_ token: Token, _ text: Skeleton) -> Bool {
    switch token.piece?.kind {
    case .number, .date, .time, .version: token.range.contains(where: text.isDigit)
    case nil:
      token.sort == .sign
        && (token.sign(in: text) == "%"
          || ScalarFacts.category(of: text.scalars[token.range.lowerBound]) == .sc)
    default: false
    }
  }
}

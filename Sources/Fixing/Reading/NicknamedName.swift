internal import BidiAlgorithm

/// Latin names that begin with a nickname in quotation marks, in a line from right to left:
/// `ABC "Magic" Johnson DEF`. They are one piece.
enum NicknamedName {
  /// The most words of the nickname, and of the name behind it.
  private static let mostWords = 2

  /// The end of such a name that begins with a token: one word or two with a capital between the
  /// marks, and such words behind them up to what is no Latin word. Behind a word for a work the
  /// quotation is its title. nil where none begins there. O(1).
  static func end(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ pairs: TokenPairs, _ text: Skeleton
  ) -> Int? {
    guard let closing = pairs.closing[start], closing < range.upperBound,
      TokenPairs.isQuotationMark(tokens[start].sign(in: text)),
      (1...mostWords).contains(closing - start - 1),
      start == 0 || tokens[start - 1].direction != .leftToRight,
      tokens[(start + 1)..<closing].allSatisfy({ isName($0, text) }),
      !text.followsWordForWork(tokens[start].range.lowerBound)
    else { return nil }
    var end = closing + 1
    while end < range.upperBound, tokens[end].followsSpace, isName(tokens[end], text) { end += 1 }
    guard (1...mostWords).contains(end - closing - 1),
      end == range.upperBound || tokens[end].direction != .leftToRight
    else { return nil }
    return end
  }

  /// Whether a token is a Latin word with a capital, small letters and nothing else but what stands
  /// inside names.
  private static func isName(_ token: Token, _ text: Skeleton) -> Bool {
    guard token.isCapitalised(in: text) else { return false }
    return token.range.count > 1
      && token.range.dropFirst().allSatisfy {
        text.isLatin($0) || "'-\u{2019}".unicodeScalars.contains(text.at($0))
      }
      && token.range.contains { text.isLatin($0) && !text.isCapital($0) }
  }
}

internal import BidiAlgorithm

/// Right-to-left lines of shops that say how much is off, or what something costs, and end in the
/// Latin name of what is sold: `50% ABC on iPhone 15 Pro!`, `ABC $5 B-Amazon!`.
///
/// The name may have more letters than the words that lead to it. Laid out from left to right, the
/// amount and the word before the name change their ends of the line.
enum OfferLine {
  /// The fewest right-to-left words, and the most tokens before the name and in it.
  private static let fewestWords = 2
  private static let mostBefore = 12
  private static let longestName = 5

  /// Whether tokens are one: an amount and right-to-left words, the last of which leads to a name
  /// of Latin words with capitals, of which none is English, and the end of a sentence; or such a
  /// line with a prefix and its hyphen before the name; or a label with a price and a Latin note.
  /// O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let first = tokens.first else { return false }
    if PricedLabel.isOne(tokens, text) { return true }
    if isAmount(first, text), PrefixedEnd.isOne(Array(tokens.dropFirst()), text) { return true }
    guard let name = tokens.firstIndex(where: { $0.direction == .leftToRight }),
      name > fewestWords, name <= mostBefore,
      tokens[..<name].count(where: { isAmount($0, text) }) == 1,
      tokens[..<name].allSatisfy({ $0.isWord(.rightToLeft) || isAmount($0, text) }),
      SmallWords.leadsToName(tokens[name - 1], text)
    else { return false }
    let end = tokens[name...].prefix { isOfName($0, text) }.endIndex
    return (1...longestName).contains(end - name) && end < tokens.count
      && NumberAtEnd.endOfSentence(tokens[...], text) <= end
  }

  /// Whether a token is a number with a percent sign or a currency.
  private static func isAmount(_ token: Token, _ text: Skeleton) -> Bool {
    token.piece?.kind == .number && token.direction == nil
      && token.range.contains {
        "%\u{66A}".unicodeScalars.contains(text.at($0)) || Piece.isCurrency(text.at($0))
      }
  }

  /// Whether a token is a Latin word with a capital, or a number behind one: `iPhone 15 Pro`.
  private static func isOfName(_ token: Token, _ text: Skeleton) -> Bool {
    guard token.followsSpace else { return false }
    if token.isWord(.leftToRight) {
      return token.range.contains(where: text.isCapital) && !CutSentence.isOfEnglish(token, text)
    }
    return token.piece?.kind == .number && token.range.allSatisfy { text.at($0).isASCII }
  }
}

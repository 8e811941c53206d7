internal import BidiAlgorithm

/// Items of lists that are lettered, `a) ABC DEF.`, `(b) ABC DEF?`, as others are numbered. The
/// letter is no word of English before a name.
enum LetteredItem {
  /// The fewest right-to-left words of a sentence.
  private static let fewestWords = 2

  /// Whether tokens are a letter with the sign of an item, and a right-to-left sentence with its
  /// end and no Latin word behind them. Without an end it may be a name in a list of the page.
  /// O(tokens).
  static func isSentence(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let letter = tokens.first?.sign(in: text) == "(" ? 1 : 0
    guard letter + 2 < tokens.count, tokens[letter].isWord(.leftToRight),
      tokens[letter].range.count == 1, letter == 0 || !tokens[letter].followsSpace,
      (letter == 0 ? ".)" : ")").unicodeScalars.contains(tokens[letter + 1].sign(in: text)),
      !tokens[letter + 1].followsSpace
    else { return false }
    let rest = tokens[(letter + 2)...]
    guard let first = rest.first, first.followsSpace, first.isWord(.rightToLeft),
      let last = rest.last, text.endsSentence(last.range.upperBound - 1)
    else { return false }
    return rest.allSatisfy { $0.direction != .leftToRight }
      && rest.count { $0.isWord(.rightToLeft) } >= fewestWords
  }
}

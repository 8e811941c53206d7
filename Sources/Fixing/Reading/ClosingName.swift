internal import BidiAlgorithm

/// Latin names with which right-to-left sentences that other names cut end, right before the sign
/// that ends them: `1. ABC DEF Tools GHI JKL Options.`
///
/// Rows of names of persons, firms and places have no such end.
enum ClosingName {
  /// The most words of the name.
  private static let longestName = 3

  /// Whether tokens end in one: the signs that end a sentence, right before them up to three Latin
  /// words with capitals or one piece from left to right, such as a file, and a right-to-left word
  /// before those. O(its length).
  static func isOne(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    let end = NumberAtEnd.endOfSentence(tokens, text)
    var start = end
    while start > tokens.startIndex, tokens[start - 1].direction == .leftToRight { start -= 1 }
    let name = tokens[start..<end]
    guard end < tokens.endIndex, start > tokens.startIndex,
      tokens[start - 1].isWord(.rightToLeft), name.allSatisfy({ $0.followsSpace })
    else { return false }
    if name.count == 1, name.allSatisfy({ $0.sort == .piece }) { return true }
    return (1...longestName).contains(name.count)
      && name.allSatisfy {
        $0.isWord(.leftToRight) && $0.range.contains(where: text.isCapital)
          && !CutSentence.isOfEnglish($0, text)
      }
  }

  /// Whether tokens are a sentence with one at its end: right-to-left words and Latin names with
  /// capitals, and nothing else. An item of a list may have nearly as many names as words; another
  /// sentence has twice as many words. O(tokens).
  static func closesSentence(_ tokens: [Token], _ text: Skeleton, isItem: Bool) -> Bool {
    guard isOne(tokens[...], text) else { return false }
    let said = tokens[..<NumberAtEnd.endOfSentence(tokens[...], text)]
    let own = said.count { $0.isWord(.rightToLeft) }
    let latin = said.count { $0.direction == .leftToRight }
    guard own >= fewestWords, isItem ? latin < own : latin * 2 <= own else { return false }
    return said.allSatisfy { token in
      token.isWord(.rightToLeft)
        || (token.direction == .leftToRight
          && (token.sort == .piece || token.range.contains(where: text.isCapital)))
    }
  }

  /// The fewest right-to-left words of such a sentence.
  private static let fewestWords = 3
}

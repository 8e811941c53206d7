internal import BidiAlgorithm

/// Items of lists that are lettered, `a) ABC DEF.`, `(b) ABC DEF?`, `c) ABC DEF GHI`, as others are
/// numbered. The letter is no word of English before a name.
enum LetteredItem {
  /// The fewest right-to-left words of a sentence.
  private static let fewestWords = 2

  /// Whether tokens are a letter with the sign of an item, and a right-to-left sentence with its
  /// end and no Latin word behind them. Without an end it may be a name in a list of the page, but
  /// where as many words stand there as in other items without one. O(tokens).
  static func isSentence(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let letter = tokens.first?.sign(in: text) == "(" ? 1 : 0
    guard letter + 2 < tokens.count, tokens[letter].isWord(.leftToRight),
      tokens[letter].range.count == 1, letter == 0 || !tokens[letter].followsSpace,
      (letter == 0 ? ".)" : ")").unicodeScalars.contains(tokens[letter + 1].sign(in: text)),
      !tokens[letter + 1].followsSpace
    else { return false }
    let rest = tokens[(letter + 2)...]
    guard let first = rest.first, first.followsSpace, first.isWord(.rightToLeft),
      let last = rest.last
    else { return false }
    guard text.endsSentence(last.range.upperBound - 1) else {
      return !mayBeOther(letter, tokens, text)
        && rest.allSatisfy { $0.isWord(.rightToLeft) }
        && rest.count >= LabelledStretch.fewestWordsOfSentence
    }
    return rest.allSatisfy { $0.direction != .leftToRight }
      && rest.count { $0.isWord(.rightToLeft) } >= fewestWords
  }

  /// Whether a letter may be the sign of rights, `(c)`, or the initial of a name, `D.`
  private static func mayBeOther(_ letter: Int, _ tokens: [Token], _ text: Skeleton) -> Bool {
    let place = tokens[letter].range.lowerBound
    if letter == 1 { return "Cc".unicodeScalars.contains(text.at(place)) }
    return text.isCapital(place) && tokens[letter + 1].sign(in: text) == "."
  }
}

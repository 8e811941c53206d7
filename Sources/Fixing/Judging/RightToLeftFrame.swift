internal import BidiAlgorithm

/// Right-to-left words that lead to Latin ones, or stand around them: `ABC DEF: I really do not
/// know.`, `ABC The Good, the Bad and the Ugly DEF`.
///
/// However long a quotation or a title is, it is a part of the sentence around it.
enum RightToLeftFrame {
  /// Whether tokens are one: they begin with a right-to-left word, and all Latin words stand
  /// together behind a colon or a mark of quotation, to the end; or behind such words and before
  /// others, and begin with a capital letter, have no word of English among them, as a command
  /// has none, or have a small right-to-left word and another one right behind them. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let opening = tokens.first, opening.sort == .word, opening.direction == .rightToLeft,
      let first = tokens.firstIndex(where: { $0.direction == .leftToRight }),
      let last = tokens.lastIndex(where: { $0.direction == .leftToRight }),
      tokens[first...last].allSatisfy({ $0.direction != .rightToLeft })
    else { return false }
    let before = tokens[..<first].count { $0.direction == .rightToLeft }
    let behind = tokens[(last + 1)...].count { $0.direction == .rightToLeft }
    let sign = tokens[first - 1]
    if behind > 0 {
      let goesOn = behind > 1 && SmallWords.isOne(tokens[last + 1], text)
      let isSentence = tokens[first...last].contains { CutSentence.isOfEnglish($0, text) }
      return before + behind > 1
        && (goesOn || !isSentence || text.isCapital(tokens[first].range.lowerBound))
    }
    if sign.sign(in: text) == ":" { return !sign.followsSpace && tokens[first].followsSpace }
    return TokenPairs.isQuotationMark(sign.sign(in: text)) && sign.followsSpace
      && !tokens[first].followsSpace
  }
}

internal import BidiAlgorithm

/// Right-to-left sentences with their end around what they quote in Latin letters:
/// `ABC "Harry Potter" DEF GHI.`, `ABC DEF: "Harry Potter" GHI.`
///
/// Where left to right is set, names beside each other have no marks of quotation around one of
/// them: however long the quotation is, the sentence goes on left of it. A single word with a
/// capital may be what somebody is called between two names.
enum QuotationInSentence {
  /// The fewest right-to-left words, and of those around a single name.
  private static let fewestWords = 3
  private static let fewestAroundName = 4
  /// The most words and signs of the quotation.
  private static let longestQuotation = 24

  /// Whether tokens are one: right-to-left words and numbers with commas on both sides of one
  /// quotation, whose letters are Latin, and the end of a sentence. A colon or a comma may stand
  /// right before it, or a comma right behind it, but not on both sides. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard !text.hasControls, let first = tokens.first, first.isWord(.rightToLeft),
      let last = tokens.last, text.endsSentence(last.range.upperBound - 1),
      last.sort == .word || !last.followsSpace,
      let opening = tokens.firstIndex(where: { marks.contains($0.sign(in: text)) }),
      let closing = TokenPairs(tokens, in: text).closing[opening],
      let (start, end) = outside(opening, closing, tokens, text)
    else { return false }
    let quoted = tokens[(opening + 1)..<closing]
    guard (1...longestQuotation).contains(quoted.count),
      quoted.contains(where: { $0.direction == .leftToRight }),
      quoted.allSatisfy({ isOfQuotation($0, text) })
    else { return false }
    let others = tokens[..<start] + tokens[end...]
    guard others.allSatisfy({ isOfSentence($0, text) }) else { return false }
    let isName = quoted.count == 1 && text.isCapital(quoted[opening + 1].range.lowerBound)
    return others.count { $0.isWord(.rightToLeft) } >= (isName ? fewestAroundName : fewestWords)
  }

  /// Where the words before a quotation end and those behind it begin, without the pause beside it;
  /// nil where no right-to-left word stands there, or a pause is on both sides.
  private static func outside(
    _ opening: Int, _ closing: Int, _ tokens: [Token], _ text: Skeleton
  ) -> (start: Int, end: Int)? {
    guard opening > 0, closing + 1 < tokens.count else { return nil }
    func isPause(_ index: Int, _ signs: String) -> Bool {
      !tokens[index].followsSpace
        && signs.unicodeScalars.contains(tokens[index].sign(in: text))
    }
    let isLedTo = isPause(opening - 1, ":,\u{60C}") && tokens[opening].followsSpace
    let isParted = isPause(closing + 1, ",\u{60C}")
    let start = isLedTo ? opening - 1 : opening
    let end = isParted ? closing + 2 : closing + 1
    guard !(isLedTo && isParted), start > 0, end < tokens.count,
      tokens[start - 1].isWord(.rightToLeft), tokens[end].isWord(.rightToLeft),
      tokens[end].followsSpace
    else { return nil }
    return (start, end)
  }

  private static func isOfQuotation(_ token: Token, _ text: Skeleton) -> Bool {
    token.direction == .leftToRight
      || token.isUndirectedPiece
      || ".,:!?&'-\u{2019}\u{2026}".unicodeScalars.contains(token.sign(in: text))
  }

  private static func isOfSentence(_ token: Token, _ text: Skeleton) -> Bool {
    token.isWord(.rightToLeft)
      || token.isUndirectedPiece
      || ".,!?\u{2026}\u{60C}\u{61F}\u{6D4}".unicodeScalars.contains(token.sign(in: text))
  }

  /// Marks of quotation that are no signs of code or apostrophes.
  private static let marks: Set<Unicode.Scalar> = [
    "\"", "\u{201C}", "\u{201D}", "\u{201E}", "\u{AB}", "\u{BB}",
  ]
}

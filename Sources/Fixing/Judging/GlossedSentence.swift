internal import BidiAlgorithm

/// Right-to-left sentences with all that is Latin in brackets behind one of their words, which say
/// what that is called elsewhere: `ABC DEF (The Long Name) GHI JKL.`
///
/// However many Latin letters the brackets hold, the sentence goes on left of them. Laid out from
/// left to right it goes on at their right.
enum GlossedSentence {
  /// The fewest right-to-left words, and the fewest behind the brackets.
  private static let fewestWords = 4
  private static let fewestBehind = 2
  /// The most words in the brackets.
  private static let longestGloss = 8

  /// Whether tokens are one: right-to-left words and numbers around one pair of brackets, blanks on
  /// both sides of that, and the end of a sentence. Without its end it may be a row. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let first = tokens.first, first.isWord(.rightToLeft), let last = tokens.last,
      text.endsSentence(last.range.upperBound - 1), last.sort == .word || !last.followsSpace,
      let opening = tokens.firstIndex(where: { $0.sign(in: text) == "(" }),
      let closing = tokens[opening...].firstIndex(where: { $0.sign(in: text) == ")" }),
      tokens[opening].followsSpace, tokens[opening - 1].isWord(.rightToLeft),
      closing + 1 < tokens.count, tokens[closing + 1].followsSpace,
      tokens[closing + 1].isWord(.rightToLeft)
    else { return false }
    let gloss = tokens[(opening + 1)..<closing]
    let (before, behind) = (tokens[..<opening], tokens[(closing + 1)...])
    guard gloss.count <= longestGloss, gloss.contains(where: { $0.direction == .leftToRight }),
      gloss.allSatisfy({ isOfGloss($0, text) }),
      before.allSatisfy({ isOfSentence($0, text) }), behind.allSatisfy({ isOfSentence($0, text) })
    else { return false }
    let own = behind.count { $0.isWord(.rightToLeft) }
    return own >= fewestBehind
      && own + before.count(where: { $0.isWord(.rightToLeft) }) >= fewestWords
  }

  private static func isOfGloss(_ token: Token, _ text: Skeleton) -> Bool {
    token.direction == .leftToRight
      || token.isUndirectedPiece
      || ".,&'-\u{2019}".unicodeScalars.contains(token.sign(in: text))
  }

  private static func isOfSentence(_ token: Token, _ text: Skeleton) -> Bool {
    token.isWord(.rightToLeft)
      || token.isUndirectedPiece
      || ".,!?\u{2026}\u{60C}\u{61F}\u{6D4}\"'".unicodeScalars.contains(token.sign(in: text))
  }
}

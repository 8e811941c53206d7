internal import BidiAlgorithm

/// A right-to-left message that begins with a quotation behind its level, and goes on behind that:
/// `Error: "ABC notes.txt" DEF GHI`. Both are one sentence, and the level stands left of it.
enum LedQuotation {
  /// The most scalars of what leads a message, the fewest right-to-left words behind the quotation,
  /// and the most tokens of a message.
  private static let longestLead = 80
  private static let fewestWords = 2
  private static let longest = 60

  /// The tokens of such a message, up to the end of the line; nil where there is none. A
  /// right-to-left word begins what is quoted, a Latin one or a number is in it, and nothing but
  /// right-to-left words and signs of their end stand behind it. O(tokens).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    guard text.at(0).isASCII,
      let opening = tokens.firstIndex(where: { TokenPairs.isQuotationMark($0.sign(in: text)) }),
      opening > 0, opening + 2 < tokens.count, tokens.count - opening <= longest,
      tokens[opening].followsSpace, tokens[opening + 1].isWord(.rightToLeft),
      !tokens[opening + 1].followsSpace, isLead(0..<tokens[opening].range.lowerBound, text),
      let closing = TokenPairs(tokens, in: text).closing[opening], closing + 1 < tokens.count
    else { return nil }
    let quoted = tokens[opening + 1..<closing]
    guard quoted.contains(where: { $0.direction != .rightToLeft && $0.sort != .sign }),
      !quoted.contains(where: { isTurned($0, text) }),
      !quoted.contains(where: { CutSentence.isOfEnglish($0, text) })
    else { return nil }
    let behind = tokens[(closing + 1)...]
    let words = behind[..<NumberAtEnd.endOfSentence(behind, text)]
    return words.count >= fewestWords
      && words.allSatisfy({ $0.isWord(.rightToLeft) && $0.followsSpace })
      ? opening..<tokens.count : nil
  }

  /// Whether a range is the level of a message, as a log or a program has it, and nothing else.
  private static func isLead(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    guard range.count <= longestLead, range.allSatisfy({ text.at($0).isASCII }) else {
      return false
    }
    return SentenceLead.isOfLog(text.string(range).split(separator: " ").map(String.init)) != nil
  }

  /// Whether right-to-left words before a token turn it, as they do a version: it needs an isolate
  /// of its own, and the sentence around it another one, which would be two to understand.
  private static func isTurned(_ token: Token, _ text: Skeleton) -> Bool {
    token.sort == .piece && token.piece?.kind != .number && text.isDigit(token.range.lowerBound)
  }
}

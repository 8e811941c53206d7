internal import BidiAlgorithm

/// A right-to-left sentence between two English ones, each with its own end:
/// `This is it. ABC DEF. Here is another one.` Its end stands left of it, with its last word.
enum ForeignSentence {
  /// The fewest words of a sentence, and the most of the right-to-left one.
  private static let fewestWords = 2
  private static let mostWords = 40

  /// The number of the token behind one that begins at a token of a range: right-to-left words
  /// behind the end of a sentence, their end, and another sentence. nil where none does. One of the
  /// others has a word that only English has, and what may be an abbreviation ends none: a name
  /// stands behind it. O(its length and that of the sentences beside it).
  static func end(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    guard start > range.lowerBound + fewestWords, tokens[start].sort == .word,
      tokens[start].direction == .rightToLeft, tokens[start].followsSpace,
      isEnd(start - 1, tokens, text), !isAbbreviation(tokens[start - 2], text)
    else { return nil }
    var words = start
    while words < min(range.upperBound, start + mostWords), tokens[words].sort == .word,
      tokens[words].direction == .rightToLeft
    {
      words += 1
    }
    guard words - start >= fewestWords, words < range.upperBound, isEnd(words, tokens, text) else {
      return nil
    }
    var before = start - 1
    while before > range.lowerBound, start - before < mostWords,
      !isEnd(before - 1, tokens, text)
    {
      before -= 1
    }
    var behind = words + 1
    while behind < min(range.upperBound, words + mostWords), !isEnd(behind, tokens, text) {
      behind += 1
    }
    guard behind < range.upperBound, isEnd(behind, tokens, text),
      let next = tokens[words + 1..<behind].first, next.followsSpace,
      text.isCapital(next.range.lowerBound), isSentence(tokens[before..<start - 1]),
      isSentence(tokens[words + 1..<behind])
    else { return nil }
    let others = [tokens[before..<start - 1], tokens[words + 1..<behind]]
    return others.joined().contains { NamedSentence.isOfEnglish($0, text) } ? words + 1 : nil
  }

  /// Whether a token is the end of a sentence, with a blank or the end of the text behind it.
  private static func isEnd(_ index: Int, _ tokens: [Token], _ text: Skeleton) -> Bool {
    ".!?".unicodeScalars.contains(tokens[index].sign(in: text)) && !tokens[index].followsSpace
      && text.isGap(tokens[index].range.upperBound)
  }

  /// Whether tokens have words from left to right, a few at least, and none of the other direction.
  private static func isSentence(_ tokens: ArraySlice<Token>) -> Bool {
    tokens.allSatisfy { $0.direction != .rightToLeft }
      && tokens.count { $0.sort == .word } >= fewestWords
  }

  /// Whether a word before a full stop may be written with one: a short one with a capital, or one
  /// of those that lead to a name or to more.
  private static func isAbbreviation(_ token: Token, _ text: Skeleton) -> Bool {
    guard token.sort == .word, token.range.count < 5 else { return token.sort != .word }
    return text.isCapital(token.range.lowerBound)
      || abbreviations.contains(text.string(token.range).lowercased())
  }

  private static let abbreviations: Set<String> = [
    "ca", "cf", "ed", "eds", "e.g", "etc", "ff", "fig", "i.e", "no", "nr", "p", "pp", "trad", "tr",
    "v", "viz", "vol", "vs",
  ]
}

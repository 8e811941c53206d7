internal import BidiAlgorithm

/// The end of a sentence that was typed in front of it, in a line that is laid out against its
/// words: there the screen draws it where the sentence ends. Whoever types `.ABC DEF` from left to
/// right looks at the screen, as subtitles for programs without bidi paragraphs are written, and so
/// does who types `?How are you` from right to left.
enum TurnedEnd {
  /// The first token of the words behind such an end, where a range begins with one: one to three
  /// end signs right before a word of a direction, or before a quotation that begins with one.
  /// Bullets and numbers may stand before the signs. Dots that go on from what was said before, and
  /// a sentence with another end, are none. O(tokens before the words).
  static func end(
    _ range: Range<Int>, _ direction: TextDirection, _ tokens: [Token], _ pairs: TokenPairs,
    _ seen: SeenLine
  ) -> Int? {
    let text = seen.text
    guard
      let words = range.first(where: {
        tokens[$0].direction != nil || pairs.closing[$0] != nil
      }), words > range.lowerBound, !tokens[words].followsSpace, let last = range.last
    else { return nil }
    let isQuotation = TokenPairs.isQuotationMark(tokens[words].sign(in: text))
    let first = isQuotation ? words + 1 : words
    guard range.contains(first), tokens[first].isWord(direction),
      isEnd(words - 1, direction, tokens, text),
      seen.isDrawn(
        tokens[words - 1].range.lowerBound, behind: tokens[first].range.lowerBound, direction)
    else { return nil }
    var start = words - 1
    while start > range.lowerBound, !tokens[start].followsSpace { start -= 1 }
    let signs = start..<words
    guard signs.count <= mostSigns, signs.allSatisfy({ isAmongSigns($0, tokens, text) }),
      signs.count(where: { tokens[$0].sign(in: text) == "." }) < 2,
      !isClosed(tokens[last], text)
    else { return nil }
    if direction == .leftToRight, !isSentence(first..<range.upperBound, tokens, text) { return nil }
    return words
  }

  private static let mostSigns = 3
  /// From so many words on, small letters are those of a sentence and not of code.
  private static let fewestWords = 3

  /// Whether a token ends a sentence or a part of one. In Latin letters a colon may begin a name of
  /// a command or a face.
  private static func isEnd(
    _ index: Int, _ direction: TextDirection, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    let sign = tokens[index].sign(in: text)
    return ".?!,".unicodeScalars.contains(sign) || (sign == ":" && direction == .rightToLeft)
  }

  private static func isAmongSigns(_ index: Int, _ tokens: [Token], _ text: Skeleton) -> Bool {
    ".?!,:-\u{2013}\u{2014}".unicodeScalars.contains(tokens[index].sign(in: text))
  }

  /// Whether the last token of a sentence ends it. Arabic ends stand in the word before them.
  private static func isClosed(_ last: Token, _ text: Skeleton) -> Bool {
    let end = last.range.upperBound - 1
    return text.endsSentence(end) || ",:;\u{60C}\u{61B}".unicodeScalars.contains(text.at(end))
  }

  /// Whether Latin words are a sentence, a call or a name: the first begins with a capital, or
  /// there are several. `!important` and `?page` may be code.
  private static func isSentence(_ words: Range<Int>, _ tokens: [Token], _ text: Skeleton) -> Bool {
    let first = tokens[words.lowerBound].range
    let isPlain = first.dropFirst().allSatisfy { !text.isCapital($0) && !text.isDigit($0) }
    if text.isCapital(first.lowerBound), isPlain || first.allSatisfy(text.isCapital) { return true }
    return words.count >= fewestWords
      && tokens[words].allSatisfy { $0.isWord(.leftToRight) }
      && tokens[words].dropFirst().allSatisfy(\.followsSpace)
  }
}

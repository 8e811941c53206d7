internal import BidiAlgorithm

/// How right-to-left sentences end that something in Latin letters leads, where no right-to-left
/// word stands right before their end: `// TODO: ABC DEF (GHI 123)!`,
/// `INFO: ABC DEF GHI example.com.` The mark at the end tells that what stands before it is theirs.
enum LedEnd {
  /// The fewest right-to-left words before a question or exclamation mark, and before a full stop
  /// or a name.
  private static let fewestWords = 2
  private static let fewestOfStatement = 3
  /// As many words are a sentence, whatever ends it.
  private static let surelyEnough = 5
  /// The most words of a name.
  private static let longestName = 3

  /// Behind the marks that end a sentence of right-to-left words from a token on, which go on with
  /// brackets, or with a Latin name or an address; nil where it ends otherwise. O(*n*).
  static func end(from first: Int, _ tokens: [Token], _ text: Skeleton) -> Int? {
    guard
      let last = tokens.lastIndex(where: {
        $0.direction == .rightToLeft && !isMark($0, text)
      }), last > first,
      tokens[first...last].allSatisfy({ $0.direction != .leftToRight }),
      let mark = endOfBrackets(first...last, tokens, text)
        ?? endOfName(first...last, tokens, text),
      mark < tokens.count, isMark(tokens[mark], text)
    else { return nil }
    let isStatement = ".\u{6D4}".unicodeScalars.contains(text.at(tokens[mark].range.lowerBound))
    let own = tokens[first...last].count { $0.isWord(.rightToLeft) }
    guard own >= (isStatement ? fewestOfStatement : fewestWords) else { return nil }
    return tokens[mark...].prefix { isMark($0, text) }.endIndex
  }

  /// Behind brackets that stand right behind words, or hold the last of them and numbers.
  private static func endOfBrackets(
    _ words: ClosedRange<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    func sign(_ index: Int) -> Unicode.Scalar { tokens[index].sign(in: text) }
    let (first, last) = (words.lowerBound, words.upperBound)
    guard let closing = (last + 1..<tokens.count).first(where: { sign($0) == ")" }),
      let opening = (first..<closing).last(where: { sign($0) == "(" }), opening > first,
      opening <= last + 1, opening + 1 < closing, tokens[opening].followsSpace,
      (opening + 1..<closing).allSatisfy({ sign($0) != ")" }),
      (last + 1..<closing).allSatisfy({ $0 == opening || isOfBrackets(tokens[$0], text) })
    else { return nil }
    return closing + 1
  }

  /// Whether a token in brackets is no sign but one that parts a label from its value, or one of
  /// others.
  private static func isOfBrackets(
    _ token: Token, or others: String = "", _ text: Skeleton
  ) -> Bool {
    let sign = token.sign(in: text)
    return token.sort != .sign || sign == ":" || others.unicodeScalars.contains(sign)
  }

  /// Behind a Latin name or an address right behind words. A small word leads to it, or there are
  /// more of them; words in small letters may say something of somebody's name, unless a small word
  /// tells the sentence.
  private static func endOfName(
    _ words: ClosedRange<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    let said = tokens[words]
    let own = said.count { $0.isWord(.rightToLeft) }
    let name = tokens[(words.upperBound + 1)...].prefix {
      $0.direction == .leftToRight && $0.sort != .sign && $0.followsSpace
        && !CutSentence.isOfEnglish($0, text)
    }
    guard (1...longestName).contains(name.count) else { return nil }
    if SmallWords.leadsToName(tokens[words.upperBound], text) { return name.endIndex }
    let isName = name.allSatisfy {
      $0.sort == .piece || text.isCapital($0.range.lowerBound)
    }
    let isSentence =
      own >= surelyEnough
      || (own >= fewestOfStatement
        && (isName || said.contains { SmallWords.isOne($0, text) }))
    return isSentence ? name.endIndex : nil
  }

  /// Whether a token is a mark that ends a sentence right behind what stands before it. Those of
  /// Arabic and Urdu are letters to UAX #9.
  private static func isMark(_ token: Token, _ text: Skeleton) -> Bool {
    !token.followsSpace && token.range.count == 1 && text.endsSentence(token.range.lowerBound)
  }

  /// Where what a comment says ends, before the mark that closes it: `/* TODO: ABC! */`; the end of
  /// the text where none does. O(its blanks).
  static func ofComment(_ text: Skeleton) -> Int {
    var end = text.count
    while end > 0, text.isSpace(end - 1) { end -= 1 }
    for (opening, closing) in [("/*", "*/"), ("<!--", "-->")]
    where CommentStretch.stands(opening, at: 0, in: text) {
      let start = end - closing.unicodeScalars.count
      if start > opening.unicodeScalars.count,
        CommentStretch.stands(closing, at: start, in: text)
      {
        return start
      }
    }
    return text.count
  }

  /// Whether tokens, which begin and end with right-to-left words, are such words around one pair
  /// of brackets with all that is Latin, and nothing else: `ABC DEF (IP: 10.0.0.7) GHI`,
  /// `ABC DEF (id=42, pid=7) GHI`. Fields of a line have no brackets between them. O(*n*).
  static func isAroundBrackets(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard let opening = tokens.firstIndex(where: { $0.sign(in: text) == "(" }),
      let closing = tokens[opening...].firstIndex(where: { $0.sign(in: text) == ")" }),
      tokens[opening].followsSpace, closing + 1 < tokens.endIndex,
      tokens[closing + 1].followsSpace,
      opening - tokens.startIndex >= fewestWords
    else { return false }
    return tokens[..<opening].allSatisfy { $0.isWord(.rightToLeft) }
      && tokens[(closing + 1)...].allSatisfy { $0.isWord(.rightToLeft) }
      && tokens[(opening + 1)..<closing].allSatisfy {
        $0.direction != .rightToLeft && isOfBrackets($0, or: "=,", text)
      }
  }
}

internal import BidiAlgorithm

/// Right-to-left sentences with their end that begin with a Latin name: `Dana ABC B-Google DEF.`,
/// `Dana ABC B-Google!`
///
/// Where nobody set a direction the name gives it, and where left to right was set a name says no
/// more for that: the words behind it are drawn alike, and read alike. Without its end a line may
/// be a row of names, unless two clauses of it count something, or a small word beside another
/// name tells it.
enum SentenceBehindName {
  /// The most words and numbers of the name.
  private static let longestName = 3
  /// The fewest right-to-left words of a sentence that no other name cuts.
  private static let fewestWords = 2
  /// The fewest right-to-left words of a sentence without its end.
  private static let fewestOfUnended = 6

  /// Whether tokens are one that other Latin names cut, or that ends in one to which a prefix or a
  /// small word leads; or one without its end that a small word beside such a name tells. However
  /// long the names are, letters say nothing then. O(tokens).
  static func isCut(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard !text.hasControls, let words = wordsBehindName(tokens, text) else { return false }
    guard isEnded(tokens, text) else {
      return NameBesideSmallWord.isIn(words, behind: tokens[0], text)
    }
    return PrefixedEnd.isOne(words, text) || NameAtEnd.isOne(words, text)
      || CutSentence.isOne(words, text)
  }

  /// Whether tokens are one with a few right-to-left words and fewer Latin names among them, or one
  /// without its end that counts something in two clauses. What is said in both languages is none.
  /// O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let words = wordsBehindName(tokens, text), !TwiceSaid.isOne(tokens, text) else {
      return false
    }
    guard isEnded(tokens, text) else { return countsTwice(words, text) }
    // Numbers with their units are pieces.
    let own = words.count { $0.range.contains(where: text.isRightToLeftLetter) }
    let names = words.filter { $0.direction == .leftToRight }
    return own >= fewestWords && names.count < own
      && names.allSatisfy { $0.sort == .piece || isOfName($0, text) }
  }

  /// Whether a comma parts words into two clauses with a number in each and two words or more right
  /// behind it, `ABC DEF 3 GHI JKL, 2 MNO PQR`: as neither an address nor a list of names has them.
  private static func countsTwice(_ words: [Token], _ text: Skeleton) -> Bool {
    let clauses = words.split(omittingEmptySubsequences: false) {
      !$0.followsSpace && ",\u{60C}".unicodeScalars.contains($0.sign(in: text))
    }
    return clauses.count == 2 && clauses.allSatisfy(counts)
      && words.count { $0.isWord(.rightToLeft) } >= fewestOfUnended
  }

  /// Whether a clause has right-to-left words and numbers alone, and two such words or more right
  /// behind the first number.
  private static func counts(_ clause: ArraySlice<Token>) -> Bool {
    guard let number = clause.firstIndex(where: isNumber),
      clause.allSatisfy({ $0.isWord(.rightToLeft) || isNumber($0) })
    else { return false }
    return clause[(number + 1)...].prefix { $0.isWord(.rightToLeft) }.count >= fewestWords
  }

  private static func isEnded(_ tokens: [Token], _ text: Skeleton) -> Bool {
    tokens.last.map { text.endsSentence($0.range.upperBound - 1) } ?? false
  }

  /// The tokens behind the name at the start, from a right-to-left word on; nil where there is no
  /// such name, or where English, a title or a greeting leads to somebody.
  private static func wordsBehindName(_ tokens: [Token], _ text: Skeleton) -> [Token]? {
    let start = tokens.prefix { $0.direction != .rightToLeft }.count
    guard 1...longestName ~= start, start < tokens.count, tokens[start].isWord(.rightToLeft),
      tokens[start].followsSpace, tokens[0].isWord(.leftToRight),
      tokens[..<start].allSatisfy({ isOfName($0, text) || isNumber($0) }),
      !EnglishOpening.isSure(tokens[..<start], text),
      !WantedDirection.beginsWithPlainWord(tokens, text), !text.scalars.contains("\t")
    else { return nil }
    return Array(tokens[start...])
  }

  /// Whether a token is a Latin word with a capital, and none of English. O(its length).
  static func isOfName(_ token: Token, _ text: Skeleton) -> Bool {
    token.isWord(.leftToRight) && token.range.contains(where: text.isCapital)
      && !NamedSentence.isOfEnglish(token, text)
  }

  private static func isNumber(_ token: Token) -> Bool {
    token.piece?.kind == .number && token.direction == nil && token.followsSpace
  }
}

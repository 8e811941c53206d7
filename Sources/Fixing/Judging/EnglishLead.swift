internal import BidiAlgorithm

/// English that leads to right-to-left words: `I read ABC DEF GHI.`, `Book: ABC DEF GHI JKL`.
///
/// A title, a name or what somebody said may be longer than the words around it: not the number of
/// letters says whose the sentence is, but whether it began in English, or with a label.
enum EnglishLead {
  /// The most right-to-left words for each Latin one.
  private static let mostOthers = 4
  /// The most words of a label.
  private static let mostWords = 4
  /// Longer words say nothing about a sentence.
  private static let longest = 24

  /// Whether tokens are one: right-to-left words stand behind an English sentence that leads to
  /// them, or behind a label and its colon, with nothing but small Latin words among and behind
  /// them. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let first = tokens.firstIndex(where: { $0.direction == .rightToLeft }), first > 0,
      let last = tokens.lastIndex(where: { $0.direction == .rightToLeft })
    else { return false }
    return isLabelled(tokens, first, text) || isLedTo(tokens, first...last, text)
  }

  /// Whether a label of Latin words, `Favourite book:`, `Chapter 5 -`, stands before a position,
  /// and nothing in Latin letters behind.
  private static func isLabelled(_ tokens: [Token], _ first: Int, _ text: Skeleton) -> Bool {
    let isQuoted = TokenPairs.isQuotationMark(tokens[first - 1].sign(in: text))
    let end = isQuoted ? first - 2 : first - 1
    guard end > 0, tokens[end + 1].followsSpace else { return false }
    let sign = tokens[end].sign(in: text)
    let isColon = sign == ":" && !tokens[end].followsSpace
    let isDash = "-=|\u{2013}\u{2014}".unicodeScalars.contains(sign) && tokens[end].followsSpace
    let label = tokens[..<end].filter { $0.sort == .word }
    guard isColon || isDash, (1...mostWords).contains(label.count),
      end <= mostWords + mostSigns, let last = label.last, last.range.count < longest,
      tokens[..<end].allSatisfy({ $0.sort != .piece || $0.direction == nil }),
      tokens[first...].allSatisfy({ $0.direction != .leftToRight })
    else { return false }
    let word = text.string(last.range)
    let name = word.lowercased()
    let isNumbered = tokens[end - 1].piece?.kind == .number
    if LabelledThing.isOne(name) || (isNumbered && numbered.contains(name)) { return true }
    // Who speaks may have a sentence behind the colon, which has its own end.
    guard isColon, !isNumbered, !SpokenLine.isOne(text), !TitledLine.isOne(tokens, text) else {
      return false
    }
    return words.contains(name) || (label.count > 1 && isPlain(word))
  }

  /// The most signs and numbers of a label.
  private static let mostSigns = 4

  /// Whether a sentence of English leads to right-to-left words: it has words of English, one of
  /// them no such small word as titles have, or its last one asks for a name.
  private static func isLedTo(
    _ tokens: [Token], _ inside: ClosedRange<Int>, _ text: Skeleton
  ) -> Bool {
    guard tokens[inside].allSatisfy({ $0.direction != .leftToRight || isSmall($0, text) }) else {
      return false
    }
    let before = latin(tokens[..<inside.lowerBound], text)
    let behind = latin(tokens[(inside.upperBound + 1)...], text)
    let others = tokens[inside].count { $0.direction == .rightToLeft }
    let between = latin(tokens[inside], text)
    guard before.count > 1 || before.first.map({ asking.contains($0.lowercased()) }) ?? false,
      others <= mostOthers * (before.count + between.count + behind.count),
      behind.first.map(isPlain) ?? true,
      !tokens[inside].dropLast().contains(where: { text.endsSentence($0.range.lowerBound) })
    else { return false }
    let end = tokens[inside.lowerBound - 1]
    if end.sort == .sign {
      let sign = end.sign(in: text)
      guard TokenPairs.isQuotationMark(sign) || ":,(".unicodeScalars.contains(sign) else {
        return false
      }
    } else {
      guard end.sort == .word, end.direction == .leftToRight,
        !SmallWords.saysMore(tokens[inside.lowerBound], text)
      else { return false }
    }
    if before.count == 1 { return end.sort == .word }
    let isEnglish = before.map { $0.lowercased() }.contains {
      NamedSentence.isOfEnglish($0) || persons.contains($0)
    }
    guard isEnglish else { return false }
    return before.contains { isPlain($0) && !ofTitles.contains($0) }
      || before.last.map { leading.contains($0) } ?? false
  }

  /// The Latin words among tokens.
  private static func latin(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> [String] {
    tokens.filter { $0.sort == .word && $0.direction == .leftToRight && $0.range.count < longest }
      .map { text.string($0.range).replacing("\u{2019}", with: "'") }
  }

  /// Whether a token is a word of a sentence between names.
  private static func isSmall(_ token: Token, _ text: Skeleton) -> Bool {
    guard token.sort == .word, token.range.count < longest else { return false }
    let word = text.string(token.range)
    return isPlain(word) || word == "I"
  }

  /// Whether a word begins with a small letter.
  private static func isPlain(_ word: String) -> Bool {
    word.first.map { ("a"..."z").contains($0) } ?? false
  }

  /// Words that begin sentences of English.
  private static let persons: Set<String> = [
    "he", "i", "it", "let's", "my", "our", "please", "she", "they", "we", "who",
  ]

  /// Words that ask for something, or somebody, by themselves.
  private static let asking: Set<String> = [
    "about", "ask", "buy", "call", "dear", "invite", "read", "remove", "see", "visit", "watch",
  ]

  /// Small words that titles have.
  private static let ofTitles: Set<String> = [
    "a", "an", "and", "as", "at", "but", "by", "for", "from", "in", "nor", "of", "on", "or", "the",
    "to", "vs", "with",
  ]

  /// Last words before a name.
  private static let leading: Set<String> = [
    "about", "are", "at", "by", "called", "for", "from", "is", "named", "of", "titled", "to", "was",
    "were", "with",
  ]

  /// Words before a number, and what it is the number of.
  private static let numbered: Set<String> = [
    "act", "appendix", "day", "exercise", "figure", "item", "lesson", "level", "page", "part",
    "question", "room", "scene", "season", "slide", "step", "table", "unit", "volume", "week",
  ]

  /// Last words of labels before words or a sentence.
  private static let words: Set<String> = Set(
    """
    answer arabic caption definition description example hebrew lyrics meaning motto original \
    persian phrase proverb question quotation quote saying sentence slogan subject summary text \
    topic translation urdu verse word yiddish
    """.split(separator: " ").map(String.init))
}

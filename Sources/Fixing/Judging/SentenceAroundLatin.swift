internal import BidiAlgorithm

/// Right-to-left sentences around a command or other Latin words in small letters, or around those
/// that a small word leads to, those that ask for the command at their end, and questions around
/// code, where left to right was set: `ABC DEF npm run build GHI JKL`,
/// `ABC IN WordPress 6.2, DEF GHI`, `ABC DEF THEN RUN git pull`, `WHY text-align: right ABC DEF?`
///
/// However many letters the Latin words have, they are one thing that the sentence speaks of. Laid
/// out from left to right, what stands before them and what stands behind them change places.
enum SentenceAroundLatin {
  /// The fewest right-to-left words on each side, and those of one side where the Latin words are
  /// no command: names of three words may stand on both sides of something.
  private static let fewestBeside = 2
  private static let fewestTogether = 4
  /// The fewest right-to-left words before a command at the end, and of a question around code.
  private static let fewestBeforeCommand = 3
  private static let fewestOfQuestion = 3
  /// The most words of a label before a question.
  private static let longestLabel = 2
  /// The most tokens between right-to-left words, and of such a line.
  private static let longestLatin = 10
  private static let longest = 64

  /// Whether tokens are one: right-to-left words alone around one stretch of Latin ones, fewer than
  /// those and none of English, a comma behind them or none, and the end of a sentence or none.
  /// Before a question a label may stand: `ABC: WHY npm test DEF?` Tabs part cells. O(tokens).
  static func isOne(_ all: [Token], _ text: Skeleton) -> Bool {
    guard all.count <= longest, !text.hasControls, !text.scalars.contains("\t") else {
      return false
    }
    let label = endOfLabel(all, text)
    let before = all[label...].prefix { isOwn($0) }
    let latin = latin(from: before.endIndex, all, text)
    let next = latin.endIndex
    let hasComma =
      next < all.count && !all[next].followsSpace
      && ",\u{60C}".unicodeScalars.contains(all[next].sign(in: text))
    let behind = all[(hasComma ? next + 1 : next)...].prefix { isOwn($0) }
    guard let opening = before.first, let first = latin.first, first.followsSpace,
      !latin.contains(where: { CutSentence.isOfEnglish($0, text) }),
      all[behind.endIndex...].allSatisfy({ isEnd($0, text) })
    else { return false }
    let count = words(latin, text)
    let own = before.count + behind.count
    let isCommand = count > 1 && CommandBehindWord.isProgram(first, text)
    if SmallWords.asks(opening.range, text), isQuestion(text), !behind.isEmpty, !hasComma {
      return own > count && own >= (isCommand ? fewestBeside : fewestOfQuestion)
    }
    guard label == 0 else { return false }
    if behind.isEmpty {
      return isCommand && before.count >= fewestBeforeCommand
        && before.last.map { leadsToCommand($0, text) } == true
    }
    guard min(before.count, behind.count) >= fewestBeside, own > count else { return false }
    // Whatever it is, the small word stands right before it, and in a sentence.
    if before.last.map({ NameAtEnd.leads($0, text) }) == true { return true }
    guard count > 1, !hasComma else { return false }
    return isCommand
      || (max(before.count, behind.count) >= fewestTogether
        && !latin.contains { $0.range.contains(where: text.isCapital) })
  }

  /// The number of the token behind right-to-left words and their colon; 0 where none are there.
  private static func endOfLabel(_ tokens: [Token], _ text: Skeleton) -> Int {
    let words = tokens.prefix { isOwn($0) }
    let colon = words.endIndex
    guard (1...longestLabel).contains(words.count), colon + 1 < tokens.count,
      tokens[colon].sign(in: text) == ":", !tokens[colon].followsSpace,
      tokens[colon + 1].followsSpace
    else { return 0 }
    return colon + 1
  }

  private static func isOwn(_ token: Token) -> Bool {
    token.isWord(.rightToLeft) && token.followsSpace
  }

  /// The Latin words, flags and numbers from a token on, with the signs of code between them; empty
  /// where another one stands there, or they are many.
  private static func latin(
    from start: Int, _ tokens: [Token], _ text: Skeleton
  ) -> ArraySlice<Token> {
    let stretch = tokens[start...].prefix(longestLatin + 1).prefix {
      $0.direction == .leftToRight || $0.isUndirectedPiece
        || ":-./=".unicodeScalars.contains($0.sign(in: text))
    }
    guard stretch.count <= longestLatin, stretch.first?.direction == .leftToRight,
      let last = stretch.lastIndex(where: { $0.sort != .sign })
    else { return tokens[start..<start] }
    return tokens[start...last]
  }

  /// How many words tokens are, by the blanks between and in them.
  private static func words(_ latin: ArraySlice<Token>, _ text: Skeleton) -> Int {
    guard let first = latin.first, let last = latin.last else { return 0 }
    return 1 + (first.range.lowerBound..<last.range.upperBound).count { text.isSpace($0) }
  }

  /// Whether a token is a sign right behind a word that ends a sentence.
  private static func isEnd(_ token: Token, _ text: Skeleton) -> Bool {
    !token.followsSpace && text.endsSentence(token.range.lowerBound)
  }

  /// Whether a text ends in a question mark. That of Arabic is a letter to UAX #9, and stands in
  /// the word before it.
  private static func isQuestion(_ text: Skeleton) -> Bool {
    text.scalars.last.map { "?\u{61F}".unicodeScalars.contains($0) } ?? false
  }

  /// Whether a right-to-left word asks for the command behind it, names it, or leads to it.
  private static func leadsToCommand(_ word: Token, _ text: Skeleton) -> Bool {
    TypedCommand.asks(word, text) || NameAtEnd.leads(word, text)
      || word.isOne(of: commands, upTo: longestWord, in: text)
  }

  private static let longestWord = 6

  // The command, command, the command of, in Hebrew; the command, running, carrying out, to run, in
  // Arabic; command in Persian and Urdu.
  private static let commands = Skeleton.words(
    """
    \u{5D4}\u{5E4}\u{5E7}\u{5D5}\u{5D3}\u{5D4} \u{5E4}\u{5E7}\u{5D5}\u{5D3}\u{5D4} \
    \u{5E4}\u{5E7}\u{5D5}\u{5D3}\u{5EA} \u{627}\u{644}\u{623}\u{645}\u{631} \
    \u{627}\u{644}\u{627}\u{645}\u{631} \u{62A}\u{634}\u{63A}\u{64A}\u{644} \
    \u{62A}\u{646}\u{641}\u{64A}\u{630} \u{628}\u{62A}\u{634}\u{63A}\u{64A}\u{644} \
    \u{628}\u{62A}\u{646}\u{641}\u{64A}\u{630} \u{62F}\u{633}\u{62A}\u{648}\u{631} \
    \u{641}\u{631}\u{645}\u{627}\u{646} \u{6A9}\u{645}\u{627}\u{646}\u{688}
    """)
}

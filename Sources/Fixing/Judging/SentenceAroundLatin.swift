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
  private static let fewestBeforeComma = 3
  /// The fewest right-to-left words before a command at the end, and of a question around code.
  private static let fewestBeforeCommand = 3
  private static let fewestOfQuestion = 3
  /// The most words of a label before a question.
  private static let longestLabel = 2
  /// The most tokens between right-to-left words, and of such a line.
  private static let longestLatin = 10
  private static let longest = 64

  /// Right-to-left words alone around one stretch of Latin ones, none of which is of English, a
  /// comma behind them or none, and the end of a sentence or none.
  private struct Parts {
    let hasLabel: Bool
    let before: ArraySlice<Token>
    let latin: ArraySlice<Token>
    let hasComma: Bool
    let behind: ArraySlice<Token>
    /// How many words are Latin.
    let count: Int
    /// Whether there are more right-to-left ones.
    var areMostOwn: Bool { before.count + behind.count > count }
    /// Whether the Latin ones are a known program with what it is given.
    let isCommand: Bool

    /// Those of tokens; nil where anything else stands there. Tabs part cells. O(tokens).
    init?(_ all: [Token], _ text: Skeleton) {
      guard all.count <= longest, !text.hasControls, !text.scalars.contains("\t") else {
        return nil
      }
      let label = endOfLabel(all, text)
      hasLabel = label > 0
      before = all[label...].prefix { isOwn($0) }
      latin = SentenceAroundLatin.latin(from: before.endIndex, all, text)
      let next = latin.endIndex
      hasComma =
        next < all.count && !all[next].followsSpace
        && ",\u{60C}".unicodeScalars.contains(all[next].sign(in: text))
      behind = all[(hasComma ? next + 1 : next)...].prefix { isOwn($0) }
      count = words(latin, text)
      guard !before.isEmpty, let first = latin.first, first.followsSpace,
        !latin.contains(where: { CutSentence.isOfEnglish($0, text) }),
        all[behind.endIndex...].allSatisfy({ $0.isEnd(in: text) })
      else { return nil }
      isCommand = count > 1 && CommandBehindWord.isProgram(first, text)
    }
  }

  /// Whether tokens are a question, before which a label may stand: `ABC: WHY npm test DEF?`
  /// O(tokens).
  static func isQuestion(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard isQuestion(text), let parts = Parts(tokens, text), !parts.behind.isEmpty,
      !parts.hasComma, let opening = parts.before.first, SmallWords.asks(opening.range, text)
    else { return false }
    if parts.isCommand { return parts.before.count + parts.behind.count >= fewestBeside }
    return parts.areMostOwn && parts.before.count + parts.behind.count >= fewestOfQuestion
  }

  /// Whether tokens are another such sentence. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let parts = Parts(tokens, text), let last = parts.before.last else { return false }
    let (before, behind) = (parts.before.count, parts.behind.count)
    // Against whom somebody plays is part of what is said, whatever goes on behind a comma.
    if parts.hasComma, before >= fewestBeforeComma, behind >= fewestBeside, parts.areMostOwn,
      last.isOne(of: against, upTo: longestWord, in: text)
    {
      return true
    }
    guard !parts.hasLabel else { return false }
    guard behind > 0 else {
      return parts.isCommand && before >= fewestBeforeCommand && leadsToCommand(last, text)
    }
    guard min(before, behind) >= fewestBeside, parts.areMostOwn else { return false }
    // Whatever it is, the small word stands right before it, and in a sentence.
    if NameAtEnd.leads(last, text) { return true }
    guard parts.count > 1, !parts.hasComma else { return false }
    return parts.isCommand
      || (max(before, behind) >= fewestTogether
        && !parts.latin.contains { $0.range.contains(where: text.isCapital) })
  }

  /// The number of the token behind right-to-left words and their colon, before which a point of
  /// time may stand: `TODAY B-20:45: …`; 0 where none are there.
  private static func endOfLabel(_ tokens: [Token], _ text: Skeleton) -> Int {
    let words = tokens.prefix { isOwn($0) }
    var colon = words.endIndex
    // A prefix before the time is a word here.
    if colon < tokens.count, tokens[colon].sign(in: text) == "-" { colon += 1 }
    if colon < tokens.count, tokens[colon].piece?.kind == .time {
      colon += 1
    } else {
      colon = words.endIndex
    }
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

  // Against, facing, in Hebrew; against, with, before, in Arabic; opposite, with, in Persian;
  // against in Urdu.
  private static let against = Skeleton.words(
    """
    \u{5E0}\u{5D2}\u{5D3} \u{5DE}\u{5D5}\u{5DC} \u{636}\u{62F} \u{645}\u{639} \
    \u{623}\u{645}\u{627}\u{645} \u{628}\u{631}\u{627}\u{628}\u{631} \u{628}\u{627} \
    \u{62E}\u{644}\u{627}\u{641}
    """)

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

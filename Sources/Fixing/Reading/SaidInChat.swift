internal import BidiAlgorithm

/// A few right-to-left words and their mark behind who said them in a line from left to right:
/// `Dana: ABC DEF!`, `12/05/24, 10:30 - Dana: ABC DEF!`, or behind what has them as its title,
/// `Telegram: ABC DEF!`. The line is the program's; the mark is the sentence's.
enum SaidInChat {
  /// How many words such a sentence has.
  private static let words = 2...12
  /// The most signs that end it.
  private static let mostSigns = 3

  /// The tokens of the sentence with its mark; nil where there is none. Latin names may stand in
  /// it, and an Arabic question before its end. Behind a point of time and a name nothing else is
  /// said; behind a name alone, which begins with a capital, a word or a Latin name has to tell it
  /// from the name of somebody, unless nobody has such a name. The subject of a mail has its own
  /// rule. O(tokens).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    // Most lines end otherwise, and need no lead to be looked for.
    guard let last = tokens.last, isMark(last, text) || text.scalars.contains(questionMark),
      let lead = text.lead, lead.isName, !lead.isReport,
      let first = tokens.firstIndex(where: { $0.range.lowerBound >= lead.end }), first > 0,
      tokens[first].isWord(.rightToLeft), tokens[first].followsSpace
    else { return nil }
    let said = tokens[first...].prefix { $0.isWord(.rightToLeft) || isGuest($0, text) }
    let marks = tokens[said.endIndex...]
    let asks = said.dropLast().contains { text.at($0.range.upperBound - 1) == questionMark }
    guard words ~= said.count(where: { $0.isWord(.rightToLeft) }), marks.count <= mostSigns,
      !marks.isEmpty || asks, said.last?.isWord(.rightToLeft) == true,
      marks.allSatisfy({ isMark($0, text) }), !MailSubject.isOne(tokens, text)
    else { return nil }
    let start = "[(".unicodeScalars.contains(text.at(0)) ? 1 : 0
    let isTold =
      text.isDigit(start) || isNick(text)
      || (text.isCapital(start)
        && (asks || said.contains { isGuest($0, text) || tellsSentence($0, text) }))
      || TitledLine.isNamed(tokens, text)
    return isTold ? first..<tokens.count : nil
  }

  /// The question mark of Arabic, which is a letter to UAX #9.
  private static let questionMark: Unicode.Scalar = "\u{61F}"

  /// Whether a line begins with the name of a user as programs have it, in small letters with a
  /// digit or a low line among them: `dana_92: ABC`. O(its length).
  private static func isNick(_ text: Skeleton) -> Bool {
    let name = text.endOfDottedName(0)
    return text.isLatin(0) && text.at(name) == ":" && text.isSpace(ifThere: name + 1)
      && !(0..<name).contains(where: text.isCapital)
      && (0..<name).contains { text.at($0) == "_" || text.isEuropeanDigit($0) }
  }

  /// Whether a user of a program says a sentence with a Latin name in it, which the line would cut.
  /// O(tokens).
  static func isCut(_ tokens: [Token], _ text: Skeleton) -> Bool {
    isNick(text) && range(tokens, text).map { tokens[$0].contains { isGuest($0, text) } } ?? false
  }

  /// Whether a token is a Latin word in such a sentence, and none of English.
  private static func isGuest(_ token: Token, _ text: Skeleton) -> Bool {
    token.isWord(.leftToRight) && token.followsSpace && !CutSentence.isOfEnglish(token, text)
      && !NamedSentence.isOfEnglish(token, text)
  }

  private static func isMark(_ token: Token, _ text: Skeleton) -> Bool {
    !token.followsSpace && "!?".unicodeScalars.contains(token.sign(in: text))
  }

  /// Whether a word is a small one, asks, or says what was said or done, as no name does.
  static func tellsSentence(_ word: Token, _ text: Skeleton) -> Bool {
    SmallWords.tellsSentence(word, text) || SentenceWords.says(word, text)
      || SentenceWords.reports(word, text)
  }
}

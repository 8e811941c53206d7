internal import BidiAlgorithm

/// A few right-to-left words and their mark behind who said them in a line from left to right:
/// `Dana: ABC DEF!`, `12/05/24, 10:30 - Dana: ABC DEF!`, or behind what has them as its title,
/// `Telegram: ABC DEF!`. The line is the program's; the mark is the sentence's.
enum SaidInChat {
  /// How many words such a sentence has.
  private static let words = 2...12
  /// The most signs that end it.
  private static let mostSigns = 3

  /// The tokens of the sentence with its mark; nil where there is none. Behind a point of time and
  /// a name nothing else is said; behind a name alone, which begins with a capital, a word has to
  /// tell it from the name of somebody, unless nobody has such a name. The subject of a mail has
  /// its own rule. O(tokens).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    // Most lines end otherwise, and need no lead to be looked for.
    guard let last = tokens.last, isMark(last, text) else { return nil }
    guard let lead = text.lead, lead.isName, !lead.isReport,
      let first = tokens.firstIndex(where: { $0.range.lowerBound >= lead.end }), first > 0,
      tokens[first].followsSpace
    else { return nil }
    let said = tokens[first...].prefix { $0.isWord(.rightToLeft) }
    let marks = tokens[said.endIndex...]
    guard words ~= said.count, 1...mostSigns ~= marks.count,
      marks.allSatisfy({ isMark($0, text) }),
      !MailSubject.isOne(tokens, text)
    else { return nil }
    let start = "[(".unicodeScalars.contains(text.at(0)) ? 1 : 0
    let isTold =
      text.isDigit(start)
      || (text.isCapital(start) && said.contains { tellsSentence($0, text) })
      || TitledLine.isNamed(tokens, text)
    return isTold ? first..<tokens.count : nil
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

internal import BidiAlgorithm

/// Short lines that begin with a Latin word and go on in right-to-left ones, and say nothing about
/// whose they are: `PDF ABC`, `Windows 11 ABC`, `Arrivals ABC DEF`.
///
/// On a page for readers of English they are read from left to right, in the catalogue of a
/// right-to-left language from right to left.
enum UndecidedLine {
  /// The most words of each direction.
  private static let mostWords = 2

  /// Whether tokens are one: a few words of both directions and numbers, with a sign that ends them
  /// or none. None of the words is one of an English sentence, greets somebody or is a title before
  /// a name, none begins a label of a program or a command, and no small right-to-left word tells a
  /// sentence. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let first = tokens.first, first.isWord(.leftToRight),
      let last = tokens.lastIndex(where: { $0.sort != .sign }),
      tokens[(last + 1)...].allSatisfy({ ends($0, text) })
    else { return false }
    let words = tokens[...last].filter { $0.sort == .word }
    let own = words.filter { $0.direction == .rightToLeft }
    let latin = words.filter { $0.direction == .leftToRight }
    guard (1...mostWords).contains(own.count), latin.count <= mostWords,
      tokens[...last].allSatisfy({ $0.sort == .word || isNumber($0) }),
      !own.contains(where: { SmallWords.isOfSentence($0, text) }),
      !latin.contains(where: { NamedSentence.isOfEnglish($0, text) })
    else { return false }
    let before = tokens.prefix { $0.direction != .rightToLeft }
    return !WantedDirection.beginsWithPlainWord(tokens, text) && !Synopsis.isProgram(first, text)
      && !EnglishOpening.isSure(before, text) && !EnglishLead.isOne(tokens, text)
      && !StreetLabel.isOne(tokens, text)
  }

  private static func isNumber(_ token: Token) -> Bool {
    token.piece?.kind == .number && token.direction == nil
  }

  /// Whether a sign right behind words closes them.
  private static func ends(_ token: Token, _ text: Skeleton) -> Bool {
    !token.followsSpace
      && (text.endsSentence(token.range.lowerBound) || token.sign(in: text) == ":")
  }
}

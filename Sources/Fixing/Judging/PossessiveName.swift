internal import BidiAlgorithm

/// English that begins with somebody's name in right-to-left letters and the ending of what is
/// theirs: `ABC's birthday is today!`, `ABC's phone`. No other language writes an `s` right behind
/// an apostrophe and a right-to-left word.
enum PossessiveName {
  /// The most words of a name.
  private static let mostWords = 3

  /// Whether tokens are one: a name, an apostrophe and `s` right behind it, and Latin words, with
  /// nothing right-to-left behind them. A name of several words may be a sentence that ends in the
  /// name of a place, so that English words have to tell it. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let name = tokens.prefix { $0.isWord(.rightToLeft) && !SmallWords.isOne($0, text) }.count
    guard (1...mostWords).contains(name), name + 2 < tokens.count,
      "'\u{2019}".unicodeScalars.contains(tokens[name].sign(in: text)),
      !tokens[name].followsSpace, isEnding(tokens[name + 1], text)
    else { return false }
    let rest = tokens[(name + 2)...]
    guard let next = rest.first, next.followsSpace, next.direction == .leftToRight,
      !rest.contains(where: { $0.direction == .rightToLeft })
    else { return false }
    return name == 1 || rest.contains { NamedSentence.isOfEnglish($0, text) }
  }

  private static func isEnding(_ token: Token, _ text: Skeleton) -> Bool {
    token.isWord(.leftToRight) && !token.followsSpace && token.range.count == 1
      && text.at(token.range.lowerBound) == "s"
  }
}

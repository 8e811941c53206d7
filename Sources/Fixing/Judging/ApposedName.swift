internal import BidiAlgorithm

/// English sentences that begin with a right-to-left name, and say between two commas who or what
/// it is, before they go on with a verb: `ABC DEF, born in 1911, won the prize (of GHI).`
///
/// No share of words tells them from a right-to-left sentence with English words at its end. What
/// stands between the commas, and the verb right behind them, do.
enum ApposedName {
  /// The most words of the first name, and of each other one.
  private static let mostWords = 4
  private static let mostOfOthers = 2
  /// The fewest Latin words of such a line, and the most tokens.
  private static let fewestLatin = 4
  private static let longestLine = 60
  /// Longer words are none of those that are asked about.
  private static let longestWord = 14

  /// Whether tokens are one: a name, a comma, Latin words from a small letter on, one of English
  /// among them, another comma, a verb and what follows it. Other names are few, and a small word
  /// of English or what opens brackets leads to each. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let name = tokens.prefix { $0.isWord(.rightToLeft) }
    guard (1...mostWords).contains(name.count), tokens.count <= longestLine,
      tokens.count > name.count + fewestLatin, HeadlineBehindName.isName(name, text),
      isComma(tokens[name.count], text)
    else { return false }
    let rest = tokens[(name.count + 1)...]
    guard let lead = rest.first, lead.isWord(.leftToRight),
      ("a"..."z").contains(text.at(lead.range.lowerBound)),
      rest.contains(where: { NamedSentence.isOfEnglish($0, text) }),
      areOthersLedTo(rest, behind: name.count, tokens, text)
    else { return false }
    return rest.indices.dropFirst().contains { index in
      isComma(tokens[index], text) && isVerb(index + 1, tokens, text)
    }
  }

  private static func isComma(_ token: Token, _ text: Skeleton) -> Bool {
    !token.followsSpace && ",\u{60C}".unicodeScalars.contains(token.sign(in: text))
  }

  /// Whether the Latin words of a rest are enough for its other names, and something leads to each
  /// of those.
  private static func areOthersLedTo(
    _ rest: ArraySlice<Token>, behind name: Int, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    var (latin, others, stretch) = (0, name, 0)
    for index in rest.indices {
      let token = tokens[index]
      guard token.isWord(.rightToLeft) else {
        guard token.direction != .rightToLeft else { return false }
        stretch = 0
        if token.isWord(.leftToRight) { latin += 1 }
        continue
      }
      stretch += 1
      others += 1
      guard stretch <= mostOfOthers, !SmallWords.isOfSentence(token, text),
        stretch > 1 || DescribedName.leads(tokens[index - 1], text)
      else { return false }
    }
    return latin >= fewestLatin && latin > others
  }

  /// Whether a verb of English and something behind it stand at a position. What was done by
  /// somebody says more of a thing.
  private static func isVerb(_ index: Int, _ tokens: [Token], _ text: Skeleton) -> Bool {
    guard index + 1 < tokens.count, tokens[index].isWord(.leftToRight),
      tokens[index].range.count < longestWord
    else { return false }
    let word = text.string(tokens[index].range)
    if ShortSentence.isVerb(word) || NamedSentence.isVerb(word) || verbs.contains(word) {
      return true
    }
    let next = tokens[index + 1]
    return NamedSentence.isPast(word)
      && !(next.isWord(.leftToRight) && next.range.count == 2 && text.string(next.range) == "by")
  }

  /// Verbs of what is said of people and places that neither end as others do nor stand in short
  /// sentences.
  private static let verbs: Set<String> = [
    "began", "died", "fled", "fought", "led", "lies", "remains", "rose", "spent",
  ]
}

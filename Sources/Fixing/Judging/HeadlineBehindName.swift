internal import BidiAlgorithm

/// English headlines that begin with somebody's name in right-to-left letters, where nobody set a
/// direction: `ABC DEF scores twice as Liverpool win 3-1`, `ABC joins the board of Siemens`.
///
/// Their verb is in the present. Many such verbs are nouns in the plural, too, with which a title
/// may begin that a right-to-left sentence speaks of, `ABC stories from the road`: those need an
/// adverb, an article or a pronoun right behind them.
enum HeadlineBehindName {
  /// The most words of a name, the fewest Latin ones behind the verb, and the most tokens.
  private static let longestName = 3
  private static let fewestWords = 3
  private static let longestLine = 40
  /// Longer words are none of those that are asked about.
  private static let longestWord = 12

  /// Whether tokens are one: a name, perhaps a note in brackets, a verb, and Latin words and
  /// numbers up to the end, a small word of English among them. O(1).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.count <= longestLine else { return false }
    let name = tokens.prefix { $0.isWord(.rightToLeft) }
    let rest = tokens[endOfNote(behind: name.count, tokens, text)...]
    // Words are looked up last: nearly all lines are none without that.
    guard (1...longestName).contains(name.count), rest.count > fewestWords,
      tokens[name.count...].allSatisfy({ $0.direction != .rightToLeft }),
      let verb = rest.first, verb.isWord(.leftToRight), verb.followsSpace, isName(name, text)
    else { return false }
    let words = rest.dropFirst().filter { $0.isWord(.leftToRight) }
    guard words.count >= fewestWords, let next = words.first,
      next.range.lowerBound == verb.range.upperBound + 1,
      words.contains(where: { NamedSentence.isOfEnglish($0, text) })
    else { return false }
    let letters = word(verb, text)
    if verbs.contains(letters) { return true }
    return orNouns.contains(letters) && behindVerbs.contains(word(next, text))
  }

  /// Whether right-to-left words may be a name: none is small, and none labels what follows.
  static func isName(_ words: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    words.allSatisfy {
      !SmallWords.tellsSentence($0, text) && !KnownLabel.isOne($0.range, text)
    }
  }

  /// The end of what stands in brackets behind a name, such as somebody's club; where the name ends
  /// if there is none.
  private static func endOfNote(behind name: Int, _ tokens: [Token], _ text: Skeleton) -> Int {
    guard name < tokens.count, tokens[name].sign(in: text) == "(", tokens[name].followsSpace,
      let closing = tokens[name...].firstIndex(where: { $0.sign(in: text) == ")" })
    else { return name }
    return closing + 1
  }

  private static func word(_ token: Token, _ text: Skeleton) -> String {
    token.range.count < longestWord ? text.string(token.range) : ""
  }

  /// Verbs of headlines that are no nouns.
  private static let verbs: Set<String> = [
    "agrees", "announces", "apologises", "apologizes", "appears", "arrives", "becomes", "begins",
    "confirms", "denies", "earns", "joins", "loses", "publishes", "receives", "resigns", "retires",
    "reveals", "seeks", "sells", "speaks", "urges", "warns",
  ]

  /// Verbs of headlines that may be nouns in the plural.
  private static let orNouns: Set<String> = [
    "beats", "breaks", "calls", "dies", "faces", "hits", "launches", "leads", "leaves", "makes",
    "meets", "misses", "moves", "names", "opens", "plans", "plays", "promises", "reaches",
    "returns", "saves", "scores", "signs", "starts", "strikes", "takes", "visits", "wins",
  ]

  /// What follows a verb, and no noun.
  private static let behindVerbs: Set<String> = [
    "a", "again", "an", "early", "first", "her", "his", "late", "once", "our", "second", "the",
    "their", "third", "twice",
  ]
}

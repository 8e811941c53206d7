internal import BidiAlgorithm

/// English sentences that begin with a right-to-left name, say what it is, and have other such
/// names in them: `ABC is written in DEF script (not GHI).`
///
/// The share of words does not tell them: each name is led by a small word of English, and no
/// right-to-left sentence has several of those.
enum DescribedName {
  /// The most words of the first name, and of each other one.
  private static let mostWords = 3
  private static let mostOfOthers = 2
  /// The most tokens of such a line.
  private static let longestLine = 60

  /// Whether tokens are one: a name, a verb that says what it is, a small letter behind that, two
  /// small words of English, a small word or what opens brackets or a quotation before each other
  /// name, and as many Latin words as others. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let name = tokens.prefix { $0.isWord(.rightToLeft) }
    guard (1...mostWords).contains(name.count), tokens.count > name.count + 3,
      tokens.count <= longestLine, !name.contains(where: { SmallWords.isOfSentence($0, text) }),
      isVerb(tokens[name.count], text)
    else { return false }
    let rest = tokens[(name.count + 1)...]
    guard let next = rest.first, next.isWord(.leftToRight),
      ("a"..."z").contains(text.at(next.range.lowerBound)),
      rest.count(where: { NamedSentence.isOfEnglish($0, text) }) > 1
    else { return false }
    var (latin, others, stretch) = (1, name.count, 0)
    for index in rest.indices {
      let token = tokens[index]
      if token.isWord(.rightToLeft) {
        stretch += 1
        others += 1
        guard stretch <= mostOfOthers, !SmallWords.isOfSentence(token, text),
          stretch > 1 || leads(tokens[index - 1], text)
        else { return false }
      } else {
        guard token.direction != .rightToLeft else { return false }
        stretch = 0
        if token.isWord(.leftToRight) { latin += 1 }
      }
    }
    return others > name.count && others <= latin
  }

  private static func isVerb(_ token: Token, _ text: Skeleton) -> Bool {
    token.isWord(.leftToRight) && token.followsSpace && token.range.count < 6
      && verbs.contains(text.string(token.range))
  }

  /// Whether a token leads to a name: a small word of English, or what opens brackets or a
  /// quotation.
  static func leads(_ token: Token, _ text: Skeleton) -> Bool {
    NamedSentence.isOfEnglish(token, text)
      || "(\"'\u{201C}\u{2018}".unicodeScalars.contains(token.sign(in: text))
  }

  /// Verbs that say of something what it is.
  private static let verbs: Set<String> = ["are", "had", "has", "is", "means", "was", "were"]
}

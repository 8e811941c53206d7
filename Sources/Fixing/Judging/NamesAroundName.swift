internal import BidiAlgorithm

/// Lines that were set to run from left to right, with a few right-to-left words on both sides of
/// one Latin name and nothing else: `ABC DEF Liverpool GHI JKL`.
///
/// The number of letters says nothing: names are long. With up to two words on each side these may
/// be names themselves, beside another one in a row of the page, and it draws each where it stands.
/// Three words together are more than a name, and so are words with a small one among them.
enum NamesAroundName {
  /// The most words of a name of either direction.
  private static let mostWords = 2

  /// Whether tokens are one. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.count > 2, tokens.count <= 3 * mostWords, let first = tokens.first,
      tokens.allSatisfy({ $0.sort == .word })
    else { return false }
    let before = tokens.prefix { $0.direction == .rightToLeft }
    let name = tokens[before.endIndex...].prefix { $0.direction == .leftToRight }
    let behind = tokens[name.endIndex...]
    return [before, name, behind].allSatisfy { (1...mostWords).contains($0.count) }
      && behind.allSatisfy { $0.direction == .rightToLeft }
      && !SmallWords.asks(first.range, text)
      && !tokens.contains { isOfSentence($0, text) }
  }

  private static func isOfSentence(_ word: Token, _ text: Skeleton) -> Bool {
    word.direction == .rightToLeft
      && (SmallWords.isOfSentence(word, text) || SmallWords.leadsToName(word, text))
  }
}

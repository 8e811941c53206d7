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
      let last = tokens.last, first.direction == .rightToLeft, last.direction == .rightToLeft,
      tokens.allSatisfy({ $0.sort == .word && $0.direction != nil })
    else { return false }
    let runs = tokens.chunkCounts
    return runs.count == 3 && runs.allSatisfy { $0 <= mostWords }
      && !SmallWords.asks(first.range, text)
      && !tokens.contains { SmallWords.isOne($0, text) || isOfSentence($0, text) }
  }

  private static func isOfSentence(_ word: Token, _ text: Skeleton) -> Bool {
    word.direction == .rightToLeft
      && (SmallWords.saysMore(word, text) || SmallWords.leadsToName(word, text))
  }
}

extension [Token] {
  /// How many tokens of one direction stand together, from the first on.
  fileprivate var chunkCounts: [Int] {
    var counts: [Int] = []
    for (index, token) in enumerated() {
      if index > 0, self[index - 1].direction == token.direction {
        counts[counts.count - 1] += 1
      } else {
        counts.append(1)
      }
    }
    return counts
  }
}

internal import BidiAlgorithm

/// Right-to-left sentences with their end typed in front, which Latin names tear in a line from
/// left to right: `.ABC DEF B-Pro`.
///
/// The end is drawn where the sentence ends, but the words are not drawn in their order.
enum TurnedCut {
  /// The most signs of such an end.
  private static let mostSigns = 3

  /// Whether tokens are one: up to three end signs right before right-to-left words that a name
  /// tears also without them, and no other end. Dots that go on from what was said before are no
  /// end. O(tokens).
  static func isOne(_ all: [Token], _ text: Skeleton) -> Bool {
    let signs = all.prefix { isEnd($0, text) }
    guard (1...mostSigns).contains(signs.count), signs.count < all.count,
      signs.count(where: { $0.sign(in: text) == "." }) < 2,
      all[1...signs.count].allSatisfy({ !$0.followsSpace }),
      all[signs.count].isWord(.rightToLeft), let last = all.last,
      !text.endsSentence(last.range.upperBound - 1)
    else { return false }
    let words = Array(all[signs.count...])
    return PrefixedEnd.isOne(words, text) || CutSentence.isOne(words, text)
      || NameAtEnd.isOne(words, text)
  }

  private static func isEnd(_ token: Token, _ text: Skeleton) -> Bool {
    ".?!".unicodeScalars.contains(token.sign(in: text))
  }
}

internal import BidiAlgorithm

/// A percentage and the Latin word for what becomes of the price behind it, as shops write them in
/// sentences of every language: `20% OFF`, `10% cashback`. They are one phrase of English, with the
/// Latin words that go on behind them.
enum DiscountPhrase {
  /// The end of the tokens of such a phrase that begins with a token, in a sentence that is read
  /// from right to left; nil where none does, and where a number behind its words may be either
  /// theirs or the sentence's. O(its length).
  static func end(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    let (number, next) = (tokens[start], start + 1)
    guard next < range.upperBound, number.piece?.kind == .number, number.direction == nil,
      isShare(number.range, text), isFollowing(next, tokens), isWord(tokens[next], text)
    else { return nil }
    var end = next + 1
    while end < range.upperBound, isFollowing(end, tokens), tokens[end].direction == .leftToRight {
      end += 1
    }
    if end < range.upperBound, isFollowing(end, tokens), text.isDigit(tokens[end].range.lowerBound)
    {
      return nil
    }
    return end
  }

  /// Whether letters, large or small, are a word for what becomes of a price.
  static func isWord(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    range.count <= longestWord && words.contains(text.string(range).lowercased())
  }

  private static let longestWord = 9
  private static let words: Set<String> = [
    "cashback", "discount", "discounts", "extra", "off", "rebate",
  ]

  private static func isWord(_ token: Token, _ text: Skeleton) -> Bool {
    token.sort == .word && token.direction == .leftToRight && isWord(token.range, text)
  }

  /// Whether a number is a percentage with the sign behind its digits.
  private static func isShare(_ number: Range<Int>, _ text: Skeleton) -> Bool {
    text.isDigit(number.lowerBound)
      && "%\u{66A}".unicodeScalars.contains(text.at(number.upperBound - 1))
  }

  /// Whether one white space and nothing else stands before a token.
  private static func isFollowing(_ index: Int, _ tokens: [Token]) -> Bool {
    tokens[index].followsSpace
      && tokens[index].range.lowerBound == tokens[index - 1].range.upperBound + 1
  }
}

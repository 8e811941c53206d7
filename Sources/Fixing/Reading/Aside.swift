internal import BidiAlgorithm

/// A right-to-left exclamation or question between two dashes in a sentence from left to right:
/// `he stayed -- ABC! -- at home`. As in brackets, its end goes with its words.
enum Aside {
  /// The most words of one.
  private static let mostWords = 8
  /// The most signs of a dash.
  private static let longestDash = 3

  /// The number of the token behind one that begins at a token of a range: behind Latin words and a
  /// dash right-to-left words and their end, and then the same dash and Latin words. nil where none
  /// does. O(its length).
  static func end(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    guard tokens[start].sort == .word, tokens[start].direction == .rightToLeft,
      tokens[start].followsSpace
    else { return nil }
    var words = start
    while words < range.upperBound, words - start < mostWords, tokens[words].sort == .word,
      tokens[words].direction == .rightToLeft
    {
      words += 1
    }
    var end = words
    while end < range.upperBound, "!?".unicodeScalars.contains(tokens[end].sign(in: text)),
      !tokens[end].followsSpace
    {
      end += 1
    }
    guard end > words, end < range.upperBound, tokens[end].followsSpace else { return nil }
    var dash = start
    while dash > range.lowerBound, isDash(tokens[dash - 1], text) {
      dash -= 1
      if tokens[dash].followsSpace { break }
    }
    let length = start - dash
    let next = end + length
    guard (1...longestDash).contains(length), dash > range.lowerBound, next < range.upperBound,
      tokens[dash].followsSpace, tokens[dash - 1].isWord(.leftToRight),
      tokens[next].isWord(.leftToRight),
      tokens[next].followsSpace,
      tokens[end + 1..<next].allSatisfy({ !$0.followsSpace }),
      (0..<length).allSatisfy({
        tokens[dash + $0].sign(in: text) == tokens[end + $0].sign(in: text)
      })
    else { return nil }
    return end
  }

  private static func isDash(_ token: Token, _ text: Skeleton) -> Bool {
    "-\u{2013}\u{2014}".unicodeScalars.contains(token.sign(in: text))
  }
}

internal import BidiAlgorithm

/// The abbreviation that leads to a guest in brackets behind the title of a song, in a sentence
/// that is read from right to left: `(feat. ABC)`. Its full stop stands at its right.
enum GuestMark {
  /// The end of the tokens of one that begins with a token: the word right behind a bracket and its
  /// full stop, with a right-to-left name behind. nil where none does. O(1).
  static func end(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    guard start > 0, start + 2 < range.upperBound, !tokens[start].followsSpace,
      tokens[start + 1].sign(in: text) == ".", !tokens[start + 1].followsSpace,
      tokens[start + 2].followsSpace, tokens[start + 2].direction == .rightToLeft,
      "([".unicodeScalars.contains(tokens[start - 1].sign(in: text)), isWord(tokens[start], text)
    else { return nil }
    return start + 2
  }

  private static func isWord(_ token: Token, _ text: Skeleton) -> Bool {
    token.sort == .word && token.direction == .leftToRight && token.range.count < 5
      && ["feat", "ft"].contains(text.string(token.range).lowercased())
  }
}

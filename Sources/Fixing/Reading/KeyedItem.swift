internal import BidiAlgorithm

/// What stands behind the sign of an item that is a key with its value, as YAML has them:
/// `- ABC: DEF`, `- ABC: 30`. In one stretch and in its own order it stays where it is set, as an
/// item of words alone does. Commas and a sentence's end make more of it.
enum KeyedItem {
  /// The most words of a key.
  private static let longestKey = 4

  /// Whether tokens are right-to-left words, a colon right behind them and, behind a blank, such
  /// words or numbers. O(tokens).
  static func isOne(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard let colon = tokens.firstIndex(where: { $0.sign(in: text) == ":" }),
      (1...longestKey).contains(colon - tokens.startIndex), colon + 1 < tokens.endIndex,
      !tokens[colon].followsSpace, tokens[colon + 1].followsSpace
    else { return false }
    return tokens[..<colon].allSatisfy { $0.isWord(.rightToLeft) }
      && tokens[(colon + 1)...].allSatisfy { $0.isWord(.rightToLeft) || isNumber($0) }
  }

  private static func isNumber(_ token: Token) -> Bool {
    token.sort == .piece && token.direction == nil
  }

  /// What stands between equal marks at both ends of some tokens, `**ABC**`; the tokens themselves
  /// where none do. O(tokens).
  static func insideMarks(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> ArraySlice<Token> {
    var inside = tokens
    while inside.count > 2, let first = inside.first?.sign(in: text), marks.contains(first),
      inside.last?.sign(in: text) == first
    {
      inside = inside.dropFirst().dropLast()
    }
    return inside
  }

  private static let marks: Set<Unicode.Scalar> = ["*", "_", "~", "`"]

  /// The number of the token behind the box of a task, `- [ ] ABC`, `- [x] ABC`, which stands
  /// behind the sign of an item; nil where none does. O(1).
  static func endOfBox(_ tokens: [Token], _ text: Skeleton) -> Int? {
    guard tokens.count > 2, tokens[1].followsSpace else { return nil }
    let box = tokens[1].range.lowerBound
    guard RowMark.sortOfBox(box, text) != nil, text.isSpace(ifThere: box + 3) else { return nil }
    return tokens.prefix(longestBox).firstIndex { $0.range.lowerBound > box + 2 }
  }

  /// So many tokens are looked at for the end of a box.
  private static let longestBox = 6
}

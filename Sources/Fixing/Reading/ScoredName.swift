internal import BidiAlgorithm

/// Lines of English that begin with somebody's name in right-to-left letters and say how much was
/// scored: `1. ABC - 5 points`, `ABC: 3 wins, 1 loss`.
enum ScoredName {
  /// The most words of a name, and the most tokens of such a line.
  private static let longestName = 3
  private static let longestLine = 24

  /// Whether tokens are such a line: the number of an item or none, a name, a colon or a dash
  /// between spaces, and numbers with a word of English for what is scored behind each, two at
  /// least where the line is no item of a list. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.count <= longestLine, let last = tokens.last,
      last.direction == .leftToRight || last.sign(in: text) == ")"
    else { return false }
    let isItem = isMarker(tokens, text)
    var index = isItem ? 2 : 0
    let name = index
    while index < tokens.count, tokens[index].sort == .word,
      tokens[index].direction == .rightToLeft
    {
      index += 1
    }
    guard (1...longestName).contains(index - name), index < tokens.count,
      parts(tokens[index], text)
    else { return false }
    index += 1
    var scores = 0
    while index + 1 < tokens.count, isNumber(tokens[index], text),
      isScored(tokens[index + 1], text)
    {
      scores += 1
      index += 2
      if index + 1 < tokens.count, tokens[index].sign(in: text) == "," { index += 1 }
    }
    // Brackets tell of what, or of how many.
    let end = tokens[index...]
    let isHeld =
      end.count > 2 && end.first?.sign(in: text) == "(" && end.last?.sign(in: text) == ")"
      && end.allSatisfy { $0.direction != .rightToLeft }
    return (end.isEmpty || isHeld) && scores >= (isItem || isHeld ? 1 : 2)
  }

  private static func isMarker(_ tokens: [Token], _ text: Skeleton) -> Bool {
    tokens.count > 2 && isNumber(tokens[0], text) && !tokens[1].followsSpace
      && tokens[2].followsSpace && ".)".unicodeScalars.contains(tokens[1].sign(in: text))
  }

  /// Whether a sign parts a name from what is scored.
  private static func parts(_ token: Token, _ text: Skeleton) -> Bool {
    let sign = token.sign(in: text)
    return token.followsSpace ? "-\u{2013}\u{2014}".unicodeScalars.contains(sign) : sign == ":"
  }

  private static func isNumber(_ token: Token, _ text: Skeleton) -> Bool {
    token.followsSpace && token.range.count < 7 && token.isUndirectedPiece
      && token.range.allSatisfy { ("0"..."9").contains(text.at($0)) || text.at($0) == "." }
  }

  private static func isScored(_ word: Token, _ text: Skeleton) -> Bool {
    word.sort == .word && word.direction == .leftToRight && word.followsSpace
      && word.range.count < 9 && scored.contains(text.string(word.range).lowercased())
  }

  private static let scored: Set<String> = [
    "assist", "assists", "draw", "draws", "game", "games", "goal", "goals", "like", "likes", "loss",
    "losses", "point", "points", "review", "reviews", "star", "stars", "tie", "ties", "vote",
    "votes", "win", "wins",
  ]
}

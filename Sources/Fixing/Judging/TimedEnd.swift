internal import BidiAlgorithm

/// Right-to-left labels with what they lead to, a time, and an English word for its day:
/// `ABC: DEF 9:30 tomorrow`.
///
/// Laid out from left to right, the time stands at the far end of the right-to-left words, and its
/// day at the other: in whatever direction the line is read, nobody reads them together. The label
/// says that it is a right-to-left one. Without a label the day may be what a program adds to a
/// title, and without a time it stands behind what it says something of.
enum TimedEnd {
  /// The most words of the label, and behind it.
  private static let longestLabel = 3
  private static let mostWords = 8

  /// Whether tokens are one, with the end of a sentence or without it. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let label = tokens.prefix { $0.isWord(.rightToLeft) }
    let colon = label.endIndex
    guard (1...longestLabel).contains(label.count), colon < tokens.count,
      tokens[colon].sign(in: text) == ":", !tokens[colon].followsSpace
    else { return false }
    let words = tokens[(colon + 1)...].prefix { $0.isWord(.rightToLeft) }
    let time = words.endIndex
    guard (1...mostWords).contains(words.count), time + 1 < tokens.count,
      tokens[time].isUndirectedPiece, tokens[time].piece?.kind == .time,
      tokens[time].followsSpace, tokens[time + 1].followsSpace, isDay(tokens[time + 1], text)
    else { return false }
    return tokens[(time + 2)...].allSatisfy { $0.isEnd(in: text) }
  }

  private static func isDay(_ token: Token, _ text: Skeleton) -> Bool {
    token.isWord(.leftToRight) && token.range.count <= longestDay
      && days.contains(text.string(token.range).lowercased())
  }

  /// The most letters of a word for a day.
  private static let longestDay = 9

  private static let days: Set<String> = [
    "friday", "monday", "saturday", "sunday", "thursday", "today", "tomorrow", "tonight", "tuesday",
    "wednesday", "yesterday",
  ]
}

internal import BidiAlgorithm

/// What a program said, quoted in a right-to-left sentence with its level in brackets before it:
/// `ABC [INFO] Server started DEF`. The level stands left of the message, as in the log.
enum LevelInBrackets {
  private static let levels: Set<String> = [
    "critical", "debug", "err", "error", "fatal", "info", "notice", "trace", "warn", "warning",
  ]
  /// The most letters of a level.
  private static let longest = 8

  /// The end of the Latin words behind a level in brackets that begin with a token; nil where none
  /// do. O(their number).
  static func end(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    guard start + 3 < range.upperBound, tokens[start].sign(in: text) == "[",
      tokens[start + 1].isWord(.leftToRight), tokens[start + 1].range.count <= longest,
      levels.contains(text.string(tokens[start + 1].range).lowercased()),
      tokens[start + 2].sign(in: text) == "]", tokens[start + 3].followsSpace
    else { return nil }
    let message = tokens[(start + 3)..<range.upperBound].prefix { $0.isWord(.leftToRight) }
    return message.isEmpty ? nil : message.endIndex
  }
}

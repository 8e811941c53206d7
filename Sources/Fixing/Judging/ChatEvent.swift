internal import BidiAlgorithm

/// What a chat tells in English of somebody with a right-to-left name who came or went, where
/// nobody set a direction: `ABC has quit (Ping timeout: 240 seconds)`, `ABC has joined #linux`.
enum ChatEvent {
  /// The most words of a name, and the most tokens of where it comes from and of such a line.
  private static let mostWords = 2
  private static let longestSource = 16
  private static let longestLine = 48

  /// Whether tokens are one: a name, where it comes from in brackets or not, what it has done, and
  /// behind that nothing, a channel, or why in brackets. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.count <= longestLine else { return false }
    let name = tokens.prefix { $0.isWord(.rightToLeft) }
    guard (1...mostWords).contains(name.count) else { return false }
    var verb = name.count
    if verb < tokens.count, isOpening(tokens[verb], text) {
      guard
        let closing = tokens[verb...].prefix(longestSource).firstIndex(where: {
          ")]".unicodeScalars.contains($0.sign(in: text))
        }), !tokens[verb..<closing].contains(where: { $0.direction == .rightToLeft })
      else { return false }
      verb = closing + 1
    }
    guard verb + 1 < tokens.count, isWord(tokens[verb], ["has"], text),
      isWord(tokens[verb + 1], deeds, text),
      !name.contains(where: { SmallWords.isOfSentence($0, text) })
    else { return false }
    guard let next = tokens.dropFirst(verb + 2).first else { return true }
    if isOpening(next, text) {
      return !tokens[(verb + 2)...].contains { $0.direction == .rightToLeft }
    }
    return next.followsSpace && text.at(next.range.lowerBound) == "#"
      && text.isStrong(next.range.lowerBound + 1)
  }

  private static func isOpening(_ token: Token, _ text: Skeleton) -> Bool {
    token.followsSpace && "([".unicodeScalars.contains(text.at(token.range.lowerBound))
  }

  private static func isWord(_ token: Token, _ words: Set<String>, _ text: Skeleton) -> Bool {
    token.isWord(.leftToRight) && token.followsSpace && token.range.count < longestSource
      && words.contains(text.string(token.range))
  }

  /// What somebody has done who comes or goes.
  private static let deeds: Set<String> = [
    "connected", "disconnected", "joined", "left", "parted", "quit", "reconnected",
  ]
}

extension Piece {
  /// The most letters of the name of a channel.
  private static let longestChannel = 50

  /// `#ABC`, a channel of a chat that is told of in English: `dana has joined #ABC`, `Topic for
  /// #ABC: DEF GHI`, with the colon behind it where a topic follows. The hash is a letter of its
  /// name there, which is typed as it is drawn. O(its length).
  @Sendable static func channel(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "#", text.isRightToLeftLetter(start + 1),
      text.isSpace(ifThere: start - 1)
    else { return nil }
    let words = wordsBeforeChannel(start, text)
    guard let last = words.last else { return nil }
    let lead = words.suffix(2).joined(separator: " ")
    guard leadsToChannel.contains(last) || leadsToChannel.contains(lead) else { return nil }
    var end = start + 1
    while end < start + longestChannel, !text.isGap(end),
      text.isRightToLeftLetter(end) || text.isMark(end) || text.isDigit(end)
        || "-_".unicodeScalars.contains(text.at(end))
    {
      end += 1
    }
    let name = start + 1..<end
    let parts = [start..<start + 1, name]
    if lead.hasPrefix("topic"), text.at(end) == ":", text.isSpace(ifThere: end + 1) {
      return Piece(
        kind: .path, range: start..<end + 1, order: .either, parts: parts + [end..<end + 1])
    }
    guard text.isGap(end) || ".,)".unicodeScalars.contains(text.at(end)) else { return nil }
    return Piece(kind: .path, range: start..<end, order: .either, parts: parts)
  }

  /// The Latin words in small letters right before the hash of a channel, the last ones of its
  /// line; empty where other letters stand there.
  private static func wordsBeforeChannel(_ hash: Int, _ text: Skeleton) -> [String] {
    var start = hash
    while start > max(0, hash - longestLeadOfChannel),
      text.isLatin(start - 1) || text.at(start - 1) == " "
    {
      start -= 1
    }
    return text.string(start..<hash).lowercased().split(separator: " ").map(String.init)
  }

  /// The most scalars of what leads to a channel.
  private static let longestLeadOfChannel = 40

  /// What chats say right before a channel. Other words may stand before a hashtag.
  private static let leadsToChannel: Set<String> = [
    "channel", "has joined", "has left", "have joined", "have left", "kicked from",
    "talking in", "talking on", "topic for", "topic of", "topic on", "users in", "users on",
  ]
}

/// Lines that programs write into a terminal from left to right, whatever the names in them are.
enum OutputLine {
  /// Whether tokens of a text that is laid out from left to right are one: a line of a file, a
  /// prompt or the topic of a channel; where that direction was set, also one that is told by signs
  /// and numbers, and the head of a mail. O(*n*).
  static func isOne(_ tokens: [Token], _ text: Skeleton, isSet: Bool) -> Bool {
    if Piece.isLocated(text) || Piece.isPrompt(text) || isTopic(tokens, text) { return true }
    return isSet
      && (MailSubject.isOfHead(tokens, text) || TracedHost.isOne(tokens, text)
        || ProgressRow.isOne(text) || TaskLine.isOne(tokens, text) || ChangedLines.isOne(text)
        || FoundLine.isOne(tokens, text) || LogLine.isOfGraph(text)
        || SizedNames.isOne(text) || MailRow.isOne(text))
  }

  /// Whether tokens are what a chat says of the topic of a channel, behind signs or without them:
  /// `Topic for #ABC: DEF GHI`.
  private static func isTopic(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let words = tokens.drop { $0.sort == .sign }.prefix(3)
    guard words.count == 3, let hash = words.last, text.at(hash.range.lowerBound) == "#" else {
      return false
    }
    let lead = words.dropLast().map { text.string($0.range) }
    return lead == ["Topic", "for"] || lead == ["Topic", "on"]
  }
}

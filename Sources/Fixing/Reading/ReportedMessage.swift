internal import BidiAlgorithm

/// A right-to-left message with its end behind the name of who sent it, in an English line that
/// tells of it: `New message from ABC: DEF GHI?`. As in quotation marks, its end goes with it, and
/// it stands right of the name and the colon.
enum ReportedMessage {
  /// The most words before a name, those of a name, and the most tokens of a message.
  private static let mostBefore = 8
  private static let mostNames = 3
  private static let longestMessage = 60
  /// The fewest words of a message with a full stop, which might be the line's.
  private static let fewestOfStatement = 2
  /// Words with as many letters are none that tell of messages.
  private static let longest = 16

  /// The end of the tokens of such a message, which begins at a token of a range; nil where none
  /// does. Only words stand before the name, one for what was sent among them and no verb: a
  /// question has an end of its own. The message has right-to-left words and commas, and the signs
  /// of its end are the last of the line. O(its length).
  static func end(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    guard start > 3, range.lowerBound == 0, range.upperBound == tokens.count,
      tokens[start].isWord(.rightToLeft), tokens[start].followsSpace,
      tokens[start - 1].sign(in: text) == ":", !tokens[start - 1].followsSpace
    else { return nil }
    var name = start - 1
    while name > 0, tokens[name - 1].isWord(.rightToLeft) { name -= 1 }
    guard (1...mostNames).contains(start - 1 - name), tellsOfMessage(tokens[..<name], text) else {
      return nil
    }
    var words = start
    while words < tokens.count, isOfMessage(tokens[words], text) { words += 1 }
    guard words < tokens.count, words - start <= longestMessage,
      tokens[words - 1].isWord(.rightToLeft),
      tokens[words...].allSatisfy({
        !$0.followsSpace && ".!?\u{2026}".unicodeScalars.contains($0.sign(in: text))
      })
    else { return nil }
    let isStatement = tokens[words].sign(in: text) == "."
    return !isStatement || words - start >= fewestOfStatement ? tokens.count : nil
  }

  /// Whether elements have such a message at a place: a sentence of its own behind a colon. O(1).
  static func isOne(_ index: Int, _ all: [Element], in text: Skeleton) -> Bool {
    index > 1 && all[index].isOwnSentence && all[index - 1].isSign(of: ":", in: text)
      && all[index - 2].direction == .rightToLeft
  }

  /// Whether tokens are Latin words that lead to a name, with a word for what is sent among them.
  private static func tellsOfMessage(_ frame: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard frame.count <= mostBefore,
      frame.allSatisfy({ $0.isWord(.leftToRight) && $0.range.count < longest })
    else { return false }
    let words = frame.map { text.string($0.range).lowercased() }
    return words.last.map { $0 == "from" || $0 == "by" } == true
      && words.contains { sent.contains($0) } && !words.contains(where: NamedSentence.isVerb)
  }

  private static func isOfMessage(_ token: Token, _ text: Skeleton) -> Bool {
    token.isWord(.rightToLeft) || ",\u{60C}".unicodeScalars.contains(token.sign(in: text))
  }

  /// What is sent, in English.
  private static let sent: Set<String> = [
    "answer", "comment", "feedback", "mail", "mention", "message", "note", "notification", "post",
    "question", "reminder", "reply", "request", "review", "sms", "text", "tweet",
  ]
}

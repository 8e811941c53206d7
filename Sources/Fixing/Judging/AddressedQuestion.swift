internal import BidiAlgorithm

/// Questions in right-to-left words to somebody whose name in a chat is Latin, where nobody set a
/// direction: `dana: ABC DEF?`. A chat lays them out by the first letter, and the mark of the
/// question goes to its first word.
enum AddressedQuestion {
  /// The most letters of a name, and the most words of a question: of more others tell.
  private static let longestName = 16
  private static let mostWords = 6

  /// Whether tokens are one: a name in small letters and a colon right behind it, and behind that
  /// right-to-left words alone, of which the first asks, with the mark. What labels something has
  /// no question behind it but as its title. O(1).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard (4...mostWords + 3).contains(tokens.count), !text.hasControls,
      tokens[0].direction == .leftToRight, tokens[0].sort != .sign,
      tokens[0].range.count <= longestName, tokens[1].sign(in: text) == ":",
      !tokens[1].followsSpace, tokens[2].followsSpace, SmallWords.asks(tokens[2].range, text),
      tokens[tokens.count - 1].sign(in: text) == "?", !tokens[tokens.count - 1].followsSpace,
      tokens[2..<tokens.count - 1].allSatisfy({ $0.isWord(.rightToLeft) })
    else { return false }
    let name = text.string(tokens[0].range)
    return name.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "_" || $0 == "-"
    } && !LabelledThing.isOne(name) && !SpokenLine.isNameOfList(name) && !labels.contains(name)
  }

  /// What labels words that may be a question: of forms, mails, changes and programs.
  private static let labels: Set<String> = [
    "answer", "body", "bug", "caption", "chore", "comment", "content", "description", "docs",
    "error", "example", "faq", "feat", "fix", "fw", "fwd", "header", "help", "hint", "info",
    "label", "lyrics", "message", "msg", "note", "poll", "prompt", "q", "query", "question", "quiz",
    "quote", "re", "search", "slogan", "status", "subject", "text", "tip", "todo", "topic",
    "translation", "value", "warning",
  ]
}

/// Lines that programs write into a terminal from left to right, whatever the names in them are.
enum OutputLine {
  /// Whether tokens of a text that is laid out from left to right are one: a line of a file, what
  /// was found in one, a prompt, the topic of a channel, a row of a file that was renamed or of a
  /// commit, a setting with a remark or what stands in a program's frame; where that direction was
  /// set, also one that is told by signs and numbers, a setting, what is said behind a bar, the
  /// head of a mail, a question with the letters that answer it, a file with what is said of it,
  /// and a message that begins with a quotation. O(*n*).
  static func isOne(_ tokens: [Token], _ text: Skeleton, isSet: Bool) -> Bool {
    if Piece.isLocated(text) || Piece.isPrompt(text) || isTopic(tokens, text)
      || FoundLine.isOne(tokens, text, isSet: isSet) || RenamedRow.isShort(text)
      || ProgramFrame.isOne(text, isSet: isSet) || !RemarkBehindValue.starts(text).isEmpty
      || !CommitRow.starts(text).isEmpty
    {
      return true
    }
    return isSet
      && (MailSubject.isOfHead(tokens, text) || TracedHost.isOne(tokens, text)
        || ProgressRow.isOne(text) || TaskLine.isOne(tokens, text) || ChangedLines.isOne(text)
        || LocatedMessage.isOne(tokens, text) || CheckBehindMessage.range(tokens, text) != nil
        || LogLine.isOfGraph(text)
        || ProcessRow.isOne(text) || ValueRow.isOne(text)
        || ProgressBar.isOne(text) || Piece.isSetting(text)
        || SizedNames.isOne(text) || MailRow.isOne(text) || NamedFileRow.isOne(text)
        || CommitRow.isAuthored(text) || WikiSyntax.isLine(tokens, text)
        || ZoneOffset.brackets(text) != nil || BarredLine.range(tokens, text) != nil
        || AnsweredQuestion.range(tokens, text) != nil || NotedFile.isOne(tokens, text)
        || LedQuotation.range(tokens, text) != nil)
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

/// The tokens of a line from left to right that are a sentence of their own, behind or before what
/// the place puts there.
enum OwnSentence {
  /// What finds a sentence among the tokens of a line; nil where there is none.
  typealias Reader = @Sendable ([Token], Skeleton) -> Range<Int>?

  /// What finds one, the more special first.
  private static let readers: [Reader] = [
    MailRow.range, CommitRow.subject, RemarkBehindValue.range, CommentStretch.range,
    ExportedChat.range, BracketsBehindEnd.range, LedSentence.range, SaidInChat.range,
    LetteredLabel.range, LedQuotation.range, OptionHelp.range, PropertyLine.range,
    OutlineHeading.range, ProgramTitle.range, MailSubject.range, CheckBehindMessage.range,
    ProgramMessage.range, NickLine.range, AnsweredQuestion.range, FoundLine.range,
    LocatedMessage.range, BarredLine.range, ShellReport.range, TitleBehindLabel.range,
    SaidInEnglish.range,
  ]

  /// Whether a line is a name, a label of a few letters or a point of time, and a sentence that
  /// its own words and its end tell. O(tokens).
  static func isSaid(_ tokens: [Token], _ text: Skeleton) -> Bool {
    SaidInChat.range(tokens, text) != nil || LetteredLabel.range(tokens, text) != nil
  }

  /// The tokens of the first that is found among tokens of a text; nil where there is none.
  /// O(tokens) for each reader.
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    text.once(Self.self, for: tokens) { readers.lazy.compactMap { $0(tokens, text) }.first }
  }
}

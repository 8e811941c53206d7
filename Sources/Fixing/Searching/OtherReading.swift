internal import BidiAlgorithm
internal import Wording
internal import WritingDirection

/// The other reading of a line that nobody set a direction for, where a Latin name and a colon lead
/// a right-to-left sentence: the name may be a label, which stays at the left, or what the sentence
/// is about, which then begins it at the right. `Gmail: ABC Google, DEF.`
enum OtherReading {
  /// The fewest right-to-left words of such a sentence.
  private static let fewestWords = 3

  /// What draws a torn line so, and leaves nothing torn then: a direction for the paragraph, or an
  /// isolate around the sentence behind the label; nil of other lines. O(*n*).
  static func candidate(_ judgement: Judgement, in place: ParagraphPlace) -> Candidate? {
    guard judgement.asked == .auto, judgement.shown.base == .leftToRight,
      judgement.shown.scalars.count == judgement.drawn.scalars.count,
      let text = judgement.text, !text.hasControls, let lead = SentenceLead(text), lead.isName,
      judgement.tokens.count(where: { $0.isWord(.rightToLeft) }) >= fewestWords
    else { return nil }
    var trial =
      judgement.wanted == .leftToRight
      ? Trial.direction(.rightToLeft)
      : Trial(
        "\(verbatim: Proposals.label("\u{2067}")) and PDI around these words", .isolate,
        Proposals.pair("\u{2067}", around: text.storage(lead.end..<text.count)))
    let direction = trial.direction.map(BaseDirection.explicit) ?? judgement.asked
    trial.text = trial.edit.applied(to: judgement.drawn.scalars)
    let drawn = DrawnParagraph(trial.text, direction)
    (trial.display, trial.base) = (drawn.display, drawn.base)
    guard trial.display != judgement.drawn.display,
      Judgement(drawn, direction, withTokensOf: judgement).toldCount == 0
    else { return nil }
    return trial.candidate(in: place)
  }
}

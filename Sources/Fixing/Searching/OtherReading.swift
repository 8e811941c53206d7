internal import BidiAlgorithm
internal import Wording
internal import WritingDirection

/// The other reading of a line where a Latin name and a colon lead a right-to-left sentence: the
/// name may be a label, which stays at the left, or what the sentence is about, which then begins
/// it at the right. `Gmail: ABC Google, DEF.` The same the other way round, where nobody set a
/// direction: `ABC: can you review this?` And that of an item whose number or bullet stays where a
/// page that was set from left to right puts those, `3. ABC DEF "GHI"`, and that of the subject of
/// a mail behind what programs put before it: `Re: ABC DEF - Acme GHI`.
enum OtherReading {
  /// The fewest words of such a sentence, unless these and its end tell it, and the most of a
  /// right-to-left name.
  private static let fewestWords = 3
  private static let mostOfName = 3
  /// The most digits or letters of the number of an item.
  private static let longestNumber = 3

  /// What draws a torn line so, and leaves nothing torn then: a direction for the paragraph, or an
  /// isolate around the sentence behind the label, or around all where left to right was set; or
  /// the line as a row. nil of other lines, and where a candidate draws it so already. O(*n*).
  static func candidate(
    _ judgement: Judgement, besides given: [Candidate], in place: ParagraphPlace
  ) -> Candidate? {
    guard judgement.shown.scalars.count == judgement.drawn.scalars.count,
      let text = judgement.text, !text.hasControls
    else { return nil }
    if let other = trial(judgement, text), let drawn = drawn(other, judgement, besides: given) {
      return drawn.candidate(in: place)
    }
    guard let row = WordsApart.trial(judgement, text, besides: given),
      let drawn = drawn(row, judgement, besides: given), drawn.base == .leftToRight
    else { return nil }
    return drawn.candidate(in: place)
  }

  /// A trial with what it draws; nil where that is drawn already, or where something is torn then.
  private static func drawn(
    _ trial: Trial, _ judgement: Judgement, besides given: [Candidate]
  ) -> Trial? {
    var trial = trial
    let direction = trial.direction.map(BaseDirection.explicit) ?? judgement.asked
    trial.text = trial.edit.applied(to: judgement.drawn.scalars)
    let drawn = DrawnParagraph(trial.text, direction)
    (trial.display, trial.base) = (drawn.display, drawn.base)
    guard trial.display != judgement.drawn.display,
      !given.contains(where: { $0.display == trial.display }),
      Judgement(drawn, direction, by: judgement.knownTokens).toldCount == 0
    else { return nil }
    return trial
  }

  /// What draws a line so; nil of other lines.
  private static func trial(_ judgement: Judgement, _ text: Skeleton) -> Trial? {
    guard judgement.shown.base == .leftToRight else {
      guard judgement.asked == .auto, judgement.wanted == .rightToLeft else { return nil }
      return isNamedEnglish(judgement.tokens, text) ? Trial.direction(.leftToRight) : nil
    }
    /// An isolate around the sentence that begins at a position.
    func sentence(from start: Int) -> Trial {
      Proposals.around(text.storage(start..<text.count), "\u{2067}")
    }
    if judgement.wanted == .rightToLeft {
      let item = judgement.asked == .auto ? nil : startOfItem(judgement.tokens, text)
      if let start = item ?? MailSubject.startOfSubject(judgement.tokens, text) {
        return sentence(from: start)
      }
    }
    guard let lead = text.lead, lead.isName,
      judgement.tokens.count(where: { $0.isWord(.rightToLeft) }) >= fewestWords
        || OwnSentence.isSaid(judgement.tokens, text)
    else { return nil }
    guard judgement.wanted == .leftToRight else {
      return sentence(from: lead.end)
    }
    return judgement.asked == .auto
      ? Trial.direction(.rightToLeft)
      : Proposals.around(paragraphOf: judgement.drawn.scalars.count, "\u{2067}")
  }

  /// Where the right-to-left words behind the number, the letter or the bullet of an item begin;
  /// nil of other lines.
  private static func startOfItem(_ tokens: [Token], _ text: Skeleton) -> Int? {
    guard tokens.count > 2 else { return nil }
    let isBullet =
      tokens[0].sort == .sign && LabelledStretch.bullets.contains(tokens[0].sign(in: text))
    let isNumbered =
      (tokens[0].piece?.kind == .number || tokens[0].isWord(.leftToRight))
      && tokens[0].range.count <= longestNumber && !tokens[1].followsSpace
      && ".)".unicodeScalars.contains(tokens[1].sign(in: text))
    guard isBullet || isNumbered else { return nil }
    let first = tokens[isBullet ? 1 : 2]
    return first.isWord(.rightToLeft) && first.followsSpace ? first.range.lowerBound : nil
  }

  /// Whether a right-to-left name and a colon lead Latin words alone.
  private static func isNamedEnglish(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let name = tokens.prefix(mostOfName + 1).prefix { $0.isWord(.rightToLeft) }
    guard !name.isEmpty, name.endIndex < tokens.count,
      tokens[name.endIndex].sign(in: text) == ":"
    else { return false }
    let rest = tokens[(name.endIndex + 1)...]
    return rest.allSatisfy { $0.direction != .rightToLeft }
      && rest.count { $0.isWord(.leftToRight) } >= fewestWords
  }
}

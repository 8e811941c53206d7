internal import BidiAlgorithm
internal import UnicodeData
internal import WritingDirection

/// The direction in which a paragraph's words ask to be read.
enum WantedDirection {
  /// The direction of `steady` where the paragraph's own is only the first strong letter's; where
  /// it was set, or a mark begins the text, that holds unless nearly all words say otherwise. Where
  /// nobody set it, an undecided line has that of its reader. What its marks hold as isolates would
  /// does not speak for it.
  static func of(
    _ text: Skeleton, _ tokens: [Token], _ drawn: DrawnParagraph, _ asked: BaseDirection,
    reader: TextDirection? = nil, marked: [MeantRanges.Meant]
  ) -> TextDirection {
    let isMeant = asked != .auto || beginsWithControl(drawn.scalars)
    // Controls may have put the program left of the file.
    if drawn.base == .leftToRight || !text.hasControls, WindowTitle.isOne(text) {
      return .leftToRight
    }
    if drawn.base == .leftToRight || (asked == .auto && !text.hasControls),
      WindowTitle.isNotedFile(text)
    {
      return .leftToRight
    }
    if drawn.base == .rightToLeft, LatinBehindLabel.isOne(tokens, text) { return drawn.base }
    if drawn.base == .rightToLeft, HeldEnglish.isOne(tokens, text, marked: marked) {
      return .leftToRight
    }
    if drawn.base == .rightToLeft, !isMeant || asked != .auto,
      isLeftToRight(text, tokens, isMeant: isMeant)
    {
      return .leftToRight
    }
    // A mark that begins such a sentence is a stray one.
    if drawn.base == .rightToLeft, isMeant, asked == .auto, EnglishAroundName.isOne(tokens, text) {
      return .leftToRight
    }
    if drawn.base == .leftToRight, asked != .auto,
      TimedEnd.isOne(tokens, text) || TypedCommand.isOne(text)
        || SentenceAroundLatin.isQuestion(tokens, text)
    {
      return .rightToLeft
    }
    if drawn.base == .leftToRight, EnglishOfNames.isOne(tokens, text) { return drawn.base }
    if let reader, !isMeant, drawn.base == .leftToRight, !isOfRights(text, tokens),
      UndecidedLine.isOne(tokens, text)
    {
      return reader
    }
    if drawn.base == .leftToRight {
      if ArabicNumbersAlone.isOne(text) { return .rightToLeft }
      if asked != .auto,
        BoxedTask.isSentence(text, drawn, asked, reader: reader) || ScheduleLine.isOne(tokens, text)
      {
        return .rightToLeft
      }
      if !isMeant, TickedItem.isRightToLeft(tokens, text) { return .rightToLeft }
      if OutputLine.isOne(tokens, text, isSet: asked != .auto)
        || PlaceBeforeName.isOne(tokens, text, isSet: asked != .auto)
      {
        return drawn.base
      }
      if ExportedChat.isOne(text) || MailSubject.isSentOn(tokens, text)
        || TitleBehindLabel.range(tokens, text) != nil || SaidInEnglish.range(tokens, text) != nil
      {
        return drawn.base
      }
      if KeyedString.isOne(text) || StringLine.isOne(text) || KeyedList.isOne(tokens, text) {
        return drawn.base
      }
      if CodeLine.isOne(tokens, TokenPairs(tokens, in: text), text),
        isMeant || !CommandLedSentence.isOne(tokens, text)
      {
        return drawn.base
      }
      if CommaRow.isPair(text) || CommentStretch.isDirective(tokens, text)
        || TypesetComment.mark(tokens, text) != nil
      {
        return drawn.base
      }
      if asked != .auto, HeaderRow.sign(in: text) != nil { return drawn.base }
      if FencedRow.sign(in: text) != nil || Trail.sign(in: text) != nil { return drawn.base }
      if OpenRow.sign(in: text) != nil || LogRow.sign(in: text) != nil || LogLine.isListing(text) {
        return drawn.base
      }
      if FieldPair.isOne(tokens, text) || Byline.isOne(tokens, text)
        || BilingualName.isOne(tokens, text)
        || ChangesRow.isOne(text) || AddressedNames.isOne(tokens, text)
      {
        return drawn.base
      }
      if asked != .auto,
        PrefixedEnd.isOne(tokens, text) || TermInLabel.isOne(tokens, text)
          || OfferLine.isOne(tokens, text) || PromptedName.isOne(tokens, text)
          || FormulaSentence.isOne(tokens, text) || NamedQuestion.isOne(tokens, text)
          || GlossedSentence.isOne(tokens, text) || GreetedName.isOne(tokens, text)
          || TitleInSentence.isOne(tokens, text) || QuotationInSentence.isOne(tokens, text)
          || RightToLeftFields.isOne(tokens, text)
      {
        return .rightToLeft
      }
      if asked != .auto,
        NameFirstLine.isOne(tokens, text) || RightToLeftFile.isOne(text)
          || NameBeforeSign.isOne(tokens, text) || MeasuredName.isOne(tokens, text)
      {
        return drawn.base
      }
      if asked != .auto,
        ColumnRow.isOne(text) || OutputRow.isOne(text) || LedName.isBehindAmount(tokens, text)
          || CalendarEntry.isOne(tokens, text) || LedName.isBeforeStreet(tokens, text)
          || MarkedName.isOne(tokens, text) || MentionFirstLine.isGreeting(tokens, text)
          || NameBehindContact.isOne(tokens, text)
      {
        return drawn.base
      }
      if ProgramMessage.isSaid(tokens, text) { return drawn.base }
      if !isMeant, CommandLedSentence.isOne(tokens, text) { return .rightToLeft }
      if PromptLine.isOne(text) || LedName.isBehindStreet(tokens, text) { return drawn.base }
      if MarkdownLinks.areAllThatIsRightToLeft(text) { return drawn.base }
      if asked != .auto, Trail.isRightToLeft(text) { return .rightToLeft }
      if asked != .auto, ProgramMessage.isOne(tokens, text) || NickLine.isOne(tokens, text) {
        return drawn.base
      }
      if asked != .auto, PrintedLead.isOne(tokens, text) || ShellLine.isOfNames(tokens, text) {
        return drawn.base
      }
      if asked != .auto, CommaRow.isOfSemicolons(text) { return drawn.base }
      if asked != .auto, ProgramTitle.range(tokens, text) != nil { return drawn.base }
      if OutlineHeading.range(tokens, text) != nil { return drawn.base }
      if TrackLine.isOne(tokens, text) || TrackFile.sign(in: text) != nil { return drawn.base }
      if OptionHelp.isOne(tokens, text) || PropertyLine.range(tokens, text) != nil {
        return drawn.base
      }
      if let lead = text.lead, holds(lead, tokens, text, asked) { return drawn.base }
      if asked != .auto, SentenceAroundLatin.isOne(tokens, text) { return .rightToLeft }
      if CodeFirstSentence.isOne(tokens, text)
        || LetteredItem.isSentence(tokens, text)
        || SentenceBehindName.isCut(tokens, text)
      {
        return .rightToLeft
      }
      if !isMeant,
        BorrowedCall.leadsSentence(tokens, text) || AddressedQuestion.isOne(tokens, text)
          || PromptedName.isOne(tokens, text) || PlaceholderFirst.isOne(tokens, text)
          || FormulaFirstSentence.isOne(tokens, text)
      {
        return .rightToLeft
      }
      if !isMeant, TwiceSaid.isOne(tokens, text) { return drawn.base }
      if isMeant || MailSubject.isOne(tokens, text) || ProgramMessage.hasNumber(tokens, text),
        LabelledStretch.isOne(tokens, text)
          || LabelledStretch.isItem(tokens, text)
            && (asked == .auto || !LabelledStretch.isSentenceItem(tokens, text))
      {
        return drawn.base
      }
      if isMeant, CommentStretch.range(tokens, text) != nil { return drawn.base }
      if BilingualLabel.isOne(tokens, text) { return drawn.base }
    }
    let estimate = DirectionStrategy.steady.estimate(
      SpokenScalars.of(text, drawn.base, marked: marked))
    guard let found = estimate.direction, found != drawn.base, let votes = estimate.counts else {
      return drawn.base
    }
    if isMeant, found == .rightToLeft, !isData(text),
      CutSentence.isOne(tokens, text) || NameAtEnd.isOne(tokens, text)
        || TurnedCut.isOne(tokens, text)
    {
      return found
    }
    if isOnlyInAddresses(tokens, found) { return drawn.base }
    if found == .leftToRight, MessageBranch.holdAllLatin(tokens, text) { return drawn.base }
    if isLabelled(text, drawn.base),
      drawn.base == .rightToLeft || !(SpokenLine.isOne(text) || TitledLine.isOne(tokens, text))
    {
      return drawn.base
    }
    if isWithName(text, tokens, drawn.base),
      drawn.base == .rightToLeft || isMeant
        || !(MentionFirstLine.isOne(tokens, text) || TickedItem.isSentence(tokens, text))
    {
      return drawn.base
    }
    if drawn.base == .leftToRight {
      if isCodeOrSteps(text, tokens) || LogLine.isOne(text, tokens) { return drawn.base }
      if ChangeLine.isOne(text) { return drawn.base }
      if isOfRights(text, tokens) || isOfMeasures(tokens) { return drawn.base }
      if NamedSentence.isEnglishAround(tokens, text) || EnglishFrame.isOne(tokens, text)
        || EnglishLead.isOne(tokens, text) || EnglishOpening.isOne(tokens, text)
      {
        return drawn.base
      }
      if StreetLabel.isOne(tokens, text) { return drawn.base }
      if CommaRow.isOne(text) || CommaRow.isAddress(text, tokens) { return drawn.base }
    }
    if drawn.base == .rightToLeft,
      RightToLeftFrame.isOne(tokens, text) || JoinedSentence.isOne(tokens, text)
        || CommandBehindWord.isOne(tokens, text)
        || FaultBehindWord.isOne(tokens, text) || SignsBehindName.isOne(tokens, text)
    {
      return drawn.base
    }
    if isMeant, isData(text) || isKeyed(text) || LatinRow.isOne(tokens, text) { return drawn.base }
    guard isMeant else { return found }
    if found == .rightToLeft, CutSentence.isOfNames(tokens, text) { return drawn.base }
    if found == .rightToLeft, JoinedSentence.isOne(tokens, text) { return found }
    if found == .rightToLeft, reader != found, NamesAroundName.isOne(tokens, text) {
      return drawn.base
    }
    if found == .rightToLeft, SentenceBehindName.isOne(tokens, text) { return found }
    let own = found == .rightToLeft ? votes.rightToLeft : votes.leftToRight
    let (letters, others) = letters(of: tokens, found)
    // Names alone do not outweigh a direction that was set, unless there are no other words.
    if others == 0 { return own > 0 ? found : drawn.base }
    return own >= 4 && own * 3 >= votes.total * 2 && others * 3 <= letters ? found : drawn.base
  }

  /// The same of words that are tried in another line than theirs: what marks and pairs hold in
  /// that one is found out first.
  static func ofTried(
    _ text: Skeleton, _ tokens: [Token], _ drawn: DrawnParagraph, _ asked: BaseDirection,
    reader: TextDirection?
  ) -> TextDirection {
    let marked = MarkedWords(tokens, text, drawn.base).meant + ContraryPairs.meant(tokens, text)
    return of(text, tokens, drawn, asked, reader: reader, marked: marked)
  }

  /// Whether what leads a sentence in Latin letters keeps its line from left to right: that of a
  /// line that always runs so; a label where the direction was set; and a name where a sentence of
  /// its own stands behind it, or a tag where the direction was set, too. Behind a level alone one
  /// run of words has to stand, or such a sentence, where the direction was set. There anything
  /// that leads a sentence before Latin brackets keeps it, too.
  private static func holds(
    _ lead: SentenceLead, _ tokens: [Token], _ text: Skeleton, _ asked: BaseDirection
  ) -> Bool {
    if lead.isTag, asked == .auto { return false }
    if asked != .auto, BracketsBehindEnd.range(tokens, text) != nil { return true }
    if lead.isLevel {
      return asked != .auto && LevelledMessage.isBehindLevel(lead, tokens, text)
    }
    if lead.isReport {
      return ReportLabel.leads(tokens, from: lead.end, text, isSet: asked != .auto)
    }
    if lead.isName, asked != .auto, OwnSentence.isSaid(tokens, text) { return true }
    if lead.isName, asked == .auto, lead.isTopic(text), !MailSubject.begins(tokens, text) {
      return false
    }
    if lead.isName { return LedSentence.range(tokens, text) != nil }
    return lead.isOfLine || asked != .auto
  }

  /// Whether a text that is laid out from right to left is surely read from left to right: an
  /// English sentence that begins with a name or a word, or greets somebody; where it was set, one
  /// around a name, who wrote what follows, a line of code, and a command; and where nobody set it,
  /// a table of code, what somebody scored or answered, and a notice.
  private static func isLeftToRight(_ text: Skeleton, _ tokens: [Token], isMeant: Bool) -> Bool {
    if isMeant,
      NamedSentence.isGreeting(tokens, text) || EnglishAroundName.isOne(tokens, text)
        || CodeOfStrings.isOne(tokens, text) || CodeBlock.isOne(text)
        || NamedCommand.isWhole(text) || MailAttribution.isOne(tokens, text)
    {
      return true
    }
    if !isMeant,
      ScoredName.isOne(tokens, text) || NoticeBehindName.isOne(tokens, text)
        || AnswerBehindName.isOne(tokens, text) || EnglishBehindGreeting.isOne(tokens, text)
        || FormulaLine.isOne(tokens, text) || PossessiveName.isOne(tokens, text)
        || HeadlineBehindName.isOne(tokens, text) || ChatEvent.isOne(tokens, text)
        || ActivityLine.isOne(tokens, text) || AssignedCall.isOne(tokens, text)
        || NamedOutput.isOne(text) || VerdictBehindFile.isOne(text)
        || SignedPath.isOne(tokens, text)
    {
      return true
    }
    if text.isDigit(0), !text.hasControls, Trail.leadsToFile(text) { return true }
    let mayBeNamed = NamedSentence.mayBegin(text)
    if mayBeNamed,
      DescribedName.isOne(tokens, text) || ApposedName.isOne(tokens, text)
        || EnglishAboutTitle.isOne(tokens, text)
    {
      return true
    }
    let first = text.scalars.first { $0 != " " }
    let isTable = !isMeant && (first == "{" || first == "[")
    guard isTable || mayBeNamed else { return false }
    return isTable
      ? QuotedData(tokens, TokenPairs(tokens, in: text), in: text).isTable
      : NamedSentence.isEnglish(tokens, text) || ShortSentence.isOne(tokens, text)
  }

  /// Whether a text that begins with Latin letters is code with strings of the other direction, or
  /// steps with arrows to the right between them, or with a comment.
  private static func isCodeOrSteps(_ text: Skeleton, _ tokens: [Token]) -> Bool {
    let pairs = TokenPairs(tokens, in: text)
    return Arrow.areSteps(tokens, text) || CodeComment.start(tokens, text) != nil
      || CodeStatement(tokens, pairs, in: text).isAll
      || QuotedData(tokens, pairs, in: text).isAllThatIsRightToLeft
  }

  /// Whether a text says in Latin letters that somebody has a right, and then who: `Copyright ABC`.
  private static func isOfRights(_ text: Skeleton, _ tokens: [Token]) -> Bool {
    guard let first = tokens.first, first.sort == .word, first.range.count == 9,
      text.string(first.range).lowercased() == "copyright"
    else { return false }
    return tokens.count { $0.direction == .rightToLeft } <= longestName + 1
  }

  /// Whether a Latin word, one right-to-left word and at least two measures or names of code follow
  /// each other, and nothing else: `Route ABC 12m 5.10a`.
  private static func isOfMeasures(_ tokens: [Token]) -> Bool {
    tokens.count > 3 && tokens[0].sort == .word && tokens[0].direction == .leftToRight
      && tokens[1].direction == .rightToLeft
      && tokens[2...].allSatisfy { $0.sort == .piece && $0.direction == .leftToRight }
  }

  /// How many letters of a direction the words have, and how many of the other one. Addresses and
  /// names in code do not count.
  private static func letters(
    of tokens: [Token], _ direction: TextDirection
  ) -> (own: Int, others: Int) {
    var (own, others) = (0, 0)
    for token in tokens where token.sort == .word {
      if token.direction == direction {
        own += token.range.count
      } else {
        others += token.range.count
      }
    }
    return (own, others)
  }

  /// Whether all letters of a direction stand in addresses, such as the folders of a path, or in
  /// code between right-to-left words, such as a statement of SQL.
  private static func isOnlyInAddresses(_ tokens: [Token], _ direction: TextDirection) -> Bool {
    guard !tokens.contains(where: { $0.sort == .word && $0.direction == direction }) else {
      return false
    }
    if direction == .rightToLeft { return true }
    let ends = [tokens.first, tokens.last { $0.sort != .sign }]
    return tokens.count > 2 && ends.allSatisfy { $0?.sort == .word }
  }

  /// The most words of a name behind a label.
  static let longestName = 2

  /// Whether a quotation is followed by a colon, as keys are in data, or columns are parted by
  /// tabs.
  private static func isData(_ text: Skeleton) -> Bool {
    text.scalars.indices.contains {
      text.at($0) == "\t" || (text.at($0) == "\"" && text.at($0 + 1) == ":")
        || (text.at($0) == "'" && text.at($0 + 1) == ":" && Piece.beginsValue($0 + 2, text))
    }
  }

  /// Whether a text is a name of code with a low line or a dot, `=` and a value: `msgid_1 = ABC`.
  private static func isKeyed(_ text: Skeleton) -> Bool {
    guard text.isLatin(0) else { return false }
    let end = text.endOfDottedName(0)
    let sign = text.isSpace(ifThere: end) ? end + 1 : end
    return (0..<end).contains { "_.".unicodeScalars.contains(text.at($0)) }
      && text.at(sign) == "=" && text.at(sign + 1) != "="
  }

  /// Whether a mark or another control is the first strong thing, so that somebody chose the
  /// direction.
  private static func beginsWithControl(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.first.map(Skeleton.isControl) ?? false
  }
}

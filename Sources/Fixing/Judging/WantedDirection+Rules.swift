internal import BidiAlgorithm

/// What the sort of a line says of the direction of its words. This is found out once for all
/// controls that are tried in it, as far as it asks nothing of them.
extension WantedDirection {
  /// What rules ask of a line beside what is read.
  struct Asker: Equatable {
    /// The tokens of the line.
    let tokens: [Token]
    /// The direction in which it is laid out.
    let base: TextDirection
    /// The direction as it was asked for.
    let asked: BaseDirection
    /// The direction of the language of whoever reads it, where that is known.
    let reader: TextDirection?
    /// Whether somebody chose the direction.
    let isMeant: Bool
    /// Whether it is English with controls that hold its words (``HeldEnglish``).
    let isHeld: Bool
    /// The direction that its letters ask for; nil where they were not asked yet.
    var found: TextDirection?
  }

  /// What rules about the line say before its letters are counted; nil where none says anything.
  /// O(*n*) for each.
  static func ruled(_ text: Skeleton, _ asker: Asker) -> TextDirection? {
    let (tokens, base, asked) = (asker.tokens, asker.base, asker.asked)
    let (reader, isMeant) = (asker.reader, asker.isMeant)
    // Controls may have put the program left of the file.
    if base == .leftToRight || !text.hasControls, WindowTitle.isOne(text) {
      return .leftToRight
    }
    if base == .leftToRight || (asked == .auto && !text.hasControls),
      WindowTitle.isNotedFile(text)
    {
      return .leftToRight
    }
    if base == .rightToLeft, LatinBehindLabel.isOne(tokens, text) { return base }
    if asker.isHeld { return .leftToRight }
    if base == .rightToLeft, !isMeant || asked != .auto,
      isLeftToRight(text, tokens, isMeant: isMeant)
    {
      return .leftToRight
    }
    // A mark that begins such a sentence is a stray one.
    if base == .rightToLeft, isMeant, asked == .auto, EnglishAroundName.isOne(tokens, text) {
      return .leftToRight
    }
    if base == .leftToRight, asked != .auto,
      TimedEnd.isOne(tokens, text) || TypedCommand.isOne(text)
        || SentenceAroundLatin.isQuestion(tokens, text)
    {
      return .rightToLeft
    }
    if base == .leftToRight, EnglishOfNames.isOne(tokens, text) { return base }
    if let reader, !isMeant, base == .leftToRight, !isOfRights(text, tokens),
      UndecidedLine.isOne(tokens, text)
    {
      return reader
    }
    if base == .leftToRight {
      if ArabicNumbersAlone.isOne(text) { return .rightToLeft }
      if asked != .auto,
        BoxedTask.isSentence(text, asked, reader: reader) || ScheduleLine.isOne(tokens, text)
      {
        return .rightToLeft
      }
      if !isMeant, TickedItem.isRightToLeft(tokens, text) { return .rightToLeft }
      if OutputLine.isOne(tokens, text, isSet: asked != .auto)
        || PlaceBeforeName.isOne(tokens, text, isSet: asked != .auto)
      {
        return base
      }
      if ExportedChat.isOne(text) || MailSubject.isOne(tokens, text)
        || LabelledScore.isOne(tokens, text)
        || TitleBehindLabel.range(tokens, text) != nil || SaidInEnglish.range(tokens, text) != nil
      {
        return base
      }
      if KeyedString.isOne(text) || StringLine.isOne(text) || KeyedList.isOne(tokens, text) {
        return base
      }
      if CodeLine.isOne(tokens, TokenPairs(tokens, in: text), text),
        isMeant || !CommandLedSentence.isOne(tokens, text)
      {
        return base
      }
      if CommaRow.isPair(text) || CommentStretch.isDirective(tokens, text)
        || TypesetComment.mark(tokens, text) != nil
      {
        return base
      }
      if asked != .auto, HeaderRow.sign(in: text) != nil { return base }
      if ArrowedNames.areOfNumbered(tokens, text) || MailAttribution.isOne(tokens, text)
        || RightToLeftFile.isBegunInLatin(text)
      {
        return base
      }
      // `1 kg = 1000 ABC`: what a Latin unit is equal to stands right of it.
      if let first = tokens.first, first.piece?.kind == .number,
        first.range.contains(where: { text.at($0) == "=" })
      {
        return base
      }
      if FencedRow.sign(in: text) != nil || Trail.sign(in: text) != nil { return base }
      if OpenRow.sign(in: text) != nil || LogRow.sign(in: text) != nil || LogLine.isListing(text) {
        return base
      }
      if MixedScores.isOne(tokens, text) || SortedItems.isOne(tokens, text) { return base }
      if FieldPair.isOne(tokens, text) || Byline.isOne(tokens, text)
        || BilingualName.isOne(tokens, text)
        || ChangesRow.isOne(text) || AddressedNames.isOne(tokens, text)
      {
        return base
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
        return base
      }
      if asked != .auto,
        ColumnRow.isOne(text) || OutputRow.isOne(text) || LedName.isBehindAmount(tokens, text)
          || CalendarEntry.isOne(tokens, text) || LedName.isBeforeStreet(tokens, text)
          || MarkedName.isOne(tokens, text) || MentionFirstLine.isGreeting(tokens, text)
          || NameBehindContact.isOne(tokens, text)
      {
        return base
      }
      if ProgramMessage.isSaid(tokens, text) { return base }
      if !isMeant, CommandLedSentence.isOne(tokens, text) { return .rightToLeft }
      if PromptLine.isOne(text) || LedName.isBehindStreet(tokens, text) { return base }
      if MarkdownLinks.areAllThatIsRightToLeft(text) { return base }
      if asked != .auto, Trail.isRightToLeft(text) { return .rightToLeft }
      if asked != .auto, ProgramMessage.isOne(tokens, text) || NickLine.isOne(tokens, text) {
        return base
      }
      if asked != .auto, PrintedLead.isOne(tokens, text) || ShellLine.isOfNames(tokens, text) {
        return base
      }
      if asked != .auto, CommaRow.isOfSemicolons(text) { return base }
      if asked != .auto, ProgramTitle.range(tokens, text) != nil { return base }
      if OutlineHeading.range(tokens, text) != nil { return base }
      if TrackLine.isOne(tokens, text) || TrackFile.sign(in: text) != nil { return base }
      if OptionHelp.isOne(tokens, text) || PropertyLine.range(tokens, text) != nil {
        return base
      }
      if let lead = text.lead, holds(lead, tokens, text, asked) { return base }
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
      if !isMeant, TwiceSaid.isOne(tokens, text) { return base }
      if isMeant || ProgramMessage.hasNumber(tokens, text),
        LabelledStretch.isOne(tokens, text)
          || LabelledStretch.isItem(tokens, text)
            && (asked == .auto || !LabelledStretch.isSentenceItem(tokens, text))
      {
        return base
      }
      if isMeant, CommentStretch.range(tokens, text) != nil { return base }
      if BilingualLabel.isOne(tokens, text) { return base }
    }
    return nil
  }

  /// What rules about the line say where its letters ask for another direction than it has; nil
  /// where the number of these decides. O(*n*) for each.
  static func settled(
    _ text: Skeleton, _ asker: Asker
  ) -> TextDirection? {
    let (tokens, base) = (asker.tokens, asker.base)
    guard let found = asker.found else { return nil }
    let (reader, isMeant) = (asker.reader, asker.isMeant)
    if isMeant, found == .rightToLeft, !isData(text),
      CutSentence.isOne(tokens, text) || NameAtEnd.isOne(tokens, text)
        || TurnedCut.isOne(tokens, text)
    {
      return found
    }
    if isOnlyInAddresses(tokens, found) { return base }
    if found == .leftToRight, MessageBranch.holdAllLatin(tokens, text) { return base }
    if isLabelled(text, base),
      base == .rightToLeft || !(SpokenLine.isOne(text) || TitledLine.isOne(tokens, text))
    {
      return base
    }
    if isWithName(text, tokens, base),
      base == .rightToLeft || isMeant
        || !(MentionFirstLine.isOne(tokens, text) || TickedItem.isSentence(tokens, text))
    {
      return base
    }
    if base == .leftToRight {
      if isCodeOrSteps(text, tokens) || LogLine.isOne(text, tokens) { return base }
      if ChangeLine.isOne(text) { return base }
      if isOfRights(text, tokens) || isOfMeasures(tokens) { return base }
      if NamedSentence.isEnglishAround(tokens, text) || EnglishFrame.isOne(tokens, text)
        || EnglishLead.isOne(tokens, text) || EnglishOpening.isOne(tokens, text)
      {
        return base
      }
      if StreetLabel.isOne(tokens, text) { return base }
      if CommaRow.isOne(text) || CommaRow.isAddress(text, tokens) { return base }
    }
    if base == .rightToLeft,
      RightToLeftFrame.isOne(tokens, text) || JoinedSentence.isOne(tokens, text)
        || CommandBehindWord.isOne(tokens, text)
        || FaultBehindWord.isOne(tokens, text) || SignsBehindName.isOne(tokens, text)
    {
      return base
    }
    if isMeant, isData(text) || isKeyed(text) || LatinRow.isOne(tokens, text) { return base }
    guard isMeant else { return found }
    if found == .rightToLeft, CutSentence.isOfNames(tokens, text) { return base }
    if found == .rightToLeft, JoinedSentence.isOne(tokens, text) { return found }
    if found == .rightToLeft, reader != found, NamesAroundName.isOne(tokens, text) {
      return base
    }
    if found == .rightToLeft, SentenceBehindName.isOne(tokens, text) { return found }
    return nil
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
    if lead.isName, SaidInChat.isCut(tokens, text) { return true }
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
        || NamedCommand.isWhole(text) || LogLine.isListing(text)
        || EnglishStep.isOne(tokens, text) || EnglishToName.isOne(tokens, text)
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
    if MailAttribution.isOne(tokens, text) { return true }
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
}

internal import BidiAlgorithm

/// Right-to-left sentences behind what leads them in Latin letters: the level of a message or the
/// source that it comes from, `ERROR: ABC admin DEF.`, who said them, `RT @user: ABC DEF!`,
/// `dana: ABC patch DEF!`, or the kind of a change. The line runs from left to right; the sentence
/// is one of its own.
enum LedSentence {
  /// Who speaks needs one word behind it, a level more: a name may stand there.
  private static let fewestWords = 2
  /// The fewest words of a sentence that ends with a full stop, or that Latin words cut.
  private static let fewestOfStatement = 3
  /// The fewest parts of a list of names behind a level alone: two may be two clauses.
  private static let fewestListed = 3
  /// As many words are a sentence, though it has no small word and no end.
  private static let surelyEnough = 5

  /// The tokens of such a sentence, with the signs that close it; nil where there is none. It is
  /// one only where it is drawn otherwise than the line: where it ends with a sign, or where Latin
  /// words stand between its own. O(*n*).
  static func range(_ all: [Token], _ text: Skeleton) -> Range<Int>? {
    guard let lead = text.lead else { return nil }
    let limit = LedEnd.ofComment(text)
    let tokens =
      limit < text.count ? Array(all.prefix { $0.range.upperBound <= limit }) : all
    guard lead.end < limit,
      let first = tokens.firstIndex(where: { $0.range.lowerBound >= lead.end }), first > 0,
      tokens[first].isWord(.rightToLeft), tokens[first].followsSpace,
      let last = tokens.lastIndex(where: { $0.direction == .rightToLeft }),
      !(lead.end..<limit).contains(where: { isOfData(text.at($0)) })
        || (!lead.isName && ConditionedName.isOne(tokens[first...], text))
        || isAroundValues(tokens[first...last], behind: lead, upTo: limit, text)
    else { return nil }
    var end = last + 1
    while end < tokens.count, tokens[end].sort == .sign, !tokens[end].followsSpace,
      isClosing(tokens[end], text)
    {
      end += 1
    }
    let isName = lead.isName && !lead.isReport
    if lead.isLevel, NumberAtEnd.endOfSentence(tokens[...], text) - first < fewestOfStatement {
      return nil
    }
    let own = tokens[first...last].count { $0.isWord(.rightToLeft) }
    let latin = tokens[first...last].filter { $0.direction == .leftToRight }
    let isEnd = last + 1 < end && text.endsSentence(tokens[last + 1].range.lowerBound)
    // Arabic ends are letters to UAX #9, and stand in the word before them.
    let isEnded = isEnd || text.endsSentence(tokens[last].range.upperBound - 1)
    let isRequested = lead.isCommit && isRequest(tokens[end...], text)
    let behind = isOfLine(tokens[end...], text) && !isRequested
    let ending =
      behind
      ? CodeBehindMessage.endOfSentence(from: first, to: end, tokens, text) : tokens.count
    guard !tokens[first...].contains(where: { NamedSentence.isOfEnglish($0, text) }) else {
      return nil
    }
    if latin.isEmpty, own >= (isName ? fewestOfStatement : fewestWords),
      let name = PrefixedEnd.endOfName(behind: last, tokens, text)
    {
      if lead.isCommit, isRequest(tokens[(name + 1)...], text) { return first..<tokens.count }
      return range(from: first, endingIn: name + 1, tokens, text)
    }
    // The subject of a commit has its request at its end, and is read as far as that.
    if latin.isEmpty, isRequested { return first..<tokens.count }
    if lead.isChange, latin.isEmpty, own >= fewestOfStatement,
      SmallWords.leadsToName(tokens[last], text),
      let name = endOfName(behind: last, tokens, text)
    {
      return range(from: first, endingIn: name, tokens, text)
    }
    if lead.isChange, latin.isEmpty, own >= fewestOfStatement, last + 1 < tokens.count,
      CalledFunction.isLed(by: tokens[last], to: tokens[last + 1], text)
    {
      return range(from: first, endingIn: last + 2, tokens, text)
    }
    if lead.isChange, latin.isEmpty, own >= fewestWords,
      !areNames(tokens[first...last], text), endsInName(tokens[first...], behind: last, text)
    {
      return first..<tokens.count
    }
    let isLevelled =
      behind && !lead.isChange && !lead.isSpeaker && !lead.isTag
      && LevelledMessage.isOne(tokens[first...last], behind: lead, text)
    if isLevelled { return first..<ending }
    if !isName, !lead.isChange, let end = LedEnd.end(from: first, tokens, text),
      isOfLine(tokens[end...], text), !areNames(tokens[first...last], text)
    {
      return first..<end
    }
    if isName {
      // A label may stand before a list or a name: only a sentence with Latin words in it is one.
      let isClosed = isEnded || ClosingName.isOne(tokens[first...], text)
      guard isSpoken(tokens, first...last, isEnd: isClosed, text) else { return nil }
      return first..<ending
    }
    if latin.isEmpty {
      if isChat(lead, text) || isOfLog(lead), own >= fewestWords,
        !areNames(tokens[first...last], text),
        let end = endBehindNumber(last + 1, tokens, text)
      {
        let isStatement = text.at(tokens[last + 2].range.lowerBound) == "."
        return !isStatement || own >= fewestOfStatement ? first..<end : nil
      }
      let fewestParts = lead.isLevel ? fewestListed : fewestListed - 1
      guard isEnd, behind,
        !areNames(tokens[first...last], fewestParts: fewestParts, text)
      else { return nil }
      let isStatement = text.at(tokens[last + 1].range.lowerBound) == "."
      // What somebody does or says in a chat has its stop behind two words, too.
      let isSaid = text.at(0) == "/" && text.isLatin(1)
      let fewest =
        lead.isSpeaker ? 1 : isStatement && !isSaid ? fewestOfStatement : fewestWords
      return own >= fewest ? first..<end : nil
    }
    if !lead.isChange, !lead.isSpeaker, arePartsOfOneDirection(tokens[first...last], text) {
      return nil
    }
    if lead.isReport, areNames(tokens[first...last], text) { return nil }
    // The subject of a change is no list of names, unless English joins them.
    if lead.isChange, latin.contains(where: { CutSentence.isOfEnglish($0, text) }) { return nil }
    let isSentence =
      isEnded || own >= surelyEnough || lead.isChange
      || tokens[first...last].contains { SmallWords.isOne($0, text) }
      || isAroundQuotation(tokens[first...last], text)
      || (!lead.isName && ConditionedName.isOne(tokens[first...last], text))
      || (lead.isOfLine && !lead.isTag && behind
        && LedEnd.isAroundBrackets(tokens[first...last], text))
      || (text.at(0) == "[" && lead.isOfLine && !lead.isTag
        && isAroundName(tokens[first...last], text))
      || LevelledMessage.isCutByFile(tokens[first...], behind: lead, text)
    // Two words around code or a name with a capital are enough of what a change says.
    let isShort =
      lead.isChange
      && latin.allSatisfy { $0.sort == .piece || text.isCapital($0.range.lowerBound) }
    guard own >= (isShort ? fewestWords : fewestOfStatement), isSentence, latin.count <= own,
      latin.count * 2 <= own || isInOnePlace(tokens[first...last])
    else { return nil }
    return first..<ending
  }

  /// The tokens of a sentence that ends in a name, with the signs that close it behind that name;
  /// nil where more follows.
  private static func range(
    from first: Int, endingIn name: Int, _ tokens: [Token], _ text: Skeleton
  ) -> Range<Int>? {
    var end = name
    while end < tokens.count, !tokens[end].followsSpace, isClosing(tokens[end], text) { end += 1 }
    return isOfLine(tokens[end...], text) ? first..<end : nil
  }

  /// Whether tokens are the number of a request in brackets, and nothing else: `(#42)`.
  private static func isRequest(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard tokens.count == 3, let opening = tokens.first, let closing = tokens.last,
      opening.sign(in: text) == "(", opening.followsSpace, closing.sign(in: text) == ")"
    else { return false }
    let number = tokens[tokens.startIndex + 1]
    return text.at(number.range.lowerBound) == "#" && text.isDigit(number.range.lowerBound + 1)
      && number.direction == nil
  }

  /// The most Latin words of a name at the end of the subject of a change.
  private static let longestName = 3

  /// Behind the Latin words, the first with a capital, that stand right behind a right-to-left one;
  /// nil where none do, or they say more than a name does. A word in small letters may be the file
  /// that was changed.
  private static func endOfName(
    behind last: Int, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    var end = last + 1
    guard end < tokens.count, text.isCapital(tokens[end].range.lowerBound) else { return nil }
    while end < tokens.count, tokens[end].isWord(.leftToRight), tokens[end].followsSpace,
      !CutSentence.isOfEnglish(tokens[end], text)
    {
      end += 1
    }
    return (1...longestName).contains(end - last - 1) ? end : nil
  }

  /// Whether the subject of a change ends in a Latin name or a file right behind its last
  /// right-to-left word, and then as a sentence does: `ABC DEF login.php.` Without that end a file
  /// may be what was changed; an address is the line's.
  private static func endsInName(
    _ subject: ArraySlice<Token>, behind last: Int, _ text: Skeleton
  ) -> Bool {
    let end = NumberAtEnd.endOfSentence(subject, text)
    return ClosingName.isOne(subject, text) && end > last + 1
      && !isOfLine(subject[(last + 1)..<end], text)
  }

  /// Whether a range of tokens behind a name, which begins and ends with right-to-left words, is a
  /// sentence that Latin words cut: a sign ends it, or a small word is in it; there are more
  /// right-to-left words than Latin ones; a Latin word stands right behind one of them or its
  /// prefix, or they are quoted before its end; and commas part no names. With two right-to-left
  /// words it needs the sign and a small word.
  private static func isSpoken(
    _ tokens: [Token], _ range: ClosedRange<Int>, isEnd: Bool, _ text: Skeleton
  ) -> Bool {
    let said = tokens[range]
    let own = said.count { $0.isWord(.rightToLeft) }
    let latin = said.filter { $0.direction == .leftToRight }
    let hasSmallWord = said.contains { SmallWords.isOne($0, text) }
    guard !latin.isEmpty, latin.count < own, own >= fewestWords,
      isEnd && hasSmallWord || own >= fewestOfStatement && (isEnd || hasSmallWord),
      !areNames(said, text), !latin.contains(where: { CutSentence.isOfEnglish($0, text) })
    else { return false }
    return range.dropFirst().contains { CutSentence.isCut(at: $0, tokens, text) }
      || (isEnd && own >= fewestOfStatement && isAroundQuotation(said, text))
  }

  /// Whether colons part what is said into parts that each have words of one direction, with
  /// brackets at their ends or without them: `ABC DEF: config.json (GHI 12)`. Such a line is read
  /// as it is drawn, part by part.
  private static func arePartsOfOneDirection(
    _ tokens: ArraySlice<Token>, _ text: Skeleton
  ) -> Bool {
    var hasColon = false
    var depth = 0
    var isBehindBrackets = false
    var direction: TextDirection?
    for token in tokens {
      let sign = token.sign(in: text)
      if "([".unicodeScalars.contains(sign) {
        depth += 1
      } else if ")]".unicodeScalars.contains(sign) {
        depth -= 1
        isBehindBrackets = true
      } else if sign == ":", depth == 0, !token.followsSpace,
        text.isSpace(ifThere: token.range.upperBound)
      {
        (hasColon, isBehindBrackets, direction) = (true, false, nil)
      } else if depth == 0, let own = token.direction {
        if isBehindBrackets || direction == own.opposite { return false }
        direction = own
      }
    }
    return hasColon
  }

  /// Whether all Latin tokens of a sentence stand together between two marks of quotation, by
  /// themselves or with right-to-left words, and its own words around them.
  private static func isAroundQuotation(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard isInOnePlace(tokens),
      let first = tokens.firstIndex(where: { $0.direction == .leftToRight }),
      let last = tokens.lastIndex(where: { $0.direction == .leftToRight })
    else { return false }
    // A right-to-left word begins the sentence, and one ends it.
    guard let before = tokens[..<first].last(where: { !$0.isWord(.rightToLeft) }),
      let behind = tokens[(last + 1)...].first(where: { !$0.isWord(.rightToLeft) }),
      TokenPairs.isQuotationMark(before.sign(in: text)),
      TokenPairs.isQuotationMark(behind.sign(in: text))
    else { return false }
    // Right-to-left words may be quoted with the Latin ones.
    return tokens[first - 1].range == before.range && tokens[last + 1].range == behind.range
      || before.followsSpace && !behind.followsSpace
  }

  /// Whether tokens are right-to-left words around one Latin word, and nothing else, as many as a
  /// message behind a level in brackets needs to be a sentence rather than the fields of a line.
  private static func isAroundName(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    let latin = tokens.filter { $0.direction == .leftToRight }
    return latin.count == 1 && tokens.count > fewestAroundName
      && !latin.contains { CutSentence.isOfEnglish($0, text) }
      && tokens.allSatisfy { $0.direction != nil && $0.sort != .sign }
  }

  /// The fewest right-to-left words of such a message.
  private static let fewestAroundName = 4

  /// Whether what leads a sentence ends in a user's name in angle brackets.
  private static func isChat(_ lead: SentenceLead, _ text: Skeleton) -> Bool {
    lead.isOfLine && lead.isTag && text.at(lead.end - 2) == ">"
  }

  /// Whether what leads a sentence is a level or a point of time of a log, or the name of a fault.
  private static func isOfLog(_ lead: SentenceLead) -> Bool {
    lead.isLevel || (lead.isOfLine && !lead.isTag && !lead.isChange)
  }

  /// The end of a number, the sign that closes its sentence and what stands right behind that, at
  /// the end of a line: `8!`; nil where there is something else.
  private static func endBehindNumber(
    _ index: Int, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    guard index + 1 < tokens.count, tokens[index].followsSpace, tokens[index].direction == nil,
      let kind = tokens[index].piece?.kind, kind == .number || kind == .time || kind == .date,
      !tokens[index + 1].followsSpace, text.endsSentence(tokens[index + 1].range.lowerBound)
    else { return nil }
    let isClosed = tokens[(index + 1)...].allSatisfy { !$0.followsSpace && isClosing($0, text) }
    return isClosed ? tokens.count : nil
  }

  /// Whether all Latin tokens of a sentence stand together.
  private static func isInOnePlace(_ tokens: ArraySlice<Token>) -> Bool {
    guard let first = tokens.firstIndex(where: { $0.direction == .leftToRight }),
      let last = tokens.lastIndex(where: { $0.direction == .leftToRight })
    else { return true }
    return tokens[first...last].allSatisfy { $0.direction != .rightToLeft }
  }

  /// Whether all signs of data behind what leads a line of a log stand in brackets that cut a
  /// sentence, `ABC DEF (id=42) GHI`: they are of what the brackets say then.
  private static func isAroundValues(
    _ said: ArraySlice<Token>, behind lead: SentenceLead, upTo limit: Int, _ text: Skeleton
  ) -> Bool {
    guard isOfLog(lead), LedEnd.isAroundBrackets(said, text), let last = said.last else {
      return false
    }
    return !(last.range.upperBound..<limit).contains { isOfData(text.at($0)) }
  }

  /// Whether a sign is one of data or of steps: what stands beside it is a field, no word of a
  /// sentence.
  static func isOfData(_ sign: Unicode.Scalar) -> Bool {
    "=|\t{}<>\\;".unicodeScalars.contains(sign) || ArrowSign.pointsRight(sign)
  }

  /// Whether a sign may close a sentence, or stand behind what does.
  private static func isClosing(_ token: Token, _ text: Skeleton) -> Bool {
    text.endsSentence(token.range.lowerBound)
      || ")\"'\u{201D}".unicodeScalars.contains(token.sign(in: text))
  }

  /// Whether commas part what is said into names of a word or two, as in a list. O(tokens).
  static func areNames(
    _ tokens: ArraySlice<Token>, fewestParts: Int = 2, _ text: Skeleton
  ) -> Bool {
    let parts = tokens.split { ",\u{60C}".unicodeScalars.contains($0.sign(in: text)) }
    return parts.count >= fewestParts && parts.allSatisfy { $0.count < fewestOfStatement }
  }

  /// Whether tokens behind a sentence are the line's: addresses, tags, tickets, numbers in brackets
  /// and pictures; nothing at all, too.
  private static func isOfLine(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    var isInBrackets = false
    for token in tokens {
      let sign = token.sign(in: text)
      if "([".unicodeScalars.contains(sign) {
        guard !isInBrackets, token.followsSpace else { return false }
        isInBrackets = true
      } else if ")]".unicodeScalars.contains(sign) {
        guard isInBrackets else { return false }
        isInBrackets = false
      } else if token.sort == .sign {
        guard !isInBrackets, !sign.isASCII else { return false }
      } else if isInBrackets {
        guard token.direction == nil else { return false }
      } else {
        guard let kind = token.piece?.kind, token.followsSpace else { return false }
        let isTag = TagSign.isOne(text.at(token.range.lowerBound))
        guard kind == .url || isTag else { return false }
      }
    }
    return !isInBrackets
  }
}

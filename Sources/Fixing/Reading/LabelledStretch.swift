internal import BidiAlgorithm

/// Right-to-left sentences behind a name or a label in Latin letters and a colon that a line from
/// left to right draws in one stretch and in their own order: `Netflix: ABC DEF GHI 5 JKL`,
/// `Re: ABC DEF (GHI 10)`. Whoever reads them begins behind the colon's words and goes to the left,
/// as in a paragraph of their own: where that direction was set, nothing is out of place.
enum LabelledStretch {
  /// The most tokens of a label.
  private static let longestLabel = 4

  /// Whether tokens are the marker of an item of a list and one stretch of right-to-left words in
  /// their own order, with no number and no Latin word, and no sign that ends them or parts them,
  /// or a key with its value: `3. ABC DEF`, `- ABC DEF`, `- (ABC)`, `- [ ] ABC`, `#12 ABC DEF`,
  /// `- #12 ABC DEF`, `- ABC: DEF`. O(tokens).
  static func isItem(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.count > 1, let words = wordsBehindMarker(tokens, text), !words.isEmpty else {
      return false
    }
    let rest = KeyedItem.insideMarks(insideBrackets(tokens[words], text), text)
    guard tokens[words.lowerBound].followsSpace else { return false }
    return isStretch(rest, text) || (KeyedItem.isOne(rest, text) && isUnbroken(rest, text))
  }

  /// Whether such an item is rather a sentence than a name in a list of the page: three words or
  /// more in one stretch right behind a number or the sign of an item, before a bracket if there is
  /// one. Behind a ticket, a commit or the mark of a test the line is a program's; marks or
  /// brackets around all of it, a colon and a dash between blanks tell names. O(tokens).
  static func isSentenceItem(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard isItem(tokens, text) else { return false }
    let marker = bullets.contains(tokens[0].sign(in: text)) ? 1 : 2
    guard wordsBehindMarker(tokens, text) == marker..<tokens.count else { return false }
    let words = tokens[marker...]
    guard isStretch(words, text),
      !words.contains(where: { $0.followsSpace && isDash($0.sign(in: text)) })
    else { return false }
    // A letter by itself, as Arabic writes *and*, joins two names.
    return words.prefix { !"([".unicodeScalars.contains($0.sign(in: text)) }
      .count { $0.isWord(.rightToLeft) && $0.range.count > 1 } >= fewestWordsOfSentence
  }

  /// The fewest words of an item that is a sentence without its end.
  static let fewestWordsOfSentence = 3

  private static func isDash(_ sign: Unicode.Scalar) -> Bool {
    "-\u{2013}\u{2014}".unicodeScalars.contains(sign)
  }

  /// Whether tokens are one stretch of right-to-left words in their own order, with no number and
  /// no Latin word, and no sign that ends them or parts them. O(tokens).
  static func isStretch(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    isUnbroken(tokens, text)
      && tokens.allSatisfy {
        ($0.sort == .word && $0.direction == .rightToLeft)
          || ($0.sort == .sign && !isJoint($0.sign(in: text)))
      }
  }

  /// Whether tokens begin with a right-to-left word, are in their own order, and end as no sentence
  /// does. O(tokens).
  private static func isUnbroken(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard let first = tokens.first, first.direction == .rightToLeft, let last = tokens.last,
      !text.endsSentence(last.range.upperBound - 1)
    else { return false }
    return areInOrder(tokens, text)
  }

  /// The tokens of the words behind the marker of an item; nil where there is none: a number with a
  /// sign, a sign alone that begins items as numbers do, the number of a ticket, the name of a
  /// commit, behind whose words a ticket may stand, or the mark of a test that passed or failed,
  /// which ends in how long that took in brackets. A box of a task may stand behind the sign.
  private static func wordsBehindMarker(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    let (first, second) = (tokens[0], tokens[1])
    if bullets.contains(first.sign(in: text)) {
      return (KeyedItem.endOfBox(tokens, text) ?? endOfTicket(tokens, text))..<tokens.count
    }
    // Behind `#` one word is enough: `A-12 ABC` may be a name.
    let isTicket = first.piece?.kind == .identifier && text.isSerial(first.range)
    if isTicket, text.at(first.range.lowerBound) == "#" { return 1..<tokens.count }
    guard tokens.count > 2 else { return nil }
    if marksOfTests.contains(first.sign(in: text)) {
      return endBeforeLength(tokens, text).map { 1..<$0 }
    }
    // An Arabic-Indic number stands right of its words in every line: these are one stretch.
    if first.piece?.kind == .number, first.range.count < 4, first.range.allSatisfy(text.isDigit),
      text.classes[first.range.lowerBound] != .an,
      ".)".unicodeScalars.contains(second.sign(in: text)), !second.followsSpace
    {
      return 2..<tokens.count
    }
    if LogLine.isCommit(first.range, text) {
      let endsInTicket = tokens.last.map { ChangeLine.isTicket(Element($0), text) } ?? false
      return 1..<(endsInTicket ? tokens.count - 1 : tokens.count)
    }
    if isTicket { return 1..<tokens.count }
    // `ABC-123` in Latin capitals.
    guard first.sort == .word, first.range.allSatisfy(text.isCapital),
      second.sign(in: text) == "-", !second.followsSpace, !tokens[2].followsSpace,
      tokens[2].range.allSatisfy(text.isDigit)
    else { return nil }
    return 3..<tokens.count
  }

  /// Behind the ticket that stands behind the sign of an item, in brackets or not, `- #12 ABC`,
  /// `- [#12] ABC`; behind that sign where none does.
  private static func endOfTicket(_ tokens: [Token], _ text: Skeleton) -> Int {
    func isTicket(_ index: Int) -> Bool {
      index + 1 < tokens.count && tokens[index].piece?.kind == .identifier
        && text.isSerial(tokens[index].range)
    }
    if isTicket(1) { return 2 }
    let isInBrackets =
      tokens.count > 4 && "[(".unicodeScalars.contains(tokens[1].sign(in: text)) && isTicket(2)
      && "])".unicodeScalars.contains(tokens[3].sign(in: text))
    return isInBrackets ? 4 : 1
  }

  /// Signs before the items of a list.
  static let bullets: Set<Unicode.Scalar> = [
    "-", "*", "+", "\u{2022}", "\u{25CF}", "\u{25AA}", "\u{25CB}", "\u{25E6}", "\u{2013}",
    "\u{2023}", "\u{2043}",
  ]

  /// Signs that say that a test passed or failed.
  static let marksOfTests: Set<Unicode.Scalar> = [
    "\u{2713}", "\u{2714}", "\u{2717}", "\u{2718}", "\u{D7}", "\u{221A}",
  ]

  /// The number of the token behind which `(12 ms)` ends a line; nil where it does not.
  private static func endBeforeLength(_ tokens: [Token], _ text: Skeleton) -> Int? {
    guard tokens.count > 4, tokens[tokens.count - 1].sign(in: text) == ")",
      let opening = tokens.lastIndex(where: { $0.sign(in: text) == "(" }), opening > 1,
      tokens[opening].followsSpace, opening + 2 < tokens.count,
      tokens[opening + 1].piece?.kind == .number,
      tokens[(opening + 1)...].allSatisfy({ $0.direction != .rightToLeft })
    else { return nil }
    return opening
  }

  /// Whether tokens are one: nothing behind the colon is Latin, and each thing stands left of the
  /// one before it. A sign that ends the sentence and is drawn at its right is out of place; commas
  /// and the like may part a list, but not those of the subject of a mail, nor one before a date,
  /// an hour or a number at the end; a colon parts what was said. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard
      let start = beginningBehindTask(tokens, text) ?? beginningBehindColon(tokens, text)
    else { return false }
    let rest = tokens[start...]
    let isSubject = MailSubject.isOne(tokens, text)
    guard let first = rest.first, first.followsSpace, first.direction == .rightToLeft,
      rest.indices.allSatisfy({ index in
        let token = rest[index]
        return token.direction != .leftToRight
          && (isColon(token, text) || !isJoint(token.sign(in: text))
            || isComma(token, text) && (isSubject || isMoment(rest[(index + 1)...])))
      })
    else { return false }
    return areInOrder(rest, text)
  }

  private static func isComma(_ token: Token, _ text: Skeleton) -> Bool {
    !token.followsSpace && ",\u{60C}".unicodeScalars.contains(token.sign(in: text))
  }

  /// Whether tokens are a date, an hour or a number, or two of them, and nothing else.
  private static func isMoment(_ tokens: ArraySlice<Token>) -> Bool {
    (1...2).contains(tokens.count)
      && tokens.allSatisfy { token in
        guard let kind = token.piece?.kind, token.direction == nil else { return false }
        return kind == .time || kind == .date || kind == .number
      }
  }

  /// Where what stands behind a label in Latin letters and its colon begins; nil where there is no
  /// such label.
  private static func beginningBehindColon(_ tokens: [Token], _ text: Skeleton) -> Int? {
    guard
      let colon = tokens.prefix(longestLabel + 1).firstIndex(where: { $0.sign(in: text) == ":" }),
      colon > 0, !tokens[colon].followsSpace,
      tokens[..<colon].allSatisfy({ $0.direction != .rightToLeft }),
      tokens[..<colon].contains(where: { $0.direction == .leftToRight })
    else { return nil }
    return beginningOfMessage(behind: colon, tokens, text)
  }

  /// The same behind a word in capitals that says how far a task is, without a colon, with the sign
  /// of an item before it or without one: `TODO ABC (2 DEF)`. Other words in capitals are names,
  /// which may begin a sentence.
  private static func beginningBehindTask(_ tokens: [Token], _ text: Skeleton) -> Int? {
    let word = tokens.first.map { bullets.contains($0.sign(in: text)) } == true ? 1 : 0
    guard word + 1 < tokens.count, tokens[word].isWord(.leftToRight),
      tokens[word + 1].sign(in: text) != ":", tokens[word].range.count <= longestTask,
      tasks.contains(text.string(tokens[word].range))
    else { return nil }
    return word + 1
  }

  /// Whether a word in capitals says how far a task is.
  static func isTask(_ word: String) -> Bool { tasks.contains(word) }

  /// The most letters of such a word.
  private static let longestTask = 8

  private static let tasks: Set<String> = [
    "DOING", "DONE", "DRAFT", "FIXME", "HACK", "NOTE", "TBD", "TODO", "WAITING", "WIP", "XXX",
  ]

  /// Where the message begins behind the colon of a program, whose name is a word of small letters:
  /// behind the number of a fault in brackets, if there is one, as in `curl: (6) ABC DEF GHI`.
  private static func beginningOfMessage(
    behind colon: Int, _ tokens: [Token], _ text: Skeleton
  ) -> Int {
    guard colon == 1, hasNumberOfFault(behind: colon, tokens, text),
      !tokens[0].range.contains(where: text.isCapital)
    else { return colon + 1 }
    return colon + 4
  }

  /// Whether the number of a fault in brackets stands behind a colon and a blank, and more behind
  /// it. O(its length).
  static func hasNumberOfFault(behind colon: Int, _ tokens: [Token], _ text: Skeleton) -> Bool {
    let (opening, closing) = (colon + 1, colon + 3)
    return closing + 1 < tokens.count && tokens[opening].sign(in: text) == "("
      && tokens[opening].followsSpace && tokens[closing].sign(in: text) == ")"
      && tokens[opening + 1].range.allSatisfy(text.isDigit)
  }

  /// Whether a token is a colon right behind a word and before a blank, as messages of programs
  /// have it between what failed and why: `rm: ABC 'DEF': GHI JKL`.
  private static func isColon(_ token: Token, _ text: Skeleton) -> Bool {
    token.sign(in: text) == ":" && !token.followsSpace
      && text.isSpace(ifThere: token.range.upperBound)
  }

  /// What round or square brackets hold that are around all of some tokens; the tokens themselves
  /// where none are. Such brackets look the same from either side. O(tokens).
  static func insideBrackets(
    _ tokens: ArraySlice<Token>, _ text: Skeleton
  ) -> ArraySlice<Token> {
    guard tokens.count > 2, let first = tokens.first?.sign(in: text),
      let last = tokens.last?.sign(in: text),
      (first == "(" && last == ")") || (first == "[" && last == "]")
    else { return tokens }
    let inside = tokens.dropFirst().dropLast()
    let hasOthers = inside.contains { "()[]".unicodeScalars.contains($0.sign(in: text)) }
    return hasOthers ? tokens : inside
  }

  /// Whether each of some tokens is drawn left of the one before it. O(their lengths).
  static func areInOrder(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    zip(tokens, tokens.dropFirst()).allSatisfy { $1.isDrawn(leftOf: $0, in: text) }
  }

  /// Whether a sign parts the items of a list, the cells of a table or steps.
  private static func isJoint(_ sign: Unicode.Scalar) -> Bool {
    ",;|/<>=:\u{B7}\u{60C}\u{61B}\t".unicodeScalars.contains(sign) || ArrowSign.pointsRight(sign)
  }
}

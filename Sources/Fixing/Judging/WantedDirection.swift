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
    let base = drawn.base
    var asker = Asker(
      tokens: tokens, base: base, asked: asked, reader: reader,
      isMeant: asked != .auto || beginsWithControl(drawn.scalars),
      isHeld: base == .rightToLeft && HeldEnglish.isOne(tokens, text, marked: marked))
    let ruled: TextDirection? = text.once(Self.self, for: asker) {
      Self.ruled(text, asker)
    }
    if let ruled { return ruled }
    let estimate = DirectionStrategy.steady.estimate(
      SpokenScalars.of(text, base, marked: marked))
    guard let found = estimate.direction, found != base, let votes = estimate.counts else {
      return base
    }
    asker.found = found
    let settled: TextDirection? = text.once(Self.self, for: asker) {
      Self.settled(text, asker)
    }
    if let settled { return settled }
    let own = found == .rightToLeft ? votes.rightToLeft : votes.leftToRight
    let (letters, others) = letters(of: tokens, found)
    // Names alone do not outweigh a direction that was set, unless there are no other words.
    if others == 0 { return own > 0 ? found : base }
    // What stands before and behind other words would change places.
    let share = found == .rightToLeft && isAround(tokens, text) ? 1 : 3
    return own >= 4 && own * 3 >= votes.total * 2 && others * share <= letters ? found : base
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

  /// Whether a text that begins with Latin letters is code with strings of the other direction, or
  /// steps with arrows to the right between them, or with a comment.
  static func isCodeOrSteps(_ text: Skeleton, _ tokens: [Token]) -> Bool {
    let pairs = TokenPairs(tokens, in: text)
    return Arrow.areSteps(tokens, text) || CodeComment.start(tokens, text) != nil
      || CodeStatement(tokens, pairs, in: text).isAll
      || QuotedData(tokens, pairs, in: text).isAllThatIsRightToLeft
  }

  /// Whether a text says in Latin letters that somebody has a right, and then who: `Copyright ABC`.
  static func isOfRights(_ text: Skeleton, _ tokens: [Token]) -> Bool {
    guard let first = tokens.first, first.sort == .word, first.range.count == 9,
      text.string(first.range).lowercased() == "copyright"
    else { return false }
    return tokens.count { $0.direction == .rightToLeft } <= longestName + 1
  }

  /// Whether a Latin word, one right-to-left word and at least two measures or names of code follow
  /// each other, and nothing else: `Route ABC 12m 5.10a`.
  static func isOfMeasures(_ tokens: [Token]) -> Bool {
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

  /// Whether a line begins with right-to-left words, a small one of which leads to the others, and
  /// goes on with one right behind these: without any, names and labels may stand there, and behind
  /// a comma a place.
  private static func isAround(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.first?.isWord(.rightToLeft) == true,
      let first = tokens.firstIndex(where: { $0.direction == .leftToRight }),
      let last = tokens.lastIndex(where: { $0.direction == .leftToRight })
    else { return false }
    let lead = tokens[first - 1]
    return lead.isWord(.rightToLeft) && SmallWords.leadsToName(lead, text)
      && last + 1 < tokens.count && tokens[last + 1].isWord(.rightToLeft)
  }

  /// Whether all letters of a direction stand in addresses, such as the folders of a path, or in
  /// code between right-to-left words, such as a statement of SQL.
  static func isOnlyInAddresses(_ tokens: [Token], _ direction: TextDirection) -> Bool {
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
  static func isData(_ text: Skeleton) -> Bool {
    text.scalars.indices.contains {
      text.at($0) == "\t" || (text.at($0) == "\"" && text.at($0 + 1) == ":")
        || (text.at($0) == "'" && text.at($0 + 1) == ":" && Piece.beginsValue($0 + 2, text))
    }
  }

  /// Whether a text is a name of code with a low line or a dot, `=` and a value: `msgid_1 = ABC`.
  static func isKeyed(_ text: Skeleton) -> Bool {
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

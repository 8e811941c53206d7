internal import BidiAlgorithm

/// English sentences whose right-to-left words are names: `Mayor ABC DEF met Gov. GHI JKL.`,
/// `Dana, ABC DEF and GHI JKL came.`, `By ABC DEF GHI and JKL MNO.`
///
/// Names have more letters than the words around them, and stand at both ends: neither their number
/// nor where they stand says whose the sentence is. English goes on right behind a name with a
/// small word or a verb, which no right-to-left sentence borrows, or has titles before its names.
enum EnglishOfNames {
  /// The most words of a name, and of one behind a title or `by`.
  private static let mostWords = 3
  private static let mostLedWords = 4
  /// The most Latin words before the first name that are a name themselves.
  private static let mostOfOpening = 2
  /// Longer words are not looked up.
  private static let longest = 12

  /// What a part between names says.
  private enum Finding {
    /// That the sentence is no such one.
    case other
    /// Nothing.
    case may
    /// That it is English.
    case surely
  }

  /// Whether tokens are one: Latin words lead to names, what stands between and behind those goes
  /// on in English, and one of these parts surely does. Only signs of sentences, numbers and titles
  /// are among the words, and no name has a small right-to-left word. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.first?.direction == .leftToRight,
      let start = tokens.firstIndex(where: { $0.direction == .rightToLeft }),
      tokens.allSatisfy({ mayStand($0, text) }), let opening = Opening(tokens[..<start], text)
    else { return false }
    var isSure = opening.asksForName
    var hasComma = false
    var rest = tokens[start...]
    while !rest.isEmpty {
      let name = rest.prefix { $0.direction == .rightToLeft }
      let part = rest[name.endIndex...].prefix { $0.direction != .rightToLeft }
      rest = rest[part.endIndex...]
      guard isName(name, opening, text) else { return false }
      let found =
        rest.isEmpty
        ? end(part, opening, isBehindList: hasComma, text) : between(part, opening, text)
      if found == .other { return false }
      if found == .surely { isSure = true }
      if part.contains(where: { isComma($0, text) }) { hasComma = true }
    }
    return isSure
  }

  /// What stands before the first name.
  private struct Opening {
    /// Whether it ends in the title of somebody or of a place.
    let isTitled: Bool
    /// Whether it has a word of English or a title, speaks to somebody or is a label.
    let isSure: Bool
    /// Whether it asks for whoever made something.
    let asksForName: Bool

    /// Latin words with the signs of sentences; nil where they may begin a right-to-left sentence,
    /// as the name of a firm or a program does, and small words in it are not English.
    init?(_ tokens: ArraySlice<Token>, _ text: Skeleton) {
      let words = tokens.filter { $0.direction == .leftToRight }
      guard let first = words.first, let last = words.last, let end = tokens.last,
        tokens.allSatisfy({ $0.sort == .sign || $0.direction != nil })
      else { return nil }
      let sign = end.sign(in: text)
      let isSpokenTo = EnglishOfNames.isComma(end, text)
      let isLabel = sign == ":"
      if !isLabel, tokens.contains(where: { $0.sign(in: text) == ":" }) { return nil }
      isTitled = EnglishOpening.isTitle(last, text)
      asksForName =
        end.sort == .word && end.range.count == 2 && text.string(end.range).lowercased() == "by"
      let isEnglish = words.contains { EnglishOfNames.isOfEnglish($0, text) }
      isSure = isTitled || isEnglish || isSpokenTo || isLabel
      if isSure {
        let isSmall = words.contains {
          !text.isCapital($0.range.lowerBound) && EnglishOfNames.isOfEnglish($0, text)
        }
        if EnglishOpening.isBrand(first, text), !isSpokenTo, !isSmall { return nil }
      } else {
        guard text.isCapital(first.range.lowerBound), words.count <= EnglishOfNames.mostOfOpening,
          end.sort != .sign, !EnglishOpening.isBrand(first, text)
        else { return nil }
      }
    }
  }

  /// Whether a token may stand in such a sentence.
  private static func mayStand(_ token: Token, _ text: Skeleton) -> Bool {
    switch token.sort {
    case .word: true
    case .piece:
      token.direction == nil || (token.direction == .leftToRight && token.piece?.kind == .name)
    case .sign: signs.contains(token.sign(in: text))
    }
  }

  /// Signs of sentences.
  private static let signs = Set(
    ".,;:!?&()\"'-\u{2013}\u{2014}\u{2026}\u{2018}\u{2019}\u{201C}\u{201D}\u{AB}\u{BB}\u{60C}"
      .unicodeScalars)

  /// Whether right-to-left words are a name: a few, none of which sentences have and names have
  /// not.
  private static func isName(
    _ words: ArraySlice<Token>, _ opening: Opening, _ text: Skeleton
  ) -> Bool {
    guard let first = words.first else { return false }
    let most = opening.isTitled || opening.asksForName ? mostLedWords : mostWords
    return words.count <= most && !SmallWords.asks(first.range, text)
      && !words.contains {
        SmallWords.isOfSentence($0, text) || SmallWords.leadsToName($0, text)
      }
  }

  /// What stands between two names: `and Dr.`, `met`, `, Dr.`, a comma, `, Haifa,`.
  private static func between(
    _ part: ArraySlice<Token>, _ opening: Opening, _ text: Skeleton
  ) -> Finding {
    if isBehindPrefix(part, text) { return .other }
    if let word = nextWord(part, text), isEnglish(word, opening) { return .surely }
    let words = part.filter { $0.direction == .leftToRight }
    guard let first = words.first, let last = words.last else {
      return part.allSatisfy { $0.sort == .piece || partsNames($0, text) } ? .may : .other
    }
    if EnglishOpening.isTitle(last, text) { return opening.isTitled ? .surely : .may }
    if goesOn(first, words, text) { return .may }
    guard let opens = part.first, let closes = part.last, isComma(opens, text),
      isComma(closes, text), words.allSatisfy({ text.isCapital($0.range.lowerBound) })
    else { return .other }
    return .may
  }

  /// What stands behind the last name: `will speak.`, `, Israel`, or its end.
  private static func end(
    _ part: ArraySlice<Token>, _ opening: Opening, isBehindList: Bool, _ text: Skeleton
  ) -> Finding {
    if isBehindPrefix(part, text) { return .other }
    let words = part.filter { $0.direction == .leftToRight }
    guard let first = words.first else { return .may }
    if let word = nextWord(part, text), isEnglish(word, opening) {
      return opening.isSure || NamedSentence.isVerb(word) || told.contains(word) ? .surely : .may
    }
    if let sign = part.first, isComma(sign, text), text.isCapital(first.range.lowerBound) {
      // The last part of an address.
      return opening.isTitled && isBehindList ? .surely : .may
    }
    return goesOn(first, words, text) ? .may : .other
  }

  /// Whether what stands behind a right-to-left word begins with the hyphen of a prefix, `B-Zoom`.
  private static func isBehindPrefix(_ part: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard let first = part.first, !first.followsSpace else { return false }
    return first.sign(in: text) == "-"
  }

  /// The word in small letters with which a part begins, behind a comma, what closes a quotation or
  /// brackets, or what somebody is in brackets; nil where it begins otherwise.
  private static func nextWord(_ all: ArraySlice<Token>, _ text: Skeleton) -> String? {
    var part = all
    if part.first?.sign(in: text) == "(",
      let closing = part.firstIndex(where: { $0.sign(in: text) == ")" })
    {
      part = part[(closing + 1)...]
    }
    let isParted = part.first.map { ",;)\"\u{60C}".unicodeScalars.contains($0.sign(in: text)) }
    guard let word = (isParted ?? false ? part.dropFirst() : part).first,
      word.isWord(.leftToRight), word.range.count < longest,
      !text.isCapital(word.range.lowerBound)
    else { return nil }
    return text.string(word.range)
  }

  /// Whether a word in small letters right behind a name is English. What looks like a verb is one
  /// only in what began in English: `speed` and `embed` are borrowed.
  private static func isEnglish(_ word: String, _ opening: Opening) -> Bool {
    NamedSentence.isOfEnglish(word) || joints.contains(word) || told.contains(word)
      || (opening.isSure && NamedSentence.isPast(word))
  }

  /// Whether Latin words begin with a small letter, or one of them is small and English.
  private static func goesOn(_ first: Token, _ words: [Token], _ text: Skeleton) -> Bool {
    !text.isCapital(first.range.lowerBound)
      || words.contains { !text.isCapital($0.range.lowerBound) && isOfEnglish($0, text) }
  }

  /// Whether a word is one of English, in small letters or large ones.
  private static func isOfEnglish(_ token: Token, _ text: Skeleton) -> Bool {
    if NamedSentence.isOfEnglish(token, text) { return true }
    guard token.sort == .word, token.range.count < longest else { return false }
    let word = text.string(token.range).lowercased()
    return joints.contains(word) || told.contains(word)
  }

  private static func isComma(_ token: Token, _ text: Skeleton) -> Bool {
    ",\u{60C}".unicodeScalars.contains(token.sign(in: text))
  }

  /// Whether a sign stands between names of a list.
  private static func partsNames(_ token: Token, _ text: Skeleton) -> Bool {
    ",;&(\"'\u{60C}".unicodeScalars.contains(token.sign(in: text))
  }

  /// Words that join sentences or names, and that stand for persons.
  private static let joints = EnglishFrame.joints.union(["nor", "or"])

  /// Verbs of what people did that look like no other word.
  private static let told: Set<String> = [
    "beat", "came", "fell", "flew", "goes", "knew", "knows", "lives", "lost", "married", "met",
    "ran", "sang", "sat", "saw", "spoke", "stood", "taught", "thanked", "told", "took", "visited",
    "won",
  ]
}

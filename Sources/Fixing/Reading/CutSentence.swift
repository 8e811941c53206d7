internal import BidiAlgorithm
internal import WritingDirection

/// Right-to-left sentences that Latin names cut into pieces: `ABC DEF abc GHI def JKL`.
///
/// Laid out from left to right, their pieces stand in the wrong order, and whoever reads the first
/// word at the right goes on in another piece. Letters do not tell such a sentence: names are long.
/// It begins with a right-to-left word, has more of those than Latin ones, and no English.
enum CutSentence {
  /// The fewest right-to-left words of a sentence that one name cuts, and of one with its end.
  private static let fewestWords = 4
  private static let fewestClosed = 3

  /// Whether tokens are one: names follow right-to-left words with nothing between, but for the
  /// hyphen of a prefix; one of them has such a word right behind it, too; and small words, one
  /// that asks at the start, a prefix, names without capitals or the end of a sentence tell it from
  /// a list of people. Where there is only one name, more words have to be there, unless that
  /// stands behind a prefix, or a number to which a word leads ends the line:
  /// `ABC B-Zoom DEF 10:30`. A comma behind a name to which a word leads, or between two clauses,
  /// cuts it only with its end. Behind a number of a name, as versions are, its end or a small word
  /// has to tell it. It may be an item of a list, `1. ABC DEF abc GHI.` or with a sign before it,
  /// with its end behind a code of digits, or go on behind dots what another line began,
  /// `...ABC DEF abc GHI.` A command is one name. Another name may stand right before its end:
  /// `1. ABC DEF Tools GHI JKL Options.` O(tokens).
  static func isOne(_ all: [Token], _ text: Skeleton) -> Bool {
    let isBehindCode = isCode(all, text)
    let marker =
      isBehindCode
      ? 1 : max(endOfMarker(all, text), endOfDots(all, text), endOfBullet(all, text))
    let tokens = marker > 0 ? Array(all[marker...]) : all
    guard let first = tokens.first, first.sort == .word, first.direction == .rightToLeft,
      !tokens.contains(where: { isOfCode($0.sign(in: text)) })
    else { return false }
    let words = wordsWithoutArguments(tokens, text)
    let latin = words.filter { $0.direction == .leftToRight }
    guard latin.count * 2 < words.count, !latin.contains(where: { isEnglish($0, text) }) else {
      return false
    }
    var names = 0
    var (hasCut, hasNumber, hasPause) = (false, false, false)
    var (hasPrefix, isOfPrefix) = (false, false)
    for index in tokens.indices.dropFirst() where tokens[index].direction == .leftToRight {
      let isBehindPrefix = followsPrefix(index, tokens, text)
      guard isBehindPrefix || tokens[index - 1].isWord(.rightToLeft) else { continue }
      names += 1
      hasPrefix = hasPrefix || isBehindPrefix
      let rest = tokens[index...].drop { $0.direction == .leftToRight }
      if rest.first?.isWord(.rightToLeft) == true {
        hasCut = true
        let start = tokens[index].range.lowerBound
        isOfPrefix = isOfPrefix || text.startOfPrefix(before: start) != nil
      }
      let behind = rest.dropFirst().first
      if let sign = rest.first, !sign.followsSpace,
        ",\u{60C}".unicodeScalars.contains(sign.sign(in: text)),
        behind?.isWord(.rightToLeft) == true,
        isBehindPrefix || SmallWords.leadsToName(tokens[index - 1], text)
          || partsClauses(rest.startIndex, behind: index, tokens, text)
      {
        hasPause = true
      }
      if let number = rest.first, isVersion(number), behind?.isWord(.rightToLeft) == true {
        hasNumber = true
      }
    }
    guard hasCut || hasNumber || hasPause else { return false }
    let isSentence =
      hasPrefix || SmallWords.asks(first.range, text)
      || words.contains { SmallWords.isOne($0, text) }
    let own = words.count - latin.count
    // The name of one place or program has two words often.
    if isClosedAroundName(tokens, words, text),
      NumberAtEnd.first(tokens, text) != nil
        || (own >= fewestClosed && (isSentence || latin.count * 2 <= own))
    {
      return true
    }
    // What has no end behind a number may be a row. So may names with numbers.
    if isBehindCode || !(hasCut || hasNumber && isSentence) { return false }
    if names > 1 {
      return isSentence || !tokens.contains { isCapitalised($0, text) }
        || (hasCut && ClosingName.closesSentence(tokens, text, isItem: marker > 0))
    }
    // Such a prefix and such a number belong to no name, however short the sentence is.
    if hasCut, own >= fewestClosed && isOfPrefix || NumberAtEnd.isLed(tokens, text) { return true }
    return isSentence && own >= fewestWords && latin.count * 2 < own
  }

  /// Whether the comma right behind the only name of tokens parts two clauses of a sentence,
  /// `ABC DEF GHI Microsoft, JKL MNO.`: with two right-to-left words or more on either side, and
  /// the end. Somebody, a firm and a town may be four words with a full stop.
  private static func partsClauses(
    _ comma: Int, behind name: Int, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    // What stands behind it is looked at first: it is short, unless this is the last name.
    let behind = tokens[(comma + 1)...].prefix { $0.isWord(.rightToLeft) }
    let before = tokens[..<name]
    guard behind.count >= fewestOfClause, before.count >= fewestOfClause,
      tokens[behind.endIndex...].allSatisfy({ text.endsSentence($0.range.lowerBound) }),
      before.allSatisfy({ $0.isWord(.rightToLeft) }),
      tokens[name..<comma].allSatisfy({ $0.direction == .leftToRight }), let last = tokens.last
    else { return false }
    return before.count + behind.count >= fewestOfClauses
      || "!?\u{61F}".unicodeScalars.contains(text.at(last.range.upperBound - 1))
  }

  /// The fewest right-to-left words of a clause, and of two that a full stop ends.
  private static let fewestOfClause = 2
  private static let fewestOfClauses = 5

  /// Whether a token is a number behind a blank, as versions are behind names: `Word 6.2`.
  private static func isVersion(_ token: Token) -> Bool {
    token.direction == nil && token.followsSpace
      && (token.piece?.kind == .number || token.piece?.kind == .version)
  }

  /// The number of the token behind the number of an item of a list, `1.` or `1)`; 0 where there is
  /// none.
  static func endOfMarker(_ tokens: [Token], _ text: Skeleton) -> Int {
    guard tokens.count > 2, tokens[0].range.count < longestMarker,
      tokens[0].range.allSatisfy(text.isDigit), !tokens[1].followsSpace, tokens[2].followsSpace
    else { return 0 }
    return ".)".unicodeScalars.contains(tokens[1].sign(in: text)) ? 2 : 0
  }

  /// The number of the token right behind two dots or more, or the sign for three; 0 where there
  /// are none, or a blank parts them from it.
  private static func endOfDots(_ tokens: [Token], _ text: Skeleton) -> Int {
    let end = tokens.prefix { ".\u{2026}".unicodeScalars.contains($0.sign(in: text)) }.count
    guard end > 0, end < tokens.count, end > 1 || tokens[0].sign(in: text) != ".",
      tokens[1...end].allSatisfy({ !$0.followsSpace })
    else { return 0 }
    return end
  }

  /// The number of the token behind a sign before an item and its blank, `- `; 0 where there is
  /// none, or a plus, which rather adds a line, or where the line ends in brackets, as that of a
  /// test does with how long it took.
  static func endOfBullet(_ tokens: [Token], _ text: Skeleton) -> Int {
    guard let sign = tokens.first?.sign(in: text), let last = tokens.last, tokens.count > 1,
      tokens[1].followsSpace, sign != "+", last.sign(in: text) != ")"
    else { return 0 }
    return LabelledStretch.bullets.contains(sign) || bullets.contains(sign) ? 1 : 0
  }

  /// Other signs with which terminals begin what was done: ticks, crosses, a corner, a large dot,
  /// a square, a diamond and a triangle.
  private static let bullets: Set<Unicode.Scalar> = [
    "\u{2713}", "\u{2714}", "\u{2717}", "\u{2718}", "\u{23BF}", "\u{23FA}", "\u{25A0}",
    "\u{25C6}", "\u{25B8}",
  ]

  /// The words of tokens but for the Latin ones right behind the name of a program, which are its
  /// arguments: `npm test`.
  private static func wordsWithoutArguments(_ tokens: [Token], _ text: Skeleton) -> [Token] {
    var words: [Token] = []
    var isCommand = false
    for token in tokens {
      guard token.isWord(.leftToRight) else {
        isCommand = false
        if token.sort == .word { words.append(token) }
        continue
      }
      if isCommand { continue }
      words.append(token)
      isCommand = isProgram(token, text)
    }
    return words
  }

  private static func isProgram(_ word: Token, _ text: Skeleton) -> Bool {
    word.range.count < longestEnglish && ShellPrograms.names.contains(text.string(word.range))
  }

  /// The numbers of items have fewer digits.
  private static let longestMarker = 4

  /// Whether tokens begin with a code of digits, as messages of services do, and a blank behind it:
  /// `482913 ABC DEF Visa GHI.`
  private static func isCode(_ tokens: [Token], _ text: Skeleton) -> Bool {
    tokens.count > 1 && lengthsOfCode.contains(tokens[0].range.count)
      && tokens[0].range.allSatisfy(text.isDigit) && tokens[1].followsSpace
  }

  /// How many digits such codes have.
  private static let lengthsOfCode = 4...8

  /// Whether tokens end as a sentence does, right behind a right-to-left word or a number, and each
  /// Latin one is a name with a capital or behind a prefix, a command, a piece or what somebody
  /// says: other words in small letters may be English around names. The words are those without
  /// arguments of programs.
  private static func isClosedAroundName(
    _ tokens: [Token], _ words: [Token], _ text: Skeleton
  ) -> Bool {
    guard let last = tokens.last, text.endsSentence(last.range.upperBound - 1) else { return false }
    // Arabic ends are letters to UAX #9, and stand in the word before them.
    let isBehindWord =
      last.isWord(.rightToLeft)
      || (last.sort == .sign && !last.followsSpace && tokens.count > 1
        && tokens[tokens.count - 2].isWord(.rightToLeft))
    guard isBehindWord || NumberAtEnd.first(tokens, text) != nil else { return false }
    let ranges = Set(words.map(\.range))
    return tokens.indices.allSatisfy {
      !tokens[$0].isWord(.leftToRight) || !ranges.contains(tokens[$0].range)
        || isCapitalised(tokens[$0], text) || isProgram(tokens[$0], text)
        || followsPrefix($0, tokens, text) || isSaid(tokens[$0], text)
    }
  }

  /// Whether a word is what somebody says, `ABC DEF hello GHI.`: it goes on in no English sentence
  /// behind a name.
  private static func isSaid(_ word: Token, _ text: Skeleton) -> Bool {
    word.range.count < longestSaid && said.contains(text.string(word.range))
  }

  /// No word of these is as long.
  private static let longestSaid = 8

  /// What people say by themselves, and other languages borrow.
  private static let said: Set<String> = [
    "bye", "goodbye", "hello", "hey", "hi", "ok", "okay", "sorry", "thanks", "wow", "yes",
  ]

  /// Whether tokens are names with English between them, `ABC DEF liked GHI`: Latin words are
  /// there, each one of an English sentence, no small right-to-left word, and names of a few words.
  /// O(tokens).
  static func isOfNames(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let words = tokens.filter { $0.sort == .word }
    var name = 0
    var hasEnglish = false
    for word in words {
      if word.direction == .leftToRight {
        guard isEnglish(word, text) else { return false }
        hasEnglish = true
        name = 0
      } else {
        name += 1
        if name > longestName || SmallWords.isOne(word, text) { return false }
      }
    }
    return hasEnglish && words.last?.direction == .rightToLeft
  }

  /// The most words of a name between English ones.
  private static let longestName = 3

  /// Whether a name stands right behind a right-to-left prefix and its hyphen.
  static func followsPrefix(_ index: Int, _ tokens: [Token], _ text: Skeleton) -> Bool {
    guard index > 1, !tokens[index].followsSpace, !tokens[index - 1].followsSpace,
      "-\u{5BE}\u{2011}".unicodeScalars.contains(tokens[index - 1].sign(in: text))
    else { return false }
    return tokens[index - 2].isWord(.rightToLeft)
  }

  /// Whether Latin letters begin at a token, which is not the first one, right behind a
  /// right-to-left word or its prefix.
  static func isCut(at index: Int, _ tokens: [Token], _ text: Skeleton) -> Bool {
    tokens[index].direction == .leftToRight
      && (tokens[index - 1].isWord(.rightToLeft) || followsPrefix(index, tokens, text))
  }

  /// Whether a Latin word is one of an English sentence, or joins names.
  private static func isEnglish(_ word: Token, _ text: Skeleton) -> Bool {
    guard word.range.count < longestEnglish else { return false }
    let letters = text.string(word.range)
    return NamedSentence.isOfEnglish(letters) || joints.contains(letters)
  }

  /// Whether a Latin word is one of an English sentence, joins names, or says what was done.
  static func isOfEnglish(_ word: Token, _ text: Skeleton) -> Bool {
    isEnglish(word, text)
      || (word.range.count < longestVerb && NamedSentence.isPast(text.string(word.range)))
  }

  /// No word of English that counts here is as long, and no verb of what was done.
  private static let longestEnglish = 12
  private static let longestVerb = 16

  /// Words between names, whatever the language of the names is.
  private static let joints: Set<String> = [
    "and", "but", "feat", "ft", "he", "or", "she", "they", "via", "vs", "we", "who",
  ]

  private static func isCapitalised(_ token: Token, _ text: Skeleton) -> Bool {
    token.direction == .leftToRight && token.range.contains(where: text.isCapital)
  }

  /// Whether a sign is rather one of code, of data or of steps than of a sentence.
  static func isOfCode(_ sign: Unicode.Scalar) -> Bool {
    "=;<>{}[]\\|/_+*:@#\u{2022}\u{B7}".unicodeScalars.contains(sign) || ArrowSign.pointsRight(sign)
  }
}

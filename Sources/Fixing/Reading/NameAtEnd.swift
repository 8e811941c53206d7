internal import BidiAlgorithm

/// Right-to-left sentences that end in a Latin name to which a small word leads: `ABC DEF GHI with
/// Google Chrome`.
///
/// Laid out from left to right, the small word stands at the far end of the right-to-left words,
/// and whoever reads from the right begins with the name.
enum NameAtEnd {
  /// The fewest right-to-left words of such a sentence, of one with a verb, and of one with its
  /// end.
  private static let fewestWords = 4
  private static let fewestWithVerb = 3
  private static let fewestClosed = 2
  /// The most words of the name, and the most numbers behind it.
  private static let longestName = 3
  private static let mostNumbers = 2
  /// The most words and numbers in brackets behind the name.
  private static let longestGloss = 4

  /// Whether tokens are one: right-to-left words with nothing between them, the last one of which
  /// leads to a name; Latin words with capitals, none of them of English; and the signs that end a
  /// sentence, or none. Before such signs brackets may say more of the name, `ABC DEF with Google
  /// Chrome (GHI 120).`, or a number: `ABC with Google 10:30.` With its end two words are one, but
  /// for a title and whose it is. Behind the sign of an item, or the dash of somebody who speaks,
  /// it needs its end. Right-to-left words may be quoted, and then a word beside them that tells
  /// what something is done to leads to the name as well: `OPEN [object] "ABC" DEF Google Maps`.
  /// O(tokens).
  static func isOne(_ all: [Token], _ text: Skeleton) -> Bool {
    let all = withoutCount(all)
    let marker = CutSentence.endOfBullet(all, text)
    let (tokens, hasObject) = withoutMarks(withoutCounts(all[marker...])[...], text)
    guard let name = tokens.firstIndex(where: { !$0.isWord(.rightToLeft) }),
      name >= fewestClosed
    else { return false }
    let endOfName = tokens[name...].prefix { isOfName($0, text) }.endIndex
    let gloss = gloss(endOfName, tokens, text)
    let number = tokens[endOfName...].prefix(mostNumbers).prefix {
      NumberAtEnd.isOfNumber($0, text)
    }
    let end = gloss?.end ?? number.endIndex
    guard (1...longestName).contains(endOfName - name), end == endOfName || end < tokens.count,
      NumberAtEnd.endOfSentence(tokens[...], text) <= end
    else { return false }
    let hasVerb = tokens[..<(name - 1)].contains { isOne(of: verbs, $0, text) }
    let last = tokens[name - 1]
    // A title may say whose it is.
    let isLed =
      hasObject || leads(last, text) || (hasVerb && SmallWords.leadsToName(last, text))
    let isLong =
      name + (gloss?.words ?? 0) >= fewestWords || (hasVerb && name >= fewestWithVerb)
    return isLed && ((isLong && marker == 0) || end < tokens.count)
  }

  /// Whether a word leads to a name or another thing behind it: by means of what, or another small
  /// word but *of*. O(1).
  static func leads(_ word: Token, _ text: Skeleton) -> Bool {
    isOne(of: means, word, text)
      || (SmallWords.leadsToName(word, text) && !isOne(of: [of], word, text))
  }

  /// Tokens without how many there are of what the first right-to-left words name: `3 ABC DEF`.
  /// O(tokens).
  static func withoutCount(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 2, tokens[0].piece?.kind == .number, tokens[0].direction == nil,
      tokens[1].isWord(.rightToLeft), tokens[1].followsSpace, tokens[2].isWord(.rightToLeft)
    else { return tokens }
    return Array(tokens.dropFirst())
  }

  /// Tokens without the numbers that stand between two right-to-left words: `ABC 4 DEF`. O(tokens).
  private static func withoutCounts(_ tokens: ArraySlice<Token>) -> [Token] {
    tokens.indices.filter { index in
      tokens[index].piece?.kind != .number || !tokens[index].followsSpace
        || index == tokens.startIndex || index + 1 == tokens.endIndex
        || !tokens[index - 1].isWord(.rightToLeft) || !tokens[index + 1].isWord(.rightToLeft)
        || !tokens[index + 1].followsSpace
    }.map { tokens[$0] }
  }

  /// Tokens without the marks around right-to-left words alone, which are words of the sentence,
  /// and whether a word right beside such marks tells that something is done to what they hold.
  /// O(tokens).
  private static func withoutMarks(
    _ tokens: ArraySlice<Token>, _ text: Skeleton
  ) -> (tokens: [Token], hasObject: Bool) {
    func isMark(_ token: Token) -> Bool { TokenPairs.isQuotationMark(token.sign(in: text)) }
    var bare: [Token] = []
    var hasObject = false
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let token = tokens[index]
      // Of a slice, so that its end is a place among the tokens.
      let words: ArraySlice<Token> =
        token.followsSpace && isMark(token)
        ? tokens[(index + 1)...].prefix { $0.isWord(.rightToLeft) } : []
      let closing = words.endIndex
      guard !words.isEmpty, closing < tokens.endIndex, isMark(tokens[closing]),
        !tokens[closing].followsSpace
      else {
        bare.append(token)
        index += 1
        continue
      }
      let behind = tokens[(closing + 1)...].first
      hasObject =
        hasObject || bare.last.map { isOne(of: beforeObjects, $0, text) } == true
        || behind.map { isOne(of: behindObjects, $0, text) } == true
      bare += words
      index = closing + 1
    }
    return (bare, hasObject)
  }

  // The words before what something is done to in Hebrew, and behind it in Persian and Urdu.
  private static let beforeObjects: Set<String> = ["\u{5D0}\u{5EA}"]
  private static let behindObjects: Set<String> = ["\u{631}\u{627}", "\u{6A9}\u{648}"]

  /// Where brackets with right-to-left words and numbers end that open at a token, and how many
  /// words they hold: `(ABC 120)`; nil where there are none.
  private static func gloss(
    _ opening: Int, _ tokens: [Token], _ text: Skeleton
  ) -> (end: Int, words: Int)? {
    guard opening < tokens.count, tokens[opening].sign(in: text) == "(",
      tokens[opening].followsSpace,
      let closing = tokens[opening...].firstIndex(where: { $0.sign(in: text) == ")" })
    else { return nil }
    let inside = tokens[(opening + 1)..<closing]
    let words = inside.count { $0.isWord(.rightToLeft) }
    guard words > 0, inside.count <= longestGloss,
      inside.allSatisfy({ $0.isWord(.rightToLeft) || ($0.sort == .piece && $0.direction == nil) })
    else { return nil }
    return (closing + 1, words)
  }

  private static func isOfName(_ token: Token, _ text: Skeleton) -> Bool {
    token.isWord(.leftToRight) && token.followsSpace && token.range.contains(where: text.isCapital)
      && !NamedSentence.isOfEnglish(token, text)
  }

  private static func isOne(of words: Set<String>, _ token: Token, _ text: Skeleton) -> Bool {
    token.range.count <= longestWord && words.contains(text.string(token.range))
  }

  /// The most letters of a word that is looked for.
  private static let longestWord = 8

  /// Of, in Hebrew.
  private static let of = "\u{5E9}\u{5DC}"

  // By means of, with the help of, by the hand of, in Hebrew; by means of, using, by way of, on the
  // part of, in Arabic; by, by way of, in Persian; by means of, in Urdu.
  private static let means: Set<String> = Set(
    """
    \u{5D1}\u{5D0}\u{5DE}\u{5E6}\u{5E2}\u{5D5}\u{5EA} \u{5D1}\u{5E2}\u{5D6}\u{5E8}\u{5EA} \
    \u{5D9}\u{5D3}\u{5D9} \u{5E2}\u{5DC}-\u{5D9}\u{5D3}\u{5D9} \u{5E2}"\u{5D9} \u{5E2}\u{5F4}\u{5D9} \
    \u{628}\u{648}\u{627}\u{633}\u{637}\u{629} \u{628}\u{627}\u{633}\u{62A}\u{62E}\u{62F}\u{627}\u{645} \
    \u{62E}\u{644}\u{627}\u{644} \u{642}\u{628}\u{644} \u{62A}\u{648}\u{633}\u{637} \
    \u{637}\u{631}\u{6CC}\u{642} \u{628}\u{630}\u{631}\u{6CC}\u{639}\u{6C1}
    """.split(separator: " ").map(String.init))

  // Was opened, saved, sent, deleted, created, closed, uploaded, moved, installed, updated, shared
  // and found, with some of their other forms, in Hebrew; was done, will be, is being, in Arabic;
  // became, in Persian.
  private static let verbs: Set<String> = Set(
    """
    \u{5E0}\u{5E4}\u{5EA}\u{5D7} \u{5E0}\u{5E4}\u{5EA}\u{5D7}\u{5D4} \u{5E0}\u{5E4}\u{5EA}\u{5D7}\u{5D5} \
    \u{5E0}\u{5E9}\u{5DE}\u{5E8} \u{5E0}\u{5E9}\u{5DE}\u{5E8}\u{5D4} \u{5E0}\u{5E9}\u{5DE}\u{5E8}\u{5D5} \
    \u{5E0}\u{5E9}\u{5DC}\u{5D7} \u{5E0}\u{5E9}\u{5DC}\u{5D7}\u{5D4} \u{5E0}\u{5E9}\u{5DC}\u{5D7}\u{5D5} \
    \u{5E0}\u{5DE}\u{5D7}\u{5E7} \u{5E0}\u{5DE}\u{5D7}\u{5E7}\u{5D4} \u{5E0}\u{5D5}\u{5E6}\u{5E8} \
    \u{5E0}\u{5D5}\u{5E6}\u{5E8}\u{5D4} \u{5E0}\u{5E1}\u{5D2}\u{5E8} \u{5D4}\u{5D5}\u{5E2}\u{5DC}\u{5D4} \
    \u{5D4}\u{5D5}\u{5E2}\u{5D1}\u{5E8} \u{5D4}\u{5D5}\u{5EA}\u{5E7}\u{5DF} \u{5E2}\u{5D5}\u{5D3}\u{5DB}\u{5DF} \
    \u{5E9}\u{5D5}\u{5EA}\u{5E3} \u{5E0}\u{5DE}\u{5E6}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0}\u{5D4} \
    \u{62A}\u{645} \u{62A}\u{645}\u{62A} \u{64A}\u{62A}\u{645} \u{633}\u{64A}\u{62A}\u{645} \
    \u{62C}\u{627}\u{631} \u{62C}\u{627}\u{631}\u{64A} \u{634}\u{62F} \u{634}\u{62F}\u{647}
    """.split(separator: " ").map(String.init))
}

internal import BidiAlgorithm

/// Titles in right-to-left words that begin with a Latin name and a colon: `CSS: ABC DEF!`,
/// `Telegram: ABC DEF!`
///
/// Who speaks or what is listed may stand before a colon, too, and somebody's name behind it: a
/// question or an exclamation behind such a name as no person has is none of these.
enum TitledLine {
  /// Whether tokens are one: a name with a number or without one, a colon, and two right-to-left
  /// words or more, no others, with a sign that closes a question or an exclamation. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let colon = tokens.prefix(3).firstIndex(where: { $0.sign(in: text) == ":" }), colon > 0,
      !tokens[colon].followsSpace, tokens[0].direction == .leftToRight,
      colon == 1 || (tokens[1].piece?.kind == .number && tokens[1].direction == nil),
      !MailSubject.isOne(tokens, text)
    else { return false }
    let rest = tokens[(colon + 1)...]
    guard let first = rest.first, first.followsSpace, first.direction == .rightToLeft,
      let last = rest.last, rest.allSatisfy({ $0.direction != .leftToRight }),
      rest.count(where: { $0.direction == .rightToLeft }) > 1
    else { return false }
    // What commas and the like part is a list.
    guard !rest.contains(where: { isSign($0, ",;|/:\u{B7}\u{60C}\u{61B}", text) }) else {
      return false
    }
    if isSign(last, "?\u{61F}", text), first.range.count < longestQuestionWord,
      questionWords.contains(text.string(first.range))
    {
      return true
    }
    return isSign(last, "!?\u{61F}\u{2026}", text) && isName(tokens[0], text)
  }

  /// Whether tokens are one that begins with such a name as no person has. O(tokens).
  static func isNamed(_ tokens: [Token], _ text: Skeleton) -> Bool {
    isOne(tokens, text) && isName(tokens[0], text)
  }

  private static func isSign(_ token: Token, _ signs: String, _ text: Skeleton) -> Bool {
    token.sort == .sign && signs.unicodeScalars.contains(token.sign(in: text))
  }

  /// Whether a token has a capital behind its first letter, a digit or a sign, as names of programs
  /// and abbreviations have, and is not what somebody is; or is such a name that is written like a
  /// word, but none of a list.
  private static func isName(_ token: Token, _ text: Skeleton) -> Bool {
    guard token.range.count > 1, token.range.count < longestName else { return false }
    let name = text.string(token.range)
    let isMixed = token.range.dropFirst().contains { text.isCapital($0) || text.isDigit($0) }
    if isMixed || token.sort == .piece { return !isTitle(name) }
    let word = name.lowercased()
    return text.isCapital(token.range.lowerBound) && BrandName.isOne(word)
      && !SpokenLine.isNameOfList(word)
  }

  /// Whether a word stands before the name of a person, an address or a date.
  static func isTitle(_ word: String) -> Bool { titles.contains(word) }

  /// The scalars of a name are fewer.
  private static let longestName = 20

  private static let titles: Set<String> = [
    "ATTN", "BCC", "CC", "CEO", "CFO", "COO", "CTO", "DJ", "DOB", "FAO", "HR", "ID", "MC", "MP",
    "MVP", "PM", "PR", "TEL", "VIP", "VP",
  ]

  /// The scalars of such a word are fewer.
  private static let longestQuestionWord = 8

  /// How, what, why, who, when, where, whether, how many in Hebrew; the same in Arabic, in Persian
  /// and in Urdu.
  private static let questionWords: Set<String> = [
    "\u{5D0}\u{5D9}\u{5DA}", "\u{5DB}\u{5D9}\u{5E6}\u{5D3}", "\u{5DE}\u{5D4}",
    "\u{5DC}\u{5DE}\u{5D4}", "\u{5DE}\u{5D3}\u{5D5}\u{5E2}", "\u{5DE}\u{5D9}",
    "\u{5DE}\u{5EA}\u{5D9}", "\u{5D0}\u{5D9}\u{5E4}\u{5D4}", "\u{5D4}\u{5D0}\u{5DD}",
    "\u{5DB}\u{5DE}\u{5D4}",
    "\u{643}\u{64A}\u{641}", "\u{645}\u{627}", "\u{645}\u{627}\u{630}\u{627}",
    "\u{644}\u{645}\u{627}\u{630}\u{627}", "\u{645}\u{646}", "\u{645}\u{62A}\u{649}",
    "\u{623}\u{64A}\u{646}", "\u{647}\u{644}", "\u{643}\u{645}",
    "\u{686}\u{6AF}\u{648}\u{646}\u{647}", "\u{686}\u{637}\u{648}\u{631}", "\u{686}\u{631}\u{627}",
    "\u{686}\u{647}", "\u{6A9}\u{62C}\u{627}", "\u{622}\u{6CC}\u{627}",
    "\u{6A9}\u{6CC}\u{627}", "\u{6A9}\u{6CC}\u{633}\u{6D2}", "\u{6A9}\u{6CC}\u{648}\u{6BA}",
    "\u{6A9}\u{628}", "\u{6A9}\u{6C1}\u{627}\u{6BA}",
  ]
}

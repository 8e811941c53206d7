internal import BidiAlgorithm

/// English that goes on behind a right-to-left greeting, where nobody set a direction:
/// `ABC DEF to you and your family!`
///
/// Two small words of English, one of them right behind the greeting, tell it: no right-to-left
/// sentence borrows them. Behind other words they may be a title that the sentence speaks of.
enum EnglishBehindGreeting {
  /// The most words of a greeting, the fewest behind it, and the most tokens of such a line.
  private static let longestGreeting = 4
  private static let fewestWords = 3
  private static let longestLine = 32
  /// Longer words lead to nobody.
  private static let longestWord = 8

  /// Whether tokens are one: a greeting, a small Latin word that leads to somebody, and words of
  /// English up to the end. O(1).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.count <= longestLine else { return false }
    let greeting = tokens.prefix { $0.isWord(.rightToLeft) }
    let rest = tokens[greeting.count...]
    guard (1...longestGreeting).contains(greeting.count),
      let first = rest.first, first.isWord(.leftToRight), first.followsSpace,
      first.range.count < longestWord, leading.contains(text.string(first.range)),
      rest.allSatisfy({ $0.isWord(.leftToRight) || isPause($0, text) }), isGreeting(greeting, text)
    else { return false }
    return rest.count { $0.sort == .word } >= fewestWords
      && rest.count { NamedSentence.isOfEnglish($0, text) } > 1
  }

  /// Whether a sign stands right behind a word, as commas and the end of a sentence do.
  private static func isPause(_ token: Token, _ text: Skeleton) -> Bool {
    token.sort == .sign
      && (!token.sign(in: text).isASCII
        || (!token.followsSpace && ",.!?".unicodeScalars.contains(token.sign(in: text))))
  }

  /// Whether right-to-left words end as a greeting does: in a word that wishes by itself, in two
  /// that do together, or in one that is all that is said.
  private static func isGreeting(_ words: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    let letters = words.suffix(2).map { text.string($0.range.prefix(longestPart)) }
    guard let last = letters.last else { return false }
    if wishes.contains(last) || (words.count == 1 && calls.contains(last)) { return true }
    return letters.count > 1 && pairs.contains(letters.joined(separator: " "))
  }

  /// The most letters of a word that are looked at.
  private static let longestPart = 12

  /// What leads to those who are greeted, or says from whom it comes.
  private static let leading: Set<String> = ["and", "dear", "for", "from", "my", "to"]

  // Blessed in Arabic, of either gender, in Persian and Urdu; congratulations in Arabic.
  private static let wishes: Set<String> = [
    "\u{645}\u{628}\u{627}\u{631}\u{643}", "\u{645}\u{628}\u{627}\u{631}\u{643}\u{629}",
    "\u{645}\u{628}\u{627}\u{631}\u{6A9}", "\u{645}\u{628}\u{631}\u{648}\u{643}",
  ]

  // Hello, thanks in Hebrew; thanks in two spellings, hello, welcome, peace in Arabic; thanks in
  // Persian and Urdu.
  private static let calls: Set<String> = [
    "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{5EA}\u{5D5}\u{5D3}\u{5D4}",
    "\u{634}\u{643}\u{631}\u{627}", "\u{634}\u{643}\u{631}\u{627}\u{64B}",
    "\u{645}\u{631}\u{62D}\u{628}\u{627}", "\u{623}\u{647}\u{644}\u{627}",
    "\u{633}\u{644}\u{627}\u{645}", "\u{645}\u{645}\u{646}\u{648}\u{646}",
    "\u{634}\u{6A9}\u{631}\u{6CC}\u{6C1}",
  ]

  // Congratulations, a good sabbath, year, morning, evening, night and week, a merry feast and
  // birthday in Hebrew; a generous Ramadan, a happy feast and birthday, be well each year, peace on
  // you, good morning and evening in Arabic; peace on you in Urdu.
  private static let pairs: Set<String> = [
    "\u{5DE}\u{5D6}\u{5DC} \u{5D8}\u{5D5}\u{5D1}",
    "\u{5E9}\u{5D1}\u{5EA} \u{5E9}\u{5DC}\u{5D5}\u{5DD}",
    "\u{5E9}\u{5E0}\u{5D4} \u{5D8}\u{5D5}\u{5D1}\u{5D4}",
    "\u{5D1}\u{5D5}\u{5E7}\u{5E8} \u{5D8}\u{5D5}\u{5D1}",
    "\u{5E2}\u{5E8}\u{5D1} \u{5D8}\u{5D5}\u{5D1}",
    "\u{5DC}\u{5D9}\u{5DC}\u{5D4} \u{5D8}\u{5D5}\u{5D1}",
    "\u{5E9}\u{5D1}\u{5D5}\u{5E2} \u{5D8}\u{5D5}\u{5D1}",
    "\u{5D7}\u{5D2} \u{5E9}\u{5DE}\u{5D7}",
    "\u{5D4}\u{5D5}\u{5DC}\u{5D3}\u{5EA} \u{5E9}\u{5DE}\u{5D7}",
    "\u{631}\u{645}\u{636}\u{627}\u{646} \u{643}\u{631}\u{64A}\u{645}",
    "\u{639}\u{64A}\u{62F} \u{633}\u{639}\u{64A}\u{62F}",
    "\u{645}\u{64A}\u{644}\u{627}\u{62F} \u{633}\u{639}\u{64A}\u{62F}",
    "\u{648}\u{623}\u{646}\u{62A}\u{645} \u{628}\u{62E}\u{64A}\u{631}",
    "\u{627}\u{644}\u{633}\u{644}\u{627}\u{645} \u{639}\u{644}\u{64A}\u{643}\u{645}",
    "\u{635}\u{628}\u{627}\u{62D} \u{627}\u{644}\u{62E}\u{64A}\u{631}",
    "\u{645}\u{633}\u{627}\u{621} \u{627}\u{644}\u{62E}\u{64A}\u{631}",
    "\u{627}\u{644}\u{633}\u{644}\u{627}\u{645} \u{639}\u{644}\u{6CC}\u{6A9}\u{645}",
  ]
}

internal import BidiAlgorithm

/// Small right-to-left words, by which a sentence is told from a name.
enum SmallWords {
  /// Whether a token is a small right-to-left word, as sentences have and names have not.
  static func isOne(_ token: Token, _ text: Skeleton) -> Bool {
    token.sort == .word && token.direction == .rightToLeft && isOne(token.range, text)
  }

  /// Whether letters are such a word.
  static func isOne(_ word: Range<Int>, _ text: Skeleton) -> Bool {
    word.count < 5 && smallWords.contains(text.string(word))
  }

  /// Whether a right-to-left word says something of the Latin words before it, so that those are
  /// its name: `Let it be ABC DEF`.
  static func saysMore(_ word: Token, _ text: Skeleton) -> Bool {
    word.range.count < 6 && others.contains(text.string(word.range))
  }

  /// Whether a right-to-left word is a small one, or says more of what stands before it: names have
  /// neither.
  static func isOfSentence(_ word: Token, _ text: Skeleton) -> Bool {
    isOne(word, text) || saysMore(word, text)
  }

  /// Whether a right-to-left word is one by which a sentence is told from a name: one of those, or
  /// one that asks.
  static func tellsSentence(_ word: Token, _ text: Skeleton) -> Bool {
    isOfSentence(word, text) || asks(word.range, text)
  }

  /// Whether a token is a small right-to-left word that leads to what stands behind it, so that a
  /// name there is no other part of the line: `ABC L Google`.
  static func leadsToName(_ token: Token, _ text: Skeleton) -> Bool {
    token.isWord(.rightToLeft) && LeadingWords.isOne(token.range, text)
  }

  /// Whether letters are a right-to-left word that asks.
  static func asks(_ word: Range<Int>, _ text: Skeleton) -> Bool {
    word.count <= longestAsking && asking.contains(text.string(word))
  }

  /// The most letters of a word that asks.
  private static let longestAsking = 5

  // Of, with, on, not, he, she, I, this and the like, in Hebrew, Arabic, Persian and Urdu.
  private static let smallWords: Set<String> = Set(
    """
    \u{5E9}\u{5DC} \u{5D0}\u{5EA} \u{5E2}\u{5DD} \u{5E2}\u{5DC} \u{5DC}\u{5D0} \
    \u{5D4}\u{5D5}\u{5D0} \u{5D4}\u{5D9}\u{5D0} \u{5D0}\u{5E0}\u{5D9} \u{5D6}\u{5D4} \
    \u{5D2}\u{5DD} \u{5D0}\u{5D5} \u{5DB}\u{5D9} \u{5D0}\u{5DD} \u{5D9}\u{5E9} \
    \u{5D0}\u{5D9}\u{5DF} \u{5DB}\u{5DC} \u{5D1}\u{5D9}\u{5DF} \u{5D0}\u{5D1}\u{5DC} \
    \u{5D0}\u{5DC} \u{641}\u{64A} \u{645}\u{646} \u{625}\u{644}\u{649} \u{639}\u{646} \
    \u{645}\u{639} \u{647}\u{630}\u{627} \u{647}\u{630}\u{647} \u{623}\u{646} \u{647}\u{648} \
    \u{647}\u{64A} \u{627}\u{644}\u{62A}\u{64A} \u{627}\u{644}\u{630}\u{64A} \u{623}\u{648} \
    \u{62F}\u{631} \u{627}\u{632} \u{628}\u{647} \u{628}\u{627} \u{628}\u{631} \u{631}\u{627} \
    \u{6A9}\u{647} \
    \u{627}\u{6CC}\u{646} \u{628}\u{631}\u{627}\u{6CC} \u{627}\u{633}\u{62A} \
    \u{645}\u{6CC}\u{6BA} \u{6A9}\u{6D2} \u{6A9}\u{6CC} \u{6A9}\u{627} \u{6A9}\u{648} \
    \u{633}\u{6D2} \u{646}\u{6D2} \u{6C1}\u{6D2} \u{6C1}\u{6CC}\u{6BA} \
    \u{63A}\u{64A}\u{631} \u{644}\u{64A}\u{633} \u{644}\u{645} \u{644}\u{646} \u{639}\u{644}\u{649} \
    \u{646}\u{6CC}\u{633}\u{62A} \u{646}\u{634}\u{62F} \u{627}\u{632} \u{646}\u{6C1}\u{6CC}\u{6BA}
    """.split(separator: " ").map(String.init))

  // He, she, they, I, you, we, of, this, not in Hebrew; the same in Arabic but of and this; a, one,
  // is, of, in, to and the like behind words of Persian and Urdu.
  private static let others: Set<String> = Set(
    """
    \u{5D4}\u{5D5}\u{5D0} \u{5D4}\u{5D9}\u{5D0} \u{5D4}\u{5DD} \u{5D4}\u{5DF} \
    \u{5D0}\u{5E0}\u{5D9} \u{5D0}\u{5EA}\u{5D4} \u{5D0}\u{5E0}\u{5D7}\u{5E0}\u{5D5} \u{5D0}\u{5EA}\u{5DD} \u{5E9}\u{5DC} \
    \u{5D6}\u{5D4} \u{5D6}\u{5D5} \u{5DC}\u{5D0} \u{647}\u{648} \u{647}\u{64A} \u{647}\u{645} \
    \u{623}\u{646}\u{627} \u{623}\u{646}\u{62A} \u{646}\u{62D}\u{646} \u{644}\u{627} \
    \u{631}\u{627} \u{6CC}\u{6A9} \u{6A9}\u{6D2} \u{6A9}\u{6CC} \u{6A9}\u{627} \u{6A9}\u{648} \
    \u{633}\u{6D2} \u{646}\u{6D2} \u{6C1}\u{6D2} \u{645}\u{6CC}\u{6BA} \u{627}\u{6CC}\u{6A9}
    """.split(separator: " ").map(String.init))

  /// Words of Hebrew, Arabic, Persian and Urdu that ask: whether, what, who, how, why, where, when.
  private static let asking: Set<String> = [
    "\u{5D4}\u{5D0}\u{5DD}", "\u{5DE}\u{5D4}", "\u{5DE}\u{5D9}", "\u{5D0}\u{5D9}\u{5DA}",
    "\u{5DC}\u{5DE}\u{5D4}", "\u{5D0}\u{5D9}\u{5E4}\u{5D4}", "\u{5DE}\u{5EA}\u{5D9}",
    "\u{5E8}\u{5D0}\u{5D9}\u{5EA}", "\u{5E9}\u{5DE}\u{5E2}\u{5EA}",
    "\u{5D4}\u{5DB}\u{5E8}\u{5EA}", "\u{5E7}\u{5E8}\u{5D0}\u{5EA}",
    "\u{647}\u{644}", "\u{645}\u{627}", "\u{645}\u{646}", "\u{643}\u{64A}\u{641}",
    "\u{644}\u{645}\u{627}\u{630}\u{627}", "\u{623}\u{64A}\u{646}", "\u{645}\u{62A}\u{649}",
    "\u{645}\u{627}\u{630}\u{627}", "\u{622}\u{6CC}\u{627}", "\u{686}\u{631}\u{627}",
    "\u{686}\u{6CC}\u{633}\u{62A}", "\u{6A9}\u{62C}\u{627}", "\u{6A9}\u{6CC}\u{627}",
    "\u{6A9}\u{6CC}\u{648}\u{6BA}", "\u{6A9}\u{6C1}\u{627}\u{6BA}", "\u{6A9}\u{628}",
  ]
}

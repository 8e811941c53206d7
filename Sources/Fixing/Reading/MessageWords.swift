/// Right-to-left words by which people thank, greet, wish or speak of themselves, as a message
/// beside a picture does. Several words with one of them are no name.
enum MessageWords {
  /// Whether several words thank, greet or wish somebody, or speak to somebody: `THANKS A-LOT`,
  /// `GOOD MORNING`, `I-MISS YOU`. A word alone may name a button. O(words).
  static func greet(_ words: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard words.count > 1 else { return false }
    if words.contains(where: { isOne($0, said, text) }) { return true }
    return zip(words, words.dropFirst()).contains { first, second in
      let range = first.range.lowerBound..<second.range.upperBound
      return range.count <= longestPair && pairs.contains(text.string(range))
    }
  }

  /// Whether several words begin with *I* or *we*. O(1).
  static func areOfSpeaker(_ words: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    words.count > 1 && words.first.map { isOne($0, speakers, text) } == true
  }

  /// Whether several words begin with one by which notices forbid or deny something. O(1).
  static func forbid(_ words: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    words.count > 1
      && (words.first.map { isOne($0, notices, text) } == true
        || words.contains { isOne($0, forbidden, text) })
  }

  private static func isOne(_ word: Token, _ words: Set<String>, _ text: Skeleton) -> Bool {
    word.isOne(of: words, upTo: longest, in: text)
  }

  /// The most letters of a word, and of two with the blank between them.
  private static let longest = 8
  private static let longestPair = 16

  // Thanks, you and me as objects, to you, to me, with you, from you in Hebrew; thanks in Arabic;
  // well (as in good night), grateful, thanks, I have, you have, I come in Persian; thanks, I am,
  // is doing in Urdu.
  private static let said = Skeleton.words(
    """
    \u{5EA}\u{5D5}\u{5D3}\u{5D4} \u{5D0}\u{5D5}\u{5EA}\u{5DA} \u{5D0}\u{5D5}\u{5EA}\u{5D9} \
    \u{5D0}\u{5DC}\u{5D9}\u{5DA} \u{5D0}\u{5DC}\u{5D9}\u{5D9}\u{5DA} \
    \u{5D0}\u{5DC}\u{5D9}\u{5D9} \u{5D0}\u{5D9}\u{5EA}\u{5DA} \u{5DE}\u{5DE}\u{5DA} \
    \u{634}\u{643}\u{631}\u{627} \u{634}\u{643}\u{631}\u{64B}\u{627} \
    \u{634}\u{643}\u{631}\u{627}\u{64B} \u{628}\u{62E}\u{6CC}\u{631} \
    \u{645}\u{645}\u{646}\u{648}\u{646} \u{645}\u{645}\u{646}\u{648}\u{646}\u{645} \
    \u{645}\u{631}\u{633}\u{6CC} \u{62F}\u{627}\u{631}\u{645} \
    \u{62F}\u{627}\u{631}\u{6CC}\u{62F} \u{645}\u{6CC}\u{627}\u{645} \
    \u{634}\u{6A9}\u{631}\u{6CC}\u{6C1} \u{6C1}\u{648}\u{6BA} \u{631}\u{6C1}\u{627} \
    \u{631}\u{6C1}\u{6CC}
    """)

  // Good morning, evening, night and day, a good week, sabbath, holiday, year, luck and birthday,
  // welcome and get well in Hebrew; the like in Arabic, Persian and Urdu.
  private static let pairs: Set<String> = [
    "\u{5D1}\u{5D5}\u{5E7}\u{5E8} \u{5D8}\u{5D5}\u{5D1}",
    "\u{5E2}\u{5E8}\u{5D1} \u{5D8}\u{5D5}\u{5D1}",
    "\u{5DC}\u{5D9}\u{5DC}\u{5D4} \u{5D8}\u{5D5}\u{5D1}",
    "\u{5E6}\u{5D4}\u{5E8}\u{5D9}\u{5D9}\u{5DD} \u{5D8}\u{5D5}\u{5D1}\u{5D9}\u{5DD}",
    "\u{5D9}\u{5D5}\u{5DD} \u{5D8}\u{5D5}\u{5D1}",
    "\u{5E9}\u{5D1}\u{5D5}\u{5E2} \u{5D8}\u{5D5}\u{5D1}",
    "\u{5E9}\u{5D1}\u{5EA} \u{5E9}\u{5DC}\u{5D5}\u{5DD}",
    "\u{5D7}\u{5D2} \u{5E9}\u{5DE}\u{5D7}",
    "\u{5E9}\u{5E0}\u{5D4} \u{5D8}\u{5D5}\u{5D1}\u{5D4}",
    "\u{5DE}\u{5D6}\u{5DC} \u{5D8}\u{5D5}\u{5D1}",
    "\u{5D4}\u{5D5}\u{5DC}\u{5D3}\u{5EA} \u{5E9}\u{5DE}\u{5D7}",
    "\u{5D1}\u{5E8}\u{5D5}\u{5DA} \u{5D4}\u{5D1}\u{5D0}",
    "\u{5D1}\u{5E8}\u{5D5}\u{5DB}\u{5D9}\u{5DD} \u{5D4}\u{5D1}\u{5D0}\u{5D9}\u{5DD}",
    "\u{5E8}\u{5E4}\u{5D5}\u{5D0}\u{5D4} \u{5E9}\u{5DC}\u{5DE}\u{5D4}",
    "\u{635}\u{628}\u{627}\u{62D} \u{627}\u{644}\u{62E}\u{64A}\u{631}",
    "\u{635}\u{628}\u{627}\u{62D} \u{627}\u{644}\u{646}\u{648}\u{631}",
    "\u{645}\u{633}\u{627}\u{621} \u{627}\u{644}\u{62E}\u{64A}\u{631}",
    "\u{645}\u{633}\u{627}\u{621} \u{627}\u{644}\u{646}\u{648}\u{631}",
    "\u{639}\u{64A}\u{62F} \u{645}\u{628}\u{627}\u{631}\u{643}",
    "\u{639}\u{64A}\u{62F} \u{633}\u{639}\u{64A}\u{62F}",
    "\u{631}\u{645}\u{636}\u{627}\u{646} \u{643}\u{631}\u{64A}\u{645}",
    "\u{631}\u{645}\u{636}\u{627}\u{646} \u{645}\u{628}\u{627}\u{631}\u{643}",
    "\u{623}\u{644}\u{641} \u{645}\u{628}\u{631}\u{648}\u{643}",
    "\u{627}\u{644}\u{641} \u{645}\u{628}\u{631}\u{648}\u{643}",
    "\u{627}\u{644}\u{633}\u{644}\u{627}\u{645} \u{639}\u{644}\u{64A}\u{643}\u{645}",
    "\u{627}\u{644}\u{62D}\u{645}\u{62F} \u{644}\u{644}\u{647}",
    "\u{639}\u{6CC}\u{62F} \u{645}\u{628}\u{627}\u{631}\u{6A9}",
    "\u{62A}\u{648}\u{644}\u{62F}\u{62A} \u{645}\u{628}\u{627}\u{631}\u{6A9}",
    "\u{639}\u{6CC}\u{62F}\u{62A} \u{645}\u{628}\u{627}\u{631}\u{6A9}",
    "\u{62E}\u{633}\u{62A}\u{647} \u{646}\u{628}\u{627}\u{634}\u{6CC}\u{62F}",
    "\u{633}\u{627}\u{644}\u{6AF}\u{631}\u{6C1} \u{645}\u{628}\u{627}\u{631}\u{6A9}",
    "\u{631}\u{645}\u{636}\u{627}\u{646} \u{645}\u{628}\u{627}\u{631}\u{6A9}",
    "\u{627}\u{644}\u{633}\u{644}\u{627}\u{645} \u{639}\u{644}\u{6CC}\u{6A9}\u{645}",
  ]

  // I and we in Hebrew and Arabic. Those of Persian and Urdu are other words, too.
  private static let speakers = Skeleton.words(
    """
    \u{5D0}\u{5E0}\u{5D9} \u{5D0}\u{5E0}\u{5D7}\u{5E0}\u{5D5} \u{623}\u{646}\u{627} \
    \u{627}\u{646}\u{627} \u{646}\u{62D}\u{646}
    """)

  // Forbidden, there is not, not in Hebrew; please in Persian.
  private static let notices = Skeleton.words(
    """
    \u{5D0}\u{5E1}\u{5D5}\u{5E8} \u{5D0}\u{5D9}\u{5DF} \u{5DC}\u{5D0} \
    \u{644}\u{637}\u{641}\u{627}
    """)

  // Forbidden in Arabic, Persian and Urdu.
  private static let forbidden = Skeleton.words(
    """
    \u{645}\u{645}\u{646}\u{648}\u{639}
    """)
}

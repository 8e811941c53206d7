internal import BidiAlgorithm

/// Right-to-left words that stand before the name of a person and make no sentence with it: titles
/// and what somebody is or does, as *Mrs.* and *the agent* are.
enum PersonWords {
  /// Whether a token is one, by itself or with what is written together with it. O(1).
  static func isOne(_ token: Token, _ text: Skeleton) -> Bool {
    isShort(token) && Skeleton.has(text.string(token.range), in: titles)
  }

  /// Whether two tokens are one and what says more of it: whose it is (*our teacher*), or behind
  /// one without an article what it is of (*agent of the service*). Behind an article a word with
  /// another one may be a verb. O(1).
  static func areOne(_ first: Token, _ second: Token, _ text: Skeleton) -> Bool {
    guard isOne(first, text), isShort(second) else { return false }
    let more = text.string(second.range)
    if owners.contains(more) { return true }
    return titles.contains(text.string(first.range)) && second.range.count >= fewestOfDefinite
      && articles.contains { more.hasPrefix($0) }
  }

  private static func isShort(_ token: Token) -> Bool {
    token.isWord(.rightToLeft) && token.range.count <= longest
  }

  /// The most letters of such a word with what is written together with it.
  private static let longest = 12
  /// The fewest letters of a word with its article.
  private static let fewestOfDefinite = 4

  /// The article in Hebrew and in Arabic.
  private static let articles = ["\u{5D4}", "\u{627}\u{644}"]

  // Mr., Mrs., professor, doctor, advocate and rabbi, agent, manager, adviser, seller, courier,
  // driver, teacher, guide, coach, pupil, student, physician, customer, user, actor, singer,
  // journalist, judge, officer in Hebrew, for men and women; the same in Arabic, with engineer and
  // player; in Persian and in Urdu. Those that are verbs, too, have their article.
  private static let titles = Skeleton.words(
    """
    \u{5DE}\u{5E8} \u{5D2}\u{5D1}\u{5E8}\u{5EA} \u{5D2}\u{5D1} \u{5D2}\u{5D1}\u{5F3} \
    \u{5E4}\u{5E8}\u{5D5}\u{5E4} \u{5E4}\u{5E8}\u{5D5}\u{5E4}\u{5F3} \
    \u{5E4}\u{5E8}\u{5D5}\u{5E4}\u{5E1}\u{5D5}\u{5E8} \u{5D3}"\u{5E8} \u{5D3}\u{5F4}\u{5E8} \
    \u{5D3}\u{5D5}\u{5E7}\u{5D8}\u{5D5}\u{5E8} \u{5E2}\u{5D5}"\u{5D3} \
    \u{5E2}\u{5D5}\u{5F4}\u{5D3} \u{5D4}\u{5E8}\u{5D1} \u{5E0}\u{5E6}\u{5D9}\u{5D2} \
    \u{5E0}\u{5E6}\u{5D9}\u{5D2}\u{5D4} \u{5E0}\u{5E6}\u{5D9}\u{5D2}\u{5EA} \
    \u{5DE}\u{5E0}\u{5D4}\u{5DC} \u{5DE}\u{5E0}\u{5D4}\u{5DC}\u{5EA} \
    \u{5E1}\u{5D5}\u{5DB}\u{5DF} \u{5E1}\u{5D5}\u{5DB}\u{5E0}\u{5EA} \
    \u{5D9}\u{5D5}\u{5E2}\u{5E5} \u{5D9}\u{5D5}\u{5E2}\u{5E6}\u{5EA} \
    \u{5D4}\u{5DE}\u{5D5}\u{5DB}\u{5E8} \u{5D4}\u{5DE}\u{5D5}\u{5DB}\u{5E8}\u{5EA} \
    \u{5E9}\u{5DC}\u{5D9}\u{5D7} \u{5D4}\u{5E0}\u{5D4}\u{5D2} \
    \u{5D4}\u{5E0}\u{5D4}\u{5D2}\u{5EA} \u{5DE}\u{5D5}\u{5E8}\u{5D4} \
    \u{5DE}\u{5E8}\u{5E6}\u{5D4} \u{5D4}\u{5DE}\u{5D3}\u{5E8}\u{5D9}\u{5DA} \
    \u{5D4}\u{5DE}\u{5D3}\u{5E8}\u{5D9}\u{5DB}\u{5D4} \u{5D4}\u{5DE}\u{5D0}\u{5DE}\u{5DF} \
    \u{5D4}\u{5DE}\u{5D0}\u{5DE}\u{5E0}\u{5EA} \u{5EA}\u{5DC}\u{5DE}\u{5D9}\u{5D3} \
    \u{5EA}\u{5DC}\u{5DE}\u{5D9}\u{5D3}\u{5D4} \u{5E1}\u{5D8}\u{5D5}\u{5D3}\u{5E0}\u{5D8} \
    \u{5E1}\u{5D8}\u{5D5}\u{5D3}\u{5E0}\u{5D8}\u{5D9}\u{5EA} \u{5E8}\u{5D5}\u{5E4}\u{5D0} \
    \u{5E8}\u{5D5}\u{5E4}\u{5D0}\u{5D4} \u{5DC}\u{5E7}\u{5D5}\u{5D7} \
    \u{5DC}\u{5E7}\u{5D5}\u{5D7}\u{5D4} \u{5D4}\u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9} \
    \u{5D4}\u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9}\u{5EA} \u{5E9}\u{5D7}\u{5E7}\u{5DF} \
    \u{5E9}\u{5D7}\u{5E7}\u{5E0}\u{5D9}\u{5EA} \u{5D6}\u{5DE}\u{5E8} \
    \u{5D6}\u{5DE}\u{5E8}\u{5EA} \u{5E2}\u{5D9}\u{5EA}\u{5D5}\u{5E0}\u{5D0}\u{5D9} \
    \u{5E2}\u{5D9}\u{5EA}\u{5D5}\u{5E0}\u{5D0}\u{5D9}\u{5EA} \u{5E9}\u{5D5}\u{5E4}\u{5D8} \
    \u{5E9}\u{5D5}\u{5E4}\u{5D8}\u{5EA} \u{5E9}\u{5D5}\u{5D8}\u{5E8} \
    \u{5E9}\u{5D5}\u{5D8}\u{5E8}\u{5EA} \u{633}\u{64A}\u{62F} \u{633}\u{64A}\u{62F}\u{629} \
    \u{622}\u{646}\u{633}\u{629} \u{62F}\u{643}\u{62A}\u{648}\u{631} \
    \u{62F}\u{643}\u{62A}\u{648}\u{631}\u{629} \u{623}\u{633}\u{62A}\u{627}\u{630} \
    \u{623}\u{633}\u{62A}\u{627}\u{630}\u{629} \u{645}\u{647}\u{646}\u{62F}\u{633} \
    \u{645}\u{647}\u{646}\u{62F}\u{633}\u{629} \u{645}\u{646}\u{62F}\u{648}\u{628} \
    \u{645}\u{646}\u{62F}\u{648}\u{628}\u{629} \u{645}\u{648}\u{638}\u{641} \
    \u{645}\u{648}\u{638}\u{641}\u{629} \u{648}\u{643}\u{64A}\u{644} \
    \u{648}\u{643}\u{64A}\u{644}\u{629} \u{645}\u{62F}\u{64A}\u{631} \
    \u{645}\u{62F}\u{64A}\u{631}\u{629} \u{645}\u{645}\u{62B}\u{644} \
    \u{645}\u{645}\u{62B}\u{644}\u{629} \u{645}\u{639}\u{644}\u{645} \
    \u{645}\u{639}\u{644}\u{645}\u{629} \u{645}\u{62F}\u{631}\u{628} \
    \u{645}\u{62F}\u{631}\u{628}\u{629} \u{627}\u{644}\u{637}\u{627}\u{644}\u{628} \
    \u{627}\u{644}\u{637}\u{627}\u{644}\u{628}\u{629} \u{637}\u{628}\u{64A}\u{628} \
    \u{637}\u{628}\u{64A}\u{628}\u{629} \u{639}\u{645}\u{64A}\u{644} \
    \u{639}\u{645}\u{64A}\u{644}\u{629} \u{645}\u{633}\u{62A}\u{62E}\u{62F}\u{645} \
    \u{645}\u{633}\u{62A}\u{62E}\u{62F}\u{645}\u{629} \u{644}\u{627}\u{639}\u{628} \
    \u{644}\u{627}\u{639}\u{628}\u{629} \u{645}\u{637}\u{631}\u{628}\u{629} \
    \u{635}\u{62D}\u{641}\u{64A} \u{635}\u{62D}\u{641}\u{64A}\u{629} \
    \u{633}\u{627}\u{626}\u{642} \u{622}\u{642}\u{627}\u{6CC} \u{62E}\u{627}\u{646}\u{645} \
    \u{62F}\u{6A9}\u{62A}\u{631} \u{627}\u{633}\u{62A}\u{627}\u{62F} \
    \u{646}\u{645}\u{627}\u{6CC}\u{646}\u{62F}\u{647} \
    \u{6A9}\u{627}\u{631}\u{634}\u{646}\u{627}\u{633} \u{645}\u{62F}\u{6CC}\u{631} \
    \u{67E}\u{632}\u{634}\u{6A9} \u{631}\u{627}\u{646}\u{646}\u{62F}\u{647} \
    \u{6A9}\u{627}\u{631}\u{628}\u{631} \u{645}\u{634}\u{62A}\u{631}\u{6CC} \
    \u{62C}\u{646}\u{627}\u{628} \u{645}\u{62D}\u{62A}\u{631}\u{645} \
    \u{645}\u{62D}\u{62A}\u{631}\u{645}\u{6C1} \u{688}\u{627}\u{6A9}\u{679}\u{631} \
    \u{646}\u{645}\u{627}\u{626}\u{646}\u{62F}\u{6C1} \u{679}\u{6CC}\u{686}\u{631} \
    \u{635}\u{627}\u{631}\u{641} \u{688}\u{631}\u{627}\u{626}\u{6CC}\u{648}\u{631} \
    \u{645}\u{6CC}\u{646}\u{6CC}\u{62C}\u{631}
    """)

  // Mine, yours, his, hers, ours, theirs in Hebrew; of us and you in Persian.
  private static let owners = Skeleton.words(
    """
    \u{5E9}\u{5DC}\u{5D9} \u{5E9}\u{5DC}\u{5DA} \u{5E9}\u{5DC}\u{5D5} \u{5E9}\u{5DC}\u{5D4} \
    \u{5E9}\u{5DC}\u{5E0}\u{5D5} \u{5E9}\u{5DC}\u{5DB}\u{5DD} \u{5E9}\u{5DC}\u{5DB}\u{5DF} \
    \u{5E9}\u{5DC}\u{5D4}\u{5DD} \u{645}\u{627} \u{634}\u{645}\u{627}
    """)
}

/// Small right-to-left words that lead to what stands behind them.
enum LeadingWords {
  /// Whether letters are one. O(1).
  static func isOne(_ word: Range<Int>, _ text: Skeleton) -> Bool {
    word.count <= longest && leading.contains(text.string(word))
  }

  /// The most letters of one.
  private static let longest = 5

  // Of, with, on, to, between, from, by, in Hebrew; in, from, to, with, on, by, in Arabic; in,
  // from, to, with, for, in Persian.
  private static let leading = Skeleton.words(
    """
    \u{5E9}\u{5DC} \u{5E2}\u{5DD} \u{5E2}\u{5DC} \u{5D0}\u{5DC} \u{5D1}\u{5D9}\u{5DF} \
    \u{5D0}\u{5EA} \u{5DC}\u{5E4}\u{5D9} \u{5D3}\u{5E8}\u{5DA} \u{5DE}\u{5D5}\u{5DC} \
    \u{641}\u{64A} \u{645}\u{646} \u{625}\u{644}\u{649} \u{645}\u{639} \
    \u{639}\u{644}\u{649} \u{639}\u{628}\u{631} \u{62F}\u{631} \u{627}\u{632} \
    \u{628}\u{647} \u{628}\u{627} \u{628}\u{631}\u{627}\u{6CC}
    """)

  /// Whether letters are one that leads to a number or an hour, or a word for hours: what stands
  /// behind it is read with it. O(1).
  static func leadsToFigure(_ word: Range<Int>, _ text: Skeleton) -> Bool {
    isOne(word, text) || (word.count <= longestToFigure && toFigures.contains(text.string(word)))
  }

  /// The most letters of one of these.
  private static let longestToFigure = 6

  // Until, before, after, from, at, almost, more, the hour in Hebrew; before, after, until, about,
  // more, the hour in Arabic; until, about, the hour in Persian; before, after, until, from in
  // Urdu.
  private static let toFigures = Skeleton.words(
    """
    \u{5E2}\u{5D3} \u{5DC}\u{5E4}\u{5E0}\u{5D9} \u{5D0}\u{5D7}\u{5E8}\u{5D9} \
    \u{5D4}\u{5D7}\u{5DC} \u{5DE} \u{5D1} \u{5DB}\u{5DE}\u{5E2}\u{5D8} \
    \u{5D9}\u{5D5}\u{5EA}\u{5E8} \u{5D4}\u{5E9}\u{5E2}\u{5D4} \u{5D1}\u{5E9}\u{5E2}\u{5D4} \
    \u{628}\u{639}\u{62F} \u{642}\u{628}\u{644} \u{62D}\u{62A}\u{649} \
    \u{62D}\u{648}\u{627}\u{644}\u{64A} \u{646}\u{62D}\u{648} \u{623}\u{643}\u{62B}\u{631} \
    \u{627}\u{644}\u{633}\u{627}\u{639}\u{629} \u{62A}\u{627} \
    \u{62D}\u{648}\u{627}\u{644}\u{6CC} \u{62A}\u{642}\u{631}\u{6CC}\u{628}\u{627} \
    \u{633}\u{627}\u{639}\u{62A} \u{67E}\u{6C1}\u{644}\u{6D2} \u{62A}\u{6A9} \u{633}\u{6D2}
    """)
}

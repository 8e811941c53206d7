/// Right-to-left words that say how a command went: it failed, it succeeded, it works.
enum CommandOutcome {
  /// The most letters of one.
  private static let longest = 7

  /// Whether letters are such a word. O(1).
  static func isOne(_ word: Range<Int>, _ text: Skeleton) -> Bool {
    word.count <= longest && verbs.contains(text.string(word))
  }

  // Failed, succeeded, works, got stuck, crashed, finished in Hebrew; failed, succeeded, got stuck
  // in Arabic; unsuccessful, successful in Persian; failed, successful in Urdu.
  private static let verbs = Skeleton.words(
    """
    \u{5E0}\u{5DB}\u{5E9}\u{5DC} \u{5E0}\u{5DB}\u{5E9}\u{5DC}\u{5D4} \
    \u{5D4}\u{5E6}\u{5DC}\u{5D9}\u{5D7} \u{5D4}\u{5E6}\u{5DC}\u{5D9}\u{5D7}\u{5D4} \
    \u{5E2}\u{5D5}\u{5D1}\u{5D3} \u{5E2}\u{5D5}\u{5D1}\u{5D3}\u{5EA} \
    \u{5E0}\u{5EA}\u{5E7}\u{5E2} \u{5E7}\u{5D5}\u{5E8}\u{5E1} \u{5D4}\u{5E1}\u{5EA}\u{5D9}\u{5D9}\u{5DD} \
    \u{641}\u{634}\u{644} \u{641}\u{634}\u{644}\u{62A} \u{646}\u{62C}\u{62D} \
    \u{646}\u{62C}\u{62D}\u{62A} \u{62A}\u{648}\u{642}\u{641} \u{646}\u{627}\u{645}\u{648}\u{641}\u{642} \
    \u{646}\u{627}\u{6A9}\u{627}\u{645} \u{6A9}\u{627}\u{645}\u{6CC}\u{627}\u{628}
    """)
}

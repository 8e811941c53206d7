internal import BidiAlgorithm

/// Right-to-left words behind an amount by which a phrase is told from a name: what is left, free
/// or whose share, how far it is from somebody, or what happens in a minute of a match.
enum MarkedAmount {
  /// Whether the words behind an amount of a sort are such a phrase. O(words).
  static func isOfSentence(
    _ name: ArraySlice<Token>, behind sort: RowMark.Sort, _ text: Skeleton
  ) -> Bool {
    guard let first = name.first else { return false }
    if sort == .minute { return isOne(first, events, text) }
    if name.contains(where: { isOne($0, left, text) }) { return true }
    switch sort {
    // `2 kg OF APPLES`; a thing that is counted may be one of something.
    case .weight, .share: return SmallWords.leadsToName(first, text)
    case .measure: return isOne(first, origins, text)
    default: return false
    }
  }

  private static func isOne(_ word: Token, _ words: Set<String>, _ text: Skeleton) -> Bool {
    word.isOne(of: words, upTo: longest, in: text)
  }

  /// The most letters of one.
  private static let longest = 9

  // Is left, free, available, completed, in the forms of Hebrew; left, available in Arabic; left in
  // Persian; complete, left, available in Urdu.
  private static let left = Skeleton.words(
    """
    \u{5E0}\u{5D5}\u{5EA}\u{5E8} \u{5E0}\u{5D5}\u{5EA}\u{5E8}\u{5D4} \
    \u{5E0}\u{5D5}\u{5EA}\u{5E8}\u{5D5} \u{5E0}\u{5D5}\u{5EA}\u{5E8}\u{5D9}\u{5DD} \
    \u{5E4}\u{5E0}\u{5D5}\u{5D9} \u{5E4}\u{5E0}\u{5D5}\u{5D9}\u{5D4} \
    \u{5E4}\u{5E0}\u{5D5}\u{5D9}\u{5D9}\u{5DD} \u{5E4}\u{5E0}\u{5D5}\u{5D9}\u{5D5}\u{5EA} \
    \u{5D6}\u{5DE}\u{5D9}\u{5DF} \u{5D6}\u{5DE}\u{5D9}\u{5E0}\u{5D4} \
    \u{5D6}\u{5DE}\u{5D9}\u{5E0}\u{5D9}\u{5DD} \u{5D6}\u{5DE}\u{5D9}\u{5E0}\u{5D5}\u{5EA} \
    \u{5D4}\u{5D5}\u{5E9}\u{5DC}\u{5DD} \u{5D4}\u{5D5}\u{5E9}\u{5DC}\u{5DE}\u{5D4} \
    \u{5D4}\u{5D5}\u{5E9}\u{5DC}\u{5DE}\u{5D5} \u{645}\u{62A}\u{628}\u{642}\u{64A} \
    \u{645}\u{62A}\u{628}\u{642}\u{64A}\u{629} \u{645}\u{62A}\u{627}\u{62D} \
    \u{645}\u{62A}\u{627}\u{62D}\u{629} \u{645}\u{6A9}\u{645}\u{644} \
    \u{628}\u{627}\u{642}\u{6CC}\u{645}\u{627}\u{646}\u{62F}\u{647} \
    \u{628}\u{627}\u{642}\u{6CC} \u{62F}\u{633}\u{62A}\u{6CC}\u{627}\u{628}
    """)

  // From you, me, him, here, there in Hebrew; from you, from me in Arabic.
  private static let origins = Skeleton.words(
    """
    \u{5DE}\u{5DE}\u{5DA} \u{5DE}\u{5DE}\u{5E0}\u{5D9} \u{5DE}\u{5DE}\u{5E0}\u{5D5} \
    \u{5DE}\u{5DB}\u{5D0}\u{5DF} \u{5DE}\u{5E4}\u{5D4} \u{5DE}\u{5E9}\u{5DD} \
    \u{645}\u{646}\u{643} \u{645}\u{646}\u{64A} \u{639}\u{646}\u{643}
    """)

  // Goal, card, change of players, penalty in Hebrew; the like in Arabic, Persian and Urdu.
  private static let events = Skeleton.words(
    """
    \u{5E9}\u{5E2}\u{5E8} \u{5D2}\u{5D5}\u{5DC} \u{5DB}\u{5E8}\u{5D8}\u{5D9}\u{5E1} \
    \u{5D7}\u{5D9}\u{5DC}\u{5D5}\u{5E3} \u{5E4}\u{5E0}\u{5D3}\u{5DC} \u{647}\u{62F}\u{641} \
    \u{628}\u{637}\u{627}\u{642}\u{629} \u{62A}\u{628}\u{62F}\u{64A}\u{644} \
    \u{6AF}\u{648}\u{644} \u{6A9}\u{627}\u{631}\u{62A} \u{62A}\u{639}\u{648}\u{6CC}\u{636}
    """)
}

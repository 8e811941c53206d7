/// Right-to-left words by which a sentence behind a sign or an amount is told from a name: what
/// programs report, and what is said of so many. Small words such as *of* and *with* stand in names
/// of goods and songs, too, and are none of these.
enum SentenceWords {
  /// Whether a word says something, as *not*, *to me* and *today* do. O(1).
  static func says(_ word: Token, _ text: Skeleton) -> Bool { isOne(word, said, text) }

  /// Whether a word reports what became of something, as programs do: *was saved*, *with success*.
  /// O(1).
  static func reports(_ word: Token, _ text: Skeleton) -> Bool { isOne(word, reported, text) }

  /// Whether a word is *today* or *now*, which may also say when something is. O(1).
  static func isDay(_ word: Token, _ text: Skeleton) -> Bool {
    word.range.count <= longest && Skeleton.has(text.string(word.range), in: days)
  }

  /// Whether right-to-left words, two at least, are said of the name before them: the first one
  /// says something, or another one says or reports something, or is *yesterday* or *tomorrow*. A
  /// day behind a name may be when something is. O(words).
  static func areSaid(_ words: [Token], _ text: Skeleton) -> Bool {
    guard words.count > 1 else { return false }
    return (says(words[0], text) && !isDay(words[0], text))
      || words.dropFirst().contains {
        says($0, text) || reports($0, text) || isOne($0, otherDays, text)
      }
  }

  // Yesterday, the day before, tomorrow, last night, this morning, this evening in Hebrew;
  // yesterday and tomorrow in Arabic; yesterday, tomorrow, last night and tonight in Persian.
  private static let otherDays = Skeleton.words(
    """
    \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC} \u{5E9}\u{5DC}\u{5E9}\u{5D5}\u{5DD} \u{5DE}\u{5D7}\u{5E8} \
    \u{5D0}\u{5DE}\u{5E9} \u{5D4}\u{5D1}\u{5D5}\u{5E7}\u{5E8} \u{5D4}\u{5E2}\u{5E8}\u{5D1} \
    \u{623}\u{645}\u{633} \u{627}\u{645}\u{633} \u{63A}\u{62F}\u{627} \u{63A}\u{62F}\u{64B}\u{627} \
    \u{63A}\u{62F}\u{627}\u{64B} \u{62F}\u{6CC}\u{631}\u{648}\u{632} \u{641}\u{631}\u{62F}\u{627} \
    \u{62F}\u{6CC}\u{634}\u{628} \u{627}\u{645}\u{634}\u{628}
    """)

  // Today in Hebrew and Arabic, now in both; the same in Persian and Urdu.
  private static let days = Skeleton.words(
    """
    \u{5D4}\u{5D9}\u{5D5}\u{5DD} \u{5E2}\u{5DB}\u{5E9}\u{5D9}\u{5D5} \
    \u{627}\u{644}\u{64A}\u{648}\u{645} \u{627}\u{644}\u{622}\u{646} \
    \u{627}\u{645}\u{631}\u{648}\u{632} \u{627}\u{644}\u{627}\u{646} \
    \u{627}\u{6A9}\u{646}\u{648}\u{646} \u{622}\u{62C} \u{627}\u{628}\u{6BE}\u{6CC}
    """)

  /// The most letters of one.
  private static let longest = 8

  private static func isOne(_ word: Token, _ words: Set<String>, _ text: Skeleton) -> Bool {
    word.isOne(of: words, upTo: longest, in: text)
  }

  // Not, this, I, he, she, they, there is, there is not, to me and the like, more, less, very,
  // already, most, is missing, is left, was found in Hebrew; the same in Arabic; is, was, became,
  // has, this, more, very, is left in Persian and Urdu; and those for today and now. None of them
  // is a word of goods, as *with* and *of* are.
  private static let said = days.union(
    Skeleton.words(
      """
      \u{5DC}\u{5D0} \u{5D6}\u{5D4} \u{5D6}\u{5D5} \u{5D6}\u{5D0}\u{5EA} \u{5D0}\u{5E0}\u{5D9} \
      \u{5D4}\u{5D5}\u{5D0} \u{5D4}\u{5D9}\u{5D0} \u{5D4}\u{5DD} \u{5D4}\u{5DF} \
      \u{5D0}\u{5EA}\u{5D4} \u{5D0}\u{5E0}\u{5D7}\u{5E0}\u{5D5} \u{5D0}\u{5D9}\u{5DF} \
      \u{5D9}\u{5E9} \u{5DC}\u{5D9} \u{5DC}\u{5DA} \u{5DC}\u{5E0}\u{5D5} \u{5DC}\u{5D4}\u{5DD} \
      \u{5E9}\u{5DC}\u{5D9} \u{5E9}\u{5DC}\u{5DA} \u{5E9}\u{5DC}\u{5D5} \u{5E9}\u{5DC}\u{5D4} \
      \u{5D9}\u{5D5}\u{5EA}\u{5E8} \u{5E4}\u{5D7}\u{5D5}\u{5EA} \u{5DE}\u{5D0}\u{5D5}\u{5D3} \
      \u{5DE}\u{5D3}\u{5D9} \u{5D4}\u{5DB}\u{5D9} \u{5DB}\u{5D1}\u{5E8} \
      \u{5E2}\u{5D3}\u{5D9}\u{5D9}\u{5DF} \u{5D7}\u{5E1}\u{5E8} \u{5D7}\u{5E1}\u{5E8}\u{5D4} \
      \u{5D7}\u{5E1}\u{5E8}\u{5D9}\u{5DD} \u{5D7}\u{5E1}\u{5E8}\u{5D5}\u{5EA} \
      \u{5E0}\u{5E9}\u{5D0}\u{5E8} \u{5E0}\u{5E9}\u{5D0}\u{5E8}\u{5D4} \
      \u{5E0}\u{5E9}\u{5D0}\u{5E8}\u{5D5} \u{5E0}\u{5DE}\u{5E6}\u{5D0} \
      \u{5E0}\u{5DE}\u{5E6}\u{5D0}\u{5D4} \u{5E0}\u{5DE}\u{5E6}\u{5D0}\u{5D5} \u{644}\u{627} \
      \u{644}\u{645} \u{644}\u{646} \u{644}\u{64A}\u{633} \u{644}\u{64A}\u{633}\u{62A} \
      \u{647}\u{630}\u{627} \u{647}\u{630}\u{647} \u{647}\u{648} \u{647}\u{64A} \
      \u{623}\u{646}\u{627} \u{644}\u{64A} \u{644}\u{643} \u{644}\u{646}\u{627} \
      \u{623}\u{643}\u{62B}\u{631} \u{623}\u{642}\u{644} \u{62C}\u{62F}\u{627} \
      \u{62C}\u{62F}\u{64B}\u{627} \u{647}\u{646}\u{627} \u{628}\u{642}\u{64A} \
      \u{628}\u{642}\u{64A}\u{62A} \u{64A}\u{646}\u{642}\u{635}\u{646}\u{64A} \
      \u{627}\u{633}\u{62A} \u{646}\u{6CC}\u{633}\u{62A} \u{647}\u{633}\u{62A} \
      \u{646}\u{628}\u{648}\u{62F} \u{628}\u{648}\u{62F} \u{634}\u{62F} \u{646}\u{634}\u{62F} \
      \u{62F}\u{627}\u{631}\u{645} \u{646}\u{62F}\u{627}\u{631}\u{645} \
      \u{62F}\u{627}\u{631}\u{62F} \u{646}\u{62F}\u{627}\u{631}\u{62F} \u{627}\u{6CC}\u{646} \
      \u{628}\u{6CC}\u{634}\u{62A}\u{631} \u{6A9}\u{645}\u{62A}\u{631} \
      \u{62E}\u{6CC}\u{644}\u{6CC} \u{645}\u{627}\u{646}\u{62F}\u{647} \u{6C1}\u{6D2} \
      \u{6C1}\u{6CC}\u{6BA} \u{646}\u{6C1}\u{6CC}\u{6BA} \u{6CC}\u{6C1} \
      \u{632}\u{6CC}\u{627}\u{62F}\u{6C1} \u{628}\u{6C1}\u{62A} \u{628}\u{627}\u{642}\u{6CC} \
      \u{686}\u{627}\u{6C1}\u{6CC}\u{6D2} \u{645}\u{644}\u{627} \u{645}\u{644}\u{6D2} \
      \u{631}\u{6C1}\u{627} \u{631}\u{6C1}\u{6CC} \u{631}\u{6C1}\u{6D2} \u{6AF}\u{6CC}\u{627} \
      \u{6AF}\u{626}\u{6CC} \u{6AF}\u{626}\u{6D2}
      """))

  // With success, was saved, failed, was completed, was sent, was added, was deleted, was
  // installed, was updated, was found, in the forms of Hebrew; was done, failed, could not, with
  // success, there, at hand in Arabic; became, did not become, success, is, found in Persian; went,
  // is, are, success, failed, was found in Urdu.
  private static let reported = Skeleton.words(
    """
    \u{5D1}\u{5D4}\u{5E6}\u{5DC}\u{5D7}\u{5D4} \u{5E0}\u{5E9}\u{5DE}\u{5E8} \
    \u{5E0}\u{5E9}\u{5DE}\u{5E8}\u{5D4} \u{5E0}\u{5E9}\u{5DE}\u{5E8}\u{5D5} \
    \u{5E0}\u{5DB}\u{5E9}\u{5DC} \u{5E0}\u{5DB}\u{5E9}\u{5DC}\u{5D4} \
    \u{5E0}\u{5DB}\u{5E9}\u{5DC}\u{5D5} \u{5D4}\u{5D5}\u{5E9}\u{5DC}\u{5DD} \
    \u{5D4}\u{5D5}\u{5E9}\u{5DC}\u{5DE}\u{5D4} \u{5D4}\u{5D5}\u{5E9}\u{5DC}\u{5DE}\u{5D5} \
    \u{5E0}\u{5E9}\u{5DC}\u{5D7} \u{5E0}\u{5E9}\u{5DC}\u{5D7}\u{5D4} \
    \u{5E0}\u{5E9}\u{5DC}\u{5D7}\u{5D5} \u{5E0}\u{5D5}\u{5E1}\u{5E3} \
    \u{5E0}\u{5D5}\u{5E1}\u{5E4}\u{5D4} \u{5E0}\u{5D5}\u{5E1}\u{5E4}\u{5D5} \
    \u{5E0}\u{5DE}\u{5D7}\u{5E7} \u{5E0}\u{5DE}\u{5D7}\u{5E7}\u{5D4} \
    \u{5E0}\u{5DE}\u{5D7}\u{5E7}\u{5D5} \u{5D4}\u{5D5}\u{5EA}\u{5E7}\u{5DF} \
    \u{5D4}\u{5D5}\u{5EA}\u{5E7}\u{5E0}\u{5D4} \u{5D4}\u{5D5}\u{5EA}\u{5E7}\u{5E0}\u{5D5} \
    \u{5E2}\u{5D5}\u{5D3}\u{5DB}\u{5DF} \u{5E2}\u{5D5}\u{5D3}\u{5DB}\u{5E0}\u{5D4} \
    \u{5E2}\u{5D5}\u{5D3}\u{5DB}\u{5E0}\u{5D5} \u{5E0}\u{5DE}\u{5E6}\u{5D0} \
    \u{5E0}\u{5DE}\u{5E6}\u{5D0}\u{5D4} \u{5E0}\u{5DE}\u{5E6}\u{5D0}\u{5D5} \
    \u{5E0}\u{5D5}\u{5E6}\u{5E8} \u{5E0}\u{5D5}\u{5E6}\u{5E8}\u{5D4} \
    \u{5E0}\u{5D5}\u{5E6}\u{5E8}\u{5D5} \u{628}\u{646}\u{62C}\u{627}\u{62D} \u{62A}\u{645} \
    \u{62A}\u{645}\u{62A} \u{641}\u{634}\u{644} \u{641}\u{634}\u{644}\u{62A} \
    \u{62A}\u{639}\u{630}\u{631} \u{62A}\u{639}\u{630}\u{651}\u{631} \
    \u{645}\u{648}\u{641}\u{642}\u{6CC}\u{62A} \u{634}\u{62F} \u{646}\u{634}\u{62F} \
    \u{634}\u{62F}\u{646}\u{62F} \u{646}\u{634}\u{62F}\u{646}\u{62F} \u{627}\u{633}\u{62A} \
    \u{646}\u{6CC}\u{633}\u{62A} \u{6A9}\u{627}\u{645}\u{6CC}\u{627}\u{628}\u{6CC} \
    \u{6AF}\u{6CC}\u{627} \u{6AF}\u{626}\u{6CC} \u{6AF}\u{626}\u{6D2} \u{6C1}\u{6D2} \
    \u{6C1}\u{6CC}\u{6BA} \u{646}\u{627}\u{6A9}\u{627}\u{645} \
    \u{645}\u{648}\u{62C}\u{648}\u{62F} \u{645}\u{648}\u{62C}\u{648}\u{62F}\u{629} \
    \u{645}\u{62A}\u{627}\u{62D} \u{645}\u{62A}\u{627}\u{62D}\u{629} \u{67E}\u{6CC}\u{62F}\u{627} \u{6CC}\u{627}\u{641}\u{62A} \u{645}\u{644}\u{6CC}
    """)
}

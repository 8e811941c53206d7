/// Words before a number or a letter by which it is told whose it is, and words of who writes to
/// somebody dear.
extension Skeleton {
  /// Whether a word right before a position says that the number of something stands there, such
  /// as that of a chapter, a day or a house, or is one for number, cut off with an apostrophe.
  func followsWordForNumbered(_ position: Int) -> Bool {
    if "'\u{2019}".unicodeScalars.contains(at(position - 2)), isSpace(ifThere: position - 1) {
      return string(letters(upTo: position - 2, most: Self.shortNumber.count + 1))
        == Self.shortNumber
    }
    return followsWord(position, of: Self.numbered)
  }

  // `No.` in Hebrew, without its apostrophe.
  private static let shortNumber = "\u{5DE}\u{5E1}"

  /// Whether a word right before a position says that a letter stands there: one of several
  /// answers, a grade, a drive, or what is typed.
  func followsWordForLetter(_ position: Int) -> Bool {
    followsWord(position, of: Self.choices)
  }

  /// Whether a word right before a position says that a value stands there.
  func followsWordForValue(_ position: Int) -> Bool {
    wordBefore(position).map(Self.isOfValue) ?? false
  }

  /// Whether a word says that a value stands behind it.
  static func isOfValue(_ word: String) -> Bool {
    has(word, in: measures) || has(word, in: choices)
  }

  /// Whether a word is one of who loves, thanks or misses somebody.
  static func isOfAffection(_ word: String) -> Bool { has(word, in: affection) }

  /// Whether a word begins at a position with which an hour or a part of the day is said: what
  /// stands before it may be a date.
  func hasWordForHour(at start: Int) -> Bool {
    let word = letters(from: start, most: Self.longestOfHour)
    return !word.isEmpty && !isRightToLeftLetter(word.upperBound)
      && Self.ofHours.contains(string(word))
  }

  /// The most letters of such a word, and one more.
  private static let longestOfHour = 8

  // At the hour, in the evening, in the morning, at noon in Hebrew; the hour in Arabic.
  private static let ofHours = words(
    """
    \u{5D1}\u{5E9}\u{5E2}\u{5D4} \u{5D1}\u{5E2}\u{5E8}\u{5D1} \
    \u{5D1}\u{5D1}\u{5D5}\u{5E7}\u{5E8} \u{5D1}\u{5E6}\u{5D4}\u{5E8}\u{5D9}\u{5D9}\u{5DD} \
    \u{627}\u{644}\u{633}\u{627}\u{639}\u{629}
    """)

  // Part, chapter, page, lesson, exercise, question, season, stage, section, match, round, day,
  // date, floor, building, class, group, row, table, figure, version, volume, room, result, number,
  // street and the like in Hebrew, Arabic, Persian and Urdu.
  private static let numbered = words(
    """
    \u{5E4}\u{5E8}\u{5E7} \u{5D7}\u{5DC}\u{5E7} \u{5E2}\u{5DE}\u{5D5}\u{5D3} \
    \u{5E2}\u{5DE}\u{5D5}\u{5D3}\u{5D9}\u{5DD} \u{5E9}\u{5D9}\u{5E2}\u{5D5}\u{5E8} \
    \u{5EA}\u{5E8}\u{5D2}\u{5D9}\u{5DC} \u{5E9}\u{5D0}\u{5DC}\u{5D4} \
    \u{5E2}\u{5D5}\u{5E0}\u{5D4} \u{5E9}\u{5DC}\u{5D1} \u{5E1}\u{5E2}\u{5D9}\u{5E3} \
    \u{5DE}\u{5E9}\u{5D7}\u{5E7} \u{5E1}\u{5D9}\u{5D1}\u{5D5}\u{5D1} \
    \u{5DE}\u{5D7}\u{5D6}\u{5D5}\u{5E8} \u{5D9}\u{5D5}\u{5DD} \
    \u{5EA}\u{5D0}\u{5E8}\u{5D9}\u{5DA} \u{5E7}\u{5D5}\u{5DE}\u{5D4} \
    \u{5D1}\u{5E0}\u{5D9}\u{5D9}\u{5DF} \u{5DB}\u{5D9}\u{5EA}\u{5D4} \
    \u{5E7}\u{5D1}\u{5D5}\u{5E6}\u{5D4} \u{5E9}\u{5D5}\u{5E8}\u{5D4} \
    \u{5D8}\u{5D1}\u{5DC}\u{5D4} \u{5D0}\u{5D9}\u{5D5}\u{5E8} \u{5D2}\u{5E8}\u{5E1}\u{5D4} \
    \u{5DB}\u{5E8}\u{5DA} \u{5D7}\u{5D3}\u{5E8} \u{5D3}\u{5E3} \
    \u{5EA}\u{5D5}\u{5E6}\u{5D0}\u{5D4} \u{5DE}\u{5E1}\u{5E4}\u{5E8} \
    \u{5E4}\u{5E1}\u{5E7}\u{5D4} \u{5E1}\u{5E6}\u{5E0}\u{5D4} \u{5E8}\u{5D7}\u{5D5}\u{5D1} \
    \u{635}\u{641}\u{62D}\u{629} \u{641}\u{635}\u{644} \u{62C}\u{632}\u{621} \
    \u{62F}\u{631}\u{633} \u{62A}\u{645}\u{631}\u{64A}\u{646} \u{633}\u{624}\u{627}\u{644} \
    \u{645}\u{648}\u{633}\u{645} \u{62D}\u{644}\u{642}\u{629} \
    \u{645}\u{631}\u{62D}\u{644}\u{629} \u{628}\u{627}\u{628} \
    \u{645}\u{628}\u{627}\u{631}\u{627}\u{629} \u{62C}\u{648}\u{644}\u{629} \
    \u{64A}\u{648}\u{645} \u{62A}\u{627}\u{631}\u{64A}\u{62E} \u{637}\u{627}\u{628}\u{642} \
    \u{634}\u{642}\u{629} \u{645}\u{628}\u{646}\u{649} \u{635}\u{641} \
    \u{645}\u{62C}\u{645}\u{648}\u{639}\u{629} \u{62C}\u{62F}\u{648}\u{644} \
    \u{634}\u{643}\u{644} \u{646}\u{633}\u{62E}\u{629} \u{63A}\u{631}\u{641}\u{629} \
    \u{631}\u{642}\u{645} \u{645}\u{627}\u{62F}\u{629} \u{628}\u{646}\u{62F} \
    \u{62E}\u{637}\u{648}\u{629} \u{634}\u{627}\u{631}\u{639} \
    \u{646}\u{62A}\u{64A}\u{62C}\u{629} \u{635}\u{641}\u{62D}\u{647} \u{628}\u{62E}\u{634} \
    \u{62C}\u{644}\u{62F} \u{62A}\u{645}\u{631}\u{6CC}\u{646} \u{633}\u{648}\u{627}\u{644} \
    \u{642}\u{633}\u{645}\u{62A} \u{645}\u{631}\u{62D}\u{644}\u{647} \
    \u{628}\u{627}\u{632}\u{6CC} \u{631}\u{648}\u{632} \u{62A}\u{627}\u{631}\u{6CC}\u{62E} \
    \u{637}\u{628}\u{642}\u{647} \u{648}\u{627}\u{62D}\u{62F} \u{67E}\u{644}\u{627}\u{6A9} \
    \u{6A9}\u{644}\u{627}\u{633} \u{6AF}\u{631}\u{648}\u{647} \u{634}\u{6A9}\u{644} \
    \u{646}\u{633}\u{62E}\u{647} \u{627}\u{62A}\u{627}\u{642} \
    \u{634}\u{645}\u{627}\u{631}\u{647} \u{645}\u{627}\u{62F}\u{647} \u{6AF}\u{627}\u{645} \
    \u{646}\u{62A}\u{6CC}\u{62C}\u{647} \u{62E}\u{6CC}\u{627}\u{628}\u{627}\u{646} \
    \u{635}\u{641}\u{62D}\u{6C1} \u{62D}\u{635}\u{6C1} \u{633}\u{628}\u{642} \
    \u{645}\u{634}\u{642} \u{642}\u{633}\u{637} \u{633}\u{6CC}\u{632}\u{646} \
    \u{645}\u{631}\u{62D}\u{644}\u{6C1} \u{645}\u{6CC}\u{686} \u{62F}\u{646} \
    \u{645}\u{646}\u{632}\u{644} \u{6A9}\u{645}\u{631}\u{6C1} \
    \u{62C}\u{645}\u{627}\u{639}\u{62A} \u{646}\u{645}\u{628}\u{631} \u{6AF}\u{644}\u{6CC}
    """)

  // Answer, right, option, drive, letter, grade, group, class, kind, level, vitamin, key, type,
  // write, command and the like in Hebrew, Arabic, Persian and Urdu.
  private static let choices = words(
    """
    \u{5EA}\u{5E9}\u{5D5}\u{5D1}\u{5D4} \u{5E0}\u{5DB}\u{5D5}\u{5E0}\u{5D4} \
    \u{5D0}\u{5D5}\u{5E4}\u{5E6}\u{5D9}\u{5D4} \u{5D0}\u{5E4}\u{5E9}\u{5E8}\u{5D5}\u{5EA} \
    \u{5DB}\u{5D5}\u{5E0}\u{5DF} \u{5D3}\u{5D9}\u{5E1}\u{5E7} \u{5D0}\u{5D5}\u{5EA} \
    \u{5E6}\u{5D9}\u{5D5}\u{5DF} \u{5E7}\u{5D1}\u{5D5}\u{5E6}\u{5D4} \
    \u{5DB}\u{5D9}\u{5EA}\u{5D4} \u{5E1}\u{5D5}\u{5D2} \u{5D3}\u{5E8}\u{5D2}\u{5D4} \
    \u{5E8}\u{5DE}\u{5D4} \u{5D5}\u{5D9}\u{5D8}\u{5DE}\u{5D9}\u{5DF} \
    \u{5E1}\u{5E2}\u{5D9}\u{5E3} \u{5DE}\u{5E7}\u{5E9} \
    \u{5D4}\u{5E7}\u{5DC}\u{5D9}\u{5D3}\u{5D5} \u{5D4}\u{5E7}\u{5DC}\u{5D3} \
    \u{5D4}\u{5E7}\u{5DC}\u{5D9}\u{5D3}\u{5D9} \u{5DB}\u{5EA}\u{5D1}\u{5D5} \
    \u{5D4}\u{5E8}\u{5D9}\u{5E6}\u{5D5} \u{5D4}\u{5E8}\u{5D9}\u{5E6}\u{5D9} \
    \u{5E4}\u{5E7}\u{5D5}\u{5D3}\u{5D4} \u{5E4}\u{5E7}\u{5D5}\u{5D3}\u{5EA} \
    \u{625}\u{62C}\u{627}\u{628}\u{629} \u{627}\u{62C}\u{627}\u{628}\u{629} \
    \u{62C}\u{648}\u{627}\u{628} \u{635}\u{62D}\u{64A}\u{62D}\u{629} \
    \u{62E}\u{64A}\u{627}\u{631} \u{642}\u{631}\u{635} \u{62D}\u{631}\u{641} \
    \u{62F}\u{631}\u{62C}\u{629} \u{645}\u{62C}\u{645}\u{648}\u{639}\u{629} \u{635}\u{641} \
    \u{646}\u{648}\u{639} \u{645}\u{633}\u{62A}\u{648}\u{649} \
    \u{641}\u{64A}\u{62A}\u{627}\u{645}\u{64A}\u{646} \u{642}\u{633}\u{645} \
    \u{645}\u{641}\u{62A}\u{627}\u{62D} \u{627}\u{643}\u{62A}\u{628} \u{623}\u{645}\u{631} \
    \u{67E}\u{627}\u{633}\u{62E} \u{6AF}\u{632}\u{6CC}\u{646}\u{647} \
    \u{62F}\u{631}\u{627}\u{6CC}\u{648} \u{646}\u{645}\u{631}\u{647} \
    \u{6AF}\u{631}\u{648}\u{647} \u{6A9}\u{644}\u{627}\u{633} \u{633}\u{637}\u{62D} \
    \u{648}\u{6CC}\u{62A}\u{627}\u{645}\u{6CC}\u{646} \u{628}\u{62E}\u{634} \
    \u{6A9}\u{644}\u{6CC}\u{62F} \u{628}\u{646}\u{648}\u{6CC}\u{633}\u{6CC}\u{62F} \
    \u{62A}\u{627}\u{6CC}\u{67E} \u{62F}\u{633}\u{62A}\u{648}\u{631} \
    \u{622}\u{67E}\u{634}\u{646} \u{688}\u{631}\u{627}\u{626}\u{6CC}\u{648} \
    \u{6AF}\u{631}\u{6CC}\u{688} \u{6AF}\u{631}\u{648}\u{67E} \
    \u{648}\u{679}\u{627}\u{645}\u{646} \u{62D}\u{635}\u{6C1} \
    \u{644}\u{6A9}\u{6BE}\u{6CC}\u{6BA} \u{679}\u{627}\u{626}\u{67E} \
    \u{6A9}\u{645}\u{627}\u{646}\u{688}
    """)

  // Age, value, result, rating, number, amount, temperature, pain, risk, weight, length, size,
  // price, average, ratio, duration, less, under, over, if and the like in Hebrew, Arabic, Persian
  // and Urdu.
  private static let measures = words(
    """
    \u{5E8}\u{5DE}\u{5EA} \u{5D2}\u{5D9}\u{5DC} \u{5E2}\u{5E8}\u{5DA} \
    \u{5EA}\u{5D5}\u{5E6}\u{5D0}\u{5D4} \u{5D3}\u{5D9}\u{5E8}\u{5D5}\u{5D2} \
    \u{5DE}\u{5E1}\u{5E4}\u{5E8} \u{5DB}\u{5DE}\u{5D5}\u{5EA} \
    \u{5D8}\u{5DE}\u{5E4}\u{5E8}\u{5D8}\u{5D5}\u{5E8}\u{5D4} \u{5DB}\u{5D0}\u{5D1} \
    \u{5E1}\u{5D9}\u{5DB}\u{5D5}\u{5DF} \u{5DE}\u{5E9}\u{5E7}\u{5DC} \
    \u{5D0}\u{5D5}\u{5E8}\u{5DA} \u{5D2}\u{5D5}\u{5D3}\u{5DC} \u{5DE}\u{5D7}\u{5D9}\u{5E8} \
    \u{5DE}\u{5DE}\u{5D5}\u{5E6}\u{5E2} \u{5D9}\u{5D7}\u{5E1} \u{5DE}\u{5E9}\u{5DA} \
    \u{5E4}\u{5D7}\u{5D5}\u{5EA} \u{5DE}\u{5EA}\u{5D7}\u{5EA} \u{5E7}\u{5D8}\u{5DF} \
    \u{5D2}\u{5D3}\u{5D5}\u{5DC} \u{5DE}\u{5E2}\u{5DC} \u{5D0}\u{5DD} \
    \u{5D7}\u{5D3}\u{5E8}\u{5D9}\u{5DD} \u{5E9}\u{5E2}\u{5D5}\u{5EA} \
    \u{5D9}\u{5DE}\u{5D9}\u{5DD} \u{639}\u{645}\u{631} \u{642}\u{64A}\u{645}\u{629} \
    \u{646}\u{62A}\u{64A}\u{62C}\u{629} \u{62A}\u{642}\u{64A}\u{64A}\u{645} \
    \u{639}\u{62F}\u{62F} \u{631}\u{642}\u{645} \u{643}\u{645}\u{64A}\u{629} \
    \u{62D}\u{631}\u{627}\u{631}\u{629} \u{623}\u{644}\u{645} \u{62E}\u{637}\u{631} \
    \u{648}\u{632}\u{646} \u{637}\u{648}\u{644} \u{62D}\u{62C}\u{645} \u{633}\u{639}\u{631} \
    \u{645}\u{62A}\u{648}\u{633}\u{637} \u{646}\u{633}\u{628}\u{629} \u{645}\u{62F}\u{629} \
    \u{623}\u{642}\u{644} \u{627}\u{642}\u{644} \u{623}\u{643}\u{628}\u{631} \
    \u{623}\u{635}\u{63A}\u{631} \u{62A}\u{62D}\u{62A} \u{641}\u{648}\u{642} \
    \u{625}\u{630}\u{627} \u{633}\u{646} \u{645}\u{642}\u{62F}\u{627}\u{631} \
    \u{646}\u{62A}\u{6CC}\u{62C}\u{647} \u{627}\u{645}\u{62A}\u{6CC}\u{627}\u{632} \
    \u{62A}\u{639}\u{62F}\u{627}\u{62F} \u{634}\u{645}\u{627}\u{631}\u{647} \
    \u{62F}\u{645}\u{627} \u{62F}\u{631}\u{62F} \u{627}\u{646}\u{62F}\u{627}\u{632}\u{647} \
    \u{642}\u{6CC}\u{645}\u{62A} \u{645}\u{6CC}\u{627}\u{646}\u{6AF}\u{6CC}\u{646} \
    \u{646}\u{633}\u{628}\u{62A} \u{645}\u{62F}\u{62A} \u{6A9}\u{645}\u{62A}\u{631} \
    \u{6A9}\u{645} \u{632}\u{6CC}\u{631} \u{628}\u{627}\u{644}\u{627}\u{6CC} \
    \u{627}\u{6AF}\u{631} \u{646}\u{645}\u{628}\u{631} \u{62F}\u{631}\u{62C}\u{6C1} \
    \u{627}\u{648}\u{633}\u{637} \u{632}\u{6CC}\u{627}\u{62F}\u{6C1}
    """)

  // Love, thanks, missing, hugs, kisses, dear, sweet, charming, congratulations and the like in
  // Hebrew, Arabic, Persian, Urdu and English.
  private static let affection = words(
    """
    \u{5D0}\u{5D5}\u{5D4}\u{5D1} \u{5D0}\u{5D5}\u{5D4}\u{5D1}\u{5EA} \
    \u{5D0}\u{5D5}\u{5D4}\u{5D1}\u{5D9}\u{5DD} \u{5D0}\u{5D5}\u{5D4}\u{5D1}\u{5D5}\u{5EA} \
    \u{5D0}\u{5D4}\u{5D1}\u{5D4} \u{5D0}\u{5D4}\u{5D1}\u{5EA}\u{5D9} \
    \u{5D0}\u{5D4}\u{5D5}\u{5D1} \u{5D0}\u{5D4}\u{5D5}\u{5D1}\u{5D4} \
    \u{5EA}\u{5D5}\u{5D3}\u{5D4} \u{5DE}\u{5EA}\u{5D2}\u{5E2}\u{5D2}\u{5E2} \
    \u{5DE}\u{5EA}\u{5D2}\u{5E2}\u{5D2}\u{5E2}\u{5EA} \
    \u{5DE}\u{5EA}\u{5D2}\u{5E2}\u{5D2}\u{5E2}\u{5D9}\u{5DD} \
    \u{5D2}\u{5E2}\u{5D2}\u{5D5}\u{5E2}\u{5D9}\u{5DD} \
    \u{5D4}\u{5EA}\u{5D2}\u{5E2}\u{5D2}\u{5E2}\u{5EA}\u{5D9} \u{5D7}\u{5D9}\u{5D1}\u{5D5}\u{5E7} \
    \u{5D7}\u{5D9}\u{5D1}\u{5D5}\u{5E7}\u{5D9}\u{5DD} \u{5E0}\u{5E9}\u{5D9}\u{5E7}\u{5D4} \
    \u{5E0}\u{5E9}\u{5D9}\u{5E7}\u{5D5}\u{5EA} \u{5D9}\u{5E7}\u{5E8} \
    \u{5D9}\u{5E7}\u{5E8}\u{5D4} \u{5D9}\u{5E7}\u{5E8}\u{5D9}\u{5DD} \
    \u{5D9}\u{5E7}\u{5E8}\u{5D5}\u{5EA} \u{5DE}\u{5D0}\u{5DE}\u{5D9} \
    \u{5DE}\u{5D5}\u{5EA}\u{5E7} \u{5E0}\u{5E9}\u{5DE}\u{5D4} \u{5D7}\u{5DE}\u{5D5}\u{5D3} \
    \u{5D7}\u{5DE}\u{5D5}\u{5D3}\u{5D4} \u{5D7}\u{5DE}\u{5D5}\u{5D3}\u{5D9}\u{5DD} \
    \u{5DE}\u{5EA}\u{5D5}\u{5E7} \u{5DE}\u{5EA}\u{5D5}\u{5E7}\u{5D4} \
    \u{5DE}\u{5EA}\u{5D5}\u{5E7}\u{5D9}\u{5DD} \u{5DB}\u{5D9}\u{5E3} \
    \u{5DE}\u{5E7}\u{5E1}\u{5D9}\u{5DD} \u{5DE}\u{5E7}\u{5E1}\u{5D9}\u{5DE}\u{5D4} \
    \u{5DE}\u{5D6}\u{5DC} \u{5D2}\u{5D0}\u{5D4} \u{623}\u{62D}\u{628}\u{643} \
    \u{627}\u{62D}\u{628}\u{643} \u{623}\u{62D}\u{628}\u{643}\u{645} \
    \u{627}\u{62D}\u{628}\u{643}\u{645} \u{628}\u{62D}\u{628}\u{643} \
    \u{628}\u{62D}\u{628}\u{643}\u{645} \u{646}\u{62D}\u{628}\u{643} \u{62D}\u{628} \
    \u{62D}\u{628}\u{64A}\u{628}\u{64A} \u{62D}\u{628}\u{64A}\u{628}\u{62A}\u{64A} \
    \u{62D}\u{628}\u{627}\u{64A}\u{628}\u{64A} \u{634}\u{643}\u{631}\u{627} \
    \u{634}\u{643}\u{631}\u{627}\u{64B} \u{645}\u{634}\u{62A}\u{627}\u{642} \
    \u{645}\u{634}\u{62A}\u{627}\u{642}\u{629} \u{627}\u{634}\u{62A}\u{642}\u{62A} \
    \u{648}\u{62D}\u{634}\u{62A}\u{646}\u{64A} \u{648}\u{62D}\u{634}\u{62A}\u{64A}\u{646}\u{64A} \
    \u{648}\u{62D}\u{634}\u{62A}\u{648}\u{646}\u{64A} \u{642}\u{644}\u{628}\u{64A} \
    \u{64A}\u{633}\u{644}\u{645}\u{648} \u{64A}\u{633}\u{644}\u{645}\u{648}\u{627} \
    \u{645}\u{628}\u{631}\u{648}\u{643} \u{639}\u{632}\u{64A}\u{632}\u{64A} \
    \u{639}\u{632}\u{64A}\u{632}\u{62A}\u{64A} \u{62F}\u{648}\u{633}\u{62A}\u{62A} \
    \u{62F}\u{648}\u{633}\u{62A}\u{62A}\u{648}\u{646} \u{639}\u{627}\u{634}\u{642}\u{62A}\u{645} \
    \u{639}\u{627}\u{634}\u{642} \u{639}\u{632}\u{6CC}\u{632}\u{645} \
    \u{645}\u{631}\u{633}\u{6CC} \u{645}\u{645}\u{646}\u{648}\u{646} \
    \u{645}\u{645}\u{646}\u{648}\u{646}\u{645} \u{642}\u{631}\u{628}\u{648}\u{646}\u{62A} \
    \u{641}\u{62F}\u{627}\u{62A} \u{62F}\u{644}\u{62A}\u{646}\u{6AF}\u{62A}\u{645} \
    \u{62F}\u{644}\u{645} \u{639}\u{634}\u{642}\u{645} \u{628}\u{648}\u{633} \
    \u{645}\u{647}\u{631}\u{628}\u{648}\u{646}\u{645} \u{67E}\u{6CC}\u{627}\u{631} \
    \u{645}\u{62D}\u{628}\u{62A} \u{634}\u{6A9}\u{631}\u{6CC}\u{6C1} \u{62C}\u{627}\u{646} \
    \u{645}\u{628}\u{627}\u{631}\u{6A9} \u{62F}\u{648}\u{633}\u{62A} \
    \u{67E}\u{6CC}\u{627}\u{631}\u{6CC} \u{67E}\u{6CC}\u{627}\u{631}\u{6D2} love miss thanks \
    thank hugs
    """)

  /// Whether a word right before a position says that the number of an account, an order or the
  /// like stands there, which looks as that of a phone may.
  func followsWordForAccount(_ position: Int) -> Bool {
    followsWord(position, of: Self.accounts)
  }

  // Account, order, delivery, voucher, policy in Hebrew, Arabic, Persian and Urdu.
  private static let accounts = words(
    """
    \u{5D7}\u{5E9}\u{5D1}\u{5D5}\u{5DF} \u{5D4}\u{5D6}\u{5DE}\u{5E0}\u{5D4} \
    \u{5DE}\u{5E9}\u{5DC}\u{5D5}\u{5D7} \u{5E9}\u{5D5}\u{5D1}\u{5E8} \
    \u{5E4}\u{5D5}\u{5DC}\u{5D9}\u{5E1}\u{5D4} \u{62D}\u{633}\u{627}\u{628} \u{637}\u{644}\u{628} \
    \u{637}\u{644}\u{628}\u{64A}\u{629} \u{634}\u{62D}\u{646}\u{629} \
    \u{628}\u{648}\u{644}\u{64A}\u{635}\u{629} \u{633}\u{641}\u{627}\u{631}\u{634} \
    \u{627}\u{6A9}\u{627}\u{624}\u{646}\u{679} \u{6A9}\u{6BE}\u{627}\u{62A}\u{6C1} \
    \u{6A9}\u{6BE}\u{627}\u{62A}\u{6D2} \u{622}\u{631}\u{688}\u{631}
    """)
}

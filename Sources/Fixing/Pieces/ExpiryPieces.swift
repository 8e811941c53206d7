internal import BidiAlgorithm

/// The month and the year until which something is valid, with blanks around their slash.
extension Piece {
  /// `08 / 27`, `11 / 2027`, shortly behind a word that says how long a card, a passport or food is
  /// valid. The month stands left of the year, as it does without the blanks and on the card. Of
  /// other numbers, Arabic-Indic ones, and what may be so many of all, that is arguable. O(1).
  @Sendable static func monthOfExpiry(_ start: Int, _ text: Skeleton) -> Piece? {
    guard let (month, year) = slashedNumbers(start, text), month.count == digitsOfMonth,
      (1...12).contains(text.value(of: month)), mayExpire(year, text)
    else { return nil }
    // Nobody counts from a zero.
    let mayCount = text.at(start).value & 0xF > 0 && year.count == digitsOfMonth
    if mayCount, mayBeCounted(start, year.upperBound, text) { return nil }
    guard text.followsWordForExpiry(start, mayCount: mayCount) else { return nil }
    return Piece(kind: .date, range: start..<year.upperBound, order: .leftToRight)
  }

  private static let digitsOfMonth = 2

  /// Whether digits are a year, with its century or without it: then it is no month.
  private static func mayExpire(_ year: Range<Int>, _ text: Skeleton) -> Bool {
    switch year.count {
    case 2: text.value(of: year) > 12
    case 4: (1900..<2100).contains(text.value(of: year))
    default: false
    }
  }

  /// Whether a thing is counted behind two numbers, or a word before them says that they number
  /// another thing than a date.
  private static func mayBeCounted(_ start: Int, _ end: Int, _ text: Skeleton) -> Bool {
    if text.isSpace(ifThere: end), text.isStrong(end + 1) { return true }
    return text.followsWordForNumbered(start) && !text.followsWordForDate(start)
  }
}

/// Words for how long something is valid.
extension Skeleton {
  /// How far before a month they are looked for.
  private static let reachOfExpiry = 40

  /// Whether a word right before a position says that a date stands there.
  func followsWordForDate(_ position: Int) -> Bool { followsWord(position, of: Self.daysOfExpiry) }

  /// Whether a word for how long something is valid stands shortly before a position, with no
  /// number and no pause between. One for what is valid has one for until behind it. Where the
  /// numbers may count, a word that has other meanings, too, has one for a date beside it or right
  /// before them.
  func followsWordForExpiry(_ position: Int, mayCount: Bool) -> Bool {
    var end = position
    var hasUntil = false
    while end > 0, position - end < Self.reachOfExpiry {
      guard !isDigit(end - 1), !endsSentence(end - 1),
        !",;\u{60C}\u{61B}".unicodeScalars.contains(at(end - 1))
      else { return false }
      guard isRightToLeftLetter(end - 1) else {
        end -= 1
        continue
      }
      let range = letters(upTo: end, most: Self.reachOfExpiry)
      let word = string(range)
      if Self.valid.contains(word) {
        if hasUntil { return true }
      } else if Self.has(word, in: Self.expiries) {
        return true
      } else if Self.has(word, in: Self.terms) {
        if !mayCount || followsWordForDate(range.lowerBound) || followsWordForDate(position) {
          return true
        }
      }
      hasUntil = hasUntil || Self.untils.contains(word)
      end = range.lowerBound
    }
    return false
  }

  // Validity, its validity of both genders, expiry by itself and before its thing, in Hebrew;
  // validity and its validity in Arabic; expiry in Persian, spelled three ways, and in Urdu.
  private static let expiries = words(
    """
    \u{5EA}\u{5D5}\u{5E7}\u{5E3} \u{5EA}\u{5D5}\u{5E7}\u{5E4}\u{5D5} \
    \u{5EA}\u{5D5}\u{5E7}\u{5E4}\u{5D4} \u{5EA}\u{5E4}\u{5D5}\u{5D2}\u{5D4} \
    \u{5EA}\u{5E4}\u{5D5}\u{5D2}\u{5EA} \u{635}\u{644}\u{627}\u{62D}\u{64A}\u{629} \
    \u{635}\u{644}\u{627}\u{62D}\u{64A}\u{62A}\u{647} \
    \u{635}\u{644}\u{627}\u{62D}\u{64A}\u{62A}\u{647}\u{627} \
    \u{627}\u{646}\u{642}\u{636}\u{627} \u{627}\u{646}\u{642}\u{636}\u{627}\u{621} \
    \u{627}\u{646}\u{642}\u{636}\u{627}\u{6CC} \
    \u{627}\u{6CC}\u{6A9}\u{633}\u{67E}\u{627}\u{626}\u{631}\u{6CC}
    """)

  // The end in Arabic, spelled two ways, validity in Persian, which is credit, too, a term and an
  // annulment in Urdu.
  private static let terms = words(
    """
    \u{627}\u{646}\u{62A}\u{647}\u{627}\u{621} \u{625}\u{646}\u{62A}\u{647}\u{627}\u{621} \
    \u{627}\u{639}\u{62A}\u{628}\u{627}\u{631} \u{645}\u{6CC}\u{639}\u{627}\u{62F} \
    \u{62A}\u{646}\u{633}\u{6CC}\u{62E}
    """)

  // In force, and valid in two genders, in Hebrew; valid and in force, each in two genders, in
  // Arabic; valid in Persian and Urdu.
  private static let valid = words(
    """
    \u{5D1}\u{5EA}\u{5D5}\u{5E7}\u{5E3} \u{5EA}\u{5E7}\u{5E3} \u{5EA}\u{5E7}\u{5E4}\u{5D4} \
    \u{635}\u{627}\u{644}\u{62D} \u{635}\u{627}\u{644}\u{62D}\u{629} \
    \u{633}\u{627}\u{631}\u{64A} \u{633}\u{627}\u{631}\u{64A}\u{629} \
    \u{645}\u{639}\u{62A}\u{628}\u{631}
    """)

  // Until in Hebrew, two words for it in Arabic, and one in Persian.
  private static let untils = words(
    "\u{5E2}\u{5D3} \u{62D}\u{62A}\u{649} \u{644}\u{63A}\u{627}\u{64A}\u{629} \u{62A}\u{627}")

  // A date in Hebrew, in Arabic, and in Persian and Urdu.
  private static let daysOfExpiry = words(
    """
    \u{5EA}\u{5D0}\u{5E8}\u{5D9}\u{5DA} \u{62A}\u{627}\u{631}\u{64A}\u{62E} \
    \u{62A}\u{627}\u{631}\u{6CC}\u{62E}
    """)
}

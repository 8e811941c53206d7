internal import BidiAlgorithm

extension Piece {
  /// The most digits of such a number that no commas group.
  private static let longestLeast = 4
  /// The ages from which films, games and the like are for somebody.
  private static let ages = [12, 13, 14, 15, 16, 17, 18, 21]

  /// `+18`, `+100`: a whole number with a plus that says that there are as many or more, told by a
  /// word for that before it, by years or what is counted behind it, or by what is only for some
  /// ages, as a badge with an age alone is. From right to left it is drawn as the sign for it is
  /// known, `18+`, and is read so, too: the plus may stand on either side.
  @Sendable static func leastNumber(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "+", text.mayBeginWord(start), text.isDigit(start + 1),
      text.classes[start + 1] == .en
    else { return nil }
    let digits = endOfLeast(start + 1, text)
    let isShort = "KMB".unicodeScalars.contains(text.at(digits))
    let end = isShort ? digits + 1 : digits
    let closing = ".,!?:;)\u{60C}\u{61B}\u{61F}".unicodeScalars
    guard digits > start + 1,
      text.isGap(end) || (closing.contains(text.at(end)) && text.isGap(end + 1)),
      !text.isSpace(ifThere: end) || !text.isDigit(end + 1)
    else { return nil }
    let isTold =
      isShort
      ? text.countsThings(start, end)
      : text.followsWordForLeast(start) || text.hasWordForYears(behind: end)
        || text.countsThings(start, end)
        || (isAge(start + 1..<end, text)
          && (isAlone(start..<end, text) || text.isOfAges(start, end)))
    guard isTold else { return nil }
    return Piece(
      kind: .number, range: start..<end, order: .either,
      parts: [start..<start + 1, start + 1..<end])
  }

  /// The end of a few digits, or of groups of three with commas; the start where there are more.
  private static func endOfLeast(_ start: Int, _ text: Skeleton) -> Int {
    var end = text.endOfDigits(start)
    guard end - start <= longestLeast else { return start }
    while ",\u{66C}".unicodeScalars.contains(text.at(end)),
      text.endOfDigits(end + 1) == end + 4
    {
      end += 4
    }
    return end
  }

  private static func isAge(_ digits: Range<Int>, _ text: Skeleton) -> Bool {
    digits.count == 2 && ages.contains(text.value(of: digits))
  }

  /// Whether nothing but brackets and white space stands around a range.
  private static func isAlone(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    [0..<range.lowerBound, range.upperBound..<text.count].allSatisfy {
      $0.allSatisfy { text.isSpace($0) || "()[]".unicodeScalars.contains(text.at($0)) }
    }
  }
}

extension Skeleton {
  /// Whether a word right before a position says that there is more of something, that it is only
  /// for some, or for whom by their age.
  fileprivate func followsWordForLeast(_ position: Int) -> Bool {
    guard let word = wordBefore(position) else { return false }
    if Self.has(word, in: Self.ofLeast) { return true }
    // `more than`, in two words.
    guard Self.thanWords.contains(word) else { return false }
    let more = wordBefore(position - word.unicodeScalars.count - 1)
    return more.map { Self.moreWords.contains($0) } ?? false
  }

  /// Whether a word for years, or for only, stands behind a number and a blank.
  fileprivate func hasWordForYears(behind end: Int) -> Bool {
    guard isSpace(ifThere: end) else { return false }
    var last = end + 1
    while isRightToLeftLetter(last) || isMark(last), last - end <= Self.longestOfYears { last += 1 }
    return !isRightToLeftLetter(last) && Self.ofYears.contains(string(end + 1..<last))
  }

  /// The most letters of such a word.
  private static let longestOfYears = 8

  // Over, aged, from the age of, age in Hebrew; above, only, age in Arabic; above, age in Persian
  // and Urdu; only and more than in Urdu.
  private static let ofLeast = words(
    """
    \u{5DE}\u{5E2}\u{5DC} \u{5D1}\u{5E0}\u{5D9} \u{5D1}\u{5E0}\u{5D5}\u{5EA} \u{5D2}\u{5D9}\u{5DC} \
    \u{5DE}\u{5D2}\u{5D9}\u{5DC} \u{5D2}\u{5D9}\u{5DC}\u{5D0}\u{5D9} \
    \u{641}\u{648}\u{642} \u{641}\u{642}\u{637} \u{639}\u{645}\u{631} \u{633}\u{646} \
    \u{623}\u{639}\u{645}\u{627}\u{631} \u{628}\u{627}\u{644}\u{627}\u{6CC} \u{633}\u{646}\u{6CC}\u{646} \
    \u{635}\u{631}\u{641} \u{632}\u{627}\u{626}\u{62F}
    """)

  // What `more` is in `more than`: Hebrew, Arabic, Persian.
  private static let moreWords = words(
    "\u{5D9}\u{5D5}\u{5EA}\u{5E8} \u{623}\u{643}\u{62B}\u{631} \u{628}\u{6CC}\u{634}")

  private static let thanWords = words("\u{5DE} \u{645}\u{646} \u{627}\u{632}")

  // Years and a year in Hebrew, Arabic, Persian and Urdu; only in Hebrew and Arabic.
  private static let ofYears = words(
    """
    \u{5E9}\u{5E0}\u{5D9}\u{5DD} \u{5E9}\u{5E0}\u{5D4} \u{5E9}\u{5E0}\u{5D5}\u{5EA} \
    \u{5D1}\u{5DC}\u{5D1}\u{5D3} \u{633}\u{646}\u{648}\u{627}\u{62A} \u{633}\u{646}\u{629} \
    \u{639}\u{627}\u{645} \u{639}\u{627}\u{645}\u{627} \u{633}\u{627}\u{644} \
    \u{633}\u{627}\u{644}\u{647} \u{641}\u{642}\u{637}
    """)
}

extension Piece {
  /// The most digits of such a number.
  private static let longestLeast = 4

  /// `+18`, `+100`: a whole number with a plus that says that there are as many or more, told by a
  /// word for that before it, or by years behind it. From right to left it is drawn as the sign for
  /// it is known, `18+`, and is read so, too: the plus may stand on either side.
  @Sendable static func leastNumber(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "+", text.mayBeginWord(start), text.at(start + 1).isASCII,
      text.isDigit(start + 1)
    else { return nil }
    let end = text.endOfDigits(start + 1)
    let closing = ".,!?:;)".unicodeScalars
    guard end - start <= longestLeast + 1,
      text.isGap(end) || (closing.contains(text.at(end)) && text.isGap(end + 1)),
      !text.isSpace(ifThere: end) || !text.isDigit(end + 1),
      text.followsWordForLeast(start) || text.hasWordForYears(behind: end)
    else { return nil }
    return Piece(
      kind: .number, range: start..<end, order: .either,
      parts: [start..<start + 1, start + 1..<end])
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
  // and Urdu.
  private static let ofLeast = words(
    """
    \u{5DE}\u{5E2}\u{5DC} \u{5D1}\u{5E0}\u{5D9} \u{5D1}\u{5E0}\u{5D5}\u{5EA} \u{5D2}\u{5D9}\u{5DC} \
    \u{5DE}\u{5D2}\u{5D9}\u{5DC} \u{5D2}\u{5D9}\u{5DC}\u{5D0}\u{5D9} \
    \u{641}\u{648}\u{642} \u{641}\u{642}\u{637} \u{639}\u{645}\u{631} \u{633}\u{646} \
    \u{623}\u{639}\u{645}\u{627}\u{631} \u{628}\u{627}\u{644}\u{627}\u{6CC} \u{633}\u{646}\u{6CC}\u{646}
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

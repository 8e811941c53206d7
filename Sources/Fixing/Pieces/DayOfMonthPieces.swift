/// Days of an English month without a year, behind right-to-left words of a line that begins with
/// Latin ones: `Trip ABC 10 Dec`, `10-14 April`, `3rd March`. Of other lines they may be columns.
extension Piece {
  /// The days of a month.
  private static let daysOfMonth = 1...31

  /// A day, or two with a dash between them, before the name of a month. From right to left the
  /// month may stand left of its day, but not behind another word. O(*n*) for a number.
  @Sendable static func dayOfMonth(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.mayBeginWord(start), let first = endOfDayNumber(start, text),
      let strong = (0..<start).first(where: text.isStrong), text.isLatin(strong),
      let before = (0..<start).last(where: text.isStrong), text.isRightToLeftLetter(before)
    else { return nil }
    var last = first
    if "-\u{2013}".unicodeScalars.contains(text.at(first)) {
      guard let second = endOfDayNumber(first + 1, text) else { return nil }
      last = second
    }
    guard text.at(last) == " ", let month = endOfMonth(last + 1, text),
      !text.isCodeLetter(month), !text.isStrong(month),
      !isVerb(last + 1..<month, text)
    else { return nil }
    // Behind Arabic letters the days of a range are drawn from right to left (W2).
    let days =
      last > first && text.followsArabicLetter(start)
      ? [start..<first, first..<first + 1, first + 1..<last] : [start..<last]
    return Piece(
      kind: .date, range: start..<month, order: .either,
      parts: days + [last..<last + 1, last + 1..<month])
  }

  /// The end of the number of a day that a month has, in European digits alone.
  private static func endOfDayNumber(_ start: Int, _ text: Skeleton) -> Int? {
    let digits = text.endOfEuropeanDigits(start)
    guard digits == text.endOfDigits(start), let end = endOfDay(start, text),
      daysOfMonth.contains(text.value(of: start..<digits))
    else { return nil }
    return end
  }

  /// Whether a month is rather a verb, with a small Latin word behind it: `may be`.
  private static func isVerb(_ month: Range<Int>, _ text: Skeleton) -> Bool {
    let next = month.upperBound + 1
    return text.string(month) == "May" && text.isLatin(next) && !text.isCapital(next)
  }
}

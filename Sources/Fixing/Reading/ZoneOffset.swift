/// What a local time differs from that of Greenwich, in brackets at the end of a date and a time in
/// right-to-left words, as programs print it: `ABC 7 DEF 1403 10:15:30 (+0330)`. Laid out from left
/// to right, the brackets end the line, right of the date.
enum ZoneOffset {
  /// The most scalars of a line.
  private static let longest = 120

  /// The brackets with their offset; nil where a text does not end in such ones, has Latin letters,
  /// or no time. O(*n*).
  static func brackets(_ text: Skeleton) -> Range<Int>? {
    guard text.count <= longest, text.at(text.count - 1) == ")",
      let opening = text.scalars.lastIndex(of: "("), opening > 1, text.isSpace(opening - 1),
      isOffset(opening + 1..<text.count - 1, text),
      !(0..<opening).contains(where: text.isLatin)
    else { return nil }
    let hasTime = (1..<opening).contains {
      text.at($0) == ":" && text.isDigit($0 - 1) && text.isDigit($0 + 1)
    }
    let hasWords = (0..<opening).contains(where: text.isRightToLeftLetter)
    return hasTime && hasWords ? opening..<text.count : nil
  }

  /// Whether a range is a sign and two digits for hours and two for minutes, with a colon between
  /// them or without one.
  private static func isOffset(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    guard range.count == 5 || range.count == 6,
      "+-\u{2212}".unicodeScalars.contains(text.at(range.lowerBound))
    else { return false }
    let digits = range.dropFirst()
    let colon = range.count == 6 ? range.lowerBound + 3 : -1
    return digits.allSatisfy { $0 == colon ? text.at($0) == ":" : text.isDigit($0) }
  }
}

internal import BidiAlgorithm

/// Whole numbers with a fraction behind a blank: `2 1/2`. Each is a number of its own for the
/// algorithm; people read both as one, from left to right.
extension Piece {
  /// The end of a whole number and a small fraction behind it, `2 1/2` or `2 \u{BD}`, with the unit
  /// or the sign that they have; nil where there is none, and where they may be two numbers: behind
  /// a word for what is numbered, `lesson 3 1/2`, and before an hour, where the fraction may be a
  /// date. Who writes Arabic-Indic digits may write the fraction left of the whole number. O(1).
  ///
  /// - Parameters:
  ///   - start: where the number begins with its sign.
  ///   - first: its first digit.
  ///   - text: the paragraph.
  /// - Returns: where it ends.
  static func endOfMixedNumber(_ start: Int, _ first: Int, _ text: Skeleton) -> Int? {
    guard let end = endOfMixedDigits(first, text), !text.followsWordForNumbered(start) else {
      return nil
    }
    if let unit = endOfUnit(behind: end, text) { return unit }
    let next = text.isSpace(ifThere: end) ? end + 1 : end
    guard !goesOn(end, text), !text.hasWordForHour(at: next) else { return nil }
    if text.at(end) == "\"", isInches(first..<end, text) { return end + 1 }
    if text.at(end) == "-", text.isLatin(end + 1) { return endOfJoined(end + 1, text) }
    // An isolate around the number alone would draw it behind other Latin words.
    if text.isLatin(next), !isCounted(next, text) { return nil }
    let isSigned =
      "%\u{2030}\u{B0}\u{2032}\u{2033}".unicodeScalars.contains(text.at(end))
      || isCurrency(text.at(end))
    // In Arabic a sign may stand on either side.
    return isSigned && !text.followsArabicLetter(first) ? end + 1 : end
  }

  /// Whether a range is such a number without a unit. O(1).
  static func isMixedNumber(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    let start = range.lowerBound
    return endOfMixedDigits(isSign(text.at(start)) ? start + 1 : start, text) == range.upperBound
  }

  /// The end of one or two digits, a blank and a fraction.
  private static func endOfMixedDigits(_ first: Int, _ text: Skeleton) -> Int? {
    let blank = text.endOfDigits(first)
    guard (1...2).contains(blank - first), text.classes[first] == .en,
      text.at(first).value & 0xF > 0, isBlank(text.at(blank))
    else { return nil }
    let top = blank + 1
    if isFraction(text.at(top)) { return top + 1 }
    let bottom = top + 2
    guard "/\u{2044}".unicodeScalars.contains(text.at(top + 1)), text.endOfDigits(top) == top + 1,
      text.endOfDigits(bottom) == bottom + 1, text.classes[top] == .en, text.classes[bottom] == .en,
      isProper(text.at(top).value & 0xF, text.at(bottom).value & 0xF)
    else { return nil }
    return bottom + 1
  }

  /// Whether a fraction is one that people write behind whole numbers: below one, in lowest terms,
  /// of halves to eighths. Others may be dates, scores or pages.
  private static func isProper(_ top: UInt32, _ bottom: UInt32) -> Bool {
    guard [2, 3, 4, 5, 6, 8].contains(bottom), top > 0, top < bottom else { return false }
    return !(2...3).contains { top % $0 == 0 && bottom % $0 == 0 }
  }

  /// The end of a Latin word that a hyphen joins to its number: `2 1/2-inch`; nil where it is part
  /// of something longer.
  private static func endOfJoined(_ start: Int, _ text: Skeleton) -> Int? {
    let end = endOfLetters(start, text)
    let goesOn = text.isCodeLetter(end) || text.isStrong(end) || text.at(end) == "-"
    return goesOn ? nil : end
  }

  /// Whether a Latin word that begins at a position says what is counted.
  private static func isCounted(_ start: Int, _ text: Skeleton) -> Bool {
    CountedThings.contains(start..<endOfLetters(start, text), in: text)
  }

  private static func endOfLetters(_ start: Int, _ text: Skeleton) -> Int {
    var end = start
    while text.isLatin(end), end < start + longestCounted { end += 1 }
    return end
  }

  /// The most letters of such a word.
  private static let longestCounted = 14
}

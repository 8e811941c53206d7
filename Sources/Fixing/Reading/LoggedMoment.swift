/// What begins or ends the rows of a log in digits alone: a day, an hour, both with a blank between
/// them, or the address of a device: `2024-05-01 10:15:02`, `172.16.0.9`.
enum LoggedMoment {
  /// The fewest signs between the digits of a day or an address, where no colon tells an hour.
  private static let fewestJoints = 2

  /// Behind one that begins at a position, before a blank or the end, in brackets or without them;
  /// nil where none does. O(its length).
  static func end(_ start: Int, _ text: Skeleton) -> Int? {
    if text.at(start) == "[" {
      guard let end = endOfDigits(start + 1, text), text.at(end) == "]" else { return nil }
      return text.isGap(end + 1) ? end + 1 : nil
    }
    guard let end = endOfDigits(start, text) else { return nil }
    return text.isGap(end) ? end : nil
  }

  /// Whether all of a range without blanks at its ends is one. O(its length).
  static func isOne(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    end(range.lowerBound, text) == range.upperBound
  }

  private static func endOfDigits(_ start: Int, _ text: Skeleton) -> Int? {
    guard let end = endOfPart(start, text) else { return nil }
    return text.at(end) == " " ? endOfPart(end + 1, text) ?? end : end
  }

  /// Behind European digits with signs between them: a colon, or two others.
  private static func endOfPart(_ start: Int, _ text: Skeleton) -> Int? {
    var end = text.endOfEuropeanDigits(start)
    guard end > start else { return nil }
    var (joints, hasColon) = (0, false)
    while ":-/.,".unicodeScalars.contains(text.at(end)), text.isEuropeanDigit(end + 1) {
      if text.at(end) == ":" { hasColon = true }
      // A comma groups digits, or stands before parts of a second.
      if text.at(end) != "," { joints += 1 }
      end = text.endOfEuropeanDigits(end + 1)
    }
    return hasColon || joints >= fewestJoints ? end : nil
  }
}

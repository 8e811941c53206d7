internal import BidiAlgorithm

/// A date that begins with its year and a time with seconds behind it, as programs print a point
/// in time: `2024-05-01 12:30:45`, `2024-05-01 12:30:45.250 +02:00`. It is one piece in a sentence
/// from right to left, too: the time stands right of its date. Without seconds a sentence may say
/// the two one after the other.
enum PointInTime {
  /// The element of such tokens, and behind them; nil where none begins at a token. O(1).
  static func element(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> (element: Element, end: Int)? {
    guard start + 1 < range.upperBound else { return nil }
    let (date, time) = (tokens[start], tokens[start + 1])
    guard let day = date.piece, day.kind == .date, day.order == .leftToRight, day.parts.isEmpty,
      isISO(day.range, text), let clock = time.piece, clock.kind == .time,
      clock.order == .leftToRight, time.range.lowerBound == date.range.upperBound + 1,
      text.at(date.range.upperBound) == " ", hasSeconds(clock.range.lowerBound, text)
    else { return nil }
    let end = endOfZone(start + 2, in: range, tokens, text)
    let hasLatin = tokens[start..<end].contains { $0.direction == .leftToRight }
    var element = Element(
      kind: .date, range: date.range.lowerBound..<tokens[end - 1].range.upperBound,
      order: .leftToRight, parts: [], direction: hasLatin ? .leftToRight : nil)
    element.followsSpace = date.followsSpace
    return (element, end)
  }

  /// Whether a range is four European digits, two and two with hyphens between them.
  private static func isISO(_ date: Range<Int>, _ text: Skeleton) -> Bool {
    date.count == 10
      && date.enumerated().allSatisfy { offset, position in
        offset == 4 || offset == 7 ? text.at(position) == "-" : text.isEuropeanDigit(position)
      }
  }

  /// Whether two digits stand behind a second colon from a position on.
  private static func hasSeconds(_ start: Int, _ text: Skeleton) -> Bool {
    let minutes = text.endOfEuropeanDigits(start) + 1
    let seconds = text.endOfEuropeanDigits(minutes) + 1
    return text.at(minutes - 1) == ":" && text.at(seconds - 1) == ":"
      && text.endOfEuropeanDigits(seconds) == seconds + 2
  }

  /// Behind the rest of a time from a token on: parts of a second, and a `Z` or a sign and the four
  /// digits by which it differs from UTC, as `+0200`. Other zones are in the time. The token itself
  /// where no such ones stand there.
  private static func endOfZone(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int {
    var end = start
    if end + 1 < range.upperBound, !tokens[end].followsSpace, !tokens[end + 1].followsSpace,
      tokens[end].sign(in: text) == "." || tokens[end].sign(in: text) == ",",
      tokens[end + 1].range.allSatisfy({ text.isEuropeanDigit($0) })
    {
      end += 2
    }
    guard end < range.upperBound else { return end }
    let zone = tokens[end].range
    if !tokens[end].followsSpace, text.string(zone) == "Z" { return end + 1 }
    let isOffset =
      zone.count == 5 && "+-".unicodeScalars.contains(text.at(zone.lowerBound))
      && zone.dropFirst().allSatisfy { text.isEuropeanDigit($0) }
    return isOffset ? end + 1 : end
  }
}

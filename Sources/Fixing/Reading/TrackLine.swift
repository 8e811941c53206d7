internal import BidiAlgorithm

/// Lines of a list of tracks: a number, a title in right-to-left words, and how long it is:
/// `1. ABC DEF - 4:32`. In a paragraph from left to right the number and the length are the line's.
enum TrackLine {
  /// The fewest and the most elements of a line.
  private static let length = 5...14
  /// The most digits of its number.
  private static let mostDigits = 3

  /// Whether tokens are one. O(1).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    length.contains(tokens.count) && isOne(tokens.map { Element($0) }, text)
  }

  /// Whether elements are one. An hour is seldom a minute before or behind a round one: a time that
  /// is so, of less than ten hours or minutes, is a length. O(1).
  static func isOne(_ all: [Element], _ text: Skeleton) -> Bool {
    guard length.contains(all.count) else { return false }
    let (number, stop) = (all[0], all[1])
    let (dash, time) = (all[all.count - 2], all[all.count - 1])
    guard number.kind == .number, number.range.count <= mostDigits,
      number.range.allSatisfy(text.isDigit), stop.isSign, !stop.followsSpace,
      ".)".unicodeScalars.contains(text.at(stop.range.lowerBound)),
      dash.isSign, dash.followsSpace, time.followsSpace,
      "-\u{2013}\u{2014}".unicodeScalars.contains(text.at(dash.range.lowerBound)),
      time.kind == .time, isLength(time.range, text)
    else { return false }
    return all[2..<(all.count - 2)].allSatisfy {
      $0.isWord && $0.direction == .rightToLeft && $0.followsSpace
    }
  }

  /// Whether a time is minutes below ten, and seconds that are no multiple of five.
  private static func isLength(_ time: Range<Int>, _ text: Skeleton) -> Bool {
    time.count == 4 && text.at(time.lowerBound + 1) == ":"
      && (text.at(time.upperBound - 1).value & 0xF) % 5 != 0
  }
}

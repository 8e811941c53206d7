extension Piece {
  /// The end of the other last digits of a phone number behind a slash, which are those of a second
  /// line: `03-6401234/5`, `08-6201234/56`. They stand behind it without a blank, are one or two,
  /// and nothing follows them but what ends an item. O(1).
  static func endOfOtherLines(behind end: Int, _ groups: [Range<Int>], _ text: Skeleton) -> Int {
    guard let last = groups.last, last.upperBound == end, last.count > mostOfOtherLine else {
      return end
    }
    var tail = end
    for _ in 0..<mostOtherLines where text.at(tail) == "/" {
      let digits = text.endOfDigits(tail + 1)
      guard (1...mostOfOtherLine).contains(digits - tail - 1) else { return end }
      tail = digits
    }
    return isEndOfItem(tail, text) ? tail : end
  }

  /// The most digits of another line, and the most such lines.
  private static let mostOfOtherLine = 2
  private static let mostOtherLines = 3
}

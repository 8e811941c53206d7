extension Piece {
  /// Whether an hour and minutes, `18:04`, or a whole date with its year at
  /// either end, `2024-01-12`, `12.01.2024`, begin at a position: a number before them goes no
  /// further, `4096 2024-01-12 18:04`. O(1).
  static func beginsPointOfTime(_ start: Int, _ text: Skeleton) -> Bool {
    if endOfClock(start, text) != nil { return true }
    let first = text.endOfDigits(start)
    let sign = text.at(first)
    guard "-./".unicodeScalars.contains(sign) else { return false }
    let second = text.endOfDigits(first + 1)
    guard text.at(second) == sign else { return false }
    let third = text.endOfDigits(second + 1)
    // A longer number goes on with the same sign.
    guard text.at(third) != sign || !text.isDigit(third + 1) else { return false }
    let parts = [start..<first, first + 1..<second, second + 1..<third]
    return isYearMonthDay(parts, text) || isYearMonthDay(parts.reversed(), text)
      || isYearMonthDay([parts[2], parts[0], parts[1]], text)
  }

  private static func isYearMonthDay(_ parts: [Range<Int>], _ text: Skeleton) -> Bool {
    mayBeYear(parts[0], text)
      && parts[1...].allSatisfy { (1...2).contains($0.count) }
      && (1...12).contains(text.value(of: parts[1]))
      && (1...31).contains(text.value(of: parts[2]))
  }
}

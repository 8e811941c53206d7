/// Products with powers in them, as numbers of many digits are written: `3\u{D7}10^8 m/s`,
/// `2 * 3^2 = 18`. Read from the right, a circumflex would raise the wrong number.
extension Piece {
  /// Signs between the numbers of a product, and letters for one.
  private static let factors = "*\u{D7}\u{B7}\u{22C5}xX"

  /// Two numbers or more with the sign of a product between them, one at least of them with a
  /// circumflex and an exponent, and what they equal or the Latin unit that they have. O(its
  /// length).
  @Sendable static func powers(_ start: Int, _ text: Skeleton) -> Piece? {
    let first = isSign(text.at(start)) ? start + 1 : start
    guard text.mayBeginWord(start), text.isEuropeanDigit(first) else { return nil }
    var end = first
    var (numbers, raised) = (0, 0)
    while true {
      end = endOfNumber(end, text)
      numbers += 1
      if let power = endOfPower(end, text) {
        raised += 1
        end = power
      }
      guard let next = nextTerm(factors, end, text), text.isEuropeanDigit(next.start) else {
        break
      }
      end = next.start
    }
    guard numbers > 1, raised > 0, text.at(end) != "^" else { return nil }
    // In Arabic what it equals may stand on either side.
    if !text.followsArabicLetter(first), let sum = endOfSum(end, text), text.at(sum) != "^" {
      return Piece(kind: .number, range: start..<sum, order: .leftToRight)
    }
    if let unit = endOfUnit(behind: end, text) { end = unit }
    guard !text.isCodeLetter(end), !text.isStrong(end) else { return nil }
    return Piece(kind: .number, range: start..<end, order: .leftToRight)
  }

  /// The end of superscript digits behind a unit, or of a circumflex and an exponent there; the
  /// position itself where neither stands.
  static func endOfUnitPower(_ position: Int, _ text: Skeleton) -> Int {
    var end = position
    while isRaised(text.at(end)) { end += 1 }
    return end > position ? end : endOfPower(position, text) ?? position
  }

  /// The end of a circumflex and an exponent behind a number: `10^6`.
  static func endOfPower(_ end: Int, _ text: Skeleton) -> Int? {
    guard text.at(end) == "^" else { return nil }
    let first = isSign(text.at(end + 1)) ? end + 2 : end + 1
    let last = text.endOfDigits(first)
    return last > first && !text.isCodeLetter(last) && !text.isStrong(last) ? last : nil
  }
}

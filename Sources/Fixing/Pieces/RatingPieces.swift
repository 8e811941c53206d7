/// How many stars something was given, behind its name: `ABC 4.3 \u{2605}`.
extension Piece {
  /// The most digits on either side of the point.
  private static let mostDigitsOfRating = 2

  /// A number and one star behind a right-to-left word, in a line that goes on in Latin letters. In
  /// a line from right to left the star may stand on either side. O(*n*).
  @Sendable static func rating(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start), text.at(start).isASCII, text.isSpace(ifThere: start - 1),
      text.endsWord(start - 2)
    else { return nil }
    var end = text.endOfDigits(start)
    guard end - start <= mostDigitsOfRating else { return nil }
    if ".,".unicodeScalars.contains(text.at(end)), text.isDigit(end + 1) {
      let last = text.endOfDigits(end + 1)
      guard last - end - 1 <= mostDigitsOfRating else { return nil }
      end = last
    }
    let star = text.isSpace(ifThere: end) ? end + 1 : end
    guard isStar(text.at(star)) else { return nil }
    var last = star + 1
    while text.isMark(last) { last += 1 }
    guard text.isGap(last), let next = (last..<text.count).first(where: text.isStrong),
      !text.isRightToLeftLetter(next)
    else { return nil }
    return Piece(
      kind: .number, range: start..<last, order: .either, parts: [start..<end, star..<last])
  }

  /// Whether what is read as one piece is such a number with its star, or a number of points, a
  /// slash and the most that are given: `4.5/5`. O(*n*).
  static func isRating(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    guard range.count > 1, text.isDigit(range.lowerBound) else { return false }
    let last = range.upperBound - 1
    return isStar(text.at(text.isMark(last) ? last - 1 : last)) || isOutOfMost(range, text)
  }

  /// Whether a number with a point out of five or ten stands right behind a right-to-left name in a
  /// line that goes on in Latin letters. Behind a word for a value it is that word's.
  private static func isOutOfMost(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    let start = range.lowerBound
    let point = text.endOfDigits(start)
    let slash = text.endOfDigits(point + 1)
    guard range.allSatisfy({ text.at($0).isASCII }), point - start <= mostDigitsOfRating,
      ".,".unicodeScalars.contains(text.at(point)), slash > point + 1,
      slash - point - 1 <= mostDigitsOfRating, text.at(slash) == "/", slash < range.upperBound,
      ["5", "10"].contains(text.string(slash + 1..<range.upperBound)),
      text.isSpace(ifThere: start - 1), text.endsWord(start - 2),
      let next = (range.upperBound..<text.count).first(where: text.isStrong),
      !text.isRightToLeftLetter(next)
    else { return false }
    return !text.followsWordForValue(start)
  }

  /// The black star, and the one of emoji.
  private static func isStar(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{2605}" || scalar == "\u{2B50}"
  }
}

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

  /// Whether what is read as one piece is such a number with its star. O(1).
  static func isRating(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    guard range.count > 1, text.isDigit(range.lowerBound) else { return false }
    let last = range.upperBound - 1
    return isStar(text.at(text.isMark(last) ? last - 1 : last))
  }

  /// The black star, and the one of emoji.
  private static func isStar(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{2605}" || scalar == "\u{2B50}"
  }
}

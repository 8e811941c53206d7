extension Piece {
  /// The most stars of a hotel.
  private static let mostStars = 7

  /// `5*` in `ABC Hilton Tel Aviv 5* DEF`: how many stars something has, behind its Latin name. The
  /// sign stands right of its digit. O(1).
  @Sendable static func stars(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isEuropeanDigit(start), (1...mostStars).contains(text.value(of: start..<start + 1)),
      text.at(start + 1) == "*", text.isGap(start + 2), text.at(start + 2) != "*",
      text.isSpace(ifThere: start - 1), text.isLatin(start - 2)
    else { return nil }
    return Piece(kind: .number, range: start..<start + 2, order: .leftToRight)
  }
}

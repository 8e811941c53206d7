extension Piece {
  /// `{U+06DD}255`: digits behind a sign that is drawn around or under a number, which is a part of
  /// it and stands left of it: to UAX #9 it is such a digit itself. nil where no digit is there.
  static func behindSign(_ sign: Int, _ text: Skeleton) -> Piece? {
    let end = text.endOfDigits(sign + 1)
    guard end > sign + 1 else { return nil }
    return Piece(kind: .number, range: sign..<end, order: .leftToRight)
  }
}

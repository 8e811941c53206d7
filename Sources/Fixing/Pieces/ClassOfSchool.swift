extension Piece {
  /// `3/A`, `10/B`: a class of a school, or a door: a number of at most three digits, a slash and
  /// one Latin capital. Two words for one thing have no digits.
  @Sendable static func classOfSchool(_ start: Int, _ text: Skeleton) -> Piece? {
    let slash = text.endOfDigits(start)
    guard text.mayBeginWord(start), (1...3).contains(slash - start), text.at(slash) == "/",
      text.isCapital(slash + 1), !text.isCodeLetter(slash + 2), !text.isStrong(slash + 2),
      !"/-+#:".unicodeScalars.contains(text.at(slash + 2))
    else { return nil }
    return Piece(kind: .identifier, range: start..<slash + 2, order: .leftToRight)
  }
}

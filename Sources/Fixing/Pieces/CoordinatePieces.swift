extension Piece {
  /// A place on the Earth, `31.7683° N, 35.2137° E` or `31°46′06″N`: read from left to right in
  /// every script.
  @Sendable static func coordinates(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.mayBegin(start),
      let first = endOfAngle(start, "NS", text) ?? endOfAngle(start, "EW", text)
    else { return nil }
    var second = text.at(first) == "," ? first + 1 : first
    if text.isSpace(ifThere: second) { second += 1 }
    let end = endOfAngle(second, "EW", text) ?? endOfAngle(second, "NS", text) ?? first
    return Piece(kind: .number, range: start..<end, order: .leftToRight)
  }

  /// The end of degrees, minutes and seconds with one of these letters behind them.
  private static func endOfAngle(_ start: Int, _ letters: String, _ text: Skeleton) -> Int? {
    guard text.isDigit(start) else { return nil }
    var end = start
    var hasDegrees = false
    while text.isDigit(end) || isMark(text.at(end)) {
      if text.at(end) == "\u{B0}" { hasDegrees = true }
      end += 1
    }
    guard hasDegrees else { return nil }
    let letter = text.isSpace(ifThere: end) ? end + 1 : end
    guard letters.unicodeScalars.contains(text.at(letter)), !text.isCodeLetter(letter + 1) else {
      return nil
    }
    return letter + 1
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    ".'\"\u{B0}\u{2032}\u{2033}\u{2019}\u{201D}".unicodeScalars.contains(scalar)
  }
}

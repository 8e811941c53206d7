extension Piece {
  /// The most numbered moves in a row.
  private static let mostMoves = 40

  /// `1. e4 e5`, `12. Bb5+`, `1...c5`: moves of chess with their numbers.
  @Sendable static func moves(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start), text.scalars[start].isASCII, text.mayBeginWord(start) else {
      return nil
    }
    var end = start
    var position = start
    for _ in 0..<mostMoves {
      let digits = text.endOfDigits(position)
      guard (1...3).contains(digits - position), text.at(digits) == "." else { break }
      var move = digits + 1
      // Three dots before a move of Black.
      if text.at(move) == ".", text.at(move + 1) == "." { move += 2 }
      if text.at(move) == " " { move += 1 }
      guard let white = endOfMove(move, text) else { break }
      end = white
      if text.at(end) == " ", let black = endOfMove(end + 1, text) { end = black }
      guard text.at(end) == " " else { break }
      position = end + 1
    }
    return end > start ? Piece(kind: .identifier, range: start..<end, order: .leftToRight) : nil
  }

  /// The end of a move: a piece, a square, what it becomes, and whether it is check.
  private static func endOfMove(_ start: Int, _ text: Skeleton) -> Int? {
    var end = start
    if text.at(start) == "O", text.at(start + 1) == "-", text.at(start + 2) == "O" {
      end = start + 3
      if text.at(end) == "-", text.at(end + 1) == "O" { end += 2 }
    } else {
      if "KQRBN".unicodeScalars.contains(text.at(end)) { end += 1 }
      let square = end
      while "abcdefgh12345678x".unicodeScalars.contains(text.at(end)), end < square + 5 { end += 1 }
      guard end > square + 1, "abcdefgh".unicodeScalars.contains(text.at(end - 2)),
        text.isDigit(end - 1)
      else { return nil }
      if text.at(end) == "=", "QRBN".unicodeScalars.contains(text.at(end + 1)) { end += 2 }
    }
    if "+#".unicodeScalars.contains(text.at(end)) { end += 1 }
    return text.isCodeLetter(end) || text.isStrong(end) ? nil : end
  }
}

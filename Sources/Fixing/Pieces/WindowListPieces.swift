extension Piece {
  /// The most scalars of a list of windows, and the most digits of the number of one.
  private static let longestWindows = 240
  private static let mostDigitsOfWindow = 3

  /// `1:ABC*`, one of the windows that a program which holds several terminals lists below them:
  /// `[0] 0:bash- 1:ABC* 2:DEF`. Each begins with its number, and a star is behind the one that is
  /// seen. From right to left they may follow each other so. O(the length of the list).
  @Sendable static func windowOfList(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isGap(start - 1), let colon = endOfNumberOfWindow(start, text),
      text.isRightToLeftLetter(colon + 1), text.count <= longestWindows, areWindows(text)
    else { return nil }
    let end = endOfWord(start, text)
    var flags = end
    while isFlagOfWindow(text.at(flags - 1)) { flags -= 1 }
    return Piece(
      kind: .path, range: start..<end, order: .either,
      parts: [start..<colon, colon..<colon + 1, colon + 1..<flags]
        + (flags..<end).map { $0..<$0 + 1 })
  }

  /// The colon behind a small number in European digits, with a name right behind it; nil where no
  /// number begins at a position.
  private static func endOfNumberOfWindow(_ start: Int, _ text: Skeleton) -> Int? {
    let colon = text.endOfDigits(start)
    guard (1...mostDigitsOfWindow).contains(colon - start), text.at(start).isASCII,
      text.at(colon) == ":", !text.isGap(colon + 1), !text.isDigit(colon + 1)
    else { return nil }
    return colon
  }

  /// Whether a text begins with a list of two windows or more, with the name of their session in
  /// square brackets before them or without it: their numbers grow, and one of them has a star.
  private static func areWindows(_ text: Skeleton) -> Bool {
    var start = text.endOfBlanks(0)
    if text.at(start) == "[" {
      let end = endOfWord(start, text)
      guard text.at(end - 1) == "]" else { return false }
      start = text.endOfBlanks(end)
    }
    var (windows, stars, last) = (0, 0, -1)
    while let colon = endOfNumberOfWindow(start, text),
      let number = Int(text.string(start..<colon)),
      number > last
    {
      (windows, last) = (windows + 1, number)
      let end = endOfWord(start, text)
      var flag = end - 1
      while isFlagOfWindow(text.at(flag)) {
        if text.at(flag) == "*" { stars += 1 }
        flag -= 1
      }
      start = text.endOfBlanks(end)
    }
    return windows > 1 && stars == 1
  }

  private static func endOfWord(_ start: Int, _ text: Skeleton) -> Int {
    var end = start
    while !text.isGap(end) { end += 1 }
    return end
  }

  /// Whether a sign says of a window that it is seen, was seen last, or has something new.
  private static func isFlagOfWindow(_ sign: Unicode.Scalar) -> Bool {
    "*-#!~".unicodeScalars.contains(sign)
  }
}

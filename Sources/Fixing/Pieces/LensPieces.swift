/// What lenses of cameras are named by.
extension Piece {
  /// `f/2.8`, `F/3.5-5.6`: how far a lens opens. O(its length).
  @Sendable static func aperture(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.mayBeginWord(start), text.at(start + 1) == "/",
      let end = endOfAperture(start, text)
    else { return nil }
    return Piece(kind: .number, range: start..<end, order: .leftToRight)
  }

  /// `24–70mm f/2.8`, `12–50 MP f/1.8`: a length or a range of them, or of how many pixels there
  /// are, with how far the lens opens. Both are read from left to right. O(its length).
  @Sendable static func lensSize(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isEuropeanDigit(start), text.mayBeginWord(start) else { return nil }
    var end = endOfLensNumber(start, text)
    if "-\u{2013}\u{2014}\u{2011}".unicodeScalars.contains(text.at(end)), text.isDigit(end + 1) {
      end = endOfLensNumber(end + 1, text)
    }
    let unit = text.at(end) == " " ? end + 1 : end
    guard unitsOfLenses.contains(text.string(unit..<min(text.count, unit + 2))),
      text.at(unit + 2) == " ", let last = endOfAperture(unit + 3, text)
    else { return nil }
    return Piece(kind: .number, range: start..<last, order: .leftToRight)
  }

  /// Whether a piece is such a length with how far its lens opens, behind which the words of the
  /// lens's name may follow. O(its length).
  static func isLensSize(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    text.isDigit(range.lowerBound) && text.isDigit(range.upperBound - 1)
      && range.contains {
        "fF".unicodeScalars.contains(text.at($0)) && text.at($0 - 1) == " "
      }
  }

  /// Millimetres and millions of pixels.
  private static let unitsOfLenses: Set<String> = ["mm", "MP", "Mp"]

  /// The end of a letter for it, a slash or none, and a number or two with a hyphen between.
  /// Without a slash there are decimals.
  private static func endOfAperture(_ start: Int, _ text: Skeleton) -> Int? {
    guard "fF".unicodeScalars.contains(text.at(start)) else { return nil }
    let first = text.at(start + 1) == "/" ? start + 2 : start + 1
    guard text.isEuropeanDigit(first) else { return nil }
    var end = endOfLensNumber(first, text)
    guard end - first <= longestAperture, first > start + 1 || text.at(end - 2) == "." else {
      return nil
    }
    if "-\u{2013}".unicodeScalars.contains(text.at(end)), text.isDigit(end + 1) {
      end = endOfLensNumber(end + 1, text)
    }
    return text.isCodeLetter(end) || text.isStrong(end) || text.at(end) == "/" ? nil : end
  }

  /// The most scalars of one such number.
  private static let longestAperture = 4

  /// The end of digits with decimals behind them or without.
  private static func endOfLensNumber(_ start: Int, _ text: Skeleton) -> Int {
    let end = text.endOfDigits(start)
    return text.at(end) == "." && text.isDigit(end + 1) ? text.endOfDigits(end + 1) : end
  }
}

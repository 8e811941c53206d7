/// Lengths in feet and inches.
extension Piece {
  /// The most digits of the feet, and the number that inches stay below.
  private static let mostDigitsOfFeet = 2
  private static let inchesOfFoot = 12

  /// `5'11"`, `6\u{2032}2\u{2033}`, `6\u{2032}2`: feet and inches with their signs, from left to
  /// right, also in Arabic. A quotation that was opened before them ends with the last sign. O(1)
  /// but for that.
  @Sendable static func feet(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isEuropeanDigit(start), text.mayBeginWord(start) else { return nil }
    let sign = text.endOfDigits(start)
    guard sign - start <= mostDigitsOfFeet,
      "'\u{2019}\u{2032}".unicodeScalars.contains(text.at(sign)), text.isEuropeanDigit(sign + 1)
    else { return nil }
    let inches = sign + 1..<text.endOfDigits(sign + 1)
    let last = inches.upperBound
    guard let number = Int(text.string(inches)), number < inchesOfFoot else { return nil }
    let end: Int
    if "\"\u{201D}\u{2033}".unicodeScalars.contains(text.at(last)) {
      guard text.at(last) == "\u{2033}" || !isQuotationOpen(at: start, text) else { return nil }
      end = last + 1
    } else if text.at(last) == "'", text.at(last + 1) == "'" {
      end = last + 2
    } else if text.at(sign) == "\u{2032}" {
      end = last
    } else {
      return nil
    }
    guard !text.isCodeLetter(end), !text.isStrong(end) else { return nil }
    return Piece(kind: .number, range: start..<end, order: .leftToRight)
  }
}

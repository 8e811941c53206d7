extension Piece {
  /// The piece with the exponent behind it, `3\u{B2}`: superscript digits are numbers to UAX #9 and
  /// stay right of the digits before them. O(its length).
  func withExponent(in text: Skeleton) -> Piece {
    guard kind == .number, parts.isEmpty, text.isDigit(range.upperBound - 1) else { return self }
    var end = range.upperBound
    while Self.isExponent(text.at(end)) { end += 1 }
    guard end > range.upperBound else { return self }
    var longer = self
    longer.range = range.lowerBound..<end
    return longer
  }

  /// Whether it is an equation that a calculation goes on before or behind, `24 : 6 = 4`,
  /// `___ + 3 = 8`, `5 + 3 = 4 + ___`: turned by itself it would part that. O(its length).
  func isCutFromCalculation(in text: Skeleton) -> Bool {
    guard kind == .number, text.isEquation(range) else { return false }
    var sign = range.upperBound
    while text.isSpace(ifThere: sign) { sign += 1 }
    let goesOn =
      "+*=\u{D7}\u{F7}".unicodeScalars.contains(text.at(sign))
      && (text.isGap(sign + 1) || text.isDigit(sign + 1))
    return goesOn || Self.goesOn(before: range.lowerBound, text)
  }

  /// Whether a sign of a calculation and a number, or what stands for one, are before a place. A
  /// colon right behind a number ends a label: `2: 6 + 1 = 7`.
  private static func goesOn(before start: Int, _ text: Skeleton) -> Bool {
    guard let sign = lastInk(before: start, text) else { return false }
    if text.at(sign) == "\u{221A}" { return true }
    guard operators.unicodeScalars.contains(text.at(sign)),
      text.at(sign) != ":" || text.isGap(sign - 1), let operand = lastInk(before: sign, text)
    else { return false }
    return isOperand(operand, text)
  }

  private static let operators = "+-*/:=\u{D7}\u{F7}\u{2212}\u{B7}\u{2219}"

  /// Whether a scalar ends a number, or what stands for one.
  private static func isOperand(_ position: Int, _ text: Skeleton) -> Bool {
    let scalar = text.at(position)
    return text.isDigit(position) || isFraction(scalar) || isExponent(scalar)
      || "_?)\u{25A1}".unicodeScalars.contains(scalar)
  }

  private static func lastInk(before position: Int, _ text: Skeleton) -> Int? {
    var place = position - 1
    while place >= 0, text.isSpace(place) { place -= 1 }
    return place >= 0 ? place : nil
  }

  /// Whether a scalar is a superscript digit or sign.
  private static func isExponent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xB2, 0xB3, 0xB9, 0x2070, 0x2074...0x207B: true
    default: false
    }
  }
}

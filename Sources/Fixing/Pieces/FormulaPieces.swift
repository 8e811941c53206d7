extension Piece {
  /// `(a+b)²`, `(x-1)^2`: a power of what is in brackets, whose exponent stands behind them.
  @Sendable static func power(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "(", text.mayBeginWord(start) else {
      return nil
    }
    var depth = 0
    var letters = 0
    var (hasLetter, hasOperator) = (false, false)
    var end = start
    repeat {
      guard end < min(text.count, start + longestFormula), text.scalars[end].isASCII else {
        return nil
      }
      switch text.at(end) {
      case "(": depth += 1
      case ")": depth -= 1
      case "+", "-", "*", "/": hasOperator = true
      default: break
      }
      letters = text.isLatin(end) ? letters + 1 : 0
      hasLetter = hasLetter || letters > 0
      // Words in brackets have a footnote and no exponent.
      guard letters < 3 else { return nil }
      end += 1
    } while depth > 0
    let last = endOfExponent(end, text)
    guard hasLetter, hasOperator, last > end, !text.isStrong(last) else { return nil }
    return Piece(kind: .number, range: start..<last, order: .leftToRight)
  }

  /// The most scalars of a formula.
  private static let longestFormula = 40

  /// The end of an exponent, in raised signs or behind a circumflex.
  private static func endOfExponent(_ start: Int, _ text: Skeleton) -> Int {
    var end = start
    while isRaised(text.at(end)) { end += 1 }
    guard end == start, text.at(start) == "^", text.isCodeLetter(start + 1) else { return end }
    end = start + 1
    while text.isCodeLetter(end) { end += 1 }
    return end
  }

  /// Whether a scalar is a raised digit or sign, as an exponent has.
  static func isRaised(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xB2, 0xB3, 0xB9, 0x2070...0x207C, 0x207F: true
    default: false
    }
  }

  /// `x = y + 1;`: an assignment with the sign that ends it.
  @Sendable static func assignment(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isLatin(start), text.mayBeginWord(start) else {
      return nil
    }
    var end = text.endOfDottedName(start)
    var hasAny = false
    while end < start + longestAssignment {
      let sign = text.isSpace(ifThere: end) ? end + 1 : end
      var first = sign
      while first < sign + 2, "=+-*/%".unicodeScalars.contains(text.at(first)) { first += 1 }
      guard first > sign else { break }
      if !hasAny {
        // `key=value;` is a pair of a key and a value in a sentence.
        guard text.at(first - 1) == "=", sign > end else { return nil }
        hasAny = true
      }
      let operand = text.isSpace(ifThere: first) ? first + 1 : first
      guard text.isCodeLetter(operand) else { return nil }
      end = text.endOfDottedName(operand)
    }
    guard hasAny, text.at(end) == ";", text.isGap(end + 1) else { return nil }
    return Piece(kind: .identifier, range: start..<end + 1, order: .leftToRight)
  }

  /// The most scalars of an assignment without its last operand.
  private static let longestAssignment = 80
}

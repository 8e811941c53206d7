internal import BidiAlgorithm

/// Terms of formulas whose names are small letters: `x`, `2x`, `x\u{B2}`. A dash between blanks
/// behind one is a minus, and what follows is read with it.
enum FormulaTerm {
  /// The most scalars of a term.
  private static let longest = 6

  /// Whether a term, a sign and a number with blanks between them are a difference: `2x - 3`.
  static func isLess(
    _ term: Range<Int>, _ sign: Element, _ number: Element, _ text: Skeleton
  ) -> Bool {
    sign.followsSpace && number.followsSpace
      && "-\u{2013}".unicodeScalars.contains(text.at(sign.range.lowerBound)) && isOne(term, text)
  }

  /// Whether a range has digits, one small Latin letter and an exponent behind it, or the letter
  /// alone. O(1).
  private static func isOne(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    guard range.count <= longest,
      let letter = range.first(where: { !text.isDigit($0) }), text.isLatin(letter),
      !text.isCapital(letter)
    else { return false }
    return (letter + 1..<range.upperBound).allSatisfy {
      "\u{B2}\u{B3}".unicodeScalars.contains(text.at($0))
    }
  }

  /// Whether a Latin name and a sign that compares end elements, so that a number behind them is
  /// the name's: `N = 120 ABC`. They are drawn as they are read, with the unit behind them. O(1).
  static func isValue(behind before: ArraySlice<Element>, _ text: Skeleton) -> Bool {
    guard let sign = before.last, sign.isSign, let name = before.dropLast().last else {
      return false
    }
    return name.direction == .leftToRight
      && "=<>\u{2248}\u{2264}\u{2265}".unicodeScalars.contains(text.at(sign.range.lowerBound))
  }
}

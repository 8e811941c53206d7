internal import BidiAlgorithm

/// Right-to-left sentences that begin with a formula, where nobody set a direction:
/// `E = mc\u{B2} ABC DEF`, `x = -5 ABC DEF`.
///
/// The first letter is that of a variable, and variables are as many as the words: they say nothing
/// about the direction.
enum FormulaFirstSentence {
  /// The fewest right-to-left words, and of those behind a number, the first of which measures it.
  private static let fewestWords = 2
  private static let fewestBehindUnit = 4

  /// Whether tokens are one: a formula that equals or compares something and begins with no name of
  /// two letters, as code has, a blank, and right-to-left words alone, with commas and an end or
  /// without. Two signs of equality and an arrow are code, too. O(*n*).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard !text.hasControls, let first = tokens.first, first.direction != .rightToLeft,
      let own = tokens.first(where: { $0.direction == .rightToLeft }), own.followsSpace
    else { return false }
    let start = first.range.lowerBound
    guard !text.isLatin(start) || !text.isLatin(start + 1),
      let formula = Equation(start, text), formula.isRelation,
      text.endOfBlanks(formula.end) == own.range.lowerBound
    else { return false }
    let range = start..<formula.end
    let isCode = range.contains {
      text.at($0) == "=" && "=>".unicodeScalars.contains(text.at($0 + 1))
    }
    let isMeasured = text.isDigit(formula.end - 1) && Piece.hasUnit(behind: range, text)
    let words = tokens.drop { $0.range.lowerBound < own.range.lowerBound }
    return !isCode
      && words.count { $0.isWord(.rightToLeft) } >= (isMeasured ? fewestBehindUnit : fewestWords)
      && words.allSatisfy { $0.isWord(.rightToLeft) || isPause($0, text) }
  }

  private static func isPause(_ token: Token, _ text: Skeleton) -> Bool {
    !token.followsSpace
      && (text.endsSentence(token.range.lowerBound)
        || ",\u{60C}".unicodeScalars.contains(token.sign(in: text)))
  }
}

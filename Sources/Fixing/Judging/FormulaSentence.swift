internal import BidiAlgorithm

/// Right-to-left sentences with formulas between their words, laid out from left to right:
/// `ABC X DEF N(0, 1), GHI E[X] = 0.`
///
/// The names of formulas are as many as the words, but have one letter: they say nothing about the
/// direction, as a word or the name of a program would.
enum FormulaSentence {
  /// The fewest right-to-left words of a sentence, and the most tokens.
  private static let fewestWords = 3
  private static let longest = 96
  /// The most letters of the name of a function, such as `Var` or `log`.
  private static let longestFunction = 4

  /// Whether tokens are one: right-to-left words first, names of one letter and functions with
  /// their brackets alone in Latin letters, a formula with brackets or with a sign of equality, and
  /// the end of a sentence. O(*n*).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.count <= longest, let first = tokens.first, first.isWord(.rightToLeft),
      text.endsSentence(text.count - 1),
      tokens.count(where: { $0.isWord(.rightToLeft) && $0.followsSpace }) >= fewestWords
    else { return false }
    return hasFormula(text)
  }

  /// Whether all Latin letters of a text are names of formulas, and one of these has brackets or
  /// equals something. O(*n*).
  private static func hasFormula(_ text: Skeleton) -> Bool {
    var hasFormula = false
    var position = 0
    while position < text.count {
      guard text.isStrong(position), !text.isRightToLeftLetter(position) else {
        position += 1
        continue
      }
      var end = position
      while text.isStrong(end), !text.isRightToLeftLetter(end) { end += 1 }
      let hasBrackets = "([".unicodeScalars.contains(text.at(end))
      guard end == position + 1 || (hasBrackets && end - position <= longestFunction) else {
        return false
      }
      let equals = text.isSpace(ifThere: end) ? end + 1 : end
      if hasBrackets || text.at(equals) == "=" { hasFormula = true }
      position = end
    }
    return hasFormula
  }
}

internal import BidiAlgorithm

/// Lines of a place on the Earth and its name, laid out from left to right:
/// `32.08, 34.78 (ABC DEF)`, `32.08\u{B0} N, 34.78\u{B0} E ABC`, `ABC: 32.08, 34.78`; and a
/// calculation with a word behind it where that direction was set, `2 + 3 = 5 ABC`.
///
/// The numbers are read from left to right in every line. Where they begin it they are so there,
/// and the name stands behind them: whoever turns the line draws the second number first.
enum PlaceBeforeName {
  /// The most words of a name, and the most scalars of a line.
  private static let mostWords = 3
  private static let longest = 100
  /// The most digits before the dot of a number.
  private static let mostDigits = 3

  /// Whether tokens of a text that is laid out from left to right are one. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton, isSet: Bool) -> Bool {
    guard text.count <= longest, let first = tokens.first else { return false }
    if first.isWord(.rightToLeft) { return isSet && isNameFirst(tokens, text) }
    let start = first.range.lowerBound
    // Arabic-Indic digits follow each other from right to left, as the words behind them do.
    guard text.classes[start] != .an else { return false }
    if let end = Piece.coordinates(start, text)?.range.upperBound ?? endOfPair(start, text) {
      return isName(tokens.drop { $0.range.lowerBound < end }, text)
    }
    return isSet && first.piece?.kind == .number && first.piece?.order == .leftToRight
      && text.isEquation(first.range) && isName(tokens.dropFirst(), text)
  }

  /// Whether a name of few words, a colon or an opening bracket or neither, and a pair of numbers
  /// that is known for a place are all that stands in a line.
  private static func isNameFirst(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let words = tokens.prefix { $0.isWord(.rightToLeft) }
    let rest = tokens[words.endIndex...].drop { ":(".unicodeScalars.contains($0.sign(in: text)) }
    guard words.count <= mostWords, let place = rest.first,
      Piece.coordinates(place.range.lowerBound, text)?.range == place.range
    else { return false }
    return rest.dropFirst().allSatisfy { $0.sign(in: text) == ")" }
  }

  /// Whether tokens are a name of few right-to-left words, in brackets or not, behind a comma, a
  /// colon or a dash or none of these.
  private static func isName(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    var rest = tokens
    if let sign = rest.first?.sign(in: text),
      ",:-\u{60C}\u{2013}\u{2014}".unicodeScalars.contains(sign)
    {
      rest = rest.dropFirst()
    }
    let words = LabelledStretch.insideBrackets(rest, text)
    return (1...mostWords).contains(words.count)
      && words.allSatisfy { $0.isWord(.rightToLeft) }
      && LabelledStretch.areInOrder(words, text)
  }

  /// The end of two numbers with two decimals or more each that may be a latitude and a longitude,
  /// in either order, and a comma or a semicolon between them; nil where none begin there.
  private static func endOfPair(_ start: Int, _ text: Skeleton) -> Int? {
    guard let first = endOfNumber(start, text),
      ",;\u{60C}".unicodeScalars.contains(text.at(first))
    else { return nil }
    let second = text.isSpace(ifThere: first + 1) ? first + 2 : first + 1
    return endOfNumber(second, text)
  }

  /// The end of a number with a minus or without one, and with two decimals or more.
  private static func endOfNumber(_ start: Int, _ text: Skeleton) -> Int? {
    let first = "-\u{2212}".unicodeScalars.contains(text.at(start)) ? start + 1 : start
    let dot = text.endOfDigits(first)
    guard (1...mostDigits).contains(dot - first), text.value(of: first..<dot) <= 180,
      ".\u{66B}".unicodeScalars.contains(text.at(dot))
    else { return nil }
    let end = text.endOfDigits(dot + 1)
    return end > dot + 2 ? end : nil
  }
}

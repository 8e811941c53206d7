internal import BidiAlgorithm

/// A number and the Latin word for what it measures or counts, in a sentence that is read from
/// right to left: `27 inch`, `5 miles`. They are one piece that is read from left to right.
///
/// Units that are never words, `5 GB`, are in the piece of the number everywhere.
enum MeasuredNumber {
  /// The end of the tokens of such a piece that begins with a token: European digits, one blank and
  /// the word; nil where none does. A word with a capital is a name, `3 Windows`, and a number
  /// behind a dash may be that of a row, `ABC - 5 points`. O(1).
  static func end(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    let (number, next) = (tokens[start], start + 1)
    guard next < range.upperBound, number.piece?.kind == .number, number.direction == nil else {
      return nil
    }
    // A whole number with a fraction behind a blank, `2 1/2`, is none of a row or a year.
    let isMixed = Piece.isMixedNumber(number.range, text)
    guard isMixed || !isBehindDash(start, in: range, tokens, text),
      isMixed || isOfDigits(number.range, text)
    else { return nil }
    let word = tokens[next]
    guard word.sort == .word, word.direction == .leftToRight, word.range.count <= longestWord,
      word.range.lowerBound == number.range.upperBound + 1,
      text.isSpace(number.range.upperBound)
    else { return nil }
    let letters = text.string(word.range)
    let isMeasure =
      MeasureWords.isOne(letters) || (isMixed && CountedThings.contains(word.range, in: text))
    guard isMeasure, isMixed || !isYear(number.range, text) || isPlural(letters) else {
      return nil
    }
    return next + 1
  }

  /// The same, of a number, a unit and the dot with which that is shortened, before right-to-left
  /// words: `2 lb. ABC`. O(1).
  static func endWithDot(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    let number = tokens[start].range
    guard tokens[start].piece?.kind == .number, text.isDigit(number.lowerBound) else { return nil }
    // The unit is in the piece of its number, or it is a word.
    var dot = start + 1
    if tokens[start].direction == nil {
      guard dot < range.upperBound, tokens[dot].sort == .word,
        tokens[dot].range.lowerBound == number.upperBound + 1,
        text.isSpace(number.upperBound),
        isOfDigits(number, text) || Piece.isMixedNumber(number, text)
      else { return nil }
      dot += 1
    }
    guard dot + 1 < range.upperBound, tokens[dot].sign(in: text) == ".",
      !tokens[dot].followsSpace, tokens[dot + 1].followsSpace,
      tokens[dot + 1].direction == .rightToLeft
    else { return nil }
    let end = tokens[dot - 1].range.upperBound
    var unit = end
    while unit > number.lowerBound, text.isLatin(unit - 1) { unit -= 1 }
    guard end - unit <= longestWord, shortened.contains(text.string(unit..<end)) else { return nil }
    return dot + 1
  }

  /// Units that English writes with a dot.
  private static let shortened: Set<String> = [
    "ft", "gal", "hr", "hrs", "in", "lb", "lbs", "min", "mins", "oz", "pt", "qt", "sec", "secs",
    "tbsp", "tsp", "yd",
  ]

  /// The most scalars of such a word.
  private static let longestWord = 14

  /// Whether a number is European digits with separators or a sign, and no currency.
  private static func isOfDigits(_ number: Range<Int>, _ text: Skeleton) -> Bool {
    guard let last = number.last, text.isDigit(last), text.at(last).isASCII else { return false }
    return number.allSatisfy {
      text.isDigit($0) || ".,/+-\u{2212}\u{2013}\u{D7}".unicodeScalars.contains(text.at($0))
    }
  }

  /// Whether a number may be that of a year, `2024`.
  private static func isYear(_ number: Range<Int>, _ text: Skeleton) -> Bool {
    guard number.count == 4 else { return false }
    return ["19", "20"].contains(text.string(number.prefix(2)))
  }

  private static func isPlural(_ letters: String) -> Bool {
    letters.hasSuffix("s") || letters == "feet"
  }

  /// Whether a dash between blanks stands before a number.
  private static func isBehindDash(
    _ number: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    guard number > range.lowerBound, tokens[number].followsSpace else { return false }
    return "-\u{2013}\u{2014}".unicodeScalars.contains(tokens[number - 1].sign(in: text))
  }
}

internal import BidiAlgorithm

/// What a program says of a fault behind right-to-left words for one and its code:
/// `ABC E0425: cannot find value x`. However long it is, the words lead to it.
enum FaultBehindWord {
  /// The most right-to-left words before a code.
  private static let mostWords = 3
  /// The most scalars of a code.
  private static let longestCode = 40

  /// Whether tokens are one: right-to-left words, a code and a colon, and Latin words without
  /// right-to-left ones. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let first = tokens.firstIndex(where: { $0.direction == .leftToRight }),
      (1...mostWords).contains(first), tokens[first].followsSpace,
      tokens[..<first].allSatisfy({ $0.sort == .word && $0.direction == .rightToLeft }),
      !tokens[first...].contains(where: { $0.direction == .rightToLeft })
    else { return false }
    let start = tokens[first].range.lowerBound
    var end = start
    while text.isCodeLetter(end) || (text.at(end) == "-" && text.isCodeLetter(end + 1)),
      end < start + longestCode
    {
      end += 1
    }
    guard let colon = isCode(start..<end, text) ? end : endOfStatus(start..<end, text),
      text.at(colon) == ":", text.isSpace(ifThere: colon + 1)
    else { return false }
    return tokens.contains { $0.range.lowerBound > colon && $0.direction == .leftToRight }
  }

  /// Whether letters have a digit, a low line or a capital behind a small letter, as the name of a
  /// person or of a thing seldom has: `E0425`, `ERR_42`, `TypeError`.
  private static func isCode(_ word: Range<Int>, _ text: Skeleton) -> Bool {
    if word.contains(where: { text.isDigit($0) || text.at($0) == "_" }) { return true }
    return word.dropFirst().contains {
      text.isCapital($0) && text.isLatin($0 - 1) && !text.isCapital($0 - 1)
    }
  }

  /// The end of the number behind capitals, `HTTP 500`; nil where they are none or have none.
  private static func endOfStatus(_ word: Range<Int>, _ text: Skeleton) -> Int? {
    guard word.count > 1, word.allSatisfy(text.isCapital), text.at(word.upperBound) == " ",
      text.isDigit(word.upperBound + 1)
    else { return nil }
    return text.endOfDigits(word.upperBound + 1)
  }
}

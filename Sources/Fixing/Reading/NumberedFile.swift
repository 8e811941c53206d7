/// Ends of names of files that begin with right-to-left letters, in a sentence that is read from
/// right to left: `ABC 2024.pdf`, `ABC 2024-01-15.log`. The ending stands right of the number.
enum NumberedFile {
  /// The end of the tokens of such an end that begins with a token: a number or a date behind a
  /// right-to-left word, a dot and a known ending of two letters or more; nil where none does.
  /// O(1).
  static func end(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    let number = tokens[start].range
    guard start + 2 < range.upperBound,
      tokens[start].piece?.kind == .number || tokens[start].piece?.kind == .date,
      number.allSatisfy({ text.isDigit($0) || ".-".unicodeScalars.contains(text.at($0)) }),
      text.isRightToLeftLetter(number.lowerBound - 2) || text.isMark(number.lowerBound - 2),
      isJoint(before: number, text), tokens[start + 1].sign(in: text) == ".",
      tokens[start + 1].range.lowerBound == number.upperBound
    else { return nil }
    let ending = tokens[start + 2].range
    guard ending.lowerBound == number.upperBound + 1, ending.count > 1,
      Piece.endOfEnding(ending.lowerBound, text) == ending.upperBound
    else { return nil }
    return start + 3
  }

  /// Whether a sign that may stand between a word and a number of the name of a file is before a
  /// number. With a low line a plain one is part of the word.
  private static func isJoint(before number: Range<Int>, _ text: Skeleton) -> Bool {
    let sign = text.at(number.lowerBound - 1)
    return sign == " " || sign == "-" || (sign == "_" && !number.allSatisfy(text.isDigit))
  }
}

/// Strings of code that end in a blank and are joined with a right-to-left name: `"ABC, " + DEF`.
///
/// An isolate around one, or around what it holds, would draw the blank and the sign before it on
/// the left of the words. In code they stand on the right, where the name follows.
enum JoinedString {
  /// Whether a range is such a string with its marks, or what stands between these with the blanks
  /// before the last one or without them. O(the blanks).
  static func isOne(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    guard !range.isEmpty else { return false }
    let isWithMarks = isMark(text.at(range.lowerBound))
    let mark = text.at(isWithMarks ? range.lowerBound : range.lowerBound - 1)
    var closing = isWithMarks ? range.upperBound - 1 : range.upperBound
    while text.isSpace(ifThere: closing) { closing += 1 }
    guard isMark(mark), text.at(closing) == mark, text.isSpace(ifThere: closing - 1) else {
      return false
    }
    var last = closing - 1
    while text.isSpace(ifThere: last) { last -= 1 }
    guard text.isRightToLeftLetter(last) || text.isMark(last) || isPause(text.at(last)) else {
      return false
    }
    let sign = endOfBlanks(closing + 1, text)
    return "+.".unicodeScalars.contains(text.at(sign))
      && text.isRightToLeftLetter(endOfBlanks(sign + 1, text))
  }

  private static func endOfBlanks(_ start: Int, _ text: Skeleton) -> Int {
    var end = start
    while text.isSpace(ifThere: end) { end += 1 }
    return end
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar == "\"" || scalar == "'" }

  private static func isPause(_ scalar: Unicode.Scalar) -> Bool {
    ",:\u{60C}".unicodeScalars.contains(scalar)
  }
}

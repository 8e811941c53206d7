/// Lines of a comparison of two files, from left to right, whose first sign says that a line was
/// added or taken out: `+ABC DEF`, `-ABC`, `-# ABC`, `+"ABC DEF",`, `< ABC`. The sign stays at the
/// left, and so do the signs before the name of a file or of a side: `--- ABC`, `<<<<<<< ABC`.
///
/// A sentence with its end may be what somebody says, behind a dash.
enum ChangedText {
  /// Whether a text is one, with one right-to-left stretch in its own order behind the sign, which
  /// may be a comment, an item or a string. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    if isHead(text) { return true }
    guard text.at(0) == "+" || text.at(0) == "-" else { return false }
    if text.isRightToLeftLetter(1) { return ProgramFrame.isStretch(1..<text.count, text) }
    var start = text.endOfBlanks(1)
    if "\"'".unicodeScalars.contains(text.at(start)) { return isString(start, text) }
    let mark = start
    while "#/*-;".unicodeScalars.contains(text.at(start)) { start += 1 }
    // `--` and `++` begin the names of the files themselves, and options.
    guard start > mark, mark > 1 || text.at(mark) != text.at(0), text.isSpace(ifThere: start) else {
      return false
    }
    return ProgramFrame.isStretch(text.endOfBlanks(start)..<text.count, text)
  }

  /// Whether several equal signs, or the sign of a line that only the first file has, and a blank
  /// stand before a stretch.
  private static func isHead(_ text: Skeleton) -> Bool {
    let sign = text.at(0)
    guard "-+=*~<>".unicodeScalars.contains(sign) else { return false }
    var end = 1
    while text.at(end) == sign { end += 1 }
    guard end >= fewestOfHead || (end == 1 && sign == "<"), text.isSpace(ifThere: end) else {
      return false
    }
    return ProgramFrame.isStretch(text.endOfBlanks(end)..<text.count, text)
  }

  /// The fewest equal signs of such a head.
  private static let fewestOfHead = 3

  /// Whether a string begins at a position and is all of the line, but for a comma or a semicolon.
  private static func isString(_ start: Int, _ text: Skeleton) -> Bool {
    let end = ProgramFrame.endOfLine(text)
    return end > start + 2 && text.at(end - 1) == text.at(start)
      && ProgramFrame.isStretch(start + 1..<end - 1, text)
  }
}

internal import BidiAlgorithm

/// The name of a file in right-to-left letters with a known Latin ending, alone on a line:
/// `ABC DEF - GHI.mp3`. Where left to right was set, its ending may stand right of it, as in lists
/// of files, however many words it has.
enum RightToLeftFile {
  /// Whether a text is one. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool { isOne(0..<text.count, text) }

  /// Whether one stands in a range. O(its length).
  static func isOne(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    guard range.count > 2, text.isRightToLeftLetter(range.lowerBound),
      let dot = range.last(where: { text.at($0) == "." }), dot > range.lowerBound,
      !text.isSpace(dot - 1), Piece.endOfEnding(dot + 1, text) == range.upperBound
    else { return false }
    return (range.lowerBound..<dot).allSatisfy { isOfName($0, text) }
  }

  /// Whether a text is the name of a file that begins in Latin letters, with a dash between blanks
  /// in it: `Lesson 4 - ABC (1) - final.pptx`. O(*n*).
  static func isBegunInLatin(_ text: Skeleton) -> Bool {
    guard text.isLatin(0), let dot = (0..<text.count).last(where: { text.at($0) == "." }),
      !text.isSpace(dot - 1), Piece.endOfEnding(dot + 1, text) == text.count
    else { return false }
    return (0..<dot).allSatisfy { isOfName($0, text) || text.isLatin($0) }
      && (0..<dot).contains { text.at($0) == "-" && text.isBetweenSpaces($0) }
  }

  /// Whether a scalar stands in such a name. What a comma or a colon parts is more than one.
  private static func isOfName(_ position: Int, _ text: Skeleton) -> Bool {
    if text.at(position) == "." { return !text.isSpace(position + 1) }
    return text.isRightToLeftLetter(position) || text.isMark(position) || text.isSpace(position)
      || text.isDigit(position) || text.classes[position] == .bn
      || "-_()[]'\"&+\u{5BE}\u{5F3}\u{5F4}\u{2013}\u{2014}\u{2019}".unicodeScalars
        .contains(text.at(position))
  }
}

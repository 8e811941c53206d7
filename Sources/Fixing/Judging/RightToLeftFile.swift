internal import BidiAlgorithm

/// The name of a file in right-to-left letters with a known Latin ending, alone on a line:
/// `ABC DEF - GHI.mp3`. Where left to right was set, its ending may stand right of it, as in lists
/// of files, however many words it has.
enum RightToLeftFile {
  /// Whether a text is one. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    guard text.count > 2, text.isRightToLeftLetter(0),
      let dot = text.scalars.lastIndex(of: "."), dot > 0, !text.isSpace(dot - 1),
      Piece.endOfEnding(dot + 1, text) == text.count
    else { return false }
    return (0..<dot).allSatisfy { isOfName($0, text) }
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

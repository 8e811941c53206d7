internal import BidiAlgorithm

/// Lines of a terminal that a right-to-left name begins, so that their first letter lays them out
/// from right to left where nobody set a direction: a prompt, `ABC@laptop:~$ ls`, what was found in
/// a file, `ABC.txt:12:DEF`, or what a compiler says of one, `ABC.c:12:5: error: expected ';'`.
enum NamedOutput {
  /// The most scalars of the name of a file.
  private static let longestFile = 160

  /// Whether a text is one. O(its length).
  static func isOne(_ text: Skeleton) -> Bool {
    if Piece.isPromptOfName(text) { return true }
    guard text.isRightToLeftLetter(0),
      let colon = (0..<min(text.count, longestFile)).first(where: { text.at($0) == ":" }),
      let start = NamedFileRow.behindNumber(colon, text)
    else { return false }
    return isFound(colon, start, text) || isReported(colon, start, text)
  }

  /// Whether a right-to-left file with a known ending, its folders before it or without them, the
  /// number of a line and that of a column or the kind of a message lead to Latin words. Their
  /// right-to-left names are quoted. With the number of a line alone it may be a label and an hour.
  private static func isReported(_ colon: Int, _ line: Int, _ text: Skeleton) -> Bool {
    guard !text.hasControls, !(0..<colon).contains(where: { text.isSpace($0) }),
      Piece.endsInFile(0..<colon, text)
    else { return false }
    let column = NamedFileRow.behindNumber(line - 1, text)
    let start = column ?? line
    guard text.isSpace(ifThere: start), column != nil || Piece.hasKindOfMessage(start + 1, text),
      (start..<text.count).contains(where: text.isLatin)
    else { return false }
    return Piece.isEnglish(around: 0..<start, text)
  }

  /// Whether a right-to-left file with a known ending, the number of a line and right-to-left words
  /// right behind it are all that stands in a text. With a blank there it may be a label.
  private static func isFound(_ colon: Int, _ start: Int, _ text: Skeleton) -> Bool {
    RightToLeftFile.isOne(0..<colon, text) && text.isRightToLeftLetter(start)
      && !(start..<text.count).contains { text.isStrong($0) && !text.isRightToLeftLetter($0) }
  }
}

internal import BidiAlgorithm

/// Lines of a terminal that a right-to-left name begins, so that their first letter lays them out
/// from right to left where nobody set a direction: a prompt, `ABC@laptop:~$ ls`, or what was found
/// in a file, `ABC.txt:12:DEF`.
enum NamedOutput {
  /// The most scalars of the name of a file.
  private static let longestFile = 160

  /// Whether a text is one. O(its length).
  static func isOne(_ text: Skeleton) -> Bool { Piece.isPromptOfName(text) || isFound(text) }

  /// Whether a right-to-left file with a known ending, the number of a line and right-to-left words
  /// right behind it are all that stands in a text. With a blank there it may be a label.
  private static func isFound(_ text: Skeleton) -> Bool {
    guard text.isRightToLeftLetter(0),
      let colon = (0..<min(text.count, longestFile)).first(where: { text.at($0) == ":" }),
      RightToLeftFile.isOne(0..<colon, text),
      let start = NamedFileRow.behindNumber(colon, text), text.isRightToLeftLetter(start)
    else { return false }
    return !(start..<text.count).contains {
      text.isStrong($0) && !text.isRightToLeftLetter($0)
    }
  }
}

internal import BidiAlgorithm

/// Lines of a terminal that a right-to-left name begins, so that their first letter lays them out
/// from right to left where nobody set a direction: a prompt, `ABC@laptop:~$ ls`, or what was found
/// in a file, `ABC.txt:12:DEF`.
enum NamedOutput {
  /// The most scalars of the name of a file, and the most digits of the number of a line.
  private static let longestFile = 160
  private static let mostDigits = 6

  /// Whether a text is one. O(its length).
  static func isOne(_ text: Skeleton) -> Bool { Piece.isPromptOfName(text) || isFound(text) }

  /// Whether a right-to-left file with a known ending, the number of a line and right-to-left words
  /// right behind it are all that stands in a text. With a blank there it may be a label.
  private static func isFound(_ text: Skeleton) -> Bool {
    guard text.isRightToLeftLetter(0),
      let colon = (0..<min(text.count, longestFile)).first(where: { text.at($0) == ":" }),
      RightToLeftFile.isOne(0..<colon, text), text.at(colon + 1).isASCII
    else { return false }
    let end = text.endOfDigits(colon + 1)
    guard (1...mostDigits).contains(end - colon - 1), text.at(end) == ":",
      text.isRightToLeftLetter(end + 1)
    else { return false }
    return !(end + 1..<text.count).contains {
      text.isStrong($0) && !text.isRightToLeftLetter($0)
    }
  }
}

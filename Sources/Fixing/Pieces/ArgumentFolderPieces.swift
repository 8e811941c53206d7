extension Piece {
  /// `ABC/`, where it and `DEF/` beside it are arguments of a program that takes several folders:
  /// `rsync -a ABC/ DEF/`. The first slash would else be drawn beside the other folder. O(its
  /// length).
  @Sendable static func argumentFolder(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(0).isASCII, text.isSpace(ifThere: start - 1),
      let end = endOfArgumentFolder(start, text)
    else { return nil }
    let isBesideOther =
      (text.at(start - 2) == "/" && text.endsWord(start - 3))
      || endOfArgumentFolder(end + 1, text) != nil
    guard isBesideOther, ofFolders.contains(firstWord(text)) else {
      return nil
    }
    return Piece(
      kind: .path, range: start..<end, order: .leftToRight, parts: [start..<end - 1, end - 1..<end])
  }

  /// The end of a right-to-left word with a slash and a blank or the end behind it; nil where none
  /// begins at a position.
  private static func endOfArgumentFolder(_ start: Int, _ text: Skeleton) -> Int? {
    guard text.isRightToLeftLetter(start) else { return nil }
    var end = start
    while text.isRightToLeftLetter(end) || text.isMark(end) { end += 1 }
    return text.at(end) == "/" && text.isGap(end + 1) ? end + 1 : nil
  }

  /// The first word of a text in Latin letters.
  private static func firstWord(_ text: Skeleton) -> String {
    var end = 0
    while text.isLatin(end), end < longestProgram { end += 1 }
    return text.isSpace(ifThere: end) ? text.string(0..<end) : ""
  }

  /// Programs that take several folders, and the most letters of the name of one.
  private static let ofFolders: Set<String> = ["cp", "diff", "ln", "mv", "rsync", "scp"]
  private static let longestProgram = 6
}

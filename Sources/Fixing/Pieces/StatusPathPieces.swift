extension Piece {
  /// The most scalars of what git says before such a path, and of the path.
  private static let longestStatus = 24
  private static let longestOfStatus = 200

  /// `modified: ABC/DEF 1/GHI.md`: a path with right-to-left names and blanks in them, behind what
  /// git says of a file. It goes to the end of the line, which the ending of the file tells; blanks
  /// beside a slash are of something else. O(its length).
  @Sendable static func statusPath(_ start: Int, _ text: Skeleton) -> Piece? {
    guard start > 1, start <= longestStatus, text.count - start <= longestOfStatus,
      text.at(start - 1) == " "
    else { return nil }
    var sign = start - 2
    while text.isSpace(ifThere: sign) { sign -= 1 }
    guard ":?".unicodeScalars.contains(text.at(sign)), isStatus(text.string(0..<start)) else {
      return nil
    }
    let path = start..<text.count
    let slashes = path.filter { text.at($0) == "/" }
    guard !slashes.isEmpty, path.contains(where: { text.at($0) == " " }),
      path.contains(where: text.isRightToLeftLetter),
      path.allSatisfy({ isOfStatusPath($0, text) }),
      !slashes.contains(where: { text.isGap($0 - 1) || text.isGap($0 + 1) }),
      endsInFile(path, text)
    else { return nil }
    return Piece(
      kind: .path, range: path, order: .leftToRight, parts: components(path, text))
  }

  /// Whether a scalar may stand in the name of a folder or a file, or between two.
  private static func isOfStatusPath(_ position: Int, _ text: Skeleton) -> Bool {
    text.isOfRightToLeftWord(position) || text.isDigit(position) || text.isCodeLetter(position)
      || "/ -.".unicodeScalars.contains(text.at(position))
  }
}

extension Piece {
  /// `2>&1`, `>/dev/null`, `&>`, `|&`: where a shell sends what a program says, as a right-to-left
  /// sentence speaks of it. O(its length).
  @Sendable static func redirection(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isSpace(ifThere: start - 1), text.endsWord(start - 2),
      var end = endOfRedirection(start, text)
    else { return nil }
    while text.at(end) == " ", let next = endOfRedirection(end + 1, text) { end = next }
    guard isBeforeRightToLeft(end, text) else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// `+x`: a right that is given, or a mode that is set, as a right-to-left sentence speaks of it.
  /// `-x` is any flag. O(1).
  @Sendable static func givenMode(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "+", text.isSpace(ifThere: start - 1), text.endsWord(start - 2) else {
      return nil
    }
    var end = start + 1
    while "rwxst".unicodeScalars.contains(text.at(end)), end < start + longestMode { end += 1 }
    guard end > start + 1, isBeforeRightToLeft(end, text) else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// The most scalars of such a mode.
  private static let longestMode = 4

  /// The end of one redirection; nil where none begins at a position.
  private static func endOfRedirection(_ start: Int, _ text: Skeleton) -> Int? {
    if text.at(start) == "|" { return text.at(start + 1) == "&" ? start + 2 : nil }
    let isOfAll = text.at(start) == "&"
    var end = isOfAll || ("0"..."2").contains(text.at(start)) ? start + 1 : start
    guard text.at(end) == ">" else { return nil }
    end += text.at(end + 1) == ">" ? 2 : 1
    if text.at(end) == "/", text.isLatin(end + 1) {
      while text.isCodeLetter(end) || "/-.".unicodeScalars.contains(text.at(end)) { end += 1 }
      // What ends the sentence is no part of it.
      while text.at(end - 1) == "." { end -= 1 }
      return end
    }
    if isOfAll { return end }
    guard text.at(end) == "&", ("0"..."2").contains(text.at(end + 1)) else { return nil }
    return end + 2
  }

  /// Whether a piece ends at a position, and the next letter of the line, if there is one, is a
  /// right-to-left one.
  private static func isBeforeRightToLeft(_ end: Int, _ text: Skeleton) -> Bool {
    guard isEndOfItem(end, text) else { return false }
    return (end..<text.count).first(where: text.isStrong).map(text.isRightToLeftLetter) ?? true
  }
}

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

  /// `ABC`, one of two right-to-left words that a program takes, from where and where to, at the
  /// end of its line: `cp -r ABC DEF`, `git mv ABC DEF`. They are two names, and from right to left
  /// they would change places. O(the length of the line, which is short).
  @Sendable static func argument(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(0).isASCII, text.isSpace(ifThere: start - 1), text.count <= longestCommand,
      let first = startOfArguments(text), let end = endOfPlainWord(first, text),
      text.at(end) == " ",
      endOfPlainWord(end + 1, text) == text.count, start == first || start == end + 1
    else { return nil }
    let range = start..<(start == first ? end : text.count)
    return Piece(kind: .path, range: range, order: .leftToRight, parts: [range])
  }

  /// The most scalars of such a line.
  private static let longestCommand = 160

  /// Where the arguments behind such a program and its flags begin; nil where the line begins with
  /// another word.
  private static func startOfArguments(_ text: Skeleton) -> Int? {
    var start = 0
    let program = firstWord(text)
    if program == "git" {
      var end = program.unicodeScalars.count + 1
      let command = end
      while text.isLatin(end), end < command + longestProgram { end += 1 }
      guard ["diff", "mv"].contains(text.string(command..<end)) else { return nil }
      start = end
    } else {
      guard ofFolders.contains(program) else { return nil }
      start = program.unicodeScalars.count
    }
    while text.at(start) == " ", text.at(start + 1) == "-" {
      start += 1
      while start < text.count, text.at(start).isASCII, !text.isSpace(start) { start += 1 }
    }
    return text.at(start) == " " ? start + 1 : nil
  }

  /// The end of a right-to-left word with a blank or the end behind it; nil where none begins at a
  /// position.
  private static func endOfPlainWord(_ start: Int, _ text: Skeleton) -> Int? {
    guard text.isRightToLeftLetter(start) else { return nil }
    var end = start
    while text.isRightToLeftLetter(end) || text.isMark(end) { end += 1 }
    return text.isGap(end) ? end : nil
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

/// The end of a sentence that a program writes, which is inside its marks: `echo "ABC DEF!"`,
/// `echo "ABC DEF!" > GHI`; and of a message of a commit, `git commit -m "ABC DEF!"`, whose full
/// stop nobody misses.
extension Piece {
  /// Programs that write what they are given.
  private static let writersOfSentences: Set<String> = ["echo", "printf"]

  /// The quoted right-to-left words of a command with the signs that end them as a sentence, where
  /// such a program begins the line; else the words alone. O(*n*) for words with such signs.
  static func withOwnEnd(
    _ words: Range<Int>, closedAt close: Int, of command: Int, _ text: Skeleton
  ) -> Range<Int> {
    let end = words.upperBound
    guard end < close, (end..<close).allSatisfy(text.endsSentence),
      !words.contains(where: text.isDigit),
      !(0..<command).contains(where: text.isStrong),
      writesSentence(command, endingBefore: close, text)
    else { return words }
    return words.lowerBound..<close
  }

  /// Whether a program that writes what it is given begins at a position, or one that keeps what is
  /// asked or called out in its message. O(the program's length).
  static func writesSentence(
    _ command: Int, endingBefore close: Int, _ text: Skeleton
  ) -> Bool {
    var end = command
    while text.isCodeLetter(end) { end += 1 }
    let program = text.string(command..<end)
    return writersOfSentences.contains(program)
      || (program == "git" && "!?".unicodeScalars.contains(text.at(close - 1)))
  }
}

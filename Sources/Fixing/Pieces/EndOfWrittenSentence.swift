/// The end of a sentence that a program writes, which is inside its marks: `echo "ABC DEF!"`,
/// `echo "ABC DEF!" > GHI`.
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
      !(0..<command).contains(where: text.isStrong), writesSentences(command, text)
    else { return words }
    return words.lowerBound..<close
  }

  /// Whether a program that writes what it is given begins at a position. O(its length).
  static func writesSentences(_ command: Int, _ text: Skeleton) -> Bool {
    var end = command
    while text.isCodeLetter(end) { end += 1 }
    return writersOfSentences.contains(text.string(command..<end))
  }
}

/// The end of a sentence that a program writes, where the line goes on behind its marks with
/// right-to-left letters: `echo "ABC DEF!" > GHI`, `echo "ABC, DEF!" | grep GHI`.
extension Piece {
  /// Programs that write what they are given.
  private static let writersOfSentences: Set<String> = ["echo", "printf"]

  /// The quoted right-to-left words of a command with the signs that end them as a sentence, where
  /// such a program begins the line, and a sign of the shell and a right-to-left name follow, which
  /// are drawn into the words anyway, or where a comma parts them and right-to-left letters follow
  /// anywhere; else the words alone. O(*n*) for words with such signs.
  static func withOwnEnd(
    _ words: Range<Int>, closedAt close: Int, of command: Int, _ text: Skeleton
  ) -> Range<Int> {
    let end = words.upperBound
    guard end < close, (end..<close).allSatisfy(text.endsSentence),
      !words.contains(where: text.isDigit),
      !(0..<command).contains(where: text.isStrong), writesSentences(command, text),
      leadsToName(behind: close, text)
        || (areInParts(words, text)
          && (close..<text.count).contains(where: text.isRightToLeftLetter))
    else { return words }
    return words.lowerBound..<close
  }

  /// Whether a program that writes what it is given begins at a position. O(its length).
  static func writesSentences(_ command: Int, _ text: Skeleton) -> Bool {
    var end = command
    while text.isCodeLetter(end) { end += 1 }
    return writersOfSentences.contains(text.string(command..<end))
  }

  /// Whether a comma with a blank behind it stands in a range. O(its length).
  static func areInParts(_ words: Range<Int>, _ text: Skeleton) -> Bool {
    words.contains {
      ",\u{60C}".unicodeScalars.contains(text.at($0)) && text.isSpace(ifThere: $0 + 1)
    }
  }

  /// Whether a right-to-left letter is the next letter or digit behind a mark, and a sign of the
  /// shell stands between.
  private static func leadsToName(behind mark: Int, _ text: Skeleton) -> Bool {
    let rest = mark + 1..<text.count
    guard let next = rest.first(where: { text.isStrong($0) || text.isDigit($0) }),
      text.isRightToLeftLetter(next)
    else { return false }
    return (rest.lowerBound..<next).contains { ">|&;".unicodeScalars.contains(text.at($0)) }
  }
}

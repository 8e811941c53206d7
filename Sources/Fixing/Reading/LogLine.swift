internal import BidiAlgorithm

/// Lines of logs. They run from left to right, whatever they tell.
enum LogLine {
  /// Whether a text begins with a point of time, with the name of a level in capitals, or with an
  /// error and its number. O(tokens).
  static func isOne(_ text: Skeleton, _ tokens: [Token]) -> Bool {
    let begin = tokens.first?.sign(in: text) == "[" ? 1 : 0
    guard tokens.count > begin + 2 else { return false }
    let (first, second) = (tokens[begin], tokens[begin + 1])
    if let piece = first.piece {
      guard piece.kind == .date, piece.order == .leftToRight else { return false }
      return text.at(piece.range.lowerBound + 10) == "T" || second.piece?.kind == .time
    }
    guard first.sort == .word, first.direction == .leftToRight, first.range.count < 10 else {
      return false
    }
    let word = text.string(first.range)
    let sign = second.sign(in: text)
    if levels.contains(word) { return sign == ":" || (begin == 1 && sign == "]") }
    return second.piece?.kind == .number && levels.contains(word.uppercased())
      && tokens[begin + 2].sign(in: text) == ":"
  }

  /// Whether a text is a line of `ls -l`, which begins with what may be done to a file.
  static func isListing(_ text: Skeleton) -> Bool {
    "-dlbcps".unicodeScalars.contains(text.at(0))
      && (1...9).allSatisfy { "rwxsStT-".unicodeScalars.contains(text.at($0)) }
      && (text.isSpace(ifThere: 10) || text.isSpace(ifThere: 11))
  }

  /// Whether a text is a line of `git blame`: the name of a commit, and who wrote the line in
  /// brackets.
  static func isBlame(_ text: Skeleton) -> Bool {
    let start = text.at(0) == "^" ? 1 : 0
    var end = start
    while isOfCommit(end, text) { end += 1 }
    return lengthsOfCommit.contains(end - start) && text.isSpace(ifThere: end)
      && text.at(end + 1) == "("
  }

  /// Whether a text begins with the name of a commit and a blank, behind the signs of a graph or
  /// without them, as those that `git log --oneline` lists do. O(1) but for such signs.
  static func isOfCommits(_ text: Skeleton) -> Bool { endOfCommit(text) != nil }

  /// Behind that name, where the blank stands; nil where a text begins with none. O(1) but for such
  /// signs.
  static func endOfCommit(_ text: Skeleton) -> Int? {
    var start = 0
    while text.isSpace(ifThere: start) || "*|/\\_".unicodeScalars.contains(text.at(start)) {
      start += 1
    }
    var end = start
    while isOfCommit(end, text), end - start <= lengthsOfCommit.upperBound { end += 1 }
    return isCommit(start..<end, text) && text.isSpace(ifThere: end) ? end : nil
  }

  /// Whether a text begins with the signs of a graph of commits and the name of one. O(the signs).
  static func isOfGraph(_ text: Skeleton) -> Bool {
    "*|".unicodeScalars.contains(text.at(0)) && isOfCommits(text)
  }

  /// Whether a range has the digits and small letters of the short or the whole name of a commit.
  /// O(1).
  static func isCommit(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    lengthsOfCommit.contains(range.count) && range.contains(where: text.isDigit)
      && range.contains(where: text.isLatin) && range.allSatisfy { isOfCommit($0, text) }
  }

  /// How many digits the short or the whole name of a commit has.
  private static let lengthsOfCommit = 7...40

  /// Whether a digit of the name of a commit stands at a position.
  private static func isOfCommit(_ position: Int, _ text: Skeleton) -> Bool {
    text.isDigit(position) || ("a"..."f").contains(text.at(position))
  }

  /// Whether a word in capitals is the name of a level.
  static func isLevel(_ word: String) -> Bool { levels.contains(word) }

  private static let levels: Set<String> = [
    "CRITICAL", "DEBUG", "ERR", "ERROR", "FATAL", "INFO", "NOTICE", "SEVERE", "TRACE", "WARN",
    "WARNING",
  ]
}

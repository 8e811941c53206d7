internal import BidiAlgorithm
internal import WritingDirection

/// A command of a shell behind right-to-left words that say what to do with it: `ABC git pull
/// origin main`. However long it is, it is a thing that the words speak of, and so is what follows
/// behind further such words: `ABC npm install -g x DEF npm start`.
enum CommandBehindWord {
  /// The most right-to-left words before a command.
  private static let mostWords = 4
  /// Programs whose names are words of English, too: a sentence may begin with one behind a name.
  private static let english: Set<String> = ["cat", "find", "make", "node", "snap", "swift"]

  /// Whether tokens are one: right-to-left words, with a colon behind them or without one, the name
  /// of a program that is known, and what follows without English words; the end of a sentence only
  /// behind right-to-left words. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let first = tokens.firstIndex(where: { $0.direction == .leftToRight }), first > 0,
      let last = tokens.last, tokens[first].followsSpace,
      tokens[first...].contains(where: { $0.direction == .rightToLeft })
        || !text.endsSentence(last.range.upperBound - 1)
    else { return false }
    var words = tokens[..<first]
    if words.last?.sign(in: text) == ":" { words.removeLast() }
    guard (1...mostWords).contains(words.count),
      words.allSatisfy({ $0.sort == .word && $0.direction == .rightToLeft })
    else { return false }
    return isProgram(tokens[first], text)
      && !tokens[first...].contains { CutSentence.isOfEnglish($0, text) }
  }

  /// Whether a token begins with the name of such a program and a blank behind it. O(1).
  static func isProgram(_ token: Token, _ text: Skeleton) -> Bool {
    let start = token.range.lowerBound
    var end = start
    while text.isCodeLetter(end), end < start + longestName { end += 1 }
    let program = text.string(start..<end)
    return text.isSpace(ifThere: end) && ShellPrograms.names.contains(program)
      && !english.contains(program)
  }

  /// The most letters of the name of a program.
  private static let longestName = 12
}

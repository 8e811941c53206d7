internal import BidiAlgorithm

/// What a program says behind the level of its message, in right-to-left words around one Latin
/// name: `error: ABC notes.txt DEF GHI`, `E: ABC vim DEF GHI`. Small words and an end tell a
/// sentence; here what is said of a fault has neither.
enum LevelledMessage {
  /// The fewest right-to-left words, and of those around a file behind a fault.
  private static let fewestWords = 3
  private static let fewestAroundFile = 2
  /// The most letters of a level.
  private static let longest = 8

  /// Whether tokens behind a lead of a line are one: right-to-left words begin and end them, one
  /// Latin name that is no English stands between, and nothing else. Behind what tells no fault it
  /// has to be a file: elsewhere a user may be named between two others. O(tokens).
  static func isOne(
    _ said: ArraySlice<Token>, behind lead: SentenceLead, _ text: Skeleton
  ) -> Bool {
    guard let first = said.first, let last = said.last, first.isWord(.rightToLeft),
      last.isWord(.rightToLeft), let level = level(of: lead, text),
      said.allSatisfy({ $0.sort != .sign && $0.direction != nil })
    else { return false }
    let names = said.filter { $0.direction == .leftToRight }
    guard names.count == 1, let name = names.first, !CutSentence.isOfEnglish(name, text) else {
      return false
    }
    let own = said.count { $0.isWord(.rightToLeft) }
    guard own + 1 == said.count else { return false }
    let isFault = faults.contains(level)
    guard isFile(name, text) else { return isFault && own >= fewestWords }
    return own >= (isFault ? fewestAroundFile : fewestWords) && (isFault || others.contains(level))
  }

  /// Whether tokens behind a lead of a log are right-to-left words around one file with
  /// commas and numbers among them or without, and nothing else: `ABC DEF report.odt GHI, JKL 404`.
  /// O(tokens).
  static func isCutByFile(
    _ tokens: ArraySlice<Token>, behind lead: SentenceLead, _ text: Skeleton
  ) -> Bool {
    var said = tokens
    if let end = said.last, end.sort == .sign, text.endsSentence(end.range.lowerBound) {
      said.removeLast()
    }
    guard lead.isOfLine, !lead.isTag, let level = level(of: lead, text),
      faults.contains(level) || others.contains(level),
      let file = said.firstIndex(where: { $0.direction == .leftToRight }),
      isFile(said[file], text), file > said.startIndex, file + 1 < said.endIndex,
      said[file - 1].isWord(.rightToLeft), said[file].followsSpace,
      said[file + 1].isWord(.rightToLeft), said[file + 1].followsSpace
    else { return false }
    return said.count { $0.isWord(.rightToLeft) } >= fewestWords
      && said.indices.allSatisfy { $0 == file || isOfWords(said[$0], text) }
  }

  /// Whether what stands behind a level in capitals alone leaves that at its left: right-to-left
  /// words with no Latin ones that are drawn in their own order, or a sentence of its own.
  /// O(tokens).
  static func isBehindLevel(
    _ lead: SentenceLead, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    let said = tokens[Token.index(from: lead.end, in: tokens)...]
    let isOneRun =
      said.allSatisfy { $0.direction != .leftToRight } && LabelledStretch.areInOrder(said, text)
    return isOneRun || LedSentence.range(tokens, text) != nil
  }

  /// Whether a token is a right-to-left word, a comma right behind what stands before it, or a
  /// number.
  private static func isOfWords(_ token: Token, _ text: Skeleton) -> Bool {
    let isComma = ",\u{60C}".unicodeScalars.contains(token.sign(in: text))
    let isNumber = token.piece?.kind == .number && token.direction == nil
    return token.isWord(.rightToLeft) || isNumber || (isComma && !token.followsSpace)
  }

  /// The first Latin letters of a line, in small ones; nil where they are none that a lead has. One
  /// letter is the level of a message only as a capital with a colon right behind it.
  private static func level(of lead: SentenceLead, _ text: Skeleton) -> String? {
    guard let start = (0..<lead.end).first(where: text.isLatin) else { return nil }
    var end = start
    while text.isLatin(end), end <= start + longest { end += 1 }
    guard end - start <= longest else { return nil }
    // What names somebody leads no message, but for one letter.
    guard lead.isName == (end == start + 1) else { return nil }
    if lead.isName {
      guard start == 0, text.isCapital(0), text.at(1) == ":" else { return nil }
    }
    return text.string(start..<end).lowercased()
  }

  /// Whether a name has a dot before an ending, as files have.
  private static func isFile(_ name: Token, _ text: Skeleton) -> Bool {
    name.range.dropFirst().contains { text.at($0) == "." && text.isCodeLetter($0 + 1) }
  }

  private static let faults: Set<String> = [
    "alert", "critical", "e", "err", "error", "fatal", "severe", "w", "warn", "warning",
  ]
  private static let others: Set<String> = ["debug", "hint", "info", "note", "notice", "trace"]
}

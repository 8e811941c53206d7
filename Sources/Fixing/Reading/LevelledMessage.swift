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

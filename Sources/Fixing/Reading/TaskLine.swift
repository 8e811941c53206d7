internal import BidiAlgorithm

/// What a program that runs tasks or tests tells of each: a mark, the task in right-to-left words,
/// and how long it took, `\u{2714} ABC DEF 12.4s`, in brackets or not. Mark and length stand at the
/// ends of the line.
enum TaskLine {
  /// The most words of a task.
  private static let mostWords = 6
  /// The scalars of a length are fewer.
  private static let longestLength = 12

  /// Whether tokens are one: right-to-left words alone between the mark and numbers with Latin
  /// units of time. A small word before those would lead to them, as a sentence does. O(1).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let first = tokens.first, isMark(first, text) else { return false }
    let task = tokens.dropFirst().prefix { $0.isWord(.rightToLeft) && $0.followsSpace }
    let lengths = LabelledStretch.insideBrackets(tokens[task.endIndex...], text)
    guard (1...mostWords).contains(task.count), let last = task.last, !lengths.isEmpty,
      !SmallWords.isOfSentence(last, text), !SmallWords.leadsToName(last, text)
    else { return false }
    return tokens[task.endIndex].followsSpace && lengths.allSatisfy { isLength($0, text) }
  }

  /// Whether a token says that a task or a test passed or failed, or is the picture of one that
  /// runs.
  private static func isMark(_ token: Token, _ text: Skeleton) -> Bool {
    // Dots of Braille, which turn while a task runs, are letters to UAX #9.
    let sign = text.at(token.range.lowerBound)
    return LabelledStretch.marksOfTests.contains(sign) || (0x2800...0x28FF).contains(sign.value)
  }

  /// Whether a token is a number of European digits with a Latin unit of time.
  private static func isLength(_ token: Token, _ text: Skeleton) -> Bool {
    guard token.sort == .piece, token.range.count < longestLength else { return false }
    let digits = token.range.prefix { ("0"..."9").contains(text.at($0)) || text.at($0) == "." }
    let unit = token.range.dropFirst(digits.count).drop { text.isSpace($0) }
    guard !digits.isEmpty, !unit.isEmpty else { return false }
    return units.contains(text.string(unit))
  }

  private static let units: Set<String> = [
    "h", "m", "min", "ms", "ns", "s", "sec", "\u{B5}s", "\u{3BC}s",
  ]
}

internal import BidiAlgorithm

/// Right-to-left sentences that begin with a command behind a prompt: `$ npm test ABC DEF GHI.`
/// Nothing right-to-left is given to such a program without marks of quotation.
enum CommandLedSentence {
  /// The fewest right-to-left words of such a sentence.
  private static let fewestWords = 3
  /// The most letters of the name of a program.
  private static let longestName = 12

  /// Whether tokens are one: the prompt, a program that installs or builds something, behind `sudo`
  /// or not, Latin words without marks of quotation, and right-to-left words, a small one among
  /// them, up to the end. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard text.at(0) == "$", text.isSpace(ifThere: 1), text.isLatin(2), !text.hasControls else {
      return false
    }
    var end = endOfName(2, text)
    if text.string(2..<end) == "sudo" { end = endOfName(end + 1, text) }
    guard text.isSpace(ifThere: end), text.isLatin(end + 1), isProgram(before: end, text),
      let first = tokens.firstIndex(where: { $0.direction == .rightToLeft }),
      let last = tokens.lastIndex(where: { $0.direction == .rightToLeft }),
      !tokens[..<first].contains(where: { TokenPairs.isQuotationMark($0.sign(in: text)) }),
      tokens[first].followsSpace, last + 1 - first >= fewestWords
    else { return false }
    let own = tokens[first...last]
    return own.allSatisfy { $0.isWord(.rightToLeft) }
      && own.contains { SmallWords.isOfSentence($0, text) }
      && tokens[(last + 1)...].allSatisfy { text.endsSentence($0.range.upperBound - 1) }
  }

  /// The end of Latin letters, digits and hyphens from a position on.
  private static func endOfName(_ start: Int, _ text: Skeleton) -> Int {
    var end = start
    while end < start + longestName, text.isCodeLetter(end) || text.at(end) == "-" { end += 1 }
    return end
  }

  /// Whether the last word before a position is the name of such a program. What moves or makes
  /// files may be given right-to-left names.
  private static func isProgram(before end: Int, _ text: Skeleton) -> Bool {
    var start = end
    while start > 2, !text.isSpace(start - 1) { start -= 1 }
    return programs.contains(text.string(start..<end))
  }

  private static let programs: Set<String> = [
    "apt", "brew", "cargo", "composer", "dnf", "flutter", "npm", "npx", "pacman", "pip", "pip3",
    "pnpm", "snap", "systemctl", "yarn", "yum",
  ]
}

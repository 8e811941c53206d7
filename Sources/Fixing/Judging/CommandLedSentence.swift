internal import BidiAlgorithm
internal import WritingDirection

/// Right-to-left sentences that begin with a command behind a prompt: `$ npm test ABC DEF GHI.`
/// Nothing right-to-left is given to such a program without marks of quotation. So are those behind
/// any command, alone or in a list, that go on with what is done then: `- git push THEN ABC PR`.
enum CommandLedSentence {
  /// The fewest right-to-left words of such a sentence.
  private static let fewestWords = 3
  /// The most letters of the name of a program.
  private static let longestName = 12
  /// The most words and signs of a command that a sentence goes on behind.
  private static let longestCommand = 8

  /// Whether tokens are one, behind a prompt, or without it. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    isBehindPrompt(tokens, text) || goesOn(tokens, text)
  }

  /// Whether tokens are the sign or the number of an item or neither, a command, no flag at its
  /// end, and right behind it a right-to-left word for what is done then, before or for that; or,
  /// of three such words or more, a small one or one for how it went; but behind *of* somebody's
  /// name may stand. A right-to-left word follows: before another command the whole may be a line
  /// of commands. O(tokens).
  private static func goesOn(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let start = max(
      CutSentence.endOfMarker(tokens, text), CutSentence.endOfBullet(tokens, text))
    guard start < tokens.count, tokens[start].direction == .leftToRight, !text.hasControls,
      let first = tokens.firstIndex(where: { $0.direction == .rightToLeft }), first > start,
      tokens[first].isWord(.rightToLeft), tokens[first].followsSpace,
      first - start <= longestCommand,
      !tokens[start..<first].contains(where: {
        isOfData($0.sign(in: text)) || CutSentence.isOfEnglish($0, text)
      })
    else { return false }
    let begin = tokens[start].range.lowerBound
    let end = endOfName(begin, text)
    guard text.isSpace(ifThere: end), ShellPrograms.names.contains(text.string(begin..<end)),
      !endsInFlag(tokens[first].range.lowerBound, text)
    else { return false }
    let said = tokens[first...].prefix { $0.isWord(.rightToLeft) && $0.followsSpace }
    if CommandOutcome.isOne(said[first].range, text) { return said.count >= fewestWords }
    if SmallWords.isOfSentence(said[first], text) {
      return said.count >= fewestWords && text.string(said[first].range) != of
    }
    let joint = said.dropFirst(isOne(of: conjunctions, said[first], text) ? 1 : 0)
    guard joint.count > 1, let word = joint.first else { return false }
    return isOne(of: joints, word, text)
  }

  /// Whether a sign is rather one of code or of a label than of a command in a sentence.
  private static func isOfData(_ sign: Unicode.Scalar) -> Bool {
    TokenPairs.isQuotationMark(sign) || ":=|<>;#{}()".unicodeScalars.contains(sign)
  }

  /// Whether the last word before a position begins with a hyphen: what follows is its value.
  private static func endsInFlag(_ position: Int, _ text: Skeleton) -> Bool {
    var start = position
    while text.isSpace(ifThere: start - 1) { start -= 1 }
    while start > 0, !text.isSpace(start - 1) { start -= 1 }
    return text.at(start) == "-"
  }

  private static func isOne(of words: Set<String>, _ token: Token, _ text: Skeleton) -> Bool {
    token.range.count <= longestJoint && words.contains(text.string(token.range))
  }

  /// The most letters of a word that is looked for.
  private static let longestJoint = 6

  /// Of, in Hebrew.
  private static let of = "\u{5E9}\u{5DC}"

  /// And, in Arabic and Persian, and in Urdu.
  private static let conjunctions: Set<String> = ["\u{648}", "\u{627}\u{648}\u{631}"]

  // And then, and after (that), after, before, in order to, in Hebrew; then, after, and after,
  // before, in order to, in Arabic; then, after, before, in Persian; then, so that, in Urdu.
  private static let joints = Skeleton.words(
    """
    \u{5D5}\u{5D0}\u{5D6} \u{5D5}\u{5D0}\u{5D7}\u{5E8} \u{5D5}\u{5D0}\u{5D7}\u{5E8}\u{5D9} \
    \u{5D0}\u{5D7}\u{5E8}\u{5D9} \u{5DC}\u{5E4}\u{5E0}\u{5D9} \u{5DB}\u{5D3}\u{5D9} \
    \u{62B}\u{645} \u{628}\u{639}\u{62F} \u{648}\u{628}\u{639}\u{62F} \u{642}\u{628}\u{644} \
    \u{644}\u{643}\u{64A} \u{633}\u{67E}\u{633} \u{67E}\u{6BE}\u{631} \u{62A}\u{627}\u{6A9}\u{6C1}
    """)

  /// Whether tokens are one behind a prompt: the prompt, a program that installs or builds
  /// something, behind `sudo` or not, Latin words without marks of quotation, and right-to-left
  /// words, a small one among them, up to the end. O(tokens).
  private static func isBehindPrompt(_ tokens: [Token], _ text: Skeleton) -> Bool {
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

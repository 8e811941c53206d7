internal import BidiAlgorithm
internal import WritingDirection

/// What somebody typed, behind what a shell or a program says of it in English:
/// `zsh: command not found: ABC DEF RTL GHI`. It is read as one sentence there.
enum ShellReport {
  /// The most scalars of what leads the words, and the most letters of the name of a program.
  private static let longestLead = 80
  private static let longestName = 12
  /// The fewest right-to-left words of a sentence: fewer are names.
  private static let fewestWords = 3

  /// The tokens of such a sentence: right-to-left words begin and end it, a small one is among
  /// them, and at most half as many Latin words, none of them English, cut it; nil where there is
  /// none. O(tokens).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    guard let end = endOfLead(text),
      let first = tokens.firstIndex(where: { $0.range.lowerBound >= end })
    else { return nil }
    let said = tokens[first...]
    guard let last = said.last, said.first?.isWord(.rightToLeft) == true,
      last.isWord(.rightToLeft), said.allSatisfy({ $0.sort != .sign && $0.direction != nil })
    else { return nil }
    let own = said.count { $0.isWord(.rightToLeft) }
    let latin = said.filter { $0.direction == .leftToRight }
    guard own >= fewestWords, !latin.isEmpty, latin.count * 2 <= own,
      !latin.contains(where: { CutSentence.isOfEnglish($0, text) }),
      said.contains(where: { SmallWords.isOne($0, text) })
    else { return nil }
    return first..<tokens.count
  }

  /// Where a program, a colon, several words in small Latin letters, a colon and a blank end before
  /// a right-to-left letter; nil where a text begins otherwise.
  private static func endOfLead(_ text: Skeleton) -> Int? {
    var name = 0
    while text.isCodeLetter(name), name < longestName { name += 1 }
    guard text.at(name) == ":", text.isSpace(ifThere: name + 1) else { return nil }
    let program = text.string(0..<name)
    guard ShellPrograms.names.contains(program) || shells.contains(program) else { return nil }
    var end = name + 2
    var words = 1
    while end < longestLead, text.isLatin(end) && !text.isCapital(end) || text.at(end) == " " {
      if text.at(end) == " " { words += 1 }
      end += 1
    }
    guard words > 1, text.at(end) == ":", text.isLatin(end - 1), text.isSpace(ifThere: end + 1),
      text.isRightToLeftLetter(end + 2)
    else { return nil }
    return end + 2
  }

  private static let shells: Set<String> = ["dash", "fish", "ksh", "sh"]
}

internal import BidiAlgorithm

/// Lines of chats that part who speaks from what is said by a bar, as clients in a terminal do:
/// `dana | ABC DEF!`. What is said is a text of its own, right of the bar.
enum BarredLine {
  /// Bars between who speaks and what is said.
  private static let bars = "|\u{2502}"
  /// The most tokens before the bar: points of time and a name.
  private static let mostBefore = 4
  /// The fewest right-to-left words, and the fewest where no sign ends them.
  private static let fewestWords = 2
  private static let fewestCut = 3

  /// The tokens of what is said: right-to-left words begin it, and a sign ends it or Latin names
  /// cut it; nil of other lines, such as rows of several cells. O(tokens).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    guard
      let bar = tokens.prefix(mostBefore + 1).firstIndex(where: { isBar($0, text) }), bar > 0,
      bar + 1 < tokens.count, tokens[bar].followsSpace, tokens[bar + 1].followsSpace,
      isName(tokens[bar - 1], text), tokens[..<(bar - 1)].allSatisfy({ $0.direction == nil }),
      tokens[bar + 1].isWord(.rightToLeft), let last = tokens.last
    else { return nil }
    let said = tokens[(bar + 1)...]
    let own = said.count { $0.isWord(.rightToLeft) }
    let latin = said.filter { $0.direction == .leftToRight }
    guard own >= fewestWords, latin.count * 2 <= own,
      !latin.contains(where: { CutSentence.isOfEnglish($0, text) }),
      !said.contains(where: { isBar($0, text) || LedSentence.isOfData($0.sign(in: text)) })
    else { return nil }
    // Arabic ends are letters to UAX #9, and stand in the word before them.
    let isEnded = text.endsSentence(last.range.upperBound - 1)
    let isCut = own >= fewestCut && !latin.isEmpty && last.isWord(.rightToLeft)
    return isEnded || isCut ? bar + 1..<tokens.count : nil
  }

  private static func isBar(_ token: Token, _ text: Skeleton) -> Bool {
    bars.unicodeScalars.contains(token.sign(in: text))
  }

  /// Whether a token is the name of a user in small letters: a capital begins the heading of a
  /// cell.
  private static func isName(_ token: Token, _ text: Skeleton) -> Bool {
    token.sort != .sign && token.direction == .leftToRight
      && !token.range.contains(where: text.isCapital)
  }
}

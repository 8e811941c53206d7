internal import BidiAlgorithm

/// Right-to-left sentences with Latin words that are said to somebody whose name in Latin letters
/// stands before them: `@dana ABC DEF x GHI.`
///
/// Only the sign of the name and its letters are first: they are no sentence around a name.
enum MentionFirstLine {
  /// The fewest right-to-left words.
  private static let fewestWords = 2

  /// Whether tokens are users' names and a right-to-left sentence with its end: more right-to-left
  /// words than Latin ones, and none of English sentences. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let rest = tokens.drop { isName($0, text) }
    guard rest.count < tokens.count, let first = rest.first, first.followsSpace,
      first.sort == .word, first.direction == .rightToLeft, let last = rest.last,
      text.endsSentence(last.range.upperBound - 1)
    else { return false }
    let words = rest.filter { $0.sort == .word }
    let latin = words.filter { $0.direction == .leftToRight }
    return words.count - latin.count >= max(fewestWords, latin.count + 1)
      && !latin.contains { NamedSentence.isOfEnglish($0, text) }
  }

  /// Whether tokens are users' names and one right-to-left word without an end, also behind a
  /// comma: `@dana ABC`. Each is in its place where left to right was set. O(tokens).
  static func isGreeting(_ tokens: [Token], _ text: Skeleton) -> Bool {
    var rest = tokens.drop { isName($0, text) }
    guard rest.count < tokens.count else { return false }
    if let comma = rest.first, !comma.followsSpace,
      ",\u{60C}".unicodeScalars.contains(comma.sign(in: text))
    {
      rest = rest.dropFirst()
    }
    return rest.count == 1 && rest.first?.isWord(.rightToLeft) == true
      && rest.first?.followsSpace == true
  }

  /// Whether a token is the sign of a user and a Latin name.
  private static func isName(_ token: Token, _ text: Skeleton) -> Bool {
    token.isLatinTag(in: text) && text.at(token.range.lowerBound) == "@"
  }
}

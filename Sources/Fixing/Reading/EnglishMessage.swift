/// What a program said in English, quoted in a line from right to left, with a sign that it quotes
/// itself: `ABC: Unexpected token '}' DEF 12`. The quotation goes with the words before it.
enum EnglishMessage {
  /// The fewest words of a message about a sign that does not begin with what is expected.
  private static let fewestWords = 2
  /// No word that counts here is as long.
  private static let longestWord = 14

  /// Whether an element is a quotation of signs alone behind Latin words that lead to a sign in
  /// messages about code. `ABC token '}'` may be words of the line. O(its length).
  static func isQuotedSign(
    _ element: Element, behind words: [Element], _ text: Skeleton
  ) -> Bool {
    guard element.kind == .quotation, element.direction == nil, element.followsSpace,
      element.range.count > 2,
      !element.range.contains(where: { text.isDigit($0) || text.isStrong($0) }),
      let last = words.last
    else { return false }
    if isWord(last, of: expectations, text) { return true }
    return words.count >= fewestWords && isWord(last, of: signs, text)
      && words.contains { isWord($0, of: expectations, text) || isWord($0, of: faults, text) }
  }

  private static func isWord(_ word: Element, of some: Set<String>, _ text: Skeleton) -> Bool {
    word.isWord && word.range.count < longestWord
      && some.contains(text.string(word.range).lowercased())
  }

  /// Words that say that something went wrong.
  private static let faults: Set<String> = [
    "can't", "cannot", "could", "couldn't", "denied", "error", "failed", "illegal", "invalid",
    "no", "not", "unable", "unknown",
  ]

  /// What a sign is called.
  private static let signs: Set<String> = [
    "before", "bracket", "char", "character", "delimiter", "near", "operator", "symbol", "token",
  ]

  /// Words right before what should be there, or should not.
  private static let expectations: Set<String> = [
    "expected", "expecting", "missing", "unexpected", "unmatched", "unterminated",
  ]
}

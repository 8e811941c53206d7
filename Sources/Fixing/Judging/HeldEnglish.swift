internal import BidiAlgorithm

/// English around right-to-left words in a line that is laid out from right to left, which controls
/// draw from left to right as it is read: `Hello {LRE}ABC{PDF}, how are you`.
enum HeldEnglish {
  /// Whether a line is one: it begins and ends with Latin letters or a number, has more Latin
  /// letters than others and a word of English, and nothing of it is drawn otherwise than it is
  /// read from left to right. O(*n* log *n*) where the text has controls, and O(1) where it has
  /// none.
  static func isOne(
    _ tokens: [Token], _ text: Skeleton, marked: [MeantRanges.Meant]
  ) -> Bool {
    guard text.hasControls, let first = tokens.first, first.isWord(.leftToRight),
      let last = tokens.last(where: { $0.sort != .sign }), last.direction != .rightToLeft
    else { return false }
    var letters = (latin: 0, other: 0)
    var hasEnglish = false
    for token in tokens {
      if token.direction == .leftToRight { letters.latin += token.range.count }
      if token.direction == .rightToLeft { letters.other += token.range.count }
      hasEnglish = hasEnglish || isEnglish(token, text)
    }
    guard hasEnglish, letters.other > 0, letters.latin > letters.other else { return false }
    return ElementCheck(Reading(text, tokens, .leftToRight, marked: marked)).found.isEmpty
  }

  private static func isEnglish(_ token: Token, _ text: Skeleton) -> Bool {
    NamedSentence.isOfEnglish(token, text)
      || (token.isWord(.leftToRight) && token.range.count < 6
        && otherWords.contains(text.string(token.range).lowercased()))
  }

  private static let otherWords: Set<String> = ["and", "but", "hello", "hey", "hi", "or"]
}

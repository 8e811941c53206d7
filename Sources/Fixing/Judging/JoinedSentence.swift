internal import BidiAlgorithm

/// Right-to-left sentences that go on behind Latin words: `ABC pull request DEF Fix login bug GHI`,
/// where a small word leads to more Latin ones, or joins what comes next, or where somebody says
/// what he did and where or when.
///
/// However many letters the Latin words have, they are things that the sentence speaks of. English
/// around right-to-left names has only names of that direction.
enum JoinedSentence {
  /// Whether tokens are one: they begin with a right-to-left word, and behind a Latin one stands a
  /// right-to-left word that joins what follows, or one that leads to the Latin word behind it; or
  /// a prefix stands before a Latin word; or they are told. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.first?.isWord(.rightToLeft) == true,
      let first = tokens.firstIndex(where: { $0.direction == .leftToRight })
    else { return false }
    if isTold(tokens, text) { return true }
    return (first..<tokens.count).contains { index in
      let token = tokens[index]
      if token.direction == .leftToRight {
        return text.startOfPrefix(before: token.range.lowerBound) != nil
      }
      guard token.isWord(.rightToLeft), index > first else { return false }
      if tokens[index - 1].direction == .leftToRight, joins(token, text) { return true }
      return index + 1 < tokens.count && tokens[index + 1].direction == .leftToRight
        && tokens[index + 1].followsSpace
        && (SmallWords.leadsToName(token, text) || token.isOne(of: naming, upTo: 4, in: text))
    }
  }

  /// Whether tokens without a label begin with what whoever writes did, or end with several
  /// right-to-left words that say something of the Latin one before them.
  private static func isTold(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let last = tokens.lastIndex(where: { $0.direction == .leftToRight }),
      !tokens.contains(where: { $0.sign(in: text) == ":" })
    else { return false }
    let behind = tokens[(last + 1)...].filter { $0.isWord(.rightToLeft) }
    if let end = behind.first, end.followsSpace, tokens[0].range.count > 4,
      isOwnDeed(tokens[0], text)
    {
      return true
    }
    return SentenceWords.areSaid(behind, text)
  }

  /// Whether a right-to-left word joins what follows to what was said: *then*, or *and* with a
  /// small word, what became of something, or what whoever writes did.
  private static func joins(_ word: Token, _ text: Skeleton) -> Bool {
    if word.isOne(of: then, upTo: 3, in: text) { return true }
    let start = word.range.lowerBound
    guard word.range.count > 1, "\u{5D5}\u{648}".unicodeScalars.contains(text.at(start)) else {
      return false
    }
    var rest = word
    rest.range = start + 1..<word.range.upperBound
    return rest.isOne(of: then, upTo: 3, in: text) || SmallWords.isOfSentence(rest, text)
      || SmallWords.leadsToName(rest, text) || SentenceWords.reports(rest, text)
      || isOwnDeed(rest, text)
  }

  /// Whether a word of Hebrew ends as what *I did* ends. Shorter ones are none.
  private static func isOwnDeed(_ word: Token, _ text: Skeleton) -> Bool {
    word.range.count > 3 && text.at(word.range.upperBound - 2) == "\u{5EA}"
      && text.at(word.range.upperBound - 1) == "\u{5D9}"
  }

  // By the name, in Hebrew and Arabic.
  private static let naming = Skeleton.words("\u{5D1}\u{5E9}\u{5DD} \u{628}\u{627}\u{633}\u{645}")

  // Then, in Hebrew, Arabic, Persian and Urdu.
  private static let then = Skeleton.words(
    "\u{5D0}\u{5D6} \u{62B}\u{645} \u{633}\u{67E}\u{633} \u{67E}\u{6BE}\u{631}")
}

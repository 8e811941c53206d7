internal import BidiAlgorithm

/// Latin up to the end of the line behind right-to-left words that say what it is: behind a colon
/// how a program is called, and with no colon between a list of short items (`ABC S, M, L, XL`), a
/// title behind a word for a work or for who sings (`ABC The Good, the Bad and the Ugly`), and what
/// is to be translated or is a rule or a piece of code (`ABC where id = 5`). However long it is,
/// the line is that of the words before it.
///
/// Behind somebody's name English may tell what was done: neither a list nor such a word is there.
enum LatinBehindLabel {
  /// The most right-to-left words of a label.
  private static let mostWords = 3
  /// The fewest items of a list, the most tokens of one, and of a line.
  private static let fewestItems = 3
  private static let longestItem = 3
  private static let longestLine = 64
  /// The scalars of a word that says what stands behind it are fewer.
  private static let longestWord = 14

  /// Whether tokens are one. A sign that ends a sentence may be that of an English one. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.count <= longestLine, let last = tokens.last else { return false }
    if LabelledSynopsis.isOne(tokens, text) { return true }
    let label = tokens.prefix { $0.isWord(.rightToLeft) }
    guard (1...mostWords).contains(label.count), label.count < tokens.count,
      let word = label.last, !text.endsSentence(last.range.upperBound - 1)
    else { return false }
    let rest = tokens[label.count...]
    guard let first = rest.first, first.followsSpace, first.direction == .leftToRight,
      !rest.contains(where: { $0.direction == .rightToLeft })
    else { return false }
    let start = first.range.lowerBound
    if text.isCapital(start), text.followsWordForWork(start) { return true }
    if word.range.count < longestWord, Skeleton.has(text.string(word.range), in: leading) {
      return true
    }
    return isList(rest, text)
  }

  /// Whether commas part at least three items of as many words each, none of them one of an English
  /// sentence; the last one may have a word for and or for or before it.
  private static func isList(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    let items = tokens.split(omittingEmptySubsequences: false) {
      ",\u{60C}".unicodeScalars.contains($0.sign(in: text))
    }
    guard items.count >= fewestItems, let sample = items.first else { return false }
    let size = sample.count
    guard (1...longestItem).contains(size) else { return false }
    return items.allSatisfy { item in
      let isJoined =
        item.startIndex == items[items.count - 1].startIndex && item.count == size + 1
        && item.first.map { joints.contains(text.string($0.range)) } ?? false
      let own = isJoined ? item.dropFirst() : item
      // A letter alone is a name, whatever word of English it may be.
      return own.count == size
        && !own.contains { $0.range.count > 1 && CutSentence.isOfEnglish($0, text) }
    }
  }

  /// Words before the last item.
  private static let joints: Set<String> = ["and", "or"]

  // Translate, define, rule, principle, clause, command, query, expression in Hebrew, Arabic,
  // Persian and Urdu.
  private static let leading = Skeleton.words(
    """
    \u{5EA}\u{5E8}\u{5D2}\u{5DD} \u{5EA}\u{5E8}\u{5D2}\u{5DE}\u{5D9} \
    \u{5EA}\u{5E8}\u{5D2}\u{5DE}\u{5D5} \u{5DC}\u{5EA}\u{5E8}\u{5D2}\u{5DD} \
    \u{5EA}\u{5E8}\u{5D2}\u{5D5}\u{5DD} \u{5D4}\u{5D2}\u{5D3}\u{5E8} \
    \u{5D4}\u{5D2}\u{5D3}\u{5D9}\u{5E8}\u{5D5} \u{5D4}\u{5D2}\u{5D3}\u{5D9}\u{5E8}\u{5D9} \
    \u{5DC}\u{5D4}\u{5D2}\u{5D3}\u{5D9}\u{5E8} \u{5DB}\u{5DC}\u{5DC} \
    \u{5E2}\u{5D9}\u{5E7}\u{5E8}\u{5D5}\u{5DF} \u{5E2}\u{5E7}\u{5E8}\u{5D5}\u{5DF} \
    \u{5E4}\u{5E1}\u{5D5}\u{5E7}\u{5D9}\u{5EA} \u{5E4}\u{5E7}\u{5D5}\u{5D3}\u{5D4} \
    \u{5E4}\u{5E7}\u{5D5}\u{5D3}\u{5EA} \u{5D4}\u{5D5}\u{5E8}\u{5D0}\u{5D4} \
    \u{5E9}\u{5D0}\u{5D9}\u{5DC}\u{5EA}\u{5D4} \u{5E9}\u{5D0}\u{5D9}\u{5DC}\u{5EA}\u{5D0} \
    \u{5E9}\u{5D0}\u{5D9}\u{5DC}\u{5EA}\u{5EA} \u{5D1}\u{5D9}\u{5D8}\u{5D5}\u{5D9} \
    \u{62A}\u{631}\u{62C}\u{645} \u{62A}\u{631}\u{62C}\u{645}\u{64A} \
    \u{62A}\u{631}\u{62C}\u{645}\u{648}\u{627} \u{62A}\u{631}\u{62C}\u{645}\u{629} \
    \u{639}\u{631}\u{641} \u{642}\u{627}\u{639}\u{62F}\u{629} \u{645}\u{628}\u{62F}\u{623} \
    \u{623}\u{645}\u{631} \u{627}\u{633}\u{62A}\u{639}\u{644}\u{627}\u{645} \u{634}\u{631}\u{637} \
    \u{62A}\u{639}\u{628}\u{64A}\u{631} \u{62A}\u{631}\u{62C}\u{645}\u{647} \
    \u{62F}\u{633}\u{62A}\u{648}\u{631} \u{641}\u{631}\u{645}\u{627}\u{646} \
    \u{642}\u{627}\u{639}\u{62F}\u{647} \u{627}\u{635}\u{644} \u{634}\u{631}\u{637} \
    \u{639}\u{628}\u{627}\u{631}\u{62A} \u{62A}\u{631}\u{62C}\u{645}\u{6C1} \u{62D}\u{6A9}\u{645} \
    \u{6A9}\u{645}\u{627}\u{646}\u{688} \u{627}\u{635}\u{648}\u{644} \
    \u{642}\u{627}\u{639}\u{62F}\u{6C1} \u{634}\u{642}
    """)
}

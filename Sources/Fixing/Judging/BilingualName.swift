internal import BidiAlgorithm

/// Names in Latin letters with the same name, or another part of it, in right-to-left ones behind
/// them: `Sky News Arabia ABC DEF GHI`, `BBC News FARSI`, `Yahoo! ABC`.
///
/// Each is one stretch in its own order where the line runs from left to right. A sentence that a
/// Latin name begins says something of it: its words do not sound as the name does.
enum BilingualName {
  /// The most scalars of such a line.
  private static let longest = 160
  /// The most words of a name before the name of a language, and on both sides of a mark.
  private static let mostBeforeLanguage = 4
  private static let mostBesideMark = 2

  /// Whether tokens of a text that is laid out from left to right are such names: all that is Latin
  /// stands first, and all behind it is drawn as one right-to-left stretch that ends no sentence.
  /// Controls may have moved a part. O(*n*).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard text.count <= longest, !text.hasControls, tokens.first?.direction == .leftToRight,
      let start = tokens.firstIndex(where: { $0.isWord(.rightToLeft) }),
      tokens[start...].allSatisfy({ $0.direction != .leftToRight }),
      ProgramFrame.isStretch(tokens[start].range.lowerBound..<text.count, text)
    else { return false }
    let latin = tokens[..<start]
    let own = tokens[start...]
    return endsInLanguage(latin, own, text) || isExclaimed(latin, own, text)
      || (!own.contains { SentenceWords.says($0, text) || SentenceWords.reports($0, text) }
        && SoundAlike.areOne(
          latin.flatMap { words(in: $0, text) }, own.filter { $0.isWord(.rightToLeft) }, text))
  }

  /// The words of a Latin token: itself, or those of a name that is one piece, but for its
  /// initials.
  private static func words(in token: Token, _ text: Skeleton) -> [Range<Int>] {
    if token.isWord(.leftToRight) { return [token.range] }
    guard token.piece?.kind == .name else { return [] }
    var words: [Range<Int>] = []
    var start = token.range.lowerBound
    for position in token.range where !text.isLatin(position) {
      if position - start > 1 { words.append(start..<position) }
      start = position + 1
    }
    if token.range.upperBound - start > 1 { words.append(start..<token.range.upperBound) }
    return words
  }

  /// Whether the name of a language is all that stands behind a name.
  private static func endsInLanguage(
    _ latin: ArraySlice<Token>, _ own: ArraySlice<Token>, _ text: Skeleton
  ) -> Bool {
    guard own.count == 1, let word = own.first, word.range.count < longestLanguage else {
      return false
    }
    return latin.count { $0.direction == .leftToRight } <= mostBeforeLanguage
      && !latin.contains { NamedSentence.isOfEnglish($0, text) }
      && languages.contains(text.string(word.range))
  }

  /// Whether an exclamation mark ends the Latin words, and one or two right-to-left ones are all
  /// that stands behind it: from right to left it would stand left of a name such as `Yahoo!`.
  /// What is called out before a sentence (`Wow! ABC`), and words that say something, are none.
  private static func isExclaimed(
    _ latin: ArraySlice<Token>, _ own: ArraySlice<Token>, _ text: Skeleton
  ) -> Bool {
    guard let first = latin.first, let mark = latin.last, text.isCapital(first.range.lowerBound),
      text.at(mark.range.upperBound - 1) == "!", mark.sort == .piece || !mark.followsSpace
    else { return false }
    let names = mark.sort == .sign ? latin.dropLast() : latin
    if names.count == 1, Interjection.isOne(first, before: own.count, text) { return false }
    return names.allSatisfy { $0.direction == .leftToRight }
      && (1...mostBesideMark).contains(names.count) && own.count <= mostBesideMark
      && own.allSatisfy {
        $0.isWord(.rightToLeft) && !SmallWords.tellsSentence($0, text)
      }
      && !(own.count > 1
        && own.contains { SentenceWords.says($0, text) && !SentenceWords.isDay($0, text) })
  }

  /// No name of a language here is as long.
  private static let longestLanguage = 9

  /// Hebrew, Arabic, Persian and Urdu as they are called in these languages, in Arabic also with
  /// its article and behind *in*.
  private static let languages: Set<String> = [
    "\u{5E2}\u{5D1}\u{5E8}\u{5D9}\u{5EA}", "\u{5D1}\u{5E2}\u{5D1}\u{5E8}\u{5D9}\u{5EA}",
    "\u{5E2}\u{5E8}\u{5D1}\u{5D9}\u{5EA}", "\u{5D1}\u{5E2}\u{5E8}\u{5D1}\u{5D9}\u{5EA}",
    "\u{5E4}\u{5E8}\u{5E1}\u{5D9}\u{5EA}", "\u{5D1}\u{5E4}\u{5E8}\u{5E1}\u{5D9}\u{5EA}",
    "\u{639}\u{631}\u{628}\u{64A}", "\u{639}\u{631}\u{628}\u{64A}\u{629}",
    "\u{627}\u{644}\u{639}\u{631}\u{628}\u{64A}\u{629}",
    "\u{628}\u{627}\u{644}\u{639}\u{631}\u{628}\u{64A}",
    "\u{628}\u{627}\u{644}\u{639}\u{631}\u{628}\u{64A}\u{629}",
    "\u{639}\u{631}\u{628}\u{6CC}", "\u{641}\u{627}\u{631}\u{633}\u{6CC}",
    "\u{641}\u{627}\u{631}\u{633}\u{64A}", "\u{627}\u{631}\u{62F}\u{648}",
    "\u{627}\u{64F}\u{631}\u{62F}\u{648}",
  ]
}

internal import BidiAlgorithm

/// English around right-to-left words: `He read ABC DEF GHI aloud and left the room.`
///
/// What stands before and behind a quotation says in which direction its sentence is read, however
/// long the quotation is: not the number of letters.
enum EnglishFrame {
  /// The most right-to-left words for each Latin one.
  private static let mostOthers = 3

  /// Whether tokens are one: a sentence of English begins before the right-to-left words, which
  /// stand together, and goes on behind them. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let first = tokens.firstIndex(where: { $0.direction == .rightToLeft }), first > 0,
      let last = tokens.lastIndex(where: { $0.direction == .rightToLeft })
    else { return false }
    let inside = tokens[first...last].filter { $0.sort == .word }
    guard inside.allSatisfy({ $0.direction == .rightToLeft }) else { return false }
    let before = words(tokens[..<first], text)
    let behind = words(tokens[(last + 1)...], text)
    guard inside.count <= mostOthers * (before.count + behind.count) else { return false }
    let sign = tokens[first - 1].sign(in: text)
    let isQuoted = TokenPairs.isQuotationMark(sign)
    let isLedTo = isQuoted || ":,(".unicodeScalars.contains(sign)
    let begins =
      before.contains(where: isOfEnglish) || (isLedTo && before.count(where: isPlain) > 1)
    guard begins, before.contains(where: isPlain) else { return false }
    // What goes on begins with a small letter, or behind a sign.
    let isParted = last + 1 < tokens.count && tokens[last + 1].sort == .sign
    guard let next = behind.first, isPlain(next) || isParted, behind.contains(where: isOfEnglish)
    else { return false }
    return behind.count(where: isPlain) > 1
  }

  /// The Latin words among tokens.
  private static func words(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> [String] {
    tokens.filter { $0.sort == .word && $0.direction == .leftToRight && $0.range.count < longest }
      .map { text.string($0.range) }
  }

  /// Longer words say nothing about a sentence.
  private static let longest = 24

  /// Whether a word begins with a small letter.
  private static func isPlain(_ word: String) -> Bool {
    word.first.map { ("a"..."z").contains($0) } ?? false
  }

  private static func isOfEnglish(_ word: String) -> Bool {
    let word = word.lowercased()
    return NamedSentence.isOfEnglish(word) || joints.contains(word)
  }

  /// Words that join sentences, and that stand for persons.
  static let joints: Set<String> = [
    "and", "because", "but", "he", "it", "she", "they", "we", "when", "which", "while", "who",
  ]
}

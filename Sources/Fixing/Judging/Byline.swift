internal import BidiAlgorithm

/// Who made something, and when, in English with a right-to-left name: `By ABC DEF | May 5, 2024`,
/// `By ABC DEF (May 5)`, `In ABC DEF \u{B7} May 5, 2024`.
///
/// The name has more words than the English around it, whose date is no word: their number does not
/// tell whose the line is.
enum Byline {
  /// The most words of the name.
  private static let mostWords = 4
  /// No word that leads to it is as long.
  private static let longestLead = 6
  /// Signs behind the name: behind a blank, right behind it, and either way.
  private static let spaced = "|-/\u{B7}\u{2022}\u{2013}\u{2014}("
  private static let tight = ",;"

  /// Whether tokens are one: a small word of English that leads to a name, right-to-left words
  /// without a small one, and behind a sign or a blank a date or other words in Latin letters and
  /// nothing in others. Behind `by` a number is enough. O(*n*).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let lead = tokens.first, lead.isWord(.leftToRight), lead.range.count < longestLead else {
      return false
    }
    let word = text.string(lead.range).lowercased()
    guard word == "by" || leads.contains(word) else { return false }
    let name = tokens.dropFirst().prefix { $0.isWord(.rightToLeft) }
    guard (1...mostWords).contains(name.count), let last = name.last,
      !name.contains(where: { SmallWords.tellsSentence($0, text) })
    else { return false }
    let rest = tokens[name.endIndex...]
    guard let next = rest.first, isBehindName(next, text),
      !(last.range.upperBound..<text.count).contains(where: text.isRightToLeftLetter)
    else { return false }
    if rest.contains(where: { $0.direction == .leftToRight && $0.piece?.kind == .date }) {
      return true
    }
    return word == "by" && rest.count > 1 && rest.contains { $0.sort != .sign }
  }

  /// Whether a token parts the date from the name, or is the date.
  private static func isBehindName(_ token: Token, _ text: Skeleton) -> Bool {
    if token.sort == .piece { return token.followsSpace && token.piece?.kind == .date }
    let signs = token.followsSpace ? spaced : tight
    return token.sort == .sign && signs.unicodeScalars.contains(token.sign(in: text))
  }

  /// Words that lead to a name or a place, beside `by`.
  private static let leads: Set<String> = ["at", "for", "from", "in", "near", "via", "with"]
}

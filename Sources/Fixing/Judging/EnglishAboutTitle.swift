internal import BidiAlgorithm

/// Sentences of English that begin with somebody's name in right-to-left letters and have a quoted
/// right-to-left title: `ABC invited you to "DEF GHI".`, `ABC shared "DEF GHI" with you.`
///
/// However long the title is, it is no part of the sentence that is read from right to left: the
/// words outside of the quotation marks tell its direction.
enum EnglishAboutTitle {
  /// The most tokens of such a sentence.
  private static let longest = 48
  /// The fewest Latin words outside of the title.
  private static let fewestLatin = 3

  /// Whether tokens are one. A sentence whose only right-to-left words are its name is none:
  /// ``NamedSentence`` reads it. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.count <= longest, tokens.first?.isWord(.rightToLeft) == true,
      tokens.contains(where: { TokenPairs.isQuotationMark($0.sign(in: text)) })
    else { return false }
    let pairs = TokenPairs(tokens, in: text)
    var outside: [Token] = []
    var hasTitle = false
    var index = 0
    while index < tokens.count {
      if let closing = pairs.closing[index], closing > index,
        TokenPairs.isQuotationMark(tokens[index].sign(in: text))
      {
        if tokens[index..<closing].contains(where: { $0.direction == .rightToLeft }) {
          hasTitle = true
        }
        index = closing + 1
      } else {
        outside.append(tokens[index])
        index += 1
      }
    }
    guard hasTitle, outside.count(where: { $0.isWord(.leftToRight) }) >= fewestLatin,
      !outside.drop(while: { $0.isWord(.rightToLeft) })
        .contains(where: { $0.direction == .rightToLeft })
    else { return false }
    return NamedSentence.isEnglish(outside, text)
  }
}

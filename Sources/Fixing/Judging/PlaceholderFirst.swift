internal import BidiAlgorithm

/// Right-to-left messages of catalogues that begin with a placeholder and have others, so that few
/// words are left to tell their direction: `%1$s ABC %2$s`.
///
/// The letters of placeholders are no words of the message: what is put in for them may be of any
/// direction, and the first has to stand where a reader begins. Where all are the same, as in
/// `%s ABC %s`, nobody can see which is which.
enum PlaceholderFirst {
  /// Whether tokens are one: a placeholder, a right-to-left word behind a blank, and nothing but
  /// other placeholders, such words, numbers and what ends a sentence or pauses in it. A colon, a
  /// dash, a bar or brackets may part fields of a line, but brackets up to its end that begin and
  /// end with placeholders around such words have their order: `%s (%d ABC %d)`. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.count > 2, let begin = tokens.first, isPlaceholder(begin) else { return false }
    let isSpoken = tokens[1].isWord(.rightToLeft) && tokens[1].followsSpace
    guard let words = isSpoken ? tokens[1...] : inBrackets(tokens, text) else { return false }
    let first = text.string(begin.range)
    return words.contains { isPlaceholder($0) && text.string($0.range) != first }
      && words.allSatisfy { token in
        if token.sort == .sign { return endsOrPauses(token, text) }
        return isPlaceholder(token) || token.isWord(.rightToLeft)
          || (token.piece?.kind == .number && token.direction == nil)
      }
  }

  /// What stands in brackets behind a placeholder and a blank, up to the end of the text or to what
  /// ends its sentence, where that begins and ends with placeholders and has a right-to-left word;
  /// nil of anything else.
  private static func inBrackets(_ tokens: [Token], _ text: Skeleton) -> ArraySlice<Token>? {
    guard tokens[1].followsSpace, let closing = brackets[tokens[1].sign(in: text)],
      let close = tokens.firstIndex(where: { $0.sign(in: text) == closing }),
      tokens[(close + 1)...].allSatisfy({ endsOrPauses($0, text) })
    else { return nil }
    let inside = tokens[2..<close]
    guard let first = inside.first, let last = inside.last, isPlaceholder(first),
      isPlaceholder(last), inside.contains(where: { $0.isWord(.rightToLeft) })
    else { return nil }
    return inside
  }

  private static let brackets: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", "[": "]"]

  /// Whether a sign right behind something ends a sentence or pauses in it.
  private static func endsOrPauses(_ token: Token, _ text: Skeleton) -> Bool {
    !token.followsSpace && ".!?,\u{60C}\u{61F}\u{6D4}".unicodeScalars.contains(token.sign(in: text))
  }

  private static func isPlaceholder(_ token: Token) -> Bool { token.piece?.kind == .placeholder }
}

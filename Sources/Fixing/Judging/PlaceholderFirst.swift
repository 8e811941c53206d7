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
  /// dash, a bar or brackets may part fields of a line. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.count > 2, isPlaceholder(tokens[0]), tokens[1].isWord(.rightToLeft),
      tokens[1].followsSpace
    else { return false }
    let first = text.string(tokens[0].range)
    return tokens.dropFirst(2).contains { isPlaceholder($0) && text.string($0.range) != first }
      && tokens.allSatisfy { token in
        if token.sort == .sign {
          return !token.followsSpace
            && ".!?,\u{60C}".unicodeScalars.contains(token.sign(in: text))
        }
        return isPlaceholder(token) || token.isWord(.rightToLeft)
          || (token.piece?.kind == .number && token.direction == nil)
      }
  }

  private static func isPlaceholder(_ token: Token) -> Bool { token.piece?.kind == .placeholder }
}

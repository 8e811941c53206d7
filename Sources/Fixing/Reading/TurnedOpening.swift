internal import BidiAlgorithm

/// Signs that were typed at the beginning of quoted Latin words in a right-to-left sentence, where
/// the screen draws them at their end: `"!Stop"`.
enum TurnedOpening {
  /// The first token behind such signs, where what stands between two marks begins with them: up to
  /// three that end an exclamation or a question, or those of ``Piece/areTurned(_:_:)``. A single
  /// word with small letters first, or with capitals inside, may be a name of code that is negated.
  /// O(tokens).
  static func end(_ inside: Range<Int>, _ tokens: [Token], _ text: Skeleton) -> Int? {
    let words = inside.first { tokens[$0].sort != .sign } ?? inside.upperBound
    guard words > inside.lowerBound, words < inside.upperBound,
      words - inside.lowerBound <= mostSigns,
      (inside.lowerBound + 1...words).allSatisfy({ !tokens[$0].followsSpace }),
      tokens[inside.upperBound - 1].sort != .sign, tokens[words].isWord(.leftToRight)
    else { return nil }
    let signs = inside.lowerBound..<words
    if signs.allSatisfy({ "!?".unicodeScalars.contains(tokens[$0].sign(in: text)) }) {
      let areSeveral = tokens[words..<inside.upperBound].count { $0.sort == .word } > 1
      return areSeveral || isPlain(tokens[words].range, text) ? words : nil
    }
    let first = tokens[inside.lowerBound].range.lowerBound
    return Piece.areTurned(first..<tokens[words].range.lowerBound, text) ? words : nil
  }

  private static let mostSigns = 3
  /// The most letters of a word in capitals that somebody calls.
  private static let longestCall = 4

  /// Whether a word is written as in a sentence: a capital and small letters, or a few capitals.
  private static func isPlain(_ word: Range<Int>, _ text: Skeleton) -> Bool {
    guard word.allSatisfy({ text.isLatin($0) || text.at($0) == "'" }),
      text.isCapital(word.lowerBound)
    else { return false }
    let rest = word.dropFirst()
    return rest.allSatisfy { !text.isCapital($0) }
      || (word.count <= longestCall && rest.allSatisfy(text.isCapital))
  }
}

internal import BidiAlgorithm

/// Names of several Latin words in a sentence that is read from right to left, the last of which
/// ends with a sign of its own: `Apple TV+`, `Visual C#`, `O Rh-`. They are one piece: an isolate
/// around the last word alone would draw it before the others.
enum SignedRun {
  /// The most words of such a name.
  private static let longest = 6

  /// The end of the tokens of a name that begins with a token; nil where none does. O(1).
  static func end(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    var index = start
    while index < min(range.upperBound - 1, start + longest), tokens[index].isWord(.leftToRight),
      isOneBlank(tokens[index].range.upperBound, tokens[index + 1].range.lowerBound, text)
    {
      index += 1
      if isSigned(tokens[index], text) { return index + 1 }
    }
    return nil
  }

  /// Whether one blank and nothing else stands between two places.
  private static func isOneBlank(_ end: Int, _ start: Int, _ text: Skeleton) -> Bool {
    start == end + 1 && text.at(end) == " "
  }

  /// Whether a token is a name of Latin letters with a plus, a minus or a hash behind it.
  private static func isSigned(_ token: Token, _ text: Skeleton) -> Bool {
    guard let piece = token.piece, piece.kind == .identifier, piece.order == .leftToRight else {
      return false
    }
    return text.isLatin(piece.range.lowerBound)
      && "+#-\u{2212}".unicodeScalars.contains(text.at(piece.range.upperBound - 1))
  }
}

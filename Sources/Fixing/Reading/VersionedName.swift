internal import BidiAlgorithm

/// Latin names that begin with a sign, with the words and the version behind them, in a sentence
/// that is read from right to left: `.NET 8`, `.NET Framework 4.8`. They are one piece: an isolate
/// around the first word alone would draw the others before it.
///
/// Behind a name without such a sign its version is drawn in its place.
enum VersionedName {
  /// The most words behind the first one.
  private static let mostWords = 2
  /// The most scalars of a version.
  private static let longestVersion = 8

  /// The end of the tokens of such a name that begins with a token; nil where none does. O(1).
  static func end(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    guard isSignedName(tokens[start], text) else { return nil }
    var end = start + 1
    while end < min(range.upperBound, start + 1 + mostWords), isFollowing(end, tokens),
      tokens[end].isCapitalised(in: text)
    {
      end += 1
    }
    if end < range.upperBound, isFollowing(end, tokens), isVersion(tokens[end], text),
      end + 1 == range.upperBound || !isCounted(tokens[end + 1], text)
    {
      end += 1
    }
    return end > start + 1 ? end : nil
  }

  /// Whether a token is a name with a full stop before its first capital, or that of a package:
  /// `@scope/name`.
  private static func isSignedName(_ token: Token, _ text: Skeleton) -> Bool {
    guard let piece = token.piece, piece.kind == .identifier, piece.order == .leftToRight,
      token.direction == .leftToRight
    else { return false }
    let first = piece.range.lowerBound
    switch text.at(first) {
    case ".": return text.isCapital(first + 1)
    case "@": return piece.range.contains { text.at($0) == "/" }
    default: return false
    }
  }

  /// Whether one white space and nothing else stands before a token.
  private static func isFollowing(_ index: Int, _ tokens: [Token]) -> Bool {
    tokens[index].followsSpace
      && tokens[index].range.lowerBound == tokens[index - 1].range.upperBound + 1
  }

  /// Whether a token is European digits, with full stops between them or without.
  private static func isVersion(_ token: Token, _ text: Skeleton) -> Bool {
    guard let kind = token.piece?.kind, kind == .number || kind == .version,
      token.range.count <= longestVersion
    else { return false }
    return token.range.allSatisfy {
      ("0"..."9").contains(text.at($0)) || text.at($0) == "."
    }
  }

  /// Whether a token is a word for what a number before it counts.
  private static func isCounted(_ token: Token, _ text: Skeleton) -> Bool {
    token.sort == .word && token.followsSpace
      && CountedThings.contains(token.range, in: text)
  }
}

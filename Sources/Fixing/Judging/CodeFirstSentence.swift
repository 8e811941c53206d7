internal import BidiAlgorithm

/// Right-to-left sentences that begin with code: with a command between backticks,
/// `` `npm install` ABC DEF. ``, or with the name of a file, `README.md ABC, DEF GHI commit.`
///
/// Their first letter is Latin, but their words are right-to-left: whoever reads from the right
/// begins with what follows the code.
enum CodeFirstSentence {
  /// The fewest right-to-left words behind the name of a file.
  private static let fewestWords = 3

  /// Whether tokens are one, which may be an item of a list. Its own words stand right behind the
  /// code, without a colon or a dash, and a sign ends it. Behind a command all other words are
  /// right-to-left; behind a file more than twice as many as Latin ones, none of those English, and
  /// a comma or a small word is among them. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let start = endOfMarker(tokens, text)
    guard start < tokens.count, let last = tokens.last,
      text.endsSentence(last.range.upperBound - 1)
    else { return false }
    if tokens[start].sign(in: text) == "`" { return beginsWithCommand(tokens[start...], text) }
    return beginsWithFile(tokens[start...], text)
  }

  /// The number of the token behind the marker of an item of a list: `1.`, `-`.
  private static func endOfMarker(_ tokens: [Token], _ text: Skeleton) -> Int {
    guard tokens.count > 2 else { return 0 }
    let (first, second) = (tokens[0].sign(in: text), tokens[1].sign(in: text))
    if "-*+\u{2022}".unicodeScalars.contains(first), tokens[1].followsSpace { return 1 }
    let isNumber = tokens[0].range.count < 4 && tokens[0].range.allSatisfy(text.isDigit)
    return isNumber && (second == "." || second == ")") && tokens[2].followsSpace ? 2 : 0
  }

  /// Whether tokens begin with code between backticks: of several words, or with several
  /// right-to-left words outside. Only code is Latin.
  private static func beginsWithCommand(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    var isInside = false
    var codes = 0
    var (words, own) = (0, 0)
    var followsCode = false
    for (index, token) in zip(tokens.indices, tokens) {
      if token.sign(in: text) == "`" {
        if isInside { codes += 1 }
        // The first code has a right-to-left word right behind it.
        if isInside, codes == 1 {
          guard index + 1 < tokens.endIndex, tokens[index + 1].isWord(.rightToLeft),
            tokens[index + 1].followsSpace
          else { return false }
          followsCode = true
        }
        isInside.toggle()
      } else if isInside {
        guard token.direction != .rightToLeft else { return false }
        if codes == 0, token.direction == .leftToRight {
          words += token.range.count { text.isSpace($0) } + 1
        }
      } else {
        guard token.direction != .leftToRight else { return false }
        if token.isWord(.rightToLeft), token.followsSpace { own += 1 }
      }
    }
    return followsCode && !isInside && words > 0 && (own > 1 || words > 1)
  }

  private static func beginsWithFile(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard let file = tokens.first, isFile(file, text), let next = tokens.dropFirst().first,
      next.isWord(.rightToLeft), next.followsSpace
    else { return false }
    let rest = tokens.dropFirst()
    let own = rest.count { $0.isWord(.rightToLeft) }
    let latin = rest.filter { $0.direction == .leftToRight }
    guard own >= fewestWords, latin.count * 2 < own,
      !latin.contains(where: { CutSentence.isOfEnglish($0, text) })
    else { return false }
    return rest.contains {
      ",\u{60C}".unicodeScalars.contains($0.sign(in: text)) || SmallWords.isOne($0, text)
    }
  }

  /// Whether a token is the name of a file with a known ending.
  private static func isFile(_ token: Token, _ text: Skeleton) -> Bool {
    token.direction == .leftToRight && Piece.endsInFile(token.range, text)
  }
}

internal import BidiAlgorithm

/// Lines of the help of a program: its options in Latin letters and, behind a wide gap, what they
/// do in right-to-left words: `-o, --output FILE   ABC DEF (GHI: out.txt)`. The line runs from left
/// to right; what it says of the options is a sentence of its own. What an option takes may be a
/// right-to-left word, too: `-n, --lines=ABC   DEF GHI`.
enum OptionHelp {
  /// The most scalars of a line.
  private static let longest = 400
  /// The fewest right-to-left words of a sentence that is told by its end.
  private static let fewestClosed = 2

  /// Whether tokens are one. O(*n*).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    sentence(tokens, text) != nil
  }

  /// The tokens of such a sentence that Latin letters cut or end, that stands behind what an option
  /// takes in right-to-left letters, or that ends with the sign of a sentence; nil where a line has
  /// none: otherwise a line from left to right draws it in its own order. O(*n*).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    guard let told = sentence(tokens, text),
      tokens[told].contains(where: { $0.direction == .leftToRight })
        || tokens[..<told.lowerBound].contains(where: { $0.direction == .rightToLeft })
        || isClosed(tokens[told], text)
    else { return nil }
    return told
  }

  /// Whether tokens end with the sign of a sentence, right behind it. One word may be cut short.
  private static func isClosed(_ told: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard let last = told.last, last.sort == .sign, !last.followsSpace else { return false }
    return text.endsSentence(last.range.lowerBound)
      && told.count { $0.isWord(.rightToLeft) } >= fewestClosed
  }

  /// The tokens behind the gap, of which more than half of those with letters are right-to-left.
  private static func sentence(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    guard text.count <= longest, let option = tokens.first, isOption(option, text),
      !LogLine.isListing(text),
      let first = tokens.indices.dropFirst().first(where: {
        tokens[$0].direction == .rightToLeft && !isArgument($0, tokens, text)
      }),
      tokens[first].sort == .word,
      isWide(tokens[first - 1].range.upperBound..<tokens[first].range.lowerBound, text)
    else { return nil }
    let rest = tokens[first...]
    let own = rest.count { $0.sort == .word && $0.direction == .rightToLeft }
    let latin = rest.count { $0.direction == .leftToRight }
    return latin < own ? first..<tokens.count : nil
  }

  /// Whether a token is a right-to-left word that an option takes: right behind its `=`, with
  /// brackets or without them, or one blank behind the option. O(1).
  private static func isArgument(_ index: Int, _ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens[index].isWord(.rightToLeft) else { return false }
    var before = index - 1
    if before > 0, !tokens[index].followsSpace,
      "<[".unicodeScalars.contains(tokens[before].sign(in: text))
    {
      before -= 1
    }
    if tokens[before].sign(in: text) == "=" { return !tokens[before + 1].followsSpace }
    let gap = tokens[before].range.upperBound..<tokens[before + 1].range.lowerBound
    return tokens[before + 1].followsSpace && gap.count == 1 && text.at(gap.lowerBound) != "\t"
      && isOption(tokens[before], text)
  }

  /// Whether a token is an option, or begins one: `-o`, `--output`.
  private static func isOption(_ token: Token, _ text: Skeleton) -> Bool {
    let start = token.range.lowerBound
    guard text.at(start) == "-" else { return false }
    let name = text.at(start + 1) == "-" ? start + 2 : start + 1
    return text.isLatin(name) || text.at(name) == "?"
  }

  /// Whether several blanks or a tab, and nothing else, stand in a range.
  private static func isWide(_ gap: Range<Int>, _ text: Skeleton) -> Bool {
    gap.allSatisfy { text.isSpace($0) } && ColumnRow.isWide(gap, text)
  }
}

internal import BidiAlgorithm

/// What a program said in English, quoted in a line from right to left, with what it quotes itself:
/// `ABC: Cannot open file 'DEF.csv'`, `ABC: Unexpected token '}' DEF 12`. The quotation goes with
/// the words before it.
enum EnglishMessage {
  /// The fewest words of a message about a file, and of one about a sign that does not begin with
  /// what is expected.
  private static let fewestWords = 2
  /// No word that counts here is as long.
  private static let longestWord = 14
  /// The most words of the label before a message.
  private static let longestLabel = 4

  /// Whether a pair of marks of quotation holds the right-to-left name of a file in a sentence from
  /// left to right, or ends a line from right to left behind such a message. O(tokens).
  static func holdsFile(
    _ opening: Int, _ closing: Int, _ context: TextDirection, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    let name = tokens[opening].range.upperBound..<tokens[closing].range.lowerBound
    if context == .leftToRight { return Piece.isQuotedRightToLeftFile(name, text) }
    guard closing == tokens.count - 1, tokens[opening].followsSpace else { return false }
    return isOfFile(tokens[..<opening].map { Element($0) }, name, text)
  }

  /// Whether an element is a quotation that ends a line behind such a message. O(*n*).
  static func isQuotedFile(_ index: Int, _ all: [Element], _ text: Skeleton) -> Bool {
    let element = all[index]
    guard index == all.count - 1, element.kind == .quotation, element.followsSpace,
      element.range.count > 2
    else { return false }
    return isOfFile(
      Array(all[..<index]), element.range.lowerBound + 1..<element.range.upperBound - 1, text)
  }

  /// Whether a label from right to left, its colon and a message of what went wrong stand before a
  /// range with such a name.
  private static func isOfFile(
    _ before: [Element], _ name: Range<Int>, _ text: Skeleton
  ) -> Bool {
    guard let colon = before.firstIndex(where: \.isSign), (1...longestLabel).contains(colon),
      text.at(before[colon].range.lowerBound) == ":", !before[colon].followsSpace,
      before[..<colon].allSatisfy({ $0.isWord && $0.direction == .rightToLeft })
    else { return false }
    let words = before[(colon + 1)...]
    return words.count >= fewestWords
      && words.allSatisfy { $0.isWord && $0.direction == .leftToRight && $0.followsSpace }
      && words.dropFirst().allSatisfy { !text.isCapital($0.range.lowerBound) }
      && words.contains { isWord($0, of: faults, text) }
      && Piece.isQuotedRightToLeftFile(name, text)
  }

  /// Whether an element is a quotation of signs alone behind Latin words that lead to a sign in
  /// messages about code. `ABC token '}'` may be words of the line. O(its length).
  static func isQuotedSign(
    _ element: Element, behind words: [Element], _ text: Skeleton
  ) -> Bool {
    guard element.kind == .quotation, element.direction == nil, element.followsSpace,
      element.range.count > 2,
      !element.range.contains(where: { text.isDigit($0) || text.isStrong($0) }),
      let last = words.last
    else { return false }
    if isWord(last, of: expectations, text) { return true }
    return words.count >= fewestWords && isWord(last, of: signs, text)
      && words.contains { isWord($0, of: expectations, text) || isWord($0, of: faults, text) }
  }

  private static func isWord(_ word: Element, of some: Set<String>, _ text: Skeleton) -> Bool {
    word.isWord && word.range.count < longestWord
      && some.contains(text.string(word.range).lowercased())
  }

  /// Words that say that something went wrong.
  private static let faults: Set<String> = [
    "can't", "cannot", "could", "couldn't", "denied", "error", "failed", "illegal", "invalid",
    "missing", "no", "not", "unable", "unknown",
  ]

  /// What a sign is called.
  private static let signs: Set<String> = [
    "before", "bracket", "char", "character", "delimiter", "near", "operator", "symbol", "token",
  ]

  /// Words right before what should be there, or should not.
  private static let expectations: Set<String> = [
    "expected", "expecting", "missing", "unexpected", "unmatched", "unterminated",
  ]
}

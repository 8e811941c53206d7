internal import BidiAlgorithm

/// A step of English instructions, set from right to left, that ends in a right-to-left item of a
/// menu: `1. Open Settings > ABC.` The pointer and the number of the step stand where English puts
/// them.
enum EnglishStep {
  /// The most right-to-left words of the item.
  private static let longestItem = 3

  /// Whether tokens are one: the number of a step or none, a request with Latin words alone, a
  /// pointer between blanks, and the item with the end of the sentence or none. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let step = tokens[CutSentence.endOfMarker(tokens, text)...]
    guard let first = step.first, first.isWord(.leftToRight), MenuWay.isRequest(first.range, text)
    else { return false }
    let latin = step.prefix { $0.isWord(.leftToRight) || isPointer($0, text) }
    let item = tokens[latin.endIndex...].prefix { $0.isWord(.rightToLeft) }
    guard let pointer = latin.last, isPointer(pointer, text), latin.count > 2,
      (1...longestItem).contains(item.count), item.first?.followsSpace == true
    else { return false }
    return tokens[item.endIndex...].allSatisfy { $0.isEnd(in: text) }
  }

  private static func isPointer(_ token: Token, _ text: Skeleton) -> Bool {
    token.followsSpace && ">\u{203A}\u{2192}".unicodeScalars.contains(token.sign(in: text))
  }
}

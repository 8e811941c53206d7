internal import BidiAlgorithm

/// An embedding or an isolate around a whole paragraph that goes against its words, such as one
/// from left to right around a right-to-left sentence in a page that is set from right to left.
enum StrayPair {
  /// Whether a paragraph has one: its words ask for the direction in which the paragraph is laid
  /// out, also where that of the pair is set; or they are a right-to-left sentence with Latin words
  /// where somebody set right to left. One from right to left that nothing closes is stray, too,
  /// where a right-to-left word is first and a Latin one last: its end may have been forgotten
  /// between them. O(*n* log *n*).
  static func isOne(
    _ text: Skeleton, _ tokens: [Token], _ drawn: DrawnParagraph, _ asked: BaseDirection
  ) -> Bool {
    let base = drawn.base
    guard text.hasControls, !tokens.isEmpty, let pair = WholePair(drawn.scalars),
      pair.direction != base
    else { return false }
    let inside = pair.inside(drawn.scalars)
    func wanted(_ direction: TextDirection) -> TextDirection {
      let set = BaseDirection.explicit(direction)
      let alone = DrawnParagraph(inside, set)
      let read = Skeleton(alone, readAs: text)
      return WantedDirection.ofTried(read, tokens, alone, set, reader: base)
    }
    guard wanted(base) == base else { return false }
    if base == .rightToLeft, asked != .auto, isSentence(tokens, text) { return true }
    if pair.isOpen, pair.direction == .rightToLeft {
      let directions = tokens.compactMap(\.direction)
      if directions.first == .rightToLeft, directions.last == .leftToRight { return true }
    }
    return wanted(pair.direction) == base
  }

  /// Whether tokens are a right-to-left sentence with its end, and Latin words in it: plain words,
  /// with no signs that part names, labels, steps or cells.
  private static func isSentence(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let first = tokens.first, first.sort == .word, first.direction == .rightToLeft,
      let last = tokens.last, last.sort == .sign, text.endsSentence(last.range.lowerBound)
    else { return false }
    var words = (leftToRight: 0, rightToLeft: 0)
    var letters = (leftToRight: 0, rightToLeft: 0)
    for token in tokens {
      switch (token.sort, token.direction) {
      case (.word, .leftToRight):
        words.leftToRight += 1
        letters.leftToRight += token.range.count
      case (.word, .rightToLeft):
        words.rightToLeft += 1
        letters.rightToLeft += token.range.count
      case (.sign, _) where isOfSentence(token.sign(in: text)): break
      default: return false
      }
    }
    return words.leftToRight > 0 && words.rightToLeft > 1
      && letters.rightToLeft > letters.leftToRight
  }

  private static func isOfSentence(_ sign: Unicode.Scalar) -> Bool {
    ",.;!?-\u{2013}\u{2026}\u{60C}\u{61B}\u{61F}\u{6D4}".unicodeScalars.contains(sign)
  }
}

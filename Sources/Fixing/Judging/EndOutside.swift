internal import BidiAlgorithm

/// A sentence whose words stand in an embedding or an isolate of their direction, with its end
/// behind that, in a paragraph of the other direction: `{RLE}ABC DEF GHI{PDF}.`. Whoever put the
/// controls there forgot the end, which the paragraph draws where the sentence begins.
///
/// An isolate with the direction of its first letter is what programs put around any value.
enum EndOutside {
  private static let ends = ".!?"
  /// The fewest words before a full stop, which names and abbreviations may have, too, and before
  /// another end.
  private static let fewestWords = 3
  private static let fewestBeforeCall = 2

  /// The direction in which such a sentence is read: without the controls its words would ask for
  /// that, too; nil of other texts. O(*n* log *n*) where a text ends so and has controls, otherwise
  /// O(1) but for its end.
  static func direction(
    _ tokens: [Token], _ text: Skeleton, _ drawn: DrawnParagraph, _ asked: BaseDirection,
    reader: TextDirection?
  ) -> TextDirection? {
    guard text.hasControls,
      let last = drawn.scalars.lastIndex(where: { !ends.unicodeScalars.contains($0) }),
      let pair = WholePair(Array(drawn.scalars[...last])), !pair.isOpen,
      pair.direction != drawn.base
    else { return nil }
    let signs = drawn.scalars.count - 1 - last
    guard isSentence(tokens.dropLast(signs), tokens.suffix(signs), pair.direction, text) else {
      return nil
    }
    var scalars = drawn.scalars
    for place in pair.places.reversed() { scalars.remove(at: place) }
    let bare = DrawnParagraph(scalars, asked)
    let read = Skeleton(bare, readAs: text)
    let wanted = WantedDirection.ofTried(read, tokens, bare, asked, reader: reader)
    return wanted == pair.direction ? wanted : nil
  }

  /// Whether tokens are words of a direction and no names, and others the signs that end them.
  private static func isSentence(
    _ words: ArraySlice<Token>, _ marks: ArraySlice<Token>, _ direction: TextDirection,
    _ text: Skeleton
  ) -> Bool {
    let areMarks = marks.allSatisfy {
      $0.sort == .sign && $0.range.count == 1 && !$0.followsSpace
        && ends.unicodeScalars.contains($0.sign(in: text))
    }
    let own = words.filter { $0.isWord(direction) }
    guard areMarks, !marks.isEmpty, words.first?.direction == direction,
      direction == .rightToLeft || own.contains(where: { !text.isCapital($0.range.lowerBound) })
    else { return false }
    if !marks.contains(where: { $0.sign(in: text) == "." }) { return own.count >= fewestBeforeCall }
    // Several are those of words that are cut.
    return marks.count == 1 && own.count >= fewestWords && !LedSentence.areNames(words, text)
  }
}

internal import BidiAlgorithm

/// A number in brackets at the end of a line, behind a right-to-left sentence that a level or a
/// name leads: `Error: ABC "x" DEF (404)`. It may be the line's, at its right, or be read with the
/// sentence, at its left: it is whole where it is drawn in either place.
enum CodeBehindMessage {
  /// The most digits of one.
  private static let longest = 5

  /// Behind such brackets from a token on, where these end a line; nil of others. O(1).
  static func end(_ start: Int, _ tokens: [Token], _ text: Skeleton) -> Int? {
    guard start + 3 == tokens.count, tokens[start].followsSpace else { return nil }
    let (opening, closing) = (tokens[start].sign(in: text), tokens[start + 2].sign(in: text))
    let number = tokens[start + 1].range
    guard (opening == "(" && closing == ")") || (opening == "[" && closing == "]"),
      number.count <= longest, number.allSatisfy(text.isDigit)
    else { return nil }
    return tokens.count
  }

  /// The end of a sentence that begins with a token: behind the brackets where it is drawn in its
  /// order and they stand left of all of it; otherwise as it is given. O(tokens).
  static func endOfSentence(
    from first: Int, to end: Int, _ tokens: [Token], _ text: Skeleton
  ) -> Int {
    guard let behind = self.end(end, tokens, text) else { return end }
    let own = tokens[first..<end].filter { $0.direction == .rightToLeft }
    let isDrawn =
      LabelledStretch.areInOrder(own[...], text)
      && tokens[first..<end].allSatisfy { tokens[end].isDrawn(leftOf: $0, in: text) }
      && LabelledStretch.areInOrder(tokens[end..<behind], text)
    return isDrawn ? behind : end
  }

  /// The scalars of a sentence and of the brackets behind it; nil where none are there. O(tokens).
  static func range(
    of sentence: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Range<Int>? {
    guard let start = tokens.firstIndex(where: { $0.range.lowerBound >= sentence.upperBound }),
      let end = end(start, tokens, text)
    else { return nil }
    return sentence.lowerBound..<tokens[end - 1].range.upperBound
  }
}

internal import BidiAlgorithm

/// Hashtags and names of users in right-to-left letters, in a line that is read from left to right:
/// `#ABC`, `@ABC`. The sign is read first, so that it stands right of the word, beside its first
/// letter.
enum RightToLeftTag {
  /// The element of such a tag that begins with a token: a sign behind a blank or an opening mark,
  /// and a word right behind it; nil where none does. One whose word alone is held by an embedding
  /// or an isolate is drawn as somebody wanted it. O(1).
  static func element(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton, _ meant: MeantRanges
  ) -> Element? {
    let next = start + 1
    guard next < range.upperBound, TagSign.isOne(tokens[start].sign(in: text)),
      tokens[start].range.count == 1, TagSign.mayBegin(tokens[start].range.lowerBound, text)
    else { return nil }
    let word = tokens[next]
    guard word.sort == .word, word.direction == .rightToLeft, !word.followsSpace,
      word.range.lowerBound == tokens[start].range.upperBound,
      !text.isStrong(word.range.upperBound), !text.isCodeLetter(word.range.upperBound),
      meant.byStart[word.range.lowerBound] == nil
    else { return nil }
    var element = Element(word)
    element.kind = .identifier
    element.range = tokens[start].range.lowerBound..<word.range.upperBound
    element.followsSpace = tokens[start].followsSpace
    return element
  }
}

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
    guard next < range.upperBound, isSign(tokens[start].sign(in: text)),
      tokens[start].range.count == 1, mayBegin(tokens[start].range.lowerBound, text)
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

  /// Whether a scalar begins a hashtag or the name of a user.
  static func isSign(_ scalar: Unicode.Scalar) -> Bool { scalar == "#" || scalar == "@" }

  /// Whether the sign of a tag may stand at a position: at the start, behind a blank, and behind
  /// what opens brackets or a quotation.
  static func mayBegin(_ position: Int, _ text: Skeleton) -> Bool {
    text.isGap(position - 1)
      || "([\"'\u{AB}\u{2018}\u{201C}\u{201E}".unicodeScalars.contains(text.at(position - 1))
  }
}

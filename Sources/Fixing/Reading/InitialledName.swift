internal import BidiAlgorithm

/// Names in right-to-left letters as lists of books have them, behind a label in a line from left
/// to right: `Author: ABC, D.`. The full stop belongs to the initial, and stands left of it.
enum InitialledName {
  /// The most initials of a name.
  private static let mostInitials = 3
  /// Longer words are no labels of persons.
  private static let longestLabel = 16

  /// The element of such a name that begins with a token, and its end: a word, a comma and
  /// initials, each with its full stop, right behind the label of a person and its colon; nil where
  /// none begins. O(1).
  static func element(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> (element: Element, end: Int)? {
    guard start > range.lowerBound + 1, tokens[start].isWord(.rightToLeft),
      tokens[start].range.count > 1,
      tokens[start - 1].sign(in: text) == ":", !tokens[start - 1].followsSpace,
      tokens[start].followsSpace, isLabel(tokens[start - 2], text), start + 1 < range.upperBound,
      ",\u{60C}".unicodeScalars.contains(tokens[start + 1].sign(in: text)),
      !tokens[start + 1].followsSpace
    else { return nil }
    var end = start + 2
    var initials = 0
    while initials < mostInitials, end + 1 < range.upperBound, tokens[end].isWord(.rightToLeft),
      tokens[end].range.count == 1, initials > 0 || tokens[end].followsSpace,
      tokens[end + 1].sign(in: text) == ".", !tokens[end + 1].followsSpace
    {
      initials += 1
      end += 2
    }
    guard initials > 0 else { return nil }
    let letters = tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound
    let element = Element(
      kind: .name, range: letters, order: .rightToLeft,
      parts: tokens[start..<end].map { Element($0) }, direction: .rightToLeft)
    return (element, end)
  }

  /// Whether a token is the label of one person or of several: `Author`, `Editors`.
  private static func isLabel(_ token: Token, _ text: Skeleton) -> Bool {
    guard token.sort == .word, token.direction == .leftToRight, token.range.count < longestLabel
    else { return false }
    let word = text.string(token.range).lowercased()
    return LabelledName.isOfPerson(word)
      || (word.hasSuffix("s") && LabelledName.isOfPerson(String(word.dropLast())))
  }
}

internal import BidiAlgorithm

/// How far something is, behind its right-to-left name and an ellipsis in an English line:
/// `Uploading ABC\u{2026} 45%`. The ellipsis and the number are the line's.
enum ProgressNumber {
  /// Longer words are no verbs that are asked about.
  private static let longestVerb = 16

  /// Whether elements behind a name are an ellipsis and such a number: a share, or any number where
  /// the line begins with what is being done. O(their length).
  static func isOfLine(
    _ tail: Range<Int>, behind name: Range<Int>, _ all: [Element], _ text: Skeleton
  ) -> Bool {
    guard name.lowerBound > 0, tail.count > 1 else { return false }
    let (before, number) = (all[name.lowerBound - 1], all[tail.upperBound - 1])
    let dots = all[tail.dropLast()]
    guard before.isWord, before.direction == .leftToRight, isEllipsis(dots, text),
      number.followsSpace, number.isEuropeanNumber(in: text),
      LabelledName.isName(all[name], text)
    else { return false }
    return isShare(number.range, text) || isVerb(all[0], text)
  }

  /// Whether elements are three dots, or the sign for them, right behind a word.
  private static func isEllipsis(_ elements: ArraySlice<Element>, _ text: Skeleton) -> Bool {
    let signs = elements.map { text.at($0.range.lowerBound) }
    return elements.allSatisfy { $0.isSign && !$0.followsSpace }
      && (signs == ["\u{2026}"] || signs == [".", ".", "."])
  }

  /// Whether a number has the sign of a share behind its digits.
  static func isShare(_ number: Range<Int>, _ text: Skeleton) -> Bool {
    "%\u{66A}".unicodeScalars.contains(text.at(number.upperBound - 1))
  }

  /// Whether a word says what is being done: `Uploading`.
  static func isVerb(_ word: Element, _ text: Skeleton) -> Bool {
    guard word.isWord, (6...longestVerb).contains(word.range.count) else { return false }
    return text.string(word.range).hasSuffix("ing")
  }
}

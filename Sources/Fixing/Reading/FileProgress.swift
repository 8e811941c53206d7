internal import BidiAlgorithm

/// How much of a file is done, and of how much, behind its name and a colon in a line from right to
/// left: `ABC ubuntu.iso: 1.9 GB DEF 5.7 GB`. The colon parts the name from what is said of it, and
/// each amount is one of the sentence.
enum FileProgress {
  /// The most right-to-left words between two amounts, as for *of*.
  private static let mostWords = 2

  /// Whether an element is the colon between the name of a file and two amounts with right-to-left
  /// words between them. One amount alone may be drawn with the name. O(1).
  static func isParted(
    _ colon: Int, from file: Element, _ all: [Element], _ text: Skeleton
  ) -> Bool {
    guard colon + 3 < all.count, all[colon].isJoinedSign(of: ":", in: text),
      all[colon + 1].followsSpace, isAmount(all[colon + 1], text),
      isNameOfFile(file, text)
    else { return false }
    let words = all[(colon + 2)...].prefix(mostWords + 1).prefix {
      $0.isWord && $0.direction == .rightToLeft
    }
    let next = colon + 2 + words.count
    return (1...mostWords).contains(words.count) && next < all.count && isAmount(all[next], text)
  }

  /// Whether an element is Latin letters without a blank that end in a dot and a short ending. Any
  /// ending may be that of what is copied.
  private static func isNameOfFile(_ element: Element, _ text: Skeleton) -> Bool {
    guard element.direction == .leftToRight, element.kind != .number,
      let dot = element.range.last(where: { text.at($0) == "." })
    else { return false }
    let ending = dot + 1..<element.range.upperBound
    return lengthsOfEndings.contains(ending.count) && ending.allSatisfy(text.isCodeLetter)
      && ending.contains(where: text.isLatin) && !element.range.contains { text.isSpace($0) }
  }

  /// How many letters such an ending has.
  private static let lengthsOfEndings = 2...5

  /// Whether an element is a number, with its unit or without one, also in an isolate.
  private static func isAmount(_ element: Element, _ text: Skeleton) -> Bool {
    let number = element.kind == nil && element.parts.count == 1 ? element.parts[0] : element
    return number.kind == .number && text.isDigit(number.range.lowerBound)
  }
}

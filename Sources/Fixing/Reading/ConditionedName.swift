internal import BidiAlgorithm

/// What a program says of something in right-to-left words around its Latin name and the condition
/// on its version in brackets: `ABC libfoo2 (>= 1.2) DEF GHI`. Fields of a line have no such
/// conditions.
enum ConditionedName {
  /// The fewest right-to-left words, and the most scalars of a condition.
  private static let fewestWords = 3
  private static let longest = 40

  /// Whether tokens are right-to-left words around one Latin name with its condition, and a sign
  /// that ends them or none. O(tokens).
  static func isOne(_ message: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    let said = message[..<NumberAtEnd.endOfSentence(message, text)]
    guard let first = said.first, let last = said.last, first.isWord(.rightToLeft),
      last.isWord(.rightToLeft),
      let name = said.first(where: { $0.direction == .leftToRight }), name.sort != .sign,
      name.followsSpace, text.isSpace(ifThere: name.range.upperBound),
      let end = endOfCondition(name.range.upperBound + 1, text)
    else { return false }
    let words = said.filter {
      $0.range.upperBound <= name.range.lowerBound || $0.range.lowerBound >= end
    }
    return words.count >= fewestWords
      && words.allSatisfy {
        $0.isWord(.rightToLeft) && ($0.followsSpace || $0.range == first.range)
      }
  }

  /// Behind brackets at a position that hold a sign that compares and the number of a version; nil
  /// where others stand there. O(their length).
  private static func endOfCondition(_ start: Int, _ text: Skeleton) -> Int? {
    guard text.at(start) == "(" else { return nil }
    var end = start + 1
    while "<>=~!".unicodeScalars.contains(text.at(end)), end < start + 4 { end += 1 }
    guard end > start + 1 else { return nil }
    end = text.endOfBlanks(end)
    if text.at(end) == "v" { end += 1 }
    guard text.isEuropeanDigit(end) else { return nil }
    while end < start + longest,
      text.isCodeLetter(end) || ".:+~-".unicodeScalars.contains(text.at(end))
    {
      end += 1
    }
    return text.at(end) == ")" && text.isGap(end + 1) ? end + 1 : nil
  }
}

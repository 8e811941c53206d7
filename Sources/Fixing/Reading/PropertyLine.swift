internal import BidiAlgorithm

/// Lines of files of properties that give a key a right-to-left sentence without quotation marks:
/// `error.missing=ABC {0} DEF.`, `title=ABC DEF v2.1 GHI JKL`. The line runs from left to right,
/// and its value is a sentence of its own, as between quotation marks.
enum PropertyLine {
  /// The most scalars of a line.
  private static let longest = 1_000
  /// The fewest right-to-left words of a sentence. A placeholder stands for one.
  private static let fewestWords = 2

  /// The tokens of such a sentence, which ends with a sign and has no Latin letters but those of
  /// placeholders, or which Latin names or versions cut; nil where a line has none. Without its end
  /// what is drawn in one stretch may be a name. O(*n*).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    guard text.count <= longest, text.isLatin(0), let last = tokens.last,
      let equals = tokens.firstIndex(where: { text.at($0.range.lowerBound) == "=" })
    else { return nil }
    let key = text.endOfDottedName(0)
    let sign = tokens[equals].range.lowerBound
    guard tokens[equals].sort == .sign, equals + 1 < tokens.count,
      sign == key || (sign == key + 1 && text.isSpace(key))
    else { return nil }
    let value = tokens[(equals + 1)...]
    guard let first = value.first, first.sort == .word, first.direction == .rightToLeft,
      value.count(where: { $0.isWord(.rightToLeft) || $0.piece?.kind == .placeholder })
        >= fewestWords,
      !value.contains(where: { $0.sign(in: text) == "=" })
    else { return nil }
    let isWhole = value.allSatisfy {
      $0.direction != .leftToRight || $0.piece?.kind == .placeholder
    }
    guard isWhole ? text.endsSentence(last.range.upperBound - 1) : isCut(value, text) else {
      return nil
    }
    return equals + 1..<tokens.count
  }

  /// Whether Latin names or versions cut a value, and no placeholder is in it, whose letters code
  /// gives it.
  private static func isCut(_ value: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    !value.contains { $0.piece?.kind == .placeholder } && CutSentence.isOne(Array(value), text)
  }
}

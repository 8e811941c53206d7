internal import BidiAlgorithm

/// Right-to-left names with arrows to the right between them that are all of a line, or all behind
/// its label: `ABC \u{2192} DEF`, `ABC: DEF \u{2192} GHI`.
///
/// Arrows have no mirror image (Bidi_Mirrored=No), so that between right-to-left words one to the
/// right points from the second to the first. Only from left to right it points as it is read. Of
/// a part of a sentence nobody can tell where the first name begins and the last one ends.
enum ArrowedNames {
  /// The most words of a name, and of a label.
  private static let longestName = 3
  private static let longestLabel = 3
  /// How many names there are.
  private static let names = 2...6

  /// Behind the last of such names, the first of which begins with a token; nil where none does.
  /// O(1) but for the first token and one behind a colon, O(tokens) for these.
  static func end(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    guard range == 0..<tokens.count, isFirst(start, tokens, text) else { return nil }
    return areNames(from: start, tokens, text) ? range.upperBound : nil
  }

  /// Whether such names are all that stands behind Latin words, a number and a colon, in a line
  /// that is read as that label is: `Bus 480: ABC \u{2192} DEF`. O(tokens).
  static func areOfNumbered(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let number = tokens.firstIndex(where: { $0.piece?.kind == .number }),
      (1...longestLabel).contains(number), number + 2 < tokens.count,
      tokens[..<number].allSatisfy({ $0.isWord(.leftToRight) }),
      tokens[number + 1].sign(in: text) == ":", !tokens[number + 1].followsSpace,
      tokens[number + 2].followsSpace
    else { return false }
    return areNames(from: number + 2, tokens, text)
  }

  /// Whether names with arrows between them, and nothing else, begin with a token.
  private static func areNames(from start: Int, _ tokens: [Token], _ text: Skeleton) -> Bool {
    var count = 1
    var words = 0
    for token in tokens[start...] {
      if token.isWord(.rightToLeft), !text.endsSentence(token.range.upperBound - 1) {
        words += 1
        guard words <= longestName else { return false }
      } else {
        guard words > 0, ArrowSign.pointsRight(token.sign(in: text)) else { return false }
        count += 1
        words = 0
      }
    }
    return words > 0 && names.contains(count)
  }

  /// Whether a token begins the text, or stands behind the colon of a right-to-left label that
  /// does.
  private static func isFirst(_ start: Int, _ tokens: [Token], _ text: Skeleton) -> Bool {
    guard start > 0 else { return true }
    let colon = start - 1
    guard (1...longestLabel).contains(colon), tokens[colon].sign(in: text) == ":",
      !tokens[colon].followsSpace, tokens[start].followsSpace
    else { return false }
    return tokens[..<colon].allSatisfy { $0.isWord(.rightToLeft) }
  }
}

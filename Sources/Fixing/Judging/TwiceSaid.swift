internal import BidiAlgorithm

/// A few Latin words with their mark, and what they mean in right-to-left ones with the same mark:
/// `Where? ABC?`. Each has its own end, and neither is a part of the other's sentence.
enum TwiceSaid {
  /// The most words of each.
  private static let mostWords = 3

  /// Whether tokens are all that. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard !text.hasControls, tokens.count <= 2 * mostWords + 2,
      let start = tokens.firstIndex(where: { $0.direction == .rightToLeft }), start > 1,
      tokens[start].followsSpace, tokens[0].isWord(.leftToRight),
      text.isCapital(tokens[0].range.lowerBound),
      tokens[..<(start - 1)].allSatisfy({ $0.isWord(.leftToRight) }),
      !tokens[start - 1].followsSpace
    else { return false }
    let mark = tokens[start - 1].sign(in: text)
    let last = tokens[tokens.count - 1]
    let own = tokens[start...].filter { $0.sort != .sign }
    guard marks.contains(mark), start - 1 <= mostWords, own.count <= mostWords,
      tokens[start...].count - own.count < 2, own.allSatisfy({ $0.isWord(.rightToLeft) }),
      last.sort != .sign || !last.followsSpace
    else { return false }
    let end = text.at(last.range.upperBound - 1)
    return end == mark || (mark == "?" && end == "\u{61F}")
  }

  private static let marks: Set<Unicode.Scalar> = ["!", "?", "\u{2026}"]
}

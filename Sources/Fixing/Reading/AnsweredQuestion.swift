internal import BidiAlgorithm

/// What a program asks in right-to-left words, with the letters that answer it in brackets at the
/// end of the line: `ABC DEF? [y/N]`, `ABC DEF? (Y/n)`. Laid out from left to right, the question
/// is a sentence of its own, whose mark stands at its left, and the answers may be right of it.
enum AnsweredQuestion {
  /// How many answers there may be, and the most scalars of one.
  private static let answers = 2...5
  private static let longest = 6

  /// The tokens of the question; nil where a line is none. It begins with a right-to-left word and
  /// has more of those than Latin ones. O(*n*).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    guard let opening = opening(text),
      let last = tokens.lastIndex(where: { $0.range.upperBound < opening }),
      last + 1 < tokens.count, tokens[last + 1].range.lowerBound == opening,
      tokens[0].isWord(.rightToLeft)
    else { return nil }
    let question = tokens[...last]
    let own = question.count { $0.isWord(.rightToLeft) }
    let others = question.count { $0.direction == .leftToRight }
    return others < own ? 0..<(last + 1) : nil
  }

  /// Whether a text ends in such letters behind a question mark. O(their number).
  static func hasAnswers(_ text: Skeleton) -> Bool { opening(text) != nil }

  /// Where the brackets around the answers open, behind a question mark and a blank; nil where no
  /// such end the text.
  private static func opening(_ text: Skeleton) -> Int? {
    guard var last = text.scalars.indices.last(where: { !text.isSpace($0) }) else { return nil }
    if text.at(last) == ":" { last -= 1 }
    guard last > 3, "])".unicodeScalars.contains(text.at(last)) else { return nil }
    let sign: Unicode.Scalar = text.at(last) == "]" ? "[" : "("
    guard let opening = (0..<last).last(where: { text.at($0) == sign }), opening > 2,
      text.isSpace(opening - 1), "?\u{61F}".unicodeScalars.contains(text.at(opening - 2)),
      last - opening <= longest * answers.upperBound
    else { return nil }
    let all = text.string(opening + 1..<last).lowercased()
      .split(separator: "/", omittingEmptySubsequences: false)
    guard answers.contains(all.count), all.contains("y") || all.contains("yes") else { return nil }
    return all.allSatisfy { isAnswer($0) } ? opening : nil
  }

  private static func isAnswer(_ word: Substring) -> Bool {
    if word.count == 1 { return word.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "?") } }
    return words.contains(String(word))
  }

  private static let words: Set<String> = [
    "abort", "all", "always", "cancel", "never", "no", "quit", "retry", "skip", "yes",
  ]
}

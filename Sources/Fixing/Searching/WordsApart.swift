internal import BidiAlgorithm
internal import Wording

/// The reading of a line as a row from left to right, in which right-to-left words stand each by
/// themselves and all between them is the line's: `Track: ABC - DEF - 04:12`, which may be read as
/// one phrase, too, whose parts run from right to left.
enum WordsApart {
  /// The most stretches of words that are isolated.
  private static let most = 12

  /// What draws a torn line so, where its words leave it from left to right; nil where isolates
  /// around the same words are given already, or where it would be no row. O(*n*).
  static func trial(
    _ judgement: Judgement, _ text: Skeleton, besides given: [Candidate]
  ) -> Trial? {
    guard isRow(judgement) else { return nil }
    let stretches = stretches(judgement.tokens).map { text.storage($0) }
    guard !stretches.isEmpty, stretches.count <= most,
      !given.contains(where: { $0.direction == nil && $0.edit.isolated == stretches })
    else { return nil }
    let isolates = stretches.map { Proposals.around($0, "\u{2068}") }
    return Trial(
      .together(isolates.map(\.name)), isolates.count == 1 ? .isolate : .isolates,
      Proposals.nested(isolates.map(\.edit)))
  }

  /// Whether the line is drawn from left to right and may be a row: a right-to-left sentence may be
  /// where it begins with a number or has Latin words. One that is drawn from right to left may be
  /// where most of its words are Latin and nobody set its direction: isolates leave that to these
  /// (P2, P3).
  private static func isRow(_ judgement: Judgement) -> Bool {
    let tokens = judgement.tokens
    if judgement.shown.base == .leftToRight {
      return judgement.wanted == .leftToRight || tokens.first?.piece?.kind == .number
        || tokens.contains { $0.direction == .leftToRight }
    }
    let words = tokens.filter { $0.isWord(.leftToRight) || $0.isWord(.rightToLeft) }
    return judgement.asked == .auto
      && words.count { $0.isWord(.leftToRight) } * 2 > words.count
  }

  /// The right-to-left words that follow each other with nothing but blanks between them.
  private static func stretches(_ tokens: [Token]) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    var isOpen = false
    for token in tokens {
      let goesOn = token.direction == .rightToLeft && token.sort != .sign
      if goesOn, isOpen, token.followsSpace, let last = stretches.popLast() {
        stretches.append(last.lowerBound..<token.range.upperBound)
      } else if goesOn {
        stretches.append(token.range)
      }
      isOpen = goesOn
    }
    return stretches
  }
}

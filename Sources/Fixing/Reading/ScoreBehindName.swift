internal import BidiAlgorithm

/// The score of a match right behind a name in right-to-left letters in a line that is read from
/// left to right and goes on: `Final: Chelsea - ABC DEF 2:0, Cohen scored twice.` It is the line's,
/// not the name's, as the number of a verse may be: that of a match has a zero, or an English word
/// of matches is in the line.
enum ScoreBehindName {
  /// The most digits of one side, and the most elements behind the score.
  private static let mostDigits = 3
  private static let longestEnd = 2
  /// Longer words are none of these.
  private static let longestWord = 12

  /// Whether elements behind a name are a score, with brackets and a sign behind it or without
  /// them. O(*n*).
  static func isOfLine(
    _ tail: Range<Int>, behind name: Range<Int>, _ all: [Element], _ text: Skeleton
  ) -> Bool {
    guard !tail.isEmpty, tail.upperBound < all.count, all[tail.lowerBound].followsSpace,
      all[tail.lowerBound].isNumeric, all[name].allSatisfy(\.isWord),
      all[..<name.lowerBound].contains(where: { $0.isWord && $0.direction == .leftToRight }),
      let score = Score(at: all[tail.lowerBound].range.lowerBound, text),
      let last = tail.first(where: { all[$0].range.upperBound == score.end }),
      tail.upperBound - last - 1 <= longestEnd,
      all[(last + 1)..<tail.upperBound].allSatisfy({ isBehindScore($0, text) })
    else { return false }
    return score.hasZero || all.contains { isOfMatch($0, text) }
  }

  /// Whether an element may stand behind a score: a sign right behind it, or brackets.
  private static func isBehindScore(_ element: Element, _ text: Skeleton) -> Bool {
    element.isJoinedSign(of: ",.;!", in: text)
      || (element.kind == .brackets && element.direction == nil)
  }

  /// Two numbers with a sign between them and no blank.
  private struct Score {
    /// Where it ends.
    let end: Int
    /// Whether a zero tells it: in a range the second number is the greater one.
    let hasZero: Bool

    /// The score that begins at a position; nil where none does. Two digits behind a colon are
    /// those of an hour, unless an hour has not so many minutes.
    init?(at start: Int, _ text: Skeleton) {
      let dash = text.endOfEuropeanDigits(start)
      guard let first = Self.number(start..<dash, text),
        "-:\u{2013}".unicodeScalars.contains(text.at(dash))
      else { return nil }
      end = text.endOfEuropeanDigits(dash + 1)
      guard let second = Self.number(dash + 1..<end, text) else { return nil }
      let isColon = text.at(dash) == ":"
      if isColon, (10..<Self.minutes).contains(second) { return nil }
      hasZero = (second == 0 && first > 0) || (isColon && first == 0)
    }

    /// Minutes of an hour.
    private static let minutes = 60

    /// A number of European digits that begins with no zero but its only one.
    private static func number(_ range: Range<Int>, _ text: Skeleton) -> Int? {
      guard (1...ScoreBehindName.mostDigits).contains(range.count),
        range.count == 1 || text.at(range.lowerBound) != "0"
      else { return nil }
      return text.value(of: range)
    }
  }

  /// Whether a word is one that English has for matches.
  private static func isOfMatch(_ word: Element, _ text: Skeleton) -> Bool {
    word.isWord && word.direction == .leftToRight && word.range.count <= longestWord
      && ofMatches.contains(text.string(word.range).lowercased())
  }

  /// Words of matches that are no words of books with chapters.
  private static let ofMatches: Set<String> = [
    "beat", "beats", "cup", "defeat", "defeated", "defeats", "draw", "drew", "final", "finals",
    "game", "goal", "goals", "halftime", "league", "match", "penalties", "playoff",
    "score", "scored", "scorer", "scorers", "scores", "semifinal", "win", "wins", "won",
  ]
}

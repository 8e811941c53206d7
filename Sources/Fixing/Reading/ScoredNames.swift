internal import BidiAlgorithm

/// Several names in right-to-left letters in a line from left to right, each with a number right
/// behind it that says how much it has or when it scored: `Top scorers: ABC 12, DEF 9`,
/// `Goals by ABC 12', DEF 45+2'`. Each number stands behind its own name.
///
/// The number behind a street, a room or a chapter is a part of its name, and one before a name
/// belongs to that: what the label of the list counts has to tell, or the sign of a minute.
enum ScoredNames {
  /// The names but the first, and the numbers with their signs. O(*n*).
  static func parts(_ all: [Element], in text: Skeleton) -> (names: [Int], behind: [Int]) {
    guard let begin = all.firstIndex(where: { $0.direction == .rightToLeft }), begin > 0 else {
      return ([], [])
    }
    let isCounted = isBehindLabel(begin, all, text)
    guard isCounted || SentenceNumbers.isPreposition(all[begin - 1], text) else { return ([], []) }
    var (names, numbers): ([Int], [Int]) = ([], [])
    var areMinutes = true
    var next = begin
    while let number = NameLists.endOfName(next, all), number < all.count,
      isNumber(all[number], text)
    {
      names.append(next)
      numbers.append(number)
      next = number + 1
      if next < all.count, all[next].isJoinedSign(of: "'\u{2019}\u{2032}", in: text) {
        numbers.append(next)
        next += 1
      } else {
        areMinutes = false
      }
      guard next + 1 < all.count, all[next].isJoinedSign(of: ",;", in: text),
        all[next + 1].followsSpace
      else { break }
      next += 1
    }
    guard names.count > 1, isCounted || areMinutes,
      all[next...].allSatisfy({ $0.isSign && !$0.followsSpace })
    else { return ([], []) }
    return (Array(names.dropFirst()), numbers)
  }

  /// Whether a colon stands before an element, and before that a Latin word for what is counted or
  /// who is.
  private static func isBehindLabel(_ name: Int, _ all: [Element], _ text: Skeleton) -> Bool {
    guard name > 1, all[name - 1].isJoinedSign(of: ":", in: text), all[name].followsSpace,
      all[..<(name - 1)].allSatisfy({ $0.direction == .leftToRight })
    else { return false }
    let word = all[name - 2]
    return word.isWord && word.range.count < longestLabel
      && labels.contains(text.string(word.range).lowercased())
  }

  /// Whether an element is a number behind a blank, in European digits.
  private static func isNumber(_ element: Element, _ text: Skeleton) -> Bool {
    element.kind == .number && element.followsSpace && element.isEuropeanNumber(in: text)
  }

  /// Longer words are none of these.
  private static let longestLabel = 16

  private static let labels: Set<String> = [
    "assists", "contributors", "donors", "goals", "goalscorers", "grades", "marks", "medals",
    "points", "ranking", "rankings", "ratings", "results", "score", "scorers", "scores",
    "standings",
    "totals", "votes", "wins",
  ]
}

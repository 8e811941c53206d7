internal import BidiAlgorithm

/// Several names in right-to-left letters in a line from left to right, each with a number right
/// behind it that says how much it has or when it scored: `Top scorers: ABC 12, DEF 9`,
/// `Goals by ABC 12', DEF 45+2'`. Each number stands behind its own name.
///
/// The number behind a street, a room or a chapter is a part of its name, and one before a name
/// belongs to that: what the label of the list counts has to tell, or the sign of a minute. An
/// hour, a share, an amount or how many times something is taken tells it behind any label:
/// `Prayers: ABC 5:12, DEF 12:30`, `Cart: ABC \u{D7}3, DEF \u{D7}2, milk \u{D7}1`.
enum ScoredNames {
  /// The names but the first, and the numbers with their signs. O(*n*).
  static func parts(_ all: [Element], in text: Skeleton) -> (names: [Int], behind: [Int]) {
    guard let begin = all.firstIndex(where: { $0.direction == .rightToLeft }), begin > 0 else {
      return ([], [])
    }
    let isLabelled = isBehindColon(begin, all, text)
    let isCounted = isLabelled && countsNames(all[begin - 2], text)
    guard isLabelled || SentenceNumbers.isPreposition(all[begin - 1], text) else {
      return ([], [])
    }
    var (names, numbers): ([Int], [Int]) = ([], [])
    var (areMinutes, areFigures) = (true, isLabelled)
    var next = begin
    while let start = NameLists.endOfName(next, all), start < all.count,
      let end = end(ofNumberAt: start, all, text)
    {
      names.append(next)
      numbers += start..<end
      areFigures =
        areFigures && isFigure(start..<end, all, text)
        && LabelledName.isName(all[next..<start], text)
        && !all[next..<start].contains { LeadingWords.leadsToFigure($0.range, text) }
        && !text.followsWordForNumbered(all[start].range.lowerBound)
      next = end
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
    let rest = all[next...]
    // A Latin name may go on with the list, whose figures stand behind each name, or more may be
    // said behind several.
    let isBehindComma = next > 0 && all[next - 1].isJoinedSign(of: ",;", in: text)
    let goesOn =
      areFigures && rest.allSatisfy { $0.direction != .rightToLeft }
      && (isBehindComma ? rest.first?.direction == .leftToRight : names.count > 1)
    // Figures stand behind a label alone, whose word is the one before the colon.
    let areOfLabel = areFigures && areAlike(numbers, behind: all[begin - 2], all, text)
    guard names.count > 1 || (goesOn && !names.isEmpty), isCounted || areMinutes || areOfLabel,
      goesOn || rest.allSatisfy({ $0.isSign && !$0.followsSpace })
    else { return ([], []) }
    return (Array(names.dropFirst()), numbers)
  }

  /// The end of a number in European digits behind a blank, with the sign of how many times it is
  /// before it or without one; nil where none begins.
  private static func end(
    ofNumberAt start: Int, _ all: [Element], _ text: Skeleton
  ) -> Int? {
    guard all[start].followsSpace else { return nil }
    let number = isTimes(all[start], text) ? start + 1 : start
    guard number < all.count else { return nil }
    // An hour may have its half of the day behind it.
    let isHour = all[number].kind == .time && text.classes[all[number].range.lowerBound] == .en
    let isNumber = all[number].kind == .number && all[number].isEuropeanNumber(in: text)
    return isHour || isNumber ? number + 1 : nil
  }

  /// Whether such a number is an hour, a share, an amount with the sign of a currency before it or
  /// how many times.
  private static func isFigure(
    _ number: Range<Int>, _ all: [Element], _ text: Skeleton
  ) -> Bool {
    let first = all[number.lowerBound]
    return number.count > 1 || first.kind == .time
      || Piece.isCurrency(text.at(first.range.lowerBound))
      || first.range.contains { "/%\u{D7}".unicodeScalars.contains(text.at($0)) }
  }

  /// Whether a label leads to hours where a list has some, which verses may look like, and shares
  /// of two numbers are of as many each, as those of laws and pages are not.
  private static func areAlike(
    _ numbers: [Int], behind label: Element, _ all: [Element], _ text: Skeleton
  ) -> Bool {
    let hasHours = numbers.contains { all[$0].kind == .time }
    let wholes = numbers.compactMap { number -> String? in
      let range = all[number].range
      guard let slash = range.first(where: { text.at($0) == "/" }) else { return nil }
      return text.string(slash..<range.upperBound)
    }
    return (!hasHours || isWord(label, of: ofHours, text)) && Set(wholes).count < 2
  }

  private static func isTimes(_ element: Element, _ text: Skeleton) -> Bool {
    element.isSign(of: "\u{D7}", in: text)
  }

  /// Whether a colon stands before an element, and before that Latin words.
  private static func isBehindColon(_ name: Int, _ all: [Element], _ text: Skeleton) -> Bool {
    name > 1 && all[name - 1].isJoinedSign(of: ":", in: text) && all[name].followsSpace
      && all[..<(name - 1)].allSatisfy({ $0.direction == .leftToRight })
  }

  /// Whether a word is one for what is counted, or who is.
  private static func countsNames(_ word: Element, _ text: Skeleton) -> Bool {
    isWord(word, of: labels, text)
  }

  private static func isWord(
    _ word: Element, of words: Set<String>, _ text: Skeleton
  ) -> Bool {
    word.isWord && word.range.count < longestLabel
      && words.contains(text.string(word.range).lowercased())
  }

  /// Last words of labels before hours.
  private static let ofHours: Set<String> = [
    "agenda", "alarms", "appointments", "arrivals", "buses", "classes", "departures", "events",
    "flights", "hours", "lessons", "meetings", "prayers", "program", "reminders", "schedule",
    "shifts", "shows", "stops", "timetable", "times", "today", "trains",
  ]

  /// Longer words are none of these.
  private static let longestLabel = 16

  private static let labels: Set<String> = [
    "assists", "contributors", "donors", "goals", "goalscorers", "grades", "marks", "medals",
    "points", "ranking", "rankings", "ratings", "results", "score", "scorers", "scores",
    "standings",
    "totals", "votes", "wins",
  ]
}

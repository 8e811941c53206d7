internal import BidiAlgorithm

/// The years of somebody's life in brackets behind a name in right-to-left letters, to which a
/// Latin word leads: `Results for ABC DEF (1903-1968)`. They are the sentence's, which is read from
/// left to right.
enum LifeYears {
  /// The fewest years from one to the other, and the most. Fewer may be those of a work or of an
  /// event, and a part of its title.
  private static let ages = 15...110
  /// The most words of a name, and the most elements behind it.
  private static let mostWords = 5
  private static let mostBehind = 2

  /// Whether elements behind a name are such years, with a sign of the sentence behind them or
  /// without one. O(their length).
  static func isOfSentence(
    _ tail: Range<Int>, behind name: Range<Int>, _ all: [Element], _ text: Skeleton
  ) -> Bool {
    guard name.lowerBound > 0, (1...mostBehind).contains(tail.count), name.count <= mostWords,
      all[name].allSatisfy(isOfName), areYears(all[tail.lowerBound], text),
      tail.dropFirst().allSatisfy({ all[$0].isJoinedSign(of: ",;.!?", in: text) })
    else { return false }
    let lead = all[name.lowerBound - 1]
    return lead.isWord && lead.direction == .leftToRight && lead.range.count <= longestLead
      && leads.contains(text.string(lead.range).lowercased())
  }

  /// Whether an element is a right-to-left word, or such words that an isolate holds.
  private static func isOfName(_ element: Element) -> Bool {
    guard element.direction == .rightToLeft else { return false }
    return element.isWord
      || (element.kind == nil && !element.parts.isEmpty && element.parts.allSatisfy(\.isWord))
  }

  /// Whether brackets hold two years with a dash between them, as far apart as somebody lives.
  private static func areYears(_ brackets: Element, _ text: Skeleton) -> Bool {
    guard NameLists.isCount(brackets, text) else { return false }
    let start = brackets.range.lowerBound + 1
    let end = brackets.range.upperBound - 1
    let (first, second) = (start..<text.endOfDigits(start), end - yearLength..<end)
    guard first.count == yearLength, first.upperBound < second.lowerBound,
      second.allSatisfy(text.isDigit), !text.isDigit(second.lowerBound - 1)
    else { return false }
    return ages.contains(text.value(of: second) - text.value(of: first))
  }

  private static let yearLength = 4
  private static let longestLead = 11

  /// Words that lead to somebody of whom is told, or say what somebody was. Behind those of places
  /// a title may stand.
  private static let leads: Set<String> = [
    "about", "actor", "actress", "artist", "author", "by", "composer", "for", "king", "of", "on",
    "painter", "philosopher", "physician", "poet", "president", "queen", "scholar", "singer",
    "sultan", "with", "writer",
  ]
}

internal import BidiAlgorithm

/// Items of a list of tasks that were done, as Markdown writes them: `- [x] ABC DEF GHI`. The
/// letter between the brackets is a tick, and no word before a name.
enum TickedItem {
  /// The fewest right-to-left words of a sentence, and of one that a Latin name stands inside or to
  /// whose name a small word leads: otherwise fewer may be a name.
  private static let fewestWords = 3
  private static let fewestWithName = 2

  /// Whether tokens are the sign of an item, its tick, and a right-to-left sentence: more of its
  /// words than Latin ones. O(tokens).
  static func isSentence(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let end = endOfTick(text) else { return false }
    let task = tokens.drop { $0.range.lowerBound < end }
    guard let first = task.first, first.isWord(.rightToLeft) else { return false }
    let own = task.count { $0.isWord(.rightToLeft) }
    guard task.count(where: { $0.direction == .leftToRight }) < own else { return false }
    return own >= fewestWords || (own >= fewestWithName && holdsName(task, text))
  }

  /// Whether right-to-left words stand on both sides of the first Latin one, or the one before it
  /// leads to it.
  private static func holdsName(_ task: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard let name = task.firstIndex(where: { $0.direction == .leftToRight }) else { return false }
    return task[name...].contains { $0.isWord(.rightToLeft) }
      || SmallWords.leadsToName(task[name - 1], text)
  }

  /// Behind the sign of an item or its number with a dot, the tick and its blank; nil where a text
  /// begins with none. O(its length).
  private static func endOfTick(_ text: Skeleton) -> Int? {
    var place = text.endOfBlanks(0)
    if text.isDigit(place) {
      place = text.endOfDigits(place)
      guard text.at(place) == "." else { return nil }
    } else if !LabelledStretch.bullets.contains(text.at(place)) {
      return nil
    }
    let opening = place + 2
    guard text.isSpace(ifThere: place + 1), RowMark.sortOfBox(opening, text) == .tick,
      text.isSpace(ifThere: opening + 3)
    else { return nil }
    return opening + 4
  }
}

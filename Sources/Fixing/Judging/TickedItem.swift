internal import BidiAlgorithm

/// Tasks that were done, as Markdown writes them, as items of a list or without its sign:
/// `- [x] ABC DEF GHI`, `[x] ABC DEF`. The letter between the brackets is a tick, and no word
/// before a name.
enum TickedItem {
  /// The fewest right-to-left words of a sentence, and of one that a Latin name stands inside or to
  /// whose name a small word leads: otherwise fewer may be a name.
  private static let fewestWords = 3
  private static let fewestWithName = 2
  /// A single word may be a name.
  private static let fewestAlone = 2

  /// Whether tokens are a tick and right-to-left words alone, two or more, with numbers and signs.
  /// With an empty box such a line is laid out from right to left. O(tokens).
  static func isRightToLeft(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let end = endOfTick(text) else { return false }
    let task = tokens.drop { $0.range.lowerBound < end }
    return task.allSatisfy { $0.direction != .leftToRight }
      && task.count { $0.isWord(.rightToLeft) } >= fewestAlone
  }

  /// Whether tokens are a tick and a right-to-left sentence: more of its words than Latin ones.
  /// O(tokens).
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

  /// Behind the box with its tick; nil where a text begins with none. O(its length).
  private static func endOfTick(_ text: Skeleton) -> Int? {
    guard let box = TaskBox.find(in: text),
      RowMark.sortOfBox(box.range.lowerBound, text) == .tick
    else { return nil }
    return box.range.upperBound
  }
}

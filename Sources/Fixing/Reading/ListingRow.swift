/// The columns of a line of `ls -l`, which single blanks part: what may be done to a file, whose it
/// is, its size, when it was changed, and its name: `-rw-r--r-- 1 dan dan 120 ABC 12 10:30 DEF`.
enum ListingRow {
  /// The columns up to the time, with it, are so many at least and at the most; before a year a
  /// month stands, and as many columns at least.
  private static let fewest = 5
  private static let fewestBeforeYear = 7
  private static let most = 10

  /// Where the columns of a text begin, the last of them at the name of the file; empty where it is
  /// no such line, or has no time or year. O(its length).
  static func starts(_ text: Skeleton) -> Set<Int> {
    guard LogLine.isListing(text) else { return [] }
    var starts: Set<Int> = []
    var position = 0
    while starts.count < most {
      while text.isSpace(ifThere: position) { position += 1 }
      guard position < text.count else { return [] }
      let start = position
      while !text.isGap(position) { position += 1 }
      starts.insert(start)
      let column = start..<position
      guard
        (starts.count >= fewest && endOfTime(column.lowerBound, text) != nil)
          || (starts.count >= fewestBeforeYear && isYear(column, text))
      else { continue }
      while text.isSpace(ifThere: position) { position += 1 }
      guard position < text.count else { return [] }
      return starts.union([position])
    }
    return []
  }

  /// Behind the hour and the minutes that begin at a position, as in `10:30` and `10:30:05`; nil
  /// where none do.
  static func endOfTime(_ start: Int, _ text: Skeleton) -> Int? {
    let colon = text.endOfDigits(start)
    let end = colon + 3
    return (1...2).contains(colon - start) && text.at(colon) == ":"
      && text.endOfDigits(colon + 1) == end ? end : nil
  }

  private static func isYear(_ column: Range<Int>, _ text: Skeleton) -> Bool {
    column.count == 4 && column.allSatisfy(text.isDigit)
  }
}

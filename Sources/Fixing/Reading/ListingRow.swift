/// The columns of a line of `ls -l`, which single blanks part: what may be done to a file, whose it
/// is, its size, when it was changed, and its name: `-rw-r--r-- 1 dan dan 120 ABC 12 10:30 DEF`.
/// A line may show no day: `drwxr-xr-x 2 ABC DEF 4096 backup`. The number that ends a right-to-left
/// name stands before its ending there, `ABC 2024.pdf`, as the line shows no other numbers behind
/// the day.
enum ListingRow {
  /// The columns up to the time, with it, are so many at least and at the most; before a year a
  /// month stands, and as many columns at least.
  private static let fewest = 5
  private static let fewestBeforeYear = 7
  private static let fewestWithDay = 6
  private static let most = 10
  /// The columns up to the size, with it.
  private static let countToSize = 5

  /// Where the columns of a text begin, the last of them at the name of the file, or at the number
  /// that ends a right-to-left one; empty where it is no such line, or has no time, no year and no
  /// day before a right-to-left name, and no right-to-left owner or group. O(its length).
  static func starts(_ text: Skeleton) -> Set<Int> {
    guard LogLine.isListing(text) else { return [] }
    var columns: [Range<Int>] = []
    var isBehindMonth = false
    while columns.count < most {
      let start = text.endOfBlanks(columns.last?.upperBound ?? 0)
      guard start < text.count else { break }
      var end = start
      while !text.isGap(end) { end += 1 }
      let column = start..<end
      columns.append(column)
      let name = text.endOfBlanks(end)
      // Nothing but a name begins with such a letter behind a day of a month.
      let isDay =
        columns.count >= fewestWithDay && isBehindMonth && column.count < 3
        && column.allSatisfy(text.isDigit)
        && (text.isRightToLeftLetter(name) || (isOwned(columns, text) && !text.isDigit(name)))
      isBehindMonth = Piece.endOfMonth(start, text) == end
      guard
        isDay || (columns.count >= fewest && endOfTime(start, text) != nil)
          || (columns.count >= fewestBeforeYear && isYear(column, text))
      else { continue }
      return starts(columns, name, text)
    }
    // Without an hour the name stands behind the size, or behind a day in numbers.
    guard isOwned(columns, text), columns.count > countToSize else { return [] }
    let name =
      columns.indices.dropFirst(countToSize).first { !text.isDigit(columns[$0].lowerBound) }
      ?? countToSize
    return starts(columns.prefix(name), columns[name].lowerBound, text)
  }

  /// Where columns and the name behind them begin, with the number that ends the name; empty where
  /// no name stands there.
  private static func starts(
    _ columns: some Sequence<Range<Int>>, _ name: Int, _ text: Skeleton
  ) -> Set<Int> {
    guard name < text.count else { return [] }
    var starts = Set(columns.map(\.lowerBound))
    starts.insert(name)
    if let number = numberBeforeEnding(name, text) { starts.insert(number) }
    return starts
  }

  /// Whether columns begin with what may be done, how many names a file has, its owner and its
  /// group, one of them in right-to-left letters, and its size.
  private static func isOwned(_ columns: [Range<Int>], _ text: Skeleton) -> Bool {
    guard columns.count >= countToSize else { return false }
    let owners = columns[2...3].map(\.lowerBound)
    return columns[1].allSatisfy(text.isDigit) && text.isDigit(columns[4].lowerBound)
      && !owners.contains(where: text.isDigit)
      && owners.contains(where: text.isRightToLeftLetter)
  }

  /// Behind the hour and the minutes that begin at a position, as in `10:30` and `10:30:05`; nil
  /// where none do.
  static func endOfTime(_ start: Int, _ text: Skeleton) -> Int? {
    let colon = text.endOfDigits(start)
    let end = colon + 3
    return (1...2).contains(colon - start) && text.at(colon) == ":"
      && text.endOfDigits(colon + 1) == end ? end : nil
  }

  /// The number with a blank before it and a known ending behind it with which a right-to-left name
  /// from a position on ends the text; nil where none does. O(its length).
  private static func numberBeforeEnding(_ name: Int, _ text: Skeleton) -> Int? {
    guard text.isRightToLeftLetter(name),
      let dot = (name..<text.count).last(where: { text.at($0) == "." }),
      Piece.endOfEnding(dot + 1, text) == text.count
    else { return nil }
    var start = dot
    while text.isEuropeanDigit(start - 1) { start -= 1 }
    guard start < dot, text.at(start - 1) == " ", text.endsWord(start - 2),
      !(name..<start).contains(where: text.isLatin)
    else { return nil }
    return start
  }

  private static func isYear(_ column: Range<Int>, _ text: Skeleton) -> Bool {
    column.count == 4 && column.allSatisfy(text.isDigit)
  }
}

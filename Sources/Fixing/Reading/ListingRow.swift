/// The columns of a line of `ls -l`, which single blanks part: what may be done to a file, whose it
/// is, its size, when it was changed, and its name: `-rw-r--r-- 1 dan dan 120 ABC 12 10:30 DEF`.
/// The number that ends a right-to-left name stands before its ending there, `ABC 2024.pdf`, as the
/// line shows no other numbers behind the day.
enum ListingRow {
  /// The columns up to the time, with it, are so many at least and at the most; before a year a
  /// month stands, and as many columns at least.
  private static let fewest = 5
  private static let fewestBeforeYear = 7
  private static let fewestWithDay = 6
  private static let most = 10

  /// Where the columns of a text begin, the last of them at the name of the file, or at the number
  /// that ends a right-to-left one; empty where it is no such line, or has no time, no year and no
  /// day before a right-to-left name. O(its length).
  static func starts(_ text: Skeleton) -> Set<Int> {
    guard LogLine.isListing(text) else { return [] }
    var starts: Set<Int> = []
    var position = 0
    var isBehindMonth = false
    while starts.count < most {
      while text.isSpace(ifThere: position) { position += 1 }
      guard position < text.count else { return [] }
      let start = position
      while !text.isGap(position) { position += 1 }
      starts.insert(start)
      let column = start..<position
      let name = text.endOfBlanks(position)
      // Nothing but a name begins with such a letter behind a day of a month.
      let isDay =
        starts.count >= fewestWithDay && isBehindMonth && column.count < 3
        && column.allSatisfy(text.isDigit) && text.isRightToLeftLetter(name)
      isBehindMonth = Piece.endOfMonth(start, text) == position
      guard
        isDay || (starts.count >= fewest && endOfTime(column.lowerBound, text) != nil)
          || (starts.count >= fewestBeforeYear && isYear(column, text))
      else { continue }
      guard name < text.count else { return [] }
      starts.insert(name)
      if let number = numberBeforeEnding(name, text) { starts.insert(number) }
      return starts
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

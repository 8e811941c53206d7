/// Rows of a log that a sign between blanks parts into columns, with right-to-left words in some of
/// them: `10:15:02 | ABC DEF GHI | 172.16.0.9 | OK`. They begin and end with what runs from left to
/// right, so the columns do, and a number behind the words keeps its own.
///
/// Without a Latin column a row may be one of a table that runs from the right.
enum LogRow {
  /// Signs between columns.
  private static let bars: Set<Unicode.Scalar> = ["|", "\u{2502}", "\u{B7}", "\u{2022}"]
  /// Signs that part words of a column.
  private static let strange = "()[]{}<>=,;:\u{60C}\u{61B}"
  /// The fewest columns, the most words of one, and the most scalars of a row.
  private static let fewestColumns = 3
  private static let mostWords = 8
  private static let longest = 400

  /// The sign between the columns of a text; nil where it is no such row. A point of time or the
  /// address of a device begins or ends it, and each column has letters of one direction at the
  /// most. O(*n*).
  static func sign(in text: Skeleton) -> Unicode.Scalar? {
    guard text.count <= longest, let (sign, columns) = Self.columns(of: text),
      columns.count >= fewestColumns, let first = columns.first, let last = columns.last,
      LoggedMoment.isOne(first, text) || LoggedMoment.isOne(last, text)
    else { return nil }
    var (latin, others) = (0, 0)
    for column in columns {
      let hasLatin = column.contains { text.isStrong($0) && !text.isRightToLeftLetter($0) }
      if column.contains(where: text.isRightToLeftLetter) {
        guard !hasLatin, isOfWords(column, text) else { return nil }
        others += 1
      } else if hasLatin {
        latin += 1
      }
    }
    let areEndsOfLog = [first, last].allSatisfy { end in
      LoggedMoment.isOne(end, text)
        || (end.contains(where: text.isStrong) && !end.contains(where: text.isRightToLeftLetter))
    }
    return areEndsOfLog && latin > 0 && others > 0 && others * 2 <= columns.count ? sign : nil
  }

  /// Whether a column is a few right-to-left words that no sign ends or parts.
  private static func isOfWords(_ column: Range<Int>, _ text: Skeleton) -> Bool {
    column.count(where: { text.isSpace($0) }) < mostWords
      && !text.endsSentence(column.upperBound - 1)
      && !column.contains { strange.unicodeScalars.contains(text.at($0)) }
  }

  /// The sign between the columns of a text, and the columns without the blanks around them; nil
  /// where there is no sign, two different ones or an empty column.
  private static func columns(of text: Skeleton) -> (Unicode.Scalar, [Range<Int>])? {
    var sign: Unicode.Scalar?
    var columns: [Range<Int>] = []
    var start = text.endOfBlanks(0)
    for position in start...text.count {
      let isEnd = position == text.count
      guard isEnd || (bars.contains(text.at(position)) && text.isBetweenSpaces(position)) else {
        continue
      }
      if !isEnd {
        guard sign == nil || sign == text.at(position) else { return nil }
        sign = text.at(position)
      }
      var end = position
      while end > start, text.isSpace(end - 1) { end -= 1 }
      guard end > start else { return nil }
      columns.append(start..<end)
      start = text.endOfBlanks(position + 1)
    }
    guard let sign else { return nil }
    return (sign, columns)
  }
}

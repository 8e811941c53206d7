/// Rows that a program prints from left to right in columns that wide gaps part, with a name in
/// right-to-left letters, numbers, and Latin letters, which sizes have, too:
/// `ABC  45G  12G  27%`, `ABC DEF   1234  0.1  bash`. Each column stands at its place.
///
/// Without Latin letters a row may be read from the right; with few gaps it may be prose.
enum OutputRow {
  /// The fewest columns, the most scalars of a row, and the most words of a name.
  private static let fewestColumns = 3
  private static let longest = 400
  private static let mostWords = 4
  /// Signs that code and labels have, and columns of what is printed have not.
  private static let strange = "=;{}()[]#,\u{60C}\u{61B}"

  /// Whether a text is one: each column with right-to-left letters begins with one of them, or is
  /// the end of a path or a file; no column ends as a part of a sentence does. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    guard text.count <= longest else { return false }
    let columns = ColumnRow.cells(text)
    guard columns.count >= fewestColumns else { return isOfSize(columns, text) }
    var (names, numbers, latin) = (0, 0, 0)
    for column in columns {
      let hasLatin = column.contains(where: text.isLatin)
      let hasName = column.contains(where: text.isRightToLeftLetter)
      let hasDigit = column.contains(where: text.isDigit)
      guard !column.contains(where: { isStrange($0, text) }),
        !(hasLatin || hasName) || !ColumnRow.endsPart(column, text)
      else { return false }
      if hasName {
        guard isName(column, hasLatin: hasLatin, text) else { return false }
        names += 1
      } else if hasDigit, beginsNumber(column.lowerBound, text) {
        numbers += 1
      }
      if hasLatin { latin += 1 }
      // The sign before an item of a list.
      if column == columns[0], !(hasLatin || hasName || hasDigit) { return false }
    }
    return names > 0 && numbers > 0 && latin > 0
  }

  /// Whether a sign stands at a position that columns have not. A comma between two digits is a
  /// number's.
  private static func isStrange(_ position: Int, _ text: Skeleton) -> Bool {
    strange.unicodeScalars.contains(text.at(position))
      && !(text.at(position) == "," && text.isDigit(position - 1) && text.isDigit(position + 1))
  }

  /// Whether a text is a size with the letter of its unit and a name behind a wide gap. O(*n*).
  static func isSized(_ text: Skeleton) -> Bool {
    guard text.count <= longest, text.isDigit(text.endOfBlanks(0)) else { return false }
    return isOfSize(ColumnRow.cells(text), text)
  }

  /// Whether columns are a size with the letter of its unit and a name, as `du -h` has them:
  /// `4.0K  ABC DEF`.
  private static func isOfSize(_ columns: [Range<Int>], _ text: Skeleton) -> Bool {
    guard columns.count == 2, let size = columns.first, let name = columns.last,
      text.isDigit(size.lowerBound), "KMGT".unicodeScalars.contains(text.at(size.upperBound - 1)),
      size.dropLast().allSatisfy({ text.isDigit($0) || text.at($0) == "." })
    else { return false }
    return isName(name, hasLatin: name.contains(where: text.isLatin), text)
      && !ColumnRow.endsPart(name, text)
  }

  /// Whether a column is a name of few words in right-to-left letters, or ends in a path or a file
  /// with such a name.
  private static func isName(_ column: Range<Int>, hasLatin: Bool, _ text: Skeleton) -> Bool {
    guard column.count(where: { text.isSpace($0) }) < mostWords else { return false }
    if !hasLatin, text.isRightToLeftLetter(column.lowerBound) { return true }
    let last = column.last(where: { text.isSpace($0) }).map { $0 + 1 } ?? column.lowerBound
    let hasOther = (column.lowerBound..<last).contains(where: text.isRightToLeftLetter)
    return !hasOther
      && (last..<column.upperBound).contains { "/._@".unicodeScalars.contains(text.at($0)) }
  }

  /// Whether a number begins at a position, with its sign or a currency or without them.
  private static func beginsNumber(_ start: Int, _ text: Skeleton) -> Bool {
    text.isDigit(start) || (!text.isStrong(start) && text.isDigit(start + 1))
  }
}

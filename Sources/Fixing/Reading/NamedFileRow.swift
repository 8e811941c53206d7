/// A line that was found in a file, as `grep -n` prints it, where the name of the file is one
/// right-to-left word without an ending: `ABC:12:DEF GHI`, `ABC:12:return 0`. Name, number and text
/// follow each other from left to right, as in every other line of what it prints.
enum NamedFileRow {
  /// What parts them.
  static let separator: Unicode.Scalar = ":"
  /// The most scalars of a name and of a line, and the most digits of a number.
  private static let longestName = 80
  private static let longest = 1_000
  private static let mostDigits = 6

  /// Whether a text is one: no blank stands in the name or beside the colons, letters follow the
  /// second one, and no other colon is there. A number behind it would be that of a verse or an
  /// hour. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    guard text.count <= longest, text.isRightToLeftLetter(0), let colon = endOfName(text) else {
      return false
    }
    guard let start = behindNumber(colon, text),
      text.isRightToLeftLetter(start) || text.isLatin(start)
    else { return false }
    return !(start..<text.count).contains { text.at($0) == separator }
  }

  /// Behind the colon that stands behind a colon and the number of a line; nil where none does.
  static func behindNumber(_ colon: Int, _ text: Skeleton) -> Int? {
    let end = text.endOfDigits(colon + 1)
    return (1...mostDigits).contains(end - colon - 1) && text.at(colon + 1).isASCII
      && text.at(end) == separator ? end + 1 : nil
  }

  /// The colon right behind a name that ends in a right-to-left letter; nil where there is none.
  private static func endOfName(_ text: Skeleton) -> Int? {
    var end = 1
    while end < longestName,
      text.isRightToLeftLetter(end) || text.isMark(end)
        || ("-_".unicodeScalars.contains(text.at(end)) && text.isRightToLeftLetter(end + 1))
    {
      end += 1
    }
    return end < text.count && text.at(end) == separator ? end : nil
  }
}

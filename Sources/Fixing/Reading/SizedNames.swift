internal import BidiAlgorithm

/// Rows on which a program lists several files with the size of each, as `ls -s` and `du` in
/// columns do: `4 ABC   8 DEF  12 GHI`. Each number stands before its own name.
///
/// Two numbers with names may be two parts of a sentence, unless they have the letter of a unit.
enum SizedNames {
  /// The most scalars of a row, and the most words of a name.
  private static let longest = 400
  private static let mostWords = 3
  /// The fewest files of a row whose sizes have no unit, of one with units, and the fewest with
  /// right-to-left names.
  private static let fewest = 3
  private static let fewestWithUnits = 2
  private static let fewestNames = 2

  /// Whether a text is such a row. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool { !starts(text).isEmpty }

  /// Where the sizes and the names of such a row begin; empty where a text is none. O(*n*).
  static func starts(_ text: Skeleton) -> Set<Int> {
    guard text.count <= longest, text.isDigit(text.endOfBlanks(0)) else { return [] }
    let cells = ColumnRow.cells(text)
    guard cells.count >= fewestWithUnits else { return [] }
    var starts: Set<Int> = []
    var (names, units) = (0, 0)
    for cell in cells {
      guard let size = endOfSize(cell, text), isName(size.end + 1..<cell.upperBound, text) else {
        return []
      }
      starts.formUnion([cell.lowerBound, size.end + 1])
      if size.hasUnit { units += 1 }
      if text.isRightToLeftLetter(size.end + 1) { names += 1 }
    }
    let least = units == cells.count ? fewestWithUnits : fewest
    return names >= fewestNames && cells.count >= least ? starts : []
  }

  /// The end of a number that begins a cell, with the letter of its unit or without one and a blank
  /// behind it; nil where there is none.
  private static func endOfSize(
    _ cell: Range<Int>, _ text: Skeleton
  ) -> (end: Int, hasUnit: Bool)? {
    var end = text.endOfDigits(cell.lowerBound)
    guard end > cell.lowerBound else { return nil }
    if text.at(end) == ".", text.isDigit(end + 1) { end = text.endOfDigits(end + 1) }
    let hasUnit = "KMGT".unicodeScalars.contains(text.at(end))
    if hasUnit { end += 1 }
    return end + 1 < cell.upperBound && text.isSpace(end) ? (end: end, hasUnit: hasUnit) : nil
  }

  /// Whether a range is the name of a file: it begins with a letter, and has few words.
  private static func isName(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    text.isStrong(range.lowerBound)
      && range.count(where: { text.isSpace($0) }) < mostWords
      && range.allSatisfy {
        text.isStrong($0) || text.isMark($0) || text.isDigit($0) || text.isSpace($0)
          || text.classes[$0] == .bn || "-_./".unicodeScalars.contains(text.at($0))
      }
      && !ColumnRow.endsPart(range, text)
  }
}

internal import BidiAlgorithm

/// A row of the programs that run, as `top` and `ps` print it: the number of one and who runs it,
/// or who runs it and the number, how much it takes, and its name:
/// ` 1234 ABC 20 0 412M 12M S 0.3 python3`. Blanks part its columns, also single ones, and each
/// stands at its place.
enum ProcessRow {
  /// The most scalars of a row.
  private static let longest = 400
  /// How many columns a row has, and how many of them begin with a digit at least: a sentence has
  /// no such heap of numbers.
  private static let fewestColumns = 8
  static let mostColumns = 24
  private static let fewestNumbers = 5
  /// The fewest columns with Latin letters: the name of a program, and a size or a state.
  private static let fewestLatin = 2

  /// Whether a text is one. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool { !starts(text).isEmpty }

  /// Where the columns of a text begin; empty where it is no such row. O(*n*).
  static func starts(_ text: Skeleton) -> Set<Int> {
    // The number or who runs it begins the row.
    let first = text.endOfBlanks(0)
    guard text.count <= longest,
      text.isRightToLeftLetter(first) || text.isEuropeanDigit(first)
    else { return [] }
    let columns = columns(of: text)
    guard (fewestColumns...mostColumns).contains(columns.count), let last = columns.last,
      last.contains(where: text.isLatin),
      let user = columns.prefix(2).firstIndex(where: { isName($0, text) }),
      columns[1 - user].allSatisfy({ ("0"..."9").contains(text.at($0)) })
    else { return [] }
    let others = columns.dropFirst(2)
    guard
      others.allSatisfy({
        !$0.contains(where: text.isRightToLeftLetter) && !ColumnRow.endsPart($0, text)
      }),
      others.count(where: { ("0"..."9").contains(text.at($0.lowerBound)) }) + 1 >= fewestNumbers,
      others.count(where: { $0.contains(where: text.isLatin) }) >= fewestLatin
    else { return [] }
    return Set(columns.map(\.lowerBound))
  }

  /// What blanks part in a text; one more than a row may have, at the most. O(*n*).
  static func columns(of text: Skeleton) -> [Range<Int>] {
    ColumnRow.words(text, upTo: mostColumns + 1)
  }

  /// Whether a column is the name of a user in right-to-left letters. O(its length).
  static func isName(_ column: Range<Int>, _ text: Skeleton) -> Bool {
    text.isRightToLeftLetter(column.lowerBound)
      && column.allSatisfy {
        text.isRightToLeftLetter($0) || text.isMark($0) || text.isDigit($0)
          || text.classes[$0] == .bn || "-_".unicodeScalars.contains(text.at($0))
      }
  }
}

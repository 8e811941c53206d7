/// Rows of values that single blanks part, as programs print them from left to right, with one name
/// in right-to-left letters: one of the programs that run, `1042 ABC 98% 3:15 mysqld`, and a folder
/// or a file with its size and when it was changed, `ABC 4096 Jan 12 18:04`. Each column stands at
/// its place.
///
/// Fewer numbers behind a name may be its own, and without Latin letters a row may be read from the
/// right.
enum ValueRow {
  /// The most scalars of a row.
  private static let longest = 400
  /// How many columns a row has.
  private static let fewestColumns = 5
  /// The fewest digits of a size or of a program's number right behind a name: fewer may be those
  /// of a lesson or a room.
  private static let fewestDigits = 3
  /// The fewest values behind the name of a row of a program, the time among them, and the most
  /// Latin columns before the last one.
  private static let fewestValues = 2
  private static let mostStates = 3

  /// Whether a text is one. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool { !starts(text).isEmpty }

  /// Where the columns of a text begin; empty where it is no such row. O(*n*).
  static func starts(_ text: Skeleton) -> Set<Int> {
    let first = text.endOfBlanks(0)
    guard text.count <= longest,
      text.isRightToLeftLetter(first) || text.isEuropeanDigit(first)
    else { return [] }
    let columns = ProcessRow.columns(of: text)
    guard (fewestColumns...ProcessRow.mostColumns).contains(columns.count),
      let name = columns.firstIndex(where: { $0.contains(where: text.isRightToLeftLetter) }),
      let last = columns.lastIndex(where: { $0.contains(where: text.isRightToLeftLetter) }),
      columns[name...last].allSatisfy({ ProcessRow.isName($0, text) })
    else { return [] }
    let behind = columns[(last + 1)...]
    let isRow =
      name == last
      && (name == 0
        ? isLongNumber(behind, text) && isOfProgram(behind.dropFirst(), text)
        : name == 1 && columns[0].count > 1 && columns[0].allSatisfy(text.isEuropeanDigit)
          && isOfProgram(behind, text))
    // The name of a folder may have two words.
    guard isRow || (name == 0 && last < 2 && isOfFile(behind, text)) else { return [] }
    var starts = Set(columns.map(\.lowerBound))
    for column in columns[name...last].dropFirst() { starts.remove(column.lowerBound) }
    return starts
  }

  /// Whether columns begin with a number of several digits that no word says to be one of a series.
  private static func isLongNumber(_ columns: ArraySlice<Range<Int>>, _ text: Skeleton) -> Bool {
    guard let number = columns.first, number.count >= fewestDigits else { return false }
    return number.allSatisfy(text.isEuropeanDigit)
      && !text.followsWordForNumbered(number.lowerBound)
      && !followsWordForPaper(number.lowerBound, text)
  }

  /// Whether columns are what a program takes, with how long it has run, and its name in small
  /// letters or its path.
  private static func isOfProgram(_ columns: ArraySlice<Range<Int>>, _ text: Skeleton) -> Bool {
    guard let program = columns.last, isProgram(program, text) else { return false }
    let values = columns.dropLast().filter { isValue($0, text) }
    let states = columns.dropLast().filter { !isValue($0, text) }
    return values.count >= fewestValues && values.contains { isTime($0, text) }
      && states.count <= mostStates && states.allSatisfy { isState($0, text) }
  }

  /// Whether columns are a size, behind one or two other numbers or none, and a day with the hour,
  /// and nothing else. A year stands there behind several sizes or one with a unit alone, as the
  /// number of a thing and a day with its year may be told in a text.
  private static func isOfFile(_ columns: ArraySlice<Range<Int>>, _ text: Skeleton) -> Bool {
    // A size, a day, a month and the hour or the year.
    guard (4...6).contains(columns.count), let when = columns.last else { return false }
    let day = columns.dropLast().suffix(2)
    let sizes = columns.dropLast(3)
    let mayBeYear =
      sizes.count > 1 || sizes.last.map { text.isLatin($0.upperBound - 1) } == true
    guard isTime(when, text) || (mayBeYear && Piece.isYear(when, text)),
      day.contains(where: { Piece.endOfMonth($0.lowerBound, text) == $0.upperBound }),
      day.contains(where: { $0.count < 3 && $0.allSatisfy(text.isEuropeanDigit) }),
      let size = sizes.last, let first = sizes.first,
      !text.followsWordForNumbered(first.lowerBound), !followsWordForPaper(first.lowerBound, text)
    else { return false }
    return sizes.dropLast().allSatisfy { $0.allSatisfy(text.isEuropeanDigit) }
      && isSize(size, text)
  }

  /// Whether a column is a size: a number with the letter of its unit, or one of several digits
  /// that is no year.
  private static func isSize(_ column: Range<Int>, _ text: Skeleton) -> Bool {
    guard isValue(column, text),
      !column.contains(where: { ":%-".unicodeScalars.contains(text.at($0)) })
    else { return false }
    return text.isLatin(column.upperBound - 1)
      || (column.count >= fewestDigits && !Piece.isYear(column, text))
  }

  /// Whether a column is an hour with minutes, or how long a program has run, `0:42.17`.
  private static func isTime(_ column: Range<Int>, _ text: Skeleton) -> Bool {
    isValue(column, text) && ListingRow.endOfTime(column.lowerBound, text) != nil
  }

  /// Whether a column is digits with dots, commas, colons or hyphens between them, and a percent
  /// sign, the letters of a unit of bytes or nothing behind them.
  private static func isValue(_ column: Range<Int>, _ text: Skeleton) -> Bool {
    guard text.isEuropeanDigit(column.lowerBound) else { return false }
    var end = column.lowerBound
    while end < column.upperBound,
      text.isEuropeanDigit(end)
        || (".,:-".unicodeScalars.contains(text.at(end)) && text.isEuropeanDigit(end + 1))
    {
      end += 1
    }
    if end == column.upperBound { return true }
    if text.at(end) == "%" { return end + 1 == column.upperBound }
    return units.contains(text.string(end..<column.upperBound))
  }

  /// Whether a column is what a program does, or where: `S`, `R+`, `Ssl`, `pts/0`.
  private static func isState(_ column: Range<Int>, _ text: Skeleton) -> Bool {
    guard text.isLatin(column.lowerBound) else { return false }
    if column.contains(where: { text.at($0) == "/" }) {
      return column.allSatisfy { text.isCodeLetter($0) || text.at($0) == "/" }
    }
    return column.count < 4 && text.isCapital(column.lowerBound)
      && column.dropFirst().allSatisfy {
        ("a"..."z").contains(text.at($0)) || "+<".unicodeScalars.contains(text.at($0))
      }
  }

  /// Whether a column is the name of a program or its path, and no English word behind a length of
  /// time or an hour.
  private static func isProgram(_ column: Range<Int>, _ text: Skeleton) -> Bool {
    let first = text.at(column.lowerBound)
    return (("a"..."z").contains(first) || first == "/") && column.count > 1
      && column.allSatisfy {
        text.isCodeLetter($0) || "-./:+@".unicodeScalars.contains(text.at($0))
      }
      && (text.isCodeLetter(column.upperBound - 1) || text.at(column.upperBound - 1) == "+")
      && !others.contains(text.string(column))
  }

  /// Letters of units of bytes.
  private static let units: Set<String> = [
    "B", "G", "GB", "GiB", "K", "KB", "KiB", "M", "MB", "MiB", "T", "TB", "TiB", "g", "k", "kB",
    "m", "t",
  ]

  /// Words behind times, sums and measures.
  private static let others: Set<String> = [
    "ago", "am", "cm", "daily", "day", "days", "done", "eur", "gb", "hour", "hours", "hrs", "kb",
    "kg", "km", "left", "mb", "min", "mins", "minutes", "mm", "nis", "only", "people", "pm", "px",
    "remaining", "sec", "secs", "seconds", "total", "usd", "week", "weekly", "weeks",
  ]

  /// Whether the word before a number is one for a paper or a journey that is numbered.
  private static func followsWordForPaper(_ number: Int, _ text: Skeleton) -> Bool {
    text.followsWord(number, of: papers)
  }

  // Order, invoice, receipt, ticket, flight, bus, line, train, message, request, account, code,
  // model, shipment in Hebrew, Arabic, Persian and Urdu.
  private static let papers = Skeleton.words(
    """
    \u{5D4}\u{5D6}\u{5DE}\u{5E0}\u{5D4} \u{5D7}\u{5E9}\u{5D1}\u{5D5}\u{5E0}\u{5D9}\u{5EA} \
    \u{5E7}\u{5D1}\u{5DC}\u{5D4} \u{5DB}\u{5E8}\u{5D8}\u{5D9}\u{5E1} \
    \u{5D8}\u{5D9}\u{5E1}\u{5D4} \u{5D0}\u{5D5}\u{5D8}\u{5D5}\u{5D1}\u{5D5}\u{5E1} \
    \u{5E7}\u{5D5} \u{5E8}\u{5DB}\u{5D1}\u{5EA} \u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D4} \
    \u{5D1}\u{5E7}\u{5E9}\u{5D4} \u{5E7}\u{5D5}\u{5D3} \u{5D3}\u{5D2}\u{5DD} \
    \u{5E4}\u{5E0}\u{5D9}\u{5D9}\u{5D4} \u{5DE}\u{5E9}\u{5DC}\u{5D5}\u{5D7} \
    \u{637}\u{644}\u{628}\u{64A}\u{629} \u{641}\u{627}\u{62A}\u{648}\u{631}\u{629} \
    \u{625}\u{64A}\u{635}\u{627}\u{644} \u{62A}\u{630}\u{643}\u{631}\u{629} \
    \u{631}\u{62D}\u{644}\u{629} \u{62D}\u{627}\u{641}\u{644}\u{629} \u{62E}\u{637} \
    \u{642}\u{637}\u{627}\u{631} \u{631}\u{633}\u{627}\u{644}\u{629} \u{637}\u{644}\u{628} \
    \u{62E}\u{637}\u{627}\u{628} \u{642}\u{636}\u{64A}\u{629} \u{62D}\u{633}\u{627}\u{628} \
    \u{631}\u{645}\u{632} \u{637}\u{631}\u{627}\u{632} \u{634}\u{62D}\u{646}\u{629} \
    \u{633}\u{641}\u{627}\u{631}\u{634} \u{641}\u{627}\u{6A9}\u{62A}\u{648}\u{631} \
    \u{631}\u{633}\u{6CC}\u{62F} \u{628}\u{644}\u{6CC}\u{62A} \
    \u{67E}\u{631}\u{648}\u{627}\u{632} \u{627}\u{62A}\u{648}\u{628}\u{648}\u{633} \
    \u{67E}\u{6CC}\u{627}\u{645} \u{62F}\u{631}\u{62E}\u{648}\u{627}\u{633}\u{62A} \
    \u{6A9}\u{62F} \u{645}\u{62F}\u{644} \u{622}\u{631}\u{688}\u{631} \
    \u{627}\u{646}\u{648}\u{627}\u{626}\u{633} \u{679}\u{6A9}\u{679} \u{628}\u{633} \
    \u{679}\u{631}\u{6CC}\u{646} \u{67E}\u{6CC}\u{63A}\u{627}\u{645} \u{6A9}\u{6CC}\u{633} \
    \u{627}\u{6A9}\u{627}\u{624}\u{646}\u{679} \u{6A9}\u{648}\u{688} \
    \u{645}\u{646}\u{635}\u{648}\u{628}\u{6C1} \u{645}\u{627}\u{688}\u{644}
    """)
}

/// Rows of columns that wide gaps part, two blanks or more or a tab, with right-to-left words in
/// some of them: `2016-06-25  ABC DEF  GHI JKL`. Each cell is by itself, and the columns stand
/// where the row was set to begin.
enum ColumnRow {
  /// The most scalars of a row, and the most words of a cell.
  private static let longest = 400
  private static let mostWords = 8
  /// The fewest cells with right-to-left words.
  private static let fewestCells = 2

  /// Whether a text is a row that begins with a number, a date or Latin words, and has two cells or
  /// more of right-to-left words; no cell has letters of both directions. The marker of a list and
  /// the end of a sentence are in no row. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    guard text.count <= longest else { return false }
    var cells = 0
    var start = 0
    while start < text.count {
      guard let cell = nextCell(from: start, text) else { break }
      let isFirst = start == 0
      start = cell.upperBound
      let hasLatin = cell.contains(where: text.isLatin)
      guard cell.contains(where: text.isRightToLeftLetter) else {
        if isFirst, !(hasLatin || cell.contains(where: text.isDigit)) || endsPart(cell, text) {
          return false
        }
        continue
      }
      guard !isFirst, !hasLatin, !endsPart(cell, text),
        cell.count(where: { text.isSpace($0) }) < mostWords
      else { return false }
      cells += 1
    }
    return cells >= fewestCells
  }

  /// Where the columns of a text begin that is laid out from left to right: those of a listing of
  /// files, of mails, of commits, of programs that run or of other values, or of a file that was
  /// renamed, the remark behind a setting, or what wide gaps part in such a row; empty where it has
  /// none. O(*n*).
  static func starts(_ text: Skeleton) -> Set<Int> {
    let known = ListingRow.starts(text).union(RenamedRow.starts(text))
      .union(ProcessRow.starts(text)).union(ValueRow.starts(text))
      .union(SizedNames.starts(text)).union(MailRow.starts(text))
      .union(CommitRow.starts(text)).union(RemarkBehindValue.starts(text))
    guard known.isEmpty, isOne(text) || OutputRow.isOne(text) else { return known }
    return Set(cells(text).map(\.lowerBound))
  }

  /// What wide gaps part in a text. O(*n*).
  static func cells(_ text: Skeleton) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    while let cell = nextCell(from: cells.last?.upperBound ?? 0, text) { cells.append(cell) }
    return cells
  }

  /// What blanks part in a text, so many of them at the most. O(*n*).
  static func words(_ text: Skeleton, upTo most: Int = .max) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = text.endOfBlanks(0)
    while start < text.count, words.count < most {
      var end = start
      while !text.isGap(end) { end += 1 }
      words.append(start..<end)
      start = text.endOfBlanks(end)
    }
    return words
  }

  /// The next cell, up to a wide gap or the end.
  private static func nextCell(from position: Int, _ text: Skeleton) -> Range<Int>? {
    let start = text.endOfBlanks(position)
    guard start < text.count else { return nil }
    var end = start
    while end < text.count {
      let gap = text.endOfBlanks(end)
      if gap == text.count || isWide(end..<gap, text) { break }
      end = max(gap, end + 1)
    }
    return start..<end
  }

  /// Whether a cell ends as a sentence, a part of one or the marker of a list does.
  static func endsPart(_ cell: Range<Int>, _ text: Skeleton) -> Bool {
    let last = cell.upperBound - 1
    return text.endsSentence(last)
      || ",:;)\u{60C}\u{61B}".unicodeScalars.contains(text.at(last))
  }

  /// Whether a gap between two things parts columns. O(its length).
  static func isWide(_ gap: Range<Int>, _ text: Skeleton) -> Bool {
    gap.contains {
      text.at($0) == "\t"
        || (text.isSpace($0) && gap.contains($0 + 1) && text.isSpace($0 + 1))
    }
  }
}

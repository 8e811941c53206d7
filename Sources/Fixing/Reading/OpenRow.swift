/// A row of a table with bars between blanks and none before it, as clients of databases print them
/// from left to right, that begins with a name in right-to-left letters:
/// `ABC DEF | 120 | 35% | done`. A number between the name and a Latin cell would stand on the far
/// side of the name. Without a Latin cell the row may be read from the right.
///
/// So is the row of a file that was changed, with how many lines: `ABC/DEF | 12 ++--`.
enum OpenRow {
  /// Signs between cells: a bar, and the one that boxes are drawn with.
  private static let bars = "|\u{2502}"
  /// The fewest cells, the most scalars of a row, and the most words of a name.
  private static let fewestCells = 3
  private static let longest = 400
  private static let mostWords = 4

  /// The sign between the cells of a text that is such a row; nil where it is none. Each cell has
  /// letters of one direction or none. O(*n*).
  static func sign(in text: Skeleton) -> Unicode.Scalar? {
    guard text.count <= longest,
      let first = (0..<text.count).first(where: { !text.isSpace($0) }),
      text.isRightToLeftLetter(first), let (sign, cells) = Self.cells(from: first, text)
    else { return nil }
    var (numbers, latin) = (0, 0)
    for cell in cells {
      let hasLatin = cell.contains { text.isStrong($0) && !text.isRightToLeftLetter($0) }
      if cell.contains(where: text.isRightToLeftLetter) {
        guard !hasLatin, cell.count(where: { text.isSpace($0) }) < mostWords,
          !text.endsSentence(cell.upperBound - 1)
        else { return nil }
      } else if hasLatin {
        latin += 1
      } else if cell.contains(where: text.isDigit) {
        numbers += 1
      }
    }
    if cells.count == 2, isChange(cells[1], text) { return sign }
    return cells.count >= fewestCells && latin > 0 && numbers > 0 ? sign : nil
  }

  /// The sign between the cells of a text, and the cells without the blanks around them; nil where
  /// there is no sign, or two different ones.
  private static func cells(
    from first: Int, _ text: Skeleton
  ) -> (Unicode.Scalar, [Range<Int>])? {
    var sign: Unicode.Scalar?
    var cells: [Range<Int>] = []
    var start = first
    for position in first...text.count {
      let isEnd = position == text.count
      let scalar = text.at(position)
      guard isEnd || (bars.unicodeScalars.contains(scalar) && text.isGap(position - 1)) else {
        continue
      }
      if !isEnd {
        // Two signs beside each other are one of code.
        guard text.isGap(position + 1), sign == nil || sign == scalar else { return nil }
        sign = scalar
      }
      var end = position
      while end > start, text.isSpace(end - 1) { end -= 1 }
      while start < end, text.isSpace(start) { start += 1 }
      cells.append(start..<end)
      start = position + 1
    }
    guard let sign else { return nil }
    return (sign, cells)
  }

  /// Whether a cell is a number of lines and signs for those that were put in and taken out:
  /// `12 ++--`.
  private static func isChange(_ cell: Range<Int>, _ text: Skeleton) -> Bool {
    let digits = text.endOfDigits(cell.lowerBound)
    return digits > cell.lowerBound && text.isSpace(ifThere: digits)
      && digits + 1 < cell.upperBound
      && (digits + 1..<cell.upperBound).allSatisfy { "+-".unicodeScalars.contains(text.at($0)) }
  }
}

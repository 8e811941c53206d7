internal import BidiAlgorithm

/// What commas part: the cells of a row of data, the lines of an address.
enum CommaRow {
  /// The fewest cells with right-to-left letters in a row.
  private static let fewestCells = 2
  /// The most scalars of a row.
  private static let longestRow = 1_000
  /// The most words that one has.
  private static let longestCell = 4

  /// Whether a text is a row of a table, `17,ABC,DEF,3200003`: no space stands beside a comma, and
  /// a number without right-to-left letters begins or ends it, or a Latin word begins it and a
  /// number is one of its other cells, of which there are three or more: `Ali,ABC,1990,DEF`. With
  /// one right-to-left cell it needs others on both sides, `17,ABC,2024-05-01,OK`, `name,ABC,30`.
  /// It may begin with right-to-left letters where a number and a Latin word, or two numbers, are
  /// cells of it, `ABC,34,DEF,active`, `ABC,17,18.5,DEF`, and have a space behind each comma
  /// between a number and another one, `17, ABC, DEF, 35, 2019`. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    guard text.count <= longestRow else { return false }
    var (cells, others) = (0, 0)
    var words = 0
    var (hasLetter, hasDigit, hasLatin) = (false, false, false)
    var (beginsWithNumber, endsWithNumber) = (false, false)
    var numbers = 0
    var hasWord = false
    var isSpaced: Bool?
    var start = 0
    for position in 0...text.count {
      let isEnd = position == text.count
      guard isEnd || text.at(position) == "," else {
        if text.isRightToLeftLetter(position) { hasLetter = true }
        if text.isDigit(position) { hasDigit = true }
        if text.isLatin(position) { hasLatin = true }
        if text.isSpace(position) { words += 1 }
        continue
      }
      if words >= longestCell { return false }
      if !isEnd {
        let isBeforeSpace = text.isGap(position + 1)
        if text.isGap(position - 1) || (isSpaced ?? isBeforeSpace) != isBeforeSpace { return false }
        isSpaced = isBeforeSpace
      }
      hasWord = hasWord || isWord(start..<position, text)
      start = position + 1
      endsWithNumber = !hasLetter && hasDigit
      if cells + others == 0 { beginsWithNumber = endsWithNumber }
      if endsWithNumber, !hasLatin { numbers += 1 }
      if hasLetter { cells += 1 } else { others += 1 }
      words = 0
      (hasLetter, hasDigit, hasLatin) = (false, false, false)
    }
    if isSpaced == true {
      return beginsWithNumber && endsWithNumber && cells >= fewestCells
        && cells + others > fewestOthers + 1
    }
    let isOfData =
      cells + others > fewestOthers && (numbers > 1 || (numbers == 1 && hasWord))
    guard beginsWithNumber || endsWithNumber || isOfData else { return false }
    return cells >= fewestCells || (cells == 1 && isAroundOne(text))
  }

  /// Whether a text is a row of cells that semicolons without blanks part, the first or the last of
  /// them a number: four or more, `17;ABC;24;ok`, or three of which the one between alone is
  /// right-to-left, `17;ABC;24`. In such cells commas may stand. O(*n*).
  static func isOfSemicolons(_ text: Skeleton) -> Bool {
    guard text.count <= longestRow else { return false }
    var (numbers, own): ([Bool], [Bool]) = ([], [])
    var start = 0
    for position in 0...text.count where position == text.count || text.at(position) == ";" {
      let cell = start..<position
      start = position + 1
      guard let first = cell.first, let last = cell.last, !text.isSpace(first),
        !text.isSpace(last), cell.count(where: { text.isSpace($0) }) < longestCell,
        !cell.contains(where: { "(){}<>=&".unicodeScalars.contains(text.at($0)) })
      else { return false }
      own.append(cell.contains(where: text.isRightToLeftLetter))
      numbers.append(!cell.contains(where: text.isStrong) && cell.contains(where: text.isDigit))
    }
    guard numbers.first == true || numbers.last == true else { return false }
    return numbers.count > fewestOthers
      ? own.contains(true) : own == [false, true, false]
  }

  /// Whether one cell has right-to-left letters, at both of its ends and without digits, and at
  /// least three others stand beside it, or one before it, a number or a Latin word, and a number
  /// behind it. O(*n*).
  private static func isAroundOne(_ text: Skeleton) -> Bool {
    var cells: [Range<Int>] = []
    var start = 0
    for position in 0...text.count where position == text.count || text.at(position) == "," {
      let cell = start..<position
      start = position + 1
      // Groups of digits are one number: `1,234,567`.
      if let last = cells.last, cell.count == 3, cell.allSatisfy(text.isDigit), last.count < 4,
        last.allSatisfy(text.isDigit)
      {
        cells[cells.count - 1] = cell
      } else {
        cells.append(cell)
      }
    }
    guard let own = cells.firstIndex(where: { $0.contains(where: text.isRightToLeftLetter) }),
      !cells[own].contains(where: text.isDigit),
      let first = cells[own].first(where: { text.at($0) != "\"" }),
      let last = cells[own].last(where: { text.at($0) != "\"" && !text.isMark($0) }),
      text.isRightToLeftLetter(first), text.isRightToLeftLetter(last)
    else { return false }
    if cells.count > fewestOthers { return true }
    guard cells.count == fewestOthers, own == 1 else { return false }
    guard cells[2].contains(where: text.isDigit) else { return false }
    return cells[0].contains(where: text.isDigit)
      || (isWord(cells[0], text) && !cells[2].contains(where: text.isStrong))
  }

  /// Whether a cell is one word of Latin letters: a key or a name of data, `name,ABC,30`.
  private static func isWord(_ cell: Range<Int>, _ text: Skeleton) -> Bool {
    cell.count > 1 && cell.allSatisfy { text.isLatin($0) || text.at($0) == "_" }
  }

  /// The fewest cells beside one with right-to-left letters.
  private static let fewestOthers = 3

  /// Whether a text is a row of two cells: a number, a date or a time, a comma or a semicolon with
  /// no space beside it, and right-to-left words that no sign ends, each in marks of quotation or
  /// without them: `1,ABC`, `"1","ABC DEF"`. O(*n*).
  static func isPair(_ text: Skeleton) -> Bool {
    guard text.isDigit(0) || text.at(0) == "\"", text.count <= longestRow,
      let comma = (0..<text.count).first(where: { ",;".unicodeScalars.contains(text.at($0)) })
    else { return false }
    let (number, words) = (unquoted(0..<comma, text), unquoted(comma + 1..<text.count, text))
    guard let first = number.first, let last = number.last, text.isDigit(first),
      text.isDigit(last),
      number.allSatisfy({ text.isDigit($0) || "-/:.".unicodeScalars.contains(text.at($0)) }),
      let begin = words.first, let end = words.last, text.isRightToLeftLetter(begin),
      !text.isSpace(end)
    else { return false }
    return words.allSatisfy {
      text.isRightToLeftLetter($0) || text.isMark($0) || text.isSpace($0)
        || (text.at($0) == "-" && text.isRightToLeftLetter($0 + 1))
    }
      && words.count(where: { text.isSpace($0) }) < longestCell
  }

  /// A cell without the marks of quotation around it.
  private static func unquoted(_ cell: Range<Int>, _ text: Skeleton) -> Range<Int> {
    guard cell.count > 2, text.at(cell.lowerBound) == "\"", text.at(cell.upperBound - 1) == "\""
    else { return cell }
    return cell.lowerBound + 1..<cell.upperBound - 1
  }

  /// Whether a text begins and ends in left-to-right words, and one part between commas, or more,
  /// is right-to-left alone: `P.O. Box 1, ABC DEF, 12345 Riyadh`. O(tokens).
  static func isAddress(_ text: Skeleton, _ tokens: [Token]) -> Bool {
    var parts: [TextDirection?] = [nil]
    var words = 0
    for token in tokens {
      if ",\u{60C}".unicodeScalars.contains(token.sign(in: text)) {
        parts.append(nil)
        words = 0
      } else if let direction = token.direction {
        words += 1
        if let part = parts[parts.count - 1], part != direction { return false }
        if direction == .rightToLeft, words > longestCell { return false }
        parts[parts.count - 1] = direction
      }
    }
    let own = parts.count { $0 == .leftToRight }
    let others = parts.count { $0 == .rightToLeft }
    return parts[0] == .leftToRight && parts[parts.count - 1] == .leftToRight && others > 0
      && others < own
  }
}

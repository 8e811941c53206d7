internal import BidiAlgorithm
internal import Languages
package import Screen
internal import TextModel
internal import UnicodeData
package import Wording

extension Canvas {
  /// Writes the program's own words (no marks, no controls) from a column on, in the language of
  /// the screen.
  ///
  /// Where they do not fit, the last cell says so with a sign; beside a frame the last but one, so
  /// that a blank stays between them.
  ///
  /// - Parameters:
  ///   - text: the words.
  ///   - row: the row.
  ///   - column: the column of the first cell.
  ///   - width: how many cells there are for them; as far as the edge where nothing is said.
  ///   - style: how they look.
  /// - Returns: the column after the last cell.
  @discardableResult
  package mutating func write(
    _ text: Words, row: Int, column: Int, width: Int = .max, style: Style
  ) -> Int {
    write(words.onScreen(text), row: row, column: column, width: width, style: style)
  }

  /// Writes words that are in the language of the screen already. Returns the column behind them.
  @discardableResult
  package mutating func write(
    _ words: ScreenWords, row: Int, column: Int, width: Int = .max, style: Style
  ) -> Int {
    var at = column
    putOwnWords(words.sources) { canvas in
      at = canvas.put(words, row: row, column: column, width: width, style: style)
    }
    return at
  }

  private mutating func put(
    _ words: ScreenWords, row: Int, column: Int, width: Int, style: Style
  ) -> Int {
    let space = column..<max(column, width > columns - column ? columns : column + width)
    guard !space.isEmpty else { return column }
    guard !words.isRightToLeft, !WordsLine.isToBeResolved(words.text) else {
      let line = WordsLine(words, isMirrored: isMirrored)
      return write(line, row: row, columns: space, style: style)
    }
    var at = column
    defer { note(words.text, row: row, columns: frameColumns(column..<at)) }
    let scalars = words.text.unicodeScalars
    let last = scalars.lastIndex { $0 != " " }
    let whole = last.map { scalars[...$0].reduce(0) { $0 + WordsLine.width(of: $1) } } ?? 0
    let end = room(for: words.text, ofWidth: whole, in: space).upperBound
    for index in scalars.indices {
      let scalar = scalars[index]
      let width = WordsLine.width(of: scalar)
      let isLast = last.map { index >= $0 } ?? true
      // Blanks may be cut without a sign.
      if at + width > end, last.map({ index > $0 }) ?? true { return at }
      // In the last cell only the last letter may stand: a cut needs the cell for the sign.
      if at + width > end || (at + width == end && !isLast) {
        put(Sign.more, row: row, column: at, style: style)
        at += 1
        return at
      }
      put(scalar, width: width, row: row, column: at, style: style)
      at += width
    }
    return at
  }

  /// Writes words in a role's style. Returns the column after the last cell.
  @discardableResult
  package mutating func write(
    _ text: Words, row: Int, column: Int, width: Int = .max, _ role: Role
  ) -> Int {
    write(text, row: row, column: column, width: width, style: theme[role])
  }

  /// Writes words that are in the language of the screen already, in a role's style.
  ///
  /// - Returns: the column after the last cell.
  @discardableResult
  package mutating func write(
    _ words: ScreenWords, row: Int, column: Int, width: Int = .max, _ role: Role
  ) -> Int {
    write(words, row: row, column: column, width: width, style: theme[role])
  }

  /// Writes lines one below the other, as far as there are rows. The last row says where there are
  /// more lines.
  ///
  /// - Returns: how many rows were written.
  @discardableResult
  package mutating func write(
    _ lines: [(words: ScreenWords, role: Role)], rows: Range<Int>, column: Int, width: Int
  ) -> Int {
    for (row, line) in zip(rows, lines) {
      let isCut = row == rows.upperBound - 1 && lines.count > rows.count
      let words = isCut ? line.words + " \(Sign.more)" : line.words
      write(words, row: row, column: column, width: width, line.role)
    }
    return min(rows.count, lines.count)
  }

  /// Writes words over the rows that they take. The last row says where there are more.
  ///
  /// - Returns: the row after them.
  @discardableResult
  package mutating func write(
    _ text: Words, fromRow row: Int, column: Int, _ role: Role
  ) -> Int {
    write(lines(of: text, from: column), fromRow: row, column: column, role)
  }

  /// The same where there are rows for all of it, else nothing. No pane asks for rows for it: where
  /// it is found out how many a pane needs, nothing is written either.
  ///
  /// - Returns: the row after them.
  package mutating func writeWhereRowsAreLeft(
    _ text: Words, fromRow row: Int, column: Int, _ role: Role
  ) -> Int {
    guard !isMeasured else { return row }
    let lines = lines(of: text, from: column)
    guard row + lines.count <= rows else { return row }
    return write(lines, fromRow: row, column: column, role)
  }

  /// The lines of words that begin at a column.
  private func lines(of text: Words, from column: Int) -> [ScreenWords] {
    words.onScreen(text).wrapped(besideFrame: max(1, columns - column))
  }

  private mutating func write(
    _ lines: [ScreenWords], fromRow row: Int, column: Int, _ role: Role
  ) -> Int {
    row
      + write(
        lines.map { (words: $0, role: role) }, rows: row..<max(row, rows), column: column,
        width: max(1, columns - column))
  }

  /// Draws a sign of the program in a cell.
  package mutating func put(sign: Unicode.Scalar, row: Int, column: Int, style: Style) {
    putOwnWords([Words(own: sign)]) { $0.put(sign, row: row, column: column, style: style) }
  }

  /// Writes the label of a scalar without a picture. Its first letter is not underlined, so that
  /// two labels side by side stay apart. Returns the column behind it.
  @discardableResult
  package mutating func writeLabel(_ label: String, row: Int, column: Int, style: Style) -> Int {
    let end = write(verbatim: label, row: row, column: column, style: style)
    restyle(row: row, column: isMirrored ? end - 1 : column) { $0.isUnderlined = false }
    return end
  }

  /// Writes what is no word of the program: a name, an identifier, what the user types. It is not
  /// translated, and has its own direction.
  ///
  /// - Returns: the column after the last cell.
  @discardableResult
  package mutating func write(
    verbatim text: String, row: Int, column: Int, width: Int = .max, style: Style
  ) -> Int {
    let end = width > columns - column ? columns : column + width
    guard column < end else { return column }
    return write(verbatimLine(text), row: row, columns: column..<end, style: style)
  }

  /// A text in its own direction. Blanks at its ends separate it from its neighbours; on a mirrored
  /// screen those of a left-to-right text change places.
  private func verbatimLine(_ text: String) -> WordsLine {
    let line = WordsLine(text, direction: .auto, clusters)
    guard isMirrored, !line.isRightToLeft, text.hasPrefix(" ") || text.hasSuffix(" ") else {
      return line
    }
    return WordsLine(WordsLine.withBlanksSwapped(text), direction: .auto, clusters)
  }

  /// Writes what is no word of the program in a role's style. Returns the column after the last
  /// cell.
  @discardableResult
  package mutating func write(
    verbatim text: String, row: Int, column: Int, width: Int = .max, _ role: Role
  ) -> Int {
    write(verbatim: text, row: row, column: column, width: width, style: theme[role])
  }

  /// Writes what is no word of the program, up to a column. Returns the column of the first cell.
  @discardableResult
  package mutating func writeRight(
    verbatim text: String, row: Int, before column: Int, _ role: Role
  ) -> Int {
    let line = verbatimLine(text)
    let start = column - line.width
    write(line, row: row, columns: max(0, start)..<max(0, column), style: theme[role])
    return start
  }

  /// How many columns words take in the language of the screen.
  package func width(of text: Words) -> Int { words.onScreen(text).columns }

  /// Writes words up to a column. Returns the column of the first cell.
  @discardableResult
  package mutating func writeRight(_ text: Words, row: Int, before column: Int, _ role: Role)
    -> Int
  {
    writeRight(words.onScreen(text), row: row, before: column, role)
  }

  /// Writes the name of a row of a picture that is not mirrored, left of a column, from where it is
  /// read: in a language from right to left it ends before the frame.
  package mutating func writeName(_ name: Words, row: Int, before column: Int, _ role: Role) {
    if words.isRightToLeft {
      writeRight(name, row: row, before: column, role)
    } else {
      write(name, row: row, column: 0, width: column, role)
    }
  }

  /// Writes words in the language of the screen up to a column. Returns the column of the first
  /// cell.
  @discardableResult
  package mutating func writeRight(
    _ words: ScreenWords, row: Int, before column: Int, _ role: Role
  ) -> Int {
    guard !words.isRightToLeft else {
      let line = WordsLine(words, isMirrored: isMirrored)
      let start = column - line.width
      putOwnWords(words.sources) { canvas in
        canvas.write(
          line, row: row, columns: max(0, start)..<max(0, column), style: canvas.theme[role])
      }
      return start
    }
    // What does not fit is cut at the end, where one looks for the sign.
    let start = max(0, column - words.columns)
    write(words, row: row, column: start, width: column - start, role)
    return start
  }

  @discardableResult
  private mutating func write(
    _ line: WordsLine, row: Int, columns range: Range<Int>, style: Style
  ) -> Int {
    guard row >= 0, row < rows, !range.isEmpty else { return range.lowerBound }
    let range = room(for: line.text, ofWidth: line.width, in: range)
    let shown = line.clipped(to: range.count)
    let left = frameColumn(range.lowerBound, width: shown.width)
    for cell in shown.cells(letters) {
      put(
        cell.base, marks: cell.marks, width: cell.width, y: bounds.row + row,
        x: left + cell.column, style: style)
    }
    note(line.text, row: row, columns: left..<left + shown.width)
    return range.lowerBound + shown.width
  }

  /// The columns that words get of those that there are: where they are cut, or end with a sign
  /// that more follows, not the last one of the part if a frame stands beside that.
  private func room(for text: String, ofWidth width: Int, in range: Range<Int>) -> Range<Int> {
    let isCut =
      width > range.count || width == range.count && text.unicodeScalars.last == Sign.more
    // Of less than a few letters nothing would be left.
    guard isCut, range.count > 3, range.upperBound == columns, endsAtFrame else { return range }
    return range.lowerBound..<range.upperBound - 1
  }

  /// The columns of the frame for columns of this part.
  private func frameColumns(_ range: Range<Int>) -> Range<Int> {
    let left = frameColumn(range.lowerBound, width: range.count)
    return left..<left + range.count
  }
}

package import Wording

extension Canvas {
  /// Writes a number of a column of numbers so that units stand below units: on a mirrored screen
  /// too, where columns count from the right.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - row: its row.
  ///   - columns: those of the greatest number.
  ///   - role: how it is drawn.
  package mutating func write(number: Words, row: Int, columns: Range<Int>, _ role: Role) {
    if isMirrored {
      write(number, row: row, column: columns.lowerBound, width: columns.count, role)
    } else {
      writeRight(number, row: row, before: columns.upperBound, role)
    }
  }

  /// Writes a number up to a column, the digits of the greatest one in the same columns.
  package mutating func write(
    number: Int, of greatest: Int, row: Int, before column: Int, _ role: Role
  ) {
    let columns = column - String(greatest).count..<column
    write(number: Words(verbatim: number), row: row, columns: columns, role)
  }
}

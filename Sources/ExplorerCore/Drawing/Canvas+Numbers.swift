internal import Wording

extension Canvas {
  /// Writes a number of a column of numbers up to a column, so that units stand below units: on a
  /// mirrored screen too, where columns count from the right.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - greatest: the greatest number of the same column.
  ///   - row: its row.
  ///   - column: the column behind the last digit.
  ///   - role: how it is drawn.
  package mutating func write(
    number: Int, of greatest: Int, row: Int, before column: Int, _ role: Role
  ) {
    let digits = Words(verbatim: number)
    if isMirrored {
      write(digits, row: row, column: column - String(greatest).count, role)
    } else {
      writeRight(digits, row: row, before: column, role)
    }
  }
}

public import Screen

extension Frame {
  /// The rows of the screen, with a blank for what holds nothing. Here, where tests are optimised:
  /// nothing is asked as often. O(*n*).
  public var textRows: [String] { textRows(rows: 0..<size.rows, columns: 0..<size.columns) }

  /// The same of some rows and columns.
  public func textRows(rows: Range<Int>, columns: Range<Int>) -> [String] {
    rows.map { row in
      var scalars = String.UnicodeScalarView()
      for column in columns {
        guard case .glyph(let base, let marks) = self[row, column].content else {
          scalars.append(" ")
          continue
        }
        scalars.append(base)
        scalars.append(contentsOf: marks)
      }
      return String(scalars)
    }
  }
}

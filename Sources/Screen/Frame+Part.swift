extension Frame {
  /// A part of it as a frame of its own, without the cells that lie outside. Half of a wide cell is
  /// a blank.
  ///
  /// - Parameters:
  ///   - rows: the rows of the part.
  ///   - columns: its columns.
  /// - Returns: the part, with the cursor where that stands in it.
  public func part(rows: Range<Int>, columns: Range<Int>) -> Frame {
    let rows = rows.clamped(to: 0..<max(0, size.rows))
    let columns = columns.clamped(to: 0..<max(0, size.columns))
    var part = Frame(size: Size(rows: rows.count, columns: columns.count))
    part.wantsMouse = wantsMouse
    for row in rows {
      for column in columns {
        var cell = self[row, column]
        let isCut =
          cell.content == .wideTail
          ? column == columns.lowerBound
          : column + 1 == columns.upperBound && self[row, column + 1].content == .wideTail
        if isCut { cell.content = .blank }
        part[row - rows.lowerBound, column - columns.lowerBound] = cell
      }
    }
    if let cursor, rows.contains(cursor.row), columns.contains(cursor.column) {
      part.cursor = Point(
        row: cursor.row - rows.lowerBound, column: cursor.column - columns.lowerBound)
    }
    return part
  }
}

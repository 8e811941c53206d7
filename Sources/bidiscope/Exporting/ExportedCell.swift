internal import Screen
internal import UnicodeData

/// A cell of a frame as it may stand in a file: the same gate as before a terminal.
struct ExportedCell {
  /// The base with its marks; a space for a cell in which nothing stands.
  var text: String
  /// How many columns it takes, 1 or 2.
  var columns = 1
  var style: Style
  /// The column of the frame where it begins.
  var column: Int
  /// Whether the cursor stands in it.
  var hasCursor: Bool

  /// Whether nothing stands in it.
  var isBlank: Bool { text == " " }
}

extension Frame {
  /// The cells of a row from left to right, a wide one once.
  ///
  /// What no terminal would be sent does not get into a file either: a control or a format
  /// character of a text is ``Cell/replacement`` where no pane has put a label in its place.
  func exported(row: Int) -> [ExportedCell] {
    var cells: [ExportedCell] = []
    var column = 0
    while column < size.columns {
      let cell = self[row, column]
      let isWide = column + 1 < size.columns && self[row, column + 1].content == .wideTail
      let columns = isWide ? 2 : 1
      let (base, marks) = cell.writableGlyph(columns: columns, limit: .max) {
        ScalarFacts.cellWidth(of: $0)
      }
      cells.append(
        ExportedCell(
          text: String(String.UnicodeScalarView([base] + marks)), columns: columns,
          style: cell.style, column: column,
          hasCursor: cursor == Point(row: row, column: column)))
      column += columns
    }
    return cells
  }
}

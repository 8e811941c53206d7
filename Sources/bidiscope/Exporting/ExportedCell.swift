internal import Screen
internal import UnicodeData

/// A cell of a frame as it may stand in a file: the same gate as before a terminal.
struct ExportedCell: Equatable {
  /// The cluster; a space for a cell in which nothing stands.
  @Exact var text: String
  /// How many columns it takes.
  var columns = 1
  /// Whether it is more than a letter with its marks.
  var isCluster = false
  var style: Style
  /// The column of the frame where it begins.
  var column: Int
  /// Whether the cursor stands in it.
  var hasCursor: Bool

  /// Whether nothing stands in it.
  var isBlank: Bool { text == " " }
}

extension Frame {
  /// The cells of a row from left to right, each cluster once.
  ///
  /// What no terminal would be sent does not get into a file either: a control or a format
  /// character of a text is ``Cell/replacement`` where no pane has put a label in its place.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - metrics: how the columns of clusters are counted; a reader of a file joins what Unicode
  ///     joins.
  ///   - width: the columns of a scalar.
  /// - Returns: the cells, which take all columns of the row.
  func exported(
    row: Int, _ metrics: ClusterMetrics = .unicode,
    width: (Unicode.Scalar) -> Int = ScalarFacts.cellWidth(of:)
  ) -> [ExportedCell] {
    var cells: [ExportedCell] = []
    var column = 0
    while column < size.columns {
      let cell = self[row, column]
      let columns = self.width(row: row, column: column)
      let cluster = cell.writableCluster(
        columns: columns, limit: .max, metrics: metrics, width: width)
      let (base, marks) = cell.writableGlyph(
        columns: min(columns, 2), limit: .max, metrics: metrics, width: width)
      cells.append(
        ExportedCell(
          text: String(String.UnicodeScalarView(cluster ?? [base] + marks)),
          columns: columns,
          isCluster: cluster != nil,
          style: cell.style, column: column,
          hasCursor: cursor == Point(row: row, column: column)))
      column += columns
    }
    return cells
  }
}

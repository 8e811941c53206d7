package import BidiAlgorithm
package import ExplorerCore
internal import Screen

/// The columns before forms of one direction, in which their direction stands.
package enum PreviewMargin {
  /// How many columns it takes with the blank behind it.
  package static let columns = 3

  /// Writes the direction as that of a paragraph: at the edge of a row an arrow alone points to the
  /// chosen row.
  package static func draw(_ direction: TextDirection, row: Int, into canvas: inout Canvas) {
    canvas.put(Sign.paragraphEnd, row: row, column: 0, style: canvas.theme[.quiet])
    canvas.put(Sign.arrow(direction), row: row, column: 1, style: canvas.theme[.quiet])
  }
}

internal import Screen

/// A frame as plain text: its cells in display order, without the blanks at the end of a row.
///
/// Controls stand in it as the labels that the screen shows. A program that reorders lines would
/// reorder these again: the form is for documents whose letters run from left to right, and for
/// programs that compare.
enum FrameText {
  /// The rows, each with a line feed. O(*n*).
  static func text(_ frame: Frame) -> String {
    (0..<frame.size.rows).map { row in
      let cells = frame.exported(row: row)
      let end = cells.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
      return cells[..<end].map(\.text).joined() + "\n"
    }.joined()
  }
}

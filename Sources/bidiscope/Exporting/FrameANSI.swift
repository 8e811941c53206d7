internal import Screen

/// A frame as text with escape sequences of ECMA-48 for the colours: `cat` shows it on a terminal.
///
/// The only control characters are the escape sequences `CSI … m`, which are ours, and a line feed
/// for each row.
enum FrameANSI {
  /// The rows, each with a line feed. O(*n*).
  static func text(_ frame: Frame) -> String {
    (0..<frame.size.rows).map { row in
      var line = ""
      var style = Style()
      let cells = frame.exported(row: row)
      let end = cells.lastIndex { !$0.isBlank || $0.style != Style() }.map { $0 + 1 } ?? 0
      for cell in cells[..<end] {
        if cell.style != style {
          style = cell.style
          line += style.sequence(.direct256)
        }
        line += cell.text
      }
      return line + (style == Style() ? "" : Style().sequence(.direct256)) + "\n"
    }.joined()
  }
}

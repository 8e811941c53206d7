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
          line += sequence(style)
        }
        line += cell.text
      }
      return line + (style == Style() ? "" : sequence(Style())) + "\n"
    }.joined()
  }

  /// The escape sequence that a style begins with.
  static func sequence(_ style: Style) -> String {
    var codes = ["0"]
    if style.isBold { codes.append("1") }
    if style.isDim { codes.append("2") }
    if style.isItalic { codes.append("3") }
    if style.isUnderlined { codes.append("4") }
    if style.isReversed { codes.append("7") }
    codes += color(style.foreground, base: 30) + color(style.background, base: 40)
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }

  private static func color(_ color: Style.Color, base: Int) -> [String] {
    switch color {
    case .standard: []
    case .indexed(let index) where index < 8: ["\(base + Int(index))"]
    case .indexed(let index) where index < 16: ["\(base + 52 + Int(index))"]
    case .indexed(let index): ["\(base + 8)", "5", "\(index)"]
    case .rgb(let red, let green, let blue): ["\(base + 8)", "2", "\(red)", "\(green)", "\(blue)"]
    }
  }
}

internal import Screen

/// A frame with one row for each thing a terminal can get wrong.
enum ProbeFrame {
  static func make(_ size: Size) -> Frame {
    var frame = Frame(size: size)
    write(&frame, 0, ["p", "r", "o", "b", "e"], Style(bold: true))
    // Alef, bet, gimel in display order: gimel stands left.
    write(&frame, 2, ["\u{05D2}", "\u{05D1}", "\u{05D0}"], Style())
    frame[3, 0] = Cell(.glyph("\u{05E9}", marks: ["\u{05C1}", "\u{05B8}"]))
    write(&frame, 3, ["x"], Style(), at: 1)
    wide(&frame, 4, 0, "\u{6F22}")
    wide(&frame, 4, 2, "\u{1F600}")
    write(&frame, 4, ["y"], Style(), at: 4)
    // What must never be written: a bidi override, ESC, C1's CSI, a lone format character, an
    // unassigned scalar.
    for (column, scalar) in ["\u{202E}", "\u{1B}", "\u{9B}", "\u{200F}", "\u{0378}"].enumerated() {
      frame[5, column] = Cell(.glyph(Unicode.Scalar(scalar)!))
    }
    frame[5, 5] = Cell(.glyph("a", marks: ["\u{202E}"]))
    frame[5, 6] = Cell(
      .glyph("a", marks: ["\u{0301}", "\u{0302}", "\u{0303}", "\u{0304}", "\u{0305}"]))
    write(
      &frame, 6, ["c"],
      Style(foreground: .indexed(208), background: .indexed(17), italic: true, underlined: true))
    write(&frame, 6, ["r"], Style(reversed: true), at: 1)
    write(&frame, 6, ["t"], Style(foreground: .rgb(255, 135, 0)), at: 2)
    // Digits that turn a line, and signs that do not; a lam after an alef in display order.
    write(&frame, 7, ["\u{0661}", "\u{2502}", "\u{0662}", "(", "\u{05D0}", "1"], Style())
    write(&frame, 8, ["\u{FE8E}", "\u{FEE0}"], Style())
    frame[size.rows - 1, size.columns - 1] = Cell(.glyph("Z"))
    if size.columns > 3 { wide(&frame, size.rows - 2, size.columns - 2, "\u{6F22}") }
    frame.cursor = Point(row: 2, column: 1)
    return frame
  }

  private static func write(
    _ frame: inout Frame, _ row: Int, _ scalars: [Unicode.Scalar], _ style: Style,
    at start: Int = 0
  ) {
    for (offset, scalar) in scalars.enumerated() {
      frame[row, start + offset] = Cell(.glyph(scalar), style: style)
    }
  }

  private static func wide(
    _ frame: inout Frame, _ row: Int, _ column: Int, _ scalar: Unicode.Scalar
  ) {
    frame[row, column] = Cell(.glyph(scalar))
    frame[row, column + 1] = Cell(.wideTail)
  }
}

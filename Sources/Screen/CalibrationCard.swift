/// A few lines that read right only if the terminal shows the cells it was given.
///
/// Each line has its test and, below it, in letters that no terminal reorders, what is to be seen. Nobody need know
/// the scripts: the order shows in the digits, the joining in whether letters touch, the widths in the bars.
public enum CalibrationCard {
  /// The rows that the card needs.
  public static let rows = 20

  /// The card.
  ///
  /// - Parameters:
  ///   - size: the size of the frame in cells.
  ///   - title: a line that says what is being tried.
  /// - Returns: the frame to show, with the cursor at the question.
  public static func frame(size: Size, title: String) -> Frame {
    var frame = Frame(size: size)
    var row = 0
    write(&frame, row, 0, title, Style(bold: true))
    row = 2
    for line in lines {
      write(&frame, row, 0, line.name, Style(bold: true))
      place(&frame, row, line.cells)
      write(&frame, row + 1, textColumn, line.expected, Style(dim: true))
      row += 3
    }
    let question =
      "Does each line look as the line below it says?  y yes   n no, try another setting   q quit"
    write(&frame, row, 0, question, Style(reversed: true))
    frame.cursor = Point(row: min(row, size.rows - 1), column: 0)
    return frame
  }

  private struct Line {
    var name: String
    /// Base and marks of each cell, left to right as they are to be seen.
    var cells: [[Unicode.Scalar]]
    var expected: String
  }

  private static let textColumn = 11

  private static let lines: [Line] = [
    Line(
      name: "Order",
      cells: "1\u{05D0}2\u{05D1}3\u{05D2}4 \u{05E9}\u{05DE}\u{05D9}5".unicodeScalars.map { [$0] },
      expected: "the digits read 1 2 3 4 5, and the smallest letter is next to the 5"),
    Line(
      name: "Brackets",
      cells: "1(\u{05D0})2[\u{05D1}]3<\u{05D2}>4".unicodeScalars.map { [$0] },
      expected: "1 2 3 4, and each letter stands inside its brackets: () [] <>"),
    Line(
      name: "Joining",
      cells: "1\u{FE90}\u{FE92}\u{FE91}2 \u{FE8F} \u{FE8F} \u{FE8F}3".unicodeScalars.map { [$0] },
      expected: "1, three letters joined as one stroke, 2, three letters apart, 3"),
    Line(
      name: "Marks",
      cells: [
        ["1"], ["\u{05E9}", "\u{05C1}", "\u{05B8}"], ["|"], ["\u{05DC}", "\u{05B9}"], ["|"],
        ["e", "\u{0301}"],
        ["|"], ["2"],
      ],
      expected: "1, three letters with marks on them, a bar after each, 2: eight cells"),
    Line(
      name: "Width",
      cells: [["\u{6F22}"], ["|"], ["\u{1F600}"], ["|"], ["\u{05D0}"], ["|"]],
      expected: "  |  | |   the bars stand under each other"),
  ]

  private static func place(_ frame: inout Frame, _ row: Int, _ cells: [[Unicode.Scalar]]) {
    var column = textColumn
    for scalars in cells {
      guard let base = scalars.first else { continue }
      frame[row, column] = Cell(.glyph(base, marks: Array(scalars.dropFirst())))
      let isWide = base.value >= 0x1100 && !frame[row, column].turnsLines
      column += 1
      if isWide {
        frame[row, column] = Cell(.wideTail)
        column += 1
      }
    }
  }

  private static func write(
    _ frame: inout Frame, _ row: Int, _ column: Int, _ text: String, _ style: Style
  ) {
    for (offset, scalar) in text.unicodeScalars.enumerated() {
      frame[row, column + offset] = Cell(scalar == " " ? .blank : .glyph(scalar), style: style)
    }
  }
}

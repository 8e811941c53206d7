/// A few lines that read right only if the terminal shows the cells it was given.
///
/// Each line has its test and, below it, in letters that no terminal reorders, what is to be seen.
/// The user need not know the scripts: the order shows in the digits, the joining in whether
/// letters touch, the widths in the bars.
public enum CalibrationCard {
  /// The card.
  ///
  /// The last row has the keys, on every screen; where there are not enough rows for all tests, the
  /// last one says so.
  ///
  /// - Parameters:
  ///   - size: the size of the frame in cells.
  ///   - title: a line that says what is being tried.
  /// - Returns: the frame to show, with the cursor at the question.
  public static func frame(size: Size, title: String) -> Frame {
    var frame = Frame(size: size)
    let form = Form.fitting(size)
    let question = form.question.flatMap { $0.wrapped(to: size.columns) }
    let space = max(0, size.rows - 1 - question.count)
    var row = 0
    func write(_ text: String, column: Int = 0, _ style: Style) {
      guard row < space else { return }
      Self.write(&frame, row, column, text, style)
    }
    write(title, Style(bold: true))
    row += form.isSpaced ? 2 : 1
    for line in lines {
      write(line.name, Style(bold: true))
      if row < space { place(&frame, row, line.cells) }
      row += 1
      for text in form.expected(line, columns: size.columns) {
        write(text, column: form.expectedColumn, Style(dim: true))
        row += 1
      }
      if form.isSpaced { row += 1 }
    }
    if row > space, space > 1 {
      row = space - 1
      fill(&frame, row, from: 0)
      write("\u{2026} the screen is too low for the rest", Style(dim: true))
    }
    // The question stands below the tests where there are rows left, the keys always in the last
    // row.
    let first = min(row, space)
    for (index, text) in question.enumerated() {
      Self.write(&frame, first + index, 0, text, Style(reversed: true))
    }
    let last = max(0, size.rows - 1)
    Self.write(&frame, last, 0, form.keys, Style(reversed: true))
    frame.cursor = Point(row: question.isEmpty ? last : first, column: 0)
    return frame
  }

  /// How much the card says.
  private struct Form {
    /// Whether a blank row parts the tests.
    var isSpaced: Bool
    var isBrief: Bool

    /// The first form that fits a screen, the fullest first; the briefest where none does.
    static func fitting(_ size: Size) -> Form {
      let forms = [
        Form(isSpaced: true, isBrief: false), Form(isSpaced: false, isBrief: false),
        Form(isSpaced: true, isBrief: true), Form(isSpaced: false, isBrief: true),
      ]
      return forms.first { $0.rows(columns: size.columns) <= size.rows } ?? forms[3]
    }

    /// How many rows it takes.
    private func rows(columns: Int) -> Int {
      guard isBrief || columns > 2 * textColumn, keys.count <= columns else { return .max }
      let tests = lines.reduce(0) { $0 + 1 + expected($1, columns: columns).count }
      let blanks = isSpaced ? lines.count + 1 : 0
      return 1 + tests + blanks + question.flatMap { $0.wrapped(to: columns) }.count + 1
    }

    var expectedColumn: Int { isBrief ? 2 : textColumn }

    /// What is to be seen, row by row: what stands under the cells is not broken.
    func expected(_ line: Line, columns: Int) -> [String] {
      if isBrief {
        let indent = String(repeating: " ", count: max(0, textColumn - expectedColumn))
        return [line.ruler.isEmpty ? line.brief : indent + line.ruler + "  " + line.brief]
      }
      let texts = line.expected.wrapped(to: columns - textColumn - line.ruler.count)
      let indent = String(repeating: " ", count: line.ruler.count)
      return texts.enumerated().map { ($0.offset == 0 ? line.ruler : indent) + $0.element }
    }

    /// A line of its own, or none where it stands before the keys.
    var question: [String] {
      isBrief ? [] : ["Does each line match the description below it?"]
    }

    var keys: String {
      isBrief
        ? "Is that right? y yes  n no, next  q quit" : "y yes   n no, try another setting   q quit"
    }
  }

  private struct Line {
    var name: String
    /// Base and marks of each cell, left to right as they are to be seen.
    var cells: [[Unicode.Scalar]]
    /// Bars that stand under those of the cells.
    var ruler = ""
    var expected: String
    /// The same in a few words.
    var brief: String
  }

  private static let textColumn = 11

  private static let lines: [Line] = [
    Line(
      name: "Order",
      cells: "1\u{05D0}2\u{05D1}3\u{05D2}4 \u{05E9}\u{05DE}\u{05D9}5".unicodeScalars.map { [$0] },
      expected: "the digits read 1 2 3 4 5, and the smallest letter is next to the 5",
      brief: "1 2 3 4 5, smallest letter by the 5"),
    Line(
      name: "Brackets",
      cells: "1(\u{05D0})2[\u{05D1}]3<\u{05D2}>4".unicodeScalars.map { [$0] },
      expected: "1 2 3 4, and each letter stands inside its brackets: () [] <>",
      brief: "1 2 3 4, letters inside () [] <>"),
    Line(
      name: "Joining",
      cells: "1\u{FE90}\u{FE92}\u{FE91}2 \u{FE8F} \u{FE8F} \u{FE8F}3".unicodeScalars.map { [$0] },
      expected: "1, three letters joined as one stroke, 2, three letters apart, 3",
      brief: "1, 3 letters joined, 2, 3 apart, 3"),
    Line(
      name: "Marks",
      cells: [
        ["1"], ["\u{05E9}", "\u{05C1}", "\u{05B8}"], ["|"], ["\u{05DC}", "\u{05B9}"], ["|"],
        ["e", "\u{0301}"],
        ["|"], ["2"],
      ],
      expected: "1, three letters with marks on them, a bar after each, 2: eight cells",
      brief: "1, 3 letters with marks, bars, 2"),
    Line(
      name: "Width",
      cells: [["\u{6F22}"], ["|"], ["\u{1F600}"], ["|"], ["\u{05D0}"], ["|"]],
      ruler: "  |  | |   ", expected: "the bars stand under each other",
      brief: "bars in line"),
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
    guard row < frame.size.rows else { return }
    let space = frame.size.columns - column
    let isCut = text.unicodeScalars.count > space
    for (offset, scalar) in text.unicodeScalars.prefix(max(0, space)).enumerated() {
      let shown = isCut && offset == space - 1 ? "\u{2026}" : scalar
      frame[row, column + offset] = Cell(shown == " " ? .blank : .glyph(shown), style: style)
    }
  }

  private static func fill(_ frame: inout Frame, _ row: Int, from column: Int) {
    for column in column..<frame.size.columns { frame[row, column] = Cell(.blank) }
  }
}

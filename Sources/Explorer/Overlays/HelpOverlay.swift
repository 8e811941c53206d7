internal import Screen

/// Every command with its keys, made from the command table.
enum HelpOverlay {
  /// A line of the help: a heading, or keys and what they do.
  struct Line {
    var keys: String
    var text: String
    var isHeading: Bool
  }

  /// All lines, by group.
  static let lines: [Line] = Command.Group.allCases.flatMap { group in
    [Line(keys: "", text: group.rawValue, isHeading: true)]
      + Command.all.filter { $0.group == group }.map {
        Line(
          keys: $0.keys.map(\.name).joined(separator: ", "), text: "\($0.title). \($0.summary)",
          isHeading: false)
      }
  }

  /// Draws the help over the whole body.
  static func draw(firstRow: Int, into canvas: inout Canvas) {
    OverlayFrame.draw(title: "Help: Up and Down scroll, Esc closes", into: &canvas)
    let room = canvas.rows - 2
    let textColumn = canvas.columns < 60 ? 22 : 30
    for (row, line) in lines.dropFirst(firstRow).prefix(room).enumerated() {
      if line.isHeading {
        canvas.write(line.text, row: row + 1, column: 2, .focusedTitle)
      } else {
        canvas.write(
          String(line.keys.prefix(textColumn - 5)), row: row + 1, column: 4, .key)
        canvas.write(
          String(line.text.prefix(max(0, canvas.columns - textColumn - 2))), row: row + 1,
          column: textColumn, .text)
      }
    }
    if firstRow + room < lines.count {
      canvas.write(" more below ", row: canvas.rows - 1, column: 3, .quiet)
    }
  }
}

/// The frame of what stands over the panes.
enum OverlayFrame {
  /// Blanks the canvas and draws an outline with a title.
  static func draw(title: String, into canvas: inout Canvas) {
    for row in 0..<canvas.rows {
      canvas.fill(row: row, columns: 0..<canvas.columns, style: Style())
    }
    var borders = Borders()
    borders.add(
      Rect(row: 0, column: 0, rows: canvas.rows, columns: canvas.columns), isFocused: true)
    borders.draw(into: &canvas)
    canvas.write(
      " " + String(title.prefix(max(0, canvas.columns - 6))) + " ", row: 0, column: 2,
      .focusedTitle)
  }
}

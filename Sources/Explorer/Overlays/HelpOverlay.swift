internal import Screen

/// Every command with its keys, made from the command table.
enum HelpOverlay {
  /// A line of the help: a heading, or keys and what they do.
  struct Line {
    var keys: String
    var text: String
    var isHeading: Bool
  }

  /// All lines by group, wrapped for a screen of so many columns.
  static func lines(columns: Int) -> [Line] {
    let room = max(12, columns - textColumn(columns) - 2)
    return Command.Group.allCases.flatMap { group in
      [Line(keys: "", text: group.rawValue, isHeading: true)]
        + Command.all.filter { $0.group == group }.flatMap { lines(of: $0, room: room) }
    }
  }

  private static func lines(of command: Command, room: Int) -> [Line] {
    let keys = command.keys.map(\.name)
    let texts = wrapped("\(command.title). \(command.summary)", to: room)
    return (0..<max(keys.count, texts.count)).map { index in
      Line(
        keys: index < keys.count ? keys[index] : "",
        text: index < texts.count ? texts[index] : "", isHeading: false)
    }
  }

  private static func textColumn(_ columns: Int) -> Int { columns < 60 ? 18 : 24 }

  /// Draws the help over the whole body.
  static func draw(firstRow: Int, into canvas: inout Canvas) {
    OverlayFrame.draw(title: "Help: Up and Down scroll, Esc closes", into: &canvas)
    let room = canvas.rows - 2
    let lines = lines(columns: canvas.columns)
    for (row, line) in lines.dropFirst(firstRow).prefix(room).enumerated() {
      if line.isHeading {
        canvas.write(line.text, row: row + 1, column: 2, .focusedTitle)
      } else {
        canvas.write(line.keys, row: row + 1, column: 3, .key)
        canvas.write(line.text, row: row + 1, column: textColumn(canvas.columns), .text)
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
    var borders = Borders(size: Size(rows: canvas.rows, columns: canvas.columns))
    borders.add(
      Rect(row: 0, column: 0, rows: canvas.rows, columns: canvas.columns), isFocused: true)
    borders.draw(into: &canvas)
    canvas.write(
      " " + String(title.prefix(max(0, canvas.columns - 6))) + " ", row: 0, column: 2,
      .focusedTitle)
  }
}

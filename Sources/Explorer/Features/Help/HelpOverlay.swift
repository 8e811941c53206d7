internal import Screen

/// Every command with its keys, made from the command table.
package struct HelpOverlay: Overlay {
  var firstRow = 0

  /// A line of the help: a heading, or keys and what they do.
  private struct Line {
    var keys: String
    var text: String
    var isHeading: Bool
  }

  /// All lines by group, wrapped for a screen of so many columns.
  private static func lines(_ commands: CommandTable, columns: Int) -> [Line] {
    let width = max(12, columns - textColumn(columns) - 2)
    return Command.Group.allCases.flatMap { group in
      [Line(keys: "", text: group.rawValue, isHeading: true)]
        + commands.all.filter { $0.group == group }.flatMap { lines(of: $0, width: width) }
    }
  }

  private static func lines(of command: Command, width: Int) -> [Line] {
    let keys = command.keys.map(\.name)
    let texts = wrapped("\(command.title). \(command.summary)", to: width)
    return (0..<max(keys.count, texts.count)).map { index in
      Line(
        keys: index < keys.count ? keys[index] : "",
        text: index < texts.count ? texts[index] : "", isHeading: false)
    }
  }

  private static func textColumn(_ columns: Int) -> Int { columns < 60 ? 18 : 24 }

  package func frame(_ app: AppState, _ analyser: Analyser) -> Rect { app.body }

  package func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    OverlayFrame.draw(title: "Help: Up and Down scroll, Esc closes", into: &canvas)
    let height = canvas.rows - 2
    let lines = Self.lines(app.commands, columns: canvas.columns)
    for (row, line) in lines.dropFirst(firstRow).prefix(height).enumerated() {
      if line.isHeading {
        canvas.write(line.text, row: row + 1, column: 2, .focusedTitle)
      } else {
        canvas.write(line.keys, row: row + 1, column: 3, .key)
        canvas.write(line.text, row: row + 1, column: Self.textColumn(canvas.columns), .text)
      }
    }
    if firstRow + height < lines.count {
      canvas.write(" more below ", row: canvas.rows - 1, column: 3, .quiet)
    }
  }

  package func update(
    _ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser
  ) -> Reaction {
    let count = Self.lines(app.commands, columns: app.size.columns).count
    app.overlay = Explorer.firstRow(firstRow, of: count, after: key, app.size).map {
      AnyOverlay(HelpOverlay(firstRow: $0))
    }
    return .nothing
  }
}

internal import Screen

/// Commands found by their names.
enum PaletteOverlay {
  /// The commands whose title or summary holds every word of a query; all of them for an empty one.
  static func matches(_ query: String) -> [Command] {
    let words = query.lowercased().split(separator: " ")
    let all = Command.all.filter { !$0.title.hasPrefix("Extend:") }
    let titled = all.filter { command in
      words.allSatisfy { command.title.lowercased().contains($0) }
    }
    let described = all.filter { command in
      !titled.contains(command)
        && words.allSatisfy { "\(command.title) \(command.summary)".lowercased().contains($0) }
    }
    return titled + described
  }

  /// Draws the list with the chosen command in view.
  static func draw(query: String, chosen: Int, into canvas: inout Canvas) {
    OverlayFrame.draw(title: "Commands: type a name, Enter runs it, Esc closes", into: &canvas)
    let end = canvas.write("> " + PrintableText.of(query), row: 1, column: 2, .accent)
    canvas.placeCursor(row: 1, column: end)
    let found = matches(query)
    let room = max(1, canvas.rows - 3)
    let first = max(0, chosen - room + 1)
    if found.isEmpty { canvas.write("No command has that name.", row: 2, column: 4, .quiet) }
    for (index, command) in found.enumerated().dropFirst(first).prefix(room) {
      let row = 2 + index - first
      if index == chosen {
        canvas.put(Sign.caretRow, row: row, column: 2, style: canvas.theme[.caretMark])
      }
      canvas.write(command.title, row: row, column: 4, index == chosen ? .accent : .text)
      if canvas.columns > 70 {
        canvas.write(
          String(command.summary.prefix(max(0, canvas.columns - 46))), row: row, column: 28, .quiet)
      }
      canvas.writeRight(
        command.keys.first?.name ?? "", row: row, before: canvas.columns - 2, .key)
    }
  }
}

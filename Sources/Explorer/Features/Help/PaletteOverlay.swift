internal import Screen

/// Commands found by their names.
package struct PaletteOverlay: Overlay {
  var query = ""
  var chosen = 0

  /// The commands whose title or summary holds every word of a query; all of them for an empty one.
  private func matches(_ table: CommandTable) -> [Command] {
    let words = query.lowercased().split(separator: " ")
    let all = table.all.filter { !$0.isOneOfMany }
    let titled = all.filter { command in
      words.allSatisfy { command.title.lowercased().contains($0) }
    }
    let described = all.filter { command in
      !titled.contains(command)
        && words.allSatisfy { "\(command.title) \(command.summary)".lowercased().contains($0) }
    }
    return titled + described
  }

  package func frame(_ app: AppState, _ analyser: Analyser) -> Rect {
    let margin = app.size.columns > 110 ? (app.size.columns - 100) / 2 : 2
    return Rect(
      row: 2, column: margin, rows: min(20, app.size.rows - 4),
      columns: app.size.columns - 2 * margin)
  }

  /// Draws the list with the chosen command in view.
  package func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    OverlayFrame.draw(title: "Commands: type a name, Enter runs it, Esc closes", into: &canvas)
    let end = canvas.write(verbatim: "> " + PrintableText.of(query), row: 1, column: 2, .accent)
    canvas.placeCursor(row: 1, column: end)
    let found = matches(app.commands)
    let height = max(1, canvas.rows - 3)
    let first = max(0, chosen - height + 1)
    if found.isEmpty { canvas.write("No command has that name.", row: 2, column: 4, .quiet) }
    for (index, command) in found.enumerated().dropFirst(first).prefix(height) {
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

  package func update(
    _ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser
  ) -> Reaction {
    func show(_ query: String, _ chosen: Int) {
      let count = max(1, PaletteOverlay(query: query).matches(app.commands).count)
      app.open(PaletteOverlay(query: query, chosen: min(max(0, chosen), count - 1)))
    }
    switch key {
    case .type(let text): show(query + text, 0)
    case .erase: show(String(query.dropLast()), 0)
    case .up: show(query, chosen - 1)
    case .down: show(query, chosen + 1)
    case .pageUp: show(query, chosen - 10)
    case .pageDown: show(query, chosen + 10)
    case .close: app.overlay = nil
    case .suspend: break
    case .accept:
      app.overlay = nil
      let found = matches(app.commands)
      if chosen < found.count { return .action(found[chosen].action) }
    }
    return .nothing
  }
}

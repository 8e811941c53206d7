package import Screen

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

  /// How many commands a list of so many rows shows, and the first of them.
  private func shown(_ rows: Int) -> (first: Int, height: Int) {
    let height = max(1, rows - 3)
    return (max(0, chosen - height + 1), height)
  }

  package var takesText: Bool { true }

  /// Draws the list with the chosen command in view.
  package func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    OverlayFrame.draw(title: "Commands: type a name, Enter runs it, Esc closes", into: &canvas)
    let end = canvas.write(verbatim: "> " + PrintableText.of(query), row: 1, column: 2, .accent)
    canvas.placeCursor(row: 1, column: end)
    let found = matches(app.commands)
    let (first, height) = shown(canvas.rows)
    if found.isEmpty { canvas.write("No command has that name.", row: 2, column: 4, .quiet) }
    for (index, command) in found.enumerated().dropFirst(first).prefix(height) {
      let row = 2 + index - first
      if index == chosen {
        canvas.put(Sign.caretRow, row: row, column: 2, style: canvas.theme[.caretMark])
      }
      let key = canvas.writeRight(
        command.keys.first?.name ?? "", row: row, before: canvas.columns - 2, .key)
      let end = canvas.write(
        command.title.clipped(to: key - 6), row: row, column: 4, index == chosen ? .accent : .text)
      if canvas.columns > 70 {
        let start = max(30, end + 2)
        canvas.write(
          command.summary.clipped(to: key - 2 - start), row: row, column: start, .quiet)
      }
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
    case .home: show(query, 0)
    case .end: show(query, .max)
    case .close, .quit: app.overlay = nil
    case .suspend: break
    case .accept:
      app.overlay = nil
      let found = matches(app.commands)
      if chosen < found.count { return .action(found[chosen].action) }
    }
    return .nothing
  }

  /// A press runs the command under it, one elsewhere closes the palette; the wheel goes up and down.
  package func point(
    _ app: inout AppState, _ event: MouseEvent, _ analyser: Analyser
  ) -> Reaction {
    switch event.kind {
    case .wheelUp: return .action(.overlay(.up))
    case .wheelDown: return .action(.overlay(.down))
    case .press(.left):
      let frame = frame(app, analyser)
      guard frame.contains(event.at) else {
        app.overlay = nil
        return .nothing
      }
      let row = frame.inside(event.at).row - 2
      let (first, height) = shown(frame.rows)
      let found = matches(app.commands)
      guard (0..<height).contains(row), found.indices.contains(first + row) else {
        return .nothing
      }
      app.overlay = nil
      return .action(found[first + row].action)
    case .press, .drag, .release: return .nothing
    }
  }
}

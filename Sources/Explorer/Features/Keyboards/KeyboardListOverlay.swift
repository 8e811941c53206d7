internal import BidiAlgorithm
internal import Keyboards
internal import Screen

/// The keyboards, found by their names.
struct KeyboardListOverlay: Overlay {
  var query = ""
  var chosen = 0

  /// The keyboards whose name, title, language or xkb's name holds every word of the query.
  private func matches(_ app: AppState, _ memo: KeyboardMemo) -> [Keyboard] {
    let words = query.lowercased().split(separator: " ")
    let own = app[KeyboardsFeature.self].own
    let others = memo.list().filter { known in !own.contains { $0.name == known.name } }
    return (own + others).filter { keyboard in
      let text = "\(keyboard.name) \(keyboard.title) \(keyboard.xkbName ?? "") \(keyboard.language)"
        .lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }

  func frame(_ app: AppState, _ analyser: Analyser) -> Rect {
    let margin = app.size.columns > 90 ? (app.size.columns - 80) / 2 : 2
    return Rect(
      row: 2, column: margin, rows: min(20, app.size.rows - 4),
      columns: app.size.columns - 2 * margin)
  }

  private func first(_ rows: Int) -> Int { max(0, chosen - max(1, rows - 3) + 1) }

  func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    OverlayFrame.draw(title: "Keyboards: type a name, Enter takes it, Esc closes", into: &canvas)
    let end = canvas.write(verbatim: "> " + PrintableText.of(query), row: 1, column: 2, .accent)
    canvas.placeCursor(row: 1, column: end)
    let found = matches(app, analysis.memo(KeyboardMemo.self))
    let height = max(1, canvas.rows - 3)
    if found.isEmpty { canvas.write("No keyboard has that name.", row: 2, column: 4, .quiet) }
    for (index, keyboard) in found.enumerated().dropFirst(first(canvas.rows)).prefix(height) {
      let row = 2 + index - first(canvas.rows)
      let isChosen = index == chosen
      if isChosen {
        canvas.put(Sign.caretRow, row: row, column: 2, style: canvas.theme[.caretMark])
      }
      canvas.write(
        String(Sign.arrow(keyboard.direction)), row: row, column: 4,
        .level(keyboard.direction == .rightToLeft ? 1 : 0))
      canvas.write(keyboard.name, row: row, column: 6, isChosen ? .accent : .text)
      let space = canvas.columns - 27
      guard space > 8 else { continue }
      canvas.write(keyboard.title, row: row, column: 26, width: space, .quiet)
      if canvas.columns > 70, let name = keyboard.xkbName {
        canvas.writeRight(name, row: row, before: canvas.columns - 2, .quiet)
      }
    }
  }

  func update(_ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser) -> Reaction {
    func show(_ query: String, _ chosen: Int) {
      let count = KeyboardListOverlay(query: query).matches(app, analyser.memo(KeyboardMemo.self))
        .count
      app.open(KeyboardListOverlay(query: query, chosen: min(max(0, chosen), max(0, count - 1))))
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
    case .suspend: break
    case .close, .quit: app.overlay = nil
    case .accept:
      let found = matches(app, analyser.memo(KeyboardMemo.self))
      guard found.indices.contains(chosen) else { break }
      app.overlay = nil
      return .action(.keyboards(.use(found[chosen].name)))
    }
    return .nothing
  }

  func point(_ app: inout AppState, _ event: MouseEvent, _ analyser: Analyser) -> Reaction {
    switch event.kind {
    case .wheelUp: return .action(.overlay(.up))
    case .wheelDown: return .action(.overlay(.down))
    case .press(.left):
      let frame = frame(app, analyser)
      guard frame.contains(event.at) else {
        app.overlay = nil
        return .nothing
      }
      let index = frame.inside(event.at).row - 2 + first(frame.rows)
      let found = matches(app, analyser.memo(KeyboardMemo.self))
      guard frame.inside(event.at).row >= 2, found.indices.contains(index) else { return .nothing }
      app.overlay = nil
      return .action(.keyboards(.use(found[index].name)))
    default: return .nothing
    }
  }
}

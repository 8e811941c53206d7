package import ExplorerCore
package import Screen
internal import TextModel
internal import Wording

/// The commands on the selection or at the caret, in a box beside it.
package struct MenuOverlay: Overlay {
  var menu: MenuPlace.Menu
  /// The cell of the screen beside which it stands; nil for the one below the caret.
  var at: Point?
  /// The index of the chosen item.
  var chosen = 0

  /// Where it stands, and on what screen.
  private struct Space {
    var place: Point
    var screen: Size
  }

  private func space(_ app: AppState, _ analysis: Analysis) -> Space {
    if let at { return Space(place: at, screen: app.size) }
    var place = app.besideCaret(analysis)
    place.row += 1
    return Space(place: place, screen: app.size)
  }

  /// A row of the menu: an item by its index, or nil for a line between groups.
  private func rows(_ items: MenuItems, _ space: Space) -> [Int?] {
    var index = 0
    var rows: [Int?] = []
    for group in items.groups {
      if !rows.isEmpty { rows.append(nil) }
      for _ in group {
        rows.append(index)
        index += 1
      }
    }
    // Where it is tight below the place, the lines between groups go first.
    return rows.count <= space.screen.rows - 3 - space.place.row ? rows : rows.filter { $0 != nil }
  }

  /// Below and right of its place, as far as the screen allows.
  package func frame(_ app: AppState, _ analyser: Analyser) -> Rect {
    frame(MenuItems(menu, app), space(app, analyser.analysis(of: app)))
  }

  private func frame(_ items: MenuItems, _ space: Space) -> Rect {
    let screen = space.screen
    let height = min(rows(items, space).count, max(1, screen.rows - 4)) + 2
    let labels = items.all.map(\.label.columns).max() ?? 0
    let keys = items.all.map { key(of: $0.command).count }.max() ?? 0
    let width = min(screen.columns, labels + keys + 7)
    return Rect(
      row: max(1, min(space.place.row, screen.rows - 1 - height)),
      column: max(0, min(space.place.column, screen.columns - width)), rows: height,
      columns: width)
  }

  private func key(of command: Command) -> String { command.keys.first?.name ?? "" }

  /// The rows that are shown, with the chosen item among them.
  private func shown(_ items: MenuItems, _ space: Space) -> ArraySlice<Int?> {
    let rows = rows(items, space)
    let height = frame(items, space).rows - 2
    return rows[shownRange(of: rows.count, in: height, around: rows.firstIndex(of: chosen) ?? 0)]
  }

  /// The index of the item at a cell of the screen.
  private func item(at point: Point, _ items: MenuItems, _ space: Space) -> Int? {
    let inner = frame(items, space).inset(by: 1)
    guard inner.contains(point) else { return nil }
    return shown(items, space).dropFirst(point.row - inner.row).first ?? nil
  }

  /// Draws the menu.
  package func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    OverlayFrame.draw(title: menu == .selection ? "Selection" : "Text", into: &canvas)
    let all = MenuItems(menu, app)
    let items = all.all
    let space = space(app, analysis)
    let shown = shown(all, space)
    if shown.endIndex < rows(all, space).count {
      OverlayFrame.sayMoreBelow(into: &canvas)
    }
    for (number, index) in shown.enumerated() {
      let row = number + 1
      guard let index else {
        for column in 1..<canvas.columns - 1 {
          canvas.put("\u{2500}", row: row, column: column, style: canvas.theme[.border])
        }
        continue
      }
      let isChosen = index == chosen
      if isChosen {
        canvas.put(Sign.caretRow, row: row, column: 1, style: canvas.theme[.caretMark])
        canvas.placeCursor(row: row, column: 1)
      }
      canvas.write(items[index].label, row: row, column: 3, isChosen ? .accent : .text)
      canvas.writeRight(
        verbatim: key(of: items[index].command), row: row, before: canvas.columns - 2, .key)
      if isChosen {
        let theme = canvas.theme
        for column in 1..<canvas.columns - 1 {
          canvas.restyle(row: row, column: column) { $0.background = theme[.chosen].background }
        }
      }
    }
  }

  // MARK: - Keys and mouse

  package func update(
    _ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser
  ) -> Reaction {
    let items = MenuItems(menu, app).all
    func choose(_ index: Int) {
      app.open(
        MenuOverlay(menu: menu, at: at, chosen: min(max(0, index), items.count - 1)))
    }
    switch key {
    case .up: choose((chosen + items.count - 1) % items.count)
    case .down: choose((chosen + 1) % items.count)
    case .pageUp, .home: choose(0)
    case .pageDown, .end: choose(items.count - 1)
    case .accept: return run(chosen, items, &app)
    case .type(let text):
      // The next item that begins with the letter.
      let order = (1...items.count).map { (chosen + $0) % items.count }
      let found = order.first {
        items[$0].label.text.lowercased().hasPrefix(text.lowercased())
      }
      if let found { choose(found) }
    case .erase, .close, .quit: app.overlay = nil
    case .left, .right, .suspend: break
    }
    return .nothing
  }

  /// An item is chosen under the mouse and run where it is let go or pressed; a press elsewhere
  /// closes the menu.
  package func point(
    _ app: inout AppState, _ event: MouseEvent, _ analyser: Analyser
  ) -> Reaction {
    let items = MenuItems(menu, app)
    let index = item(at: event.at, items, space(app, analyser.analysis(of: app)))
    switch event.kind {
    case .press(.left), .press(.right):
      if let index { return run(index, items.all, &app) }
      app.overlay = nil
      return event.kind == .press(.right) ? .action(.pointer(event)) : .nothing
    case .release(.right), .release(.none):
      // The release of the press that opened it is no choice.
      return index.map { run($0, items.all, &app) } ?? .nothing
    case .drag:
      if let index { app.open(MenuOverlay(menu: menu, at: at, chosen: index)) }
    case .wheelUp: return .action(.overlay(.up))
    case .wheelDown: return .action(.overlay(.down))
    case .press, .release: break
    }
    return .nothing
  }

  private func run(
    _ index: Int, _ items: [(label: ScreenWords, command: Command)], _ app: inout AppState
  ) -> Reaction {
    app.overlay = nil
    return .action(items[index].command.action)
  }
}

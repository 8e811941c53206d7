package import ExplorerCore
package import Screen
internal import TextModel
internal import UnicodeData
package import Wording

/// The commands on the selection or at the caret, in a box beside it. Letters search the commands;
/// no letter runs one.
package struct MenuOverlay: Overlay {
  var menu: MenuPlace.Menu
  /// The cell of the screen beside which the box stands; nil for the cell below the caret.
  var at: Point?
  /// What was typed.
  @Exact var query: String = ""
  /// The index of the chosen item among those that are found.
  var chosen = 0

  package var takesText: Bool { true }

  private func items(_ app: AppState) -> MenuItems { MenuItems(menu, app, query: query) }

  /// The rows above the items: what was typed.
  private var head: Int { query.isEmpty ? 0 : 1 }

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
    // Where there is little room below, the lines between groups are left out first.
    return rows.count <= space.screen.rows - 3 - space.place.row ? rows : rows.filter { $0 != nil }
  }

  /// Below and right of its place, as far as the screen allows.
  package func subject(_ app: AppState, _ analyser: Analyser) -> [Words] {
    ["This menu has the commands for what is selected, or for the text at the caret."]
  }

  package func frame(_ app: AppState, _ analyser: Analyser) -> Rect {
    frame(items(app), space(app, analyser.analysis(of: app)))
  }

  private func frame(_ items: MenuItems, _ space: Space) -> Rect {
    let screen = space.screen
    let rows = max(1, rows(items, space).count) + head
    let height = min(rows, max(1 + head, screen.rows - 4)) + 2
    let width = min(screen.columns, items.widest.label + items.widest.key + 7)
    return Rect(
      row: max(1, min(space.place.row, screen.rows - 1 - height)),
      column: max(0, min(space.place.column, screen.columns - width)), rows: height,
      columns: width)
  }

  /// The rows that are shown, with the chosen item among them.
  private func shown(_ items: MenuItems, _ space: Space) -> ArraySlice<Int?> {
    let rows = rows(items, space)
    let height = frame(items, space).rows - 2 - head
    return rows[shownRange(of: rows.count, in: height, around: rows.firstIndex(of: chosen) ?? 0)]
  }

  /// The index of the item at a cell of the screen.
  private func item(at point: Point, _ items: MenuItems, _ space: Space) -> Int? {
    let inner = frame(items, space).inset(by: 1)
    guard inner.contains(point), point.row >= inner.row + head else { return nil }
    return shown(items, space).dropFirst(point.row - inner.row - head).first ?? nil
  }

  package var bar: [OverlayEntry] { .list(taking: "run") }

  /// Draws the menu.
  package func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    OverlayFrame.draw(title: menu == .selection ? "Selection" : "Text", into: &canvas)
    let all = self.items(app)
    let items = all.all
    let space = space(app, analysis)
    let shown = shown(all, space)
    let itemsShown = shown.count { $0 != nil }
    if itemsShown < items.count {
      OverlayFrame.say(itemsShown, of: items.count, into: &canvas)
    } else if query.isEmpty {
      canvas.write(" type to find ", row: canvas.rows - 1, column: 3, .quiet)
    }
    if !query.isEmpty {
      let width = max(0, canvas.columns - 6)
      canvas.writePrompt(
        String(PrintableText.of(query).suffix(width)), row: 1, column: 2, .accent)
    }
    if items.isEmpty {
      canvas.write("Nothing is found.", row: 1 + head, column: 3, width: canvas.columns - 5, .quiet)
    }
    for (number, index) in shown.enumerated() {
      let row = number + 1 + head
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
        verbatim: MenuItems.key(of: items[index].command), row: row, before: canvas.columns - 2,
        .key)
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
    let items = self.items(app).all
    func choose(_ index: Int) {
      app.open(
        MenuOverlay(
          menu: menu, at: at, query: query, chosen: min(max(0, index), max(0, items.count - 1))))
    }
    switch key {
    case .up: choose(chosen > 0 ? chosen - 1 : items.count - 1)
    case .down: choose(chosen + 1 < items.count ? chosen + 1 : 0)
    case .pageUp, .home: choose(0)
    case .pageDown, .end: choose(items.count - 1)
    case .accept: return items.indices.contains(chosen) ? run(chosen, items, &app) : .nothing
    case .type(let text): app.open(MenuOverlay(menu: menu, at: at, query: query + text))
    case .erase where !query.isEmpty:
      app.open(MenuOverlay(menu: menu, at: at, query: String(query.dropLast())))
    case .erase, .close, .quit: app.overlay = nil
    case .left, .right, .suspend: break
    }
    return .nothing
  }

  /// The item under the mouse is chosen, and run when the button is let go or pressed on it. A
  /// press elsewhere closes the menu.
  package func point(
    _ app: inout AppState, _ event: MouseEvent, _ analyser: Analyser
  ) -> Reaction {
    let items = self.items(app)
    let index = item(at: event.at, items, space(app, analyser.analysis(of: app)))
    switch event.kind {
    case .press(.left), .press(.right):
      if let index { return run(index, items.all, &app) }
      app.overlay = nil
      return event.kind == .press(.right) ? .action(.pointer(event)) : .nothing
    case .release(.right), .release(.none):
      // Letting go of the press that opened the menu chooses nothing, also where the menu has no
      // other place than over it.
      guard let index, event.at != at else { return .nothing }
      return run(index, items.all, &app)
    case .drag:
      if let index { app.open(MenuOverlay(menu: menu, at: at, query: query, chosen: index)) }
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

internal import Screen
internal import TextModel

/// Opens the menu at the caret.
func openMenu(_ state: inout AppState) {
  let caret = render(state).cursor ?? Point(row: 1, column: 0)
  state.overlay = .menu(
    ContextMenu(
      at: Point(row: caret.row + 1, column: caret.column),
      hasSelection: !state.session.ranges.isEmpty))
}

/// What a key does to the menu.
func choose(_ state: inout AppState, _ menu: ContextMenu, _ action: OverlayAction) -> [Effect] {
  let count = menu.items.count
  func choose(_ index: Int) {
    var menu = menu
    menu.chosen = min(max(0, index), count - 1)
    state.overlay = .menu(menu)
  }
  switch action {
  case .up: choose((menu.chosen + count - 1) % count)
  case .down: choose((menu.chosen + 1) % count)
  case .pageUp: choose(0)
  case .pageDown: choose(count - 1)
  case .accept:
    state.overlay = nil
    return update(&state, menu.items[menu.chosen].action)
  case .type(let text):
    // The next item that begins with the letter.
    let order = (1...count).map { (menu.chosen + $0) % count }
    if let found = order.first(where: {
      menu.items[$0].label.lowercased().hasPrefix(text.lowercased())
    }) {
      choose(found)
    }
  case .erase, .close: state.overlay = nil
  }
  return []
}

/// What the mouse does while the menu is open: an item is chosen under it and run where it is let go or
/// pressed; a press elsewhere closes the menu.
func point(_ state: inout AppState, _ menu: ContextMenu, _ event: MouseEvent) -> [Effect] {
  let index = MenuOverlay.item(at: event.at, menu, screen: state.size)
  switch event.kind {
  case .press(.left), .press(.right):
    guard let index else {
      state.overlay = nil
      return event.kind == .press(.right) ? update(&state, .pointer(event)) : []
    }
    return run(index)
  case .release(.right), .release(.none):
    // The release of the press that opened it is no choice.
    return index.map(run) ?? []
  case .drag:
    if let index {
      var menu = menu
      menu.chosen = index
      state.overlay = .menu(menu)
    }
  case .wheelUp: return choose(&state, menu, .up)
  case .wheelDown: return choose(&state, menu, .down)
  default: break
  }
  return []

  func run(_ index: Int) -> [Effect] {
    state.overlay = nil
    return update(&state, menu.items[index].action)
  }
}

/// Shows what is selected, or what stands at the caret, in words.
func describe(_ state: inout AppState) {
  let description = SelectionDescription(state)
  state.overlay = .note(title: description.title, lines: description.lines, firstRow: 0)
}

/// What a key does to lines to read.
func scrollNote(
  _ state: inout AppState, _ title: String, _ lines: [String], _ row: Int, _ action: OverlayAction
) {
  let rows = NoteOverlay.rows(lines, columns: state.size.columns)
  state.overlay = firstRow(row, of: rows.count, after: action, state.size).map {
    Overlay.note(title: title, lines: lines, firstRow: $0)
  }
}

/// The first row shown of `count` rows to read, after a key; nil where the key ends the reading.
func firstRow(_ row: Int, of count: Int, after action: OverlayAction, _ size: Size) -> Int? {
  let page = max(1, size.rows - 4)
  let moved: Int
  switch action {
  case .up: moved = row - 1
  case .down: moved = row + 1
  case .pageUp: moved = row - page
  case .pageDown, .type(" "): moved = row + page
  case .close, .accept, .type, .erase: return nil
  }
  return min(max(0, moved), max(0, count - page))
}

internal import Screen

/// The commands on the selection, in a box beside it.
enum MenuOverlay {
  /// A row of the menu: an item by its index, or nil for a line between groups.
  private static func rows(_ menu: ContextMenu, screen: Size) -> [Int?] {
    var index = 0
    var rows: [Int?] = []
    for group in menu.groups {
      if !rows.isEmpty { rows.append(nil) }
      for _ in group {
        rows.append(index)
        index += 1
      }
    }
    // Where it is tight below the place, the lines between groups go first.
    let room = screen.rows - 3 - menu.at.row
    return rows.count <= room ? rows : rows.filter { $0 != nil }
  }

  /// Where the menu stands: below and right of its place, as far as the screen allows.
  static func frame(_ menu: ContextMenu, screen: Size) -> Rect {
    let height = min(rows(menu, screen: screen).count, max(1, screen.rows - 4)) + 2
    let labels = menu.items.map(\.label.count).max() ?? 0
    let keys = menu.items.map { key(of: $0).count }.max() ?? 0
    let width = min(screen.columns, labels + keys + 7)
    return Rect(
      row: max(1, min(menu.at.row, screen.rows - 1 - height)),
      column: max(0, min(menu.at.column, screen.columns - width)), rows: height, columns: width)
  }

  private static func key(of item: ContextMenu.Item) -> String {
    Command.all.first { $0.action == item.action }?.keys.first?.name ?? ""
  }

  /// The rows that are shown, with the chosen item among them.
  private static func shown(_ menu: ContextMenu, screen: Size) -> ArraySlice<Int?> {
    let rows = rows(menu, screen: screen)
    let room = frame(menu, screen: screen).rows - 2
    let chosen = rows.firstIndex(of: menu.chosen) ?? 0
    let first = max(0, min(chosen - room / 2, rows.count - room))
    return rows.dropFirst(first).prefix(room)
  }

  /// The index of the item at a cell of the screen.
  static func item(at point: Point, _ menu: ContextMenu, screen: Size) -> Int? {
    let inner = frame(menu, screen: screen).inset(by: 1)
    guard inner.contains(row: point.row, column: point.column) else { return nil }
    return shown(menu, screen: screen).dropFirst(point.row - inner.row).first ?? nil
  }

  /// Draws the menu.
  static func draw(_ menu: ContextMenu, screen: Size, into canvas: inout Canvas) {
    OverlayFrame.draw(title: menu.hasSelection ? "Selection" : "Text", into: &canvas)
    let items = menu.items
    let shown = shown(menu, screen: screen)
    if shown.endIndex < rows(menu, screen: screen).count {
      canvas.write(" more below ", row: canvas.rows - 1, column: 3, .quiet)
    }
    for (number, index) in shown.enumerated() {
      let row = number + 1
      guard let index else {
        for column in 1..<canvas.columns - 1 {
          canvas.put("\u{2500}", row: row, column: column, style: canvas.theme[.border])
        }
        continue
      }
      let isChosen = index == menu.chosen
      if isChosen {
        canvas.put(Sign.caretRow, row: row, column: 1, style: canvas.theme[.caretMark])
        canvas.placeCursor(row: row, column: 1)
      }
      canvas.write(items[index].label, row: row, column: 3, isChosen ? .accent : .text)
      canvas.writeRight(key(of: items[index]), row: row, before: canvas.columns - 2, .key)
      if isChosen {
        let theme = canvas.theme
        for column in 1..<canvas.columns - 1 {
          canvas.restyle(row: row, column: column) { $0.background = theme[.chosen].background }
        }
      }
    }
  }
}

/// Lines to read, over the whole body.
enum NoteOverlay {
  /// The lines as they fit on a screen of so many columns.
  static func rows(_ lines: [String], columns: Int) -> [String] {
    let room = max(8, columns - 4)
    return lines.flatMap { $0.count <= room ? [$0] : wrapped($0, to: room) }
  }

  /// Draws the lines from one on.
  static func draw(title: String, _ lines: [String], firstRow: Int, into canvas: inout Canvas) {
    OverlayFrame.draw(title: title + ": Esc closes", into: &canvas)
    let room = canvas.rows - 2
    let lines = rows(lines, columns: canvas.columns)
    for (row, line) in lines.dropFirst(firstRow).prefix(room).enumerated() {
      canvas.write(String(line.prefix(max(0, canvas.columns - 4))), row: row + 1, column: 2, .text)
    }
    canvas.placeCursor(row: 1, column: 2)
    if firstRow + room < lines.count {
      canvas.write(" more below ", row: canvas.rows - 1, column: 3, .quiet)
    }
  }
}

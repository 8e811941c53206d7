internal import Languages
package import Screen
package import Wording

/// The frame of what stands over the panes.
package enum OverlayFrame {
  /// Blanks the canvas and draws a border with a title, or with the short title where the long one
  /// does not fit.
  package static func draw(title: Words, short: Words? = nil, into canvas: inout Canvas) {
    let words = canvas.words
    draw(
      title: words.onScreen(title), short: short.map { words.onScreen($0) }, into: &canvas)
  }

  /// The same with titles in the language of the screen.
  package static func draw(title: ScreenWords, short: ScreenWords?, into canvas: inout Canvas) {
    for row in 0..<canvas.rows {
      canvas.fill(row: row, columns: 0..<canvas.columns, style: Style())
    }
    var borders = Borders(size: Size(rows: canvas.rows, columns: canvas.columns))
    borders.add(
      Rect(row: 0, column: 0, rows: canvas.rows, columns: canvas.columns), isFocused: true)
    borders.draw(into: &canvas)
    let fits = title.columns + 2 <= canvas.columns - 4
    canvas.write(
      " " + (fits ? title : short ?? title) + " ", row: 0, column: 2, width: canvas.columns - 4,
      .focusedTitle)
  }

  /// Where a list stands, in cells: in the middle of the screen, as wide as it should be; on a
  /// narrower screen with a margin of two columns.
  package static func ofList(row: Int, rows: Int, columns: Int = 100, on screen: Size) -> Rect {
    let margin = screen.columns > columns + 10 ? (screen.columns - columns) / 2 : 2
    return Rect(
      row: row, column: margin, rows: min(rows, screen.rows - 2 * row),
      columns: screen.columns - 2 * margin)
  }

  /// Says at the lower edge how many lines of a list are shown, wherever it is scrolled to; nothing
  /// where all are.
  package static func say(_ shown: Int, of count: Int, into canvas: inout Canvas) {
    guard shown < count else { return }
    canvas.write(" \(countShown(shown, of: count)) ", row: canvas.rows - 1, column: 3, .quiet)
  }
}

/// The first visible of `count` rows after a key, with `page` rows to a page; nil where the key
/// closes the overlay.
package func firstRow(_ row: Int, of count: Int, page: Int, after key: OverlayKey) -> Int? {
  let page = max(1, page)
  let moved: Int
  switch key {
  case .up: moved = row - 1
  case .down: moved = row + 1
  case .pageUp: moved = row - page
  case .pageDown: moved = row + page
  case .home: moved = 0
  case .end: moved = count
  case .left, .right, .suspend, .type, .erase: return row
  case .close, .accept, .quit: return nil
  }
  return min(max(0, moved), max(0, count - page))
}

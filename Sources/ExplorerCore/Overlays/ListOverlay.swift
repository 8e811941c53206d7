package import Screen
internal import TextModel
package import Wording

/// An overlay with a list. Typed letters search its lines, and Enter or a press takes one.
package protocol ListOverlay: Overlay {
  /// What was typed.
  var query: String { get }
  /// The chosen line.
  var chosen: Int { get }
  /// A word for what Enter does with the chosen line. By default it takes the line.
  static var taking: Words { get }
  /// How many rows of a frame have no line: borders, the query, and what stands below the list. By
  /// default nothing stands there.
  static func rowsAround(in rows: Int) -> Int
  /// Whether the panes behind it are looked at while a line is chosen, as with colours. By default
  /// those that it cuts are blank.
  static var showsPanes: Bool { get }
  /// Whether a pane that it cuts stays where enough of it is left to be read beside the list, as
  /// where it stands at the end of the panes below the text. By default such a pane is blank.
  static var leavesPanes: Bool { get }
  /// The overlay with another query and another chosen line.
  init(query: String, chosen: Int)
  /// How many lines the query finds.
  func count(_ app: AppState, _ analyser: Analyser) -> Int
  /// Takes a line. There may be none of this number, because Enter works where nothing was found
  /// too.
  func accept(_ line: Int, _ app: inout AppState, _ analyser: Analyser) -> Reaction
}

extension ListOverlay {
  package static var taking: Words { "take" }
  package static func rowsAround(in rows: Int) -> Int { 3 }
  package static var showsPanes: Bool { false }
  package static var leavesPanes: Bool { false }
  package var bar: [OverlayEntry] { .list(taking: Self.taking) }

  /// How many lines a page has.
  private static var page: Int { 10 }

  /// The first row that has a line.
  package static var firstRow: Int { 2 }

  /// How many lines a frame of some rows shows, and the first of them. The chosen line is always in
  /// view.
  package func shown(_ rows: Int) -> (first: Int, height: Int) {
    let height = max(1, rows - Self.rowsAround(in: rows))
    return (max(0, chosen - height + 1), height)
  }

  /// Draws the visible lines, each on its row, with a mark before the chosen one. The role is that
  /// of a line's name.
  package func drawLines<Line>(
    _ lines: [Line], into canvas: inout Canvas,
    _ draw: (Line, _ row: Int, _ role: Role, _ canvas: inout Canvas) -> Void
  ) {
    let (first, height) = shown(canvas.rows)
    for (index, line) in lines.enumerated().dropFirst(first).prefix(height) {
      let row = Self.firstRow + index - first
      if index == chosen {
        canvas.put(Sign.caretRow, row: row, column: 2, style: canvas.theme[.caretMark])
      }
      draw(line, row, index == chosen ? .accent : .text, &canvas)
    }
    OverlayFrame.say(height, of: lines.count, into: &canvas)
  }

  /// The column where what is said beside names begins that stand from column 4 on: two blanks
  /// behind the widest name in view, but no further than `most`, behind which only a longer name
  /// itself moves what is beside it.
  package func columnBesideNames<Line>(
    of lines: [Line], rows: Int, atMost most: Int, _ width: (Line) -> Int
  ) -> Int {
    let (first, height) = shown(rows)
    let widest = lines.dropFirst(first).prefix(height).map(width).max() ?? 0
    return min(most, 4 + widest + 2)
  }

  /// Draws the frame and the query, with the cursor behind the query.
  package func drawHead(title: Words, short: Words, into canvas: inout Canvas) {
    OverlayFrame.draw(title: title, short: short, into: &canvas)
    let end = canvas.writePrompt(PrintableText.of(query), row: 1, column: 2, .accent)
    canvas.placeCursor(row: 1, column: end)
  }

  /// Says where the first line would stand why there is none.
  package func drawNotice(_ notice: Words, into canvas: inout Canvas) {
    canvas.write(
      notice, row: Self.firstRow, column: 4, width: max(0, canvas.columns - 6), .quiet)
  }

  package func update(
    _ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser
  ) -> Reaction {
    func show(_ query: String, _ chosen: Int) {
      let last = max(0, Self(query: query, chosen: 0).count(app, analyser) - 1)
      app.open(Self(query: query, chosen: min(max(0, chosen), last)))
    }
    switch key {
    case .type(let text): show(query + text, 0)
    case .erase: show(String(query.dropLast()), 0)
    case .up: show(query, chosen - 1)
    case .down: show(query, chosen + 1)
    case .pageUp: show(query, chosen - Self.page)
    case .pageDown: show(query, chosen + Self.page)
    case .home: show(query, 0)
    case .end: show(query, .max)
    case .left, .right, .suspend: break
    case .close, .quit: app.overlay = nil
    case .accept: return accept(chosen, &app, analyser)
    }
    return .nothing
  }

  /// A press on a line takes it, a press elsewhere closes the list, and the wheel scrolls.
  package func point(
    _ app: inout AppState, _ event: MouseEvent, _ analyser: Analyser
  ) -> Reaction {
    point(&app, event, analyser) { point, frame, app in
      let row = point.row - Self.firstRow
      let (first, height) = shown(frame.rows)
      guard (0..<height).contains(row), first + row < count(app, analyser) else { return .nothing }
      return accept(first + row, &app, analyser)
    }
  }
}

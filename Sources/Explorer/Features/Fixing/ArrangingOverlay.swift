package import ExplorerCore
internal import Languages
package import Screen
internal import TextModel
internal import UnicodeData
internal import Wording

/// The line in pieces, which are moved to where they should be seen; then what draws it so is
/// searched for.
package struct ArrangingOverlay: Overlay {
  /// The line as it should look.
  var line: ArrangedLine
  /// Whether the marked pieces move with the keys.
  var isMoving = false

  /// The longest paragraph that is arranged, in scalars.
  static let longest = 400

  /// The caret's paragraph; nil where it is too long or empty.
  init?(_ analysis: Analysis, letters: LetterStyle, clusters: ClusterMetrics) {
    guard analysis.paragraphLayout.count <= Self.longest,
      let line = ArrangedLine(
        analysis.content, analysis.paragraphLayout.direction, letters: letters,
        clusters: clusters)
    else { return nil }
    self.line = line
  }

  private static let help: [Words] = [
    "Left and Right mark a piece, Up and Down more or less of it.",
    "Space picks it up: then Left and Right move it, and Space puts it down.",
    "Enter searches for what makes the line look so.",
  ]

  private func helpRows(columns: Int, _ app: AppState) -> [ScreenWords] {
    Self.help.flatMap { app.words.onScreen($0).wrapped(to: max(8, columns - 4)) }
  }

  package func frame(_ app: AppState, _ analyser: Analyser) -> Rect {
    let body = app.body
    let rows = min(body.rows, helpRows(columns: body.columns, app).count + 3)
    return Rect(
      row: body.row + body.rows - rows, column: body.column, rows: rows, columns: body.columns)
  }

  /// The first column of the line that is shown in a window.
  private func firstColumn(_ window: Int) -> Int {
    let width = line.pieces.joined().reduce(0) { $0 + $1.width }
    guard width > window else { return 0 }
    return shownRange(of: width, in: window, around: line.markedColumns.lowerBound).lowerBound
  }

  package var bar: [OverlayEntry] {
    [
      OverlayEntry(isMoving ? "move it" : "go", .left, .right),
      OverlayEntry(isMoving ? "put it down" : "take it up", .type(" ")),
      OverlayEntry("wider, narrower", .up, .down), OverlayEntry("search", .accept), .close,
    ]
  }

  package func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    OverlayFrame.draw(
      title: isMoving
        ? "As it should look: Left and Right move it, Space puts it down"
        : "As it should look: Enter searches, Esc leaves",
      short: "As it should look", into: &canvas)
    let marked = line.markedColumns
    canvas.drawLeftToRight(columns: 2..<canvas.columns - 2) { canvas in
      let first = firstColumn(canvas.columns)
      var column = -first
      for cell in line.pieces.joined() {
        defer { column += cell.width }
        guard column >= 0, column + cell.width <= canvas.columns else { continue }
        var style = canvas.theme[cell.level == 0 ? .text : .level(cell.level)]
        if marked.contains(column + first) {
          if isMoving { canvas.theme.select(&style) } else { canvas.theme.mark(&style) }
        }
        let base = cell.base == " " && marked.contains(column + first) ? Sign.space : cell.base
        canvas.put(base, marks: cell.marks, width: cell.width, row: 1, column: column, style: style)
      }
      canvas.placeCursor(row: 1, column: min(max(0, marked.lowerBound - first), canvas.columns - 1))
    }
    for (row, words) in zip(2..<canvas.rows - 1, helpRows(columns: canvas.columns, app)) {
      canvas.write(words, row: row, column: 2, width: canvas.columns - 4, .quiet)
    }
  }

  package func update(
    _ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser
  ) -> Reaction {
    var other = self
    switch key {
    case .left: isMoving ? other.line.move(by: -1) : other.line.go(by: -1)
    case .right: isMoving ? other.line.move(by: 1) : other.line.go(by: 1)
    case .up: other.line.widen(by: 1)
    case .down: other.line.widen(by: -1)
    case .home:
      isMoving ? other.line.move(by: -line.pieces.count) : other.line.go(by: -line.pieces.count)
    case .end:
      isMoving ? other.line.move(by: line.pieces.count) : other.line.go(by: line.pieces.count)
    case .type(" "): other.isMoving.toggle()
    case .accept:
      app.fixing.arranged = self
      app.overlay = nil
      return .action(.fixing(.want(line.scalars)))
    case .close, .quit:
      app.overlay = nil
      return .nothing
    case .type, .erase, .pageUp, .pageDown, .suspend: break
    }
    app.open(other)
    return .nothing
  }

  /// A press marks the piece under it, and a drag takes it along; one elsewhere leaves.
  package func point(
    _ app: inout AppState, _ event: MouseEvent, _ analyser: Analyser
  ) -> Reaction {
    let frame = frame(app, analyser)
    var column = frame.inside(event.at).column - 2
    let window = frame.columns - 4
    if app.words.isRightToLeft { column = window - 1 - column }
    let piece = line.piece(at: column + firstColumn(window))
    var other = self
    switch event.kind {
    case .press(.left):
      guard frame.contains(event.at) else {
        app.overlay = nil
        return .nothing
      }
      guard frame.inside(event.at).row == 1, column >= 0, let piece else { return .nothing }
      other.line.mark = piece..<piece + 1
    case .drag:
      guard column >= 0, let piece else { return .nothing }
      other.line.move(by: piece - line.mark.lowerBound)
    case .wheelUp: other.line.widen(by: 1)
    case .wheelDown: other.line.widen(by: -1)
    case .press, .release: return .nothing
    }
    app.open(other)
    return .nothing
  }
}

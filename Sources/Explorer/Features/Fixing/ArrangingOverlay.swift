package import ExplorerCore
internal import Languages
package import Screen
internal import TextModel
internal import UnicodeData
package import Wording

/// The line in pieces, which are moved to where they should be seen, or the order typed in place of
/// that; then what draws it so is searched for.
package struct ArrangingOverlay: Overlay {
  /// The line as it should look.
  var line: ArrangedLine
  /// Whether the marked pieces move with the keys.
  var isMoving = false
  /// Which of the marked pieces was pressed: that one stays under the mouse.
  private var grabbed = 0
  /// The order that is typed; nil where pieces are moved.
  var typed: TypedOrder?
  /// Why nothing was found that draws it so; nil once it is another order.
  var answer: Words?

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
    "Or type all of it, from left to right as it should be seen.",
    enter,
  ]
  private static let enter: Words = "Enter searches for what makes the line look so."

  private func helpRows(columns: Int, _ app: AppState) -> [(words: ScreenWords, role: Role)] {
    var rows = Self.help.map { (words: $0, role: Role.quiet) }
    if let typed {
      let difference = typed.difference(from: line.scalars)
      rows = [
        (
          words: difference ?? "These are the letters of the text.",
          role: difference == nil ? .good : .warning
        ),
        (words: "From left to right, brackets as they are stored.", role: .quiet),
        (words: Self.enter, role: .quiet),
      ]
    }
    if let answer { rows.insert((words: answer, role: .warning), at: 0) }
    return rows.flatMap { row in
      app.words.onScreen(row.words).wrapped(to: max(8, columns - 4)).map {
        (words: $0, role: row.role)
      }
    }
  }

  package var takesText: Bool { true }

  package func subject(_ app: AppState, _ analyser: Analyser) -> [Words] {
    [
      """
      Here you put the pieces of the line in the order in which they should be seen; then \
      a change of the text that shows them so is searched for.
      """
    ]
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
    if typed != nil {
      return [
        OverlayEntry("go", .left, .right), OverlayEntry("search", .accept),
        OverlayEntry("back", .close),
      ]
    }
    let wider = OverlayEntry("wider, narrower", .up, .down)
    let search = OverlayEntry("search", .accept)
    // On a narrow screen the first ones have a place. The mouse takes a piece up without a key, and
    // has no other way to what makes the mark wider.
    return isMoving
      ? [
        OverlayEntry("move it", .left, .right), OverlayEntry("put it down", .type(" ")), wider,
        search, .close,
      ]
      : [
        OverlayEntry("go", .left, .right), wider, search,
        OverlayEntry("take it up", .type(" ")), .close,
      ]
  }

  package func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    OverlayFrame.draw(
      title: isMoving
        ? "As it should look: Left and Right move it, Space puts it down"
        : "As it should look: Enter searches, Esc leaves",
      short: "As it should look", into: &canvas)
    canvas.drawLeftToRight(columns: 2..<canvas.columns - 2) { canvas in
      if let typed { typed.draw(row: 1, into: &canvas) } else { drawPieces(into: &canvas) }
    }
    for (row, line) in zip(2..<canvas.rows - 1, helpRows(columns: canvas.columns, app)) {
      canvas.write(line.words, row: row, column: 2, width: canvas.columns - 4, line.role)
    }
  }

  private func drawPieces(into canvas: inout Canvas) {
    let marked = line.markedColumns
    let first = firstColumn(canvas.columns)
    var column = -first
    for cell in line.pieces.joined() {
      defer { column += cell.width }
      guard column >= 0, column + cell.width <= canvas.columns else { continue }
      var style = canvas.theme[.level(cell.level)]
      if marked.contains(column + first) {
        if isMoving { canvas.theme.select(&style) } else { canvas.theme.mark(&style) }
      }
      let base = cell.base == " " && marked.contains(column + first) ? Sign.space : cell.base
      canvas.put(base, marks: cell.marks, width: cell.width, row: 1, column: column, style: style)
    }
    canvas.placeCursor(row: 1, column: min(max(0, marked.lowerBound - first), canvas.columns - 1))
  }

  package func update(
    _ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser
  ) -> Reaction {
    if let typed { return update(&app, key, typed) }
    var other = self
    other.answer = nil
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
    case .type(let text):
      var typed = TypedOrder()
      typed.type(text)
      (other.typed, other.isMoving) = (typed, false)
    case .accept:
      app.fixing.arranged = self
      app.overlay = nil
      return .action(.fixing(.want(line.scalars)))
    case .close, .quit:
      app.overlay = nil
      return .nothing
    case .erase, .pageUp, .pageDown, .suspend: break
    }
    app.open(other)
    return .nothing
  }

  /// A key while the order is typed. What has other letters than the text is not searched for: the
  /// row below says which.
  private func update(
    _ app: inout AppState, _ key: OverlayKey, _ typed: TypedOrder
  ) -> Reaction {
    var order = typed
    switch key {
    case .type(let text): order.type(text)
    case .erase: order.erase()
    case .left: order.go(by: -1)
    case .right: order.go(by: 1)
    case .home: order.go(toEnd: false)
    case .end: order.go(toEnd: true)
    case .accept:
      if let difference = typed.difference(from: line.scalars) {
        app.message = difference
        return .nothing
      }
      app.fixing.arranged = self
      app.overlay = nil
      return .action(.fixing(.want(typed.scalars)))
    case .close:
      var other = self
      (other.typed, other.answer) = (nil, nil)
      app.open(other)
      return .nothing
    case .quit:
      app.overlay = nil
      return .nothing
    case .up, .down, .pageUp, .pageDown, .suspend: break
    }
    var other = self
    (other.typed, other.answer) = (order, nil)
    app.open(other)
    return .nothing
  }

  /// A press marks the piece under it, unless that is marked with others, and a drag takes along
  /// all that is marked; one elsewhere leaves.
  package func point(
    _ app: inout AppState, _ event: MouseEvent, _ analyser: Analyser
  ) -> Reaction {
    let frame = frame(app, analyser)
    var column = frame.inside(event.at).column - 2
    let window = frame.columns - 4
    if app.words.isRightToLeft { column = window - 1 - column }
    let piece = line.piece(at: column + firstColumn(window))
    var other = self
    other.answer = nil
    switch event.kind {
    case .press(.left):
      guard frame.contains(event.at) else {
        app.overlay = nil
        return .nothing
      }
      guard typed == nil, frame.inside(event.at).row == 1, column >= 0, let piece else {
        return .nothing
      }
      if !line.mark.contains(piece) { other.line.mark = piece..<piece + 1 }
      other.grabbed = piece - other.line.mark.lowerBound
    case .drag:
      guard typed == nil, column >= 0, let piece else { return .nothing }
      other.line.move(by: piece - line.mark.lowerBound - min(grabbed, line.mark.count - 1))
    case .wheelUp where typed == nil: other.line.widen(by: 1)
    case .wheelDown where typed == nil: other.line.widen(by: -1)
    case .wheelUp, .wheelDown: return .nothing
    case .press, .release: return .nothing
    }
    app.open(other)
    return .nothing
  }
}

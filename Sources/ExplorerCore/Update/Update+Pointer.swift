internal import BidiAlgorithm
package import Screen
internal import TextModel

/// The mouse: the pane under it gets the focus, and the caret goes where it points.
package func point(_ app: inout AppState, _ event: MouseEvent, _ analyser: Analyser) -> Reaction {
  var event = event
  let at = app.mirrored(event.at)
  if let overlay = app.overlay?.overlay {
    event.at = at
    // A press on the key bar is the key that it names; an overlay that stands there has it.
    if event.kind == .press(.left), at.row == app.plan.keys.row,
      !overlay.frame(app, analyser).contains(at),
      let action = KeyBar.action(at: app.inPlan(at).column, app, analyser)
    {
      return .action(action)
    }
    return overlay.point(&app, event, analyser)
  }
  event.at = app.inPlan(event.at)
  let announced = app.announcedPress
  switch event.kind {
  case .release, .drag: break
  case .press, .wheelUp, .wheelDown: app.announcedPress = nil
  }
  switch event.kind {
  case .wheelUp, .wheelDown:
    let rows = event.kind == .wheelUp ? -3 : 3
    let pane = app.plan.pane(at: event.at)?.pane
    if let action = pane?.pane.action(forWheel: rows, app) { return .action(action) }
    // Over a pane that shows all it has the wheel is for the text.
    let isCut = pane.map { app.cutList(of: $0, analyser) != nil } ?? false
    return .action(isCut ? .scrollPane(pane, .rows(rows)) : .scroll(rows: rows))
  case .press(.left):
    app.message = nil
    return press(&app, event, after: announced, analyser)
  case .press(.right):
    app.message = nil
    return pressRight(&app, event, menuAt: at, analyser)
  case .drag(.left):
    drag(&app, to: event.at, half: event.half)
  case .release(.left), .release(.none):
    app.gesture?.isHeld = false
  case .press, .drag, .release: break
  }
  return .nothing
}

private func press(
  _ app: inout AppState, _ event: MouseEvent, after announced: AnnouncedPress?,
  _ analyser: Analyser
) -> Reaction {
  let plan = app.plan
  let analysis = analyser.analysis(of: app)
  if event.at.row == plan.keys.row,
    let action = KeyBar.action(at: event.at.column, app, analyser)
  {
    return leave(&app, for: action)
  }
  if event.at.row == plan.title.row,
    let action = TitleBar.action(at: event.at.column, app, analysis)
  {
    return leave(&app, for: action)
  }
  if let (floating, frame) = app.floating(analysis).last(where: { $0.frame.contains(event.at) }) {
    let action = floating.action(
      forPressAt: frame.inside(event.at), size: frame.size, app, analysis)
    return leave(&app, for: action)
  }
  guard let placement = plan.pane(at: event.at) else { return .nothing }
  let wasInFocus = app.focus == placement.pane
  app.focus = placement.pane
  // A border belongs to no text: a press on it only chooses the pane, and one on the focused pane's
  // title zooms it.
  guard placement.inner.contains(row: event.at.row, column: event.at.column) else {
    // Frames count from the right end on a mirrored screen, also around what is not turned.
    let at = app.besideMirrored(event.at, in: placement)
    let title = 1..<app.words.onScreen(placement.pane.title(in: app)).columns + 4
    let isTitle =
      at.row == placement.outer.row && title.contains(at.column - placement.outer.column)
    if at.row == placement.outer.row,
      let action = noteAction(at: at, of: placement, app, analyser.analysis(of: app))
    {
      return leave(&app, for: action)
    }
    return wasInFocus && isTitle ? .action(.zoom) : .nothing
  }
  if placement.pane == .text {
    pressText(&app, event, analyser)
    return .nothing
  }
  let inner = placement.inner
  let pane = placement.pane.pane
  let action = pane.action(
    forPressAt: inner.inside(event.at), size: inner.size, app, analysis)
  // The first press on what would change the text says so; a second one on the same does it.
  if let change = AnnouncedPress(action, in: placement.pane, app), change != announced,
    let words = change.words(app, analysis)
  {
    app.announcedPress = change
    app.message = words
    return .nothing
  }
  return leave(&app, for: action)
}

/// A press beside the text ends the gesture there.
private func leave(_ app: inout AppState, for action: Action?) -> Reaction {
  guard let action else { return .nothing }
  app.gesture = nil
  return .action(action)
}

private func pressText(
  _ app: inout AppState, _ event: MouseEvent, _ analyser: Analyser
) {
  if let offset = app.otherOffset(at: event.at, analyser) {
    app.gesture = nil
    return app.session.select(Selection(caret: TextPosition(offset, .downstream)))
  }
  guard let (gap, side) = app.edge(at: event.at, half: event.half) else { return }
  let layout = app.session.layout
  if event.modifiers.contains(.shift) {
    app.session.select(layout.extended(app.session.selection, to: gap))
    app.gesture = PointerGesture(
      anchor: layout.visualGap(of: app.session.selection.anchor),
      granularity: app.session.selection.granularity, at: event.at, isHeld: true)
    return
  }
  if event.modifiers.contains(.alt), let corner = app.corner(at: event.at) {
    app.session.select(layout.columnSelection(from: corner, to: corner))
    app.gesture = PointerGesture(
      anchor: VisualGap(line: corner.line, column: gap.column), granularity: .character,
      at: event.at, isHeld: true, column: corner.column)
    return
  }
  var granularity = Selection.Granularity.character
  if let last = app.gesture, last.at == event.at {
    granularity =
      switch last.granularity {
      case .character: .word
      case .word: .line
      case .line: .paragraph
      case .paragraph, .document: .character
      }
  }
  app.gesture = PointerGesture(
    anchor: gap, granularity: granularity, at: event.at, isHeld: true)
  app.session.select(
    layout.selection(from: gap, to: gap, granularity: granularity, leaning: side))
}

/// Asks for the menu under the pointer. Outside the selection the caret goes there first.
private func pressRight(
  _ app: inout AppState, _ event: MouseEvent, menuAt at: Point, _ analyser: Analyser
) -> Reaction {
  if let placement = app.plan.pane(at: event.at) {
    app.focus = placement.pane
    if placement.pane == .text,
      placement.inner.contains(row: event.at.row, column: event.at.column),
      !app.isSelected(at: event.at)
    {
      pressText(&app, event, analyser)
    }
  }
  app.gesture = nil
  return .action(.signal(.menu(at: at)))
}

/// The pointer is still held in place. Above or below the text it scrolls.
package func dragOn(_ app: inout AppState) {
  guard app.isDraggingOutside, let pointer = app.gesture?.pointer else { return }
  let (top, selection) = (app.top, app.session.selection)
  drag(&app, to: pointer, half: app.gesture?.half)
  app.fit()
  // At the end of the text nothing more will happen.
  if app.top == top, app.session.selection == selection { app.gesture?.pointer = nil }
}

private func drag(_ app: inout AppState, to point: Point, half: MouseEvent.Half?) {
  guard let gesture = app.gesture, gesture.isHeld, let inner = app.textArea else { return }
  app.gesture?.pointer = point
  app.gesture?.half = half
  let layout = app.session.layout
  if point.row < inner.row { app.top = layout.line(app.top, movedBy: -1) }
  // What is wholly visible is not scrolled out of view.
  if point.row >= inner.row + inner.rows, app.top < app.lastTop {
    app.top = layout.line(app.top, movedBy: 1)
  }
  let row = min(max(point.row, inner.row), inner.row + inner.rows - 1)
  let inside = Point(row: row, column: point.column)
  guard let (gap, side) = app.edge(at: inside, half: half) else { return }
  if let column = gesture.column, let corner = app.corner(at: inside) {
    return app.session.select(
      layout.columnSelection(from: (gesture.anchor.line, column), to: corner))
  }
  app.session.select(
    layout.selection(
      from: gesture.anchor, to: gap, granularity: gesture.granularity, leaning: side))
}

extension AppState {
  /// Whether the pointer is held above or below the text.
  package var isDraggingOutside: Bool {
    guard let gesture, gesture.isHeld, let row = gesture.pointer?.row,
      let inner = textArea
    else { return false }
    return row < inner.row || row >= inner.row + inner.rows
  }

  /// Whether what stands at a cell of the screen is selected.
  fileprivate func isSelected(at point: Point) -> Bool {
    guard let area = textArea else { return false }
    let layout = session.layout
    let lines = layout.lines(from: top, count: lineCount)
    let number = lineNumber(atRow: point.row)
    guard lines.indices.contains(number) else { return false }
    let position = lines[number]
    let column = point.column - area.column - layout.indent(of: position)
    guard let cell = layout.line(position).cell(atColumn: column) else { return false }
    let start = layout.document.range(of: position.paragraph).lowerBound
    return session.ranges.contains(start.advanced(by: cell.range.lowerBound))
  }

  /// The line and the column of the screen's text at a cell of the screen, for a corner of a
  /// rectangle: the column may be beyond the line's ends.
  fileprivate func corner(at point: Point) -> (line: LinePosition, column: Int)? {
    guard let area = textArea, let gap = edge(at: point, half: nil)?.gap else { return nil }
    return (gap.line, max(0, point.column - area.column))
  }

  /// The gap between cells of the text at a cell of the screen, and the side of the gap on which
  /// that cell is. Below the last line it is the last line's.
  ///
  /// It is the nearer edge of what stands there, where the half of the cell is known; else the edge
  /// where that begins, the right one in right-to-left text.
  fileprivate func edge(
    at point: Point, half: MouseEvent.Half?
  ) -> (gap: VisualGap, side: HorizontalSide?)? {
    guard let area = textArea else { return nil }
    let layout = session.layout
    let lines = layout.lines(from: top, count: lineCount)
    guard let last = lines.last else { return nil }
    let row = lineNumber(atRow: point.row)
    let line = row >= 0 && row < lines.count ? lines[row] : last
    let column = point.column - area.column - layout.indent(of: line)
    guard let cell = layout.line(line).cell(atColumn: column) else {
      return (layout.normalized(VisualGap(line: line, column: Column(column))), nil)
    }
    // Each side of the middle has as many halves as columns.
    let isRight =
      half.map { 2 * (column - cell.column) + ($0 == .right ? 1 : 0) >= cell.width }
      ?? cell.level.isRightToLeft
    let edge = isRight ? cell.columns.upperBound : cell.columns.lowerBound
    return (VisualGap(line: line, column: Column(edge)), isRight ? .left : .right)
  }

  /// The scalar at a cell of the screen where a feature shows other cells than the line's own; else
  /// nil.
  fileprivate func otherOffset(at point: Point, _ analyser: Analyser) -> ScalarOffset? {
    guard let inner = plan[.text]?.inner else { return nil }
    let analysis = analyser.analysis(of: self)
    let area = TextPane.area(inner, self)
    let lines = analysis.layout.lines(from: top, count: lineCount)
    let row = lineNumber(atRow: point.row)
    guard lines.indices.contains(row),
      let cells = TextPane.otherCells(
        of: lines[row], analysis.layout.line(lines[row]), self, analysis)
    else { return nil }
    let column = point.column - area.column - analysis.layout.indent(of: lines[row])
    let cell = cells.first { $0.columns.contains(column) }
    let start = analysis.document.range(of: lines[row].paragraph).lowerBound
    return cell.map { start.advanced(by: $0.range.lowerBound) }
  }
}

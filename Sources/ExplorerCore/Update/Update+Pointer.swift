package import Screen
package import TextModel

/// The mouse: the pane under it gets the focus, and the caret goes where it points.
package func point(_ state: inout AppState, _ event: MouseEvent, _ analyser: Analyser) -> Reaction {
  var event = event
  let at = state.mirrored(event.at)
  if let overlay = state.overlay?.overlay {
    event.at = at
    return overlay.point(&state, event, analyser)
  }
  event.at = state.inPlan(event.at)
  switch event.kind {
  case .wheelUp, .wheelDown:
    let rows = event.kind == .wheelUp ? -3 : 3
    let pane = state.plan.pane(at: event.at)?.pane
    return .action(pane?.pane.action(forWheel: rows, state) ?? .scroll(rows: rows))
  case .press(.left):
    state.message = nil
    return press(&state, event, analyser)
  case .press(.right):
    state.message = nil
    return pressRight(&state, event, menuAt: at, analyser)
  case .drag(.left):
    drag(&state, to: event.at)
  case .release(.left), .release(.none):
    state.gesture?.isHeld = false
  case .press, .drag, .release: break
  }
  return .nothing
}

private func press(
  _ state: inout AppState, _ event: MouseEvent, _ analyser: Analyser
) -> Reaction {
  let plan = state.plan
  let analysis = analyser.analysis(of: state)
  if event.at.row == plan.keys.row,
    let action = KeyBar.action(at: event.at.column, state)
  {
    return leave(&state, for: action)
  }
  if event.at.row == plan.title.row,
    let action = TitleBar.action(at: event.at.column, state, analysis)
  {
    return leave(&state, for: action)
  }
  if let (floating, frame) = state.floating(analysis).last(where: { $0.frame.contains(event.at) }) {
    let action = floating.action(
      forPressAt: frame.inside(event.at), size: frame.size, state, analysis)
    return leave(&state, for: action)
  }
  guard let placement = plan.pane(at: event.at) else { return .nothing }
  state.focus = placement.pane
  // The frame is no text: a press on it chooses the pane and moves nothing in it.
  guard placement.inner.contains(row: event.at.row, column: event.at.column) else {
    return .nothing
  }
  if placement.pane == .text {
    pressText(&state, event, analyser)
    return .nothing
  }
  let inner = placement.inner
  return leave(
    &state,
    for: placement.pane.pane.action(
      forPressAt: inner.inside(event.at), size: inner.size, state, analysis))
}

/// A press beside the text ends the gesture there.
private func leave(_ state: inout AppState, for action: Action?) -> Reaction {
  guard let action else { return .nothing }
  state.gesture = nil
  return .action(action)
}

private func pressText(
  _ state: inout AppState, _ event: MouseEvent, _ analyser: Analyser
) {
  if let offset = state.otherOffset(at: event.at, analyser) {
    state.gesture = nil
    return state.session.select(Selection(caret: TextPosition(offset, .downstream)))
  }
  guard let gap = state.gap(at: event.at) else { return }
  let layout = state.session.layout
  if event.modifiers.contains(.shift) {
    state.session.select(layout.extended(state.session.selection, to: gap))
    state.gesture = PointerGesture(
      anchor: layout.visualGap(of: state.session.selection.anchor),
      granularity: state.session.selection.granularity, at: event.at, isHeld: true)
    return
  }
  if event.modifiers.contains(.alt), let corner = state.corner(at: event.at) {
    state.session.select(layout.columnSelection(from: corner, to: corner))
    state.gesture = PointerGesture(
      anchor: VisualGap(line: corner.line, column: gap.column), granularity: .character,
      at: event.at, isHeld: true, column: corner.column)
    return
  }
  var granularity = Selection.Granularity.character
  if let last = state.gesture, last.at == event.at {
    granularity =
      switch last.granularity {
      case .character: .word
      case .word: .line
      case .line: .paragraph
      case .paragraph, .document: .character
      }
  }
  state.gesture = PointerGesture(
    anchor: gap, granularity: granularity, at: event.at, isHeld: true)
  state.session.select(layout.selection(from: gap, to: gap, granularity: granularity))
}

/// A menu is asked for under the pointer; outside of what is selected the caret goes there first.
private func pressRight(
  _ state: inout AppState, _ event: MouseEvent, menuAt at: Point, _ analyser: Analyser
) -> Reaction {
  if let placement = state.plan.pane(at: event.at) {
    state.focus = placement.pane
    if placement.pane == .text,
      placement.inner.contains(row: event.at.row, column: event.at.column),
      !state.isSelected(at: event.at)
    {
      pressText(&state, event, analyser)
    }
  }
  state.gesture = nil
  return .action(.signal(.menu(at: at)))
}

/// The pointer is held where it was: past the text's first or last row that scrolls on.
package func dragOn(_ state: inout AppState) {
  guard state.isDraggingOutside, let pointer = state.gesture?.pointer else { return }
  let (top, selection) = (state.top, state.session.selection)
  drag(&state, to: pointer)
  state.fit()
  // At the text's end there is nothing to wait for.
  if state.top == top, state.session.selection == selection { state.gesture?.pointer = nil }
}

private func drag(_ state: inout AppState, to point: Point) {
  guard let gesture = state.gesture, gesture.isHeld, let inner = state.textArea else { return }
  state.gesture?.pointer = point
  let layout = state.session.layout
  if point.row < inner.row { state.top = layout.line(state.top, movedBy: -1) }
  // What is wholly visible is not scrolled away.
  if point.row >= inner.row + inner.rows, state.top < state.lastTop {
    state.top = layout.line(state.top, movedBy: 1)
  }
  let row = min(max(point.row, inner.row), inner.row + inner.rows - 1)
  let inside = Point(row: row, column: point.column)
  guard let gap = state.gap(at: inside) else { return }
  if let column = gesture.column, let corner = state.corner(at: inside) {
    return state.session.select(
      layout.columnSelection(from: (gesture.anchor.line, column), to: corner))
  }
  state.session.select(
    layout.selection(from: gesture.anchor, to: gap, granularity: gesture.granularity))
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

  /// Where the text stands beside its gutter.
  package var textArea: Rect? {
    plan[.text].map { TextPane.area($0.inner, self) }
  }

  /// The line and the column of the screen's text at a cell of the screen, for a corner of a
  /// rectangle: the column may be beyond the line's ends.
  fileprivate func corner(at point: Point) -> (line: LinePosition, column: Int)? {
    guard let area = textArea, let gap = gap(at: point) else { return nil }
    return (gap.line, max(0, point.column - area.column))
  }

  /// The gap between cells of the text at a cell of the screen: its left edge. Below the last line
  /// it is the last line's.
  package func gap(at point: Point) -> VisualGap? {
    guard let area = textArea else { return nil }
    let layout = session.layout
    let lines = layout.lines(from: top, count: lineCount)
    guard let last = lines.last else { return nil }
    let row = lineNumber(atRow: point.row)
    let line = row >= 0 && row < lines.count ? lines[row] : last
    let column = point.column - area.column - layout.indent(of: line)
    return layout.normalized(VisualGap(line: line, column: Column(column)))
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

internal import Screen
internal import TextModel

/// The mouse: the pane under it gets the focus, and the caret goes where it points.
func point(_ state: inout AppState, _ event: MouseEvent) -> [Effect] {
  if case .menu(let menu) = state.overlay { return point(&state, menu, event) }
  switch event.kind {
  case .wheelUp, .wheelDown:
    let rows = event.kind == .wheelUp ? -3 : 3
    if state.overlay != nil {
      return actOnOverlay(&state, event.kind == .wheelUp ? .up : .down)
    }
    let pane = state.plan.pane(at: event.at)?.pane
    if let action = pane?.pane.action(forWheel: rows, state) { return update(&state, action) }
    changeView(&state, .scroll(rows: rows))
  case .press(.left):
    state.message = nil
    return press(&state, event)
  case .press(.right):
    state.message = nil
    pressRight(&state, event)
  case .drag(.left):
    drag(&state, to: event.at)
  case .release(.left), .release(.none):
    state.gesture?.isHeld = false
  default: break
  }
  return []
}

private func press(_ state: inout AppState, _ event: MouseEvent) -> [Effect] {
  guard state.overlay == nil else { return [] }
  let plan = state.plan
  if event.at.row == plan.keys.row, let action = KeyBar.action(at: event.at.column, state) {
    return update(&state, action)
  }
  guard let placement = plan.pane(at: event.at) else { return [] }
  state.focus = placement.pane
  if placement.pane == .text {
    pressText(&state, event)
    return []
  }
  let inner = placement.inner
  let inside = Point(row: event.at.row - inner.row, column: event.at.column - inner.column)
  let size = Size(rows: inner.rows, columns: inner.columns)
  guard let action = placement.pane.pane.action(forPressAt: inside, size: size, state) else {
    return []
  }
  return update(&state, action)
}

private func pressText(_ state: inout AppState, _ event: MouseEvent) {
  if let offset = state.steppedOffset(at: event.at) {
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

/// The menu opens under the pointer; outside of what is selected the caret goes there first.
private func pressRight(_ state: inout AppState, _ event: MouseEvent) {
  guard state.overlay == nil else { return }
  if let placement = state.plan.pane(at: event.at) {
    state.focus = placement.pane
    if placement.pane == .text, !state.isSelected(at: event.at) { pressText(&state, event) }
  }
  state.gesture = nil
  state.overlay = .menu(ContextMenu(at: event.at, hasSelection: !state.session.ranges.isEmpty))
}

/// The pointer is held where it was: past the text's first or last row that scrolls on.
func dragOn(_ state: inout AppState) {
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
  if point.row >= inner.row + inner.rows { state.top = layout.line(state.top, movedBy: 1) }
  let row = min(max(point.row, inner.row), inner.row + inner.rows - 1)
  guard let gap = state.gap(at: Point(row: row, column: point.column)) else { return }
  state.session.select(
    layout.selection(from: gesture.anchor, to: gap, granularity: gesture.granularity))
}

extension AppState {
  /// Whether the pointer is held above or below the text.
  var isDraggingOutside: Bool {
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
  var textArea: Rect? {
    plan[.text].map { TextPane.area($0.inner, self) }
  }

  /// The gap between cells of the text at a cell of the screen: its left edge. Below the last line it is
  /// the last line's.
  func gap(at point: Point) -> VisualGap? {
    guard let area = textArea else { return nil }
    let layout = session.layout
    let lines = layout.lines(from: top, count: lineCount)
    guard let last = lines.last else { return nil }
    let row = lineNumber(atRow: point.row)
    let line = row >= 0 && row < lines.count ? lines[row] : last
    let column = point.column - area.column - layout.indent(of: line)
    return layout.normalized(VisualGap(line: line, column: Column(column)))
  }

  /// The scalar at a cell of the screen while the text is shown as if the algorithm had stopped; else nil.
  fileprivate func steppedOffset(at point: Point) -> ScalarOffset? {
    guard trace.isStepping, let inner = plan[.text]?.inner else { return nil }
    let analysis = Analysis(self)
    let area = TextPane.area(inner, self)
    let lines = analysis.layout.lines(from: top, count: lineCount)
    let row = lineNumber(atRow: point.row)
    guard lines.indices.contains(row),
      let cells = SteppedLine.cells(
        lines[row], analysis.layout.line(lines[row]), analysis, trace)
    else { return nil }
    let column = point.column - area.column - analysis.layout.indent(of: lines[row])
    let cell = cells.first { $0.columns.contains(column) }
    return cell.map { ScalarOffset(analysis.offset($0.range.lowerBound)) }
  }
}

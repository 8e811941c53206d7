internal import TextModel

/// Actions on what is shown and how.
func changeView(_ state: inout AppState, _ action: Action) {
  switch action {
  case .focusNext, .focusPrevious:
    let panes = state.arrangement.panes
    let index = panes.firstIndex(of: state.focus) ?? 0
    let step = action == .focusNext ? 1 : panes.count - 1
    state.focus = panes[(index + step) % panes.count]
  case .focus(let pane):
    state.focus = pane
  case .zoom:
    state.isZoomed.toggle()
  case .arrange(let arrangement): arrange(&state, arrangement)
  case .toggleInvisibles:
    let isHidden = state.session.settings.invisibles == .hidden
    state.session.settings.invisibles = isHidden ? .labelled : .hidden
    state.message =
      isHidden
      ? "Controls of no width are shown as labels."
      : "Controls of no width are hidden, as readers see the text."
  case .cycleLetters:
    state.choose(state.letters.next)
    state.message = state.letters.words
  case .cycleDirection:
    state.choose(state.direction.next)
    state.message = "Direction: \(state.direction.name)."
  case .scroll(let rows):
    let layout = state.session.layout
    let caret = layout.place(of: state.session.selection.focus)
    state.top = layout.line(state.top, movedBy: rows)
    let visible = layout.lines(
      from: state.top, count: state.lineCount)
    if !visible.contains(caret.line), let first = visible.first, let last = visible.last {
      // The caret stays in view: it is what every other pane shows.
      let line = caret.line < first ? first : last
      state.session.select(
        Selection(caret: layout.position(at: line, column: caret.column)))
    }
  default: break
  }
}

/// Puts panes in an arrangement. The key of an explaining one takes it away again.
private func arrange(_ state: inout AppState, _ arrangement: Arrangement) {
  let isBanded = !arrangement.bands.isEmpty
  let isEnding = isBanded && state.arrangement == arrangement
  state.arrangement = isEnding ? .inspect : arrangement
  state.isZoomed = false
  // The pane's own key shows the strategies first.
  if arrangement == .direction { state.lab.mending = nil }
  if arrangement.explains, isEnding || !state.trace.isOn {
    state.trace = TraceState(isOn: !isEnding)
  }
  state.trace.isStepping = state.trace.isStepping && arrangement != .engines
  if !state.arrangement.panes.contains(state.focus) { state.focus = .text }
  if isBanded, !isEnding { state.focus = arrangement.bands[1][0] }
}

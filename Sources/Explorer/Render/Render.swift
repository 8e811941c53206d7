package import Screen
internal import TextModel

/// Draws the state as a frame of its size.
///
/// Pure: the same state gives the same frame.
package func render(_ state: AppState) -> Frame {
  var canvas = Canvas(size: state.size, theme: state.theme, letters: state.letters)
  let plan = state.plan
  if plan.isTooSmall {
    let smallest = ScreenPlan.smallest
    canvas.write(
      "Needs \(smallest.columns)x\(smallest.rows), has \(state.size.columns)x\(state.size.rows)",
      row: 0, column: 0, .text)
    return canvas.frame
  }
  let analysis = Analysis(state)
  drawBorders(plan, state, analysis, &canvas)
  let cursorOwner = plan[state.focus] == nil ? .text : state.focus
  for placement in plan.panes {
    canvas.takesCursor = placement.pane == cursorOwner
    canvas.draw(in: placement.inner) { placement.pane.pane.draw(state, analysis, into: &$0) }
    // Where the pane has nothing to point at, the cursor stands at its beginning.
    if canvas.takesCursor, canvas.frame.cursor == nil {
      canvas.draw(in: placement.inner) { $0.placeCursor(row: 0, column: 0) }
    }
  }
  canvas.takesCursor = true
  canvas.draw(in: plan.title) { TitleBar.draw(state, analysis, into: &$0) }
  canvas.draw(in: plan.keys) { KeyBar.draw(state, into: &$0) }
  drawOverlay(state, plan, &canvas)
  return canvas.frame
}

/// The frames of the panes and their titles; the focused one is drawn last, over its neighbours' edges.
private func drawBorders(
  _ plan: ScreenPlan, _ state: AppState, _ analysis: Analysis, _ canvas: inout Canvas
) {
  var borders = Borders(size: Size(rows: canvas.rows, columns: canvas.columns))
  for placement in plan.panes where placement.isBoxed {
    borders.add(placement.outer, isFocused: placement.pane == state.focus)
  }
  borders.draw(into: &canvas)
  for placement in plan.panes {
    let isFocused = placement.pane == state.focus
    let outer = placement.outer
    if !placement.isBoxed {
      for column in 0..<outer.columns {
        canvas.put(
          "\u{2500}", row: outer.row, column: outer.column + column,
          style: canvas.theme[isFocused ? .focusedBorder : .border])
      }
    }
    canvas.write(
      " \(placement.pane.title) ", row: outer.row, column: outer.column + 2,
      isFocused ? .focusedTitle : .title)
    let room = outer.columns - placement.pane.title.count - 8
    if let note = placement.pane.pane.note(state, analysis), note.count <= room {
      canvas.writeRight(
        " \(note) ", row: outer.row, before: outer.column + outer.columns - 2,
        placement.pane == .text ? .accent : .quiet)
    }
  }
}

private func drawOverlay(_ state: AppState, _ plan: ScreenPlan, _ canvas: inout Canvas) {
  let body = Rect(row: 1, column: 0, rows: state.size.rows - 2, columns: state.size.columns)
  switch state.overlay {
  case .help(let row):
    canvas.draw(in: body) { HelpOverlay.draw(firstRow: row, into: &$0) }
  case .palette(let query, let chosen):
    let margin = state.size.columns > 110 ? (state.size.columns - 100) / 2 : 2
    let part = Rect(
      row: 2, column: margin, rows: min(20, state.size.rows - 4),
      columns: state.size.columns - 2 * margin)
    canvas.draw(in: part) { PaletteOverlay.draw(query: query, chosen: chosen, into: &$0) }
  case .prompt(let prompt, let text):
    canvas.draw(in: plan.keys) { PromptOverlay.draw(prompt, text: text, into: &$0) }
  case .rule(let name, let typed, let row):
    canvas.draw(in: body) { RuleOverlay.draw(name, typed: typed, firstRow: row, into: &$0) }
  case .question(let question):
    var part = plan.keys
    if PromptOverlay.needsTwoRows(question, columns: part.columns), part.row > 0 {
      part = Rect(row: part.row - 1, column: part.column, rows: 2, columns: part.columns)
    }
    canvas.draw(in: part) { PromptOverlay.draw(question, into: &$0) }
  case .menu(let menu):
    canvas.draw(in: MenuOverlay.frame(menu, screen: state.size)) {
      MenuOverlay.draw(menu, screen: state.size, into: &$0)
    }
  case .note(let title, let lines, let row):
    canvas.draw(in: body) { NoteOverlay.draw(title: title, lines, firstRow: row, into: &$0) }
  case nil: break
  }
}

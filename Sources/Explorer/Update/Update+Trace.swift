internal import BidiAlgorithm
internal import Explanation
internal import Screen
internal import TextModel

/// Actions on the table of the rules' work.
func actOnTrace(_ state: inout AppState, _ action: TraceAction) {
  if !state.trace.isOn {
    state.trace.isOn = true
    if state.plan[.trace] == nil { changeView(&state, .arrange(.explain)) }
  }
  switch action {
  case .stage(let step): moveStage(&state, by: step)
  case .firstStage: moveStage(&state, by: -100)
  case .lastStage: moveStage(&state, by: 100)
  case .choose(let stage, let offset):
    state.trace.stage = stage
    if let offset { _ = edit(&state, .goTo(offset)) }
  case .page(let pages):
    let columns = TracePane.visibleScalars(state) - 1
    _ = edit(&state, .stepScalar(pages * max(1, columns)))
  case .fold:
    state.trace.isUnfolded.toggle()
  case .step:
    state.trace.isStepping.toggle()
    state.trace.isPlaying = false
    if state.trace.isStepping { fixStage(&state) }
    state.message =
      state.trace.isStepping
      ? "The text is shown as if the algorithm stopped there; Alt+Down steps on."
      : "The text is shown as it is displayed."
  case .play: play(&state)
  case .tick: tick(&state)
  case .openJump: state.overlay = .prompt(.rule, text: "")
  case .openRule:
    let view = TraceView(Analysis(state), state.trace)
    state.overlay = .rule(name: view?.ruleName ?? "P2", typed: "", firstRow: 0)
  }
}

/// Makes the stage that happens to be shown the chosen one.
private func fixStage(_ state: inout AppState) {
  state.trace.stage = state.trace.stage ?? TraceView(Analysis(state), state.trace)?.stage
}

private func moveStage(_ state: inout AppState, by step: Int) {
  guard let view = TraceView(Analysis(state), state.trace) else { return }
  let index = view.stages.firstIndex(of: view.stage) ?? 0
  state.trace.stage = view.stages[min(max(0, index + step), view.stages.count - 1)]
}

/// Plays from the chosen stage, or from the first where it is the last.
private func play(_ state: inout AppState) {
  guard !state.trace.isPlaying else {
    state.trace.isPlaying = false
    return
  }
  guard let view = TraceView(Analysis(state), state.trace) else { return }
  let isFresh = !state.trace.isStepping || view.stage == view.stages.last
  state.trace.stage = isFresh ? view.stages.first : view.stage
  state.trace.isStepping = true
  state.trace.isPlaying = true
}

private func tick(_ state: inout AppState) {
  guard state.trace.isPlaying else { return }
  let before = state.trace.stage
  moveStage(&state, by: 1)
  if state.trace.stage == before { state.trace.isPlaying = false }
}

/// Goes to a rule by its name.
func jump(_ state: inout AppState, to name: String) {
  let wanted = name.split(separator: " ").joined()
  guard let rule = BidiRule(name: wanted) else {
    state.message =
      "There is no rule \(PrintableText.of(name)); there are P1-P3, X1-X10, W1-W7, N0-N2, I1, I2, L1-L4."
    return
  }
  state.trace.stage = TraceStage(rule)
}

/// What a key does to the words on a rule.
func readRule(
  _ state: inout AppState, _ name: String, _ typed: String, _ row: Int, _ action: OverlayAction
) {
  let page = max(1, RuleOverlay.rows(state.size) - 3)
  func show(_ name: String, _ typed: String, _ row: Int) {
    let most = RuleOverlay.lastFirstRow(name, state.size)
    state.overlay = .rule(name: name, typed: typed, firstRow: min(max(0, row), most))
  }
  switch action {
  case .up: show(name, "", row - 1)
  case .down: show(name, "", row + 1)
  case .pageUp: show(name, "", row - page)
  case .pageDown, .type(" "): show(name, "", row + page)
  case .type(let letters):
    // `B`, `BD`, `BD1`, `BD16`: each beginning of a name leads to the first that has it.
    for attempt in [typed + letters, letters] {
      let beginning = attempt.lowercased()
      let names = RuleReference.all.map(\.name)
      guard
        let found = names.first(where: { $0.lowercased() == beginning })
          ?? names.first(where: { $0.lowercased().hasPrefix(beginning) })
      else { continue }
      return show(found, attempt, 0)
    }
  case .erase: show(name, String(typed.dropLast()), row)
  case .close, .accept: state.overlay = nil
  }
}

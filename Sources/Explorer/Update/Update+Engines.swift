internal import BidiAlgorithm
internal import Explanation
internal import TextModel

/// Actions on the engines.
func actOnEngines(_ state: inout AppState, _ action: EnginesAction) {
  switch action {
  case .answered(let engine, let content, let direction, let outcome):
    // What comes late, for a text that has changed since, is dropped.
    guard let asked = state.engines.asked, asked.content == content, asked.direction == direction,
      state.engines.outcomes.indices.contains(engine)
    else { return }
    state.engines.outcomes[engine] = outcome
  case .choose(let step):
    state.engines.chosen = min(
      max(0, state.engines.chosen + step), max(0, state.engines.names.count - 1))
  case .goToDifference(let engine):
    if let engine { state.engines.chosen = engine }
    goToDifference(&state)
  }
}

/// Puts the caret on the scalar and chooses the rule.
private func goToDifference(_ state: inout AppState) {
  guard state.engines.outcomes.indices.contains(state.engines.chosen),
    case .answer(let answer, _, let difference?) = state.engines.outcomes[state.engines.chosen]
  else { return }
  let start = Analysis(state).paragraphStart
  switch difference.place {
  case .level(let position):
    _ = edit(&state, .goTo(ScalarOffset(start + position)))
  case .order(let column):
    if column < answer.order.count {
      _ = edit(&state, .goTo(ScalarOffset(start + answer.order[column])))
    }
  case .paragraph: break
  }
  state.trace.isOn = true
  state.trace.stage = difference.rule.map { TraceStage($0) }
}

/// Asks the engines about the caret's paragraph where they are shown and were not asked about it yet.
func askEngines(_ state: inout AppState) -> [Effect] {
  guard state.arrangement == .engines, !state.engines.names.isEmpty else { return [] }
  let analysis = Analysis(state)
  let direction = analysis.paragraphLayout.direction
  let content = analysis.content.id
  if let asked = state.engines.asked, asked.content == content, asked.direction == direction {
    return []
  }
  guard analysis.paragraphLayout.count <= EnginesState.longest, analysis.paragraphLayout.count > 0
  else {
    state.engines.asked = nil
    state.engines.outcomes = []
    return []
  }
  let question = EngineQuestion(
    content: content, scalars: analysis.content.scalars.map(\.scalar), direction: direction)
  state.engines.asked = question
  state.engines.outcomes = Array(repeating: nil, count: state.engines.names.count)
  return [.askEngines(question)]
}

internal import TextModel

/// A step of editing, with a word on what it did.
func perform(_ state: inout AppState, _ step: SessionStep) -> [Effect] {
  let ranges = state.session.ranges
  if step.needsSelection, ranges.isEmpty {
    state.message = "Nothing is selected."
    return []
  }
  let before = state.session.document.scalarCount
  guard state.session.perform(step) else {
    state.message = state.refusal
    return []
  }
  let change = state.session.document.scalarCount - before
  state.message = words(for: step, ranges, change: change)
  if case .copy = step { return [.copy(state.session.register.string)] }
  return []
}

private func words(
  for step: SessionStep, _ ranges: RangeSet<ScalarOffset>, change: Int
) -> String? {
  let count = counted(ranges.ranges.count, "range")
  switch step {
  case .copy(let format): return "Copied \(counted(ranges.scalarCount, "scalar")) \(format.words)."
  case .wrap(let isolate): return "Wrapped \(count) in \(isolate.rawValue) and PDI."
  case .stripControls:
    return change == 0
      ? "There are no bidi controls in the selection."
      : "Removed \(counted(-change, "bidi control"))."
  case .protect: return "Protected \(count): no change may reach into what is marked."
  case .unprotect: return "Nothing is protected any more."
  case .readOnly(let isReadOnly):
    return isReadOnly ? "The text is read-only." : "The text may be changed."
  case .selectionPolicy(let policy): return policy.words
  case .motionPolicy(let policy): return policy.words
  case .deletionPolicy(let policy): return policy.words
  case .backspaceUnit(let unit): return unit.words
  default: return nil
  }
}

extension SessionStep {
  /// Whether it does nothing without a selection.
  fileprivate var needsSelection: Bool {
    switch self {
    case .copy, .wrap, .stripControls, .protect: true
    default: false
    }
  }
}

extension AppState {
  /// Why the last change was refused.
  var refusal: String {
    if case .refused(let refusal) = session.log.calls.last?.decision { return refusal.words }
    return "This text may not be changed."
  }
}

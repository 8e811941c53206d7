internal import BidiAlgorithm
internal import TextModel
internal import UnicodeData

/// Actions on the text, its caret and its selection.
func edit(_ state: inout AppState, _ action: Action) -> [Effect] {
  var isDone = true
  switch action {
  case .insert(let text): isDone = state.session.perform(.type(text))
  case .paste(let text): isDone = state.session.perform(.paste(text))
  case .insertNewline: isDone = state.session.perform(.paste("\n"))
  case .insertTab: isDone = state.session.perform(.type("\t"))
  case .delete(let key): isDone = delete(&state, key)
  case .undo: isDone = state.session.perform(.undo)
  case .redo: isDone = state.session.perform(.redo)
  case .cut, .copy: return copy(&state, isCut: action == .cut)
  case .pasteRegister: isDone = state.session.perform(.pasteRegister)
  case .move(let motion, let extending):
    isDone = state.session.perform(.move(state.sized(motion), extending: extending))
  case .selectAll: isDone = state.session.perform(.selectAll)
  case .goTo(let offset):
    state.session.select(Selection(caret: TextPosition(offset, .downstream)))
  case .stepScalar(let step):
    let analysis = Analysis(state)
    let here = analysis.offset(analysis.caretScalar ?? 0)
    let last = max(0, state.session.document.scalarCount - 1)
    let next = ScalarOffset(min(max(0, here + step), last))
    state.session.select(Selection(caret: TextPosition(next, .downstream)))
  case .perform(let step): return perform(&state, step)
  case .toggleReadOnly:
    return perform(&state, .readOnly(!state.session.protection.isDocumentReadOnly))
  case .cycleSelectionPolicy:
    return perform(&state, .selectionPolicy(state.session.selectionPolicy.next))
  case .cycleMotionPolicy: return perform(&state, .motionPolicy(state.session.motionPolicy.next))
  case .cycleDeletionPolicy:
    return perform(&state, .deletionPolicy(state.session.deletionPolicy.next))
  case .cycleBackspaceUnit:
    return perform(&state, .backspaceUnit(state.session.backspaceUnit.next))
  default: break
  }
  if !isDone { state.message = state.refusal }
  return []
}

private func delete(_ state: inout AppState, _ key: DeletionKey) -> Bool {
  switch key {
  case .backward: return state.session.perform(.backspace)
  case .forward: return state.session.perform(.delete)
  case .wordBackward, .wordForward:
    guard state.session.ranges.isEmpty else { return state.session.perform(.backspace) }
    let isForward = key == .wordForward
    let layout = state.session.layout
    let word = layout.moved(
      state.session.selection, isForward ? .wordRight : .wordLeft, extending: true, policy: .logical
    )
    // What is between the two ends in storage, wherever it is shown.
    guard let range = layout.ranges(of: word, policy: .single).ranges.first else { return true }
    return state.session.delete(range, backward: !isForward)
  }
}

private func copy(_ state: inout AppState, isCut: Bool) -> [Effect] {
  let ranges = state.session.ranges
  guard !ranges.isEmpty else {
    state.message = "Nothing is selected."
    return []
  }
  let text = state.session.layout.stored(ranges).string
  let isDone = state.session.perform(isCut ? .cut : .copy(.storage))
  state.message =
    isDone
    ? "\(isCut ? "Cut" : "Copied") \(counted(ranges.scalarCount, "scalar")) from \(counted(ranges.ranges.count, "range"))."
    : state.refusal
  return isDone ? [.copy(text)] : []
}

extension AppState {
  /// A page is as many lines as the Text pane shows, less one.
  func sized(_ motion: CaretMotion) -> CaretMotion {
    let rows = max(1, lineCount - 1)
    switch motion {
    case .pageUp(lines: 0): return .pageUp(lines: rows)
    case .pageDown(lines: 0): return .pageDown(lines: rows)
    default: return motion
    }
  }
}

/// Words of the person's own, safe to show: what has no picture becomes its label.
enum PrintableText {
  static func of(_ text: String) -> String {
    text.unicodeScalars.map { ScalarFacts.label(of: $0).map { "<\($0)>" } ?? String($0) }.joined()
  }
}

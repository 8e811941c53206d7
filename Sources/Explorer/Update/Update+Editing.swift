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
  case .cycleSelectionPolicy:
    let next = state.session.selectionPolicy.next
    _ = state.session.perform(.selectionPolicy(next))
    state.message = next.words
  case .cycleMotionPolicy:
    let all = MotionPolicy.allCases
    let index = all.firstIndex(of: state.session.motionPolicy) ?? 0
    state.session.motionPolicy = all[(index + 1) % all.count]
    state.message = state.session.motionPolicy.words
  default: break
  }
  if !isDone { state.message = "This text may not be changed." }
  return []
}

private func delete(_ state: inout AppState, _ key: DeletionKey) -> Bool {
  switch key {
  case .backward: return state.session.perform(.backspace)
  case .forward: return state.session.perform(.delete)
  case .wordBackward, .wordForward:
    guard state.session.ranges.isEmpty else { return state.session.perform(.backspace) }
    let isForward = key == .wordForward
    var word = state.session.selection
    let before = word
    word = state.session.layout.moved(
      word, isForward ? .wordRight : .wordLeft, extending: true, policy: .logical)
    state.session.select(word)
    guard !state.session.ranges.isEmpty else {
      state.session.select(before)
      return true
    }
    return state.session.perform(.backspace)
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
    : "This text may not be changed."
  return isDone ? [.copy(text)] : []
}

/// Goes to the next hit of what was sought last.
func findNext(_ state: inout AppState) {
  guard let pattern = SearchPattern(query: state.search) else {
    state.message = "Nothing was sought yet: Ctrl+F finds text."
    return
  }
  let document = state.session.document
  let from = state.session.ranges.ranges.first?.upperBound ?? state.session.selection.focus.offset
  let hit =
    document.firstMatch(of: pattern, from: from)
    ?? document.firstMatch(of: pattern, from: ScalarOffset(0))
  guard let hit else {
    state.message = "Not found: \(PrintableText.of(state.search))"
    return
  }
  if hit.lowerBound < from { state.message = "Found from the start." }
  state.session.select(
    Selection(
      anchor: TextPosition(hit.lowerBound, .downstream),
      focus: TextPosition(hit.upperBound, .upstream)))
}

extension AppState {
  /// A page is as many lines as the Text pane shows, less one.
  func sized(_ motion: CaretMotion) -> CaretMotion {
    let rows = max(1, (plan[.text]?.inner.rows ?? 10) - 1)
    switch motion {
    case .pageUp(lines: 0): return .pageUp(lines: rows)
    case .pageDown(lines: 0): return .pageDown(lines: rows)
    default: return motion
    }
  }
}

extension SelectionPolicy {
  var next: SelectionPolicy {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }

  var words: String {
    switch self {
    case .natural: "Natural selection: what is between the two ends on the screen."
    case .single: "Single range: what is between the two ends in storage."
    case .snap: "Snap: the natural selection, widened until it is one range in storage too."
    }
  }
}

extension MotionPolicy {
  var words: String {
    switch self {
    case .logical: "Arrows move in storage order."
    case .visual: "Arrows move on the screen."
    case .visualWithLogicalSelection: "Arrows move on the screen, and in storage while selecting."
    }
  }
}

/// Words of the person's own, safe to show: what has no picture becomes its label.
enum PrintableText {
  static func of(_ text: String) -> String {
    text.unicodeScalars.map { ScalarFacts.label(of: $0).map { "<\($0)>" } ?? String($0) }.joined()
  }
}

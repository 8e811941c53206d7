internal import TextModel

/// Goes to the next hit of what is sought, or the one before, around the text's end.
func find(_ state: inout AppState, _ direction: SearchDirection) {
  guard let pattern = SearchPattern(query: state.search) else {
    state.message = "Nothing was sought yet: Ctrl+F finds text."
    return
  }
  state.marksHits = true
  let document = state.session.document
  let here = state.currentHit ?? state.session.ranges.ranges.first
  let caret = state.session.selection.focus.offset
  let isForward = direction == .forward
  let from = (isForward ? here?.upperBound : here?.lowerBound) ?? caret
  let start = isForward ? ScalarOffset(0) : document.endOffset
  let next = document.firstMatch(of: pattern, from: from, direction)
  guard let hit = next ?? document.firstMatch(of: pattern, from: start, direction) else {
    state.message = "Not found: \(PrintableText.of(state.search))"
    return
  }
  state.show(hit)
  let around = next != nil ? "" : isForward ? " Found from the start." : " Found from the end."
  state.message = state.message ?? number(of: hit, pattern, document) + around
}

/// Which of how many hits one is; in a very long text only that it is one.
private func number(
  of hit: Range<ScalarOffset>, _ pattern: SearchPattern, _ document: Document
) -> String {
  guard document.scalarCount <= 1_000_000 else { return "Found at \(hit.lowerBound.rawValue)." }
  let all = document.matches(of: pattern)
  let index = all.firstIndex { $0.lowerBound >= hit.lowerBound } ?? 0
  return "Hit \(index + 1) of \(all.count)."
}

/// Asks about each hit whether to replace it, from the caret on and around the text's end.
func startReplacing(_ state: inout AppState) {
  guard let pattern = SearchPattern(query: state.search) else { return }
  let count = state.session.document.matches(of: pattern).count
  guard count > 0 else {
    state.message = "Not found: \(PrintableText.of(state.search))"
    return
  }
  askAboutHit(&state, from: state.session.selection.focus.offset, left: count)
}

private func askAboutHit(_ state: inout AppState, from start: ScalarOffset, left: Int) {
  let document = state.session.document
  guard left > 0, let pattern = SearchPattern(query: state.search),
    let hit = document.firstMatch(of: pattern, from: start)
      ?? document.firstMatch(of: pattern, from: ScalarOffset(0))
  else {
    state.message = "No more hits."
    return
  }
  state.show(hit)
  state.message = nil
  state.overlay = .question(.replaceHit(left: left))
}

/// Replaces the hit that is shown, or all of them, and goes on.
func replace(_ state: inout AppState, _ answer: Answer, left: Int) {
  guard let pattern = SearchPattern(query: state.search), let hit = state.currentHit else { return }
  let text = SearchPattern(query: state.replacement)?.text ?? .empty
  switch answer {
  case .replaceHit:
    guard state.session.replace(hit, with: text) else {
      state.message = state.refusal
      return
    }
    askAboutHit(&state, from: hit.lowerBound.advanced(by: text.scalarCount), left: left - 1)
  case .skipHit:
    askAboutHit(&state, from: hit.upperBound, left: left - 1)
  case .replaceAllHits:
    let count = state.session.document.matches(of: pattern).count
    let isDone = state.session.perform(.replaceAll(pattern, with: text.string))
    state.message =
      isDone ? "Replaced \(counted(count, "hit")); one Undo takes all back." : state.refusal
  default: break
  }
}

extension AppState {
  /// The hit at which the person still is.
  var currentHit: Range<ScalarOffset>? {
    guard let hit, hit.selection == session.selection,
      hit.range.upperBound <= session.document.endOffset
    else { return nil }
    return hit.range
  }

  /// Goes to a hit: selects it where a selection can take just that, or puts the caret at its start.
  fileprivate mutating func show(_ range: Range<ScalarOffset>) {
    if let selection = session.layout.selection(taking: range, policy: session.selectionPolicy) {
      session.select(selection)
    } else {
      session.select(Selection(caret: TextPosition(range.lowerBound, .downstream)))
      message =
        "No selection takes just this hit, in several pieces here; the caret is at its start."
    }
    hit = FoundHit(range: range, selection: session.selection)
  }
}

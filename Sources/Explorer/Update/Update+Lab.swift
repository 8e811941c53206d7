internal import BidiAlgorithm
internal import TextModel
internal import WritingDirection

/// Actions on the paragraphs' directions.
func actOnLab(_ state: inout AppState, _ action: LabAction) -> [Effect] {
  switch action {
  case .move(let rows): choose(&state, row: state.lab.row + rows)
  case .press(let row, let mend): press(&state, row: row, mend: mend)
  case .sideways(let step): return sideways(&state, step)
  case .accept:
    if state.lab.mending != nil { applyMend(&state) } else { drive(&state) }
  case .toggleStandard:
    state.choose(state.direction == .steady ? .standard : .steady)
    state.message = state.drivingWords
  case .pin(let direction): pin(&state, direction)
  case .cyclePin: cyclePin(&state)
  case .toggleMends: toggleMends(&state)
  case .turnMends:
    if state.lab.mending == nil { toggleMends(&state) }
    if let towards = state.lab.mending?.towards {
      state.lab.mending?.towards = towards.opposite
      keepMendThere(&state)
    }
  case .toggleWords:
    state.lab.showsWords.toggle()
    state.message =
      state.lab.showsWords
      ? "Words as \(state.countingStrategy.name) counts them: R right-to-left, L left-to-right, w weak, - ignored."
      : "Words are not marked any more."
  }
  return []
}

private func choose(_ state: inout AppState, row: Int) {
  state.lab.row = min(max(0, row), DirectionStrategy.all.count - 1)
}

private func press(_ state: inout AppState, row: Int, mend: Int?) {
  choose(&state, row: row)
  guard state.lab.mending != nil else { return drive(&state) }
  let mends = DirectionLabView.mends(state)
  if let mend, mends.indices.contains(mend) { state.lab.mending?.kind = mends[mend].kind }
}

private func drive(_ state: inout AppState) {
  state.choose(.strategy(state.lab.strategy))
  state.message = state.drivingWords
}

private func sideways(_ state: inout AppState, _ step: Int) -> [Effect] {
  guard let mending = state.lab.mending else {
    return edit(&state, .move(step < 0 ? .left : .right, extending: false))
  }
  let mends = DirectionLabView.mends(state)
  let index = (mends.firstIndex { $0.kind == mending.kind } ?? 0) + step
  guard !mends.isEmpty else { return [] }
  state.lab.mending?.kind = mends[min(max(0, index), mends.count - 1)].kind
  return []
}

// MARK: - Pins

private func cyclePin(_ state: inout AppState) {
  let paragraph = state.pinnedByHand.lowerBound
  let now = state.session.layout.direction(of: paragraph)
  switch state.session.notes[paragraph].pinned {
  case nil:
    state.lab.pinCycle = now
    pin(&state, now)
  case let pinned? where pinned == state.lab.pinCycle:
    state.lab.pinCycle = nil
    pin(&state, pinned.opposite)
  default: pin(&state, nil)
  }
}

private func pin(_ state: inout AppState, _ direction: TextDirection?) {
  let paragraphs = state.pinnedByHand
  let count = paragraphs.upperBound.rawValue - paragraphs.lowerBound.rawValue
  let which =
    count == 1 ? "Paragraph \(paragraphs.lowerBound.rawValue + 1)" : counted(count, "paragraph")
  guard state.session.pin(direction, paragraphs) else {
    state.message = direction == nil ? "Nothing is pinned here." : "\(which): pinned already."
    return
  }
  state.message =
    direction.map {
      "\(which) pinned \($0.words) here; F9 shows marks that a file keeps."
    } ?? "\(which) unpinned: the text decides."
}

// MARK: - Mends

private func toggleMends(_ state: inout AppState) {
  if state.lab.mending != nil, state.arrangement == .direction {
    state.lab.mending = nil
    return
  }
  if state.arrangement != .direction { changeView(&state, .arrange(.direction)) }
  state.focus = .direction
  let towards = state.session.layout.direction(of: state.caretParagraph)
  state.lab.mending = DirectionLab.Mending(towards: towards, kind: .leadingMark)
}

private func keepMendThere(_ state: inout AppState) {
  let mends = DirectionLabView.mends(state)
  if !mends.contains(where: { $0.kind == state.lab.mending?.kind }) {
    state.lab.mending?.kind = .leadingMark
  }
}

/// Makes the mend in hand: one step to undo.
private func applyMend(_ state: inout AppState) {
  guard let mending = state.lab.mending,
    let mend = DirectionLabView.mends(state).first(where: { $0.kind == mending.kind })
  else { return }
  let paragraph = state.caretParagraph
  if mend.kind == .explicit {
    let isDone = state.session.pin(
      mend.direction, paragraph..<ParagraphIndex(paragraph.rawValue + 1))
    state.message =
      isDone
      ? "Paragraph \(paragraph.rawValue + 1) pinned \(mend.direction.words); Ctrl+Z takes it back."
      : "Pinned already."
    return
  }
  let document = state.session.document
  let start = document.range(of: paragraph).lowerBound
  let insertions = mend.sourceInsertions(for: document.plainScalars(of: paragraph))
  let edit = Edit(
    insertions.map { insertion in
      let gap = start.advanced(by: insertion.offset)
      return Edit.Replacement(
        gap..<gap, with: StoredText(String(String.UnicodeScalarView(insertion.scalars))))
    })
  state.message =
    state.session.apply(edit) ? "Mended: \(mend.title). Ctrl+Z takes it back." : state.refusal
}

extension AppState {
  /// The caret's paragraph.
  var caretParagraph: ParagraphIndex {
    session.layout.place(of: session.selection.focus).line.paragraph
  }

  /// The paragraphs that a pin is for: those the selection touches, or the caret's.
  fileprivate var pinnedByHand: Range<ParagraphIndex> {
    let ranges = session.ranges.ranges
    guard let first = ranges.first, let last = ranges.last else {
      return caretParagraph..<ParagraphIndex(caretParagraph.rawValue + 1)
    }
    let head = session.document.paragraph(containing: first.lowerBound)
    // What is selected up to a paragraph's start does not reach into it.
    let tail = session.document.paragraph(
      containing: ScalarOffset(max(first.lowerBound.rawValue, last.upperBound.rawValue - 1)))
    return head..<ParagraphIndex(tail.rawValue + 1)
  }

  /// The strategy whose words are shown: the one that drives, if it counts words.
  var countingStrategy: DirectionStrategy {
    if case .strategy(let strategy) = direction, strategy.countsWords { return strategy }
    return .steady
  }

  /// What decides now, in a sentence.
  fileprivate var drivingWords: String {
    guard case .strategy(let strategy) = direction else { return "Direction: \(direction.name)." }
    return "\(strategy.name) decides the directions: \(strategy.title)."
  }
}

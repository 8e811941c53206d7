internal import BidiAlgorithm
internal import TextModel
internal import WritingDirection

extension DirectionFeature {
  package static func update(
    _ state: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .move(let rows): choose(&state, row: state.lab.row + rows)
    case .press(let row, let mend): press(&state, row: row, mend: mend, analyser)
    case .sideways(let step): return sideways(&state, step, analyser)
    case .accept:
      if state.lab.mending != nil { applyMend(&state, analyser) } else { drive(&state, analyser) }
    case .next:
      state.choose(state.direction.next, analyser)
      state.message = "Direction: \(state.direction.name)."
    case .toggleStandard:
      state.choose(state.direction == .steady ? .standard : .steady, analyser)
      state.message = state.drivingWords
    case .pin(let direction): pin(&state, direction, analyser)
    case .cyclePin: cyclePin(&state, analyser)
    case .toggleMends: return toggleMends(&state)
    case .turnMends:
      if state.lab.mending == nil {
        return toggleMends(&state).then(.action(.lab(.turnMends)))
      }
      if let towards = state.lab.mending?.towards {
        state.lab.mending?.towards = towards.opposite
        keepMendThere(&state, analyser)
      }
    case .toggleWords:
      state.lab.showsWords.toggle()
      state.message =
        state.lab.showsWords
        ? "Words as \(state.countingStrategy.name) counts them: R right-to-left, L left-to-right, w weak, - ignored."
        : "Words are not marked any more."
    }
    return .nothing
  }

  private static func choose(_ state: inout AppState, row: Int) {
    state.lab.row = min(max(0, row), DirectionStrategy.all.count - 1)
  }

  private static func press(_ state: inout AppState, row: Int, mend: Int?, _ analyser: Analyser) {
    choose(&state, row: row)
    guard state.lab.mending != nil else { return drive(&state, analyser) }
    let mends = DirectionLabView.mends(state, analyser)
    if let mend, mends.indices.contains(mend) { state.lab.mending?.kind = mends[mend].kind }
  }

  private static func drive(_ state: inout AppState, _ analyser: Analyser) {
    state.choose(.strategy(state.lab.strategy), analyser)
    state.message = state.drivingWords
  }

  private static func sideways(_ state: inout AppState, _ step: Int, _ analyser: Analyser)
    -> Reaction
  {
    guard let mending = state.lab.mending else {
      return .action(.edit(.move(step < 0 ? .left : .right, extending: false)))
    }
    let mends = DirectionLabView.mends(state, analyser)
    let index = (mends.firstIndex { $0.kind == mending.kind } ?? 0) + step
    guard !mends.isEmpty else { return .nothing }
    state.lab.mending?.kind = mends[min(max(0, index), mends.count - 1)].kind
    return .nothing
  }

  // MARK: - Pins

  private static func cyclePin(_ state: inout AppState, _ analyser: Analyser) {
    let paragraph = state.pinnedByHand.lowerBound
    let now = state.session.layout.direction(of: paragraph)
    switch state.session.notes[paragraph].pinned {
    case nil:
      state.lab.pinCycle = now
      pin(&state, now, analyser)
    case let pinned? where pinned == state.lab.pinCycle:
      state.lab.pinCycle = nil
      pin(&state, pinned.opposite, analyser)
    default: pin(&state, nil, analyser)
    }
  }

  private static func pin(
    _ state: inout AppState, _ direction: TextDirection?, _ analyser: Analyser
  ) {
    let paragraphs = state.pinnedByHand
    let count = paragraphs.upperBound.rawValue - paragraphs.lowerBound.rawValue
    let which =
      count == 1 ? "Paragraph \(paragraphs.lowerBound.rawValue + 1)" : counted(count, "paragraph")
    guard state.perform(.pin(direction, paragraphs), analyser) else {
      state.message = direction == nil ? "Nothing is pinned here." : "\(which): pinned already."
      return
    }
    let key = state.commands.keyName(of: .lab(.toggleMends))
    let fixes = key.map { "\($0) shows marks that a file keeps" } ?? "a file does not keep it"
    state.message =
      direction.map {
        "\(which) pinned \($0.words) here; \(fixes)."
      } ?? "\(which) unpinned: the text decides."
  }

  // MARK: - Mends

  private static func toggleMends(_ state: inout AppState) -> Reaction {
    let isShown = state.arrangement.panes.contains(.direction)
    if state.lab.mending != nil, isShown {
      state.lab.mending = nil
      return .nothing
    }
    if !isShown,
      let arrangement = state.registry.arrangements.first(where: {
        $0.panes.contains(.direction)
      })
    {
      return .action(.arrange(arrangement)).then(.action(.lab(.toggleMends)))
    }
    state.focus = .direction
    let towards = state.session.layout.direction(of: state.caretParagraph)
    state.lab.mending = DirectionLab.Mending(towards: towards, kind: .leadingMark)
    return .nothing
  }

  private static func keepMendThere(_ state: inout AppState, _ analyser: Analyser) {
    let mends = DirectionLabView.mends(state, analyser)
    if !mends.contains(where: { $0.kind == state.lab.mending?.kind }) {
      state.lab.mending?.kind = .leadingMark
    }
  }

  /// Makes the mend in hand: one step to undo.
  private static func applyMend(_ state: inout AppState, _ analyser: Analyser) {
    guard let mending = state.lab.mending,
      let mend = DirectionLabView.mends(state, analyser).first(where: { $0.kind == mending.kind })
    else { return }
    let key = state.commands.keyName(of: .edit(.undo))
    let undoing = key.map { " \($0) takes it back." } ?? ""
    let paragraph = state.caretParagraph
    if mend.kind == .explicit {
      let isDone = state.perform(
        .pin(mend.direction, paragraph..<ParagraphIndex(paragraph.rawValue + 1)), analyser)
      state.message =
        isDone
        ? "Paragraph \(paragraph.rawValue + 1) pinned \(mend.direction.words).\(undoing)"
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
    if state.perform(.apply(edit), analyser) {
      state.message = "Mended: \(mend.title).\(undoing)"
    }
  }
}

extension AppState {
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

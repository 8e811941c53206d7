internal import BidiAlgorithm
package import ExplorerCore
internal import Markup
internal import TextModel
internal import Wording
internal import WritingDirection

extension DirectionFeature {
  package static func update(
    _ state: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .move(let rows): move(&state, by: rows, analyser)
    case .press(let row, let fix): press(&state, row: row, fix: fix, analyser)
    case .sideways(let step): return sideways(&state, step, analyser)
    case .accept:
      guard state.lab.fixing == nil else { return applyFix(&state, analyser) }
      drive(&state, analyser)
    case .next:
      take(state.direction.next, &state, analyser)
      state.message = "Direction: \(state.direction.name)."
    case .toggleStandard:
      take(state.direction == .standard ? .steady : .standard, &state, analyser)
      state.message = state.drivingWords
    case .pin(let direction): pin(&state, direction, analyser)
    case .cyclePin: cyclePin(&state, analyser)
    case .toggleFixes: return toggleFixes(&state)
    case .turnFixes:
      if state.lab.fixing == nil {
        let opening = toggleFixes(&state)
        let isRefused = opening == .nothing && state.lab.fixing == nil
        return isRefused ? .nothing : opening.then(.action(.lab(.turnFixes)))
      }
      if let towards = state.lab.fixing?.towards {
        state.lab.fixing?.towards = towards.opposite
        keepFixThere(&state, analyser)
      }
    case .toggleWords:
      state.lab.showsWords.toggle()
      state.message =
        state.lab.showsWords
        ? "Words as \(verbatim: state.countingStrategy.name) counts them: R right-to-left, L left-to-right, w weak, - ignored."
        : "Words are no longer marked."
    }
    return .nothing
  }

  private static func move(_ state: inout AppState, by step: Int, _ analyser: Analyser) {
    let view = DirectionLabView.of(state, analyser.memory)
    choose(&state, row: view.chosen + step, of: view)
  }

  private static func choose(_ state: inout AppState, row: Int, of view: DirectionLabView) {
    state.lab.hand = view.rows[min(max(0, row), view.rows.count - 1)].choice
  }

  private static func press(_ state: inout AppState, row: Int, fix: Int?, _ analyser: Analyser) {
    choose(&state, row: row, of: DirectionLabView.of(state, analyser.memory))
    guard state.lab.fixing != nil else { return drive(&state, analyser) }
    let fixes = DirectionLabView.fixes(state, analyser)
    if let fix, fixes.indices.contains(fix) { state.lab.fixing?.kind = fixes[fix].kind }
  }

  /// Takes what the user chose, and remembers it.
  private static func take(
    _ choice: DirectionChoice, _ state: inout AppState, _ analyser: Analyser
  ) {
    state.choose(choice, analyser)
    state.lab.remembered = choice.argument
  }

  private static func drive(_ state: inout AppState, _ analyser: Analyser) {
    take(state.lab.hand ?? state.direction, &state, analyser)
    state.message = state.drivingWords
  }

  private static func sideways(_ state: inout AppState, _ step: Int, _ analyser: Analyser)
    -> Reaction
  {
    guard let fixing = state.lab.fixing else {
      return .action(.edit(.move(step < 0 ? .left : .right, extending: false)))
    }
    let fixes = DirectionLabView.fixes(state, analyser)
    let index = (fixes.firstIndex { $0.kind == fixing.kind } ?? 0) + step
    guard !fixes.isEmpty else { return .nothing }
    state.lab.fixing?.kind = fixes[min(max(0, index), fixes.count - 1)].kind
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
    let which: Words? = count == 1 ? nil : counted(count, .paragraphs)
    let number = paragraphs.lowerBound.rawValue + 1
    guard state.perform(.pin(direction, paragraphs), analyser) else {
      state.message =
        direction == nil
        ? "Nothing is pinned here."
        : which.map { "\($0): pinned already." } ?? "Paragraph \(number: number): pinned already."
      return
    }
    guard let direction else {
      state.message =
        which.map { "\($0) unpinned: the text decides." }
        ?? "Paragraph \(number: number) unpinned: the text decides."
      return
    }
    let key = state.commands.keyName(of: .lab(.toggleFixes))
    let fixes: Words =
      key.map { "\(verbatim: $0) shows marks that a file stores" } ?? "the file does not store it"
    state.message =
      which.map { "\($0) pinned \(direction.words) here; \(fixes)." }
      ?? "Paragraph \(number: number) pinned \(direction.words) here; \(fixes)."
  }

  // MARK: - Fixes

  private static func toggleFixes(_ state: inout AppState) -> Reaction {
    let isShown = state.arrangement.panes.contains(DirectionFeature.direction)
    let count = state.session.document.range(of: state.caretParagraph).count
    guard count <= DirectionLabView.longest || state.lab.fixing != nil else {
      state.message =
        "This paragraph has \(number: count) scalars; marks are tried in up to \(number: DirectionLabView.longest)."
      return .nothing
    }
    if state.lab.fixing != nil, isShown {
      state.lab.fixing = nil
      return .nothing
    }
    if !isShown,
      let arrangement = state.registry.arrangements.first(where: {
        $0.panes.contains(DirectionFeature.direction)
      })
    {
      return .action(.arrange(arrangement)).then(.action(.lab(.toggleFixes)))
    }
    state.focus = DirectionFeature.direction
    let towards = state.session.layout.direction(of: state.caretParagraph)
    state.lab.fixing = DirectionLab.Fixing(towards: towards, kind: .leadingMark)
    return .nothing
  }

  private static func keepFixThere(_ state: inout AppState, _ analyser: Analyser) {
    let fixes = DirectionLabView.fixes(state, analyser)
    if !fixes.contains(where: { $0.kind == state.lab.fixing?.kind }) {
      state.lab.fixing?.kind = .leadingMark
    }
  }

  /// Makes the chosen fix: one step to undo.
  private static func applyFix(_ state: inout AppState, _ analyser: Analyser) -> Reaction {
    guard let fixing = state.lab.fixing,
      let fix = DirectionLabView.fixes(state, analyser).first(where: { $0.kind == fixing.kind })
    else { return .nothing }
    let key = state.commands.keyName(of: .edit(.undo))
    let paragraph = state.caretParagraph
    if fix.kind == .explicit {
      let isDone = state.perform(
        .pin(fix.direction, paragraph..<ParagraphIndex(paragraph.rawValue + 1)), analyser)
      state.message =
        isDone
        ? key.map {
          """
          Paragraph \(number: paragraph.rawValue + 1) pinned \(fix.direction.words). \
          \(verbatim: $0) undoes it.
          """
        } ?? "Paragraph \(number: paragraph.rawValue + 1) pinned \(fix.direction.words)."
        : "Pinned already."
      return .nothing
    }
    let document = state.session.document
    if fix.kind == .dirAttribute {
      state.message = "Copied as HTML: \(fix.title)."
      let scalars = document.plainScalars(of: paragraph)
      return .effect(.copy(SourceForm.html.write(scalars, direction: fix.direction)))
    }
    let start = document.range(of: paragraph).lowerBound
    let edit = Edit(
      fix.insertions.map { insertion in
        let gap = start.advanced(by: insertion.offset)
        return Edit.Replacement(
          gap..<gap, with: StoredText(String(String.UnicodeScalarView(insertion.scalars))))
      })
    if state.perform(.apply(edit), analyser) {
      state.message =
        key.map { "Put in: \(fix.title). \(verbatim: $0) undoes it." } ?? "Put in: \(fix.title)."
    }
    return .nothing
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
  fileprivate var drivingWords: Words {
    guard case .strategy(let strategy) = direction else { return "Direction: \(direction.name)." }
    return "\(verbatim: strategy.name) decides the directions: \(strategy.title)."
  }
}

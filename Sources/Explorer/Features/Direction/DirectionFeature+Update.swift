internal import BidiAlgorithm
package import ExplorerCore
internal import Markup
internal import TextModel
internal import Wording
internal import WritingDirection

extension DirectionFeature {
  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .move(let rows): move(&app, by: rows, analyser)
    case .press(let row, let fix): press(&app, row: row, fix: fix, analyser)
    case .sideways(let step): return sideways(&app, step, analyser)
    case .accept:
      guard app.lab.fixing == nil else { return applyFix(&app, analyser) }
      drive(&app, analyser)
    case .next:
      take(app.direction.next, &app, analyser)
      app.message = "Direction: \(app.direction.name)."
    case .toggleStandard:
      take(app.direction == .standard ? .steady : .standard, &app, analyser)
      app.message = app.drivingWords
    case .pin(let direction): pin(&app, direction, analyser)
    case .cyclePin: cyclePin(&app, analyser)
    case .toggleFixes: return toggleFixes(&app)
    case .turnFixes:
      if app.lab.fixing == nil {
        let opening = toggleFixes(&app)
        let isRefused = opening == .nothing && app.lab.fixing == nil
        return isRefused ? .nothing : opening.then(.action(.lab(.turnFixes)))
      }
      if let towards = app.lab.fixing?.towards {
        app.lab.fixing?.towards = towards.opposite
        keepFixThere(&app, analyser)
      }
    case .toggleWords:
      app.lab.showsWords.toggle()
      app.message =
        app.lab.showsWords
        ? "Words as \(verbatim: app.countingStrategy.label) counts them: R right-to-left, L left-to-right, w weak, - ignored."
        : "Words are no longer marked."
    }
    return .nothing
  }

  private static func move(_ app: inout AppState, by step: Int, _ analyser: Analyser) {
    let view = DirectionLabView.of(app, analyser.memory)
    choose(&app, row: view.chosen + step, of: view)
  }

  private static func choose(_ app: inout AppState, row: Int, of view: DirectionLabView) {
    app.lab.chosen = view.rows[min(max(0, row), view.rows.count - 1)].choice
  }

  private static func press(_ app: inout AppState, row: Int, fix: Int?, _ analyser: Analyser) {
    let view = DirectionLabView.of(app, analyser.memory)
    choose(&app, row: row, of: view)
    guard app.lab.fixing != nil else {
      // The first press chooses, as the arrows do; one on the chosen row lets it decide.
      if row == view.chosen {
        drive(&app, analyser)
      } else if let choice = app.lab.chosen, choice != app.direction {
        app.message = """
          A second click or Enter lets \(choice.name) decide, in every text and at the next start.
          """
      }
      return
    }
    let fixes = DirectionLabView.fixes(app, analyser)
    if let fix, fixes.indices.contains(fix) { app.lab.fixing?.kind = fixes[fix].kind }
  }

  /// Takes what the user chose, and remembers it.
  private static func take(
    _ choice: DirectionChoice, _ app: inout AppState, _ analyser: Analyser
  ) {
    app.choose(choice, analyser)
    app.lab.remembered = choice.argument
  }

  private static func drive(_ app: inout AppState, _ analyser: Analyser) {
    take(app.lab.chosen ?? app.direction, &app, analyser)
    // It outlasts this text: how it is taken back is said with it.
    let key = app.direction == .standard ? nil : app.commands.keyName(of: .lab(.toggleStandard))
    let words = app.drivingWords
    app.message =
      key.map { "\(words) Kept; \(verbatim: $0) goes back to \(verbatim: "uax9")." } ?? words
  }

  private static func sideways(_ app: inout AppState, _ step: Int, _ analyser: Analyser)
    -> Reaction
  {
    guard let fixing = app.lab.fixing else {
      return .action(.edit(.move(step < 0 ? .left : .right, extending: false)))
    }
    let fixes = DirectionLabView.fixes(app, analyser)
    let index = (fixes.firstIndex { $0.kind == fixing.kind } ?? 0) + step
    guard !fixes.isEmpty else { return .nothing }
    app.lab.fixing?.kind = fixes[min(max(0, index), fixes.count - 1)].kind
    return .nothing
  }

  // MARK: - Pins

  private static func cyclePin(_ app: inout AppState, _ analyser: Analyser) {
    let paragraph = app.pinnedByHand.lowerBound
    let now = app.session.layout.direction(of: paragraph)
    switch app.session.notes[paragraph].pinned {
    case nil:
      app.lab.pinCycle = now
      pin(&app, now, analyser)
    case let pinned? where pinned == app.lab.pinCycle:
      app.lab.pinCycle = nil
      pin(&app, pinned.opposite, analyser)
    default: pin(&app, nil, analyser)
    }
  }

  private static func pin(
    _ app: inout AppState, _ direction: TextDirection?, _ analyser: Analyser
  ) {
    let paragraphs = app.pinnedByHand
    let count = paragraphs.upperBound.rawValue - paragraphs.lowerBound.rawValue
    let which: Words? = count == 1 ? nil : counted(count, .paragraphs)
    let number = paragraphs.lowerBound.rawValue + 1
    guard app.perform(.pin(direction, paragraphs), analyser) else {
      app.message =
        direction == nil
        ? "Nothing is pinned here."
        : which.map { "\($0): pinned already." } ?? "Paragraph \(number: number): pinned already."
      return
    }
    guard let direction else {
      app.message =
        which.map { "\($0) unpinned: the text decides." }
        ?? "Paragraph \(number: number) unpinned: the text decides."
      return
    }
    let key = app.commands.keyName(of: .lab(.toggleFixes))
    let fixes: Words =
      key.map { "\(verbatim: $0) shows marks that a file stores" } ?? "the file does not store it"
    app.message =
      which.map { "\($0) pinned \(direction.words) here; \(fixes)." }
      ?? "Paragraph \(number: number) pinned \(direction.words) here; \(fixes)."
  }

  // MARK: - Fixes

  private static func toggleFixes(_ app: inout AppState) -> Reaction {
    let isShown = app.arrangement.panes.contains(DirectionFeature.direction)
    let count = app.session.document.range(of: app.caretParagraph).count
    guard count <= DirectionLabView.longest || app.lab.fixing != nil else {
      app.message =
        "This paragraph has \(number: count) scalars; marks are tried in up to \(number: DirectionLabView.longest)."
      return .nothing
    }
    if app.lab.fixing != nil, isShown {
      app.lab.fixing = nil
      return .nothing
    }
    if !isShown,
      let arrangement = app.registry.arrangements.first(where: {
        $0.panes.contains(DirectionFeature.direction)
      })
    {
      return .action(.arrange(arrangement)).then(.action(.lab(.toggleFixes)))
    }
    app.focus = DirectionFeature.direction
    let towards = app.session.layout.direction(of: app.caretParagraph)
    app.lab.fixing = DirectionLab.Fixing(towards: towards, kind: .leadingMark)
    return .nothing
  }

  private static func keepFixThere(_ app: inout AppState, _ analyser: Analyser) {
    let fixes = DirectionLabView.fixes(app, analyser)
    if !fixes.contains(where: { $0.kind == app.lab.fixing?.kind }) {
      app.lab.fixing?.kind = .leadingMark
    }
  }

  /// Makes the chosen fix: one step to undo.
  private static func applyFix(_ app: inout AppState, _ analyser: Analyser) -> Reaction {
    guard let fixing = app.lab.fixing,
      let fix = DirectionLabView.fixes(app, analyser).first(where: { $0.kind == fixing.kind })
    else { return .nothing }
    let key = app.commands.keyName(of: .edit(.undo))
    let paragraph = app.caretParagraph
    if fix.kind == .explicit {
      let isDone = app.perform(
        .pin(fix.direction, paragraph..<ParagraphIndex(paragraph.rawValue + 1)), analyser)
      app.message =
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
    let document = app.session.document
    if fix.kind == .dirAttribute {
      app.message = "Copied as HTML: \(fix.title)."
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
    if app.perform(.apply(edit), analyser) {
      app.message =
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
    return "\(verbatim: strategy.label) decides the directions: \(strategy.title)."
  }
}

package import ExplorerCore
internal import Screen
package import TextModel
internal import UnicodeData
internal import Wording

/// What is selected: by which policy, and what can be done with it.
package enum SelectionFeature: Feature {
  package struct State: Hashable, Sendable {
    /// What the chosen row of the Selection pane would change; nil where none is chosen.
    package var chosen: SessionStep?
  }

  package enum Action: Hashable, Sendable {
    /// Says in words what is selected.
    case describe
    /// Brings a range into view and says where it is; the selection stays.
    case show(Range<ScalarOffset>)
    /// Chooses the row of the Selection pane that changes how keys or drags work; does that where
    /// the row is chosen already.
    case choose(SessionStep)
    /// Chooses another such row of those that are shown.
    case move(by: Int)
    /// Does what the chosen row says.
    case accept
  }

  package static let initial = State()
  package static let selection = PaneID(SelectionPane.self)
  package static let policies = PaneID(PoliciesPane.self)
  package static let panes = [selection, policies]

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .describe:
      let description = SelectionDescription(app)
      app.open(NoteOverlay(title: description.title, lines: description.lines))
    case .show(let range): show(range, &app)
    case .choose(let step):
      if app[SelectionFeature.self].chosen == step { return .action(.edit(step)) }
      app[SelectionFeature.self].chosen = step
      app.message = said(of: step)
    case .move(let rows): move(by: rows, &app, analyser)
    case .accept:
      if let step = app[SelectionFeature.self].chosen { return .action(.edit(step)) }
    }
    return .nothing
  }

  private static func move(by rows: Int, _ app: inout AppState, _ analyser: Analyser) {
    guard let inner = app.plan[selection]?.inner else { return }
    let steps: [SessionStep] =
      [.nextSelectionPolicy, .nextMotionPolicy, .nextDeletionPolicy, .nextBackspaceUnit]
      + SelectionPolicy.allCases.map { SessionStep.selectionPolicy($0) }
    let known = Dictionary(uniqueKeysWithValues: steps.map { (choose($0), $0) })
    let shown = SelectionPane.rows(app, analyser.analysis(of: app), inner.size)
      .actions(on: inner.rows, scrolled: app.scrolledRows(of: selection))
      .compactMap { known[$0] }
    guard let first = shown.first, let last = shown.last else {
      app.message = "No row that is shown here can be changed."
      return
    }
    let index = app[SelectionFeature.self].chosen.flatMap { shown.firstIndex(of: $0) }
    let next =
      index.map { shown[min(max(0, $0 + rows), shown.count - 1)] } ?? (rows > 0 ? first : last)
    app[SelectionFeature.self].chosen = next
    app.message = said(of: next)
  }

  /// A row is chosen as long as its pane has the focus.
  package static func follow(
    _ app: inout AppState, _ change: Change, _ analyser: Analyser
  ) -> Reaction {
    if app.focus != selection, app[SelectionFeature.self].chosen != nil {
      app[SelectionFeature.self].chosen = nil
    }
    return .nothing
  }

  /// A press on a row that says how keys or drags work, and would change that.
  static func choose(_ step: SessionStep) -> ExplorerCore.Action {
    .feature(SelectionFeature.self, .choose(step))
  }

  /// What a second press on such a row does.
  private static func said(of step: SessionStep) -> Words {
    switch step {
    case .nextMotionPolicy: "A second click or Enter changes how the arrows move."
    case .nextDeletionPolicy: "A second click or Enter changes how Backspace and Delete work."
    case .nextBackspaceUnit: "A second click or Enter changes what Backspace removes."
    case .selectionPolicy(let policy):
      "A second click or Enter chooses the policy \(policy.shortWords)."
    default: "A second click or Enter chooses the next policy."
    }
  }

  private static func show(_ range: Range<ScalarOffset>, _ app: inout AppState) {
    let layout = app.session.layout
    // The text may have changed since the row was drawn.
    guard range.upperBound <= layout.document.endOffset else { return }
    app.showLine(of: range.lowerBound)
    let stored = layout.document.storageRange(range)
    let (utf16, utf8) = (RangeNotation.text(stored.utf16), RangeNotation.text(stored.utf8))
    let units: Words = "utf16 \(verbatim: utf16) utf8 \(verbatim: utf8)"
    app.message = "\(verbatim: RangeNotation.text(range)): \(units)"
  }

  package static func titleFacts(_ app: AppState, _ analysis: Analysis) -> [TitleFact] {
    let policy = app.session.selectionPolicy
    // What one expects is said where there is space; what else a drag takes, before what others
    // would make of the paragraph.
    return [
      TitleFact(
        50, weight: policy == .natural ? 0 : 7, "selection: \(policy.shortWords)", .quiet,
        press: .edit(.nextSelectionPolicy))
    ]
  }
}

package import ExplorerCore
package import TextModel
internal import UnicodeData
internal import Wording

/// What is selected: by which policy, and what can be done with it.
package enum SelectionFeature: Feature {
  package enum Action: Hashable, Sendable {
    /// Says in words what is selected.
    case describe
    /// Brings a range into view and says where it is; the selection stays.
    case show(Range<ScalarOffset>)
  }

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
    }
    return .nothing
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
    // What one expects is said where there is space.
    return [
      TitleFact(
        50, weight: policy == .natural ? 0 : 5, "selection: \(policy.shortWords)", .quiet,
        press: .edit(.nextSelectionPolicy))
    ]
  }
}

package import ExplorerCore
internal import TextModel
internal import Wording

/// What is selected: by which policy, and what can be done with it.
package enum SelectionFeature: Feature {
  package enum Action: Hashable, Sendable {
    /// Says in words what is selected.
    case describe
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
    }
    return .nothing
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

package import ExplorerCore
package import TextModel
internal import Wording

/// The calls of the check before each change.
package enum LogFeature: Feature {
  package struct State: Hashable, Sendable {
    /// How many calls above the pane are scrolled out of view.
    package var scroll = 0
  }

  package enum Action: Hashable, Sendable {
    case scroll(Int)
    /// The caret goes to the place of a change, by its number in the list.
    case show(number: Int, ScalarOffset)
  }

  package static let initial = State()
  package static func state(_ state: State, for text: State?) -> State { text ?? initial }
  package static let log = PaneID(LogPane.self)
  package static let panes = [log]

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .scroll(let rows):
      app[LogFeature.self].scroll = min(
        max(0, app[LogFeature.self].scroll + rows), max(0, app.session.log.calls.count - 1))
    case .show(let number, let place):
      app.message = "The caret is at the place of change \(number: number)."
      return .action(.goTo(place))
    }
    return .nothing
  }
}

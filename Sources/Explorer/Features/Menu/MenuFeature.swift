package import ExplorerCore
internal import Screen
internal import TextModel
internal import Wording

/// The menu of commands beside the selection or the caret.
package enum MenuFeature: Feature {
  package enum Action: Hashable, Sendable { case open }

  package static let commands = [
    Command(
      "Selection menu",
      "Opens a menu of commands beside the selection, as the right mouse button does.",
      .selection, keys: [KeyPress(.function(10), .shift), KeyPress(.enter, .alt)],
      .feature(MenuFeature.self, .open))
  ]

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .open: open(&app, at: nil)
    }
    return .nothing
  }

  package static func receive(
    _ signal: Signal, _ app: inout AppState, _ analyser: Analyser
  ) -> Reaction {
    if case .menu(let at) = signal { open(&app, at: at) }
    return .nothing
  }

  private static func open(_ app: inout AppState, at point: Point?) {
    app.open(
      MenuOverlay(menu: app.session.ranges.isEmpty ? .caret : .selection, at: point))
  }
}

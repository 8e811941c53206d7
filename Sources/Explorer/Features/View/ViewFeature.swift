internal import TextModel
internal import Screen

/// What is shown of the text, and where the focus is.
package enum ViewFeature: Feature {
  package enum Action: Hashable, Sendable { case toggleControls }

  package static let commands = [
    Command(
      "Next pane", "Moves the focus to the next pane.", .view, keys: [KeyPress(.tab)], bar: "pane",
      .focusNext),
    Command(
      "Previous pane", "Moves the focus to the pane before.", .view, keys: [KeyPress(.tab, .shift)],
      .focusPrevious),
    Command(
      "Zoom", "Gives the focused pane the whole screen, and back.", .view,
      keys: [KeyPress(.function(2))], bar: "zoom", .zoom),
    Command(
      "Show controls",
      "Shows controls of no width as labels in the text, or hides them as readers see it.", .view,
      keys: [KeyPress(.function(7))], bar: "controls", .feature(ViewFeature.self, .toggleControls)),
  ]

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .toggleControls:
      let isHidden = app.session.settings.invisibles == .hidden
      app.session.settings.invisibles = isHidden ? .labelled : .hidden
      app.message =
        isHidden
        ? "Controls of no width are shown as labels."
        : "Controls of no width are hidden, as readers see the text."
    }
    return .nothing
  }
}

package import ExplorerCore
internal import Screen
internal import TextModel
internal import Wording

/// What is shown of the text, and where the focus is.
package enum ViewFeature: Feature {
  package enum Action: Hashable, Sendable { case toggleControls }

  package static let commands = [
    Command(
      "Next pane", "Moves the focus to the next pane.", .view, keys: [KeyPress(.tab)], bar: "pane",
      .focusNext),
    Command(
      "Previous pane", "Moves the focus to the previous pane.", .view,
      keys: [KeyPress(.tab, .shift)],
      .focusPrevious),
    Command(
      "Zoom", "Gives the focused pane the whole screen; press again to go back.", .view,
      keys: [KeyPress(.function(2))], bar: "zoom", .zoom),
    Command(
      "Show controls",
      "Shows zero-width controls as labels, or hides them.", .view,
      keys: [KeyPress(.function(7))], bar: "controls", .feature(ViewFeature.self, .toggleControls)),
  ]

  package static func titleFacts(_ app: AppState, _ analysis: Analysis) -> [TitleFact] {
    // Where the Text pane is shown it says so, and not the title.
    [
      TitleFact(
        4, weight: 0, TextPane.controlWords(app), .quiet,
        press: .feature(ViewFeature.self, .toggleControls))
    ]
  }

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .toggleControls:
      let isHidden = app.session.settings.invisibles == .hidden
      app.session.settings.invisibles = isHidden ? .labelled : .hidden
      app.message =
        isHidden
        ? "Zero-width controls are shown as labels."
        : "Zero-width controls are hidden, as in most programs."
    }
    return .nothing
  }
}

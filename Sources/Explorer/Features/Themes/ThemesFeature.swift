package import ExplorerCore
internal import Screen
internal import Wording

/// The colours of the screen: which theme it has, chosen from a list that shows each at once.
package enum ThemesFeature: Feature {
  package enum Action: Hashable, Sendable {
    case openList
    /// Takes one and keeps it in the settings.
    case choose(ThemeChoice)
  }

  package static let commands = [
    Command(
      "Choose a theme",
      "Lists the themes, dark, light, of high contrast, without colours and your own; each is shown at once.",
      .view, keys: [], .feature(ThemesFeature.self, .openList))
  ]

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .openList:
      let names = app.themes.choices.map(\.name)
      app.open(
        ThemesOverlay(query: "", chosen: names.firstIndex(of: app.themes.chosen.name) ?? 0))
    case .choose(let choice):
      app.choose(choice)
      app.message = "Theme: \(verbatim: choice.name)"
      return .action(.signal(.settingChosen("theme", choice.name)))
    }
    return .nothing
  }
}

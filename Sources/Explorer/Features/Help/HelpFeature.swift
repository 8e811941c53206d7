package import ExplorerCore
internal import Screen
internal import Wording

/// Every command with its keys, and the palette that finds commands by name.
package enum HelpFeature: Feature {
  package enum Action: Hashable, Sendable { case help, palette }

  package static let commands = [
    Command(
      "Help", "Shows every command with its keys.", .file,
      keys: [KeyPress(.function(1)), KeyPress(.function(12))],
      bar: "help", barPlace: .leading, worksOverOverlays: true, .feature(HelpFeature.self, .help)),
    Command(
      "Commands", "Finds a command by its name.", .file, keys: [.control("p")], bar: "commands",
      .feature(HelpFeature.self, .palette)),
  ]

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .help:
      // Its key closes it too; what it was opened over comes back.
      if let help = app.overlay?.overlay as? HelpOverlay {
        app.overlay = help.behind
      } else {
        app.open(HelpOverlay(behind: app.overlay))
      }
    case .palette: app.open(PaletteOverlay())
    }
    return .nothing
  }
}

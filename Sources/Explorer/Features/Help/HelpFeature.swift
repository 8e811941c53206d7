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
      bar: "help", barPlace: .leading, inOverlays: .close, .feature(HelpFeature.self, .help)),
    Command(
      "Commands", "Finds a command by its name.", .file, keys: [.control("p")], bar: "commands",
      .feature(HelpFeature.self, .palette)),
  ]

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .help: app.open(HelpOverlay())
    case .palette: app.open(PaletteOverlay())
    }
    return .nothing
  }
}

package import ExplorerCore
internal import Screen
internal import Wording

/// Opening a file beside the texts that are open: its path is completed, and its beginning shown.
package enum OpeningFeature: Feature {
  package struct State: Hashable, Sendable {
    /// The folder that was looked into last.
    var listing: FolderListing?
    /// The file whose beginning was read last.
    var preview: FilePreview?
  }

  package enum Action: Hashable, Sendable {
    /// Asks for a path.
    case ask
    // Answers from outside
    case listed(FolderListing)
    case previewed(FilePreview)
  }

  package enum Effect: Hashable, Sendable {
    /// Answer with `.listed`.
    case list(folder: String)
    /// Answer with `.previewed`.
    case preview(path: String)
  }

  package static let initial = State()

  package static let commands = [
    Command(
      "Open", "Opens another file beside the texts that are open.", .file, keys: [.control("o")],
      bar: "open", .feature(OpeningFeature.self, .ask))
  ]

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .ask: return ask(&app)
    case .listed(let listing):
      app[OpeningFeature.self].listing = listing
      return (app.overlay?.overlay as? OpenOverlay)?.wish(app) ?? .nothing
    case .previewed(let preview): app[OpeningFeature.self].preview = preview
    }
    return .nothing
  }

  /// What a folder holds is asked anew: it may have changed.
  private static func ask(_ app: inout AppState) -> Reaction {
    app[OpeningFeature.self] = initial
    let overlay = OpenOverlay(query: TypedPath(app.path ?? "").folder)
    app.open(overlay)
    return overlay.wish(app)
  }
}

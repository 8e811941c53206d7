package import ExplorerCore
internal import Screen
package import Wording

/// The files that were opened before.
package enum RecentFeature: Feature {
  package struct State: Hashable, Sendable {
    /// The files that are not open, the newest first, as they were when they were last asked for.
    var files: [RecentFile] = []
  }

  package enum Action: Hashable, Sendable {
    /// Shows the list.
    case openList
    case forget
    // Answers from outside
    case listed([RecentFile])
    /// The list is forgotten; or why it is not.
    case forgotten(failure: Words?)
  }

  package enum Effect: Hashable, Sendable {
    /// Answer with `.listed`.
    case list
    /// Forget the list and how texts were left, and answer with `.forgotten`.
    case forget
  }

  package static let initial = State()

  package static let commands = [
    Command(
      "Recent files", "Lists the files that were opened before; type a name to find one.", .file,
      keys: [KeyPress(.character("r"), [.alt, .shift])], .feature(RecentFeature.self, .openList)),
    Command(
      "Forget recent files", "Forgets which files were opened, and how each text was left.", .file,
      keys: [], .feature(RecentFeature.self, .forget)),
  ]

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .openList:
      app[RecentFeature.self] = initial
      app.open(RecentOverlay())
      return .effect(RecentFeature.self, .list)
    case .listed(let files): app[RecentFeature.self].files = files
    case .forget: return .effect(RecentFeature.self, .forget)
    case .forgotten(let failure):
      app[RecentFeature.self] = initial
      app.message =
        failure.map { "Not forgotten: \($0)" }
        ?? "Forgotten: the recent files, and how each text was left."
    }
    return .nothing
  }
}

internal import Explorer
internal import ExplorerCore
internal import NcursesTerminal
internal import Storage
internal import Wording

/// Performs the explorer's effects: the core's here, each feature's by its performer.
struct ExplorerWorld: EffectPerformer {
  let terminal: NcursesTerminal
  let clipboards: ClipboardPrograms
  let memory: MemoryStore?
  /// One for each feature that has effects.
  let performers: [any FeaturePerformer]

  func perform(_ effect: Effect, _ app: AppState) -> [Action] {
    switch effect {
    case .copy(let text):
      clipboards.copy(text)
      guard terminal.copyToClipboard(text) || !clipboards.isEmpty else {
        return [.say("Kept for Paste, but too long for the terminal's clipboard.")]
      }
    case .remember: memory?.keep(app.memory(for: .user))
    case .quit: break
    case .feature(let effect):
      for performer in performers {
        if let answers = performer.take(effect, app) { return answers }
      }
      assertionFailure("nobody performs \(effect)")
    }
    return []
  }
}

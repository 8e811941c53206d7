internal import Explorer
internal import NcursesTerminal
internal import TextModel

/// Saves the text, and keeps what is unsaved where a crash does not lose it.
struct FilesPerformer: FeaturePerformer {
  typealias F = FilesFeature

  let terminal: NcursesTerminal
  let recovery: RecoveryStore?
  let sessions: SessionStore?

  func perform(_ effect: FilesFeature.Effect, _ state: AppState) -> [Action] {
    switch effect {
    case .save(let path, let thenQuit, let overwrites):
      return [.feature(FilesFeature.self, save(path, thenQuit, overwrites, state))]
    case .keepForNextStart:
      try? recovery?.keep(state.session.document, of: state[FilesFeature.self].path)
    case .copyAgainstCrash: copy(state)
    case .discardRecovery: forget(state)
    }
    return []
  }

  private func save(
    _ path: String, _ thenQuit: Bool, _ overwrites: Bool, _ state: AppState
  ) -> FilesFeature.Action {
    let files = state[FilesFeature.self]
    let known = path == files.path ? files.stamp : nil
    if !overwrites, let found = TextFile.stamp(path), found != known {
      return .wouldOverwrite(path: path, thenQuit: thenQuit)
    }
    do {
      try TextFile.save(state.session.document, to: path)
    } catch {
      return .saveFailed(reason: "Not saved, nothing is lost: \(error.description)")
    }
    forget(state)
    sessions?.keep(state.session, memory: state.memory(for: .document), of: path)
    return .saved(path: path, stamp: TextFile.stamp(path), thenQuit: thenQuit)
  }

  private func copy(_ state: AppState) {
    guard state.session.isModified, let recovery else {
      terminal.keepForRecovery(path: "", contents: nil)
      return
    }
    let copy = recovery.copyForCrash(
      of: state.session.document, path: state[FilesFeature.self].path)
    terminal.keepForRecovery(path: copy.file, contents: copy.contents)
  }

  /// Throws away what was kept of a text, by this process or one before it.
  private func forget(_ state: AppState) {
    let path = state[FilesFeature.self].path
    terminal.keepForRecovery(path: "", contents: nil)
    recovery?.discard(path)
    if let found = recovery?.find(path) { recovery?.remove(found) }
  }
}

internal import Explorer
internal import NcursesTerminal
internal import TextModel

/// Performs the explorer's effects on files and on the terminal.
struct ExplorerWorld: EffectPerformer {
  let terminal: NcursesTerminal
  let recovery: RecoveryStore?
  let sessions: SessionStore?
  /// What is done about the terminal's own reordering, if nothing else is found to be better.
  let taming: BidiTamingChoice
  let desk: EngineDesk

  func answers() -> [Action] { desk.takeAnswers() }

  func perform(_ effect: Effect, _ state: AppState) -> Action? {
    switch effect {
    case .save(let path, let thenQuit, let overwrites):
      let known = path == state.path ? state.stamp : nil
      if !overwrites, let found = TextFile.stamp(path), found != known {
        return .wouldOverwrite(path: path, thenQuit: thenQuit)
      }
      do {
        try TextFile.save(state.session.document, to: path)
      } catch {
        return .saveFailed(reason: "Not saved, nothing is lost: \(error.description)")
      }
      forget(state)
      sessions?.keep(state.session, of: path)
      return .saved(path: path, stamp: TextFile.stamp(path), thenQuit: thenQuit)
    case .keepRecoveryAndEnd:
      try? recovery?.keep(state.session.document, of: state.path)
    case .discardRecovery:
      forget(state)
    case .copy(let text):
      guard terminal.copyToClipboard(text) else {
        return .say("Kept for Paste, but too long for the terminal's clipboard.")
      }
    case .calibrate:
      switch TerminalCalibration(terminal: terminal).run(first: taming) {
      case .stopped: return nil
      case .ended: return .terminate
      case .none:
        return .calibrated(
          words: "None of them reads right: Letters (Alt+A) helps.", isRight: false)
      case let outcome: return .calibrated(words: outcome.words ?? "", isRight: true)
      }
    case .askEngines(let question):
      desk.ask(question)
    case .quit: break
    }
    return nil
  }

  func rest(_ state: AppState) {
    guard state.session.isModified, let recovery else {
      terminal.keepForRecovery(path: "", contents: nil)
      return
    }
    let copy = recovery.copyForCrash(of: state.session.document, path: state.path)
    terminal.keepForRecovery(path: copy.file, contents: copy.contents)
  }

  /// Throws away what was kept of a text, by this process or one before it.
  private func forget(_ state: AppState) {
    terminal.keepForRecovery(path: "", contents: nil)
    recovery?.discard(state.path)
    if let found = recovery?.find(state.path) { recovery?.remove(found) }
  }
}

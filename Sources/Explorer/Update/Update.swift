internal import Screen
internal import TextModel

/// Changes the state as an action asks, and says what the world outside is to do.
///
/// Pure: no clock, no file, no terminal.
package func update(_ state: inout AppState, _ action: Action) -> [Effect] {
  if case .pointer(let event) = action { return follow(&state) { point(&$0, event) } }
  if case .resize(let size) = action {
    state.size = size
    state.fit()
    return []
  }
  if action == .pointerHeld {
    dragOn(&state)
    state.fit()
    return []
  }
  if action == .pointerRested {
    if state.gesture?.isHeld == false { state.gesture = nil }
    return []
  }
  if case .engines(.answered) = action {
    _ = perform(&state, action)
    return []
  }
  state.gesture = nil
  state.message = nil
  return follow(&state) { perform(&$0, action) }
}

/// Does what a person asked for, and what follows from it: the levels that it changed are noted, the caret is shown,
/// and other engines are asked.
private func follow(
  _ state: inout AppState, _ body: (inout AppState) -> [Effect]
) -> [Effect] {
  let former = FormerParagraph(state)
  let effects = body(&state)
  state.levelChange = former?.change(in: state)
  state.fit()
  return effects + askEngines(&state)
}

private func perform(_ state: inout AppState, _ action: Action) -> [Effect] {
  switch action {
  case .insert, .paste, .insertNewline, .insertTab, .delete, .undo, .redo, .cut, .copy,
    .pasteRegister, .move, .selectAll, .cycleSelectionPolicy, .cycleMotionPolicy, .goTo,
    .stepScalar, .perform, .toggleReadOnly, .cycleDeletionPolicy, .cycleBackspaceUnit:
    return edit(&state, action)
  case .focusNext, .focusPrevious, .focus, .zoom, .arrange, .toggleInvisibles, .cycleDirection,
    .cycleLetters,
    .scroll:
    changeView(&state, action)
    return []
  case .trace(let traceAction): actOnTrace(&state, traceAction)
  case .lab(let labAction): return actOnLab(&state, labAction)
  case .engines(let enginesAction): actOnEngines(&state, enginesAction)
  case .help: state.overlay = .help(firstRow: 0)
  case .palette: state.overlay = .palette(query: "", chosen: 0)
  case .openCodePoint: state.overlay = .prompt(.codePoint, text: "")
  case .openGoTo: state.overlay = .prompt(.goTo, text: "")
  case .openFind: state.overlay = .prompt(.find, text: "")
  case .overlay(let overlayAction): return actOnOverlay(&state, overlayAction)
  case .answer(let answer): return take(&state, answer)
  case .findNext: find(&state, .forward)
  case .findPrevious: find(&state, .backward)
  case .openReplace: state.overlay = .prompt(.replaceWhat, text: state.search)
  case .hideHits:
    state.marksHits = false
    state.focus = .text
  case .openMenu: openMenu(&state)
  case .describe: describe(&state)
  case .scrollLog(let rows):
    state.logScroll = min(max(0, state.logScroll + rows), max(0, state.session.log.calls.count - 1))
  case .say(let message): state.message = message
  case .save: return save(&state, thenQuit: false)
  case .openSaveAs: state.overlay = .prompt(.saveAs(thenQuit: false), text: state.path ?? "")
  case .quit:
    guard state.session.isModified else { return [.quit] }
    state.overlay = .question(.quitUnsaved)
  case .wouldOverwrite(let path, let thenQuit):
    state.overlay = .question(
      .overwrite(path: path, isOwn: path == state.path, thenQuit: thenQuit))
  case .saved(let path, let stamp, let thenQuit):
    state.session.markSaved()
    state.path = path
    state.stamp = stamp
    state.name = path.split(separator: "/").last.map { String($0) } ?? path
    state.message =
      "Saved to \(path)."
      + (state.session.notes.hasPins ? " Its pins are kept here, not in the file." : "")
    return thenQuit ? [.quit] : []
  case .calibrate: return [.calibrate]
  case .calibrated(let words, let isRight):
    if isRight { state.warning = nil }
    state.message = words
  case .saveFailed(let reason):
    state.message = reason
  case .terminate: return state.session.isModified ? [.keepRecoveryAndEnd] : [.quit]
  case .pointer, .pointerRested, .pointerHeld, .resize: break
  }
  return []
}

func save(_ state: inout AppState, thenQuit: Bool) -> [Effect] {
  guard let path = state.path else {
    state.overlay = .prompt(.saveAs(thenQuit: thenQuit), text: "")
    return []
  }
  return [.save(path: path, thenQuit: thenQuit, overwrites: false)]
}

private func take(_ state: inout AppState, _ answer: Answer) -> [Effect] {
  let question = state.overlay
  state.overlay = nil
  switch answer {
  case .saveAndQuit: return save(&state, thenQuit: true)
  case .quitWithoutSaving: return [.discardRecovery, .quit]
  case .stay: return []
  case .overwrite, .saveElsewhere:
    guard case .question(.overwrite(let path, _, let thenQuit)) = question else { return [] }
    if answer == .overwrite { return [.save(path: path, thenQuit: thenQuit, overwrites: true)] }
    state.overlay = .prompt(.saveAs(thenQuit: thenQuit), text: path)
    return []
  case .discardRecovery:
    state.recovered = nil
    return [.discardRecovery]
  case .recover:
    guard let document = state.recovered else { return [] }
    state.session.replaceDocument(document)
    state.recovered = nil
    state.message = "Recovered. Save to keep it."
    return [.discardRecovery]
  case .replaceHit, .skipHit, .replaceAllHits:
    if case .question(.replaceHit(let left)) = question { replace(&state, answer, left: left) }
    return []
  }
}
